//go:build !js

package lists

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/dicts"
)

func TestAnImportedListIsThereAndStays(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	if got := apptest.Rendered(t, m).Words(); !strings.Contains(got, "None yet. Add a Scrabble list") {
		t.Errorf("without lists: %q", got)
	}
	m.take(wordFile("Our family.txt", five+"Bob\nDon't\nBob\nate\n"))
	page := apptest.Rendered(t, m)
	const note = "5 words from 9 lines; left out: 3 with a capital; 1 repeated."
	if got := page.Text("import-said"); got != "“Our family” is imported: "+note {
		t.Errorf("said %q", got)
	}
	if got := page.One(".left-out").Words(); got != "What was left out Lines Examples 3 lines with a capital Bob · Don't · Bob" {
		t.Errorf("details %q", got)
	}
	if got := page.Id("own-lists").Words(); !strings.Contains(got, "5 words") || !strings.Contains(got, "From 9 lines; left out: 3 with a capital; 1 repeated.") || !strings.Contains(got, "kept on this device") || !strings.Contains(got, " added ") {
		t.Errorf("the card says %q", got)
	}
	id := m.only(t)
	if got := page.Id("dictionary").Words(); !strings.HasSuffix(got, "Our family") {
		t.Errorf("the menu has %q", got)
	}

	m = m.nextVisit(t)
	if got := m.cards(t); got != "Our family" {
		t.Errorf("the next visit has %q", got)
	}
	view := apptest.Game(2, 1, "a")
	view.Dict, view.Rules.MinLetters = id, 1
	m.ask(view)
	m.Engine.ConsumeAll()
	page = apptest.Rendered(t, m)
	if got := page.Text("dictionary") + page.Text("messages"); m.Shown().Dict != id || !strings.Contains(got, "Our family") {
		t.Errorf("the explorer shows %+v, %q", m.Shown(), got)
	}
}

func TestAnImportedListKnowsHowCommonItsWordsAre(t *testing.T) {
	for name, shelved := range map[string][]string{"fetched": nil, "on the shelf": {"scowl-large", "web2", dicts.DefaultID}} {
		m := listsOn(t, &storage.Memory{}, shelved...)
		if shelved == nil {
			m.Shelf.Files = apptest.Shipped
		}
		m.take(wordFile("x.txt", "bee\nxqzzyq\nzymurgy\n"))
		d := m.Shelf.Dictionaries[m.only(t)]
		tier := map[string]dicts.Tier{}
		for node, word := range d.Words(dicts.Root) {
			tier[word] = d.Tier(node)
		}
		if tier["bee"] == dicts.NoTier || tier["bee"] > 35 || tier["xqzzyq"] != dicts.NoTier || tier["zymurgy"] == dicts.NoTier {
			t.Errorf("%s: tiers %v", name, tier)
		}
	}
}

func TestWithoutTheListsThatKnowTheRestIsStillImported(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("x.txt", five))
	if got, want := apptest.Rendered(t, m).Text("import-result"), "“x” is imported: 5 words"; !strings.Contains(got, want) || !strings.Contains(got, "Spectrie does not know how common its words are") {
		t.Errorf("%q, want it to contain %q", got, want)
	}
}

func TestTheSameWordsAgainDoubleNothing(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("first.txt", five))
	m.take(wordFile("second.txt", "to\nbe\nat\nate\nbee"))
	if got, want := m.said(t), "You already have this list as “first”: the same 5 words. Nothing was added."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := m.cards(t); got != "first" {
		t.Errorf("there are %q", got)
	}
}

func TestTwoListsFromFilesOfOneNameAreToldApart(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("words.txt", five))
	m.take(wordFile("words.txt", five+"bed\n"))
	m.take(wordFile("Webster’s Second.txt", five+"bad\n"))
	if got := m.cards(t); got != "Webster’s Second 2, words, words 2" {
		t.Errorf("there are %q", got)
	}
}

