//go:build !js

package lists

import (
	"context"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/sitetest"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/dicts"
)

func wordFile(file, content string) shelf.WordSource {
	return shelf.WordSource{
		File: file, Name: shelf.ListNameOf(file), Size: int64(len(content)),
		Open: func(context.Context) io.Reader { return strings.NewReader(content) },
	}
}

// take imports a list and waits for what becomes of it.
func (m *mounted) take(source shelf.WordSource) {
	m.dictionaries.lists.read(source, false, "")
	m.Engine.ConsumeAll()
}

func (m *mounted) lists() *lists { return &m.dictionaries.lists }

// said is what the page says about the last import.
func (m *mounted) said(t testing.TB) string { return apptest.Rendered(t, m).Text("import-said") }

// cards are the names of the person's own lists as the page shows them.
func (m *mounted) cards(t testing.TB) string {
	var names []string
	for _, h := range apptest.Rendered(t, m).Id("own-lists").All("h3") {
		names = append(names, h.Words())
	}
	return strings.Join(names, ", ")
}

const five = "at\nate\nbe\nbee\nto\n"

func TestADoublePressDeletesAndUndoesOnce(t *testing.T) {
	m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
	m.take(wordFile("a.txt", five))
	id := m.only(t)
	m.lists().remove(id)
	m.lists().remove(id)
	m.Engine.ConsumeAll()
	if got := apptest.Rendered(t, m).Text("deleted") + m.Notice(); got != "“a” is deleted. Undo" {
		t.Errorf("deleting: %q", got)
	}
	m.lists().undo(id)
	m.lists().undo(id)
	m.Engine.ConsumeAll()
	m.lists().undo(id) // a late press
	if m.cards(t) != "a" || m.Notice() != "“a” is back." || m.Notices() != 1 {
		t.Errorf("undoing: %q, said %q, %d times", m.cards(t), m.Notice(), m.Notices())
	}
	m.lists().remove(id)
	m.Ask(apptest.In(m.Asked(), id)) // the person begins to use it meanwhile
	m.Show(m.Asked())
	m.Engine.ConsumeAll()
	if got := m.lists().deleted; len(got) != 1 || !got[0].inUse {
		t.Errorf("deleted %+v", got)
	}
}

func TestAnExportHasTheWordsAsTheyAre(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(wordFile("mine.txt", "zoo\nöl\nat\n"))
	id := m.only(t)
	d := m.Shelf.Dictionaries[id]
	if got, err := plainText(d); got != "at\nzoo\nöl\n" || err != nil {
		t.Errorf("%q (%v)", got, err)
	}
	m = m.nextVisit(t) // where its words are not yet on the shelf
	m.lists().rename(id, `who/where? "2".`)
	m.Engine.ConsumeAll()
	m.Use(t, "click button data-action=export")
	if m.Notice() != "Saved as who-where- -2-.txt." {
		t.Errorf("said %q", m.Notice())
	}
	m.lists().rename(id, "...")
	m.Engine.ConsumeAll()
	m.Use(t, "click button data-action=export")
	if got, want := m.Notice(), "Saved as "+shelf.UsualName+".txt."; got != want {
		t.Errorf("a name without letters: said %q, want %q", got, want)
	}
	device.Place(ownDatabase, ownWords, id, []byte{})
	m.lists().export(id)
	m.Engine.ConsumeAll()
	if !strings.HasPrefix(m.Notice(), "The list could not be exported: ") {
		t.Errorf("without its words: %q", m.Notice())
	}
}

