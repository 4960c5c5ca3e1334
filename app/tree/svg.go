package tree

import (
	"unicode/utf8"

	"spectrie/app/markup"
)

// Options say what a drawing is for.
type Options struct {
	Palette   *Palette // nil: classes for the page's stylesheet; set: a file that stands alone in these colours
	IDPrefix  string   // a node's id is this and its index in Layout.Nodes; on the page only
	ActiveKey string   // the fragment that the keyboard is at, class "active"; on the page only
	Title     string   // of the saved file: its name and its caption
}

// SVG returns the drawing as one svg element.
//
// For the page it has tree items without a tree. The element around it takes the focus, has role="tree" and
// names the active item by its id. For a file it is a picture with a title.
func (l *Layout) SVG(o Options) markup.HTML {
	w := newPen(o)
	w.m.Reserve(512 + 640*len(l.Nodes))
	if o.Palette == nil {
		w.open(l.Width, l.Height, ` class="tree" role="none" focusable="false"`)
	} else {
		width, height := l.FileSize(o)
		w.openFile(width, height, o)
		w.caption(height, o)
	}
	l.edges(w)
	for i := range l.Nodes {
		if o.Palette == nil {
			w.item(l, i, o)
		} else {
			w.figure(l, i)
		}
	}
	if o.Palette != nil {
		w.str(`</g>`)
	}
	return w.str(`</svg>`).m.HTML()
}

// A saved drawing has its title below it, so it still says what it shows away from the page.
const (
	captionHeight = 22.0
	captionLetter = 5.6 // average width at its size of type
)

// FileSize is the size of the file that SVG makes with o, in CSS pixels.
func (l *Layout) FileSize(o Options) (width, height float64) {
	if o.Title == "" {
		return l.Width, l.Height
	}
	text := captionLetter*float64(utf8.RuneCountInString(o.Title)) + 2*l.metrics.Margin
	return max(l.Width, text), l.Height + captionHeight
}

// caption writes the title of a file at its foot.
func (w *pen) caption(height float64, o Options) {
	if o.Title == "" {
		return
	}
	w.str(`<text x="12" y="`).num(height - 10).str(`" text-anchor="start" font-size="10.5" fill="`)
	w.str(o.Palette.Neutral).str(`">`).text(o.Title).str(`</text>`)
}

// open starts an svg element of the given size.
func (w *pen) open(width, height float64, attributes markup.Literal) {
	w.str(`<svg`).str(attributes).str(` width="`).num(width).str(`" height="`).num(height)
	w.str(`" viewBox="0 0 `).num(width).str(` `).num(height).str(`">`)
}

// Fonts are the typefaces of a saved drawing, the first that there is.
const Fonts = "ui-rounded, 'SF Pro Rounded', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

// openFile starts a drawing that needs nothing around it. It has its own namespace, paper and type.
func (w *pen) openFile(width, height float64, o Options) {
	w.open(width, height, ` xmlns="http://www.w3.org/2000/svg" role="img"`)
	w.str(`<title>`).text(o.Title).str(`</title><rect width="100%" height="100%" fill="`).str(o.Palette.Paper).str(`"/>`)
	w.str(`<g font-family="` + Fonts + `" text-anchor="middle">`)
}

// edges draws all edges. The best line comes last, so it lies on top.
func (l *Layout) edges(w *pen) {
	for _, r := range [...]role{roleEdge, rolePath, roleBest} {
		started := false
		start := func() *pen {
			if !started {
				started = true
				w.str(`<path`).ink(r).str(` aria-hidden="true" d="`)
			}
			return w
		}
		for i := range l.Nodes {
			p := &l.Nodes[i]
			if p.Parent >= 0 && p.edge() == r {
				from := &l.Nodes[p.Parent]
				start().curve(from.X+edgeReach*from.scale(), from.Y, p.X-edgeReach*p.scale(), p.Y)
			}
			if r == roleEdge && p.stub() {
				start().curve(p.X+edgeReach*p.scale(), p.Y, p.X+l.metrics.Column+stubX+fanX, p.FanY)
			}
		}
		if started {
			w.str(`"/>`)
		}
	}
}

// edge returns the role of the edge that leads to the node.
func (n *Node) edge() role {
	switch {
	case n.Best:
		return roleBest
	case n.Path, n.Current:
		return rolePath
	}
	return roleEdge
}

// curve writes path data that leaves and arrives level.
func (w *pen) curve(x, y, toX, toY float64) {
	w.str(`M`).num(x).str(` `).num(y)
	if y == toY {
		w.str(`H`).num(toX)
		return
	}
	middle := (x + toX) / 2
	w.str(`C`).num(middle).str(` `).num(y).str(` `).num(middle).str(` `).num(toY).str(` `).num(toX).str(` `).num(toY)
}