func TestAListInCapitalsIsOfferedInLowerCase(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("TWL.txt", strings.ToUpper(five)))
	if got, want := m.said(t), "That list has no words we can use: 5 lines, all in capitals. Import them in lower case?"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := len(m.Shelf.Own.Lists); got != 0 {
		t.Fatalf("%d lists without words are kept", got)
	}
	if got, want := apptest.Rendered(t, m).Id("import-result").Attribute("class"), "problem"; !strings.Contains(got, want) {
		t.Errorf("the result is shown as %q, want it to be a %s", got, want)
	}
	m.Use(t, "click button id=import-lower")
	page := apptest.Rendered(t, m)
	if got := page.Text("import-said"); got != "“TWL” is imported: 5 words from 5 lines." {
		t.Errorf("in lower case: %q", got)
	}
	if got := page.Id("import-result").Attribute("class"); got != "import-result message" || page.HasID("import-lower") {
		t.Errorf("in the end the result is shown as %q, want a message without an offer", got)
	}
	var onward []string
	for _, link := range page.Id("import-result").All("a") {
		onward = append(onward, link.Attribute("href"))
	}
	view := apptest.In(m.View(), m.only(t))
	for i, want := range []address.Page{address.Explore, address.Strategy, address.Losers} {
		if want := view.On(want).Address(); onward[i] != want {
			t.Errorf("link %d leads to %s, want %s", i, onward[i], want)
		}
	}
	m.Use(t, "click button id=close-result")
	if page := apptest.Rendered(t, m); page.Text("import-said") != "" || page.HasID("close-result") {
		t.Errorf("the closed result says %q", page.Text("import-said"))
	}
}

// What was imported without its capitals is a part of what is imported with
// them, and gives way to it under the same name.
func TestTheWholeListTakesThePlaceOfItsPart(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(wordFile("mixed.txt", "at\nAte\nBee\nTo\n"))
	part := m.only(t)
	m.WantSaid(t, "import-result", "Most words are in capitals. Import them in lower case")
	m.Use(t, "click button id=import-lower")
	whole := m.only(t)
	if m.Shelf.Own.Lists[0].Name != "mixed" || m.Shelf.Own.Lists[0].Words != 4 || whole == part || m.Shelf.Has(part) {
		t.Errorf("there is %+v", m.Shelf.Own.Lists)
	}
	if len(keptListRecords(device)) != 1 || keptListWords(device)[part] != nil {
		t.Errorf("%d lists are kept", len(keptListRecords(device)))
	}
}

func TestThePartOfAListThatIsHereAlreadyGoes(t *testing.T) {
	t.Parallel()
	for how, device := range map[string]*storage.Memory{"kept": {}, "for this visit": {Fails: storage.ErrDenied}} {
		m := listsOn(t, device)
		m.take(wordFile("whole.txt", "at\nate\nbee\nto\n"))
		m.take(wordFile("mixed.txt", "at\nAte\nBee\nTo\n"))
		if got, want := m.cards(t), "mixed, whole"; got != want {
			t.Errorf("%s: there is %q, want %q", how, got, want)
		}
		m.Use(t, "click button id=import-lower")
		if got, want := m.cards(t), "whole"; got != want || len(m.Shelf.Dictionaries) != 1 || len(keptListRecords(device)) > 1 {
			t.Errorf("%s: there is %q, want %q and nothing else", how, got, want)
		}
	}
}

// A list that found no room is imported once more, with room.
func TestAListThatIsImportedAgainIsKeptUnderItsName(t *testing.T) {
	t.Parallel()
	device := &storage.Memory{Room: 10}
	m := listsOn(t, device)
	m.take(wordFile("a.txt", five))
	id := m.only(t)
	m.Use(t, "click button data-action=rename")
	m.Enter(t, "input input id=new-name", "Family")
	m.Use(t, "click button data-action=save")
	before := *m.Shelf.Own.ByID(id)
	device.Room = 0
	m.take(wordFile("b.txt", five))
	if got := *m.Shelf.Own.ByID(id); got != before || m.Shelf.Own.Unkept[id] != nil {
		t.Errorf("there is %+v, want %+v, kept", got, before)
	}
	m.WantSaid(t, "import-said", "“Family” is imported")
	if m = m.nextVisit(t); m.cards(t) != "Family" {
		t.Errorf("the next visit has %q, want Family", m.cards(t))
	}
}

