package address

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
	"spectrie/trainer/match/link"
	"spectrie/trainer/puzzle"
)

// View is everything that an address says: the page, the game, the point of view, and the place in the
// game. Fields that a page does not know are zero.
type View struct {
	Page       Page
	Dict       string // id of a dictionary that ships or of a person's own
	Rules      solver.Rules
	Seat       int         // point of view: a seat, or MoverSeat
	Guaranteed bool        // judge by guarantees instead of how it stands if everyone plays well
	Fragment   string      // Explore: the current one; Strategy: the start that is drawn; Drill, Statistics: the start that is drilled, "" for all; Play: the letters from which a match against Perfect is offered
	Full       bool        `json:",omitempty"` // the explorer's map fills the screen of a phone
	Tree       bool        `json:",omitempty"` // the explorer draws a tree even where a map fits
	Easiest    bool        // Strategy, Drill, Statistics: the most common words instead of the fewest
	Find       string      // Strategy: shows only words and starts that begin so
	Cards      bool        // Drill: single cards instead of whole lines
	All        bool        `json:",omitempty"` // Drill: all decks of the person, from the beginning; the rest of the view is only what other pages show
	Practice   bool        `json:",omitempty"` // Drill: what was learned, due or not; the schedule stays
	Ask        string      `json:",omitempty"` // Drill: the fragment of a card to ask first, due or not; NoLetters for the empty one; "" for none
	With       string      // Compare: ids of the other dictionaries, with commas between
	Match      string      // Play: id of a match that is kept on this device; "" for a new one
	Record     string      // Play: a whole match, as [match.Match.Record] writes it
	Turn       string      `json:",omitempty"` // Play: a match by link, as [link.Match.Encode] writes it
	Round      int         `json:",omitempty"` // Play: of the match, under review, from 1; 0 for none
	Step       int         `json:",omitempty"` // Play: of that round, 1 for its beginning and 2 for its first letter; 0 where none was chosen
	Template   string      // Hangman: what is known of the word, as typed but in lower case and with '_' for each blank; "" before anything is
	Without    string      // Hangman: letters that the word does not have, in their order in the alphabet
	Lives      int         // Hangman, HangmanPractice: from 1 to MostLives; 0 where none are said
	Letters    int         // HangmanPractice, HangmanHardest, HangmanAlgorithms: of a word, from LeastLetters to dicts.MaxLetters; 0 where the page chooses
	Evil       bool        // HangmanPractice: the word changes as long as it can
	Seed       uint64      // HangmanPractice: which game; 0 before one begins
	Tried      string      // HangmanPractice: the letters that were guessed, in turn
	Mode       string      `json:",omitempty"` // PuzzlePractice: one of PuzzleModes; "" for the first
	List       puzzle.List `json:",omitempty"` // PuzzlePractice: "" for the usual one
	Puzzle     string      `json:",omitempty"` // PuzzlePractice: the id of a puzzle to ask first; "" for none
	Day        string      `json:",omitempty"` // PuzzleDay: the date, as in 2026-11-23; "" for today
}

// PuzzleModes are the ways to practise puzzles: for a rating, until the first miss, for three minutes, and what was
// missed before and is due.
var PuzzleModes = []string{"rated", "streak", "minutes", "again"}

// NoLetters in Ask is the card of the empty fragment.
const NoLetters = "-"

// MoverSeat as the seat of a view means the player to move, whoever that is.
const MoverSeat = 0

// Page names a page of the site as its addresses do.
type Page string

const (
	Explore           Page = "explore"
	Strategy          Page = "strategy"
	Today             Page = "today" // what is due in all decks
	Drill             Page = "drill"
	Statistics        Page = "drill/statistics" // of what was drilled
	Play              Page = "play"
	Hangman           Page = "hangman"          // the advisor
	HangmanPractice   Page = "hangman/practice" // games against it
	HangmanHardest    Page = "hangman/hardest"  // words to choose
	HangmanAlgorithms Page = "hangman/proof"    // the algorithms against each other
	Puzzles           Page = "puzzles"          // Ghost of the day, and the ways to practise
	PuzzleDay         Page = "puzzles/day"      // Ghost of the day of a date
	PuzzlePractice    Page = "puzzles/practice" // one puzzle after the other
	Dictionaries      Page = "dictionaries"
	Losers            Page = "dictionaries/losers"  // who loses under which rules
	Compare           Page = "dictionaries/compare" // several dictionaries side by side
)

