package app

import (
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// MoverSeat as a view's seat means the player to move, whoever that is.
const MoverSeat = 0

// View is everything that an address says: which game, from whose point of
// view, and where in it.
type View struct {
	Dict       string // id of a dictionary in the catalogue
	Rules      solver.Rules
	Seat       int  // point of view: a seat, or MoverSeat
	Guaranteed bool // colour by guarantees instead of rational play
	Fragment   string
}

// DefaultView opens the default dictionary under the usual rules.
var DefaultView = View{Dict: dicts.DefaultID, Rules: solver.Usual, Seat: 1}

// Address is the part of a link from '#' on that leads to v. A page has hundreds
// of them, so it is written in one go and not through url.Values.
func (v View) Address() string {
	var b strings.Builder
	b.WriteString("#/explore?")
	if v.Guaranteed {
		b.WriteString("by=guarantee&")
	}
	b.WriteString("dict=" + url.QueryEscape(v.Dict))
	if v.Fragment != "" {
		b.WriteString("&fragment=" + url.QueryEscape(v.Fragment))
	}
	seat := "mover"
	if v.Seat != MoverSeat {
		seat = strconv.Itoa(v.Seat)
	}
	b.WriteString("&min=" + strconv.Itoa(v.Rules.MinLetters) + "&players=" + strconv.Itoa(v.Rules.Players) + "&seat=" + seat)
	return b.String()
}

// At is v at another fragment.
func (v View) At(fragment string) View {
	v.Fragment = fragment
	return v
}

// ParseAddress reads what follows '#' in an address. What is missing is taken
// from the default view; what is wrong is replaced by the nearest sensible
// value, and for each such place a sentence says what was wrong.
func ParseAddress(hash string) (v View, problems []string) {
	v = DefaultView
	problem := func(format string, args ...any) {
		problems = append(problems, fmt.Sprintf(format, args...))
	}
	hash = strings.TrimPrefix(hash, "#")
	path, query, _ := strings.Cut(hash, "?")
	if page := strings.Trim(path, "/"); page != "" && page != "explore" {
		problem("There is no page “%s”; this is the explorer.", shorten(page))
	}
	q, err := url.ParseQuery(query)
	if err != nil {
		problem("Part of the address could not be read and is left out.")
	}
	if id := q.Get("dict"); id != "" {
		if _, ok := dicts.Lookup(id); ok {
			v.Dict = id
		} else {
			entry, _ := dicts.Lookup(v.Dict)
			problem("There is no dictionary “%s” here; this is %s.", shorten(id), entry.Name)
		}
	}
	number := func(key, what, bounds string, least, most, fallback int) int {
		text := q.Get(key)
		if text == "" {
			return fallback
		}
		n, err := strconv.Atoi(text)
		if err != nil {
			problem("“%s” is not a number of %s; this shows %d.", shorten(text), what, fallback)
			return fallback
		}
		if kept := min(max(n, least), most); kept != n {
			problem(bounds+"; this shows %d.", least, most, kept)
			return kept
		}
		return n
	}
	v.Rules.MinLetters = number("min", "letters", "The shortest word that counts can have from %d to %d letters", solver.LeastLetters, solver.MostLetters, v.Rules.MinLetters)
	v.Rules.Players = number("players", "players", "From %d to %d players can play", solver.MinPlayers, solver.MaxPlayers, v.Rules.Players)
	if seat := q.Get("seat"); seat == "mover" || seat == "0" {
		v.Seat = MoverSeat
	} else if n, err := strconv.Atoi(seat); err == nil && n >= 1 && n <= v.Rules.Players {
		v.Seat = n
	} else if seat != "" {
		problem("There is no seat “%s” among %d players; this shows seat 1.", shorten(seat), v.Rules.Players)
	}
	switch by := q.Get("by"); by {
	case "", "rational":
	case "guarantee":
		v.Guaranteed = true
	default:
		problem("The tree cannot be coloured by “%s”; this shows rational play.", shorten(by))
	}
	v.Fragment = strings.ToLower(strings.ToValidUTF8(q.Get("fragment"), "\uFFFD"))
	return v, problems
}

// shorten keeps a quoted piece of an address to a readable length.
func shorten(s string) string {
	const most = 24
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}
