package play

import (
	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/tree"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// drawing shows the round on the tree. At the chosen step it adds the letters that would have
// been better and where they lead.
func (l *roundReview) drawing() markup.HTML {
	rules, seat := l.rulesAndSeat()
	s := &board.Scene{Game: l.table.Book.Game(rules.Players), Seat: seat, Entry: l.entry}
	s.View = address.View{Dict: l.Setup.Dict, Rules: rules}
	if you := l.you(); you != match.Nobody {
		s.View.Seat = l.Round.Seat(you)
	}
	s.Names = func(seat int) string { return string(l.who(l.Round.Players[seat-1])) }
	root, better := l.tree(s)
	label := "The round on the tree: " + board.FragmentName(l.Round.Fragment())
	if len(better) > 0 {
		label += "; better would have been " + text.Listed(better)
	}
	var m markup.Writer
	m.Open("div")
	writeLegend := s.WriteLine(&m, root, "review-tree-text", label+".", "review-")
	l.writePlayers(&m)
	writeLegend()
	m.Open("a", "id", "review-explore", "class", "action", "href", l.explorer().Address())
	m.Element("span", "", "class", "icon icon-tree", "aria-hidden", "true")
	m.Text("Open in the explorer")
	m.Close("a")
	return m.HTML()
}

// maxBranches is how many better letters are drawn at a step.
const maxBranches = 3

// writePlayers is the legend of the players’ numbers and colours, which stay the same
// throughout the match.
func (l *roundReview) writePlayers(m *markup.Writer) {
	m.Open("ul", "class", "legend", "id", "review-players")
	for i := range l.Setup.Players {
		if l.Round.Seat(i) == 0 {
			continue
		}
		m.Open("li")
		board.SeatChip(m, i+1)
		m.Element("span", string(l.who(i).Start()))
		m.Close("li")
	}
	m.Close("ul")
}

// tree builds the path that was played and the better lines, and returns the words of those
// lines.
func (l *roundReview) tree(s *board.Scene) (root *tree.Node, better []string) {
	current := l.fragmentShown()
	show := func(n *tree.Node) *tree.Node {
		l.numberLoser(n)
		return board.OnWay(n, current)
	}
	root = show(s.Node(s.Game.Start(), false))
	node := root
	for i := range l.Steps {
		step := &l.Steps[i]
		if step.Kind != match.Plays {
			continue
		}
		if i == l.step {
			better = l.addBetterLines(s, node, show)
		}
		node = node.Child(step.Fragment+string(step.Letter), func() *tree.Node { return show(l.playedNode(s, i)) })
	}
	if l.step >= 0 && l.Steps[l.step].Kind != match.Plays {
		better = l.addBetterLines(s, node, show)
	}
	return root, better
}

// numberLoser replaces the seat of the round that loses by the player’s number in the match.
func (l *roundReview) numberLoser(n *tree.Node) {
	if n.Loser > 0 {
		n.Loser = l.Round.Players[n.Loser-1] + 1
	}
}

// addBetterLines adds the better lines at the chosen step and returns their words.
func (l *roundReview) addBetterLines(s *board.Scene, node *tree.Node, show func(*tree.Node) *tree.Node) (better []string) {
	for _, line := range l.betterLines(l.step) {
		better = append(better, dicts.Capitals(line.Fragment()))
		board.AddLine(node, l.Steps[l.step].At, line, func(at solver.Position) *tree.Node { return show(s.Node(at, true)) })
	}
	return better
}

// playedNode is the node for a letter that was played. If the next player let a word pass,
// the node is not an end. If no word begins with the fragment, the node has no verdict.
func (l *roundReview) playedNode(s *board.Scene, i int) *tree.Node {
	step := &l.Steps[i]
	fragment := step.Fragment + string(step.Letter)
	passed := i+1 < len(l.Steps) && l.Steps[i+1].Kind == match.Plays
	if at, ok := l.table.Book.At(len(l.Round.Players), fragment); ok && passed {
		return s.Node(at, false)
	}
	for _, letter := range step.Letters {
		if letter.Letter == step.Letter {
			return s.Node(letter.Leads, false)
		}
	}
	return &tree.Node{Key: fragment, Letter: dicts.Capitals(string(step.Letter)), Label: dicts.Capitals(fragment) + ": no word begins that way"}
}

// betterLines are the words to which better letters lead: letters that win, or the one that
// holds out longest.
func (l *roundReview) betterLines(i int) (lines []solver.Position) {
	s := &l.Steps[i]
	if s.Kind == match.Names {
		return nil // a named word is not a letter to play
	}
	for _, letter := range s.Winning {
		if letter.Letter != s.Letter && len(lines) < maxBranches {
			lines = append(lines, letter.Ending(s.Seat, false))
		}
	}
	if i == l.LongerStep && s.Goes {
		if best, ok := s.At.Best(); ok {
			lines = append(lines, best.Line())
		}
	}
	return lines
}
