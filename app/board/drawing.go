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

// Canvas is the drawing of a scene on a page. It knows which part of the tree is drawn, at which
// scale, and which node the keyboard is at. A page shows one at a time.
type Canvas struct {
	Host      page.Host
	Answers   *answers.Answers
	Scene     *Scene     // nil if there is nothing to draw
	Extent    Extent     // which part of the tree is drawn
	Active    string     // the fragment of the node that the keyboard is at
	Knowledge *Knowledge // what the person knows of the scene, also if it is hidden
	Zoom      zoom
	Map       Map // what shows the scene instead of the tree, or nil
	drag      drag
}

// Map shows a scene in another way than as a tree. The tree stays in the page for screen readers
// and the keyboard.
type Map interface {
	// Drawing is what is seen in the place of the tree.
	Drawing() app.UI
	// FragmentAt returns the fragment at a point of the frame, in CSS pixels from its corner.
	FragmentAt(x, y float64) (fragment string, ok bool)
	// Tools are the buttons that only a map has.
	Tools() app.UI
	// Light shows the way to a fragment; "" for none.
	Light(fragment string)
	Legend(m *markup.Writer)
	// Poster is the map on a sheet of paper, as a file.
	Poster(foot string) markup.HTML
	// Repaint shows a scene that has changed in what the person knows.
	Repaint()
	// Moving reports whether the map is on its way to the fragment of the scene.
	Moving() bool
}

// Drawing is the tree with its tools and legend. The element with the role "tree" keeps the focus
// while the drawing inside it changes. It names the node that the keyboard is at.
func (c *Canvas) Drawing() app.UI {
	s := c.Scene
	o := s.options(c.Active)
	viewport := app.Div().ID("tree").Class("tree-view", text.Pick(c.Map != nil, "mapped", "")).Role("tree").TabIndex(0).
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
		Body(c.mapDrawing(), ui.HTML(s.layout.SVG(o)))
	if i, ok := s.layout.Index(c.Active); ok {
		viewport = viewport.Aria("activedescendant", o.IDPrefix+strconv.Itoa(i))
	}
	return app.Section().Class("drawing", text.Pick(c.Scene.View.Full, "full", "")).Aria("label", "Drawing").Body(
		c.drawingTools(),
		viewport,
		app.P().ID("tree-keys").Class("sr-only").Text(s.treeKeys()),
		app.P().ID("preview").Class("preview"), // Preview writes it, not Render
		c.legend(o),
	)
}

// mapDrawing is the map, or an empty element in its place.
func (c *Canvas) mapDrawing() app.UI {
	if c.Map == nil {
		return app.Div().Class("map")
	}
	return c.Map.Drawing()
}

func (s *Scene) treeKeys() string {
	if s.Plan != nil {
		return "Use the arrow keys to move. Enter opens the explorer there."
	}
	return "Use the arrow keys to move. Enter goes to that fragment, a letter key plays a letter, and Backspace takes it back."
}

func (s *Scene) treeName() string {
	if s.Plan != nil {
		return "Decisions from " + FragmentName(s.View.Fragment)
	}
	return "Tree of " + FragmentName(s.View.Fragment)
}

func (c *Canvas) drawingTools() app.UI {
	tool := func(id, title, name string, onClick app.EventHandler) app.UI {
		return ui.Button(id).Class("tool").Title(title).Aria("label", title).OnClick(onClick).Body(ui.Icon(name))
	}
	return app.Div().Class("tools").Role("group").Aria("label", "Drawing tools").Body(
		app.Span().Class("tool-group").Body(app.If(c.Scene.Plan == nil, c.drawingSwitch)),
		app.Span().Class("tool-group").Body(app.If(c.Map == nil, func() app.UI {
			return app.Span().Class("tool-group").Body(
				tool("zoom-out", "Zoom out (-)", "zoom-out", c.zoomOut),
				tool("zoom-in", "Zoom in (+)", "zoom-in", c.zoomIn),
				tool("zoom-fit", "Fit the whole drawing (0)", "fit", c.zoomFit),
			)
		})),
		app.Span().Class("tool-group").Body(app.If(c.Scene.Plan != nil, c.drawAllButton)),
		app.Span().Class("tool-group").Body(app.If(c.Map != nil, func() app.UI { return c.Map.Tools() })),
		c.knownToggle(),
		app.Span().Class("spring"),
		app.Span().Body(app.If(c.Scene.View.Full, func() app.UI { return tool("close-map", "Close the map", "close", c.closeFull) })),
		app.Span().Body(app.If(c.Scene.Plan == nil, func() app.UI {
			return tool("copy-link", "Copy a link to this view", "link", c.copyLink)
		})),
		tool("save-svg", "Save the drawing as SVG", "download", c.saveSVG),
		tool("save-png", "Save the drawing as PNG", "image", c.savePNG),
	)
}

// drawAllButton switches between a drawing that fits the window and one as large as possible.
func (c *Canvas) drawAllButton() app.UI {
	label, title := "Draw everything", fmt.Sprintf("Draw everything, up to %s fragments", text.Grouped(mostNodes))
	if c.Extent.Rows > UsualRows {
		label, title = "Draw less", "Draw only what fits a window"
	}
	return ui.Button("draw-all").Class("tool wide").
		Disabled(c.Scene.whole && c.Extent.Rows == UsualRows).
		Title(title).Aria("label", label).
		OnClick(c.DrawAll).Body(ui.Icon("tree"), app.Span().Text(label))
}

