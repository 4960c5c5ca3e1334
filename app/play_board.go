package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/trainer/match"
)

// board is where a round is played, and where one that is over stands until the
// next. Its parts keep their places, whatever they hold.
func (p *playPage) board() app.UI {
	waits := p.table.review != match.Nobody || p.table.over() || p.table.id == "" // for the person to go on
	return app.Div().Class("play-columns").Body(
		p.scores(),
		app.Section().ID("play-board").Class("board").TabIndex(-1).Aria("label", "Board").Body(
			p.tiles(),
			p.status(),
			app.Div().Body(app.If(p.asksForWord(), p.naming)),
			app.Div().Body(app.If(waits, p.goingOn)),
			app.Div().Body(app.If(!waits && !p.asksForWord(), p.controls)),
		),
		app.Div().Class("play-side").Body(app.If(!waits, p.beside)),
	)
}

// beside is what one can look at or change during a match.
func (p *playPage) beside() app.UI {
	return app.Div().Body(
		p.help(),
		app.Div().Class("table-tools").Body(
			app.Label().Class("pause").For("play-pause").Body(
				app.Input().ID("play-pause").Type("checkbox").Role("switch").Checked(!p.wishes().atOnce).OnChange(p.onPause),
				app.Text("Bots take a moment to think"),
			),
			app.Button().Type("button").ID("play-leave").Class("link").OnClick(p.onLeave).Text("Leave the match; it is kept"),
		),
	)
}

// scores are the players in turn order, with the letters that each has lost.
func (p *playPage) scores() app.UI {
	t := p.table
	r, state := t.shown(), t.State()
	return app.Ul().Class("scores").Aria("label", "Scores").Body(
		app.Range(t.Setup.Players).Slice(func(i int) app.UI {
			seat, lost := r.Seat(i), state.Lost[i]
			class := "score"
			moves := t.review == match.Nobody && state.Turn == i
			switch {
			case lost == len([]rune(t.Setup.Lives)):
				class += " out"
			case moves:
				class += " moves"
			}
			return app.Li().Class(class).Aria("current", moves).Body(
				app.Span().Class("chip-place").Body(app.If(seat > 0, func() app.UI {
					return app.Span().Class(fmt.Sprintf("chip seat-%d", seat)).Title(fmt.Sprintf("Player %d of this round", seat)).Text(seat)
				})),
				app.Span().Class("score-name").Text(sentence(t.who(i))),
				p.lives(i, lost),
			)
		}),
	)
}

// lives is the word of lives with the letters struck that a player has lost.
func (p *playPage) lives(player, lost int) app.UI {
	t := p.table
	letters := strings.Split(t.livesWord(), "")
	said := "no letter of " + t.livesWord()
	switch {
	case lost == len(letters):
		said = "all of " + t.livesWord() + ", out"
	case lost > 0:
		said = strings.Join(letters[:lost], ", ") + " of " + t.livesWord()
	}
	return app.Span().Class("lives").Role("img").Aria("label", sentence(t.who(player))+": "+said).Body(
		app.Range(letters).Slice(func(i int) app.UI {
			return app.Span().Class(pick(i < lost, "life lost", "life")).Text(letters[i])
		}),
	)
}

// tiles are the letters of the round on the board, each with a bar in the colour of
// who played it.
func (p *playPage) tiles() app.UI {
	t := p.table
	r := t.shown()
	tiles := []app.UI{app.Span().Class("tile start").Text("∅")}
	for i, play := range r.Plays {
		class := fmt.Sprintf("tile seat-%d", r.Seat(play.Player))
		if i == len(r.Plays)-1 {
			class += pick(r.Loser == play.Player, " wrong", " latest")
		}
		if t.review != match.Nobody && i >= p.look().letters() {
			class += " later"
		}
		tiles = append(tiles, app.Span().Class(class).Text(dicts.Capitals(string(play.Letter))))
	}
	for _, letter := range t.after(r) {
		tiles = append(tiles, app.Span().Class("tile would").Text(dicts.Capitals(string(letter))))
	}
	if r.Ending == match.UnderWay {
		tiles = append(tiles, app.Span().Class(fmt.Sprintf("tile blank seat-%d", r.Seat(r.Mover()))).Aria("hidden", "true"))
	}
	return app.Div().Class("tiles").Role("img").Aria("label", t.playedLetters(r)).Body(tiles...)
}

// after are the letters that follow those of a round in the word that was named, or
// that would have done.
func (t *table) after(r *match.Round) string {
	word := r.Fragment()
	switch r.Ending {
	case match.Named:
		word = r.Word
	case match.NotNamed:
		if example, ok := t.example(word); ok {
			word = example
		}
	}
	return word[len(r.Fragment()):]
}

