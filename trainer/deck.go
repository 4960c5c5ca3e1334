package trainer

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"spectrie/dicts"
	"spectrie/solver"
)

// Deck holds the cards of a course, or of the part of it below a start. It has the cards of the minimal
// repertoire from every start that the seat can hold, and the decisions that the person added. A deck
// never changes.
type Deck struct {
	Course Course
	Start  string // all cards begin with it; "" for the whole course
	Game   *solver.Solution
	Best   *solver.Repertoires
	Added  []string // the fragments that were added, even those that cannot be asked

	Decisions []*Item // likeliest first, a fragment after its beginnings
	Recalls   []*Item // likeliest first

	starts    []solver.Position // those that the seat can hold, in alphabet order
	words     dicts.Commonness
	decisions map[dicts.Node]*Item
	recalls   map[dicts.Node]*Item
}

// Item is a card with what is to be remembered.
//
// A card is a decision and those that follow from it while the others have a single reply. Whoever plays N after
// P in the default list has PNEUMATIC in mind: E, M, T and C come by themselves, and N, U, A and I are one card,
// which is graded once. Where replies branch, new cards begin.
type Item struct {
	Card
	At         solver.Position   // the fragment
	Plays      solver.Position   // a decision: after the repertoire's first letter
	Letters    []solver.Decision // a decision: all that the card asks for, in turn; At and Plays are the first
	Words      []solver.Position // the words of the repertoire from here, in order; not to be changed
	Likelihood float64           // that the fragment comes up when the person follows the repertoire
	Added      bool              // the person added this decision, which the repertoire never reaches
}

// Letter is the number of the letter that the card asks for at a position, -1 for none.
func (i *Item) Letter(at solver.Position) int {
	for n := range i.Letters {
		if i.Letters[n].At == at {
			return n
		}
	}
	return -1
}

// NewDeck makes the deck of a course over its solved game. The game has to be of the course's dictionary
// and rules; only the rules can be checked. The deck also has the decisions at the fragments in added
// ([State.Added]) that begin with the start, where the seat can hold the round. A whole course is a deck
// without cards if the seat can hold no start. A start that does not exist, or that the seat cannot hold,
// is an error.
func NewDeck(game *solver.Solution, course Course, start string, added ...string) (*Deck, error) {
	if game == nil {
		return nil, errors.New("a deck needs a solved game")
	}
	if rules := game.Rules(); rules != course.Rules {
		return nil, fmt.Errorf("the course is for %d players and words of %d letters or more, the solved game for %d and %d",
			course.Rules.Players, course.Rules.MinLetters, rules.Players, rules.MinLetters)
	}
	best, err := game.Repertoires(course.Aim())
	if err != nil {
		return nil, err
	}
	d := &Deck{
		Course:    course,
		Start:     start,
		Game:      game,
		Best:      best,
		Added:     added,
		words:     dicts.CommonnessOf(game.Trie()),
		decisions: map[dicts.Node]*Item{},
		recalls:   map[dicts.Node]*Item{},
	}
	from, err := d.from()
	if err != nil {
		return nil, err
	}
	if game.Trie().Len() > 1 {
		d.open(from, start, d.likelihoodOfStart())
	}
	if len(d.starts) == 0 && start != "" {
		return nil, d.lost()
	}
	d.addDecisions()
	slices.SortStableFunc(d.Decisions, likelierFirst)
	slices.SortStableFunc(d.Recalls, likelierFirst)
	return d, nil
}

// from is the position of the deck's start. Its errors are written for people.
func (d *Deck) from() (solver.Position, error) {
	from, found := d.Game.At(d.Start)
	shown := dicts.Capitals(d.Start)
	switch {
	case from.Over():
		return from, fmt.Errorf("the round is over after %s", dicts.Capitals(from.Fragment()))
	case found < len(d.Start):
		return from, fmt.Errorf("no word begins with %s", shown)
	case from.Depth() >= d.Course.Seat && d.Course.Seat == 1:
		return from, fmt.Errorf("player 1 opens the round, so %s cannot come first", shown)
	case from.Depth() >= d.Course.Seat:
		return from, fmt.Errorf("player %d plays letter %d, so %s is too long a start", d.Course.Seat, d.Course.Seat, shown)
	}
	return from, nil
}

