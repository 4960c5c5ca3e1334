package tree

import "spectrie/app/markup"

// item draws node i as a tree item of the page. Its shape, word, chip and fan are one target, at least a row
// high.
func (w *pen) item(l *Layout, i int, o Options) {
	p := &l.Nodes[i]
	w.str(`<g role="treeitem" id="`).text(o.IDPrefix).int(i).str(`" data-key="`).text(p.Key)
	w.str(`" class="node`).str([...]markup.Literal{"", " win", " lose"}[p.mark()])
	for _, class := range [...]struct {
		name markup.Literal
		on   bool
	}{{" path", p.Path}, {" current", p.Current}, {" active", p.Key == o.ActiveKey}} {
		if class.on {
			w.str(class.name)
		}
	}
	w.str(`" aria-level="`).int(p.Level).str(`" aria-posinset="`).int(p.Pos).str(`" aria-setsize="`).int(p.Size)
	if p.Expandable {
		w.str(`" aria-expanded="`)
		if p.Expanded {
			w.str(`true`)
		} else {
			w.str(`false`)
		}
	}
	if p.Current {
		w.str(`" aria-selected="true`)
	}
	w.str(`"`).at(p.X, p.Y).str(`>`).title(p)
	w.str(`<g aria-hidden="true"`).size(p).str(`>`)
	half := l.metrics.Row / 2
	length, _ := p.tail()
	w.target(-reach, -half, length+reach, 2*half)
	w.content(p)
	w.str(`</g>`)
	if p.stub() {
		w.str(`<g aria-hidden="true"`).at(l.metrics.Column+stubX, p.FanY-p.Y).str(`>`)
		w.target(fanX, -half, fanRight(p.Hidden)-fanX, 2*half)
		w.cut(p.Hidden)
		w.str(`</g>`)
	}
	w.str(`</g>`)
}

// figure draws node i for a saved file.
func (w *pen) figure(l *Layout, i int) {
	p := &l.Nodes[i]
	w.str(`<g`).at(p.X, p.Y).str(`>`).title(p)
	w.str(`<g`).size(p).str(`>`)
	w.content(p)
	w.str(`</g>`)
	if p.stub() {
		w.str(`<g`).at(l.metrics.Column+stubX, p.FanY-p.Y).str(`>`)
		w.cut(p.Hidden)
		w.str(`</g>`)
	}
	w.str(`</g>`)
}

// title names a node. An aria-label would have to contain the text in the node (WCAG 2.5.3), and a screen
// reader would read it and the title twice.
func (w *pen) title(p *Placed) *pen {
	name := p.Label
	if name == "" {
		name = p.Letter
	}
	return w.str(`<title>`).text(name).str(`</title>`)
}

// at moves a group to (x, y).
func (w *pen) at(x, y float64) *pen {
	return w.str(` transform="translate(`).num(x).str(` `).num(y).str(`)"`)
}

// size makes the group of the current node larger.
func (w *pen) size(p *Placed) *pen {
	if s := p.scale(); s != 1 {
		w.str(` transform="scale(`).num(s).str(`)"`)
	}
	return w
}

// target draws the area that can be clicked and gets the focus ring.
func (w *pen) target(x, y, width, height float64) {
	w.str(`<rect class="hit" x="`).num(x).str(`" y="`).num(y).str(`" width="`).num(width)
	w.str(`" height="`).num(height).str(`" rx="6"/>`)
}

// content draws a node and the text after it.
func (w *pen) content(p *Placed) {
	w.shape(p.mark(), p.Letter)
	if p.remembered() {
		w.str(`<g`).at(badgeX, badgeY).str(`>`).badge(p.Memory)
		w.str(`</g>`)
	}
	switch {
	case len(p.Children) > 0:
	case p.Word != "":
		w.word(wordX, p.Word, p.Loser)
	case p.fan():
		w.cut(p.Hidden)
	}
}

// mark is the mark, or Neutral for an unknown one.
func (n *Node) mark() Mark {
	if n.Mark > Losing {
		return Neutral
	}
	return n.Mark
}
