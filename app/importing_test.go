//go:build !js

package app

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/dicts"
)

func TestAnImportedListIsThereAndStays(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	if got := rendered(t, m).words(); !strings.Contains(got, "None yet. Scrabble lists, family lists") {
		t.Errorf("without lists: %q", got)
	}
	m.take(text("Our family.txt", five+"Bob\nDon't\nBob\nate\n"))
	page := rendered(t, m)
	const note = "5 words from 9 lines; left out: 3 with a capital; 1 repeated."
	if got := page.text("import-said"); got != "“Our family” is imported: "+note {
		t.Errorf("said %q", got)
	}
	if got := page.one(".left-out").words(); got != "What was left out Lines The first of them 3 lines with a capital Bob · Don't · Bob" {
		t.Errorf("details %q", got)
	}
	if got := page.id("own-lists").words(); !strings.Contains(got, "5 words") || !strings.Contains(got, "From 9 lines; left out: 3 with a capital; 1 repeated.") || !strings.Contains(got, "kept on this device") {
		t.Errorf("the card says %q", got)
	}
	id := m.only(t)
	if got := page.id("dictionary").words(); !strings.HasSuffix(got, "Our family") {
		t.Errorf("the menu has %q", got)
	}

	m = m.world.lists(t)
	if got := m.cards(t); got != "Our family" {
		t.Errorf("the next visit has %q", got)
	}
	view := game(2, 1, "a")
	view.Dict, view.Rules.MinLetters = id, 1
	m.ask(view)
	m.engine.ConsumeAll()
	page = rendered(t, m)
	if got := page.text("dictionary") + page.text("messages"); m.shown.Dict != id || !strings.Contains(got, "Our family") {
		t.Errorf("the explorer shows %+v, %q", m.shown, got)
	}
}

