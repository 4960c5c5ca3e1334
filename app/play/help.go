package play

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// hintsPanel has a button for each kind of help, and shows what it says.
func (p *Page) hintsPanel() app.UI {
	t := p.table
	return app.Elem("details").Class("helps").On("toggle", p.onHints).Body(
		app.Elem("summary").ID("helps-title").Text("Hints"),
		app.P().Class("quiet").Text("Hints are off until you ask for them. The match records the turns at which you do."),
		app.Div().Class("help-choices").Role("group").Aria("labelledby", "helps-title").Body(
			app.Range(helpNames[1:]).Slice(func(i int) app.UI {
				help := match.Help(i + 1)
				return ui.Button(fmt.Sprintf("help-%d", help)).Class("help-choice").
					DataSet("help", fmt.Sprint(help)).Aria("pressed", t.helps[help]).Aria("disabled", !t.personsTurn()).
					OnClick(p.onHelpChoice).Text(helpNames[help])
			}),
		),
		app.Div().ID("help-said").Class("help-said").Aria("live", "polite").Body(p.helpLines()...),
		app.P().ID("help-legend").Class("quiet").Text(t.hintsLegend()),
		app.P().ID("help-uses").Class("quiet").Text(p.usesText()),
	)
}

// helpKinds is the number of kinds of help, plus one for none.
const helpKinds = int(match.WordsLeft) + 1

// helpNames are the kinds of help as the page offers them. The page calls them hints, because
// “help” is already in the bar.
var helpNames = [helpKinds]string{match.SafeNow: "Letters that do not lose at once", match.Winning: "Winning letters", match.WordsLeft: "How many words are left"}

// noteHelp records each kind of help that the person sees, once per turn.
func (p *Page) noteHelp() {
	t := p.table
	if !t.personsTurn() {
		return
	}
	for help := match.SafeNow; help <= match.WordsLeft; help++ {
		if t.helps[help] && !t.helpNoted(help) {
			p.applyEvent(match.Event{Kind: match.Looks, Help: help}) // which calls noteHelp again
			return
		}
	}
}

// helpNoted reports whether this use of help is already recorded for the turn.
func (t *table) helpNoted(help match.Help) bool {
	use := match.Use{Player: t.State().Turn, Depth: len(t.currentRound().Plays), Help: help}
	return slices.Contains(t.currentRound().Uses, use)
}

// showsHelp reports whether a kind of help is on and can be shown now.
func (t *table) showsHelp(help match.Help) bool { return t.helps[help] && t.personsTurn() }

// hintsLegend explains the signs on the keys.
func (t *table) hintsLegend() string {
	many := len(t.currentRound().Players) > 2
	switch {
	case t.showsHelp(match.Winning):
		return fmt.Sprintf("On the keys: ✓ %s, ✗ %s, ■ completes a word.", text.Pick(many, "safe", "wins"), text.Pick(many, "can lose", "loses"))
	case t.showsHelp(match.SafeNow):
		return "On the keys: ○ does not lose at once, ■ completes a word."
	}
	return ""
}

// onHints scrolls the hints into view when a person opens them.
func (p *Page) onHints(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	if hints := ctx.JSSrc(); hints.Get("open").Truthy() {
		hints.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}

// helpLines are the hints in words.
func (p *Page) helpLines() []app.UI {
	t := p.table
	var lines []app.UI
	say := func(help match.Help, text string) {
		if t.showsHelp(help) {
			lines = append(lines, app.P().Text(text))
		}
	}
	say(match.SafeNow, t.safeText())
	say(match.Winning, t.winningText())
	say(match.WordsLeft, t.wordsText())
	return lines
}

// letterVerdicts are the verdicts on the letters that lead to a word. There are none once no
// word is possible.
func (t *table) letterVerdicts() []solver.Letter {
	r := t.currentRound()
	at, ok := t.Book.At(len(r.Players), r.Fragment())
	if !ok {
		return nil
	}
	return at.Letters()
}

func (t *table) safeText() string {
	var safe []string
	for _, l := range t.letterVerdicts() {
		if l.Outcome != solver.Completes {
			safe = append(safe, dicts.Capitals(string(l.Letter)))
		}
	}
	switch {
	case len(safe) == 0 && t.Setup.Challenges:
		return "No letter leads to a longer word without completing one."
	case len(safe) == 0:
		return text.Pick(len(t.letterVerdicts()) == 1, "The only possible letter completes a word.", "Every letter completes a word.")
	}
	return fmt.Sprintf("%s %s not lose at once.", text.Listed(safe), text.Agree(len(safe), "do"))
}

func (t *table) winningText() string {
	fragment := t.currentRound().Fragment()
	switch {
	case t.Setup.Challenges && fragment != "" && t.Book.IsWord(fragment):
		return dicts.Capitals(fragment) + " is a word. Say so and you do not lose the round."
	case t.Setup.Challenges && fragment != "" && !t.Book.Begins(fragment):
		return "No word begins with " + dicts.Capitals(fragment) + ". Say so and you do not lose the round."
	}
	var winning []string
	for _, l := range t.letterVerdicts() {
		if l.Outcome == solver.Wins {
			winning = append(winning, dicts.Capitals(string(l.Letter)))
		}
	}
	many := len(t.currentRound().Players) > 2
	switch {
	case len(winning) == 0:
		return text.Pick(many, "No letter keeps you safe.", "No letter wins against best play.")
	case many:
		return fmt.Sprintf("%s %s you safe if everyone plays well.", text.Listed(winning), text.Agree(len(winning), "keep"))
	}
	return fmt.Sprintf("%s %s.", text.Listed(winning), text.Agree(len(winning), "win"))
}

func (t *table) wordsText() string {
	r := t.currentRound()
	words := 0
	if at, ok := t.Book.At(len(r.Players), r.Fragment()); ok {
		words = at.Words()
	}
	return fmt.Sprintf("%s can still end the round.", text.Counted(words, "word"))
}

// keyMarks are the signs on the keys. If several kinds of help are on, the strongest decides.
func (p *Page) keyMarks() map[rune]ui.Key {
	t := p.table
	marks := map[rune]ui.Key{}
	if !t.showsHelp(match.SafeNow) && !t.showsHelp(match.Winning) {
		return marks
	}
	for _, letter := range t.Book.Words.Alphabet().String() {
		marks[letter] = ui.Key{Class: "none", Said: "no word continues this way"}
	}
	many := len(t.currentRound().Players) > 2
	for _, l := range t.letterVerdicts() {
		switch {
		case l.Outcome == solver.Completes:
			marks[l.Letter] = ui.Key{Class: "word", Sign: "■", Said: "completes " + dicts.Capitals(l.End.Fragment())}
		case !t.showsHelp(match.Winning):
			marks[l.Letter] = ui.Key{Class: "safe", Sign: "○", Said: "does not lose at once"}
		case l.Outcome == solver.Wins:
			marks[l.Letter] = ui.Key{Class: "win", Sign: "✓", Said: text.Pick(many, "safe", "wins")}
		default:
			marks[l.Letter] = ui.Key{Class: "lose", Sign: "✗", Said: text.Pick(many, "can lose", "loses")}
		}
	}
	return marks
}

// usesText says how much help was used in the round.
func (p *Page) usesText() string {
	uses := p.table.shownRound().Uses
	if len(uses) == 0 {
		return ""
	}
	turns := map[[2]int]bool{}
	for _, u := range uses {
		turns[[2]int{u.Player, u.Depth}] = true
	}
	return fmt.Sprintf("Recorded in this round: hints or taking back at %s.", text.Counted(len(turns), "turn"))
}
