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

// helpKinds is how many kinds of help there are, and one for none.
const helpKinds = int(match.WordsLeft) + 1

// helpNames are the kinds of help as the page offers them, where they are called
// hints: help is what the bar has.
var helpNames = [helpKinds]string{match.SafeNow: "Letters that do not lose at once", match.Winning: "Winning letters", match.WordsLeft: "How many words are left"}

// lookOn notes the help that the person looks at, once a turn.
func (p *Page) noteHelp() {
	t := p.table
	if !t.personsTurn() {
		return
	}
	for help := match.SafeNow; help <= match.WordsLeft; help++ {
		if t.helps[help] && !t.helpNoted(help) {
			p.applyEvent(match.Event{Kind: match.Looks, Help: help}) // which comes back here
			return
		}
	}
}

// looksNow reports whether it is noted that the person looks at help at this turn.
func (t *table) helpNoted(help match.Help) bool {
	use := match.Use{Player: t.State().Turn, Depth: len(t.currentRound().Plays), Help: help}
	return slices.Contains(t.currentRound().Uses, use)
}

// helped reports whether the person is shown help.
func (t *table) showsHelp(help match.Help) bool { return t.helps[help] && t.personsTurn() }

// help is what people can look at, and what it says.
func (p *Page) hintsPanel() app.UI {
	t := p.table
	return app.Elem("details").Class("helps").On("toggle", p.onHints).Body(
		app.Elem("summary").ID("helps-title").Text("Hints"),
		app.P().Class("quiet").Text("Off until you ask for them. The match notes at which turns you did."),
		app.Div().Class("help-choices").Role("group").Aria("labelledby", "helps-title").Body(
			app.Range(helpNames[1:]).Slice(func(i int) app.UI {
				help := match.Help(i + 1)
				return app.Button().Type("button").ID(fmt.Sprintf("help-%d", help)).Class("help-choice").
					DataSet("help", fmt.Sprint(help)).Aria("pressed", t.helps[help]).Aria("disabled", !t.personsTurn()).
					OnClick(p.onHelpChoice).Text(helpNames[help])
			}),
		),
		app.Div().ID("help-said").Class("help-said").Aria("live", "polite").Body(p.helpLines()...),
		app.P().ID("help-legend").Class("quiet").Text(t.hintsLegend()),
		app.P().ID("help-uses").Class("quiet").Text(p.usesText()),
	)
}

// legend says what the signs on the keys mean.
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

// onHints brings the hints into view, above the keys, when they are opened.
func (p *Page) onHints(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	if hints := ctx.JSSrc(); hints.Get("open").Truthy() {
		hints.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}

// helpLines are what the help says in words.
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

// letters are the verdicts on the letters that go on to a word; none where no word
// goes on.
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
		return "No letter leads on to a longer word without completing one."
	case len(safe) == 0:
		return text.Pick(len(t.letterVerdicts()) == 1, "The only letter completes a word.", "Every letter completes a word.")
	}
	return fmt.Sprintf("%s %s not lose at once.", text.Listed(safe), text.Agree(len(safe), "do"))
}

func (t *table) winningText() string {
	fragment := t.currentRound().Fragment()
	switch {
	case t.Setup.Challenges && fragment != "" && t.Book.IsWord(fragment):
		return dicts.Capitals(fragment) + " is a word: say so and you do not lose the round."
	case t.Setup.Challenges && fragment != "" && !t.Book.Begins(fragment):
		return "No word begins with " + dicts.Capitals(fragment) + ": say so and you do not lose the round."
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
		return fmt.Sprintf("%s %s you safe while everyone plays rationally.", text.Listed(winning), text.Agree(len(winning), "keep"))
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

// keyMarks are what the help shows on the keys of all letters, by the most that the person
// looks at.
func (p *Page) keyMarks() map[rune]ui.Key {
	t := p.table
	marks := map[rune]ui.Key{}
	if !t.showsHelp(match.SafeNow) && !t.showsHelp(match.Winning) {
		return marks
	}
	for _, letter := range t.Book.Words.Alphabet().String() {
		marks[letter] = ui.Key{Class: "none", Said: "no word goes on so"}
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

// usesText says what help the round has seen.
func (p *Page) usesText() string {
	uses := p.table.shownRound().Uses
	if len(uses) == 0 {
		return ""
	}
	turns := map[[2]int]bool{}
	for _, u := range uses {
		turns[[2]int{u.Player, u.Depth}] = true
	}
	return fmt.Sprintf("Noted in this round: hints or taking back at %s.", text.Counted(len(turns), "turn"))
}
