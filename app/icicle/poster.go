package icicle

import "spectrie/app/markup"

// Poster is what a poster says beside its map.
type Poster struct {
	Title, Subtitle string
	Winning, Losing string // what the two verdicts mean
	Best            string // what the line means
	Foot            string // where the poster comes from, and when
}

// Size of a poster, A3 in landscape, in CSS pixels. With PosterScale pixels of print for each it has
// 300 dots an inch.
const (
	PosterWidth  = 1654
	PosterHeight = 1169
	PosterScale  = 3
)

const (
	posterMargin = 48.0
	posterTop    = 116.0 // of the map, with the names of its columns
	posterBottom = 56.0  // below it
)

// printed are the colours of a poster.
var printed = [Inks]string{
	Wins: "#cfe6f6", Loses: "#d55e00", LaterWin: "#e3eff6", LaterLoss: "#e6a46f", Edge: "#0072b2",
	Gap: "#fbfaf7", OnWin: "#1d1d1f", OnLoss: "#0b0b0c", Word: "#1d1d1f", BestLine: "#1d1d1f", Paper: "#fbfaf7", Highlight: "#1d1d1f",
}

// Poster draws what a camera sees as a file of its own: an svg element of PosterWidth by
// PosterHeight, which needs no stylesheet.
func (m *Map) Poster(c Camera, o Options, says Poster) markup.HTML {
	var w markup.Writer
	colour := func(ink Ink) (attribute, value string) { return "fill", printed[ink] }
	line := func(x, y, size float64, weight, text string) {
		w.Element("text", text, "x", format(x), "y", format(y), "font-size", format(size), "font-weight", weight, "fill", printed[Word])
	}
	w.Open("svg", "xmlns", "http://www.w3.org/2000/svg", "width", format(PosterWidth), "height", format(PosterHeight),
		"viewBox", "0 0 "+format(PosterWidth)+" "+format(PosterHeight), "role", "img",
		"font-family", "ui-rounded, 'SF Pro Rounded', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
		"font-weight", "650", "dominant-baseline", "central")
	w.Element("title", says.Title)
	w.Element("rect", "", "width", format(PosterWidth), "height", format(PosterHeight), "fill", printed[Paper])
	line(posterMargin, 54, 40, "700", says.Title)
	line(posterMargin, 98, 20, "400", says.Subtitle)

	w.Open("svg", "x", format(posterMargin), "y", format(posterTop))
	frame := Frame{Width: PosterWidth - 2*posterMargin, Height: PosterHeight - posterTop - posterBottom, Head: 20, Scale: PosterScale, Print: true}
	m.Paint(c, frame, o).write(&w, colour)
	w.Close("svg")

	const foot = PosterHeight - posterBottom/2
	x := posterMargin
	for _, item := range []struct {
		inks []Ink
		text string
	}{{[]Ink{Wins, Edge, OnWin}, says.Winning}, {[]Ink{Loses, OnLoss}, says.Losing}, {[]Ink{BestLine}, says.Best}} {
		w.Open("svg", "x", format(x), "y", format(foot-9))
		swatch(&w, colour, item.inks)
		w.Close("svg")
		line(x+26, foot, 15, "400", item.text)
		x += 26 + letterWidth*float64(len(item.text)) + 40
	}
	w.Element("text", says.Foot, "x", format(PosterWidth-posterMargin), "y", format(foot), "font-size", "15", "font-weight", "400",
		"text-anchor", "end", "fill", printed[Word])
	w.Close("svg")
	return w.HTML()
}
