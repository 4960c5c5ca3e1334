package app

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// table is a match as the page shows it.
type table struct {
	*match.Match
	id      string // "" for a match from a link that nobody plays on yet
	begun   int64  // milliseconds since 1970
	review  int    // index of the round that is looked back on; match.Nobody on the board
	said    []string
	refused string          // why the last key did nothing
	helps   [helpKinds]bool // what the person looks at
	word    string          // that the challenged person types
}

// chance is what matches leave to it.
var chance = func() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // which never fails
	return binary.LittleEndian.Uint64(b[:])
}

// begin puts a new match on the table, and its address in the bar.
func (p *playPage) begin(setup match.Setup) {
	setup.Seed = chance()
	m, err := match.New(setup, p.books.book(&shelf, p.view))
	if err != nil {
		p.tell(sentence(err.Error()) + ".")
		return
	}
	p.left = nil
	p.table = &table{Match: m, id: newWriter(), begun: now().UnixMilli(), review: match.Nobody}
	p.view = p.table.view()
	p.keepMatch()
	scrollToTop()
	p.goTo(p.home, p.view)
}

// clear leaves the table. The match on it is kept.
func (p *playPage) clear() {
	p.beat++
	if p.table != nil && p.table.id != "" {
		p.left = p.table
	}
	p.table = nil
}

// open puts a match of this device on the table.
func (p *playPage) open(id string) (problems []string) {
	p.clear()
	if p.left != nil && p.left.id == id {
		p.table, p.left = p.left, nil // as it was
		return nil
	}
	if !played.ready() {
		p.reads = true
		return nil
	}
	kept, ok := played.find(id)
	if !ok {
		return []string{"This match is not kept on this device. Whoever plays it can copy its record as a link."}
	}
	t, err := p.read(kept.Record)
	if err != nil {
		return []string{"The match that is kept here could not be read: " + err.Error() + "."}
	}
	t.id, t.begun = id, kept.Begun
	p.table = t
	if t.over() {
		t.lookBack()
	}
	return nil
}

// openRecord puts a match from a link on the table, to be looked at.
func (p *playPage) openRecord(record string) (problems []string) {
	p.clear()
	t, err := p.read(record)
	if err != nil {
		return []string{"The match in this link could not be read: " + err.Error() + "."}
	}
	p.table = t
	p.view = t.view()
	p.view.Record = record
	if t.roundsOver() > 0 {
		t.lookBack()
	}
	return nil
}

// lookBack turns to the round that ended last.
func (t *table) lookBack() {
	t.review = t.roundsOver() - 1
	t.said = t.result(t.review)
}

// playOn makes a match from a link one of this device, with an address of its own.
func (p *playPage) playOn() {
	p.table.review = match.Nobody
	p.keepMatch()
	p.turn()
}

// read is the match of a record. It must be played with the words of the view.
func (p *playPage) read(record string) (*table, error) {
	setup, events, err := match.ParseRecord(record)
	if err != nil {
		return nil, err
	}
	view := p.view
	view.Dict, view.Rules.MinLetters = setup.Dict, setup.MinLetters
	if !shelf.has(view.Dict) {
		return nil, fmt.Errorf("it is played with %s, which is not loaded", nameOf(view.Dict))
	}
	m, err := match.Resume(setup, p.books.book(&shelf, view), events)
	if err != nil {
		return nil, err
	}
	return &table{Match: m, review: match.Nobody}, nil
}

// view is the address of the match.
func (t *table) view() View {
	s := &t.Setup
	return View{Page: Play, Dict: s.Dict, Rules: solver.Rules{Players: len(s.Players), MinLetters: s.MinLetters},
		Seat: t.person() + 1, Match: t.id}
}

// person is the player whose match it is; the first of all where only bots play.
func (t *table) person() int { return max(person(&t.Setup), 0) }

// alone reports whether one person plays against bots.
func (t *table) alone() bool { return onePerson(&t.Setup) }

// over reports whether the match is.
func (t *table) over() bool { return t.State().Winner != match.Nobody }

// roundsOver is how many rounds are over.
func (t *table) roundsOver() int {
	n := len(t.State().Rounds)
	if !t.over() {
		n--
	}
	return n
}

// shown is the round on the board: the one looked back on, or else the last.
func (t *table) shown() *match.Round {
	rounds := t.State().Rounds
	if t.review != match.Nobody {
		return &rounds[min(t.review, len(rounds)-1)]
	}
	return &rounds[len(rounds)-1]
}

// who is what a player is called in the middle of a sentence.
func (t *table) who(player int) string { return called(&t.Setup, player) }

func (t *table) isYou(player int) bool { return t.alone() && player == t.person() }

// does is what a player does, inside a sentence: "you play", "Reader plays".
func (t *table) does(player int, verb string) string {
	switch {
	case t.isYou(player):
	case verb == "have":
		verb = "has"
	case verb == "are":
		verb = "is"
	default:
		verb += "s"
	}
	return t.who(player) + " " + verb
}

// livesWord is the word of lives as it is spelt on the board.
func (t *table) livesWord() string { return dicts.Capitals(t.Setup.Lives) }

// spelt are the letters that a player has lost: "G-H".
func (t *table) spelt(lost int) string {
	letters := strings.Split(t.livesWord(), "")
	return strings.Join(letters[:min(lost, len(letters))], "-")
}

// leave goes back to the choice of a match.
func (p *playPage) leave() {
	view := p.view
	view.Match, view.Record = "", ""
	p.goTo(p.home, view)
}

func (p *playPage) onLeave(app.Context, app.Event) { p.leave() }