// Pages are all of them. An empty address is the first.
var Pages = []Page{Explore, Strategy, Today, Drill, Statistics, Puzzles, PuzzleDay, PuzzlePractice, Play, Hangman, HangmanPractice, HangmanHardest, HangmanAlgorithms, Dictionaries, Losers, Compare}

// NeedsDictionary reports whether the page shows nothing without one.
func (p Page) NeedsDictionary() bool {
	return p != Today && p.Class() != Dictionaries.Class() && p.Class() != Puzzles.Class()
}

// Class groups the pages that are one page to a person.
func (p Page) Class() string {
	switch p {
	case Strategy:
		return "strategy"
	case Today, Drill, Statistics:
		return "drill"
	case Puzzles, PuzzleDay, PuzzlePractice:
		return "puzzles"
	case Play:
		return "play"
	case Hangman, HangmanPractice, HangmanHardest, HangmanAlgorithms:
		return "hangman"
	case Dictionaries, Losers, Compare:
		return "dictionaries"
	}
	return "explorer"
}

// DefaultView opens the default dictionary under the usual rules.
var DefaultView = View{Page: Explore, Dict: dicts.DefaultID, Rules: solver.Usual, Seat: 1}

// Address is the part of a link to v from '#' on. A page has hundreds of addresses, so this writes one in
// one go and not through url.Values.
func (v View) Address() string {
	if v.Turn != "" { // which says everything else, and is to be short
		return "#/" + string(Play) + "?" + turnKey + v.Turn
	}
	var b strings.Builder
	b.WriteString("#/" + string(v.Page) + "?")
	text := func(key, value string) {
		if value != "" {
			b.WriteString(key + "=" + url.QueryEscape(value) + "&")
		}
	}
	if v.Easiest {
		text("aim", "easiest")
	}
	text("ask", v.Ask)
	if v.Guaranteed {
		text("by", "guarantee")
	}
	if v.All {
		text("deck", "all")
	}
	text("day", v.Day)
	text("dict", v.Dict)
	if v.Tree {
		text("draw", "tree")
	}
	text("find", v.Find)
	text("fragment", v.Fragment)
	if v.Full {
		text("full", "map")
	}
	text("list", string(v.List))
	text("match", v.Match)
	seat := "mover"
	if v.Seat != MoverSeat {
		seat = strconv.Itoa(v.Seat)
	}
	b.WriteString("min=" + strconv.Itoa(v.Rules.MinLetters) + "&players=" + strconv.Itoa(v.Rules.Players))
	if v.Mode != "" {
		b.WriteString("&mode=" + v.Mode)
	}
	b.WriteString("&seat=" + seat)
	if v.Practice {
		b.WriteString("&practice=yes")
	}
	if v.Puzzle != "" {
		b.WriteString("&puzzle=" + url.QueryEscape(v.Puzzle))
	}
	if v.Record != "" {
		b.WriteString("&record=" + url.QueryEscape(v.Record))
	}
	if v.Round > 0 {
		b.WriteString("&round=" + strconv.Itoa(v.Round))
	}
	if v.Cards {
		b.WriteString("&show=cards")
	}
	if v.Step > 0 {
		b.WriteString("&step=" + strconv.Itoa(v.Step-1))
	}
	if v.With != "" {
		b.WriteString("&with=" + strings.ReplaceAll(url.QueryEscape(v.With), "%2C", ","))
	}
	if v.Page.Class() == Hangman.Class() {
		v.writeHangman(&b)
	}
	return b.String()
}

// At is v at another fragment.
func (v View) At(fragment string) View {
	v.Fragment = fragment
	return v
}

// Asking is v with a card to ask first, by its fragment.
func (v View) Asking(fragment string) View {
	if v.Ask = fragment; fragment == "" {
		v.Ask = NoLetters
	}
	return v
}

// On is the same game on another page, from the beginning.
func (v View) On(page Page) View {
	return View{Page: page, Dict: v.Dict, Rules: v.Rules, Seat: v.Seat, Guaranteed: v.Guaranteed, Tree: v.Tree}
}

