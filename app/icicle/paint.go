package icicle

import (
	"maps"
	"math"
	"slices"
	"unicode/utf8"

	"spectrie/dicts"
)

// Ink says what a rectangle or a label is for. Its colour is the painter's choice.
type Ink uint8

const (
	Wins     Ink = iota // a winning cell of the letters to choose from
	Loses               // a losing one
	LaterWin            // a winning cell further on
	LaterLoss
	Edge      // the left edge of a winning cell
	Gap       // between two cells
	OnWin     // a letter on a winning cell
	OnLoss    // a letter on a losing one
	Word      // a completed word
	BestLine  // the line of best play
	Paper     // behind the word of a line
	Highlight // the way to the fragment under the pointer
	Inks
)

// Picture is what a camera sees.
type Picture struct {
	Rects  []Rect
	Labels []Label
}

// Rect is a filled rectangle, in CSS pixels from the top left corner of the frame.
type Rect struct {
	Ink        Ink
	X, Y, W, H float32
}

// Label is text whose left end is at X and whose middle is at Y.
type Label struct {
	Ink        Ink
	X, Y, Size float32 // in CSS pixels
	Text       string
}

// mostNamed is how many words can be lit with their names.
const mostNamed = 20

// Sizes in CSS pixels.
const (
	lowestLetter = 10.0 // cell that has its letter, and its verdict as ✓ or ✗
	lowestWord   = 10.0 // row that has its word at the end
	letterWidth  = 8.0  // at most, of a word's letter on average
	letterRoom   = 40.0 // of a letter with its verdict
	edgeWidth    = 3.0
	lineWidth    = 3.0
)

// Options are what is painted over the cells.
type Options struct {
	Best  string            // the word that best play leads to, "" for none
	Lit   string            // the fragment whose way is lit, "" for none
	Words []string          // words whose rows are lit
	Signs map[string]string // a sign at the right end of a fragment's cell
	// Heads are names for the column of the letter with a number from 1. The first that has room
	// stands above it, if the frame has a head.
	Heads func(letter int) []string
}

// Paint draws what a camera sees. A cell is on every row of device pixels whose middle it covers, so
// where cells are hairlines each row shows one of them.
func (m *Map) Paint(c Camera, f Frame, o Options) Picture {
	head := f.Head
	f = f.columns()
	p := &painter{m: m, frame: f, scale: f.scale(), edges: m.edges(c, f)}
	p.rows = math.Round(f.Height * p.scale)
	p.columns = make([]run, len(p.edges))
	p.first = m.depth(c.to)
	if c.way < 0.5 {
		p.first = m.depth(c.from)
	}
	p.named = map[int32]bool{m.find(o.Best): true}
	if len(o.Words) <= mostNamed {
		for _, word := range o.Words {
			p.named[m.find(word)] = true
		}
	}
	height := p.rows / c.height
	top := -c.top * height
	for i := c.base; i > 0; i = m.cells[i].parent {
		// The letters before fill the height, or more.
		p.cell(i, 0, p.rows, 0, p.rows)
	}
	p.below(c.base, top, height)
	for k := range p.columns {
		p.flush(k)
	}
	if o.Best != "" {
		p.line(c, o.Best, lineWidth, true)
	}
	for _, word := range o.Words {
		if word != o.Best {
			p.line(c, word, 2, len(o.Words) <= mostNamed)
		}
	}
	for _, fragment := range slices.Sorted(maps.Keys(o.Signs)) {
		p.sign(c, fragment, o.Signs[fragment])
	}
	if o.Lit != "" {
		p.way(c, o.Lit)
	}
	p.lower(head)
	if head > 0 && o.Heads != nil {
		p.heads(head, o.Heads)
	}
	return p.picture
}

// lower moves the picture down.
func (p *painter) lower(by float64) {
	for i := range p.picture.Rects {
		p.picture.Rects[i].Y += float32(by)
	}
	for i := range p.picture.Labels {
		p.picture.Labels[i].Y += float32(by)
	}
}

// heads writes the names of the columns above them.
func (p *painter) heads(head float64, names func(letter int) []string) {
	const size = 11.0
	for k := range len(p.edges) - 1 {
		for _, name := range names(k + 1) {
			if x := p.edges[k] + 2; x+0.57*size*float64(utf8.RuneCountInString(name)) < p.edges[k+1] {
				p.text(Word, x, head/2, size, name)
				break
			}
		}
	}
}

