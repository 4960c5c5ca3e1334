package explore

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/app/icicle"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/tree"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
)

// mapFrom is how many words a fragment has at least that is drawn as a map. Fewer are drawn as a
// tree.
const mapFrom = 61

// chooseDrawing decides whether s is drawn as a map or as a tree. Below a map, only the next letters
// are in the tree, until a person opens more.
func (e *Page) chooseDrawing(s *board.Scene) {
	if s.View.Tree || s.Pos.Words() < mapFrom {
		e.Map = nil
		if e.Extent.Rows == 1 {
			e.Extent.Rows = board.UsualRows
		}
		return
	}
	e.atlas.show(s)
	e.Map, e.Extent.Rows = &e.atlas, 1
}

// atlas shows scenes as maps, on a canvas in the frame of the drawing. It remembers where the last
// scene was, and moves from there.
type atlas struct {
	page    *Page
	icicle  *icicle.Map
	of      *board.Scene  // the latest scene
	camera  icicle.Camera // what the canvas shows
	target  icicle.Camera // what it is to show
	lit     string
	signed  map[string]string
	signsOf *board.Scene
	shows   bool // the words of the strategy are on the map
	painted bool
	moving  bool
	asked   bool          // the browser is asked for the next frame
	from    icicle.Camera // where the movement began
	since   time.Time     // when it did
	step    app.Func      // shows the next step; nil before the first movement
}

// mostCells is how many cells a map has before it is made anew, about 15 MB.
const mostCells = 150_000

// show makes the map that of a scene. It stays where it is until settle.
func (a *atlas) show(s *board.Scene) {
	before := a.of
	a.of, a.lit = s, ""
	if before == nil || before.Game != s.Game || before.Seat != s.Seat || before.View.Guaranteed != s.View.Guaranteed || a.icicle.Size() > mostCells {
		a.icicle = icicle.New(s.Game, func(p solver.Position) icicle.Mark {
			if p.Safe(s.Seat, s.View.Guaranteed) {
				return icicle.Winning
			}
			return icicle.Losing
		})
		a.camera, a.moving = a.icicle.At(s.View.Fragment), false
	}
	a.target = a.icicle.At(s.View.Fragment)
}

// Drawing is the canvas. Below it is the same picture as a vector drawing, until the canvas is
// painted.
func (a *atlas) Drawing() app.UI {
	return app.Div().Class("map").Body(
		ui.When(!a.painted, func() app.UI {
			return ui.HTML(a.icicle.Paint(a.target, firstFrame, a.options()).SVG(firstFrame))
		}),
		ui.HTML(icicle.Samples()),
		app.Canvas().ID("map").Aria("hidden", true).On("frame", a.onFrame),
	)
}

// firstFrame is the frame of the drawing that comes with the page. The stylesheet stretches it.
var firstFrame = icicle.Frame{Width: 912, Height: 668, Head: head}

// head is the height above the columns of the map, in CSS pixels.
const head = 20

func (a *atlas) options() icicle.Options {
	o := icicle.Options{Best: a.page.Scene.Way, Lit: a.lit, Signs: a.signs(), Heads: heads(a.page.Scene)}
	if a.shows {
		o.Words = a.page.wordsToKnow()
	}
	return o
}

// heads are names for the column of a letter: its number and who plays it.
func heads(s *board.Scene) func(letter int) []string {
	return func(letter int) []string {
		number := strconv.Itoa(letter)
		return []string{number + " · " + s.Player(s.View.Rules.Mover(letter-1)), number}
	}
}

// signs are the badges of what the person knows, by fragment.
func (a *atlas) signs() map[string]string {
	if a.signsOf != a.page.Scene {
		a.signsOf, a.signed = a.page.Scene, map[string]string{}
		for fragment, badge := range a.page.Scene.Badges() {
			a.signed[fragment] = badgeSigns[badge]
		}
	}
	return a.signed
}

// badgeSigns are the badges of the tree as characters.
var badgeSigns = [...]string{tree.New: "○", tree.Learning: "◐", tree.Known: "●", tree.Lapsed: "▼"}

// Tools is the switch that lights the words of the strategy.
func (a *atlas) Tools() app.UI {
	return ui.Button("map-words").Class("tool wide").Aria("pressed", a.shows).
		Title("Light the words to know").Aria("label", "Words to know").OnClick(a.switchWords).
		Body(ui.Icon("strategy"), app.Span().Text("Words to know"))
}

func (a *atlas) switchWords(ctx app.Context, _ app.Event) {
	a.shows = !a.shows
	a.paint() // the legend changes with the update after this event
}