// ParseAddress reads what follows '#' in an address. It takes missing parts from the default view and
// replaces wrong ones by the nearest sensible value. A sentence in problems says each time what was
// wrong. The function known describes the dictionary with an id. It is false where there is none.
func ParseAddress(hash string, known func(id string) (dicts.Entry, bool)) (v View, problems []string) {
	v = DefaultView
	problem := func(format string, args ...any) {
		problems = append(problems, fmt.Sprintf(format, args...))
	}
	hash = strings.TrimPrefix(hash, "#")
	path, query, _ := strings.Cut(hash, "?")
	if page := Page(strings.Trim(path, "/")); slices.Contains(Pages, page) {
		v.Page = page
	} else if page != "" {
		problem("There is no page “%s”; this is the explorer.", text.Shorten(string(page)))
	}
	if v.Page == Drill && query == "" {
		v.Page = Today
	}
	q, err := url.ParseQuery(strings.ReplaceAll(query, ";", "%3B")) // with which records end
	if err != nil {
		problem("Part of the address could not be read and is left out.")
	}
	if id := q.Get("dict"); id != "" {
		if _, ok := known(id); ok {
			v.Dict = id
		} else {
			instead, _ := known(v.Dict)
			problem("There is no dictionary “%s” here; this is %s.", text.Shorten(id), instead.Name)
		}
	}
	number := func(key, what, bounds string, least, most, fallback int) int {
		line := q.Get(key)
		if line == "" {
			return fallback
		}
		n, err := strconv.Atoi(line)
		if err != nil {
			problem("“%s” is not a number of %s; this shows %d.", text.Shorten(line), what, fallback)
			return fallback
		}
		if kept := min(max(n, least), most); kept != n {
			problem(bounds+"; this shows %d.", least, most, kept)
			return kept
		}
		return n
	}
	v.Rules.MinLetters = number("min", "letters", "The shortest word can have %d to %d letters", solver.LeastLetters, solver.MostLetters, v.Rules.MinLetters)
	v.Rules.Players = number("players", "players", "%d to %d people can play", solver.MinPlayers, solver.MaxPlayers, v.Rules.Players)
	if seat := q.Get("seat"); seat == "mover" || seat == "0" {
		v.Seat = MoverSeat
	} else if n, err := strconv.Atoi(seat); err == nil && n >= 1 && n <= v.Rules.Players {
		v.Seat = n
	} else if seat != "" {
		problem("There is no player “%s” among %d; this shows player 1.", text.Shorten(seat), v.Rules.Players)
	}
	switch by := q.Get("by"); by {
	case "", "rational":
	case "guarantee":
		v.Guaranteed = true
	default:
		problem("The tree cannot be coloured by “%s”; this shows how it stands if everyone plays well.", text.Shorten(by))
	}
	switch draw := q.Get("draw"); draw {
	case "", "map":
	case "tree":
		v.Tree = true
	default:
		problem("There is no drawing “%s”; this is the map.", text.Shorten(draw))
	}
	v.Full = v.Page == Explore && q.Get("full") != ""
	letters := func(key string) string {
		return strings.ToLower(strings.ToValidUTF8(q.Get(key), "\uFFFD"))
	}
	switch v.Page {
	case Explore:
		v.Fragment = letters("fragment")
	case Strategy, Drill, Statistics:
		v.Fragment = letters("fragment")
		switch aim := q.Get("aim"); aim {
		case "", "fewest":
		case "easiest":
			v.Easiest = true
		default:
			problem("There is no strategy of “%s” words; this shows the fewest.", text.Shorten(aim))
		}
		if v.Page == Strategy {
			v.Find = letters("find")
		}
		if v.Page == Drill {
			switch show := q.Get("show"); show {
			case "", "lines":
			case "cards":
				v.Cards = true
			default:
				problem("The drill cannot show “%s”; this shows whole rounds.", text.Shorten(show))
			}
			v.readSitting(q, problem)
		}
	case Play:
		v.Match, v.Record = q.Get("match"), q.Get("record")
		v.readRound(q)
		// The match decides, whatever else the address says.
		setup, _, err := match.ParseRecord(v.Record)
		if q.Get("turn") != "" {
			var m *link.Match
			v.Turn, v.Record, v.Match = TurnIn(turnKey+q.Get("turn")), "", ""
			if m, err = link.Decode(v.Turn); err != nil {
				problem("This link to a match cannot be read: %v. Ask for it again.", err)
				v.Turn = ""
			} else {
				setup = m.Setup
			}
		}
		if v.Match == "" && v.Record == "" {
			v.Fragment = letters("fragment")
		}
		if err == nil {
			if _, ok := known(setup.Dict); ok {
				whole := RecordView(&setup, v.Record)
				whole.Turn = v.Turn
				if v.Turn == "" {
					whole.Round, whole.Step = v.Round, v.Step
				}
				return whole, problems
			}
			problem("The match in this address needs the dictionary “%s”, which is not here.", text.Shorten(setup.Dict))
			v.Record, v.Turn = "", ""
		}
	case PuzzleDay:
		v.Day = q.Get("day")
	case PuzzlePractice:
		v.readPuzzles(q, problem)
	case Compare:
		v.With = comparedWith(q.Get("with"), v.Dict, known, problem)
	case Hangman, HangmanPractice, HangmanHardest, HangmanAlgorithms:
		v.readHangman(q, problem)
	}
	return v, problems
}

