package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/tree"
)

// canvas is a drawing on a page: of a scene, with the part of it that is drawn,
// its scale, and where the keyboard is in it. One is on the page at a time.
type canvas struct {
	Host
	answers *training
	scene   *scene  // nil while there is nothing to draw
	growth  growth  // which part of the tree is drawn
	active  string  // the fragment of the tree that the keyboard is at
	memory  *memory // what the person knows of what is drawn, shown or hidden
	zoom    zoom
	drag    drag
}

// drawing is the tree with its tools and legend. The element with the role
// "tree" keeps the focus while the drawing inside it is replaced; it names the
// node that the keyboard is at.
func (c *canvas) drawing() app.UI {
	s := c.scene
	o := s.options(c.active)
	viewport := app.Div().ID("tree").Class("tree-view").Role("tree").TabIndex(0).
		Aria("label", s.treeName()).
		Aria("describedby", "tree-keys").
		OnClick(c.onTreeClick).
		OnMouseOver(c.onTreeHover).
		OnMouseLeave(c.onTreeLeave).
		OnFocus(c.onTreeFocus).
		OnWheel(c.onWheel).
		On("pointerdown", c.onPointerDown).
		On("pointermove", c.onPointerMove).
		On("pointerup", c.onPointerUp).
		On("pointercancel", c.onPointerUp).
		On("touchstart", c.onTouchStart).
		On("touchmove", c.onTouchMove).
		Body(app.Raw(s.layout.SVG(o)))
	if i, ok := s.layout.Index(c.active); ok {
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
func (s *scene) treeKeys() string {
	if s.plan != nil {
		return "Arrow keys walk, Enter opens the explorer there."
	}
	return "Arrow keys walk, Enter plays the letter, letters play at once, Backspace takes back."
}

// treeName says what is drawn.
func (s *scene) treeName() string {
	if s.plan != nil {
		return "Decisions from " + fragmentName(s.view.Fragment)
	}
	return "Tree of " + fragmentName(s.view.Fragment)
}

func (c *canvas) drawingTools() app.UI {
	tool := func(id, title, name string, onClick app.EventHandler) app.UI {
		return app.Button().Type("button").ID(id).Class("tool").Title(title).Aria("label", title).OnClick(onClick).Body(icon(name))
	}
	whole, title := "Draw it all", fmt.Sprintf("Draw it all, up to %s nodes", grouped(mostNodes))
	if c.growth.rows > usualRows {
		whole, title = "Draw less", "Draw about as much as fits a window"
	}
	return app.Div().Class("tools").Role("group").Aria("label", "Drawing tools").Body(
		tool("zoom-out", "Smaller (-)", "zoom-out", c.zoomOut),
		tool("zoom-in", "Larger (+)", "zoom-in", c.zoomIn),
		tool("zoom-fit", "Fit all of it (0)", "fit", c.zoomFit),
		app.Button().Type("button").ID("draw-all").Class("tool wide").
			Disabled(c.scene.whole && c.growth.rows == usualRows).
			Title(title).Aria("label", whole).
			OnClick(c.drawAll).Body(icon("tree"), app.Span().Text(whole)),
		c.knownToggle(),
		app.Span().Class("spring"),
		app.Span().Body(app.If(c.scene.plan == nil, func() app.UI {
			return tool("copy-link", "Copy a link to this view", "link", c.copyLink)
		})),
		tool("save-svg", "Save the drawing as SVG", "download", c.saveSVG),
		tool("save-png", "Save the drawing as PNG", "image", c.savePNG),
	)
}

func (c *canvas) legend(o tree.Options) app.UI {
	var m markup
	c.scene.writeLegend(&m, c.scene.layout, o)
	return app.Raw(m.String())
}

// writeLegend explains the marks that are on screen, and no others.
func (s *scene) writeLegend(m *markup, layout *tree.Layout, o tree.Options) {
	m.open("ul", "class", "legend")
	for _, item := range layout.Legend(o) {
		m.open("li")
		m.WriteString(tree.LegendSVG(item, o))
		m.element("span", s.legendText(item.Kind))
		m.close("li")
	}
	m.close("ul")
}

func (s *scene) legendText(kind tree.LegendKind) string {
	who := s.player(s.seat)
	you := who == "you"
	switch kind {
	case tree.LegendWinning:
		switch {
		case s.view.Guaranteed && s.many():
			return who + " can avoid losing, whatever the others do"
		case s.many():
			return who + " " + s.is(s.seat) + " safe while all play rationally"
		case you:
			return "you win"
		}
		return who + " wins"
	case tree.LegendLosing:
		switch {
		case s.view.Guaranteed && s.many():
			return "the others together can make " + who + " lose"
		case s.many():
			return who + " can lose"
		case you:
			return "you lose"
		}
		return who + " loses"
	case tree.LegendSeats:
		return "players who can lose in rational play"
	case tree.LegendWord:
		return "a word, and the player who completes it and loses"
	case tree.LegendFan:
		return "more words: click to open"
	case tree.LegendBest:
		return pick(s.plan != nil, "the letter to play", "best play")
	case tree.LegendNew:
		return remembering(tree.New)
	case tree.LegendLearning:
		return remembering(tree.Learning)
	case tree.LegendKnown:
		return remembering(tree.Known)
	case tree.LegendLapsed:
		return remembering(tree.Lapsed)
	}
	return "no verdict"
}

// drawAll toggles between what fits a window and as much as can be drawn.
func (c *canvas) drawAll(ctx app.Context, _ app.Event) {
	c.Tell("")
	if c.growth.rows > usualRows {
		c.growth.rows = usualRows
		c.zoom.leaveOverview()
	} else {
		c.growth.rows = mostNodes
	}
	c.growth.opened = nil
	c.redraw(ctx, c.centre)
	if c.growth.rows > usualRows && !c.scene.whole {
		c.Tell(fmt.Sprintf("%s nodes are drawn, along the best play; fans hold the rest.", grouped(mostNodes)))
	}
}

// open draws (or, with false, cuts away) what lies below a fragment, in place.
func (c *canvas) open(ctx app.Context, key string, open bool) {
	opened := map[string]bool{key: open}
	for k, v := range c.growth.opened {
		if _, ok := opened[k]; !ok {
			opened[k] = v
		}
	}
	c.growth.opened = opened
	before := placeOf(element("tree"), key)
	c.redraw(ctx, func() {
		view := element("tree")
		if after := placeOf(view, key); before != nil && after != nil {
			// The node stays where the person is looking.
			view.Set("scrollTop", view.Get("scrollTop").Float()+after.Get("top").Float()-before.Get("top").Float())
			view.Set("scrollLeft", view.Get("scrollLeft").Float()+after.Get("left").Float()-before.Get("left").Float())
		}
	})
}

// redraw lays out the same scene with another growth; scroll then moves the
// drawing to what should be seen.
func (c *canvas) redraw(ctx app.Context, scroll func()) {
	s := *c.scene
	s.draw(c.growth, c.visible())
	c.scene = &s
	if _, ok := s.layout.Index(c.active); !ok {
		c.active = s.view.Fragment
	}
	ctx.Defer(func(app.Context) {
		c.zoom.apply(c.scene)
		scroll()
	})
}