// lost is the error about a start that the seat cannot hold.
func (d *Deck) lost() error {
	after := fmt.Sprintf("player %d is lost after %s", d.Course.Seat, dicts.Capitals(d.Start))
	if d.Course.Guaranteed && d.Course.Rules.Players > 2 {
		after = fmt.Sprintf("player %d has no guarantee after %s", d.Course.Seat, dicts.Capitals(d.Start))
	}
	return errors.New(after)
}

// likelihoodOfStart is the chance that the others open with the deck's start.
func (d *Deck) likelihoodOfStart() float64 {
	likelihood := 1.0
	p := d.Game.Start()
	for _, letter := range d.Start {
		next, _ := p.Play(letter)
		likelihood *= chance(d.words, p, next)
		p = next
	}
	return likelihood
}

// open adds the starts from p on and their cards. The others open with p in the given likelihood.
func (d *Deck) open(p solver.Position, fragment string, likelihood float64) {
	switch {
	case p.Over():
	case p.Depth() < d.Course.Seat-1:
		for next := range p.Next() {
			d.open(next, fragment+string(next.Letter()), likelihood*chance(d.words, p, next))
		}
	case p.Safe(d.Course.Seat, d.Course.Guaranteed):
		d.starts = append(d.starts, p)
		size, _ := d.Best.Size(p)
		words := make([]solver.Position, 0, size.Words)
		d.addCards(p, fragment, likelihood, &words, true)
	}
}

// LettersOf are the decisions of a card that begins at p: the one there, and those that follow while the others
// have a single reply.
func LettersOf(best *solver.Repertoires, p solver.Position) []solver.Decision {
	var letters []solver.Decision
	for seat := p.Mover(); !p.Over(); {
		next := slices.Collect(best.Next(p))
		if len(next) != 1 {
			break
		}
		if p.Mover() == seat {
			letters = append(letters, solver.Decision{At: p, Plays: next[0]})
		}
		p = next[0]
	}
	return letters
}

// addCards adds the cards of the repertoire from p on, and its words to words. With recall, no recall
// card has the words from p yet.
func (d *Deck) addCards(p solver.Position, fragment string, likelihood float64, words *[]solver.Position, recall bool) {
	if p.Over() {
		*words = append(*words, p)
		return
	}
	item := &Item{Card: Card{Course: d.Course, Fragment: fragment}, At: p, Likelihood: likelihood}
	asks := recall && d.recallsAt(p)
	own := p.Mover() == d.Course.Seat
	if own && d.decisions[p.Node()] == nil {
		item.Letters = LettersOf(d.Best, p)
		item.Plays = item.Letters[0].Plays
		for _, letter := range item.Letters {
			d.decisions[letter.At.Node()] = item
		}
		d.Decisions = append(d.Decisions, item)
	}
	firstWord := len(*words)
	for next := range d.Best.Next(p) {
		after := likelihood
		if !own {
			after *= chance(d.words, p, next)
		}
		d.addCards(next, fragment+string(next.Letter()), after, words, recall && !asks)
	}
	item.Words = slices.Clip((*words)[firstWord:])
	if asks {
		all := *item
		all.Recall, all.Plays, all.Letters = true, solver.Position{}, nil
		d.Recalls = append(d.Recalls, &all)
		d.recalls[p.Node()] = &all
	}
}

// Item is the item of a card: the one that asks for its letter, which may be one that begins before it. It is
// nil when the deck has none.
func (d *Deck) Item(card Card) *Item {
	at, found := d.Game.At(card.Fragment)
	if card.Course != d.Course || found < len(card.Fragment) || !strings.HasPrefix(card.Fragment, d.Start) {
		return nil
	}
	if card.Recall {
		return d.recalls[at.Node()]
	}
	return d.decisions[at.Node()]
}

// mostRecalled is the most words that a recall card asks for. A person can list about that many things
// without counting.
const mostRecalled = 7

// recallsAt reports whether there is a recall card at p, when there is none on the way to it. Recall
// cards divide the words of the repertoire from the top down, so no two ask for the same word. A start
// with few words is one card. A start with many is divided at the nearest fragments with few. A fragment
// with a single word needs no card, because the decisions ask for all of the person's letters. But a
// start with a single word has a card, so that all starts with few words can be asked alike.
func (d *Deck) recallsAt(p solver.Position) bool {
	size, _ := d.Best.Size(p)
	return size.Words <= mostRecalled && (size.Words > 1 || p.Depth() == d.Course.Seat-1)
}
