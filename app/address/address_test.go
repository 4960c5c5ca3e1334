package address

import (
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

func TestAnAddressLeadsBackToItsView(t *testing.T) {
	for _, v := range []View{
		DefaultView,
		{Page: Explore, Dict: "web2", Rules: solver.Rules{Players: 3, MinLetters: 5}, Seat: 2, Guaranteed: true, Fragment: "ja"},
		{Page: Strategy, Dict: "web2", Rules: solver.Rules{Players: 3, MinLetters: 5}, Seat: 2, Guaranteed: true, Easiest: true, Fragment: "j", Find: "ja"},
		{Page: Today, Dict: "web2", Rules: solver.Rules{Players: 3, MinLetters: 5}, Seat: 2, Guaranteed: true},
		{Page: Drill, Dict: "web2", Rules: solver.Usual, Seat: 2, Easiest: true, Fragment: "j", Cards: true, Practice: true, Ask: "jé-x"},
		{Page: Drill, Dict: "web2", Rules: solver.Usual, Seat: 1, All: true, Practice: true, Cards: true, Ask: NoLetters},
		{Page: Dictionaries, Dict: "own-0123456789abcdef", Rules: solver.Usual, Seat: 1},
		{Page: Losers, Dict: "web2", Rules: solver.Usual, Seat: 2},
		{Page: Compare, Dict: "web2", Rules: solver.Usual, Seat: 2, With: "scowl-small,own-0123456789abcdef"},
		{Page: Hangman, Dict: "web2", Rules: solver.Usual, Seat: 2, Template: "_a__ d'_-é", Without: "bekß", Lives: 6},
		{Page: HangmanPractice, Dict: "web2", Rules: solver.Usual, Seat: 1, Lives: 25, Letters: 7, Evil: true, Seed: 1<<64 - 1, Tried: "etaß"},
		{Page: HangmanHardest, Dict: "web2", Rules: solver.Usual, Seat: 1, Letters: 2},
		{Page: HangmanAlgorithms, Dict: "web2", Rules: solver.Usual, Seat: 1, Letters: dicts.MaxLetters},
		{Page: Play, Dict: "web2", Rules: solver.Usual, Seat: 2, Fragment: "jo"},
		{Page: Play, Dict: "web2", Rules: solver.Usual, Seat: 2, Match: "abc", Round: 3, Step: 1},
		{Page: Play, Dict: "web2", Rules: solver.Usual, Seat: 1, Match: "abc", Round: 12},
		{Page: Play, Dict: dicts.DefaultID, Rules: solver.Usual, Seat: 1, Record: linked, Round: 1, Step: 6},
		{Page: Explore, Dict: "scowl-small", Rules: solver.Rules{Players: 8, MinLetters: 9}, Seat: MoverSeat, Fragment: "été & co"},
		{Page: Play, Dict: dicts.DefaultID, Rules: solver.Usual, Seat: 1, Turn: turnCode},
	} {
		got, problems := ParseAddress(v.Address(), here)
		if got != v || len(problems) > 0 {
			t.Errorf("%s leads to %+v, %v", v.Address(), got, problems)
		}
	}
}

// turnCode is the code of a match by link.
const turnCode = "1VkiuGwEjRWeJq83vBKCAfx2IUfR2JIIDkFvhyCmgXRE8"

func TestTheLastTurnInATextIsFound(t *testing.T) {
	for text, want := range map[string]string{
		"":                                      "",
		"turn":                                  "",
		"It is your turn=":                      "",
		"turn=1a_-Z9":                           "1a_-Z9",
		"turn=1a turn=2b&x=turn":                "2b",
		"(https://a.example/#/play?turn=1a).\n": "1a",
	} {
		if got := TurnIn(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// linked is the record of a match.
const linked = "ghost1:american-english-7.1~min4~strict~go~opens1~seed7~Ada~Reader(35-mind-0)~bone.zo;"

func TestARoundThatCannotBeIsLeftOut(t *testing.T) {
	for query, want := range map[string]View{
		"match=a&round=2&step=0":     {Match: "a", Round: 2, Step: 1},
		"match=a&round=0&step=3":     {Match: "a"},
		"match=a&step=3":             {Match: "a"},
		"match=a&round=-1":           {Match: "a"},
		"match=a&round=2&step=-1":    {Match: "a", Round: 2},
		"match=a&round=x&step=x":     {Match: "a"},
		"match=a&round=99999999999":  {Match: "a"},
		"match=a&round=1&step=99999": {Match: "a", Round: 1},
		"round=2&step=2":             {}, // of no match
	} {
		got, problems := ParseAddress("#/play?"+query, here)
		want.Page, want.Dict, want.Rules, want.Seat = Play, DefaultView.Dict, DefaultView.Rules, 1
		if got != want || len(problems) > 0 {
			t.Errorf("%s: %+v %q, want %+v", query, got, problems, want)
		}
	}
}

func TestAnEmptyAddressIsTheDefaultView(t *testing.T) {
	for _, hash := range []string{"", "#", "#/", "#/explore", "#/explore?"} {
		if v, problems := ParseAddress(hash, here); v != DefaultView || len(problems) > 0 {
			t.Errorf("%q: %+v %v, want %+v and no problems", hash, v, problems, DefaultView)
		}
	}
}

func TestTheDrillWithoutMoreIsToday(t *testing.T) {
	want := DefaultView
	want.Page = Today
	for _, hash := range []string{"#/drill", "#/drill/", "#/drill?", "#/today", "#/today?deck=all&practice=yes&ask=jo&show=cards&aim=easiest"} {
		if v, problems := ParseAddress(hash, here); v != want || len(problems) > 0 {
			t.Errorf("%q: %+v %v, want %+v and no problems", hash, v, problems, want)
		}
	}
	want.Page = Drill
	if v, _ := ParseAddress(want.Address(), here); v != want {
		t.Errorf("%s: %+v, want the drill of one deck", want.Address(), v)
	}
}

func TestABadAddressShowsTheNearestViewAndSaysWhy(t *testing.T) {
	for _, c := range []struct {
		hash    string
		change  func(*View)
		problem string
	}{
		{"#/explore?players=99", func(v *View) { v.Rules.Players = 8 }, "2 to 8 people can play; this shows 8."},
		{"#/explore?players=-1", func(v *View) { v.Rules.Players = 2 }, "this shows 2."},
		{"#/explore?players=two", func(*View) {}, "“two” is not a number of players"},
		{"#/explore?min=0", func(v *View) { v.Rules.MinLetters = 1 }, "The shortest word can have 1 to 9 letters; this shows 1."},
		{"#/explore?min=99999999999999999999", func(*View) {}, "is not a number"},
		{"#/explore?dict=nonsense", func(*View) {}, "There is no dictionary “nonsense” here; this is American English 7.1."},
		{"#/explore?seat=3", func(*View) {}, "There is no player “3” among 2"},
		{"#/explore?seat=x", func(*View) {}, "There is no player “x”"},
		{"#/explore?by=guarantee", func(v *View) { v.Guaranteed = true }, ""},
		{"#/explore?by=magic", func(*View) {}, "cannot be coloured by “magic”"},
		{"#/chess?players=3", func(v *View) { v.Rules.Players = 3 }, "There is no page “chess”; this is the explorer."},
		{"#/strategy?aim=magic", func(v *View) { v.Page = Strategy }, "There is no strategy of “magic” words; this shows the fewest."},
		{"#/drill?deck=some&ask=JÉ", func(v *View) { v.Page, v.Ask = Drill, "jé" }, "There is no deck “some”; this is the deck of these rules."},
		{"#/drill?deck=all&fragment=jo", func(v *View) { v.Page, v.All = Drill, true }, ""},
		{"#/drill?practice=no&deck=one", func(v *View) { v.Page = Drill }, ""},
		{"#/drill?practice=maybe", func(v *View) { v.Page = Drill }, "“maybe” is no way to practise; this asks what is due."},
		{"#/drill?ask=%ff%fe", func(v *View) { v.Page, v.Ask = Drill, "\uFFFD" }, ""},
		{"#/strategy?deck=all&practice=yes&ask=jo", func(v *View) { v.Page = Strategy }, ""},
		{"#/dictionaries/compare?with=web2,,web2,x,american-english-7.1", func(v *View) { v.Page, v.With = Compare, "web2" }, "The dictionary “x” is not here to compare with."},
		{"#/explore?fragment=%zz&players=3", func(v *View) { v.Rules.Players = 3 }, "could not be read"},
		{"#/explore?fragment=" + url.QueryEscape("<script>"), func(v *View) { v.Fragment = "<script>" }, ""},
		{"#/play?players=3&turn=" + turnCode + ".)", func(v *View) { v.Page, v.Turn = Play, turnCode }, ""},
		{"#/play?turn=" + turnCode[:9], func(v *View) { v.Page = Play }, "This link to a match cannot be read: part of it is missing or was changed on the way. Ask for it again."},
		{"#/play?turn=%", func(v *View) { v.Page = Play }, "could not be read"},
		{"#/play?turn=.", func(v *View) { v.Page = Play }, "cannot be read"},
		{"#/explore?fragment=JA", func(v *View) { v.Fragment = "ja" }, ""},
	} {
		want := DefaultView
		c.change(&want)
		got, problems := ParseAddress(c.hash, here)
		if got != want {
			t.Errorf("%s: %+v, want %+v", c.hash, got, want)
		}
		if text := strings.Join(problems, " "); c.problem == "" && text != "" || !strings.Contains(text, c.problem) {
			t.Errorf("%s: said %q, want %q", c.hash, text, c.problem)
		}
	}
}

func TestAnAddressNamesNoMoreListsThanCanBeCompared(t *testing.T) {
	address := func(format string, n int) string {
		ids := make([]string, n)
		for i := range ids {
			ids[i] = fmt.Sprintf(format, i)
		}
		return "#/dictionaries/compare?with=" + strings.Join(ids, ",")
	}
	const own = "own-%016x"
	const unknown = "The dictionary “list 0” "
	for _, c := range []struct {
		hash   string
		others int
		want   []string
	}{
		{address(own, 15), 15, nil},
		{address(own, 16), 15, []string{"You can compare at most 16 dictionaries at once; this leaves out 1."}},
		{address(own, 20000), 15, []string{"You can compare at most 16 dictionaries at once; this leaves out 19,985."}},
		{address("list %d", 1), 0, []string{unknown + "is not here to compare with."}},
		{address("list %d", 20000), 0, []string{unknown + "and 19,999 others in this address are not here to compare with."}},
	} {
		v, problems := ParseAddress(c.hash, here)
		if !slices.Equal(problems, c.want) {
			t.Errorf("%.60s…: said %.300q, want %q", c.hash, problems, c.want)
		}
		if got := others(v); got != c.others {
			t.Errorf("%.60s…: %d others", c.hash, got)
		}
	}
}

func FuzzParseAddress(f *testing.F) {
	for _, seed := range []string{
		"", "#/explore?players=3&seat=2", "#/%zz", "#/play?match=a&round=2&step=-0&fragment=JO", "#/play?round=1&record=" + linked, "#/<script>alert(1)</script>", "#/explore?fragment=%ff%fe",
		"#/hangman?template=A?.%00%ff&without=ab%20a%ff3&lives=99", "#/hangman/practice?way=x&letters=-1&seed=-1&tried=e3e%c4%b0",
		"#/drill", "#/drill?deck=all&practice=yes&ask=-&fragment=a", "#/drill?ask=%ff%fe\x00A&deck=%00&practice=%zz", "#/today?dict=web2&ask=a",
		"#/play?turn=" + turnCode, "#/play?dict=web2&turn=1AAAA",
		"#/hangman?template=" + strings.Repeat("?", 200) + "&lives=x",
		"#/explore?players=99&min=-1&dict=%00&seat=9999999999999999999&fragment=" + strings.Repeat("a", 10000),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, hash string) {
		v, problems := ParseAddress(hash, here)
		if v.Rules.Check() != nil || v.Seat < 0 || v.Seat > v.Rules.Players || !utf8.ValidString(v.Fragment+v.Ask) {
			t.Fatalf("%q: %+v, want rules that can be, a seat from 0 to %d, and UTF-8", hash, v, v.Rules.Players)
		}
		if !utf8.ValidString(v.Template) || utf8.RuneCountInString(v.Template) > LongestTemplate || v.Lives < 0 || v.Lives > MostLives || v.Letters < 0 || v.Letters > dicts.MaxLetters {
			t.Fatalf("%q: %+v, want a template in UTF-8 of at most %d characters, 0 to %d lives, 0 to %d letters", hash, v, LongestTemplate, MostLives, dicts.MaxLetters)
		}
		if _, ok := dicts.Lookup(v.Dict); !ok {
			t.Fatalf("%q: dictionary %q", hash, v.Dict)
		}
		again, more := ParseAddress(v.Address(), here)
		if again != v || len(more) > 0 {
			t.Fatalf("%q: %+v became %+v, %v", hash, v, again, more)
		}
		if slices.ContainsFunc(problems, func(p string) bool { return len(p) > 1000 }) {
			t.Fatalf("%q: endless message", hash)
		}
	})
}

// here describes the dictionaries that ship, and own ones as if none was on this device.
func here(id string) (dicts.Entry, bool) {
	if entry, ok := dicts.Lookup(id); ok {
		return entry, true
	}
	return dicts.Entry{ID: id, Name: "Someone’s own list"}, dicts.IsOwnID(id)
}

// others is how many dictionaries a view compares its own with.
func others(v View) int {
	if v.With == "" {
		return 0
	}
	return strings.Count(v.With, ",") + 1
}

// The file testdata/addresses.txt holds addresses that people have in links and bookmarks. Each line
// has the view that its address leads to and what is said of it. Lines are added and views never
// change. Only the wording may.
func TestAddressesThatWereGivenAwayLeadWhereTheyDid(t *testing.T) {
	given, err := os.ReadFile("testdata/addresses.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(given)) {
		parts := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		view, problems := ParseAddress(parts[0], here)
		for i, got := range []any{view, problems} {
			text, err := json.Marshal(got)
			if err != nil || string(text) != parts[i+1] {
				t.Errorf("%s leads to %s (%v), and led to %s", parts[0], text, err, parts[i+1])
			}
		}
	}
}
