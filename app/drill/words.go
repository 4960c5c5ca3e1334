package drill

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// feedback is what the page says about the last answer.
type feedback struct {
	class    string // right, wrong, shown or hint
	lines    []string
	graded   bool                        // the grade can still be changed
	leech    bool                        // the card was missed so often that it is now set aside
	previews [trainer.Easy + 1]time.Time // when the card comes back, by grade
}

// prompt says what the person has to do, or what they see.
func (p *Page) prompt() string {
	s := p.session
	switch {
	case s.Pending != nil && s.Pending.Lesson:
		return p.lessonTitle(s.Pending.Item)
	case s.Pending != nil && s.Pending.Right:
		return "Right."
	case s.Pending != nil && s.Pending.Letter != 0:
		return "Not this one."
	case s.Pending != nil:
		return "Here it is."
	case s.Item == nil && s.Over():
		end := s.At()
		line := fmt.Sprintf("Player %d completes %s and loses.", end.Loser(), dicts.Capitals(end.Fragment()))
		if p.taughtJustNow() {
			line += " Now you."
		}
		return line
	case s.Item == nil:
		return "…"
	case s.Item.Recall:
		return p.recallPrompt(s.Item)
	}
	return p.question() + p.newOrMissed(s.Item)
}

// taughtJustNow reports whether the round that is over has taught a card, which comes next.
func (p *Page) taughtJustNow() bool {
	a := p.session.Last()
	return a != nil && a.Lesson
}

// lessonTitle says what a new card teaches.
func (p *Page) lessonTitle(item *trainer.Item) string {
	if item.Fragment == "" {
		return "New: open with " + plan.LetterOf(item.Plays) + "."
	}
	return fmt.Sprintf("New: after %s you play %s.", dicts.Capitals(item.Fragment), plan.LetterOf(item.Plays))
}

// question says which letter came last and asks for the next.
func (p *Page) question() string {
	s := p.session
	at := s.At()
	you := fmt.Sprintf("You are player %d of %d. ", p.game.Seat, p.game.Rules.Players)
	switch {
	case at.Depth() == 0:
		return "You open. Which letter?"
	case s.Part == 0 && len(s.Line.Steps) == 0:
		return you + "What do you play after " + dicts.Capitals(at.Fragment()) + "?"
	}
	last := p.game.Rules.Mover(at.Depth() - 1)
	return fmt.Sprintf("Player %d plays %s. Your letter?", last, plan.LetterOf(at))
}

// newOrMissed says how the person knows the card.
func (p *Page) newOrMissed(item *trainer.Item) string {
	switch {
	case p.session.Part > 0:
		return ""
	case p.session.Repeats:
		return " You have just seen it."
	case p.answers.State().Progress(item.Card, p.host.Now()).Status == trainer.Lapsed:
		return " You missed it last time."
	}
	return ""
}

// cardName names a card without its answer.
func (p *Page) cardName(item *trainer.Item) string {
	switch {
	case item.Recall && item.Fragment == "":
		return "all your words"
	case item.Recall:
		return "the words after " + dicts.Capitals(item.Fragment)
	case item.Fragment == "":
		return "your opening letter"
	}
	return "your letter after " + dicts.Capitals(item.Fragment)
}

// describeAnswer says how an answer was.
func (p *Page) describeAnswer(a trainer.Answer, previews [trainer.Easy + 1]time.Time) {
	s := p.session
	s.feedback = feedback{graded: !a.Lesson && !a.Open && !s.Practice, previews: previews}
	back := ""
	if s.feedback.graded {
		back = " " + gradeNames[a.Grade] + ": it comes back " + p.whenText(previews[a.Grade]) + "."
	}
	asked := "Opening: "
	switch {
	case s.Pending != nil:
		asked = "" // because the board shows it
	case a.At().Depth() > 0:
		asked = "After " + dicts.Capitals(a.At().Fragment()) + ": "
	}
	switch {
	case a.Lesson:
		s.feedback.class, s.feedback.lines = "shown", []string{p.answerText(&a), p.reasonText(&a)}
	case a.Item.Recall && a.Right:
		s.feedback.class, s.feedback.lines = "right", []string{"✓ All of them." + back}
	case a.Item.Recall:
		s.feedback.class = "shown"
	case a.Open && a.Leads == a.Plays():
		s.feedback.class, s.feedback.lines = "right", []string{"✓ " + asked + plan.LetterOf(a.Leads) + "."}
	case a.Right && a.Leads == a.Plays():
		s.feedback.class, s.feedback.lines = "right", []string{"✓ " + asked + plan.LetterOf(a.Leads) + ", " + p.towardText(a.Item) + "." + back}
	case a.Right:
		s.feedback.class = "right"
		s.feedback.lines = []string{fmt.Sprintf("✓ %s%s %s too. Your strategy plays %s, %s.%s",
			asked, plan.LetterOf(a.Leads), p.meritText(), plan.LetterOf(a.Plays()), p.towardText(a.Item), back)}
	case a.Letter == 0:
		s.feedback.class, s.feedback.lines = "shown", []string{p.answerText(&a), p.reasonText(&a)}
	default:
		s.feedback.class = "wrong"
		s.feedback.lines = []string{"✗ " + plan.LetterOf(a.Leads) + ": " + p.refutedText(a) + ".", p.answerText(&a), p.reasonText(&a)}
	}
	if progress := p.answers.State().Progress(a.Item.Card, p.host.Now()); progress.Leech && s.feedback.graded {
		s.feedback.leech = true
		s.feedback.lines = append(s.feedback.lines, fmt.Sprintf("You have missed this %d times, so it is set aside. It costs more time than it is worth. You can bring it back at the end of the session.", progress.Lapses))
	}
}

