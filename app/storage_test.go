//go:build !js

package app

import (
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
)

// A later program's records beside ours. The second is no JSON of ours but its text
// speaks of "v" all the same: it is damaged.
const (
	laterText   = `{"v":2,"said":"something that this program does not know"}`
	damagedText = `{"v":"2"}`
)

// clearSiteData is what the browser does when it clears the data of a site that is open.
func clearSiteData(m *storage.Memory) {
	m.Erase()
	m.Disconnect()
}

func TestAnswersThatTheBrowserClearedAreSaidAndKeptAgain(t *testing.T) {
	for action, next := range map[string]string{"again": "ja je ji jo", "gone": "ji jo", "": "ji jo"} {
		device := &storage.Memory{}
		m := practiceOn(t, device)
		m.answer("ja")
		m.answer("je")
		m.engine.ConsumeAll()
		clearSiteData(device)
		m.answer("ji")
		page := m.keepingPage(t)
		want := "The browser has cleared 2 answers that it had kept. This page still has them, until you close or reload it. Keep them again Save a backup Leave it so"
		if got := page.text("practice-note"); got != want || m.answered() != "ja je ji" {
			t.Errorf("%q, %q", got, m.answered())
		}
		if got := page.text("answers-count"); got != "3 answers, 2 of them on this page only: the browser has cleared them." {
			t.Errorf("%q", got)
		}
		m.answer("jo") // and life goes on
		if got := m.keepingPage(t).text("practice-note"); got != want {
			t.Errorf("then: %q", got)
		}
		m.answers.actOnNote(action)
		if got := m.keepingPage(t).text("practice-note"); (got == "") != (action != "") {
			t.Errorf("%q is pressed: %q", action, got)
		}
		if m = m.anotherVisit(t); m.answered() != next {
			t.Errorf("%q: the next visit has %q", action, m.answered())
		}
	}
}

func TestAConnectionThatIsOnlyClosedIsNoMatter(t *testing.T) {
	device, matches := &storage.Memory{}, &storage.Memory{}
	m := practiceOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	device.Disconnect()
	m.answer("je")
	m.answers.readAnswers()
	if got := m.keepingPage(t).text("practice-note"); got != "" || m.answered() != "ja je" {
		t.Errorf("%q, %q", got, m.answered())
	}
	m = matchesOn(t, matches)
	m.sit(t, "a", "b")
	m.engine.ConsumeAll()
	matches.Disconnect()
	m.spell(t, "o")
	m.engine.ConsumeAll()
	if len(m.play.played.cleared) > 0 || m.notice != "" {
		t.Errorf("%d are cleared, %q is said", len(m.play.played.cleared), m.notice)
	}
}

// Where tabs do not hear each other, what is kept no more may have been deleted in
// another tab; but not when the database was closed.
func TestClearedAnswersAreNotTakenForDeletedOnes(t *testing.T) {
	device := &storage.Memory{}
	m := practiceOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	clearSiteData(device)
	m.answers.readAnswers()
	m.engine.ConsumeAll()
	if m.answered() != "ja" || len(m.answers.cleared) != 1 {
		t.Errorf("%q, %d cleared", m.answered(), len(m.answers.cleared))
	}
}

// pastText is what an element of the page of matches says.
func pastText(t testing.TB, m *mounted, id string) string {
	t.Helper()
	return rendered(t, pastNotes{m.play}).text(id)
}

type pastNotes struct{ *playPage }

func (p pastNotes) Render() app.UI { return p.pastNotes() }

func TestMatchesThatTheBrowserClearedAreSaidAndKeptAgain(t *testing.T) {
	device := &storage.Memory{}
	m := matchesOn(t, device)
	m.sit(t, "a", "b")
	m.sit(t, "b", "bo")
	m.engine.ConsumeAll()
	clearSiteData(device)
	m.spell(t, "n")
	m.engine.ConsumeAll()
	m.wantPlayed(t, "a:b", "b:bon")
	if got := pastText(t, m, "past-cleared"); got != "The browser has cleared 1 match that it had kept. This page still has it, until you close or reload it. Keep again" {
		t.Errorf("%q", got)
	}
	m.play.played.keepCleared()
	m.engine.ConsumeAll()
	if len(m.play.played.cleared) > 0 {
		t.Error("it goes on to be said")
	}
	m = m.world.matches(t)
	m.wantPlayed(t, "a:b", "b:bon")
}

