package answers

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// A person has a deck for every course that they have begun. Making one solves its game, so all of them are made
// one after the other in the background, and kept as long as the person has them.

// courses are those that a person has begun, with their decks.
type courses struct {
	moment  Moment
	begun   []trainer.Course                 // most recently used first
	decks   map[trainer.Course]*trainer.Deck // made so far, each of a whole course
	changes int                              // how often decks changed
	making  bool                             // a deck is being made in the background
	made    []func()                         // called once all are made
}

// Courses are those of which a card was answered or a decision was added. The course that was used last comes
// first. There are none until the answers are read.
func (t *Answers) Courses() []trainer.Course {
	if !t.Ready() {
		return nil
	}
	c := &t.courses
	if t.sameAnswers(c.moment) {
		return c.begun
	}
	state, now := t.State(), t.Host.Now()
	used := map[trainer.Course]int64{}
	for _, card := range state.Cards() {
		if p := state.Progress(card, now); p.Status != trainer.New {
			used[card.Course] = max(used[card.Course], p.Last.UnixMilli())
		}
	}
	added := map[trainer.Course][]string{}
	for _, e := range t.Log.Entries() {
		if e.Kind != trainer.Added {
			continue
		}
		if added[e.Card.Course] == nil {
			added[e.Card.Course] = state.Added(e.Card.Course)
		}
		if slices.Contains(added[e.Card.Course], e.Card.Fragment) { // and was not taken back
			used[e.Card.Course] = max(used[e.Card.Course], e.At)
		}
	}
	c.begun = nil
	for course := range used {
		c.begun = append(c.begun, course)
	}
	slices.SortFunc(c.begun, func(a, b trainer.Course) int {
		return cmp.Or(cmp.Compare(used[b], used[a]), cmp.Compare(a.String(), b.String()))
	})
	c.moment = t.moment(now, now)
	return c.begun
}

// errNotOnShelf is why there is no deck of a dictionary that was not loaded.
var errNotOnShelf = errors.New("the dictionary is not loaded")

// CourseDeck is the deck of a whole course. It stays the same until the person adds a decision. The dictionary must be
// on the shelf.
func (t *Answers) CourseDeck(course trainer.Course) (*trainer.Deck, error) {
	if deck := t.MadeDeck(course); deck != nil {
		return deck, nil
	}
	if !t.shelf.Has(course.Dict) {
		return nil, errNotOnShelf
	}
	game, err := t.shelf.Solve(course.Dict, course.Rules)
	if err != nil {
		return nil, err
	}
	deck, err := trainer.NewDeck(game, course, "", t.addedTo(course)...)
	if err != nil {
		return nil, err
	}
	t.keepDeck(deck)
	return deck, nil
}

// MadeDeck is the deck of a whole course if it was made already and its dictionary is still on the shelf, or nil.
func (t *Answers) MadeDeck(course trainer.Course) *trainer.Deck {
	for _, deck := range []*trainer.Deck{t.LastDeck, t.courses.decks[course]} {
		if deck != nil && deck.Course == course && deck.Start == "" && t.shelf.Has(course.Dict) && slices.Equal(deck.Added, t.addedTo(course)) {
			return deck
		}
	}
	return nil
}

// keepDeck keeps a deck if its course was begun, and lets go of those that were not.
func (t *Answers) keepDeck(deck *trainer.Deck) {
	c, begun := &t.courses, t.Courses()
	decks := map[trainer.Course]*trainer.Deck{}
	for course, kept := range c.decks {
		if slices.Contains(begun, course) {
			decks[course] = kept
		}
	}
	if slices.Contains(begun, deck.Course) {
		decks[deck.Course] = deck
	}
	c.decks = decks
	c.changes++
}

// Decks are the decks of all courses that were begun, whose dictionaries are on the shelf. It makes those that are
// missing at once.
func (t *Answers) Decks() []*trainer.Deck {
	var decks []*trainer.Deck
	for _, course := range t.Courses() {
		if deck, err := t.CourseDeck(course); err == nil {
			decks = append(decks, deck)
		}
	}
	return decks
}