func TestAnImportSaysWhatItDoes(t *testing.T) {
	t.Parallel()
	m := listsOn(t, &storage.Memory{})
	m.lists().read(wordFile("a.txt", five), false, "")
	var steps []string
	for m.lists().importing != nil {
		page := apptest.Rendered(t, m)
		step := page.Text("import-step") + " " + page.Id("importing").One("progress").Attribute("value")
		if len(steps) == 0 || steps[len(steps)-1] != step {
			steps = append(steps, step)
		}
		m.Engine.ConsumeNext()
	}
	for _, want := range []string{"Reading: a.txt… 0", "Reading: a.txt… 55", "Looking up how common its words are: a.txt… 85", "Packing: a.txt… 90", "Keeping it on this device: a.txt… 96"} {
		if !slices.Contains(steps, want) {
			t.Errorf("%q, want %q among them", steps, want)
		}
	}
}

func TestAnImportThatEndsElsewhereIsSaidThere(t *testing.T) {
	t.Parallel()
	m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
	m.lists().read(wordFile("a.txt", five), false, "")
	m.Ask(address.DefaultView)
	m.Show(m.Asked())
	m.Engine.ConsumeAll()
	if got, want := m.Notice(), "“a” is imported: 5 words"; !strings.HasPrefix(got, want) {
		t.Errorf("said %q, want it to begin with %q", got, want)
	}
}

func TestOfManyDroppedFilesOneIsImported(t *testing.T) {
	t.Parallel()
	m := listsOn(t, &storage.Memory{})
	for many, want := range []string{1: "", 2: "One list at a time. This is the first of 2 files."} {
		if m.Tell(""); many > 0 {
			m.dictionaries.Take(app.Null(), many)
			m.Engine.ConsumeAll()
		}
		if m.Notice() != want {
			t.Errorf("%d files: said %q, want %q", many, m.Notice(), want)
		}
	}
	m.WantSaid(t, "import-said", "That list has no words: 0 lines.")
}

func TestPastedWordsAreImported(t *testing.T) {
	t.Parallel()
	m := listsOn(t, &storage.Memory{})
	m.Use(t, "click button id=import-words")
	if got, want := m.Notice(), "Paste some words first"; !strings.HasPrefix(got, want) || m.lists().importing != nil {
		t.Errorf("without words: said %q, want it to begin with %q", got, want)
	}
	folded := func() bool { return !apptest.Rendered(t, m).One(".paste").Has("open") }
	if !folded() {
		t.Error("the field for words is open at first")
	}
	m.Use(t, "toggle details")
	if folded() {
		t.Error("the field for words is folded after it was opened")
	}
	m.Enter(t, "input input id=list-name", "Ours")
	m.Enter(t, "input textarea id=list-words", five)
	m.Use(t, "click button id=import-words")
	if got, want := m.said(t), "“Ours” is imported: 5 words"; !strings.HasPrefix(got, want) || m.cards(t) != "Ours" {
		t.Errorf("said %q, want it to begin with %q", got, want)
	}

	for pasted, want := range map[string]string{
		"ace bed, cab;dad\tebb":    "5 words from 5 entries.",
		"ace,\r\nbed, cab\n":       "3 words from 3 entries.",
		"ace don't bed":            "2 words from 3 entries; left out: 1 with an apostrophe.",
		"ace\nbed\n# four, five\n": "2 words from 3 lines.",
		"ace\nbed 12\n":            "1 word from 2 lines; left out: 1 with a space.",
	} {
		m := listsOn(t, &storage.Memory{})
		m.Enter(t, "input textarea id=list-words", pasted)
		m.Use(t, "click button id=import-words")
		if got, want := m.said(t), "“My list” is imported: "+want; !strings.HasPrefix(got, want) {
			t.Errorf("%q: said %q, want %q", pasted, got, want)
		}
	}
	m = listsOn(t, &storage.Memory{})
	m.take(wordFile("phrases.txt", "ace bed\ncab\n")) // a file has a word on each line
	if got, want := m.said(t), "1 word from 2 lines; left out: 1 with a space."; !strings.Contains(got, want) {
		t.Errorf("said %q, want %q", got, want)
	}

	m = listsOn(t, &storage.Memory{})
	m.dictionaries.TakeWords("to\n") // from a link
	if folded() {
		t.Error("the field for words is folded though words came")
	}
	m.Use(t, "click button id=import-words")
	if got, want := m.said(t), "“My list” is imported: 1 word"; !strings.HasPrefix(got, want) {
		t.Errorf("said %q, want it to begin with %q", got, want)
	}
}

