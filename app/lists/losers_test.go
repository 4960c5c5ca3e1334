//go:build !js

package lists

import (
	"errors"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/sitetest"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// losersAt mounts a site whose page in front is the table of who loses where.
func losersAt(t testing.TB, l *shelf.Shelf, view address.View) *mounted {
	t.Helper()
	m := mount(t, l)
	m.Show(view.On(address.Losers))
	m.Settle(m.Ctx())
	return m
}

// losersBar is what the bar of the work says, and its button.
func (m *mounted) losersBar(t testing.TB) string {
	t.Helper()
	p := apptest.Rendered(t, m)
	return p.Text("losers-progress") + " " + p.Text("losers-work")
}

// cells are the texts of a row in a table of the page, found by the beginning of
// the text of its group and its heading.
func cells(t testing.TB, p apptest.Page, list, group, heading string) []string {
	t.Helper()
	for _, section := range p.All(".losers-list") {
		if !strings.HasPrefix(section.One("h2").Words(), list) {
			continue
		}
		for _, body := range section.All("tbody") {
			rows := body.All("tr")
			if !strings.HasPrefix(rows[0].Words(), group) {
				continue
			}
			for _, row := range rows {
				if strings.HasPrefix(row.Words(), heading) {
					var texts []string
					for _, cell := range row.All("td") {
						texts = append(texts, cell.Words())
					}
					return texts
				}
			}
		}
	}
	t.Fatalf("no row %s, %s, %s", list, group, heading)
	return nil
}

func TestThePublishedTableComesOut(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID, "web2")
	english, _ := dicts.Lookup(dicts.DefaultID)
	webster, _ := dicts.Lookup("web2")
	apptest.OnlyLists(t, english, webster)
	m := losersAt(t, l, address.DefaultView)
	if got := apptest.Rendered(t, m).Text("losers-progress"); got != "0 of 30 rounds solved: American English 7.1…" {
		t.Errorf("at first: %q", got)
	}
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	for _, c := range []struct{ list, group, row, want string }{
		{"American", "3 letters or more", "Can lose", "2|2 3|3 4|3 4 5|3 4 5 6"},
		{"American", "3 letters or more", "Opening", "H J M Z|N P Q R S Z|R Z|C N V|B C F L M N P R X"},
		{"American", "4 letters or more", "Can lose", "2|2 3|4|4 5|4 5 6"},
		{"American", "4 letters or more", "Guaranteed", "1|1|nobody|nobody|1"},
		{"American", "4 letters or more", "Opening", "H J M R Z|P Q S|M Z|C F N V W|B C F L M N X Z"},
		{"American", "4 letters or more", "Best play", "4 letters|5 letters|8 letters|4 letters|4 letters"},
		{"American", "4 letters or more", "Published", "✓ as published|✓ as published|✓ as published|–|–"},
		{"American", "4 letters or more", "4 letters", "✓ wins|✓ safe|✓ safe|✓ safe|✓ safe"},
		{"Webster", "3 letters or more", "Can lose", "2|3|3 4|3 4 5|3 4 5 6"},
		{"Webster", "4 letters or more", "Opening", "A E H L|A D T|J L R|B G M O V Z|F L N Q Z"},
		{"Webster", "4 letters or more", "Published", "✓ as published|✓ as published|✓ as published|–|–"},
	} {
		if got := strings.Join(cells(t, p, c.list, c.group, c.row), "|"); got != c.want {
			t.Errorf("%s, %s, %s: %s, want %s", c.list, c.group, c.row, got, c.want)
		}
	}
	if got := len(p.All(".as-published")); got != 12 {
		t.Errorf("%d rounds are as published", got)
	}
	if got := p.Text("losers-progress") + p.Text("losers-work"); got != "30 of 30 rounds solved.Compute again" {
		t.Errorf("in the end: %q", got)
	}
	if got := p.All(".losers-list")[1].All("a")[1].Attribute("href"); got != "#/explore?dict=web2&min=3&players=3&seat=1" {
		t.Errorf("the second round of the second list leads to %s", got)
	}
}

