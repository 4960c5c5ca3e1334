package icicle

import (
	"encoding/binary"
	"math"
	"strconv"

	"spectrie/app/markup"
)

// SVG writes the picture as an svg element that a stylesheet colours: one path for each ink with
// the class "ink-" and its number, and the labels. The element can be stretched to any size.
func (p Picture) SVG(f Frame) markup.HTML {
	var m markup.Writer
	m.Open("svg", "class", "map-first", "viewBox", "0 0 "+format(f.Width)+" "+format(f.Height), "preserveAspectRatio", "none", "aria-hidden", "true")
	p.write(&m, classOf)
	m.Close("svg")
	return m.HTML()
}

// write writes the shapes and the labels. Each has the attribute that colours its ink.
func (p Picture) write(m *markup.Writer, colour func(Ink) (attribute, value string)) {
	for ink := range Inks {
		var d []byte
		for _, r := range p.Rects {
			if r.Ink == ink {
				d = r.appendPath(d)
			}
		}
		if len(d) > 0 {
			attribute, value := colour(ink)
			m.Element("path", "", attribute, value, "d", string(d))
		}
	}
	for _, l := range p.Labels {
		attribute, value := colour(l.Ink)
		m.Element("text", l.Text, attribute, value, "x", format(float64(l.X)), "y", format(float64(l.Y)), "font-size", format(float64(l.Size)))
	}
}

// Samples is an svg element with a shape of every ink. A canvas takes the colours from them.
func Samples() markup.HTML {
	var m markup.Writer
	m.Open("svg", "class", "map-inks", "aria-hidden", "true")
	for ink := range Inks {
		m.Element("path", "", "class", ink.class())
	}
	m.Close("svg")
	return m.HTML()
}

// Swatch is a small svg element that shows the inks of a legend over each other, the first below.
func Swatch(inks ...Ink) markup.HTML {
	var m markup.Writer
	m.Open("svg", "class", "map-swatch", "viewBox", "0 0 18 18", "width", "18", "height", "18", "aria-hidden", "true")
	swatch(&m, classOf, inks)
	m.Close("svg")
	return m.HTML()
}

func swatch(m *markup.Writer, colour func(Ink) (attribute, value string), inks []Ink) {
	for _, ink := range inks {
		attribute, value := colour(ink)
		switch ink {
		case Edge:
			m.Element("rect", "", attribute, value, "width", "3", "height", "18")
		case BestLine:
			m.Element("rect", "", attribute, value, "y", "8", "width", "18", "height", "3")
		case OnWin, OnLoss:
			m.Element("text", ink.sign(), attribute, value, "x", "5", "y", "10", "font-size", "12")
		default:
			m.Element("rect", "", attribute, value, "width", "18", "height", "18")
		}
	}
}

func (ink Ink) sign() string {
	if ink == OnLoss {
		return "✗"
	}
	return "✓"
}

func (ink Ink) class() string { return "ink-" + strconv.Itoa(int(ink)) }

func classOf(ink Ink) (attribute, value string) { return "class", ink.class() }

// appendPath adds the rectangle to the data of a path.
func (r Rect) appendPath(d []byte) []byte {
	for _, part := range [...]struct {
		command byte
		value   float32
	}{{'M', r.X}, {' ', r.Y}, {'h', r.W}, {'v', r.H}, {'h', -r.W}} {
		d = append(d, part.command)
		d = strconv.AppendFloat(d, math.Round(float64(part.value)*10)/10, 'f', -1, 64)
	}
	return append(d, 'z')
}

func format(v float64) string {
	return strconv.FormatFloat(math.Round(v*10)/10, 'f', -1, 64)
}

// rectSize is how many bytes a rectangle takes: its ink and its four numbers, as float32 each.
const rectSize = 5 * 4

// Bytes are the rectangles for a script to paint: five little-endian float32 each, the number of
// the ink, x, y, width and height.
func (p Picture) Bytes() []byte {
	b := make([]byte, 0, rectSize*len(p.Rects))
	for _, r := range p.Rects {
		for _, v := range [...]float32{float32(r.Ink), r.X, r.Y, r.W, r.H} {
			b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
		}
	}
	return b
}

// Text is the labels for a script to paint, one on each line: the number of the ink, x, y, the size
// and the text, with spaces between.
func (p Picture) Text() string {
	var b []byte
	for _, l := range p.Labels {
		b = strconv.AppendInt(b, int64(l.Ink), 10)
		for _, v := range [...]float32{l.X, l.Y, l.Size} {
			b = append(b, ' ')
			b = strconv.AppendFloat(b, float64(v), 'f', 1, 32)
		}
		b = append(append(append(b, ' '), l.Text...), '\n')
	}
	return string(b)
}
