package puzzleboard

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/puzzle"
)

// rest is the puzzle as it was at the question that was answered last.
func (q *question) rest() *puzzle.Play {
	rest := *q.play
	rest.Start, rest.At = q.asked, q.asked
	return &rest
}

// solution is the word to which the best letters lead from the question that was answered last.
func (q *question) solution() solver.Position {
	if q.puzzle.Kind == puzzle.Threat {
		return q.play.Game.Refutation(q.asked, q.person())
	}
	return q.rest().Solution()
}

// answer is how the whole puzzle is solved.
func (q *question) answer() Answer {
	whole := question{puzzle: q.puzzle, play: q.play, asked: q.play.Start}
	a := Answer{Letters: lettersOf(whole.rest().Keys()), Word: whole.solution().Fragment()}
	if q.puzzle.Kind == puzzle.Loser {
		a.Player = q.play.Start.Losers().List()[0]
	}
	return a
}

// lettersOf are the letters played last.
func lettersOf(positions []solver.Position) string {
	var letters strings.Builder
	for _, p := range positions {
		letters.WriteRune(p.Letter())
	}
	return letters.String()
}

// who is a player as a sentence names it.
func (q *question) who(seat int) solver.Subject { return solver.SeatSubject(seat, q.person()) }

// capital is the letter as the board shows it.
func capital(letter rune) string { return dicts.Capitals(string(letter)) }

// withDashes writes letters as players say them: "J-A-B".
func withDashes(letters string) string {
	return strings.Join(strings.Split(dicts.Capitals(letters), ""), "-")
}

// facts say which colour each player has, and what the rules are.
func (b *Board) facts() []app.UI {
	rules := b.puzzle.Rules
	said := fmt.Sprintf("words of %d+ letters", rules.MinLetters)
	if b.puzzle.Dict != dicts.DefaultID {
		said += " · " + b.shelf.NameOf(b.puzzle.Dict)
	}
	turn := rules.Mover(utf8.RuneCountInString(b.puzzle.Fragment))
	return []app.UI{
		app.Range(make([]struct{}, rules.Players)).Slice(func(i int) app.UI {
			name := fmt.Sprintf("player %d", i+1)
			switch {
			case i+1 == b.person():
				name = fmt.Sprintf("you, player %d", i+1)
			case b.person() == 0 && i+1 == turn:
				name += ", to move"
			}
			return app.Span().Class("puzzle-player", fmt.Sprintf("seat-%d", i+1)).Text(name)
		}),
		app.Span().Text(said),
	}
}

// noviceHint says what a question means, to somebody who has never answered one of its kind.
func (b *Board) noviceHint() string {
	if !b.novice || b.outcome != nil {
		return ""
	}
	switch b.puzzle.Kind {
	case puzzle.Threat:
		return "Type the whole word, the other player’s letters and yours. You complete it, and no other letter of yours on the way gets you out."
	case puzzle.Loser:
		return "Nobody plays a letter that loses as long as another one does not."
	}
	return "A letter wins if " + text.Pick(b.puzzle.Rules.Players == 2, "the other player, however they play, ends", "one of the others, however they play, ends") +
		" up completing the word."
}

// prompt is the question, and after the answer what it was.
func (b *Board) prompt() string {
	switch {
	case b.broken:
		return "This puzzle does not fit its dictionary."
	case b.failed != nil:
		return b.shelf.NameOf(b.puzzle.Dict) + " could not be loaded."
	case b.play == nil:
		return "Loading " + b.shelf.NameOf(b.puzzle.Dict) + "…"
	case b.outcome != nil && b.outcome.Right:
		return "Solved."
	case b.shown:
		return "The answer"
	case b.outcome != nil:
		return "Missed."
	case b.gave == 0:
		return b.firstQuestion()
	case b.coming != "":
		return "Right: " + capital(b.gave) + "."
	case b.puzzle.Kind == puzzle.Threat:
		return "✓ " + capital(b.gave) + " is right. Which letter comes next?"
	}
	return b.replies() + " Your next letter?"
}

// firstQuestion is the question of the puzzle.
func (q *question) firstQuestion() string {
	last, _ := utf8.DecodeLastRuneInString(q.puzzle.Fragment)
	switch q.puzzle.Kind {
	case puzzle.Refute:
		who := q.who(q.puzzle.Rules.Mover(utf8.RuneCountInString(q.puzzle.Fragment) - 1))
		return fmt.Sprintf("%s has just played %s, and that is a mistake. Which letter wins now?", who.Start(), capital(last))
	case puzzle.Threat:
		return fmt.Sprintf("You have just played %s, and now you are trapped. Which word traps you?", capital(last))
	case puzzle.Loser:
		return "Everyone plays well from here. Which player loses?"
	}
	return fmt.Sprintf("Your turn after %s. Which letter wins?", withDashes(q.puzzle.Fragment))
}

// replies say what was played after the letter of the person.
func (q *question) replies() string {
	var said []string
	depth := q.asked.Depth() + 1
	for _, letter := range q.reply {
		who := q.who(q.puzzle.Rules.Mover(depth))
		said = append(said, who.Does(text.Pick(who.IsYou(), "play", "answer"))+" "+capital(letter))
		depth++
	}
	return text.Sentence(text.Listed(said)) + "."
}

// feedback is what is said about the last letter.
type feedback struct {
	class string // right, wrong, shown or hint
	lines []string
}