func TestAValueThatIsNotAsPublishedIsSaid(t *testing.T) {
	before := solver.Published
	t.Cleanup(func() { solver.Published = before })
	solver.Published = []solver.PublishedResult{{Dictionary: dicts.DefaultID, MinLetters: 4, Players: 2, Losers: solver.SeatsOf(1), Openings: "hj"}}
	l := apptest.ShelfWith(t, dicts.DefaultID)
	entry, _ := dicts.Lookup(dicts.DefaultID)
	apptest.OnlyLists(t, entry)
	m := losersAt(t, l, address.DefaultView)
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.One(".otherwise").Words(), "✗ published: 1 can lose, H J open"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := strings.Join(cells(t, p, "American", "4 letters or more", "Published"), "|"), "✗ published: 1 can lose, H J open|–|–|–|–"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if len(p.All(".as-published")) > 0 {
		t.Error("something is as published")
	}
}

// The heat map has a mark for every player of every round, and a cell says it in words.
func TestTheHeatMapShowsEveryPlayerOfEveryRound(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	english, _ := dicts.Lookup(dicts.DefaultID)
	apptest.OnlyLists(t, english)
	m := losersAt(t, l, apptest.Game(3, 2, ""))
	m.Engine.ConsumeAll()
	cells := apptest.Rendered(t, m).One(".heat").All(".heat-cell")
	if want := len(houseLetters) * len(housePlayers); len(cells) != want {
		t.Fatalf("%d cells, want %d", len(cells), want)
	}
	for i, cell := range cells {
		rules := solver.Rules{Players: housePlayers[i%len(housePlayers)], MinLetters: houseLetters[i/len(housePlayers)]}
		game, err := l.Solve(dicts.DefaultID, rules)
		if err != nil {
			t.Fatal(err)
		}
		marks, want := "", ""
		for _, mark := range cell.All(".heat-seat") {
			marks += mark.Attribute("class")[len("heat-seat "):] + " "
		}
		for seat := 1; seat <= rules.Players; seat++ {
			want += text.Pick(game.Start().Losers().Has(seat), "lose ", "win ")
		}
		if marks != want {
			t.Errorf("%+v: the marks are %s, want %s", rules, marks, want)
		}
	}
	if got, want := cells[6].Attribute("aria-label"), "American English 7.1, 3 players, words of 4 letters or more: players 2 and 3 can lose"; got != want {
		t.Errorf("a cell says %q, want %q", got, want)
	}
}

func TestTheChosenSeatIsMarkedInEveryRound(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID, "web2")
	english, _ := dicts.Lookup(dicts.DefaultID)
	webster, _ := dicts.Lookup("web2")
	apptest.OnlyLists(t, english, webster)
	m := losersAt(t, l, apptest.Game(3, 2, ""))
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got := strings.Join(cells(t, p, "American", "4 letters or more", "4 letters"), "|"); got != "✗ loses|✗ can lose|✓ safe|✓ safe|✓ safe" {
		t.Errorf("seat 2: %s", got)
	}
	sitetest.ControlsOf(m.Render()) // all markup is well formed
	const moral = "You are player 2 " +
		"2 players ✗ You lose on every list here. " +
		"3 players You are safe in 3 of 6 rounds: agree on Webster’s Second. " +
		"4 players ✓ You are safe on every list here. "
	if got := p.One(".moral").Words(); !strings.HasPrefix(got, moral) {
		t.Errorf("%q, want it to begin with %v", got, moral)
	}
	m.Show(apptest.Game(8, 3, "").On(address.Losers))
	p = apptest.Rendered(t, m)
	if got := strings.Join(cells(t, p, "Webster", "4 letters or more", "4 letters"), "|"); got != "no player 3|✗ can lose|✗ can lose|✗ can lose|✓ safe" {
		t.Errorf("seat 3: %s", got)
	}
	m.Show(apptest.Game(2, address.MoverSeat, "").On(address.Losers))
	if got := apptest.Rendered(t, m).One(".moral").Words(); !strings.HasPrefix(got, "For player 1, who opens 2 players ✓ Player 1 wins on every list") {
		t.Errorf("the mover: %q", got)
	}
}

