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

// Knowledge is how far a person has come with the decisions of one seat in one game. It is nil for
// a person who has answered none. It never changes once it is shown.
type Knowledge struct {
	answered map[string]trainer.Progress // by fragment, if the person ever answered there
	Courses  []trainer.Course            // that have these answers
	Begun    []*solver.Repertoires       // of the courses whose new decisions are shown too
}

// At is how far the person has come with the decision at a fragment. It is false if the person
// never answered there.
func (k *Knowledge) At(fragment string) (trainer.Progress, bool) {
	if k == nil {
		return trainer.Progress{}, false
	}
	progress, answered := k.answered[fragment]
	return progress, answered
}

// Spread makes known what a card tells of its other letters: those that follow from its first one while the others
// have a single reply. best are the repertoires of one of the courses.
func (k *Knowledge) Spread(game *solver.Solution, best *solver.Repertoires) {
	if k == nil {
		return
	}
	spread := map[string]trainer.Progress{}
	for fragment, progress := range k.answered {
		p, found := game.At(fragment)
		if found < len(fragment) {
			continue
		}
		for i, letter := range trainer.LettersOf(best, p) {
			if i > 0 {
				spread[letter.At.Fragment()] = progress
			}
		}
	}
	for fragment, progress := range spread {
		if !k.answered[fragment].Last.After(progress.Last) {
			k.answered[fragment] = progress
		}
	}
}

// ReadKnowledge reads from state how the decisions of some courses stand at a time. If two courses
// decide at the same fragment, the latest answer counts.
func ReadKnowledge(state *trainer.State, at time.Time, courses ...trainer.Course) *Knowledge {
	var k *Knowledge
	for _, card := range state.Cards() {
		if card.Recall || !contains(courses, card.Course) {
			continue
		}
		progress := state.Progress(card, at)
		if progress.Status == trainer.New {
			continue // forgotten
		}
		if k == nil {
			k = &Knowledge{answered: map[string]trainer.Progress{}}
		}
		if !contains(k.Courses, card.Course) {
			k.Courses = append(k.Courses, card.Course)
		}
		if !k.answered[card.Fragment].Last.After(progress.Last) { // else the other course has the later answer
			k.answered[card.Fragment] = progress
		}
	}
	return k
}

// contains is slices.Contains without copying a course for every one of thousands of cards.
func contains(courses []trainer.Course, course trainer.Course) bool {
	for i := range courses {
		if courses[i] == course {
			return true
		}
	}
	return false
}

// BadgeOf has the badge of each status.
var BadgeOf = [...]tree.Memory{trainer.New: tree.New, trainer.Learning: tree.Learning, trainer.Known: tree.Known, trainer.Lapsed: tree.Lapsed}

// Badges are the badges of all decisions that the person has answered or is to learn, by fragment. It
// is nil for a person who has answered none or hides them.
func (s *Scene) Badges() map[string]tree.Memory {
	if s.knowledge == nil {
		return nil
	}
	badges := map[string]tree.Memory{}
	for fragment := range s.knowledge.answered {
		if p, found := s.Game.At(fragment); found == len(fragment) {
			if badge := s.badge(p, fragment); badge != tree.NoMemory {
				badges[fragment] = badge
			}
		}
	}
	for _, best := range s.knowledge.Begun {
		for start := range s.Game.Starts(s.Seat) {
			for decision := range best.Decisions(start) {
				if fragment := decision.At.Fragment(); badges[fragment] == tree.NoMemory {
					badges[fragment] = tree.New
				}
			}
		}
	}
	return badges
}

// BadgeMeaning says what a badge means.
func BadgeMeaning(m tree.Memory) string {
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

// badge shows how well the person knows what to play at p, whose fragment is key. Without an
// answer the badge is "new" at a decision to learn, and there is none elsewhere.
func (s *Scene) badge(p solver.Position, key string) tree.Memory {
	if s.knowledge == nil || p.Over() || p.Mover() != s.Seat {
		return tree.NoMemory
	}
	if progress, answered := s.knowledge.At(key); answered {
		return BadgeOf[progress.Status]
	}
	if s.isNew(p, key) {
		return tree.New
	}
	return tree.NoMemory
}

// Courses are the courses whose cards the drawing shows: the course of the plan, or those of the
// fewest and of the most common words.
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

// badgeCaption says what the badges in a saved drawing mean.
func (s *Scene) badgeCaption() string {
	meanings := map[tree.LegendKind]string{
		tree.LegendNew: "Empty circle: not learned yet.", tree.LegendLearning: "Half-full circle: being learned.",
		tree.LegendKnown: "Tick: known.", tree.LegendLapsed: "Triangle: missed last time.",
	}
	text := ""
	for _, item := range s.layout.Legend() {
		if meaning := meanings[item.Kind]; meaning != "" {
			text += " " + meaning
		}
	}
	return text
}

// ReadKnowledge reads what the person knows of the scene, if the answers are read already. It
// returns what to show of it.
func (c *Canvas) ReadKnowledge(courses ...trainer.Course) *Knowledge {
	c.Knowledge = nil
	if c.Answers.Ready() {
		c.Knowledge = ReadKnowledge(c.Answers.State(), c.Host.Now(), courses...)
	}
	return c.ShownKnowledge()
}

// ShownKnowledge is what the person knows, or nil if they hide it.
func (c *Canvas) ShownKnowledge() *Knowledge {
	if c.Host.Prefs().HidesKnown {
		return nil
	}
	return c.Knowledge
}

// KnowledgeChanged draws the same scene with the new knowledge. The old one is before.
func (c *Canvas) KnowledgeChanged(ctx app.Context, before *Knowledge) {
	if before == nil && c.Knowledge == nil {
		ctx.PreventUpdate() // the usual case: the person never answered in this game
		return
	}
	c.redrawInPlace(ctx)
}

// redrawInPlace draws the same part of the tree again without scrolling it.
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

// knownToggle is the button that shows or hides what the person knows, in the drawing and around
// it. A person who has answered nothing here has none.
func (c *Canvas) knownToggle() app.UI {
	return app.Span().Body(app.If(c.Knowledge != nil, func() app.UI {
		shown := !c.Host.Prefs().HidesKnown
		return ui.Button("known").Class("tool wide").Aria("pressed", shown).
			Title(text.Pick(shown, "Hide what you know", "Show what you know")).Aria("label", "What you know").
			OnClick(c.toggleKnown).Body(ui.Icon("show"), app.Span().Text("What you know"))
	}))
}

func (c *Canvas) toggleKnown(ctx app.Context, _ app.Event) {
	c.Host.Tell("")
	c.Host.Prefs().SetHidesKnown(!c.Host.Prefs().HidesKnown)
	c.redrawInPlace(ctx)
}

// isNew reports whether p is a decision to learn. The seat of the scene moves there, and the
// person has no answer yet.
func (s *Scene) isNew(p solver.Position, fragment string) bool {
	if s.Plan != nil {
		return s.Plan.Decides(p)
	}
	for _, best := range s.knowledge.Begun {
		if s.leadsTo(best, fragment) {
			return true
		}
	}
	return false
}

// leadsTo reports whether the seat moves at a fragment in a round in which it follows best from
// one of its starts.
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
