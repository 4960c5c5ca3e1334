package board

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/answers"
	"spectrie/app/text"
	"spectrie/app/tree"
	"spectrie/app/ui"
	"spectrie/solver"
	"spectrie/trainer"
)

// Memory is how far a person has come with the decisions of one seat in one game.
// It is nil for a person who has answered none, and never changed once it is shown.
type Memory struct {
	answered map[string]trainer.Progress // by fragment: those that were ever answered
	Courses  []trainer.Course            // to which they belong
	Begun    []*solver.Repertoires       // those of courses whose new decisions are shown, too
}

// At is how far the person has come with the decision at a fragment, false for one
// without an answer.
func (m *Memory) At(fragment string) (trainer.Progress, bool) {
	if m == nil {
		return trainer.Progress{}, false
	}
	progress, answered := m.answered[fragment]
	return progress, answered
}

// recall reads from state how the decisions of courses stand at a time. Where two
// courses decide at the same fragment, the one that was answered last counts.
func recall(state *trainer.State, at time.Time, courses ...trainer.Course) *Memory {
	var m *Memory
	for _, card := range state.Cards() {
		if card.Recall || !contains(courses, card.Course) {
			continue
		}
		progress := state.Progress(card, at)
		if progress.Status == trainer.New {
			continue // forgotten
		}
		if m == nil {
			m = &Memory{answered: map[string]trainer.Progress{}}
		}
		if !contains(m.Courses, card.Course) {
			m.Courses = append(m.Courses, card.Course)
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

// Badges are the badge of each status.
var Badges = [...]tree.Memory{trainer.New: tree.New, trainer.Learning: tree.Learning, trainer.Known: tree.Known, trainer.Lapsed: tree.Lapsed}

// Remembering says what a badge means.
func Remembering(m tree.Memory) string {
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
func (s *Scene) badge(p solver.Position, key string) tree.Memory {
	if s.memory == nil || p.Over() || p.Mover() != s.Seat {
		return tree.NoMemory
	}
	if progress, answered := s.memory.At(key); answered {
		return Badges[progress.Status]
	}
	if s.isNew(p, key) {
		return tree.New
	}
	return tree.NoMemory
}

// Courses are those whose cards the drawing shows: of a plan its own, elsewhere
// that of the fewest and that of the commonest words.
func (s *Scene) Courses() []trainer.Course {
	if s.Plan != nil {
		return []trainer.Course{s.Plan.Course()}
	}
	fewest := answers.CourseOf(s.View)
	fewest.Seat = s.Seat
	easiest := fewest
	easiest.Easiest = true
	return []trainer.Course{fewest, easiest}
}

// badgeCaption says what the badges mean that a saved drawing has.
func (s *Scene) badgeCaption() string {
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

// Remember reads what the person knows of what the scene draws, once that is
// known, and returns what is to be shown of it.
func (c *Canvas) Remember(courses ...trainer.Course) *Memory {
	c.Memory = nil
	if c.Answers.Ready() {
		c.Memory = recall(c.Answers.State(), c.Host.Now(), courses...)
	}
	return c.Visible()
}

// Visible is what is known where the person wants to see it, nil elsewhere.
func (c *Canvas) Visible() *Memory {
	if c.Host.Prefs().HidesKnown {
		return nil
	}
	return c.Memory
}

// Remembered draws the same scene with the memory that came in the place of before.
func (c *Canvas) Remembered(ctx app.Context, before *Memory) {
	if before == nil && c.Memory == nil {
		ctx.PreventUpdate() // most visits: nothing of this game was ever answered
		return
	}
	c.redrawInPlace(ctx)
}

// redrawInPlace draws the same part of the tree again and leaves the person where
// they are in it.
func (c *Canvas) redrawInPlace(ctx app.Context) {
	var left, top app.Value
	if view := ui.Element("tree"); view != nil {
		left, top = view.Get("scrollLeft"), view.Get("scrollTop")
	}
	c.redraw(ctx, func() {
		if view := ui.Element("tree"); view != nil && left != nil {
			view.Set("scrollLeft", left)
			view.Set("scrollTop", top)
		}
	})
}

// knownToggle shows or hides what the person knows, in the drawing and on the
// page around it. There is none for a person who has answered nothing here.
func (c *Canvas) knownToggle() app.UI {
	return app.Span().Body(app.If(c.Memory != nil, func() app.UI {
		shown := !c.Host.Prefs().HidesKnown
		return app.Button().Type("button").ID("known").Class("tool wide").Aria("pressed", shown).
			Title(text.Pick(shown, "Hide what you know", "Show what you know")).Aria("label", "What you know").
			OnClick(c.toggleKnown).Body(ui.Icon("show"), app.Span().Text("What you know"))
	}))
}

func (c *Canvas) toggleKnown(ctx app.Context, _ app.Event) {
	c.Host.Tell("")
	c.Host.Prefs().SetHidesKnown(!c.Host.Prefs().HidesKnown)
	c.redrawInPlace(ctx)
}

// isNew reports whether p, at which the seat of the scene moves and nothing was
// answered yet, is a decision to be learned.
func (s *Scene) isNew(p solver.Position, fragment string) bool {
	if s.Plan != nil {
		return s.Plan.Decides(p)
	}
	for _, best := range s.memory.Begun {
		if s.leadsTo(best, fragment) {
			return true
		}
	}
	return false
}

// leadsTo reports whether a round in which the seat follows best from one of its
// starts comes to a fragment at which it moves.
func (s *Scene) leadsTo(best *solver.Repertoires, fragment string) bool {
	at := s.Game.Start()
	for _, letter := range fragment {
		next, _ := at.Play(letter)
		if at.Depth() >= s.Seat-1 {
			follows := false
			for p := range best.Next(at) {
				follows = follows || p == next
			}
			if !follows {
				return false
			}
		}
		at = next
	}
	_, won := best.Size(at)
	return won
}