// morals are the sentences for the chosen seat, by number of players.
func morals(t testing.TB, m *mounted) []string {
	t.Helper()
	var texts []string
	for _, cell := range apptest.Rendered(t, m).One(".moral").All("td") {
		texts = append(texts, cell.Words())
	}
	return texts
}

func TestNothingIsSaidOfAllListsBeforeAllAreSolved(t *testing.T) {
	var l shelf.Shelf
	webster, _ := dicts.Lookup("web2")
	tiny := apptest.TinyList(t, &l, "tiny", "Tiny", "abcde") // player 1 completes it among 2, 4 and 5
	answer := apptest.ByHand(&l)
	apptest.OnlyLists(t, tiny, webster)
	m := losersAt(t, &l, address.DefaultView)
	answer("web/dicts/web2.trie") <- errors.New("the server answered with status 500")
	m.Engine.ConsumeAll()
	want := "You lose on every list solved so far.|You are safe on every list solved so far.|You can lose on every list solved so far."
	if got := strings.Join(morals(t, m)[:3], "|"); got != want {
		t.Errorf("while Webster’s is missing: %s", got)
	}
	if moral := apptest.Rendered(t, m).One(".moral"); len(moral.All(".win"))+len(moral.All(".lose")) > 0 {
		t.Error("a verdict on what is not known yet")
	}
	answer("web/dicts/web2.trie") <- nil
	m.Use(t, "click button id=losers-work")
	want = "You win in 3 of 6 rounds: agree on Webster’s Second.|" +
		"✓ You are safe on every list here.|You are safe in 3 of 6 rounds: agree on Webster’s Second."
	if got := strings.Join(morals(t, m)[:3], "|"); got != want {
		t.Errorf("in the end: %s", got)
	}
}