// painter draws one picture.
type painter struct {
	m       *Map
	frame   Frame
	scale   float64
	rows    float64   // of device pixels
	edges   []float64 // of the columns, in CSS pixels
	first   int       // the column of the letters to choose from
	columns []run
	named   map[int32]bool // words whose names are at the ends of lines
	names   []Rect         // the paper behind those names
	picture Picture
}

// run is a rectangle that grows while low cells of one ink follow each other in a column.
type run struct {
	ink      Ink
	top, end float64 // rows; none if they are equal
}

// below paints the cells below cell i, which reaches from top over height, in rows.
func (p *painter) below(i int32, top, height float64) {
	if p.m.depth(i)+1 >= len(p.edges) || p.m.cells[i].over {
		return
	}
	first, end := p.m.grow(i)
	for j := first; j < end; j++ {
		c := &p.m.cells[j]
		y, h := top+c.top*height, c.height*height
		from, to := max(math.Ceil(y-0.5), 0), min(math.Ceil(y+h-0.5), p.rows)
		if from >= to {
			if y > p.rows {
				break
			}
			continue
		}
		p.cell(j, y, h, from, to)
		p.below(j, y, h)
	}
}

// separate is how many rows a cell has at least that stands apart from its neighbours.
const separate = 4

// cell paints one cell, which covers the rows from and to, in the column of its last letter.
func (p *painter) cell(i int32, y, h, from, to float64) {
	c := &p.m.cells[i]
	k := p.m.depth(i) - 1
	ink := Wins
	if c.mark == Losing {
		ink = Loses
	}
	if k > p.first {
		ink += LaterWin - Wins
	}
	if h < separate*p.scale {
		if r := &p.columns[k]; r.ink == ink && r.end == from && r.end > r.top {
			r.end = to
			return
		}
		p.flush(k)
		p.columns[k] = run{ink, from, to}
		return
	}
	p.flush(k)
	p.columns[k] = run{}
	x, width := p.edges[k], p.edges[k+1]-p.edges[k]
	gap := 1 / p.scale
	p.rect(ink, x, from/p.scale, width-gap, (to-from)/p.scale-gap)
	if c.mark == Winning && width > 2*edgeWidth && (to-from)/p.scale >= p.frame.lowest(lowestLetter) {
		p.rect(Edge, x, from/p.scale, edgeWidth, (to-from)/p.scale-gap)
	}
	p.label(i, c, x, width, from/p.scale, to/p.scale)
}

// label writes the letter of a cell and its verdict, and the word that it ends.
func (p *painter) label(i int32, c *cell, x, width, top, bottom float64) {
	height := bottom - top
	ink := OnWin
	if c.mark == Losing {
		ink = OnLoss
	}
	middle := (top + bottom) / 2
	size := min(max(0.62*height, p.frame.lowest(9)), 17)
	if height >= p.frame.lowest(lowestLetter) && width >= 14 {
		text := dicts.Capitals(string(c.letter))
		if width >= 32 {
			text += " " + ink.sign()
		}
		p.text(ink, x+min(8, width/6), middle, min(size, width/2.6), text)
	}
	if c.over && height >= p.frame.lowest(lowestWord) && !p.named[i] {
		p.text(Word, x+width+6, middle, min(size, 13), dicts.Capitals(c.at.Fragment()))
	}
}

// flush paints the run of a column.
func (p *painter) flush(k int) {
	if r := p.columns[k]; r.end > r.top {
		p.rect(r.ink, p.edges[k], r.top/p.scale, p.edges[k+1]-p.edges[k]-1/p.scale, (r.end-r.top)/p.scale)
	}
}

func (p *painter) rect(ink Ink, x, y, width, height float64) {
	if width > 0 && height > 0 {
		p.picture.Rects = append(p.picture.Rects, Rect{ink, float32(x), float32(y), float32(width), float32(height)})
	}
}

func (p *painter) text(ink Ink, x, y, size float64, text string) {
	p.picture.Labels = append(p.picture.Labels, Label{ink, float32(x), float32(y), float32(size), text})
}

