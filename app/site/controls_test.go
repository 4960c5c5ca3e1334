//go:build !js

package site_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/drill"
	"spectrie/app/explore"
	"spectrie/app/lists"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/dicts"
)

// worldOf is a world whose site has three pages: the explorer, the drill and the dictionaries.
func worldOf(t testing.TB) *sitetest.World {
	return sitetest.NewWorld(apptest.ShelfOf(t, "aunt", "bone", "bonex"), func(h page.Host, w site.World, answers *answers.Answers) []page.Placement {
		return []page.Placement{
			sitetest.Place("explorer", explore.New(h, w.Shelf, answers), address.Explore),
			sitetest.Place("drill", drill.New(h, w.Shelf, answers), address.Drill),
			sitetest.Place("dictionaries", lists.New(h, w.Shelf, w.Ask), address.Dictionaries),
		}
	})
}

// pressNamed presses the button with a label.
func pressNamed(t testing.TB, v *sitetest.Visit, label string) {
	t.Helper()
	n := -1
	for _, button := range v.Drawn(t).All("button") {
		if !button.Has("id") && button.Attribute("data-dialog") == "" {
			n++
		}
		if strings.HasPrefix(button.Attribute("aria-label"), label) {
			for _, c := range sitetest.ControlsOf(v.Render()) {
				if c.Name == "click button" {
					if n--; n < 0 {
						c.Do(v.Ctx())
						v.Engine.ConsumeAll()
						return
					}
				}
			}
		}
	}
	t.Fatalf("no button is called %s", label)
}

func TestTheColoursGoRound(t *testing.T) {
	t.Parallel()
	v := worldOf(t).Open(t)
	var names []string
	for range 4 {
		names = append(names, v.Drawn(t).One(".top-tools").All("button")[0].Words())
		pressNamed(t, v, "Colours")
	}
	if want := []string{"as your system", "light", "dark", "as your system"}; !slices.Equal(names, want) {
		t.Errorf("the colours are %q, want %q", names, want)
	}
}

func TestTheHelpShowsOneSectionAtATime(t *testing.T) {
	t.Parallel()
	v := worldOf(t).Open(t)
	if got := v.Drawn(t).Text("help"); got != "" {
		t.Errorf("the closed help has %.60q", got)
	}
	pressNamed(t, v, "Help and keys")
	for _, c := range []struct {
		section  string
		says     string
		pictures int
	}{
		{"play", "Complete a word and you lose", 1},
		{"solved", "Then work back to the fragments", 5},
		{"solved", "A player plays well who avoids losing if they can, and does not care who loses instead.", 5},
		{"play", "CATEGORICAL is a word, so player 1 loses the round.", 1},
		{"try", "You win only with C", 1},
		{"pages", "A new word is shown first, and then asked.", 0},
		{"keys", "take back the last letter", 0},
		{"play", "Each turn adds a letter", 1},
	} {
		v.Use(t, "click button data-section="+c.section)
		help := v.Drawn(t).Id("help")
		if got := help.One(".help-section").Words(); !strings.Contains(got, c.says) {
			t.Errorf("%s: %.200q, want %q in it", c.section, got, c.says)
		}
		if got := len(help.All(".help-picture")); got != c.pictures {
			t.Errorf("%s: %d pictures, want %d", c.section, got, c.pictures)
		}
		for _, button := range help.One(".help-sections").All("button") {
			if button.Has("aria-pressed") != (button.Attribute("data-section") == c.section) {
				t.Errorf("%s: the button for %s is pressed: %v", c.section, button.Words(), button.Has("aria-pressed"))
			}
		}
	}
	var rounds []string
	for _, round := range v.Drawn(t).Id("help").All(".help-figure") {
		var tiles []string
		for _, tile := range round.All(".tile") {
			tiles = append(tiles, tile.Words())
		}
		rounds = append(rounds, strings.Join(tiles, ","))
	}
	if want := []string{"C,A,", "C,A,N,D,Y", "B,R,X"}; !slices.Equal(rounds, want) { // CA waits for a letter
		t.Errorf("the rounds are %q, want %q", rounds, want)
	}
	v.Use(t, "close dialog id=help")
	if got := v.Drawn(t).Text("help"); got != "" {
		t.Errorf("the closed help has %.60q", got)
	}
}

