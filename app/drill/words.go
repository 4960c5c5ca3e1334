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

// prompt says what the person has to do.
func (p *Page) prompt() string {
	s := p.session
	switch {
	case s.Pending != nil && s.Pending.Right:
		return "How well did you know it?"
	case s.Pending != nil:
		return ""
	case s.Item == nil && s.Over():
		end := s.At()
		return fmt.Sprintf("Player %d completes %s and loses.", end.Loser(), dicts.Capitals(end.Fragment()))
	case s.Item == nil:
		return ""
	case s.Item.Recall:
		return p.recallPrompt(s.Item)
	}
	return p.question(s.Item) + p.newOrMissed(s.Item)
}

// question says which letter came last and asks for the next.
func (p *Page) question(item *trainer.Item) string {
	you := fmt.Sprintf("You are player %d of %d. ", p.view.Seat, p.view.Rules.Players)
	switch {
	case item.Fragment == "":
		return "You open. Which letter?"
	case p.session.Cards:
		return you + "What do you play after " + dicts.Capitals(item.Fragment) + "?"
	}
	last := p.view.Rules.Mover(item.At.Depth() - 1)
	return fmt.Sprintf("Player %d plays %s. Your letter?", last, plan.LetterOf(item.At))
}

// newOrMissed says whether the card is new or was missed last time.
func (p *Page) newOrMissed(item *trainer.Item) string {
	switch p.answers.State().Progress(item.Card, p.host.Now()).Status {
	case trainer.New:
		return " It is new to you."
	case trainer.Lapsed:
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
	p.session.feedback = feedback{graded: true, previews: previews}
	back := gradeNames[a.Grade] + ": it comes back " + p.whenText(previews[a.Grade]) + "."
	asked := "Opening: "
	switch {
	case p.session.Pending != nil:
		asked = "" // because the board shows it
	case a.Item.Fragment != "":
		asked = "After " + dicts.Capitals(a.Item.Fragment) + ": "
	}
	switch {
	case a.Item.Recall && a.Right:
		p.session.feedback.class, p.session.feedback.lines = "right", []string{"✓ All of them."}
	case a.Item.Recall:
		p.session.feedback.class = "shown"
	case a.Right && a.Leads == a.Item.Plays:
		p.session.feedback.class, p.session.feedback.lines = "right", []string{"✓ " + asked + plan.LetterOf(a.Leads) + ", " + p.towardText(a.Item) + ". " + back}
	case a.Right:
		p.session.feedback.class = "right"
		p.session.feedback.lines = []string{fmt.Sprintf("✓ %s%s %s too. Your strategy plays %s, %s. %s",
			asked, plan.LetterOf(a.Leads), p.meritText(), plan.LetterOf(a.Item.Plays), p.towardText(a.Item), back)}
	case a.Letter == 0:
		p.session.feedback.class, p.session.feedback.lines = "shown", []string{p.answerText(a.Item), p.reasonText(a.Item)}
	default:
		p.session.feedback.class = "wrong"
		p.session.feedback.lines = []string{"✗ " + plan.LetterOf(a.Leads) + ": " + p.refutedText(a) + ".", p.answerText(a.Item), p.reasonText(a.Item)}
	}
	if progress := p.answers.State().Progress(a.Item.Card, p.host.Now()); progress.Leech {
		p.session.feedback.leech = true
		p.session.feedback.lines = append(p.session.feedback.lines, fmt.Sprintf("You have missed this %d times, so it is set aside. It costs more time than it is worth. You can bring it back at the end of the session.", progress.Lapses))
	}
}

// playedForYou names the letters that were played for the person. It also says when a card is
// not part of the strategy.
func (p *Page) playedForYou() string {
	s := p.session
	var letters []string
	for _, step := range s.Line.Steps[:s.StepsPlayed] {
		if step.Item != nil && !step.Ask {
			letters = append(letters, plan.LetterOf(step.Leads))
		}
	}
	var said []string
	if s.Item != nil && len(letters) > 0 {
		said = append(said, text.Listed(letters)+text.Pick(len(letters) == 1, " was", " were")+" played for you, because "+text.Pick(len(letters) == 1, "it is", "they are")+" not due now.")
	}
	if s.Item != nil && s.Item.Added {
		said = append(said, "This card is from one of your matches. Your strategy does not lead here.")
	}
	return strings.Join(said, " ")
}

// answerText says which letter the strategy plays.
func (p *Page) answerText(item *trainer.Item) string {
	return "Play " + plan.LetterOf(item.Plays) + ", " + p.towardText(item) + "."
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
func (p *Page) reasonText(item *trainer.Item) string {
	plan := &plan.Plan{View: p.view, Game: p.deck.Game, Best: p.deck.Best}
	return "It " + plan.Reason(solver.Decision{At: item.At, Plays: item.Plays}) + "."
}

// meritText says what a right letter does: "wins".
func (p *Page) meritText() string {
	plan := &plan.Plan{View: p.view}
	return plan.Merits(1)
}

// refutedText says why a letter is wrong.
func (p *Page) refutedText(a trainer.Answer) string {
	seat := p.view.Seat
	for _, l := range a.Item.At.Letters() {
		if l.Leads == a.Leads {
			return l.Reason(seat, p.view.Guaranteed, seat)
		}
	}
	return ""
}

// refutationEnd is the end of the round that a wrong letter leads to.
func (p *Page) refutationEnd(a *trainer.Answer) solver.Position {
	if a.Leads.Over() {
		return a.Leads
	}
	return a.Leads.LineAgainst(p.view.Seat, p.view.Guaranteed)
}

// lettersHint is the first hint: how many letters are right.
func (p *Page) lettersHint(item *trainer.Item) string {
	right, legal := len(p.deck.Best.Options(item.At)), 0
	for range item.At.Next() {
		legal++
	}
	plan := &plan.Plan{View: p.view}
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
	t := p.host.Now()
	settings := p.answers.State().Settings()
	days := int(settings.DayOf(at) - settings.DayOf(t))
	if days > 0 && at.Sub(t) >= 4*time.Hour {
		return text.ManyDays(days)
	}
	minutes := max(int(at.Sub(t).Round(time.Minute)/time.Minute), 1)
	if minutes >= 90 {
		return fmt.Sprintf("%d h", (minutes+30)/60)
	}
	return fmt.Sprintf("%d min", minutes)
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
	switch settings.DayOf(at) - settings.DayOf(p.host.Now()) {
	case 0:
		return "today" + preposition + clock + " (" + p.whenText(at) + ")"
	case 1:
		return "tomorrow, " + at.Format("Monday 2 January") + "," + preposition[:len(preposition)-1] + " " + clock
	}
	return strings.TrimSpace(at.Format("Monday 2 January") + preposition + clock)
}