func TestTheWholeListIsCalledAsItsPartWas(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("mixed.txt", "at\nAte\nBee\nTo\n"))
	m.lists().rename(m.only(t), "Family")
	m.Engine.ConsumeAll()
	m.Use(t, "click button id=import-lower")
	if got, want := m.cards(t)+": "+m.said(t), "Family: “Family” is imported: 4 words from 4 lines."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestWhatIsNoWordListChangesNothing(t *testing.T) {
	packed := func(content []byte, times int) string { // gzip files in a row are one file
		var file bytes.Buffer
		packer := gzip.NewWriter(&file)
		packer.Write(content)
		packer.Close()
		return strings.Repeat(file.String(), times)
	}
	large := wordFile("large.txt", "")
	large.Size = 500 << 20
	large.Open = func(context.Context) io.Reader {
		return reading(func() error { t.Error("it was read"); return io.EOF })
	}
	broken := wordFile("folder", "")
	broken.Size = 4096
	broken.Open = func(context.Context) io.Reader { return reading(func() error { return errors.New("it is a folder") }) }
	for want, source := range map[string]shelf.WordSource{
		"The import of large.txt failed: the list is too large: the file has 500 MiB, and the limit is 64 MiB. Nothing has changed.": large,
		"The import of folder failed: reading stopped after 0 lines: it is a folder. Nothing has changed.":                           broken,
		"The import of noise.bin failed: this does not look like a word list":                                                        wordFile("noise.bin", strings.Repeat("\x00\x01\x02\xff", 5000)),
		"The import of bomb.gz failed":                                wordFile("bomb.gz", packed(make([]byte, 1<<20), 100)),
		"The import of words.gz failed: the list is too large":        wordFile("words.gz", packed(bytes.Repeat([]byte("abcdefghijklmnopqrstuvwxyz\n"), 40_000), 70)),
		"That list has no words: 0 lines.":                            wordFile("empty.txt", ""),
		"That list has no words we can use: 2 lines, 2 with a digit.": wordFile("numbers.txt", "1\n2\n"),
	} {
		device := &storage.Memory{}
		m := listsOn(t, device)
		m.take(source)
		if got := m.said(t); !strings.HasPrefix(got, want) {
			t.Errorf("said %q, want %q", got, want)
		}
		if len(m.Shelf.Own.Lists) != 0 || len(keptListRecords(device)) != 0 || m.lists().importing != nil {
			t.Errorf("%s: something is left", source.File)
		}
	}
}

// reading is a file that does what the function says.
type reading func() error

func (r reading) Read([]byte) (int, error) { return 0, r() }