// playedForYou names the letters that were played for the person. It also says when a card is
// not part of the strategy.
func (p *Page) playedForYou() string {
	s := p.session
	var letters []string
	for _, step := range s.Line.Steps[:s.StepsPlayed] {
		if step.Item != nil && !step.Ask && !s.Repeats && !s.Practice {
			letters = append(letters, plan.LetterOf(step.Leads))
		}
	}
	var said []string
	if s.Item != nil && len(letters) > 0 {
		said = append(said, text.Listed(letters)+text.Pick(len(letters) == 1, " was", " were")+" played for you.")
	}
	if s.Item != nil && s.Item.Added {
		said = append(said, "You added this card yourself. Your strategy does not lead here.")
	}
	return strings.Join(said, " ")
}

// answerText says which letter the strategy plays.
func (p *Page) answerText(a *trainer.Answer) string {
	return "Play " + plan.LetterOf(a.Plays()) + ", " + p.towardText(a.Item) + "."
}

// towardText names the words that the strategy’s letter leads to.
func (p *Page) towardText(item *trainer.Item) string {
	words := p.wordsAfter(item)
	if len(words) > 3 {
		return "toward " + dicts.Capitals(words[0].Fragment()) + " and " + text.Counted(len(words)-1, "other word")
	}
	names := text.Each(words, func(w solver.Position) string { return dicts.Capitals(w.Fragment()) })
	return "toward " + text.AnyOf(names)
}

func (p *Page) wordsAfter(item *trainer.Item) []solver.Position {
	return slices.Collect(p.deck.Best.Words(item.Plays))
}

// reasonText says why the strategy plays its letter.
func (p *Page) reasonText(a *trainer.Answer) string {
	plan := &plan.Plan{View: p.game, Game: p.deck.Game, Best: p.deck.Best}
	return "It " + plan.Reason(solver.Decision{At: a.At(), Plays: a.Plays()}) + "."
}

// meritText says what a right letter does: "wins".
func (p *Page) meritText() string {
	plan := &plan.Plan{View: p.game}
	return plan.Merits(1)
}

// refutedText says why a letter is wrong.
func (p *Page) refutedText(a trainer.Answer) string {
	seat := p.game.Seat
	for _, l := range a.At().Letters() {
		if l.Leads == a.Leads {
			return l.Reason(seat, p.game.Guaranteed, seat)
		}
	}
	return ""
}

// refutationEnd is the end of the round that a wrong letter leads to.
func (p *Page) refutationEnd(a *trainer.Answer) solver.Position {
	if a.Leads.Over() {
		return a.Leads
	}
	return a.Leads.LineAgainst(p.game.Seat, p.game.Guaranteed)
}

// lettersHint is the first hint: how many letters are right.
func (p *Page) lettersHint(at solver.Position) string {
	right, legal := len(p.deck.Best.Options(at)), 0
	for range at.Next() {
		legal++
	}
	plan := &plan.Plan{View: p.game}
	return fmt.Sprintf("Hint: %d of %s %s.", right, text.Counted(legal, "letter"), plan.Merits(right))
}

// tierHint is the second hint: how common the words are.
func (p *Page) tierHint(item *trainer.Item) string {
	var names []string
	words := p.wordsAfter(item)
	for _, w := range words {
		if name := text.Commonness(p.deck.Game.Trie().Tier(w.Node())); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(words) == 1 {
		return fmt.Sprintf("The word is %s and has %s.", names[0], text.Counted(words[0].Depth(), "letter"))
	}
	return fmt.Sprintf("It leads to %s: %s.", text.Counted(len(words), "word"), text.Listed(names))
}

// timeUntil is how long it is until a time: "8 days".
func (p *Page) timeUntil(at time.Time) string {
	if days := p.daysUntil(at); days > 0 {
		return text.ManyDays(days)
	}
	minutes := max(int(at.Sub(p.host.Now()).Round(time.Minute)/time.Minute), 1)
	if minutes >= 90 {
		return fmt.Sprintf("%d h", (minutes+30)/60)
	}
	return fmt.Sprintf("%d min", minutes)
}

// daysUntil is how many days of the person it is until a time. A day of the person begins in the morning, so at
// half past midnight tomorrow is still to come.
func (p *Page) daysUntil(at time.Time) int {
	settings := p.answers.State().Settings()
	return int(settings.DayOf(at) - settings.DayOf(p.host.Now()))
}

// whenText is timeUntil as an adverb: "tomorrow", "in 8 days".
func (p *Page) whenText(at time.Time) string {
	back := p.timeUntil(at)
	switch {
	case back == "1 day":
		return "tomorrow"
	case strings.HasSuffix(back, " min"):
		return "within " + back // it comes sooner if nothing else is left
	}
	return "in " + back
}

// momentText is a time as a person would say it: "today at 14:05", "tomorrow, Sunday 22
// November, from 04:00".
func (p *Page) momentText(at time.Time) string {
	settings := p.answers.State().Settings()
	clock := at.Format("15:04")
	preposition := " at "
	if at.Equal(settings.Begins(settings.DayOf(at), at.Location())) {
		preposition = " from "
	}
	switch p.daysUntil(at) {
	case 0:
		return "today" + preposition + clock + " (" + p.whenText(at) + ")"
	case 1:
		if at.YearDay() == p.host.Now().YearDay() { // after midnight: the calendar has it today
			return "tomorrow," + preposition + clock
		}
		return "tomorrow, " + at.Format("Monday 2 January") + "," + preposition + clock
	}
	return strings.TrimSpace(at.Format("Monday 2 January") + preposition + clock)
}
