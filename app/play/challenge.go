package play

import (
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// challengeButtons are the two challenges. They are enabled once a letter has been played.
func (p *Page) challengeButtons() app.UI {
	t := p.table
	none := !t.personsTurn() || len(t.currentRound().Plays) == 0
	short := t.tooShort()
	return app.Div().Role("group").Aria("label", "Challenge").Body(
		claimButton("claim-word", "claim", "1", "That is a word", func() { p.challenge(match.ClaimsWord) }).Aria("disabled", none || short != "").Title(short),
		claimButton("claim-none", "claim", "2", "No word begins with that", func() { p.challenge(match.ClaimsNone) }).Aria("disabled", none),
	)
}

// answerButtons are the two answers to a challenge. The challenged person names a word by continuing the
// letters on the board.
func (p *Page) answerButtons() app.UI {
	return app.Div().Role("group").Aria("label", "Answer").Body(
		claimButton("play-name", "claim strong", "Enter", "Name it", p.nameWord),
		claimButton("play-none", "claim", "", "I was bluffing", p.giveUp),
	)
}

// claimButton is one of two things to say. A key of the keyboard may do the same.
func claimButton(id, class, key, says string, press func()) app.HTMLButton {
	return app.Button().Type("button").ID(id).Class(class).OnClick(ui.Press(press)).Body(ui.KeyCap(key), app.Span().Text(says))
}

// tooShort says why the letters on the board cannot be a word yet, or returns "".
func (t *table) tooShort() string {
	if len(t.currentRound().Plays) >= t.Setup.MinLetters {
		return ""
	}
	return "Words must have at least " + text.Counted(t.Setup.MinLetters, "letter") + "."
}

// challenge disputes what the previous player left. Calling too few letters a word is
// refused, because it is surely an accident and would lose the round.
func (p *Page) challenge(kind match.Kind) {
	t := p.table
	switch {
	case !t.personsTurn() || len(t.currentRound().Plays) == 0:
	case kind == match.ClaimsWord && t.tooShort() != "":
		t.refuse(t.tooShort())
		p.takeFocus()
	default:
		p.applyEvent(match.Event{Kind: kind})
	}
}

// asksForWord reports whether a person has to name a word.
func (p *Page) asksForWord() bool {
	t := p.table
	return t != nil && t.id != "" && t.review == match.Nobody && !t.over() && t.actsHere() && t.State().Challenger != match.Nobody
}

// typeLetter adds a letter to the word that a challenged person names.
func (p *Page) typeLetter(letter rune) {
	t := p.table
	switch {
	case !t.inAlphabet(letter):
		t.refuse(t.refusalText(match.Event{Letter: letter}, match.ErrNoWord))
	case len(t.currentRound().Plays)+utf8.RuneCountInString(t.word) < dicts.MaxLetters:
		t.setWord(t.word + string(letter))
	}
	p.takeFocus()
}

// eraseLetter takes the last letter of that word away again.
func (p *Page) eraseLetter() {
	t := p.table
	_, last := utf8.DecodeLastRuneInString(t.word)
	t.setWord(t.word[:len(t.word)-last])
	p.takeFocus()
}

func (t *table) setWord(word string) {
	t.word, t.insists, t.refused = word, false, ""
}

// namedSoFar is what screen readers say of the word that the person names, after each letter.
func (p *Page) namedSoFar() string {
	if !p.asksForWord() || p.table.word == "" {
		return ""
	}
	return dicts.Capitals(p.table.currentRound().Fragment() + p.table.word)
}

// nameWord names the word on the board. Naming only the letters that were played has to be confirmed, because the
// rest was probably forgotten.
func (p *Page) nameWord() {
	t := p.table
	switch {
	case !p.asksForWord():
	case t.word == "" && !t.insists:
		t.refuse("Add the rest of the word, or press again to name " + dicts.Capitals(t.currentRound().Fragment()) + " itself.")
		t.insists = true
		p.takeFocus()
	default:
		p.applyEvent(match.Event{Kind: match.Names, Word: t.currentRound().Fragment() + t.word})
	}
}

// giveUp says that the person has no word.
func (p *Page) giveUp() {
	if p.asksForWord() {
		p.applyEvent(match.Event{Kind: match.Names})
	}
}