// drawingSwitch chooses between the map and the tree. Where few words remain, both are a tree.
func (c *Canvas) drawingSwitch() app.UI {
	choice := func(id, name, icon string, isTree bool) app.UI {
		return ui.Button(id).Class("tool wide").Title(name).Aria("label", name).Aria("pressed", c.Scene.View.Tree == isTree).
			OnClick(func(ctx app.Context, _ app.Event) {
				view := c.Scene.View
				view.Tree = isTree
				c.Host.GoTo(ctx, view)
			}).Body(ui.Icon(icon), app.Span().Text(name))
	}
	few := ""
	if c.Map == nil && !c.Scene.View.Tree {
		few = "So few words are drawn as a tree."
	}
	return app.Span().Class("tool-group").Body(
		choice("draw-map", "Map", "map", false),
		choice("draw-tree", "Tree", "tree", true),
		app.Span().Class("few").Text(few),
	)
}

func (c *Canvas) legend(o tree.Options) app.UI {
	var m markup.Writer
	if c.Map != nil {
		c.Map.Legend(&m)
		return ui.HTML(m.HTML())
	}
	c.Scene.WriteLegend(&m, c.Scene.layout, o)
	return ui.HTML(m.HTML())
}

// WriteLine writes a drawing of a few lines of play. Screen readers skip it and read the label
// instead. The function that it returns writes the legend, for the caller to place.
func (s *Scene) WriteLine(m *markup.Writer, root *tree.Node, labelID, label, nodeIDs string) (legend func()) {
	layout := tree.Arrange(root, tree.Standard)
	options := tree.Options{IDPrefix: nodeIDs}
	m.Element("p", label, "class", "sr-only", "id", labelID)
	m.Open("div", "class", "line-tree", "aria-hidden", "true")
	m.Add(layout.SVG(options))
	m.Close("div")
	return func() { s.WriteLegend(m, layout, options) }
}

// WriteLegend explains the marks that are in the drawing, and no others.
func (s *Scene) WriteLegend(m *markup.Writer, layout *tree.Layout, o tree.Options) {
	m.Open("ul", "class", "legend")
	for _, item := range layout.Legend() {
		m.Open("li")
		m.Add(tree.LegendSVG(item, o))
		m.Element("span", s.LegendText(item.Kind))
		m.Close("li")
	}
	m.Close("ul")
}

// LegendText says what a kind of mark means.
func (s *Scene) LegendText(kind tree.LegendKind) string {
	who := s.Subject(s.Seat)
	switch kind {
	case tree.LegendWinning:
		switch {
		case s.View.Guaranteed && s.ManyPlayers():
			return who.Does("can") + " avoid losing, whatever the others do"
		case s.ManyPlayers():
			return who.Does("are") + " safe if everyone plays well"
		}
		return who.Does("win")
	case tree.LegendLosing:
		switch {
		case s.View.Guaranteed && s.ManyPlayers():
			return "the others together can make " + string(who) + " lose"
		case s.ManyPlayers():
			return who.Does("can lose")
		}
		return who.Does("lose")
	case tree.LegendWord:
		return "a word, and the player who loses by completing it"
	case tree.LegendFan:
		return "more words: click to open"
	case tree.LegendBest:
		return text.Pick(s.Plan != nil, "the letter to play", "best play")
	case tree.LegendNew:
		return BadgeMeaning(tree.New)
	case tree.LegendLearning:
		return BadgeMeaning(tree.Learning)
	case tree.LegendKnown:
		return BadgeMeaning(tree.Known)
	case tree.LegendLapsed:
		return BadgeMeaning(tree.Lapsed)
	}
	return "no verdict"
}

// DrawAll switches between a drawing that fits the window and one as large as possible.
func (c *Canvas) DrawAll(ctx app.Context, _ app.Event) {
	c.Host.Tell("")
	if c.Extent.Rows > UsualRows {
		c.Extent.Rows = UsualRows
		c.Zoom.LeaveOverview()
	} else {
		c.Extent.Rows = mostNodes
	}
	c.Extent.opened = nil
	c.redraw(ctx, c.Centre)
	if c.Extent.Rows > UsualRows && !c.Scene.whole {
		c.Host.Tell(fmt.Sprintf("The drawing has %s fragments, best play first. Open a fan to see more.", text.Grouped(mostNodes)))
	}
}

// Open draws what lies below a fragment, or with false cuts it away. The rest of the drawing stays
// in place.
func (c *Canvas) Open(ctx app.Context, key string, open bool) {
	opened := map[string]bool{key: open}
	for k, v := range c.Extent.opened {
		if _, ok := opened[k]; !ok {
			opened[k] = v
		}
	}
	c.Extent.opened = opened
	before := boxOf(ui.Element("tree"), key)
	c.redraw(ctx, func() {
		view := ui.Element("tree")
		if after := boxOf(view, key); before != nil && after != nil {
			// The node stays where the person is looking.
			view.Set("scrollTop", view.Get("scrollTop").Float()+after.Get("top").Float()-before.Get("top").Float())
			view.Set("scrollLeft", view.Get("scrollLeft").Float()+after.Get("left").Float()-before.Get("left").Float())
		}
	})
}

// redraw lays out the same scene again, with another extent. Then scroll moves the drawing to what
// the person should see.
func (c *Canvas) redraw(ctx app.Context, scroll func()) {
	s := *c.Scene
	s.Draw(c.Extent, c.ShownKnowledge())
	c.Scene = &s
	if _, ok := s.layout.Index(c.Active); !ok {
		c.Active = s.View.Fragment
	}
	ctx.Defer(func(app.Context) {
		if c.Map != nil {
			c.Map.Repaint()
			return
		}
		c.Zoom.apply(c.Scene)
		scroll()
	})
}