// readSitting reads what the drill asks.
func (v *View) readSitting(q url.Values, problem func(string, ...any)) {
	switch deck := q.Get("deck"); deck {
	case "", "one":
	case "all":
		v.All, v.Fragment = true, ""
	default:
		problem("There is no deck “%s”; this is the deck of these rules.", text.Shorten(deck))
	}
	switch practice := q.Get("practice"); practice {
	case "", "no":
	case "yes":
		v.Practice = true
	default:
		problem("“%s” is no way to practise; this asks what is due.", text.Shorten(practice))
	}
	v.Ask = strings.ToLower(strings.ToValidUTF8(q.Get("ask"), "\uFFFD"))
}

// readPuzzles reads which puzzles are practised, and how.
func (v *View) readPuzzles(q url.Values, problem func(string, ...any)) {
	if v.Mode = q.Get("mode"); v.Mode != "" && !slices.Contains(PuzzleModes, v.Mode) {
		problem("“%s” is no way to practise puzzles; these are for your rating.", text.Shorten(v.Mode))
		v.Mode = ""
	}
	if list := puzzle.List(q.Get("list")); list == "" || slices.Contains(puzzle.Lists, list) {
		v.List = list
	} else {
		problem("There is no list of puzzles “%s”; this is the usual one.", text.Shorten(string(list)))
	}
	if v.Puzzle = q.Get("puzzle"); v.Puzzle != "" {
		if _, err := puzzle.ParseID(v.Puzzle); err != nil {
			problem("The puzzle in this address cannot be read; this is another one.")
			v.Puzzle = ""
		}
	}
}

// readRound reads which round of a match is under review, and which step of it. What cannot be is left out: the
// page shows the match all the same.
func (v *View) readRound(q url.Values) {
	const most = 999 // more rounds than a match can have, and more steps than a round
	if v.Match == "" && v.Record == "" {
		return
	}
	if n, err := strconv.Atoi(q.Get("round")); err == nil && n >= 1 && n <= most {
		v.Round = n
		if n, err := strconv.Atoi(q.Get("step")); err == nil && n >= 0 && n <= most {
			v.Step = n + 1
		}
	}
}

// RecordView is the view of a whole match, as links hold it, for the first player who is not a bot.
func RecordView(setup *match.Setup, record string) View {
	person := slices.IndexFunc(setup.Players, func(p match.Player) bool { return !p.IsBot() })
	return View{Page: Play, Dict: setup.Dict, Rules: solver.Rules{Players: len(setup.Players), MinLetters: setup.MinLetters},
		Seat: max(person, 0) + 1, Record: record}
}

// turnKey is what comes before the code in the address of a match by link.
const turnKey = "turn="

// TurnIn is the code of the last match by link in a text, without what follows it, or "".
func TurnIn(text string) string {
	at := strings.LastIndex(text, turnKey)
	if at < 0 {
		return ""
	}
	text = text[at+len(turnKey):]
	return text[:len(text)-len(strings.TrimLeft(text, "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"))]
}

// MostCompared is the most dictionaries to compare at once. solver.Merge walks no more together.
const MostCompared = 16

// comparedWith reads the ids of the dictionaries to compare with dict. However long the text is, it says at
// most one sentence about missing dictionaries and one about too many.
func comparedWith(line, dict string, known func(id string) (dicts.Entry, bool), problem func(string, ...any)) string {
	var ids, unknown []string
	tooMany := 0
	seen := map[string]bool{"": true, dict: true}
	for id := range strings.SplitSeq(line, ",") {
		if seen[id] {
			continue
		}
		seen[id] = true
		if _, ok := known(id); !ok {
			unknown = append(unknown, id)
		} else if len(ids)+1 == MostCompared {
			tooMany++
		} else {
			ids = append(ids, id)
		}
	}
	switch n := len(unknown); n {
	case 0:
	case 1:
		problem("The dictionary “%s” is not here to compare with.", text.Shorten(unknown[0]))
	default:
		problem("The dictionary “%s” and %s in this address are not here to compare with.", text.Shorten(unknown[0]), text.Counted(n-1, "other"))
	}
	if tooMany > 0 {
		problem("You can compare at most %d dictionaries at once; this leaves out %s.", MostCompared, text.Grouped(tooMany))
	}
	return strings.Join(ids, ",")
}
