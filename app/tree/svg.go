package tree

// Options say for whom a drawing is made.
type Options struct {
	Players   int      // from 3 on, outlines are divided into the seats that can lose
	Palette   *Palette // nil: classes for the page's stylesheet; set: a file that stands alone in these colours
	IDPrefix  string   // a node's id is this and its index in Layout.Nodes; on the page only
	ActiveKey string   // the fragment that the keyboard is at, class "active"; on the page only
	Title     string   // of the saved file
}

// SVG draws the layout.
func (l *Layout) SVG(o Options) string {
	return ""
}
