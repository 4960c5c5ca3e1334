package board

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/answers"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/tree"
	"spectrie/app/ui"
)

// Canvas is a drawing on a page: of a scene, with the part of it that is drawn,
// its scale, and where the keyboard is in it. One is on the page at a time.
type Canvas struct {
	Host    page.Host
	Answers *answers.Answers
	Scene   *Scene  // nil while there is nothing to draw
	Growth  Growth  // which part of the tree is drawn
	Active  string  // the fragment of the tree that the keyboard is at
	Memory  *Memory // what the person knows of what is drawn, shown or hidden
	Zoom    zoom
	drag    drag
}

// Drawing is the tree with its tools and legend. The element with the role
// "tree" keeps the focus while the drawing inside it is replaced; it names the
// node that the keyboard is at.
func (c *Canvas) Drawing() app.UI {
	s := c.Scene
	o := s.options(c.Active)
	viewport := app.Div().ID("tree").Class("tree-view").Role("tree").TabIndex(0).
		Aria("label", s.treeName()).
		Aria("describedby", "tree-keys").
		OnClick(c.onTreeClick).
		OnMouseOver(c.onTreeHover).
		OnMouseLeave(c.OnTreeLeave).
		OnFocus(c.onTreeFocus).
		OnWheel(c.onWheel).
		On("pointerdown", c.onPointerDown).
		On("pointermove", c.onPointerMove).
		On("pointerup", c.onPointerUp).
		On("pointercancel", c.onPointerUp).
		On("touchstart", c.onTouchStart).
		On("touchmove", c.onTouchMove).
		Body(ui.HTML(s.layout.SVG(o)))
	if i, ok := s.layout.Index(c.Active); ok {
		viewport = viewport.Aria("activedescendant", o.IDPrefix+strconv.Itoa(i))
	}
	return app.Section().Class("drawing").Aria("label", "Drawing").Body(
		c.drawingTools(),
		viewport,
		app.P().ID("tree-keys").Class("sr-only").Text(s.treeKeys()),
		app.P().ID("preview").Class("preview"), // written by preview, not by Render
		c.legend(o),
	)
}

// treeKeys says which keys the drawing has.
func (s *Scene) treeKeys() string {
	if s.Plan != nil {
		return "Arrow keys walk, Enter opens the explorer there."
	}
	return "Arrow keys walk, Enter plays the letter, letters play at once, Backspace takes back."
}

// treeName says what is drawn.
func (s *Scene) treeName() string {
	if s.Plan != nil {
		return "Decisions from " + FragmentName(s.View.Fragment)
	}
	return "Tree of " + FragmentName(s.View.Fragment)
}

func (c *Canvas) drawingTools() app.UI {
	tool := func(id, title, name string, onClick app.EventHandler) app.UI {
		return app.Button().Type("button").ID(id).Class("tool").Title(title).Aria("label", title).OnClick(onClick).Body(ui.Icon(name))
	}
	whole, title := "Draw it all", fmt.Sprintf("Draw it all, up to %s nodes", text.Grouped(mostNodes))
	if c.Growth.Rows > UsualRows {
		whole, title = "Draw less", "Draw about as much as fits a window"
	}
	return app.Div().Class("tools").Role("group").Aria("label", "Drawing tools").Body(
		tool("zoom-out", "Smaller (-)", "zoom-out", c.zoomOut),
		tool("zoom-in", "Larger (+)", "zoom-in", c.zoomIn),
		tool("zoom-fit", "Fit all of it (0)", "fit", c.zoomFit),
		app.Button().Type("button").ID("draw-all").Class("tool wide").
			Disabled(c.Scene.whole && c.Growth.Rows == UsualRows).
			Title(title).Aria("label", whole).
			OnClick(c.DrawAll).Body(ui.Icon("tree"), app.Span().Text(whole)),
		c.knownToggle(),
		app.Span().Class("spring"),
		app.Span().Body(app.If(c.Scene.Plan == nil, func() app.UI {
			return tool("copy-link", "Copy a link to this view", "link", c.copyLink)
		})),
		tool("save-svg", "Save the drawing as SVG", "download", c.saveSVG),
		tool("save-png", "Save the drawing as PNG", "image", c.savePNG),
	)
}

func (c *Canvas) legend(o tree.Options) app.UI {
	var m markup.Writer
	c.Scene.WriteLegend(&m, c.Scene.layout, o)
	return ui.HTML(m.HTML())
}