// line draws a step from cell to cell up to a word, and if named the word at its end.
func (p *painter) line(c Camera, word string, width float64, named bool) {
	end := p.m.find(word)
	depth := p.m.depth(end)
	if p.m.common(end, c.base) != c.base || depth >= len(p.edges) {
		return
	}
	size := p.frame.Height / c.height
	before := math.NaN()
	for d := p.m.depth(c.base) + 1; d <= depth; d++ {
		top, height := p.m.span(p.m.above(end, d), c.base)
		y := min(max((top+height/2-c.top)*size, width/2), p.frame.Height-width/2)
		x := p.edges[d-1]
		if !math.IsNaN(before) && math.Abs(before-y) > width/2 {
			p.rect(BestLine, x-width/2, min(before, y)-width/2, width, math.Abs(before-y)+width)
		}
		if height*size >= p.frame.lowest(lowestLetter) {
			x += min(letterRoom, (p.edges[d]-x)*0.7, 3*height*size) // the letter of the cell stays free
		}
		p.rect(BestLine, x, y-width/2, p.edges[d]-x, width)
		before = y
	}
	if math.IsNaN(before) || !named {
		return
	}
	text := dicts.Capitals(p.m.cells[end].at.Fragment())
	const high = 18.0
	wide := letterWidth*1.15*float64(utf8.RuneCountInString(text)) + 10
	x := min(p.edges[depth]+1, p.frame.Width-wide-2)
	y := p.free(x, min(max(before, high/2+1), p.frame.Height-high/2-1), wide, high)
	p.rect(Paper, x, y-high/2, wide, high)
	p.text(Word, x+5, y, 13, text)
}

// free returns the height nearest to y at which a name lies over no other.
func (p *painter) free(x, y, wide, high float64) float64 {
	covered := func(y float64) bool {
		for _, n := range p.names {
			if x < float64(n.X+n.W) && float64(n.X) < x+wide && math.Abs(y-float64(n.Y)) < high {
				return true
			}
		}
		return false
	}
	at := y
	for step := 1.0; covered(at) && step < p.frame.Height; step++ {
		for _, try := range [...]float64{y + step, y - step} {
			if try > high/2 && try < p.frame.Height-high/2 && !covered(try) {
				at = try
				break
			}
		}
	}
	p.names = append(p.names, Rect{Paper, float32(x), float32(at), float32(wide), float32(high)})
	return at
}

// way frames the cells on the way to a fragment.
func (p *painter) way(c Camera, fragment string) {
	end := p.m.find(fragment)
	if p.m.common(end, c.base) != c.base || p.m.depth(end) >= len(p.edges) {
		return
	}
	const thick = 2.0
	size := p.frame.Height / c.height
	for d := p.m.depth(c.base) + 1; d <= p.m.depth(end); d++ {
		top, height := p.m.span(p.m.above(end, d), c.base)
		y, bottom := max((top-c.top)*size, 0), min((top+height-c.top)*size, p.frame.Height)
		x, width := p.edges[d-1], p.edges[d]-p.edges[d-1]-1
		if bottom-y < 3*thick {
			p.rect(Highlight, x, (y+bottom)/2-thick/2, width, thick)
			continue
		}
		p.rect(Highlight, x, y, width, thick)
		p.rect(Highlight, x, bottom-thick, width, thick)
		p.rect(Highlight, x, y, thick, bottom-y)
		p.rect(Highlight, x+width-thick, y, thick, bottom-y)
	}
}

// sign puts a sign on paper at the right end of a fragment's cell, in its middle.
func (p *painter) sign(c Camera, fragment, sign string) {
	i := p.m.find(fragment)
	depth := p.m.depth(i)
	if depth == 0 || depth >= len(p.edges) || i == c.base || p.m.common(i, c.base) != c.base {
		return
	}
	top, height := p.m.span(i, c.base)
	y := (top + height/2 - c.top) / c.height * p.frame.Height
	const side = 13.0
	if y < 0 || y > p.frame.Height {
		return
	}
	y = min(max(y, side/2), p.frame.Height-side/2)
	x := p.edges[depth] - side - 2
	p.rect(Paper, x, y-side/2, side, side)
	p.text(Word, x+2, y, 11, sign)
}

// Hit returns the fragment whose cell is at a point of the frame. There is none above the columns and
// right of a word.
func (m *Map) Hit(c Camera, f Frame, x, y float64) (fragment string, ok bool) {
	y -= f.Head
	f = f.columns()
	edges := m.edges(c, f)
	if x < 0 || y < 0 || y >= f.Height || x >= edges[len(edges)-1] {
		return "", false
	}
	column := 0
	for x >= edges[column+1] {
		column++
	}
	if column < m.depth(c.base) {
		return m.cells[m.above(c.base, column+1)].at.Fragment(), true
	}
	i, at := c.base, c.top+y/f.Height*c.height
	for m.depth(i) <= column {
		if m.cells[i].over {
			return "", false
		}
		first, end := m.grow(i)
		j := first
		for j+1 < end && at >= m.cells[j].top+m.cells[j].height {
			j++
		}
		at = (at - m.cells[j].top) / m.cells[j].height
		i = j
	}
	return m.cells[i].at.Fragment(), true
}