func TestDeletingTheListInUseSaysWhatIsUsedNow(t *testing.T) {
	m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
	m.take(wordFile("a.txt", five))
	id := m.only(t)
	m.Ask(apptest.In(m.Asked(), id))
	m.Show(m.Asked())
	m.lists().remove(id)
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).Text("deleted"), "“a” is deleted. Undo"; got != want {
		t.Errorf("while the list is in use: %q, want %q", got, want)
	}
	m.Ask(apptest.In(m.Asked(), dicts.DefaultID))
	m.Show(m.Asked())
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).Text("deleted"), "“a” is deleted. American English 7.1 is now in use instead. Undo"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestDeletingCanBeUndone(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(wordFile("a.txt", five))
	id := m.only(t)
	before, packed := m.Shelf.Own.Lists[0], keptListWords(device)[id]
	m.Use(t, "click button data-action=rename")
	m.Use(t, "click button data-action=delete")
	page := apptest.Rendered(t, m)
	if got := page.Text("import-said"); got != "" {
		t.Errorf("the import that is undone is still said: %q", got)
	}
	if len(keptListRecords(device)) > 0 || len(keptListWords(device)) > 0 || m.Shelf.Has(id) || m.cards(t) != "" {
		t.Error("it is not deleted at once")
	}
	if got := page.Text("deleted"); got != "“a” is deleted. Undo" {
		t.Errorf("said %q", got)
	}
	m.take(wordFile("b.txt", five+"bed\n"))
	if got := apptest.Rendered(t, m).Text("deleted"); got != "“a” is deleted. Undo" {
		t.Errorf("the way back is gone: %q", got)
	}
	m.Use(t, "click button data-action=undo")
	if apptest.Rendered(t, m).HasID("new-name") {
		t.Error("the field for another name is open again")
	}
	kept := shelf.New(nil, device)
	kept.ListOwn()
	if list := kept.Own.ByID(id); list == nil || *list != before || !reflect.DeepEqual(keptListWords(device)[id], packed) || m.cards(t) != "a, b" {
		t.Errorf("there is %+v", keptListRecords(device))
	}
	if got := apptest.Rendered(t, m).Text("deleted"); got != "" {
		t.Errorf("then it says %q", got)
	}
	for _, c := range []struct{ press, cards, deleted string }{
		{"delete data-id=" + id, "b", "“a” is deleted. Undo"},
		{"undo", "a, b", ""},
		{"delete data-id=" + id, "b", "“a” is deleted. Undo"},
		{"dismiss", "b", ""},
	} {
		m.Use(t, "click button data-action="+c.press)
		if got := apptest.Rendered(t, m).Text("deleted"); m.cards(t) != c.cards || got != c.deleted {
			t.Errorf("after %s: lists %q, said %q, want %q, %q", c.press, m.cards(t), got, c.cards, c.deleted)
		}
	}
}

// Where a list cannot be kept again, its words are here for the visit.
func TestAListComesBackWhereStorageFailsMeanwhile(t *testing.T) {
	t.Parallel()
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(wordFile("a.txt", five))
	id := m.only(t)
	m = m.nextVisit(t) // where its words are not on the shelf
	device.Fails = storage.ErrDenied
	m.Use(t, "click button data-action=delete")
	if got, want := m.Notice(), "“a” could not be deleted: "; !strings.HasPrefix(got, want) || m.cards(t) != "a" {
		t.Errorf("said %q, lists %q, want %q and a", got, m.cards(t), want)
	}
	device.Fails = nil
	m.Use(t, "click button data-action=delete")
	device.Fails = storage.ErrDenied
	m.Use(t, "click button data-action=undo")
	if got, want := m.Notice(), "“a” is back for this visit only: "; !strings.HasPrefix(got, want) || m.cards(t) != "a" || !m.Shelf.Has(id) {
		t.Errorf("said %q, lists %q, want %q and a, with its words", got, m.cards(t), want)
	}
}

// What goes back to a list that has gone meanwhile does nothing.
func TestALatePressOnAListThatHasGoneDoesNothing(t *testing.T) {
	t.Parallel()
	for _, device := range []*storage.Memory{{}, {Room: 10}} {
		m := listsOn(t, device)
		m.take(wordFile("a.txt", five+"Bee\nTo\nAt\nBe\nAte\nBet\n"))
		id := m.only(t)
		m.Use(t, "click button data-action=rename")
		var late []sitetest.Control
		for _, c := range sitetest.ControlsOf(m.Render()) {
			if strings.Contains(c.Name, " data-id="+id) || c.Name == "click button id=import-lower" || c.Name == "click button id=export-unkept" {
				late = append(late, c)
			}
		}
		m.Use(t, "click button data-action=delete")
		for _, c := range late {
			c.Do(m.Ctx())
			m.Engine.ConsumeAll()
			if m.cards(t) != "" || m.Notice() != "" {
				t.Errorf("%s: lists %q, said %q, want nothing", c.Name, m.cards(t), m.Notice())
			}
		}
		if len(late) < 6 {
			t.Errorf("a card and its import have %d controls", len(late))
		}
	}
}

