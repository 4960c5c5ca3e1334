package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/tree"
	"spectrie/solver"
	"spectrie/trainer"
)

// memory is how far a person has come with the decisions of one seat in one game.
// It is nil for a person who has answered none, and never changed once it is shown.
type memory struct {
	answered map[string]trainer.Progress // by fragment: those that were ever answered
	courses  []trainer.Course            // to which they belong
	begun    []*solver.Repertoires       // those of courses whose new decisions are shown, too
}

// at is how far the person has come with the decision at a fragment, false for one
// without an answer.
func (m *memory) at(fragment string) (trainer.Progress, bool) {
	if m == nil {
		return trainer.Progress{}, false
	}
	progress, answered := m.answered[fragment]
	return progress, answered
}

// recall reads from state how the decisions of courses stand at a time. Where two
// courses decide at the same fragment, the one that was answered last counts.
func recall(state *trainer.State, at time.Time, courses ...trainer.Course) *memory {
	var m *memory
	for _, card := range state.Cards() {
		if card.Recall || !contains(courses, card.Course) {
			continue
		}
		progress := state.Progress(card, at)
		if progress.Status == trainer.New {
			continue // forgotten
		}
		if m == nil {
			m = &memory{answered: map[string]trainer.Progress{}}
		}
		if !contains(m.courses, card.Course) {
			m.courses = append(m.courses, card.Course)
		}
		if !m.answered[card.Fragment].Last.After(progress.Last) { // else the other course is fresher
			m.answered[card.Fragment] = progress
		}
	}
	return m
}

// contains is slices.Contains without the copies of a course, for there may be
// thousands of cards.
func contains(courses []trainer.Course, course trainer.Course) bool {
	for i := range courses {
		if courses[i] == course {
			return true
		}
	}
	return false
}

// badges are the badge of each status.
var badges = [...]tree.Memory{trainer.New: tree.New, trainer.Learning: tree.Learning, trainer.Known: tree.Known, trainer.Lapsed: tree.Lapsed}

// remembering says what a badge means.
func remembering(m tree.Memory) string {
	switch m {
	case tree.Learning:
		return "you are learning this"
	case tree.Known:
		return "you know this"
	case tree.Lapsed:
		return "you missed this last time"
	}
	return "not learned yet"
}

// badge tells how well the person knows what to play at p, whose fragment is key.
// Without an answer it is new where it is to be learned, and has none elsewhere.
func (s *scene) badge(p solver.Position, key string) tree.Memory {
	if s.memory == nil || p.Over() || p.Mover() != s.seat {
		return tree.NoMemory
	}
	if progress, answered := s.memory.at(key); answered {
		return badges[progress.Status]
	}
	if s.isNew(p, key) {
		return tree.New
	}
	return tree.NoMemory
}

// courses are those whose cards the drawing shows: of a plan its own, elsewhere
// that of the fewest and that of the commonest words.
func (s *scene) courses() []trainer.Course {
	if s.plan != nil {
		return []trainer.Course{s.plan.course()}
	}
	fewest := courseOf(s.view)
	fewest.Seat = s.seat
	easiest := fewest
	easiest.Easiest = true
	return []trainer.Course{fewest, easiest}
}

// badgeCaption says what the badges mean that a saved drawing has.
func (s *scene) badgeCaption() string {
	meanings := map[tree.LegendKind]string{
		tree.LegendNew: "Empty circle: not learned yet.", tree.LegendLearning: "Half full circle: being learned.",
		tree.LegendKnown: "Tick: known.", tree.LegendLapsed: "Triangle: missed last time.",
	}
	text := ""
	for _, item := range s.layout.Legend(s.options("")) {
		if meaning := meanings[item.Kind]; meaning != "" {
			text += " " + meaning
		}
	}
	return text
}

// remember reads what the person knows of what the scene draws, once that is
// known, and returns what is to be shown of it.
func (c *canvas) remember(courses ...trainer.Course) *memory {
	c.memory = nil
	if c.answers.ready() {
		c.memory = recall(c.answers.state(), c.Now(), courses...)
	}
	return c.visible()
}

// visible is what is known where the person wants to see it, nil elsewhere.
func (c *canvas) visible() *memory {
	if c.Prefs().hidesKnown {
		return nil
	}
	return c.memory
}

// remembered draws the same scene with the memory that came in the place of before.
func (c *canvas) remembered(ctx app.Context, before *memory) {
	if before == nil && c.memory == nil {
		ctx.PreventUpdate() // most visits: nothing of this game was ever answered
		return
	}
	c.redrawInPlace(ctx)
}

// redrawInPlace draws the same part of the tree again and leaves the person where
// they are in it.
func (c *canvas) redrawInPlace(ctx app.Context) {
	var left, top app.Value
	if view := element("tree"); view != nil {
		left, top = view.Get("scrollLeft"), view.Get("scrollTop")
	}
	c.redraw(ctx, func() {
		if view := element("tree"); view != nil && left != nil {
			view.Set("scrollLeft", left)
			view.Set("scrollTop", top)
		}
	})
}

// knownToggle shows or hides what the person knows, in the drawing and on the
// page around it. There is none for a person who has answered nothing here.
func (c *canvas) knownToggle() app.UI {
	return app.Span().Body(app.If(c.memory != nil, func() app.UI {
		shown := !c.Prefs().hidesKnown
		return app.Button().Type("button").ID("known").Class("tool wide").Aria("pressed", shown).
			Title(pick(shown, "Hide what you know", "Show what you know")).Aria("label", "What you know").
			OnClick(c.toggleKnown).Body(icon("show"), app.Span().Text("What you know"))
	}))
}

func (c *canvas) toggleKnown(ctx app.Context, _ app.Event) {
	c.Tell("")
	c.Prefs().setHidesKnown(!c.Prefs().hidesKnown)
	c.redrawInPlace(ctx)
}
