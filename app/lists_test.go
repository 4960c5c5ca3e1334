//go:build !js

package app

import (
	"context"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"

	"spectrie/app/storage"
	"spectrie/dicts"
)

func text(file, content string) wordSource {
	return wordSource{
		file: file, name: listNameOf(file), size: int64(len(content)),
		open: func(context.Context) io.Reader { return strings.NewReader(content) },
	}
}

// take imports a list and waits for what becomes of it.
func (m *mounted) take(source wordSource) {
	m.dictionaries.lists.read(source, false, "")
	m.engine.ConsumeAll()
}

func (m *mounted) lists() *lists { return &m.dictionaries.lists }

// said is what the page says about the last import.
func (m *mounted) said(t testing.TB) string { return rendered(t, m).text("import-said") }

// cards are the names of the person's own lists as the page shows them.
func (m *mounted) cards(t testing.TB) string {
	var names []string
	for _, h := range rendered(t, m).id("own-lists").all("h3") {
		names = append(names, h.words())
	}
	return strings.Join(names, ", ")
}

const five = "at\nate\nbe\nbee\nto\n"

func TestADoublePressDeletesAndUndoesOnce(t *testing.T) {
	m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
	m.take(text("a.txt", five))
	id := m.only(t)
	m.lists().remove(id)
	m.lists().remove(id)
	m.engine.ConsumeAll()
	if got := rendered(t, m).text("deleted") + m.notice; got != "“a” is deleted. Undo" {
		t.Errorf("deleting: %q", got)
	}
	m.lists().undo(id)
	m.lists().undo(id)
	m.engine.ConsumeAll()
	if m.cards(t) != "a" || m.notice != "“a” is back." || m.notices != 1 {
		t.Errorf("undoing: %q, said %q, %d times", m.cards(t), m.notice, m.notices)
	}
	m.lists().remove(id)
	m.asked.Dict = id // the person begins to use it meanwhile
	m.show(m.asked)
	m.engine.ConsumeAll()
	if got := m.lists().deleted; len(got) != 1 || !got[0].inUse {
		t.Errorf("deleted %+v", got)
	}
}

func TestAnExportHasTheWordsAsTheyAre(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(text("mine.txt", "zoo\nöl\nat\n"))
	id := m.only(t)
	d := m.shelf.dictionaries[id]
	if got, err := plainText(d); got != "at\nzoo\nöl\n" || err != nil {
		t.Errorf("%q (%v)", got, err)
	}
	m = m.world.lists(t) // where its words are not yet on the shelf
	m.lists().rename(id, `who/where? "2".`)
	m.engine.ConsumeAll()
	m.lists().export(id)
	m.engine.ConsumeAll()
	if m.notice != "Saved as who-where- -2-.txt." {
		t.Errorf("said %q", m.notice)
	}
	device.Place(ownDatabase, ownWords, id, []byte{})
	m.lists().export(id)
	m.engine.ConsumeAll()
	if !strings.HasPrefix(m.notice, "The list could not be exported: ") {
		t.Errorf("without its words: %q", m.notice)
	}
}

func TestDeletingTheListInUseSaysWhatIsUsedNow(t *testing.T) {
	m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
	m.take(text("a.txt", five))
	id := m.only(t)
	m.asked.Dict = id
	m.show(m.asked)
	m.lists().remove(id)
	m.engine.ConsumeAll()
	if got := rendered(t, m).text("deleted"); got != "“a” is deleted. American English 7.1 takes its place. Undo" {
		t.Errorf("%q", got)
	}
}

func TestDeletingCanBeUndone(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(text("a.txt", five))
	id := m.only(t)
	before, packed := m.shelf.own.lists[0], keptListWords(device)[id]
	m.lists().remove(id)
	m.engine.ConsumeAll()
	page := rendered(t, m)
	if len(keptListRecords(device)) > 0 || len(keptListWords(device)) > 0 || m.shelf.has(id) || m.cards(t) != "" {
		t.Error("it is not deleted at once")
	}
	if got := page.text("deleted"); got != "“a” is deleted. Undo" {
		t.Errorf("said %q", got)
	}
	m.take(text("b.txt", five+"bed\n"))
	if got := rendered(t, m).text("deleted"); got != "“a” is deleted. Undo" {
		t.Errorf("the way back is gone: %q", got)
	}
	m.lists().undo(id)
	m.engine.ConsumeAll()
	list, _ := readOwnRecord(id, keptListRecords(device)[id])
	if list != before || !reflect.DeepEqual(keptListWords(device)[id], packed) || m.cards(t) != "a, b" {
		t.Errorf("there is %+v", keptListRecords(device))
	}
	if got := rendered(t, m).text("deleted"); got != "" {
		t.Errorf("then it says %q", got)
	}
}

func TestImportingADeletedListAgainEndsTheOfferToUndo(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(text("a.txt", five))
	m.lists().remove(m.only(t))
	m.engine.ConsumeAll()
	m.take(text("b.txt", five))
	if got := m.cards(t) + rendered(t, m).text("deleted"); got != "b" {
		t.Errorf("%q", got)
	}
}

func TestTheListInUseIsMarked(t *testing.T) {
	m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
	m.take(text("a.txt", five))
	m.asked.Dict = m.only(t)
	m.show(m.asked)
	if got := m.cards(t); got != "a in use" {
		t.Errorf("the card is called %q", got)
	}
}

