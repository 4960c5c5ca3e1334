//go:build !js

package answers

import (
	"maps"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/storage"
)

func TestAnswersThatTheBrowserClearedAreSaidAndKeptAgain(t *testing.T) {
	for action, next := range map[string]string{"again": "ja je ji jo", "gone": "ji jo", "": "ji jo"} {
		device := &storage.Memory{}
		m := answersOn(t, device)
		m.answer("ja")
		m.answer("je")
		m.engine.ConsumeAll()
		apptest.ClearSiteData(device)
		m.answer("ji")
		page := m.keepingPage(t)
		want := "The browser has cleared 2 answers that it had kept. This page still has them until you close or reload it. Keep them again Save a backup Don’t keep them"
		if got := page.Text("practice-note"); got != want || m.answered() != "ja je ji" {
			t.Errorf("%q, %q, want %q, answered %q", got, m.answered(), want, "ja je ji")
		}
		if got, want := page.Text("answers-count"), "3 answers, 2 of them on this page only: the browser has cleared them."; got != want {
			t.Errorf("%q, want %q", got, want)
		}
		m.answer("jo") // and life goes on
		if got := m.keepingPage(t).Text("practice-note"); got != want {
			t.Errorf("then: %q", got)
		}
		m.Answers.actOnNote(action)
		if got := m.keepingPage(t).Text("practice-note"); (got == "") != (action != "") {
			t.Errorf("%q is pressed: %q", action, got)
		}
		if m = m.anotherVisit(t); m.answered() != next {
			t.Errorf("%q: the next visit has %q", action, m.answered())
		}
	}
}

func TestAConnectionThatIsOnlyClosedIsNoMatter(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	device.Disconnect()
	m.answer("je")
	m.Answers.readAnswers()
	if got, want := m.keepingPage(t).Text("practice-note"), "ja je"; got != "" || m.answered() != want {
		t.Errorf("%q, %q, want %q, answered %q", got, m.answered(), "", want)
	}
}

// Where tabs do not hear each other, what is kept no more may have been deleted in
// another tab; but not when the database was closed.
func TestClearedAnswersAreNotTakenForDeletedOnes(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	apptest.ClearSiteData(device)
	m.Answers.readAnswers()
	m.engine.ConsumeAll()
	if m.answered() != "ja" || len(m.Answers.Cleared) != 1 {
		t.Errorf("%q, %d cleared", m.answered(), len(m.Answers.Cleared))
	}
}

// What a later program keeps is mentioned, and neither overwritten nor deleted.
func TestWhatALaterProgramKeepsStays(t *testing.T) {
	const says = "1 %s could not be read and is left out. 1 %s is from a newer version of this page and stays unchanged. Reload the page to get that version."
	device := &storage.Memory{}
	device.Place(answerDatabase, answerRecords, apptest.LaterText, true)
	device.Place(answerDatabase, answerRecords, apptest.DamagedText, true)
	m := answersOn(t, device)
	m.answer("ja")
	got := m.keepingPage(t).Text("answers-damaged")
	if got != strings.Replace(strings.ReplaceAll(says, "%s", "record"), "out.", "out. Restore an earlier backup to get back what it has.", 1) {
		t.Errorf("%q, want %v", got, strings.Replace(strings.ReplaceAll(says, "%s", "record"), "out.", "out. Restore an earlier backup to get back what it has.", 1))
	}
	m.Answers.DeleteAll()
	m.engine.ConsumeAll()
	if kept := keptAnswerTexts(device); !maps.Equal(kept, map[storage.Key]any{apptest.LaterText: true}) {
		t.Errorf("after deleting there is %v", kept)
	}
}

func TestADatabaseOfALaterProgramIsSaid(t *testing.T) {
	m := answersOn(t, &storage.Memory{Fails: storage.ErrNewer})
	m.answer("ja")
	want := "Your answers last for this visit only: a newer version of this page has stored data here; reload the page to get that version. Save a backup before you close or reload this page. Save a backup"
	if got := m.keepingPage(t).Text("practice-note"); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
