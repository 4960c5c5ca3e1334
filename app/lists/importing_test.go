//go:build !js

package lists

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

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
	if got := page.Id("own-lists").Words(); !strings.Contains(got, "5 words") || !strings.Contains(got, "From 9 lines; left out: 3 with a capital; 1 repeated.") || !strings.Contains(got, "kept on this device") {
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
		if shelved != nil {
			m.Shelf.Files = func(path string) ([]byte, error) { return nil, errors.New("not asked") }
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
	m.Shelf.Files = func(path string) ([]byte, error) { return nil, errors.New("the network does not answer") }
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
	apptest.Rendered(t, m).Id("import-lower")
	m.lists().readLower(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	if got := m.said(t); got != "“TWL” is imported: 5 words from 5 lines." {
		t.Errorf("in lower case: %q", got)
	}
}

// What was imported without its capitals is a part of what is imported with
// them, and gives way to it under the same name.
func TestTheWholeListTakesThePlaceOfItsPart(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(wordFile("mixed.txt", "at\nAte\nBee\nTo\n"))
	part := m.only(t)
	m.lists().readLower(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	whole := m.only(t)
	if m.Shelf.Own.Lists[0].Name != "mixed" || m.Shelf.Own.Lists[0].Words != 4 || whole == part || m.Shelf.Has(part) {
		t.Errorf("there is %+v", m.Shelf.Own.Lists)
	}
	if len(keptListRecords(device)) != 1 || keptListWords(device)[part] != nil {
		t.Errorf("%d lists are kept", len(keptListRecords(device)))
	}
}

func TestTheWholeListIsCalledAsItsPartWas(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("mixed.txt", "at\nAte\nBee\nTo\n"))
	m.lists().rename(m.only(t), "Family")
	m.Engine.ConsumeAll()
	m.lists().readLower(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	if got, want := m.cards(t)+": "+m.said(t), "Family: “Family” is imported: 4 words from 4 lines."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestWhatIsNoWordListChangesNothing(t *testing.T) {
	var bomb bytes.Buffer
	packer, _ := gzip.NewWriterLevel(&bomb, gzip.BestCompression)
	for range 100 {
		packer.Write(make([]byte, 1<<20))
	}
	packer.Close()
	words := new(bytes.Buffer)
	packer = gzip.NewWriter(words)
	for range 70 << 10 {
		packer.Write([]byte(strings.Repeat("abcdefgh\n", 114)))
	}
	packer.Close()
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
		"The import of bomb.gz failed":                                wordFile("bomb.gz", bomb.String()),
		"The import of words.gz failed: the list is too large":        wordFile("words.gz", words.String()),
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
	m.lists().cancelImport(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
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
	m.lists().typed = both
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