func (b *Board) feedback() feedback {
	switch o := b.outcome; {
	case b.broken:
		return feedback{"hint", []string{text.Sentence(b.failed.Error()) + ". Go on with another one."}}
	case b.failed != nil:
		return feedback{"hint", []string{text.Sentence(b.failed.Error()) + "."}}
	case b.hint != "":
		return feedback{"hint", []string{b.hint}}
	case b.play == nil, b.coming != "":
		return feedback{}
	case o == nil && b.gave != 0 && b.puzzle.Kind != puzzle.Threat:
		return feedback{"right", []string{"✓ " + capital(b.gave) + " is right."}}
	case o == nil:
		return feedback{}
	case o.Right:
		return feedback{"right", b.praise()}
	case b.shown:
		return feedback{"shown", []string{b.solved()}}
	default:
		return feedback{"wrong", []string{"✗ " + b.refuted(), b.solved()}}
	}
}

// word is a completed word and how common it is: "BATHE, a familiar word".
func (q *question) word(end solver.Position) string {
	return dicts.Capitals(end.Fragment()) + ", " + text.AWord(q.play.Game.Solution.Trie().Tier(end.Node()))
}

// praise says how the puzzle was solved.
func (b *Board) praise() []string {
	end := b.play.At
	switch b.puzzle.Kind {
	case puzzle.Threat:
		return []string{"✓ You cannot avoid " + b.word(end) + "."}
	case puzzle.Loser:
		return []string{"✓ " + b.loses()}
	}
	lines := []string{fmt.Sprintf("✓ %s wins: %s %s.", capital(b.gave), b.who(end.Loser()).Does("complete"), b.word(end))}
	others := text.Each([]rune(strings.ReplaceAll(lettersOf(b.rest().Keys()), string(b.gave), "")), capital)
	if len(others) > 0 {
		lines = append(lines, text.Listed(others)+" would have won too.")
	}
	return lines
}

// loses says who loses when everyone plays well, and why.
func (b *question) loses() string {
	end := b.play.Game.Show(b.play.Start)
	loser, mover := b.who(end.Loser()), b.who(b.play.Start.Mover())
	var safe []string // letters with which the mover does not lose
	for next := range b.play.Start.Next() {
		if next.Safe(b.play.Start.Mover(), false) {
			safe = append(safe, capital(next.Letter()))
		}
	}
	why := "Whatever letter " + mover.Does("play") + ", " + mover.Does("lose")
	if len(safe) > 0 {
		const mostLetters = 6 // to read at a glance
		way := text.AnyOf(safe)
		if len(safe) > mostLetters {
			way = "one of " + text.Counted(len(safe), "letter")
		}
		why = mover.Start().Does("play") + " " + way + ", and then " + loser.Does("lose")
	}
	return text.Sentence(why) + ". It can end with " + b.word(end) + "."
}

// solved says what the right answer was.
func (b *question) solved() string {
	end := b.solution()
	switch b.puzzle.Kind {
	case puzzle.Threat:
		return "A word that traps you: " + b.word(end) + "."
	case puzzle.Loser:
		return b.loses()
	}
	keys := text.Each([]rune(lettersOf(b.rest().Keys())), capital)
	plays, _ := utf8.DecodeRuneInString(end.Fragment()[len(b.asked.Fragment()):])
	leads := fmt.Sprintf("leads to %s, which %s.", b.word(end), b.who(end.Loser()).Does("complete"))
	if len(keys) == 1 {
		return "The letter was " + keys[0] + ": it " + leads
	}
	slices.Sort(keys)
	return text.Listed(keys) + " win. " + capital(plays) + " " + leads
}

// refuted says why the answer is wrong.
func (b *question) refuted() string {
	if b.puzzle.Kind == puzzle.Loser {
		return fmt.Sprintf("Player %d does not lose.", b.named)
	}
	next, _ := b.asked.Play(b.gave)
	letter := capital(b.gave)
	switch end := b.play.At; {
	case b.puzzle.Kind == puzzle.Threat:
		return letter + b.strayed(next)
	case next.Over():
		return fmt.Sprintf("%s completes %s, so you lose at once.", letter, b.word(next))
	default:
		answer, _ := utf8.DecodeRuneInString(end.Fragment()[len(next.Fragment()):])
		return fmt.Sprintf("%s %s: %s %s, and %s %s.", letter, text.Pick(b.puzzle.Rules.Players > 2, "can lose", "loses"),
			b.who(next.Mover()).Does("answer"), capital(answer), b.who(end.Loser()).Does("complete"), b.word(end))
	}
}

// strayed says why a letter is not one of a word that is threatened.
func (b *question) strayed(next solver.Position) string {
	end := b.play.Game.Show(next)
	completes := b.who(end.Loser()).Does("complete") + " " + b.word(end)
	switch {
	case next.Over():
		return " completes " + b.word(next) + ", and " + b.who(next.Loser()).Does("do") + " that, not you."
	case next.Safe(b.person(), false) && next.Mover() == b.person():
		out, _ := utf8.DecodeRuneInString(end.Fragment()[len(next.Fragment()):])
		return " lets you out: you play " + capital(out) + ", and " + completes + "."
	case next.Safe(b.person(), false):
		return " lets you out: " + completes + "."
	default:
		return " puts " + string(b.who(b.asked.Mover())) + " in danger, who would not play it."
	}
}