func TestListsThatTheBrowserClearedStayForTheVisit(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(text("first.txt", five))
	m = m.world.lists(t) // which does not read its words
	m.take(text("second.txt", "zoo\nzone\n"))
	clearSiteData(device)
	m.lists().refresh()
	m.engine.ConsumeAll()
	if m.notice != "The browser has cleared lists of yours. Still here for this visit: “second”. To be imported again: “first”." {
		t.Errorf("%q", m.notice)
	}
	m.lists().keep(m.only(t))
	m.engine.ConsumeAll()
	if got := m.world.lists(t).cards(t); got != "second" {
		t.Errorf("the next visit has %q", got)
	}
}

// What a later program keeps is mentioned, and neither overwritten nor deleted.
func TestWhatALaterProgramKeepsStays(t *testing.T) {
	const says = "1 %s could not be read and is left out. 1 %s is of a newer version of this page and stays as it is: reload the page to get that version."
	answers := &storage.Memory{}
	answers.Place(answerDatabase, answerRecords, laterText, true)
	answers.Place(answerDatabase, answerRecords, damagedText, true)
	m := practiceOn(t, answers)
	m.answer("ja")
	got := m.keepingPage(t).text("answers-damaged")
	if got != strings.Replace(strings.ReplaceAll(says, "%s", "record"), "out.", "out. A backup from before brings back what it holds.", 1) {
		t.Errorf("%q", got)
	}
	m.answers.deleteAll()
	m.engine.ConsumeAll()
	if kept := keptAnswerTexts(answers); !maps.Equal(kept, map[storage.Key]any{laterText: true}) {
		t.Errorf("after deleting there is %v", kept)
	}

	matches := &storage.Memory{}
	matches.Place(matchDatabase, matchRecords, "a", laterText)
	matches.Place(matchDatabase, matchRecords, "b", damagedText)
	m = matchesOn(t, matches)
	if got := pastText(t, m, "past-damaged"); got != strings.ReplaceAll(says, "%s", "match") {
		t.Errorf("%q", got)
	}
	m.sit(t, "a", "bo") // under its id, which a restored link may have
	m.engine.ConsumeAll()
	m.play.played.deleteMatches("")
	m.engine.ConsumeAll()
	if kept := keptMatchTexts(matches); !maps.Equal(kept, map[storage.Key]any{"a": laterText}) {
		t.Errorf("after deleting there is %v", kept)
	}

	lists := &storage.Memory{}
	m = listsOn(t, lists)
	m.take(text("mine.txt", five))
	id := m.only(t)
	before, store := with(keptListRecords(lists)[id].(map[string]any), "v", 2.0), openTestStore(t, lists)
	lists.Place(ownDatabase, ownRecords, id, before) // since it was listed
	if err := store.rename(t.Context(), id, "x"); !errors.Is(err, storage.ErrNewer) {
		t.Errorf("renaming: %v", err)
	}
	m = m.world.lists(t)
	if got := rendered(t, m).text("own-unread"); !strings.HasPrefix(got, "1 list is of a newer version of this page") {
		t.Errorf("%q", got)
	}
	m.take(text("mine.txt", five))
	if got := rendered(t, m).text("import-said"); !strings.Contains(got, "It is here for this visit only: "+storage.ErrNewer.Error()) || !reflect.DeepEqual(keptListRecords(lists)[id], before) {
		t.Errorf("%q, %+v", got, keptListRecords(lists)[id])
	}
}

func TestADatabaseOfALaterProgramIsSaid(t *testing.T) {
	m := practiceOn(t, &storage.Memory{Fails: storage.ErrNewer})
	m.answer("ja")
	want := "Your answers last for this visit only: what is kept here is of a newer version of this page; reload the page to get that version. Save a backup before you close or reload this page. Save a backup"
	if got := m.keepingPage(t).text("practice-note"); got != want {
		t.Errorf("%q", got)
	}
}

func TestAnIDThatIsThereKeepsItsMatch(t *testing.T) {
	device := &storage.Memory{}
	device.Place(matchDatabase, matchRecords, "a", "theirs")
	s := useMatches(t, device)
	if err := s.add(t.Context(), map[string]string{"a": "mine", "b": "new"}); err != nil {
		t.Fatal(err)
	}
	texts, _ := s.read(t.Context())
	if slices.Sort(texts); !slices.Equal(texts, []string{"new", "theirs"}) {
		t.Errorf("there is %q", texts)
	}
}