func TestTwoListsCanBeDeletedAtOnce(t *testing.T) {
	t.Parallel()
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("a.txt", five))
	m.take(wordFile("b.txt", five+"bed\n"))
	for _, list := range m.Shelf.Own.Lists {
		m.lists().remove(list.ID)
	}
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).Text("deleted"), "“a” is deleted. Undo “b” is deleted. Undo"; len(got) != len(want) || m.cards(t) != "" {
		t.Errorf("said %q, lists %q, want %q and none", got, m.cards(t), want)
	}
}

func TestWhatComesWithSpectrieHasItsLicence(t *testing.T) {
	t.Parallel()
	m := listsOn(t, &storage.Memory{})
	m.Shelf.Files = apptest.Shipped
	for _, entry := range dicts.Catalogue {
		m.Use(t, "click button data-source="+entry.ID)
		m.Engine.ConsumeAll()
		source := apptest.Rendered(t, m).Id("source")
		if got := source.Words(); !strings.Contains(got, entry.Name) || len(source.One(".licence").Words()) < 1000 {
			t.Errorf("the source of %s is %.200q, want its name and its licence", entry.ID, got)
		}
	}
}

func TestImportingADeletedListAgainEndsTheOfferToUndo(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("a.txt", five))
	m.lists().remove(m.only(t))
	m.Engine.ConsumeAll()
	m.take(wordFile("b.txt", five))
	if got, want := m.cards(t)+apptest.Rendered(t, m).Text("deleted"), "b"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTheListInUseIsMarked(t *testing.T) {
	m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
	m.take(wordFile("a.txt", five))
	m.Ask(apptest.In(m.Asked(), m.only(t)))
	m.Show(m.Asked())
	if got := m.cards(t); got != "a in use" {
		t.Errorf("the card is called %q", got)
	}
	if got := apptest.Rendered(t, m).Text("own-lists"); !strings.Contains(got, "Explore it") {
		t.Errorf("the card of the list in use has %q, want the action of every card", got)
	}
	if got := apptest.Rendered(t, m).Text("import-result"); !strings.Contains(got, "Explore it") {
		t.Errorf("the result has %q, want the same action", got)
	}
}

func TestWhatAnotherTabDidIsSeen(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(wordFile("a.txt", five))
	here := m.only(t)
	other := openTestStore(t, device)
	saveTestList(t, other, 7, "from there", 10)
	if err := other.Remove(t.Context(), here); err != nil {
		t.Fatal(err)
	}
	m.dictionaries.Refresh()
	m.Engine.ConsumeAll()
	if got, want := m.cards(t), "from there"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for what, act := range map[string]func(id string){
		"rename": func(id string) { m.lists().rename(id, "new") },
		"delete": func(id string) { m.Use(t, "click button data-action=delete data-id="+id) },
	} {
		gone := saveTestList(t, other, 9, "gone", 10)
		m.lists().refresh()
		m.Engine.ConsumeAll()
		if err := other.Remove(t.Context(), gone.ID); err != nil {
			t.Fatal(err)
		}
		act(gone.ID)
		m.Engine.ConsumeAll()
		if got := m.cards(t); got != "from there" || !strings.HasPrefix(m.Notice(), "This list is already deleted in another window") {
			t.Errorf("%s: %q, %q", what, got, m.Notice())
		}
	}
}

func TestAListIsFoundOnceStorageAnswers(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(wordFile("a.txt", five))
	id := m.only(t)
	device.Fails = storage.ErrDenied
	m = m.nextVisit(t)
	view := apptest.Game(2, 1, "")
	view.Dict = id
	m.ask(view)
	m.Engine.ConsumeAll()
	if got := apptest.Rendered(t, m).Text("messages"); !strings.Contains(got, "could not be loaded: "+storage.ErrDenied.Error()) {
		t.Errorf("while it is denied: %q", got)
	}
	device.Fails = nil
	m.ask(view)
	m.Engine.ConsumeAll()
	if page := apptest.Rendered(t, m); page.Text("messages") != "" || !strings.HasSuffix(page.Id("dictionary").Words(), "a") {
		t.Errorf("then: %q, %q", page.Text("messages"), page.Id("dictionary").Words())
	}
	if _, err := shelf.New(nil, device).Own.Load("own-00000000000000ff"); err == nil {
		t.Error("a list that is not here was loaded")
	}
}

