package icicle

import "math"

// Camera says which part of a map a frame shows. [Map.At] looks at one fragment, whose next letters
// fill the height, and [Between] is a step on the way from one fragment to another.
type Camera struct {
	base        int32   // the cell that top and height are measured in; it fills the frame or more
	top, height float64 // the part of it that is in the frame
	from, to    int32   // the fragments whose columns are in the frame
	way         float64 // how far it is from one to the other, from 0 to 1
}

// At looks at a fragment. If it cannot come up, At looks at its longest beginning that can.
func (m *Map) At(fragment string) Camera {
	i := m.find(fragment)
	if m.cells[i].over {
		i = m.cells[i].parent // a word has no letters below it
	}
	return Camera{base: i, height: 1, from: i, to: i}
}

// Between is the camera on the way from a to b, which look at one fragment each. way is 0 at a and
// 1 at b. The frame grows or shrinks at an even rate.
func (m *Map) Between(a, b Camera, way float64) Camera {
	if way <= 0 {
		return a
	}
	if way >= 1 {
		return b
	}
	base := m.common(a.base, b.base)
	aTop, aHeight := m.window(a, base)
	bTop, bHeight := m.window(b, base)
	height := aHeight * math.Pow(bHeight/aHeight, way)
	part := way
	if math.Abs(bHeight-aHeight) > 1e-12 {
		part = (height - aHeight) / (bHeight - aHeight) // so that one point stays where it is
	}
	return Camera{base, aTop + (bTop-aTop)*part, height, a.to, b.to, way}
}

// window returns which part of a cell above it a camera shows.
func (m *Map) window(c Camera, within int32) (top, height float64) {
	top, height = m.span(c.base, within)
	return top + c.top*height, c.height * height
}

// Frame is the box that a map is painted in.
type Frame struct {
	Width, Height float64 // in CSS pixels
	Head          float64 // the part of the height above the columns, for what they are called
	Scale         float64 // device pixels for each CSS pixel, 0 for 1
	Print         bool    // on paper even small letters can be read
}

// columns is the frame without its head.
func (f Frame) columns() Frame {
	f.Height, f.Head = f.Height-f.Head, 0
	return f
}

// lowest is how large something is at least that can be read, given in CSS pixels for a screen.
func (f Frame) lowest(onScreen float64) float64 {
	if f.Print {
		return onScreen * 0.45
	}
	return onScreen
}

func (f Frame) scale() float64 {
	if f.Scale > 0 {
		return f.Scale
	}
	return 1
}

// Widths of columns in CSS pixels.
const (
	crumb    = 26.0  // a letter before the fragment that fills the frame
	widest   = 168.0 // any other
	narrowed = 0.3   // the part of the frame that the letters before may have
)

// edges returns where each column begins and the last one ends, from the left edge of the frame.
func (m *Map) edges(c Camera, f Frame) []float64 {
	to := m.edgesAt(c.to, f)
	if c.from == c.to {
		return to
	}
	from := m.edgesAt(c.from, f)
	for len(from) < len(to) {
		from = append(from, f.Width)
	}
	for len(to) < len(from) {
		to = append(to, f.Width)
	}
	for k := range to {
		to[k] = from[k] + (to[k]-from[k])*c.way
	}
	return to
}

// edgesAt returns the edges when a cell fills the frame.
func (m *Map) edgesAt(i int32, f Frame) []float64 {
	before := m.depth(i)
	profile := m.profile(i)
	edges := make([]float64, 1, 1+before+len(profile))
	for range before {
		edges = append(edges, edges[len(edges)-1]+min(crumb, narrowed*f.Width/float64(before)))
	}
	all := 0.0
	for _, part := range profile {
		all += part
	}
	room := f.Width - edges[before] - m.wordRoom(i, f)
	for _, part := range profile {
		edges = append(edges, edges[len(edges)-1]+min(widest, part/all*room))
	}
	return edges
}

// wordRoom is the room that words need right of the last column. There is none as long as rows are
// too low to read.
func (m *Map) wordRoom(i int32, f Frame) float64 {
	if f.Height/float64(max(1, m.cells[i].at.Words())) < f.lowest(lowestWord) {
		return 0
	}
	return min(f.Width/4, 12*letterWidth)
}