func TestAnImportCanBeCancelled(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	source := wordFile("long.txt", "")
	source.Open = func(context.Context) io.Reader {
		lines := 0
		return io.MultiReader(strings.NewReader(five), reading(func() error {
			if lines++; lines == 1 {
				m.Ctx().Dispatch(func(ctx app.Context) { m.lists().cancelImport(ctx, app.Event{}) })
			}
			<-m.lists().importing.ctx.Done()
			return m.lists().importing.ctx.Err()
		}))
	}
	m.lists().read(source, false, "")
	if got := apptest.Rendered(t, m).Text("import-step"); got != "Reading: long.txt…" {
		t.Errorf("on its way: %q", got)
	}
	if m.lists().read(wordFile("other.txt", five), false, "") || m.Notice() != "One list at a time: long.txt is still being imported." {
		t.Errorf("a second import: %q", m.Notice())
	}
	m.Use(t, "click button id=cancel-import")
	if got, want := m.said(t), "The import of long.txt was cancelled. Nothing has changed."; got != want || len(m.Shelf.Own.Lists) > 0 {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestWhatIsSaidOfPastedWordsReadsAsASentence(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.lists().read(shelf.PastedSource(shelf.Entered{Words: strings.Repeat("\x00\x01\x02\xff", 5000)}), false, "")
	step := apptest.Rendered(t, m).Text("import-step")
	m.lists().read(wordFile("other.txt", five), false, "")
	busy := m.Notice()
	m.Engine.ConsumeAll()
	failed := m.said(t)
	m.lists().read(shelf.PastedSource(shelf.Entered{Words: five}), false, "")
	m.lists().cancelImport(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	for got, want := range map[string]string{
		step:      "Reading: the pasted text…",
		busy:      "One list at a time: the pasted text is still being imported.",
		failed:    "The import of the pasted text failed: this does not look like a word list",
		m.said(t): "The import of the pasted text was cancelled. Nothing has changed.",
	} {
		if !strings.HasPrefix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestOnlyTheFieldsThatAListCameFromAreEmptied(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	fields := func() shelf.Entered {
		page := apptest.Rendered(t, m)
		return shelf.Entered{Name: page.Id("list-name").Attribute("value"), Words: page.Id("list-words").Attribute("value")}
	}
	both := shelf.Entered{Name: "Ours", Words: "bee"}
	m.Enter(t, "input input id=list-name", both.Name)
	m.Enter(t, "input textarea id=list-words", both.Words)
	m.take(wordFile("a.txt", five))
	if got := fields(); got != both {
		t.Errorf("after a file without them: %q", got)
	}
	m.take(wordFile("no words.txt", "4\n"))
	if got := fields(); got != both {
		t.Errorf("after what has no words: %q", got)
	}
	named := wordFile("b.txt", five+"bed\n")
	named.Typed.Name = "Ours"
	m.take(named)
	if got := fields(); got != (shelf.Entered{Name: "", Words: "bee"}) {
		t.Errorf("after a file with the name: %q", got)
	}
	pasted := shelf.PastedSource(m.lists().typed)
	m.lists().read(pasted, false, "")
	m.lists().typed = shelf.Entered{Name: "Next", Words: "be"}
	m.Engine.ConsumeAll()
	if got := fields(); got != (shelf.Entered{Name: "Next", Words: "be"}) {
		t.Errorf("typed meanwhile: %q", got)
	}
	m.take(shelf.PastedSource(m.lists().typed))
	if got := fields(); got != (shelf.Entered{}) || m.cards(t) != "a, b, My list, Next" {
		t.Errorf("after all of it: %q, %q", got, m.cards(t))
	}
}

func TestNamesOfListsFromNamesOfFiles(t *testing.T) {
	for file, want := range map[string]string{
		"enable-word.lst.zst": "enable-word",
		"words.txt":           "words",
		"words.TXT.GZ":        "words",
		"twl06":               "twl06",
		"v1.2 words":          "v1.2 words",
		"list 3.5":            "list 3.5",
		"Dr. Who.dic":         "Dr. Who",
		".txt":                shelf.UsualName,
		"":                    shelf.UsualName,
		`C:\fake\a.txt`:       "a",
		"a\u202eb\nc.txt":     "ab c",
	} {
		if got := shelf.ListNameOf(file); got != want {
			t.Errorf("%q: %q, want %q", file, got, want)
		}
	}
}