// WriteLine writes a drawing of some lines, which screen readers skip: the label says the same.
// It returns how to explain its marks, after what else is written below it.
func (s *Scene) WriteLine(m *markup.Writer, root *tree.Node, labelID, label, nodeIDs string) (legend func()) {
	layout := tree.Arrange(root, tree.Standard)
	options := tree.Options{Players: s.View.Rules.Players, IDPrefix: nodeIDs}
	m.Element("p", label, "class", "sr-only", "id", labelID)
	m.Open("div", "class", "line-tree", "aria-hidden", "true")
	m.Add(layout.SVG(options))
	m.Close("div")
	return func() { s.WriteLegend(m, layout, options) }
}

// WriteLegend explains the marks that are on screen, and no others.
func (s *Scene) WriteLegend(m *markup.Writer, layout *tree.Layout, o tree.Options) {
	m.Open("ul", "class", "legend")
	for _, item := range layout.Legend(o) {
		m.Open("li")
		m.Add(tree.LegendSVG(item, o))
		m.Element("span", s.legendText(item.Kind))
		m.Close("li")
	}
	m.Close("ul")
}

func (s *Scene) legendText(kind tree.LegendKind) string {
	who := s.Subject(s.Seat)
	switch kind {
	case tree.LegendWinning:
		switch {
		case s.View.Guaranteed && s.Many():
			return who.Does("can") + " avoid losing, whatever the others do"
		case s.Many():
			return who.Does("are") + " safe while all play rationally"
		}
		return who.Does("win")
	case tree.LegendLosing:
		switch {
		case s.View.Guaranteed && s.Many():
			return "the others together can make " + string(who) + " lose"
		case s.Many():
			return who.Does("can lose")
		}
		return who.Does("lose")
	case tree.LegendSeats:
		return "players who can lose in rational play"
	case tree.LegendWord:
		return "a word, and the player who completes it and loses"
	case tree.LegendFan:
		return "more words: click to open"
	case tree.LegendBest:
		return text.Pick(s.Plan != nil, "the letter to play", "best play")
	case tree.LegendNew:
		return Remembering(tree.New)
	case tree.LegendLearning:
		return Remembering(tree.Learning)
	case tree.LegendKnown:
		return Remembering(tree.Known)
	case tree.LegendLapsed:
		return Remembering(tree.Lapsed)
	}
	return "no verdict"
}

// DrawAll toggles between what fits a window and as much as can be drawn.
func (c *Canvas) DrawAll(ctx app.Context, _ app.Event) {
	c.Host.Tell("")
	if c.Growth.Rows > UsualRows {
		c.Growth.Rows = UsualRows
		c.Zoom.LeaveOverview()
	} else {
		c.Growth.Rows = mostNodes
	}
	c.Growth.opened = nil
	c.redraw(ctx, c.Centre)
	if c.Growth.Rows > UsualRows && !c.Scene.whole {
		c.Host.Tell(fmt.Sprintf("%s nodes are drawn, along the best play; fans hold the rest.", text.Grouped(mostNodes)))
	}
}

// Open draws (or, with false, cuts away) what lies below a fragment, in place.
func (c *Canvas) Open(ctx app.Context, key string, open bool) {
	opened := map[string]bool{key: open}
	for k, v := range c.Growth.opened {
		if _, ok := opened[k]; !ok {
			opened[k] = v
		}
	}
	c.Growth.opened = opened
	before := placeOf(ui.Element("tree"), key)
	c.redraw(ctx, func() {
		view := ui.Element("tree")
		if after := placeOf(view, key); before != nil && after != nil {
			// The node stays where the person is looking.
			view.Set("scrollTop", view.Get("scrollTop").Float()+after.Get("top").Float()-before.Get("top").Float())
			view.Set("scrollLeft", view.Get("scrollLeft").Float()+after.Get("left").Float()-before.Get("left").Float())
		}
	})
}

// redraw lays out the same scene with another growth; scroll then moves the
// drawing to what should be seen.
func (c *Canvas) redraw(ctx app.Context, scroll func()) {
	s := *c.Scene
	s.Draw(c.Growth, c.Visible())
	c.Scene = &s
	if _, ok := s.layout.Index(c.Active); !ok {
		c.Active = s.View.Fragment
	}
	ctx.Defer(func(app.Context) {
		c.Zoom.apply(c.Scene)
		scroll()
	})
}
