package today

import (
	"fmt"
	"time"

	"spectrie/app/text"
	"spectrie/trainer"
)

// headline says what there is to do, for how long, and the streak: "17 due", "about 3 min", "5-day streak".
func (c *counts) headline() []string {
	var parts []string
	switch {
	case c.due > 0 && c.fresh > 0:
		parts = append(parts, text.Grouped(c.due)+" due and "+text.Grouped(c.fresh)+" new")
	case c.due > 0:
		parts = append(parts, text.Grouped(c.due)+" due")
	case c.fresh > 0:
		parts = append(parts, text.Counted(c.fresh, "new card"))
	case c.soon > 0:
		parts = append(parts, text.Counted(c.soon, "card")+" to repeat")
	}
	if c.takes > 0 {
		parts = append(parts, "about "+text.Took(max(c.takes, time.Minute)))
	}
	if c.streak > 0 {
		parts = append(parts, c.streakText())
	}
	return parts
}

func (c *counts) streakText() string { return text.Grouped(c.streak) + "-day streak" }

// doneText says that nothing is left, and when the next card comes back.
func (c *counts) doneText(settings trainer.Settings, now time.Time) (title, next string) {
	title = "All done for today"
	days := 0
	if !c.next.IsZero() {
		days = int(settings.DayOf(c.next) - settings.DayOf(now))
	}
	switch {
	case c.next.IsZero():
		next = "No card is waiting to come back."
	case days < 1:
		title = "All done for now"
		next = "The next card comes back " + laterToday(c.next, now) + "."
	case days == 1:
		next = "The next card comes back tomorrow."
	default:
		next = "The next card comes back in " + text.ManyDays(days) + "."
	}
	if c.streak > 0 {
		next += " You are on a " + c.streakText() + "."
	}
	return title, next
}

// laterToday says when something happens that happens today.
func laterToday(at, now time.Time) string {
	if wait := at.Sub(now); wait < time.Hour {
		return "in " + text.Counted(max(1, int(wait.Round(time.Minute).Minutes())), "minute")
	}
	return "today at " + at.Format("15:04")
}

// newText counts the new cards of a deck: "10 of 62 new" where a limit leaves 10 for today.
func (r *row) newText() (number, rest string) {
	if r.fresh == 0 && r.waiting > 0 {
		return text.Grouped(r.waiting), " new later"
	}
	if r.waiting > 0 {
		return text.Grouped(r.fresh), " of " + text.Grouped(r.fresh+r.waiting) + " new"
	}
	return text.Grouped(r.fresh), " new"
}

// promise says what a person learns with their first deck: "Learn five words and win whenever you open".
func (o *offer) promise(players int, guaranteed bool) string {
	win := "be safe"
	switch {
	case players == 2:
		win = "win"
	case guaranteed:
		win = "never lose"
	}
	when := "whenever you open"
	if o.seat > 1 {
		when = fmt.Sprintf("as player %d", o.seat)
	}
	if o.won < o.starts {
		what := text.Counted(o.starts, "opening letter")
		if o.seat > 2 {
			what = fmt.Sprintf("%s of %d letters", text.Counted(o.starts, "opening"), o.seat-1)
		}
		when += fmt.Sprintf(", after %s of the %s", text.Grouped(o.won), what)
	}
	return fmt.Sprintf("Learn %s and %s %s", text.CountedInWords(o.words, "word"), win, when)
}