func TestAListOfThisVisitSurvivesReadingTheOthersAgain(t *testing.T) {
	device := &storage.Memory{Room: 10}
	m := listsOn(t, device)
	m.take(wordFile("a.txt", five))
	m.lists().refresh()
	m.Engine.ConsumeAll()
	if got, want := m.cards(t), "a"; got != want || len(keptListRecords(device)) > 0 {
		t.Errorf("%q, want %q and nothing kept", got, want)
	}
	device.Room = 0
	saveTestList(t, openTestStore(t, device), 7, "from there", 10)
	release := device.Stall()
	m.lists().refresh()
	m.lists().remove(m.only(t)) // while the others are being read
	release()
	m.Engine.ConsumeAll()
	if got, want := m.cards(t), "from there"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestADeniedStorageIsSaidUntilItAnswers(t *testing.T) {
	t.Parallel()
	device := &storage.Memory{}
	saveTestList(t, openTestStore(t, device), 7, "kept", 10)
	device.Fails = storage.ErrDenied
	m := listsOn(t, device)
	if got, want := apptest.Rendered(t, m).Text("own-denied"), text.Sentence(storage.ErrDenied.Error()); !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	device.Fails = errors.New("the disk is broken")
	m.lists().refresh()
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).Text("own-denied"), "The disk is broken. "; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	device.Fails = nil
	m.lists().refresh()
	m.Engine.ConsumeAll()
	if apptest.Rendered(t, m).HasID("own-denied") || m.cards(t) != "kept" {
		t.Errorf("when it answers there is %q, want kept", m.cards(t))
	}
}

// A link may name a list that only its sender has. Every part of the page says
// so, until the list is imported.
func TestAListThatIsNotHereIsSaidNotToBe(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("a.txt", five))
	here := m.only(t)
	for _, c := range []struct {
		page       address.Page
		dict, with string
		want       string
	}{
		{address.Dictionaries, address.DefaultView.Dict, "", ""},
		{address.Dictionaries, here, "", ""},
		{address.Dictionaries, "own-00000000000000ff", "", "This address names a list that somebody imported. It is not on this device. If you have its words, import them here."},
		{address.Losers, "own-00000000000000ff", "", "This address names a list that somebody imported. It is not on this device. If you have its words, import them: Import it"},
		{address.Compare, address.DefaultView.Dict, "web2," + here, ""},
		{address.Compare, address.DefaultView.Dict, "web2,own-00000000000000ff", "This address names a list that somebody imported. It is not on this device. If you have its words, import them: Import it"},
	} {
		view := address.DefaultView.On(c.page)
		view.Dict, view.With = c.dict, c.with
		m.Ask(view)
		m.Show(view)
		said := ""
		for _, note := range apptest.Rendered(t, m).All(".problem") {
			said += note.Words()
		}
		if said != c.want {
			t.Errorf("%s: %q, want %q", view.Address(), said, c.want)
		}
	}
}

func TestTheCardsOfWhatShips(t *testing.T) {
	m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
	page := apptest.Rendered(t, m)
	cards := page.One(".shipped").All(".list-card")
	if len(cards) != len(dicts.Catalogue) {
		t.Fatalf("%d cards", len(cards))
	}
	for i, entry := range dicts.Catalogue {
		got := cards[i].Words()
		for _, want := range []string{entry.Name, entry.About, text.Grouped(entry.Words) + " words", entry.Source, entry.LicenceName, text.Kilobytes(entry.Bytes)} {
			if !strings.Contains(got, want) {
				t.Errorf("%q does not say %q", got, want)
			}
		}
		view := address.DefaultView
		view.Dict = entry.ID
		if link := cards[i].One("a"); link.Attribute("href") != view.Address() {
			t.Errorf("%s leads to %s", entry.ID, link.Attribute("href"))
		}
		if inUse := len(cards[i].All(".in-use")) == 1; inUse != (entry.ID == dicts.DefaultID) {
			t.Errorf("%s in use: %v", entry.ID, inUse)
		}
	}
	m.lists().offline = map[string]bool{"web2": true}
	kept := fmt.Sprint(strings.Count(apptest.Rendered(t, m).Words(), "✓ kept on this device"), strings.Count(apptest.Rendered(t, m).Words(), "not yet kept on this device"))
	if kept != "1 4" {
		t.Errorf("kept and not: %s", kept)
	}
}