func TestWhatAnotherTabDidIsSeen(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(text("a.txt", five))
	here := m.only(t)
	other := openTestStore(t, device)
	saveTestList(t, other, 7, "from there", 10)
	if err := other.remove(t.Context(), here); err != nil {
		t.Fatal(err)
	}
	m.lists().refresh()
	m.engine.ConsumeAll()
	if got := m.cards(t); got != "from there" {
		t.Errorf("%q", got)
	}
	for what, act := range map[string]func(id string){
		"rename": func(id string) { m.lists().rename(id, "new") },
		"delete": func(id string) { m.lists().remove(id) },
	} {
		gone := saveTestList(t, other, 9, "gone", 10)
		m.lists().refresh()
		m.engine.ConsumeAll()
		if err := other.remove(t.Context(), gone.ID); err != nil {
			t.Fatal(err)
		}
		act(gone.ID)
		m.engine.ConsumeAll()
		if got := m.cards(t); got != "from there" || !strings.HasPrefix(m.notice, "This list has been deleted in another window") {
			t.Errorf("%s: %q, %q", what, got, m.notice)
		}
	}
}

func TestAListIsFoundOnceStorageAnswers(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(text("a.txt", five))
	id := m.only(t)
	device.Fails = storage.ErrDenied
	m = m.world.lists(t)
	view := game(2, 1, "")
	view.Dict = id
	m.ask(view)
	m.engine.ConsumeAll()
	if got := rendered(t, m).text("messages"); !strings.Contains(got, "could not be loaded: "+storage.ErrDenied.Error()) {
		t.Errorf("while it is denied: %q", got)
	}
	device.Fails = nil
	m.ask(view)
	m.engine.ConsumeAll()
	if page := rendered(t, m); page.text("messages") != "" || !strings.HasSuffix(page.id("dictionary").words(), "a") {
		t.Errorf("then: %q, %q", page.text("messages"), page.id("dictionary").words())
	}
	if _, err := newLibrary(nil, device).own.load("own-00000000000000ff"); err == nil {
		t.Error("a list that is not here was loaded")
	}
}

func TestAListOfThisVisitSurvivesReadingTheOthersAgain(t *testing.T) {
	device := &storage.Memory{Room: 10}
	m := listsOn(t, device)
	m.take(text("a.txt", five))
	m.lists().refresh()
	m.engine.ConsumeAll()
	if got := m.cards(t); got != "a" || len(keptListRecords(device)) > 0 {
		t.Errorf("%q", got)
	}
}

// A link may name a list that only its sender has. Every part of the page says
// so, until the list is imported.
func TestAListThatIsNotHereIsSaidNotToBe(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(text("a.txt", five))
	here := m.only(t)
	for _, c := range []struct {
		page       Page
		dict, with string
		want       string
	}{
		{Dictionaries, DefaultView.Dict, "", ""},
		{Dictionaries, here, "", ""},
		{Dictionaries, "own-00000000000000ff", "", "Somebody’s own list, which this address names, is not on this device. Whoever has its words can import them here."},
		{Losers, "own-00000000000000ff", "", "Somebody’s own list, which this address names, is not on this device. Whoever has its words can import them: Import it"},
		{Compare, DefaultView.Dict, "web2," + here, ""},
		{Compare, DefaultView.Dict, "web2,own-00000000000000ff", "Somebody’s own list, which this address names, is not on this device. Whoever has its words can import them: Import it"},
	} {
		view := DefaultView.On(c.page)
		view.Dict, view.With = c.dict, c.with
		m.asked = view
		m.show(view)
		said := ""
		for _, note := range rendered(t, m).all(".problem") {
			said += note.words()
		}
		if said != c.want {
			t.Errorf("%s: %q, want %q", view.Address(), said, c.want)
		}
	}
}

func TestTheCardsOfWhatShips(t *testing.T) {
	m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
	page := rendered(t, m)
	cards := page.one(".shipped").all(".list-card")
	if len(cards) != len(dicts.Catalogue) {
		t.Fatalf("%d cards", len(cards))
	}
	for i, entry := range dicts.Catalogue {
		got := cards[i].words()
		for _, want := range []string{entry.Name, entry.About, grouped(entry.Words) + " words", entry.Source, entry.LicenceName, kilobytes(entry.Bytes)} {
			if !strings.Contains(got, want) {
				t.Errorf("%q does not say %q", got, want)
			}
		}
		view := DefaultView
		view.Dict = entry.ID
		if link := cards[i].one("a"); link.attr("href") != view.Address() {
			t.Errorf("%s leads to %s", entry.ID, link.attr("href"))
		}
		if inUse := len(cards[i].all(".in-use")) == 1; inUse != (entry.ID == dicts.DefaultID) {
			t.Errorf("%s in use: %v", entry.ID, inUse)
		}
	}
	m.lists().offline = map[string]bool{"web2": true}
	kept := fmt.Sprint(strings.Count(rendered(t, m).words(), "✓ kept on this device"), strings.Count(rendered(t, m).words(), "not yet kept on this device"))
	if kept != "1 4" {
		t.Errorf("kept and not: %s", kept)
	}
}
