package puzzleboard

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

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

// facts say who the person is, and what the rules are.
func (b *Board) facts() string {
	rules := b.puzzle.Rules
	facts := fmt.Sprintf("You are player %d of %d", b.person(), rules.Players)
	if b.puzzle.Kind == puzzle.Loser {
		facts = fmt.Sprintf("%d players · player %d’s turn", rules.Players, rules.Mover(utf8.RuneCountInString(b.puzzle.Fragment)))
	}
	facts += fmt.Sprintf(" · words of %d+ letters", rules.MinLetters)
	if b.puzzle.Dict != dicts.DefaultID {
		facts += " · " + b.shelf.NameOf(b.puzzle.Dict)
	}
	return facts
}

// noviceHint says what a question means, to somebody who has never answered one of its kind.
func (b *Board) noviceHint() string {
	if !b.novice || b.outcome != nil {
		return ""
	}
	switch b.puzzle.Kind {
	case puzzle.Threat:
		return "The others play so that you cannot avoid it. Type the word letter by letter, theirs and yours."
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
		return "Here it is."
	case b.named != 0:
		return "Not player " + fmt.Sprint(b.named) + "."
	case b.outcome != nil:
		return "Not " + capital(b.gave) + "."
	case b.gave == 0:
		return b.firstQuestion()
	case b.coming != "":
		return "Right: " + capital(b.gave) + "."
	case b.puzzle.Kind == puzzle.Threat:
		return "Right so far. Which letter comes next?"
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
		return fmt.Sprintf("Playing %s here loses. Spell a word that you would have to complete.", capital(last))
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
	case o == nil && b.gave != 0:
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
		return []string{"✓ You would have to complete " + b.word(end) + "."}
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

// loses says who loses when everyone plays well.
func (b *Board) loses() string {
	end := b.play.Game.Show(b.play.Start)
	return fmt.Sprintf("%s loses: good play leads to %s.", b.who(end.Loser()).Start(), b.word(end))
}

// solved says what the right answer was.
func (b *Board) solved() string {
	end := b.solution()
	switch b.puzzle.Kind {
	case puzzle.Threat:
		return "One such word is " + b.word(end) + "."
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
func (b *Board) refuted() string {
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
func (b *Board) strayed(next solver.Position) string {
	mover := b.who(b.asked.Mover())
	switch end := b.play.Game.Show(next); {
	case next.Over():
		return fmt.Sprintf(" completes %s, and %s.", b.word(next), b.who(next.Loser()).Does("do")+" that, not you")
	case next.Safe(b.person(), false):
		return fmt.Sprintf(" lets you escape: if everyone plays well, %s %s.", b.who(end.Loser()).Does("complete"), b.word(end))
	default:
		return fmt.Sprintf(" puts %s in danger, who would not play it.", mover)
	}
}