func TestAnImportedListKnowsHowCommonItsWordsAre(t *testing.T) {
	for name, shelved := range map[string][]string{"fetched": nil, "on the shelf": {"scowl-large", "web2", dicts.DefaultID}} {
		m := listsOn(t, &storage.Memory{}, shelved...)
		if shelved != nil {
			m.shelf.files = func(path string) ([]byte, error) { return nil, errors.New("not asked") }
		}
		m.take(text("x.txt", "bee\nxqzzyq\nzymurgy\n"))
		d := m.shelf.dictionaries[m.only(t)]
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
	m.shelf.files = func(path string) ([]byte, error) { return nil, errors.New("the network does not answer") }
	m.take(text("x.txt", five))
	if got := rendered(t, m).text("import-result"); !strings.Contains(got, "“x” is imported: 5 words") || !strings.Contains(got, "How common its words are is not known") {
		t.Errorf("%q", got)
	}
}

func TestTheSameWordsAgainDoubleNothing(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(text("first.txt", five))
	m.take(text("second.txt", "to\nbe\nat\nate\nbee"))
	if got := m.said(t); got != "This list is already here as “first”: the same 5 words. Nothing is doubled." {
		t.Errorf("%q", got)
	}
	if got := m.cards(t); got != "first" {
		t.Errorf("there are %q", got)
	}
}

func TestTwoListsFromFilesOfOneNameAreToldApart(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(text("words.txt", five))
	m.take(text("words.txt", five+"bed\n"))
	m.take(text("Webster’s Second.txt", five+"bad\n"))
	if got := m.cards(t); got != "Webster’s Second 2, words, words 2" {
		t.Errorf("there are %q", got)
	}
}

func TestAListInCapitalsIsOfferedInLowerCase(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(text("TWL.txt", strings.ToUpper(five)))
	if got := m.said(t); got != "That list has no words we can use: 5 lines, all in capitals. Import them in lower case?" {
		t.Errorf("%q", got)
	}
	if got := len(m.shelf.own.lists); got != 0 {
		t.Fatalf("%d lists without words are kept", got)
	}
	rendered(t, m).id("import-lower")
	m.lists().readLower(m.home, app.Event{})
	m.engine.ConsumeAll()
	if got := m.said(t); got != "“TWL” is imported: 5 words from 5 lines." {
		t.Errorf("in lower case: %q", got)
	}
}

// What was imported without its capitals is a part of what is imported with
// them, and gives way to it under the same name.
func TestTheWholeListTakesThePlaceOfItsPart(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(text("mixed.txt", "at\nAte\nBee\nTo\n"))
	part := m.only(t)
	m.lists().readLower(m.home, app.Event{})
	m.engine.ConsumeAll()
	whole := m.only(t)
	if m.shelf.own.lists[0].Name != "mixed" || m.shelf.own.lists[0].Words != 4 || whole == part || m.shelf.has(part) {
		t.Errorf("there is %+v", m.shelf.own.lists)
	}
	if len(keptListRecords(device)) != 1 || keptListWords(device)[part] != nil {
		t.Errorf("%d lists are kept", len(keptListRecords(device)))
	}
}

func TestTheWholeListIsCalledAsItsPartWas(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(text("mixed.txt", "at\nAte\nBee\nTo\n"))
	m.lists().rename(m.only(t), "Family")
	m.engine.ConsumeAll()
	m.lists().readLower(m.home, app.Event{})
	m.engine.ConsumeAll()
	if got := m.cards(t) + ": " + m.said(t); got != "Family: “Family” is imported: 4 words from 4 lines." {
		t.Errorf("%q", got)
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
	large := text("large.txt", "")
	large.size = 500 << 20
	large.open = func(context.Context) io.Reader {
		return reading(func() error { t.Error("it was read"); return io.EOF })
	}
	broken := text("folder", "")
	broken.size = 4096
	broken.open = func(context.Context) io.Reader { return reading(func() error { return errors.New("it is a folder") }) }
	for want, source := range map[string]wordSource{
		"The import of large.txt failed: the list is too large: the file has 500 MiB, and at most 64 MiB are possible. Nothing has changed.": large,
		"The import of folder failed: reading stopped after 0 lines: it is a folder. Nothing has changed.":                                   broken,
		"The import of noise.bin failed: this does not look like a word list":                                                                text("noise.bin", strings.Repeat("\x00\x01\x02\xff", 5000)),
		"The import of bomb.gz failed":                                text("bomb.gz", bomb.String()),
		"The import of words.gz failed: the list is too large":        text("words.gz", words.String()),
		"That list has no words: 0 lines.":                            text("empty.txt", ""),
		"That list has no words we can use: 2 lines, 2 with a digit.": text("numbers.txt", "1\n2\n"),
	} {
		device := &storage.Memory{}
		m := listsOn(t, device)
		m.take(source)
		if got := m.said(t); !strings.HasPrefix(got, want) {
			t.Errorf("said %q, want %q", got, want)
		}
		if len(m.shelf.own.lists) != 0 || len(keptListRecords(device)) != 0 || m.lists().importing != nil {
			t.Errorf("%s: something is left", source.file)
		}
	}
}

// reading is a file that does what the function says.
type reading func() error

func (r reading) Read([]byte) (int, error) { return 0, r() }

func TestAnImportCanBeCancelled(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	source := text("long.txt", "")
	source.open = func(context.Context) io.Reader {
		lines := 0
		return io.MultiReader(strings.NewReader(five), reading(func() error {
			if lines++; lines == 1 {
				m.home.Dispatch(func(ctx app.Context) { m.lists().cancelImport(ctx, app.Event{}) })
			}
			<-m.lists().importing.ctx.Done()
			return m.lists().importing.ctx.Err()
		}))
	}
	m.lists().read(source, false, "")
	if got := rendered(t, m).text("import-step"); got != "Reading: long.txt…" {
		t.Errorf("on its way: %q", got)
	}
	if m.lists().read(text("other.txt", five), false, "") || m.notice != "One list at a time: long.txt is still being imported." {
		t.Errorf("a second import: %q", m.notice)
	}
	m.lists().cancelImport(m.home, app.Event{})
	m.engine.ConsumeAll()
	if got := m.said(t); got != "The import of long.txt is cancelled. Nothing has changed." || len(m.shelf.own.lists) > 0 {
		t.Errorf("%q", got)
	}
}

func TestWhatIsSaidOfPastedWordsReadsAsASentence(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.lists().read(pastedSource(entered{words: strings.Repeat("\x00\x01\x02\xff", 5000)}), false, "")
	step := rendered(t, m).text("import-step")
	m.lists().read(text("other.txt", five), false, "")
	busy := m.notice
	m.engine.ConsumeAll()
	failed := m.said(t)
	m.lists().read(pastedSource(entered{words: five}), false, "")
	m.lists().cancelImport(m.home, app.Event{})
	m.engine.ConsumeAll()
	for got, want := range map[string]string{
		step:      "Reading: the pasted text…",
		busy:      "One list at a time: the pasted text is still being imported.",
		failed:    "The import of the pasted text failed: this does not look like a word list",
		m.said(t): "The import of the pasted text is cancelled. Nothing has changed.",
	} {
		if !strings.HasPrefix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestOnlyTheFieldsThatAListCameFromAreEmptied(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	fields := func() entered {
		page := rendered(t, m)
		return entered{page.id("list-name").attr("value"), page.id("list-words").attr("value")}
	}
	both := entered{"Ours", "bee"}
	m.lists().typed = both
	m.take(text("a.txt", five))
	if got := fields(); got != both {
		t.Errorf("after a file without them: %q", got)
	}
	m.take(text("no words.txt", "4\n"))
	if got := fields(); got != both {
		t.Errorf("after what has no words: %q", got)
	}
	named := text("b.txt", five+"bed\n")
	named.typed.name = "Ours"
	m.take(named)
	if got := fields(); got != (entered{"", "bee"}) {
		t.Errorf("after a file with the name: %q", got)
	}
	pasted := pastedSource(m.lists().typed)
	m.lists().read(pasted, false, "")
	m.lists().typed = entered{"Next", "be"}
	m.engine.ConsumeAll()
	if got := fields(); got != (entered{"Next", "be"}) {
		t.Errorf("typed meanwhile: %q", got)
	}
	m.take(pastedSource(m.lists().typed))
	if got := fields(); got != (entered{}) || m.cards(t) != "a, b, My list, Next" {
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
		".txt":                usualName,
		"":                    usualName,
		`C:\fake\a.txt`:       "a",
		"a\u202eb\nc.txt":     "ab c",
	} {
		if got := listNameOf(file); got != want {
			t.Errorf("%q: %q, want %q", file, got, want)
		}
	}
}