func TestTheHelpListsKeysAndLetsThePersonSetThem(t *testing.T) {
	t.Parallel()
	v := worldOf(t).Open(t)
	pressNamed(t, v, "Help and keys")
	v.Use(t, "click button data-section=keys")
	help := v.Drawn(t).Id("help")
	tables := help.All("table")
	if got, want := len(tables), 4; got != want || len(help.All("h3")) != want+1 {
		t.Errorf("there are %d tables of keys and %d headings, want %d and one more", got, len(help.All("h3")), want)
	}
	for _, table := range tables {
		for _, row := range table.All("tr") {
			if cells := row.All("td"); len(cells)+len(row.All("th")) != 2 {
				t.Errorf("%q has %d cells, want a key and what it does", row.Words(), len(cells))
			}
		}
	}
	v.Enter(t, "change select id=key-order", "azerty")
	v.Enter(t, "change select id=key-reach", page.KeysNeedFocus)
	if page := v.Drawn(t); page.Chosen("key-order") != "azerty" || page.Chosen("key-reach") != "focus" {
		t.Errorf("the menus show %s and %s, want azerty and focus", page.Chosen("key-order"), page.Chosen("key-reach"))
	}
	if prefs := v.Prefs(); prefs.Layout.Name != "azerty" || !prefs.KeysNeedFocus {
		t.Errorf("the pages see %+v", *prefs)
	}
	v.Enter(t, "change select id=key-reach", "")
	if v.Prefs().KeysNeedFocus {
		t.Error("the keys still need the focus")
	}
}

func TestADictionaryThatIsNotHereCanBeImported(t *testing.T) {
	t.Parallel()
	const gone = "own-00000000000000aa"
	for name, c := range map[string]struct {
		dict   string
		absent bool
		pages  int // of the world that the site has
		says   string
		to     address.Page
	}{
		"someone's own list":             {gone, false, 3, "Import it", address.Dictionaries},
		"a list that is not in the file": {"web2", true, 3, "Import a list", address.Dictionaries},
		"nowhere to import it":           {gone, false, 2, "Import it", address.Explore},
	} {
		w := worldOf(t)
		all := w.Build
		w.Build = func(h page.Host, of site.World, answers *answers.Answers) []page.Placement {
			return all(h, of, answers)[:c.pages]
		}
		if c.absent {
			w.Shelf.Absent = map[string]bool{"web2": true}
		}
		v := w.Open(t)
		view := address.DefaultView
		view.Dict = c.dict
		v.Ask(view)
		v.Fetch(c.dict)
		v.Engine.ConsumeAll()
		link := v.Drawn(t).Id("import-it")
		if got, want := link.Words(), c.says; got != want {
			t.Errorf("%s: the link says %q, want %q", name, got, want)
		}
		if got, want := link.Attribute("href"), view.On(c.to).Address(); got != want {
			t.Errorf("%s: the link leads to %s, want %s", name, got, want)
		}
	}
}

// Storage may be so slow that the program starts without it. The first list that it does give brings the others along.
func TestStorageThatAnswersLateBringsAllLists(t *testing.T) {
	t.Parallel()
	w := worldOf(t)
	earlier := shelf.New(nil, w.Device)
	earlier.ListOwn()
	names := map[string]string{"own-00000000000000aa": "Asked for", "own-00000000000000bb": "Another"}
	for id, name := range names {
		apptest.TinyList(t, earlier, id, name, "cat", "cats")
		packed, err := earlier.Dictionaries[id].Pack()
		if err != nil {
			t.Fatal(err)
		}
		list := shelf.OwnList{ID: id, Name: name, Words: 2, Bytes: len(packed), Added: 1, Note: "2 words from 2 lines."}
		if err := earlier.Own.Store.Save(t.Context(), list, packed); err != nil {
			t.Fatal(err)
		}
	}
	v := w.Open(t)
	view := address.DefaultView
	view.Dict = "own-00000000000000aa"
	v.Ask(view)
	v.Fetch(view.Dict)
	v.Engine.ConsumeAll()
	menu := apptest.Texts(v.Drawn(t).Id("dictionary").All("option"))
	for _, name := range names {
		if !slices.Contains(menu, name) {
			t.Errorf("the menu has %q, without %q", menu, name)
		}
	}
}