// MadeDecks are those of Decks that were made already.
func (t *Answers) MadeDecks() []*trainer.Deck {
	var decks []*trainer.Deck
	for _, course := range t.Courses() {
		if deck := t.MadeDeck(course); deck != nil {
			decks = append(decks, deck)
		}
	}
	return decks
}

// MakeDecks makes in the background what is missing of Decks, and then calls made, which may be nil. While nothing
// is missing it does not call made.
func (t *Answers) MakeDecks(made func()) {
	c := &t.courses
	course, missing := t.missingDeck()
	if made != nil && (missing || c.making) {
		c.made = append(c.made, made)
	}
	if !missing || c.making {
		return
	}
	c.making = true
	dictionary, game, added := t.shelf.Dictionaries[course.Dict], t.solved(course), t.addedTo(course)
	t.Host.Ctx().Async(func() {
		ui.YieldToBrowser()
		deck, err := makeDeck(dictionary, game, course, added)
		t.Host.Ctx().Dispatch(func(app.Context) {
			c.making = false
			if err == nil {
				t.keepDeck(deck)
			}
			if _, more := t.missingDeck(); more && err == nil {
				t.MakeDecks(nil)
				return
			}
			waiting := c.made
			c.made = nil
			for _, made := range waiting {
				made()
			}
		})
	})
}

// missingDeck is the first course whose deck is still to be made, and can be.
func (t *Answers) missingDeck() (course trainer.Course, missing bool) {
	for _, course := range t.Courses() {
		if t.shelf.Has(course.Dict) && t.MadeDeck(course) == nil {
			return course, true
		}
	}
	return trainer.Course{}, false
}

// solved is the game of a course if another deck has it, or nil.
func (t *Answers) solved(course trainer.Course) *solver.Solution {
	for _, deck := range t.courses.decks {
		if deck.Course.Dict == course.Dict && deck.Course.Rules == course.Rules {
			return deck.Game
		}
	}
	return nil
}

// makeDeck makes a deck in the background, with a solved game or without. The browser has its turn between the
// steps.
func makeDeck(dictionary *dicts.Dictionary, game *solver.Solution, course trainer.Course, added []string) (*trainer.Deck, error) {
	if game == nil {
		reachable := dictionary.Reachable(course.Rules.MinLetters)
		ui.YieldToBrowser()
		solution, err := solver.Solve(reachable, course.Rules)
		if err != nil {
			return nil, err
		}
		game = solution
		ui.YieldToBrowser()
	}
	return trainer.NewDeck(game, course, "", added...)
}

// CanHave reports whether this device has a dictionary, or can load it. Whether it has a person's own list is known
// once the lists were read.
func (t *Answers) CanHave(dict string) bool {
	if t.shelf.Has(dict) {
		return true
	}
	if dicts.IsOwnID(dict) {
		return t.shelf.Own.ByID(dict) != nil
	}
	_, ships := dicts.Lookup(dict)
	return ships && !t.shelf.Absent[dict]
}

// DeckName names the deck of a course: "You open, 2 players · American English 7.1, 4+ letters".
func (t *Answers) DeckName(c trainer.Course) string {
	return fmt.Sprintf("%s, %s · %s, %d+ letters%s", youPlay(c.Seat), text.Counted(c.Rules.Players, "player"),
		t.shelf.NameOf(c.Dict), c.Rules.MinLetters, courseChoices(c))
}

// youPlay says which player somebody is.
func youPlay(seat int) string {
	switch seat {
	case 1:
		return "You open"
	case 2:
		return "You play 2nd"
	case 3:
		return "You play 3rd"
	}
	return fmt.Sprintf("You play %dth", seat)
}

// courseChoices says what of a course is not as usual.
func courseChoices(c trainer.Course) string {
	return text.Pick(c.Easiest, " · the most common words", "") + text.Pick(c.Guaranteed, " · against all the others together", "")
}

// WantMore makes the next sitting ask for new cards beyond today's limit.
func (t *Answers) WantMore(cards int) { t.more = cards }

// WantsMore reports whether the person wants some.
func (t *Answers) WantsMore() bool { return t.more > 0 }

// TakeMore is how many more new cards the person wants in the sitting that begins. The next one asks for none.
func (t *Answers) TakeMore() int {
	more := t.more
	t.more = 0
	return more
}
