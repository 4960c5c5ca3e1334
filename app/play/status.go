package play

import (
	"errors"
	"fmt"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// status says what has happened since the person last acted, whose turn it is, and why a key
// did nothing. The banner, the prompt and the refusal share one place, and what happened has another. Both are
// reserved, so that nothing moves. The messages are live regions, which screen readers announce.
func (p *Page) status() app.UI {
	t := p.table
	final := -1 // index of the line that says who won the match
	if t.over() && t.review == t.roundsOver()-1 {
		final = len(t.said) - 1
	}
	winner := text.Pick(t.over() && t.isYou(t.State().Winner), "final won", "final")
	banner, side := t.banner()
	return app.Div().Class("said").Body(
		app.Div().Class("call", text.Pick(t.refused == "", "", "refuses")).Body(
			app.H2().ID("play-banner").Class("banner", side).Text(banner),
			ui.LiveLine("play-prompt", "prompt", p.prompt(), t.acts),
			app.P().Class("prompt").Aria("hidden", "true").Text(p.thinkingText()),
			ui.LiveLine("play-refused", text.Pick(t.refused == "", "", "refused"), t.refused, t.refuses),
		),
		app.P().ID("play-said").Aria("live", "polite").Body(app.Range(t.said).Slice(func(i int) app.UI {
			return app.Span().Class(text.Pick(i == final, winner, "")).Text(t.said[i] + " ")
		})),
		app.P().Class("rule").Text(p.ruleText()),
		app.P().ID("play-named").Class("sr-only").Aria("live", "polite").Text(p.namedSoFar()),
	)
}

// banner says who won or lost the round that is under review, and by which letters. Its class is won or lost
// if a person plays alone against bots.
func (t *table) banner() (line, class string) {
	if t.review == match.Nobody {
		return "", ""
	}
	r := t.shownRound()
	if r.Loser == match.Nobody {
		return "", ""
	}
	letters := dicts.Capitals(r.Fragment())
	switch r.Ending {
	case match.Completed, match.WasWord, match.Named:
		letters = dicts.Capitals(r.Word)
	default:
		letters += "–" // no word
	}
	line = t.who(r.Loser).Start().Does("lose") + " the round: " + letters
	you := t.person()
	switch {
	case !t.isYou(you) || r.Seat(you) == 0:
	case r.Loser == you:
		class = "lost"
	default:
		class = "won"
		if len(r.Players) == 2 {
			line = "You win the round: " + letters
		}
	}
	return line, class
}

// ruleText explains the rules at the beginning of a match.
func (p *Page) ruleText() string {
	t := p.table
	letters := text.Counted(t.Setup.MinLetters, "letter")
	switch {
	case len(t.State().Rounds) > 1 || len(t.currentRound().Plays) > 0 || len(t.said) > 0:
		return ""
	case t.Setup.Challenges:
		return fmt.Sprintf("Add letters in turn. If the player before you has completed a word of %s or more, say so. If you think that no word begins that way, say that.", letters)
	}
	return fmt.Sprintf("Add letters in turn. Whoever completes a word of %s or more loses the round.", letters)
}

// thinkingText says which bot is thinking. It is not read out, because the bot’s move is.
func (p *Page) thinkingText() string {
	t := p.table
	if t.id == "" || t.over() || t.review != match.Nobody || !t.Mover().IsBot() {
		return ""
	}
	return t.who(t.State().Turn).Start().Does("think") + "…"
}

// prompt says which person has to do what.
func (p *Page) prompt() string {
	t := p.table
	state := t.State()
	switch {
	case t.asks || t.elsewhere():
		return "" // the panel of the link says it
	case t.id == "" && t.review == match.Nobody:
		return "This match was sent as a link."
	case t.id == "": // which the review says
		return ""
	case t.botsMayFinish() && t.onePerson():
		return "You are out; the others play on."
	case t.botsMayFinish():
		return "The bots play on."
	case t.over() || t.review != match.Nobody || t.Mover().IsBot():
		return ""
	case state.Challenger != match.Nobody && t.onePerson():
		return "Name a word that begins with " + dicts.Capitals(t.currentRound().Fragment()) + "."
	case state.Challenger != match.Nobody:
		return fmt.Sprintf("%s, name a word that begins with %s.", t.who(state.Turn), dicts.Capitals(t.currentRound().Fragment()))
	case !t.onePerson():
		return fmt.Sprintf("%s, it is your turn.", t.who(state.Turn))
	case len(t.currentRound().Plays) == 0:
		return "You open. Play any letter."
	}
	return "Your turn."
}

// eventText says what a player did.
func (t *table) eventText(e match.Event, player int, fragment string) string {
	does := func(verb string) string { return t.who(player).Start().Does(verb) }
	switch e.Kind {
	case match.Plays:
		return does("play") + " " + dicts.Capitals(string(e.Letter)) + "."
	case match.ClaimsWord:
		return does("say") + " that " + dicts.Capitals(fragment) + " is a word."
	case match.ClaimsNone:
		return does("say") + " that no word begins with " + dicts.Capitals(fragment) + "."
	case match.Names:
		if e.Word == "" {
			return does("have") + " no word."
		}
		return does("name") + " " + dicts.Capitals(e.Word) + "."
	case match.TakesBack:
		return t.takenBackText()
	}
	return ""
}

// takenBackText says what is left on the board.
func (t *table) takenBackText() string {
	if fragment := t.currentRound().Fragment(); fragment != "" {
		return "Taken back to " + dicts.Capitals(fragment) + "."
	}
	return "Taken back to the beginning of the round."
}

// refuse shows why an action had no effect.
func (t *table) refuse(why string) {
	t.refused = why
	t.refuses++
}

// refusalText says why an event was refused.
func (t *table) refusalText(e match.Event, err error) string {
	switch fragment := t.currentRound().Fragment(); {
	case errors.Is(err, match.ErrNoWord) && !t.inAlphabet(e.Letter):
		return dicts.Capitals(string(e.Letter)) + " is not a letter of this dictionary. Play another."
	case errors.Is(err, match.ErrNoWord):
		return "No word begins with " + dicts.Capitals(fragment+string(e.Letter)) + ". Play another letter."
	case e.Kind == match.Names:
		return text.Sentence(err.Error()) + ". That does not count. Name another."
	}
	return text.Sentence(err.Error()) + "."
}

func (t *table) inAlphabet(letter rune) bool {
	_, ok := t.Book.Words.Alphabet().Index(letter)
	return ok
}

// resultLines say who lost a round and why, how many letters that player has lost, whose bluff passed, and who
// opens the next round.
func (t *table) resultLines(round int) []string {
	r := &t.State().Rounds[round]
	line := []string{t.endingText(r), t.lostLettersText(r.Loser, round)}
	if bluff := t.bluffText(r); bluff != "" {
		line = append(line, bluff)
	}
	if next := round + 1; next < len(t.State().Rounds) {
		return append(line, t.who(t.State().Rounds[next].Players[0]).Start().Does("open")+" the next round.")
	}
	return append(line, t.who(t.State().Winner).Start().Does("win")+" the match.")
}

// endingText says how a round ended and who lost it.
func (t *table) endingText(r *match.Round) string {
	loser := t.who(r.Loser)
	loses := loser.Start().Does("lose") + " the round."
	playedLast := string(loser.Start()) + " played its last letter and " + loser.Verb("lose") + " the round."
	fragment, word := dicts.Capitals(r.Fragment()), dicts.Capitals(r.Word)
	switch r.Ending {
	case match.Completed:
		return loser.Start().Does("complete") + " " + word + " and " + loser.Verb("lose") + " the round."
	case match.WasWord:
		return word + " is a word. " + playedLast
	case match.WasNoWord:
		return t.noWordText(fragment) + " " + loses
	case match.Named:
		return word + " is a word. " + loses
	case match.NotNamed:
		no := ""
		if word != "" {
			no = t.noWordText(word) + " "
		}
		if example, ok := t.Book.Example(r.Fragment()); ok {
			return fmt.Sprintf("%s%s would have worked. %s", no, dicts.Capitals(example), loses)
		}
		return fmt.Sprintf("%sNo word begins with %s. %s", no, fragment, loses)
	}
	return fmt.Sprintf("No word is as long as %s. %s", fragment, playedLast)
}

// noWordText says why letters, in capitals, are no word that counts.
func (t *table) noWordText(letters string) string {
	if utf8.RuneCountInString(letters) < t.Setup.MinLetters {
		return fmt.Sprintf("%s is too short: words have %s or more.", letters, text.Counted(t.Setup.MinLetters, "letter"))
	}
	return letters + " is not in the dictionary."
}

// bluffText says who bluffed in a round without being challenged, or "".
func (t *table) bluffText(r *match.Round) string {
	at := t.Book.BluffPassed(r)
	if at == match.Nobody {
		return ""
	}
	who := t.who(r.Plays[at].Player)
	return fmt.Sprintf("%s %s bluffing: nothing begins with %s.", who.Start(), text.Pick(who.IsYou(), "were", "was"), dicts.Capitals(string([]rune(r.Fragment())[:at+1])))
}

// lostLettersText says which letters the loser of a round has now lost.
func (t *table) lostLettersText(player, round int) string {
	lost := 0
	for i := range t.State().Rounds[:round+1] {
		if t.State().Rounds[i].Loser == player {
			lost++
		}
	}
	spelt := t.spelt(lost)
	if lost == len([]rune(t.Setup.Lives)) {
		return fmt.Sprintf("That is %s: %s out.", spelt, t.who(player).Does("are"))
	}
	return fmt.Sprintf("%s %s of %s.", t.who(player).Start().Does("have"), spelt, t.livesWord())
}