func TestTheMenuNamesADictionaryThatIsNotHere(t *testing.T) {
	t.Parallel()
	view := address.DefaultView
	view.Dict = "own-00000000000000aa"
	menu := apptest.Rendered(t, worldOf(t).Site(t, view)).Id("dictionary").All("option")
	if got := menu[len(menu)-1]; got.Words() != "Someone’s own list" || !got.Has("selected") {
		t.Errorf("the last dictionary is %q, want the one asked for, chosen", got.Words())
	}
	shown := address.DefaultView
	if got := len(apptest.Rendered(t, worldOf(t).Site(t, shown)).Id("dictionary").All("option")); got != len(menu)-1 {
		t.Errorf("there are %d dictionaries, want %d", got, len(menu)-1)
	}
}

func TestTheSeatsSayWhoOpens(t *testing.T) {
	t.Parallel()
	view := address.DefaultView
	view.Rules.Players = 3
	seats := apptest.Rendered(t, worldOf(t).Site(t, view)).Id("seat").All("option")
	if got, want := apptest.Texts(seats), []string{"whoever is next", "player 1 (opens)", "player 2", "player 3"}; !slices.Equal(got, want) {
		t.Errorf("the seats are %q, want %q", got, want)
	}
}

func TestTheSourceOfADictionaryIsTold(t *testing.T) {
	t.Parallel()
	w := worldOf(t)
	asked := 0
	w.Shelf.Files = func(path string) ([]byte, error) {
		if asked++; asked == 1 {
			return nil, errors.New("there is no network")
		}
		return []byte("Anyone may copy " + path + "."), nil
	}
	v := w.Open(t)
	v.Visit(address.DefaultView)
	entry, _ := dicts.Lookup(dicts.DefaultID)
	for _, want := range []string{"The text could not be loaded: there is no network.", "Anyone may copy web/dicts/" + entry.Licence, "Anyone may copy"} {
		pressNamed(t, v, "About this dictionary")
		v.WantSaid(t, "source", want)
	}
	if asked != 2 {
		t.Errorf("the licence was asked for %d times, want twice: it came the second time", asked)
	}
	v.WantSaid(t, "source", entry.LicenceName)
	v.WantSaid(t, "source", "kept on this device after the first visit")
	v.OpenSource("web2")
	v.WantSaid(t, "source", "Webster’s Second")
	v.OpenSource("own-00000000000000aa")
	v.WantSaid(t, "source", "Someone’s own list")
	if got := v.Drawn(t).Text("source"); strings.Contains(got, "Licence") {
		t.Errorf("an own list has a licence: %q", got)
	}
}

func TestTheOneFileSaysWhatItHas(t *testing.T) {
	t.Parallel()
	w := worldOf(t)
	v := w.Open(t)
	if foot := v.Drawn(t).One("footer"); !strings.Contains(foot.Words(), "After the first visit it works offline.") || len(foot.All("a")) != 1 {
		t.Errorf("the site says %q, want it to offer the one file", foot.Words())
	}
	w = worldOf(t)
	w.Shelf.Absent, w.Shelf.Files = map[string]bool{"web2": true}, func(string) ([]byte, error) { return nil, nil }
	v = w.Open(t)
	if foot := v.Drawn(t).One("footer"); !strings.Contains(foot.Words(), "This is Spectrie in one file.") || len(foot.All("a")) != 0 {
		t.Errorf("the one file says %q, want no download", foot.Words())
	}
	v.OpenSource("")
	v.WantSaid(t, "source", ", in this file")
	v.OpenSource("web2")
	v.WantSaid(t, "source", ", not in this file")
}
