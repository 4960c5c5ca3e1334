package trainer

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// Course names a repertoire to learn: the one that [solver.Solution.Repertoires] finds for its aim in its
// game. Courses can be compared with ==.
type Course struct {
	Dict       string // id of the dictionary, which stands for its words
	Rules      solver.Rules
	Seat       int  // 1 to the number of players
	Easiest    bool // objective: the most common words, instead of the fewest
	Guaranteed bool // basis: against all others together, instead of rational players
}

// Aim is what the solver is asked for.
func (c Course) Aim() solver.Aim {
	return solver.Aim{Seat: c.Seat, Guaranteed: c.Guaranteed, Easiest: c.Easiest}
}

// Card is one thing to remember: the decision of a course at a fragment, or with Recall all words of the
// course that begin with the fragment. A card is nothing but these facts. So it keeps its history when
// the repertoire is computed again or moves to another device. Cards can be compared with ==.
//
// A card belongs to the start that its fragment begins with: the first Seat-1 letters.
type Card struct {
	Course
	Fragment string
	Recall   bool
}

// String is the course of the card and its fragment, for messages. The fragment of a recall card
// ends with dots.
func (c Card) String() string {
	switch {
	case c.Recall:
		return c.Course.String() + " " + c.Fragment + "…"
	case c.Fragment == "":
		return c.Course.String() + " ∅"
	}
	return c.Course.String() + " " + c.Fragment
}

// Below reports whether c is in the branch: it has the same course, and its fragment begins with that of
// branch.
func (c Card) Below(branch Card) bool {
	return c.Course == branch.Course && strings.HasPrefix(c.Fragment, branch.Fragment)
}

// Words of a course's text.
const (
	textFewest, textEasiest      = "fewest", "easiest"
	textRational, textGuaranteed = "rational", "guaranteed"
)

// String is the course as [ParseCourse] reads it: dictionary, fewest letters of a word, players, seat,
// objective and basis, as in "american-english-7.1/4/2/1/fewest/rational". It stays the same in all
// versions, because stored logs hold it.
func (c Course) String() string {
	aim, by := textFewest, textRational
	if c.Easiest {
		aim = textEasiest
	}
	if c.Guaranteed {
		by = textGuaranteed
	}
	return c.Dict + "/" + strconv.Itoa(c.Rules.MinLetters) + "/" + strconv.Itoa(c.Rules.Players) +
		"/" + strconv.Itoa(c.Seat) + "/" + aim + "/" + by
}

// ParseCourse reads a course as [Course.String] writes it. Without an error the course passes
// [Course.Check].
func ParseCourse(text string) (Course, error) {
	if len(text) > 200 {
		return Course{}, errors.New("a course of more than 200 bytes")
	}
	parts := strings.Split(text, "/")
	if len(parts) != 6 {
		return Course{}, fmt.Errorf("course %q: dictionary/letters/players/seat/objective/basis was expected", text)
	}
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		if err != nil {
			return -1
		}
		return n
	}
	c := Course{
		Dict:       parts[0],
		Rules:      solver.Rules{MinLetters: number(parts[1]), Players: number(parts[2])},
		Seat:       number(parts[3]),
		Easiest:    parts[4] == textEasiest,
		Guaranteed: parts[5] == textGuaranteed,
	}
	if c.String() != text {
		return Course{}, fmt.Errorf("course %q: numbers, fewest or easiest, rational or guaranteed were expected", text)
	}
	if err := c.Check(); err != nil {
		return Course{}, fmt.Errorf("course %q: %w", text, err)
	}
	return c, nil
}

// Check returns an error that says what of the course is out of bounds, or nil.
func (c Course) Check() error {
	if !dicts.ValidID(c.Dict) {
		return fmt.Errorf("%.80q is not the id of a dictionary", c.Dict)
	}
	if err := c.Rules.Check(); err != nil {
		return err
	}
	if c.Seat < 1 || c.Seat > c.Rules.Players {
		return fmt.Errorf("player %d of %d players", c.Seat, c.Rules.Players)
	}
	return nil
}

// Check returns an error that says what of the card is out of bounds, or nil. It does not know the
// dictionary, so only a deck knows whether the fragment exists.
func (c Card) Check() error {
	if err := c.checkBranch(); err != nil {
		return err
	}
	if mover := c.Rules.Mover(utf8.RuneCountInString(c.Fragment)); !c.Recall && mover != c.Seat {
		return fmt.Errorf("after %q player %d is to move, not player %d", c.Fragment, mover, c.Seat)
	}
	return nil
}

// checkBranch is the part of Check that also holds for a branch of cards.
func (c Card) checkBranch() error {
	if err := c.Course.Check(); err != nil {
		return err
	}
	if len(c.Fragment) > utf8.UTFMax*dicts.MaxLetters || utf8.RuneCountInString(c.Fragment) > dicts.MaxLetters {
		return fmt.Errorf("a fragment of more than %d letters", dicts.MaxLetters)
	}
	return checkLetters(c.Fragment)
}

func checkLetters(s string) error {
	if !utf8.ValidString(s) {
		return fmt.Errorf("%q is not UTF-8", s)
	}
	for _, r := range s {
		if !dicts.IsLetter(r) {
			return fmt.Errorf("%q is not made of lower-case letters", s)
		}
	}
	return nil
}