func TestRoundsSolvedSoFarAreCalledSo(t *testing.T) {
	var l shelf.Shelf
	webster, _ := dicts.Lookup("web2")
	answer := apptest.ByHand(&l)
	apptest.OnlyLists(t, apptest.TinyList(t, &l, "tiny", "Tiny", "abcde"), apptest.TinyList(t, &l, "even", "Even", "abcd"), webster)
	m := losersAt(t, &l, address.DefaultView)
	answer("web/dicts/web2.trie") <- errors.New("the server answered with status 500")
	m.Engine.ConsumeAll()
	if got, want := morals(t, m)[0], "You win in 2 of 5 rounds solved so far: agree on Even with 3 or 4 letters."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTheTableAsAFile(t *testing.T) {
	var l shelf.Shelf
	apptest.OnlyLists(t,
		apptest.TinyList(t, &l, "tiny", apptest.HostileName, "aa", "ab", "baa", "bb", "bcaa", "bcab", "caaaa", "caab"),
	)
	m := losersAt(t, &l, address.DefaultView)
	const header = "dictionary,name,min letters,players,possible losers,guaranteed players,winning openings,letters in best play\r\n"
	if got := m.dictionaries.losers.csv(); got != header {
		t.Errorf("at first: %q", got)
	}
	if !apptest.Rendered(t, m).Id("losers-csv").Has("disabled") {
		t.Error("an empty table can be saved")
	}
	m.Engine.ConsumeAll()
	const name = `tiny,"""Ours"", <script>alert(1)</script>",`
	const want = header + // by hand: without ba, bb and the like, b leads to baa or bca, c to caab or caaaa
		name + "3,2,1,2,,5\r\n" +
		name + "3,3,2,1,c,5\r\n" +
		name + "3,4,3 4,1 2,b,3\r\n"
	got := m.dictionaries.losers.csv()
	if !strings.HasPrefix(got, want) || strings.Count(got, "\r\n") != 16 {
		t.Errorf("%q\nwant first\n%q", got, want)
	}
	m.Use(t, "click button id=losers-csv")
	if got, want := m.Notice(), "Saved as "+losersFile+"."; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
	if len(apptest.Rendered(t, m).All("script")) > 0 {
		t.Error("a name became markup")
	}
}

func TestASpreadsheetTakesANameForAName(t *testing.T) {
	var l shelf.Shelf
	apptest.OnlyLists(t, apptest.TinyList(t, &l, "tiny", "=1+1 é", "abc"))
	m := losersAt(t, &l, address.DefaultView)
	m.Engine.ConsumeAll()
	got := m.dictionaries.losers.csv()
	if !strings.HasPrefix(got, "\uFEFFdictionary,") || !strings.Contains(got, "\r\ntiny,'=1+1 é,3,2,1,2,,3\r\n") {
		t.Errorf("%q, want it to begin with %q, with %q", got, "\uFEFFdictionary,", "\r\ntiny,'=1+1 é,3,2,1,2,,3\r\n")
	}
}

func TestARoundWithoutWordsIsNoRound(t *testing.T) {
	var l shelf.Shelf
	apptest.OnlyLists(t, apptest.TinyList(t, &l, "tiny", "Tiny", "aa", "abc"))
	m := losersAt(t, &l, address.DefaultView)
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got := strings.Join(cells(t, p, "Tiny", "4 letters or more", "4 letters"), "|"); got != "no round|no round|no round|no round|no round" {
		t.Errorf("%s", got)
	}
	if got, want := morals(t, m)[0], "✗ You lose on every list here."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if !strings.Contains(m.dictionaries.losers.csv(), "tiny,Tiny,4,2,,,,\r\n") {
		t.Errorf("%q, want it to contain %q", m.dictionaries.losers.csv(), "tiny,Tiny,4,2,,,,\r\n")
	}
}

func TestWhereNoRoundCanBePlayedNobodyWaitsForOne(t *testing.T) {
	var l shelf.Shelf
	apptest.OnlyLists(t, apptest.TinyList(t, &l, "tiny", "Tiny", "aa"))
	m := losersAt(t, &l, address.DefaultView)
	if got := morals(t, m)[0]; got != "…" {
		t.Errorf("at first: %q", got)
	}
	m.Engine.ConsumeAll()
	if got, want := morals(t, m)[0], "No round can be played."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestAListThatDoesNotComeIsSaidInItsPlace(t *testing.T) {
	var l shelf.Shelf
	webster, _ := dicts.Lookup("web2")
	tiny := apptest.TinyList(t, &l, "tiny", "Tiny", "abcd")
	answer := apptest.ByHand(&l)
	apptest.OnlyLists(t, webster, tiny)
	m := losersAt(t, &l, address.DefaultView)
	answer("web/dicts/web2.trie") <- errors.New("the server answered with status 500")
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.All(".losers-list")[0].One(".message").Words(), "Webster’s Second could not be loaded: the server answered with status 500."; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	if got, want := p.Text("losers-progress")+" "+p.Text("losers-work"), "15 of 30 rounds solved. 1 list could not be loaded. Try again"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	answer("web/dicts/web2.trie") <- nil
	m.Use(t, "click button id=losers-work")
	if got, want := apptest.Rendered(t, m).Text("losers-progress"), "30 of 30 rounds solved."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTheTableTakesUpListsThatCome(t *testing.T) {
	var l shelf.Shelf
	tiny, other := apptest.TinyList(t, &l, "tiny", "Tiny", "abcd"), apptest.TinyList(t, &l, "other", "Other", "abcde")
	apptest.OnlyLists(t, tiny)
	m := losersAt(t, &l, address.DefaultView)
	m.Engine.ConsumeAll()
	apptest.OnlyLists(t, tiny, other)
	m.Ctx().Dispatch(nil) // as an import does that ends while the table is in front
	m.Engine.ConsumeAll()
	if got, want := m.losersBar(t), "30 of 30 rounds solved. Compute again"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	apptest.OnlyLists(t, tiny)
	m.dictionaries.losers.press(m.Ctx(), app.Event{})
	apptest.OnlyLists(t, tiny, other) // while the work is on
	m.Engine.ConsumeAll()
	if got := m.losersBar(t); got != "30 of 30 rounds solved. Compute again" {
		t.Errorf("during the work: %q", got)
	}
}

func TestAListThatIsDeletedOrComesIsNotMissed(t *testing.T) {
	var l shelf.Shelf
	apptest.OnlyLists(t, apptest.TinyList(t, &l, "tiny", "Tiny", "abcd"))
	m := mount(t, &l)
	const id = "own-0123456789abcdef"
	lose := func() {
		m.Shelf.Own.PutList(shelf.OwnList{ID: id, Name: "Mine", Words: 1}, errors.New("no room"))
		m.Show(address.DefaultView.On(address.Losers))
		m.Settle(m.Ctx())
		m.Engine.ConsumeAll()
		if got := m.losersBar(t); got != "15 of 30 rounds solved. 1 list could not be loaded. Try again" {
			t.Errorf("at first: %q", got)
		}
	}
	lose()
	m.Shelf.Own.RemoveList(id)
	if got := m.losersBar(t); got != "15 of 15 rounds solved. Compute again" {
		t.Errorf("deleted: %q", got)
	}
	lose()
	apptest.TinyList(t, m.Shelf, id, "Mine", "abcde")
	m.Ctx().Dispatch(nil)
	m.Engine.ConsumeAll()
	if got := m.losersBar(t); got != "30 of 30 rounds solved. Compute again" {
		t.Errorf("imported again: %q", got)
	}
}

func TestTheTableKeepsNoListInMemory(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	answer := apptest.ByHand(l)
	for _, entry := range dicts.Catalogue {
		answer("web/dicts/" + entry.File) <- nil
	}
	m := losersAt(t, l, address.DefaultView)
	m.Engine.ConsumeAll()
	if got, want := m.losersBar(t), "75 of 75 rounds solved. Compute again"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if len(m.Shelf.Dictionaries) != 1 || !m.Shelf.Has(dicts.DefaultID) {
		t.Errorf("%d lists are on the shelf", len(m.Shelf.Dictionaries))
	}
}

func TestTheTableCanBeCancelledAndGoesOn(t *testing.T) {
	var l shelf.Shelf
	webster, _ := dicts.Lookup("web2")
	tiny := apptest.TinyList(t, &l, "tiny", "Tiny", "abcd")
	answer := apptest.ByHand(&l)
	apptest.OnlyLists(t, webster, tiny)
	m := losersAt(t, &l, address.DefaultView)
	m.dictionaries.losers.press(m.Ctx(), app.Event{})
	for range 3 { // the table keeps none, so it asks again each time
		answer("web/dicts/web2.trie") <- nil
	}
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.Text("losers-progress")+" "+p.Text("losers-work"), "0 of 30 rounds solved. The rest is not solved yet. Continue"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.Settle(m.Ctx()) // as another seat does
	m.Engine.ConsumeAll()
	if got := apptest.Rendered(t, m).Text("losers-progress"); got != "0 of 30 rounds solved. The rest is not solved yet." {
		t.Errorf("it goes on by itself: %q", got)
	}
	m.Use(t, "click button id=losers-work")
	if got, want := apptest.Rendered(t, m).Text("losers-progress"), "30 of 30 rounds solved."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.dictionaries.losers.press(m.Ctx(), app.Event{})
	if got := apptest.Rendered(t, m).Text("losers-progress"); !strings.HasPrefix(got, "0 of 30 rounds solved: ") {
		t.Errorf("again: %q", got)
	}
	m.Engine.ConsumeAll()
	if got := apptest.Rendered(t, m).Text("losers-progress"); got != "30 of 30 rounds solved." {
		t.Errorf("again: %q", got)
	}
}

func TestTheListInUseComesFirst(t *testing.T) {
	var l shelf.Shelf
	apptest.OnlyLists(t, apptest.TinyList(t, &l, "one", "One", "aa"), apptest.TinyList(t, &l, "two", "Two", "ab"), apptest.TinyList(t, &l, "three", "Three", "b"))
	view := address.DefaultView
	view.Dict = "two"
	m := losersAt(t, &l, view)
	m.Engine.ConsumeAll()
	var names []string
	for _, section := range apptest.Rendered(t, m).All(".losers-list") {
		if got, want := section.One("thead").Words(), "2 players 3 players 4 players 5 players 6 players"; got != want {
			t.Errorf("the columns are %q, want %q", got, want)
		}
		if got := len(section.All("tbody")); got != len(houseLetters) {
			t.Errorf("%d groups of rows, want one for each shortest length", got)
		}
		names = append(names, strings.Fields(section.One("h2").Words())[0])
	}
	if got, want := strings.Join(names, " "), "Two One Three"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
}
