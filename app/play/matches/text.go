package matches

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"spectrie/app/address"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// matchText is the JSON form of a match, for the device and for other tabs.
type matchText struct {
	ID      string     `json:"id"`
	Begun   int64      `json:"begun"`
	Changed int64      `json:"changed"`
	Record  string     `json:"record"`
	Lost    []int      `json:"lost"`
	Facts   []factText `json:"facts,omitempty"`
	Link    *Link      `json:"link,omitempty"`
}

// factText is the JSON form of a match.Fact. It names opponents by their index among the
// players.
type factText struct {
	With    []int `json:"with"`
	Lost    bool  `json:"lost,omitempty"`
	Mistake int   `json:"mistake,omitempty"`
	Helped  bool  `json:"helped,omitempty"`
	Over    bool  `json:"over,omitempty"`
	Won     bool  `json:"won,omitempty"`
	Kept    int   `json:"kept,omitempty"`
	Of      int   `json:"of,omitempty"`
}

// Encode is the JSON text of a match.
func (k *Kept) Encode() string {
	t := matchText{ID: k.ID, Begun: k.Begun, Changed: k.Changed, Record: k.Record, Lost: k.Lost, Link: k.Link}
	for _, f := range k.Facts {
		fact := factText{Lost: f.Lost, Mistake: f.Mistake, Helped: f.Helped, Over: f.Over, Won: f.Won, Kept: f.Accuracy.Kept, Of: f.Accuracy.Of}
		for _, opponent := range f.Opponents {
			fact.With = append(fact.With, slices.Index(k.Setup.Players, opponent))
		}
		t.Facts = append(t.Facts, fact)
	}
	text, err := json.Marshal(t)
	if err != nil {
		panic(err) // numbers and strings always have a JSON form
	}
	return string(text)
}

func encodeMatches(list []Kept) (texts []string) {
	for i := range list {
		texts = append(texts, list[i].Encode())
	}
	return texts
}

// maxMatchText is the longest text of a match, in bytes. It is well above the longest real
// one.
const maxMatchText = 1 << 22

// DecodeMatch reads what Encode wrote. It trusts nothing, because another program of the same
// origin could have written the text.
func DecodeMatch(text string) (Kept, error) {
	var t matchText
	if len(text) > maxMatchText {
		return Kept{}, errors.New("the match is too long")
	}
	if err := json.Unmarshal([]byte(text), &t); err != nil {
		return Kept{}, fmt.Errorf("not a match: %w", err)
	}
	setup, events, err := match.ParseRecord(t.Record)
	if err != nil {
		return Kept{}, err
	}
	if !IsMatchID(t.ID) || t.Begun < 0 || t.Changed < 0 || len(t.Lost) != len(setup.Players) ||
		t.Link != nil && !t.Link.fits(len(setup.Players), len(events)) {
		return Kept{}, errors.New("the match has impossible facts")
	}
	k := Kept{ID: t.ID, Begun: t.Begun, Changed: t.Changed, Record: t.Record, Lost: t.Lost, Setup: setup, Link: t.Link}
	in, lives := 0, utf8.RuneCountInString(setup.Lives)
	for _, lost := range t.Lost {
		if lost < 0 || lost > lives {
			return Kept{}, errors.New("the match has an impossible score")
		}
		if lost < lives {
			in++
		}
	}
	if in == 0 {
		return Kept{}, errors.New("nobody is left in the match")
	}
	k.Over = in == 1
	for _, f := range t.Facts {
		fact := match.Fact{Lost: f.Lost, Mistake: f.Mistake, Helped: f.Helped, Over: f.Over, Won: f.Won, Accuracy: match.Accuracy{Kept: f.Kept, Of: f.Of}}
		for _, with := range f.With {
			if with < 0 || with >= len(setup.Players) {
				return Kept{}, errors.New("a round has no opponent")
			}
			fact.Opponents = append(fact.Opponents, setup.Players[with])
		}
		if f.Mistake < 0 || f.Kept < 0 || f.Kept > f.Of {
			return Kept{}, errors.New("a round is impossible")
		}
		k.Facts = append(k.Facts, fact)
	}
	return k, nil
}

// decodeMatches reads matches, sorts them for the list and counts the unreadable ones. It
// yields to the browser.
func decodeMatches(texts []string, turns *ui.Turns) (list []Kept, left storage.Unreadable) {
	for i, text := range texts {
		if i%20 == 19 {
			_ = turns.Take() // nobody cancels it
		}
		if k, err := DecodeMatch(text); err == nil {
			list = append(list, k)
		} else {
			left.Count(storage.Newer(text))
		}
	}
	slices.SortStableFunc(list, lastFirst)
	return list, left
}

// continues reports whether the match begins with all events of the match in a text. If so,
// replacing that text loses nothing. Unless it is strict, what a match by link has not sent yet
// does not count.
func (k *Kept) continues(text string, strict bool) bool {
	before, err := DecodeMatch(text)
	if err != nil {
		return false
	}
	setup, events, err := match.ParseRecord(k.Record)
	if err != nil {
		return false
	}
	_, first, err := match.ParseRecord(before.Record)
	if !strict && k.Link != nil && before.Link != nil {
		first = first[:min(len(first), max(before.Link.Sent, 0))]
	}
	return err == nil && reflect.DeepEqual(setup, before.Setup) &&
		len(first) <= len(events) && slices.Equal(first, events[:len(first)])
}

// IsMatchID reports whether id has the form that page.NewName gives.
func IsMatchID(id string) bool {
	return id != "" && len(id) <= 40 && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789") == ""
}

// Rounds is how many rounds are over.
func (k *Kept) Rounds() int {
	n := 0
	for _, lost := range k.Lost {
		n += lost
	}
	return n
}

// Score says which letters every player has lost, and who won: "You G-H · Reader G".
func (k *Kept) Score() string {
	if k.Rounds() == 0 {
		return "No round is over yet"
	}
	lives := []rune(k.Setup.Lives)
	won := ""
	var parts []string
	for i := range k.Setup.Players {
		letters := strings.Split(dicts.Capitals(string(lives[:k.Lost[i]])), "")
		who := string(k.called(i).Start())
		if k.Over && k.Lost[i] < len(lives) {
			won = who + " won: "
		}
		parts = append(parts, who+" "+text.Pick(k.Lost[i] == 0, "–", strings.Join(letters, "-")))
	}
	return won + strings.Join(parts, " · ")
}

// View is the address of a kept match.
func (k *Kept) View() address.View {
	v := k.Shared()
	v.Match, v.Record = k.ID, ""
	return v
}

// Shared is the address that contains the whole match.
func (k *Kept) Shared() address.View { return address.RecordView(&k.Setup, k.Record) }

// Called is a player as sentences name it: "you" for the only person among bots, or a name.
func Called(setup *match.Setup, player int) solver.Subject {
	if OnePerson(setup) && player == Person(setup) {
		return solver.You
	}
	return solver.Subject(setup.Players[player].Name)
}

// OnePerson reports whether one person plays against bots.
func OnePerson(setup *match.Setup) bool {
	persons := 0
	for _, p := range setup.Players {
		if !p.IsBot() {
			persons++
		}
	}
	return persons == 1
}