// status says what has happened since the person last acted, whose turn it is, and
// why a key did nothing. It is always there and read out, a sentence at a time.
func (p *playPage) status() app.UI {
	t := p.table
	prompt := p.prompt()
	if t.refused != "" {
		prompt = ""
	}
	final := -1 // who won the match
	if t.over() && t.review == t.roundsOver()-1 {
		final = len(t.said) - 1
	}
	return app.Div().Class("said").Body(
		app.P().ID("play-said").Aria("live", "polite").Body(app.Range(t.said).Slice(func(i int) app.UI {
			return app.Span().Class(pick(i == final, "final", "")).Text(t.said[i] + " ")
		})),
		app.P().Class("rule").Text(p.rule()),
		app.P().ID("play-prompt").Class("prompt").Text(prompt),
		app.P().ID("play-refused").Class("refused").Aria("live", "polite").Text(t.refused),
	)
}

// rule tells at the beginning of a match what it is about.
func (p *playPage) rule() string {
	t := p.table
	letters := counted(t.Setup.MinLetters, "letter")
	switch {
	case len(t.State().Rounds) > 1 || len(t.now().Plays) > 0 || len(t.said) > 0:
		return ""
	case t.Setup.Challenges:
		return fmt.Sprintf("Add letters. When the other has completed a word of %s or more, say so; when you think that no word begins so, say that.", letters)
	}
	return fmt.Sprintf("Add letters in turn. Whoever completes a word of %s or more loses the round.", letters)
}

// prompt says whose turn it is.
func (p *playPage) prompt() string {
	t := p.table
	state := t.State()
	switch {
	case t.id == "" && !t.over():
		return "This match comes from a link."
	case t.over() || t.review != match.Nobody:
		return ""
	case t.Mover().IsBot():
		return sentence(t.does(state.Turn, "think")) + "…"
	case state.Challenger != match.Nobody && t.alone():
		return "Name a word that begins with " + dicts.Capitals(t.now().Fragment()) + "."
	case state.Challenger != match.Nobody:
		return fmt.Sprintf("%s, name a word that begins with %s.", t.who(state.Turn), dicts.Capitals(t.now().Fragment()))
	case !t.alone():
		return fmt.Sprintf("%s, it is your turn.", t.who(state.Turn))
	case len(t.now().Plays) == 0:
		return "You open. Play any letter."
	}
	return "Your turn."
}

// playsNow reports whether a person is to play a letter, or to challenge.
func (t *table) playsNow() bool {
	return t.id != "" && t.review == match.Nobody && !t.over() && !t.Mover().IsBot() && t.State().Challenger == match.Nobody
}

// controls are what the person plays with. On a phone they are always in reach.
func (p *playPage) controls() app.UI {
	t := p.table
	return app.Div().Class("controls").Body(
		app.Div().Class("board-actions").Body(
			app.Button().Type("button").ID("play-back").Class("tool wide").Title("Take the last letter back (Backspace)").
				Aria("label", "Take back").Aria("disabled", !t.canTakeBack()).OnClick(p.onTakeBack).
				Body(icon("undo"), app.Span().Text("Take back")),
			app.Div().Class("claims").Body(app.If(t.Setup.Challenges, p.claims)),
			app.Div().Body(app.If(t.onlyBots(), func() app.UI {
				return app.Button().Type("button").ID("play-finish").OnClick(p.onFinish).Text("Let them finish")
			})),
		),
		p.letterKeys(),
	)
}

// letterKeys are the keys of the screen, with the signs of the help that the
// person looks at.
func (p *playPage) letterKeys() app.UI {
	t := p.table
	rows := p.prefs.layout.rowsFor(t.Book.Words.Alphabet().String())
	marks := p.keyMarks()
	idle := !t.playsNow()
	return app.Div().Class("keys", pick(idle, "idle", ""), pick(len(marks) == 0, "plain", "")).Role("group").Aria("label", "Letters").OnClick(p.onLetterKey).Body(
		app.Range(rows).Slice(func(i int) app.UI {
			row := []rune(rows[i])
			return app.Div().Class("key-row").Body(app.Range(row).Slice(func(j int) app.UI {
				upper := dicts.Capitals(string(row[j]))
				mark, label := marks[row[j]], upper
				if mark.said != "" {
					label += ", " + mark.said
				}
				return app.Button().Type("button").Class("key", mark.class).Aria("label", label).Aria("disabled", idle).
					DataSet("letter", string(row[j])).Body(
					app.Span().Class("key-letter").Text(upper),
					app.Span().Class("key-sign").Text(mark.sign),
				)
			}))
		}),
	)
}