func (a *atlas) Poster(foot string) markup.HTML {
	s := a.page.Scene
	players := text.Counted(s.View.Rules.Players, "player")
	title := "Ghost in " + s.Entry.Name
	if s.View.Fragment != "" {
		title += " from " + dicts.Capitals(s.View.Fragment)
	}
	return a.icicle.Poster(a.target, icicle.Options{Best: s.Way, Heads: heads(s.ForOthers())}, icicle.Poster{
		Title: title,
		Subtitle: "Take turns to add a letter; whoever completes a word of " + text.Counted(s.View.Rules.MinLetters, "letter") + " or more loses. Each column is a letter. All " +
			text.Counted(s.Pos.Words(), "word") + " that can end a round of " + players + ".",
		Winning: s.ForOthers().LegendText(tree.LegendWinning), Losing: s.ForOthers().LegendText(tree.LegendLosing),
		Best: s.LegendText(tree.LegendBest), Foot: foot,
	})
}

func (a *atlas) Moving() bool { return a.moving }

func (a *atlas) FragmentAt(x, y float64) (string, bool) {
	frame, ok := a.frame()
	if !ok {
		return "", false
	}
	return a.icicle.Hit(a.camera, frame, x, y)
}

func (a *atlas) Light(fragment string) {
	if fragment == a.lit {
		return
	}
	a.lit = fragment
	a.paint()
}

// Legend explains what is painted, and nothing else.
func (a *atlas) Legend(m *markup.Writer) {
	winning, losing := a.icicle.Verdicts(a.target)
	item := func(text string, inks ...icicle.Ink) {
		m.Open("li")
		m.Add(icicle.Swatch(inks...))
		m.Element("span", text)
		m.Close("li")
	}
	m.Open("ul", "class", "legend map-legend")
	if winning {
		item(a.page.Scene.LegendText(tree.LegendWinning), icicle.Wins, icicle.Edge, icicle.OnWin)
	}
	if losing {
		item(a.page.Scene.LegendText(tree.LegendLosing), icicle.Loses, icicle.OnLoss)
	}
	item(a.page.Scene.LegendText(tree.LegendBest)+text.Pick(a.shows, "; thinner: words to know", ""), icicle.BestLine)
	shown := map[tree.Memory]bool{}
	for fragment, badge := range a.page.Scene.Badges() {
		shown[badge] = shown[badge] || fragment != "" // which has no cell
	}
	for badge := tree.New; badge <= tree.Lapsed; badge++ {
		if shown[badge] {
			m.Open("li")
			m.Element("span", badgeSigns[badge], "aria-hidden", "true")
			m.Element("span", board.BadgeMeaning(badge))
			m.Close("li")
		}
	}
	m.Close("ul")
}

// onFrame paints the map again when its frame or its colours have changed.
func (a *atlas) onFrame(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	a.paint()
}

// frame is the box of the canvas.
func (a *atlas) frame() (icicle.Frame, bool) {
	canvas := ui.Element("map")
	if canvas == nil || a.page.Scene == nil {
		return icicle.Frame{}, false
	}
	f := icicle.Frame{
		Width: canvas.Get("clientWidth").Float(), Height: canvas.Get("clientHeight").Float(),
		Scale: min(2, app.Window().Get("devicePixelRatio").Float()),
		Print: app.Window().Call("matchMedia", "print").Get("matches").Bool(),
	}
	if f.Height >= board.Strip {
		f.Head = head
	}
	return f, f.Width > 0 && f.Height > 0
}

func (a *atlas) paint() {
	if f, ok := a.frame(); ok {
		picture := a.icicle.Paint(a.camera, f, a.options())
		encoded := picture.Bytes()
		rects := app.Window().Get("Uint8Array").New(len(encoded))
		app.CopyBytesToJS(rects, encoded)
		app.Window().Call("spectriePaint", ui.Element("map"), f.Width, f.Height, f.Scale, rects, picture.Text())
		a.painted = true
		ui.Mark("map")
	}
}

func (a *atlas) Repaint() { a.paint() }

// zoomTime is how long the map moves from one fragment to another.
const zoomTime = 300 * time.Millisecond

// settle brings the scene into the frame, in a movement unless the person wants none.
func (a *atlas) settle() {
	if a.page.Scene == nil || app.IsServer {
		return
	}
	if !a.painted || a.camera == a.target || ui.ReducedMotion() {
		a.camera, a.moving = a.target, false
		a.paint()
		return
	}
	a.from, a.since = a.camera, time.Now()
	if a.step == nil {
		a.step = app.FuncOf(func(app.Value, []app.Value) any { a.move(); return nil })
	}
	a.moving = true
	a.askFrame()
}

// askFrame has the next step shown in the next frame.
func (a *atlas) askFrame() {
	if !a.asked {
		a.asked = true
		app.Window().Call("requestAnimationFrame", a.step)
	}
}

// move shows the next step of the movement.
func (a *atlas) move() {
	a.asked = false
	if !a.moving {
		return // another map has taken its place since
	}
	part := float64(time.Since(a.since)) / float64(zoomTime)
	if part >= 1 {
		a.moving, a.camera = false, a.target
		a.paint()
		return
	}
	eased := part * part * (3 - 2*part)
	a.camera = a.icicle.Between(a.from, a.target, eased)
	a.paint()
	a.askFrame()
}
