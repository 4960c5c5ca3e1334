//go:build !js

package answers

import (
	"bytes"
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/trainer"
)

// keepingPage shows what the statistics page has of it.
type keepingPage struct{ *Answers }

func (p keepingPage) Render() app.UI { return app.Div().Body(p.StateNote(), p.Keeping()) }

func (m *mounted) keepingPage(t testing.TB) apptest.Page {
	t.Helper()
	m.engine.ConsumeAll()
	return apptest.Rendered(t, keepingPage{m.Answers})
}

// answerMany notes answers to as many cards.
func (m *mounted) answerMany(n int) {
	for range n {
		m.answer("ja")
	}
	m.engine.ConsumeAll()
}

func (m *mounted) backup() []byte { return trainer.WriteBackup(m.Answers.Log, m.Now()) }

func TestWhereTheAnswersAreIsSaid(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	page := m.keepingPage(t)
	if got := page.Text("answers-count"); got != "None yet. Your answers are kept in this browser and nowhere else." {
		t.Errorf("without answers: %q", got)
	}
	if !page.Id("save-backup").Has("disabled") || !page.Id("delete-answers").Has("disabled") {
		t.Error("nothing can be saved or deleted")
	}
	m.answerMany(1234)
	page = m.keepingPage(t)
	if got, want := page.Text("answers-count"), "1,234 answers, kept in this browser and nowhere else."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if page.Id("save-backup").Has("disabled") {
		t.Error("no backup can be saved")
	}
	m.Answers.Unreadable.Damaged = 2
	if got, want := m.keepingPage(t).Text("answers-damaged"), "2 records could not be read and are left out."; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	m = newWorld(&shelf.Shelf{}).mount(t)
	if got := m.keepingPage(t).Text("answers-count"); got != "Reading your answers…" {
		t.Errorf("at first: %q", got)
	}
}

func TestWhereStorageIsDeniedThatIsSaidOnTop(t *testing.T) {
	m := answersOn(t, &storage.Memory{Fails: storage.ErrDenied})
	m.answer("ja")
	page := m.keepingPage(t)
	if got, want := page.Text("practice-note"), "Your answers last for this visit only: this browser keeps nothing for this page"; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	if got, want := page.Text("answers-count"), "1 answer, for this visit only: this browser keeps nothing"; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	m.Answers.saveBackup()
	m.engine.ConsumeAll()
	if m.Notice() != "Saved as spectrie-training-2026-11-21.json." {
		t.Errorf("%q, want %q", m.Notice(), "Saved as spectrie-training-2026-11-21.json.")
	}
}

func TestABackupIsRestoredOnAnotherDevice(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.answerMany(3)
	backup := m.backup()
	m = answersOn(t, &storage.Memory{})
	m.answerMany(2)
	for _, said := range []string{"The backup has 3 answers, all of them new here.", "The backup has 3 answers, none of them new here."} {
		m.Answers.restoreBackup(apptest.BackupFile("b.json", backup))
		if got := m.keepingPage(t).Text("answers-said"); got != said {
			t.Errorf("%q, want %q", got, said)
		}
		if got, want := m.keepingPage(t).Text("answers-count"), "5 answers, kept"; !strings.HasPrefix(got, want) {
			t.Errorf("%q, want it to begin with %q", got, want)
		}
	}
	m.Answers.restoreBackup(apptest.BackupFile("later.json", m.backup()))
	if m = m.anotherVisit(t); len(m.Answers.State().Reviews()) != 5 {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestWhatIsAnsweredWhileABackupIsRestoredStays(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.answerMany(3)
	restored := slices.Clone(m.Answers.Log.Entries())
	m = answersOn(t, &storage.Memory{})
	m.setClock("2026-11-21 12:01")
	m.Answers.restoreAnswers(restored, func([]trainer.Entry, error) {})
	m.answer("je")
	m.engine.ConsumeAll()
	if m.answered() != "ja ja ja je" {
		t.Errorf("%q, want %q", m.answered(), "ja ja ja je")
	}
	if m = m.anotherVisit(t); m.answered() != "ja ja ja je" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestABackupWithSomeNewAnswersSaysHowMany(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.answer("ja")
	first := slices.Clone(m.Answers.Log.Entries())
	m.answer("je")
	m.engine.ConsumeAll()
	backup := m.backup()
	m = answersOn(t, &storage.Memory{})
	m.Answers.restoreAnswers(first, func([]trainer.Entry, error) {})
	m.engine.ConsumeAll()
	m.Answers.restoreBackup(apptest.BackupFile("b.json", backup))
	if got, want := m.keepingPage(t).Text("answers-said"), "The backup has 2 answers, 1 of them new here."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestWhatIsNoBackupChangesNothing(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.answerMany(2)
	good := m.backup()
	huge := apptest.BackupFile("huge.json", nil)
	huge.Size = 500 << 20
	lost := apptest.BackupFile("lost.json", good)
	lost.Open = func(context.Context) io.Reader { return &failing{} }
	for says, source := range map[string]shelf.WordSource{
		"This file is empty":                         apptest.BackupFile("empty.json", nil),
		"This file is not a backup":                  apptest.BackupFile("list.txt", []byte("bee\nzoo\n")),
		"part of one":                                apptest.BackupFile("half.json", good[:len(good)/2]),
		"version 4":                                  apptest.BackupFile("new.json", bytes.Replace(good, []byte(`"version":1`), []byte(`"version":4`), 1)),
		"entry 2 of its list is wrong":               apptest.BackupFile("forged.json", bytes.Replace(good, []byte(`"n":2`), []byte(`"n":-2`), 1)),
		"This file has 500 MB":                       huge,
		"The browser cannot read it. Nothing was ch": lost,
	} {
		m.Answers.restoreBackup(source)
		page := m.keepingPage(t)
		got := page.Text("answers-said")
		if !strings.HasPrefix(got, "“"+source.File+"” could not be restored. ") || !strings.Contains(got, says) || !strings.HasSuffix(got, "Nothing was changed.") {
			t.Errorf("%s: %q, want it to begin with %v, with %v, ending in %q", source.File, got, "“"+source.File+"” could not be restored. ", says, "Nothing was changed.")
		}
		if got, want := page.Text("answers-count"), "2 answers, kept"; !strings.HasPrefix(got, want) {
			t.Errorf("%s: %q, want it to begin with %q", source.File, got, want)
		}
	}
	if m = m.anotherVisit(t); m.answered() != "ja ja" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

// A file that was changed and has the right checksum all the same is no union with
// what is here.
func TestABackupThatContradictsTheAnswersHereChangesNothing(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.answerMany(2)
	var forged trainer.Log
	for _, e := range m.Answers.Log.Entries() {
		e.Grade = trainer.Again
		forged.Add(e)
	}
	m.setClock("2026-11-21 12:01")
	settings := trainer.DefaultSettings()
	other := forged.Next("another", trainer.Set, m.Now())
	other.Settings = &settings
	forged.Add(other)
	texts := m.told()
	m.Answers.restoreBackup(apptest.BackupFile("forged.json", trainer.WriteBackup(&forged, m.Now())))
	page := m.keepingPage(t)
	if got, want := page.Text("answers-said"), "“forged.json” could not be restored. It contradicts your answers here from 21 November 2026, so one of the two was altered. Nothing was changed here."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := page.Text("answers-count"); !strings.HasPrefix(got, "2 answers, kept") || len(*texts) > 0 {
		t.Errorf("%q, told %q", got, *texts)
	}
	for _, e := range m.Answers.Log.Entries() {
		if e.Grade == trainer.Again || e.Writer == "another" {
			t.Errorf("the log has %+v", e)
		}
	}
	if m = m.anotherVisit(t); m.answered() != "ja ja" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

type failing struct{}

func (*failing) Read([]byte) (int, error) { return 0, errors.New("the browser cannot read it") }

func TestAllAnswersAreDeletedAndBroughtBack(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	m.answerMany(3)
	texts := m.told()
	m.Answers.DeleteAll()
	m.Answers.DeleteAll()
	page := m.keepingPage(t)
	if len(keptAnswerTexts(device)) > 0 || m.answered() != "" {
		t.Errorf("kept %d, %q", len(keptAnswerTexts(device)), m.answered())
	}
	if got, want := page.Text("answers-said"), "3 answers deleted. Undo"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if !slices.Equal(*texts, []string{`{"deleted":true}`}) {
		t.Errorf("told %q", *texts)
	}
	m.setClock("2026-11-21 12:01")
	m.answer("je") // and life goes on
	m.engine.ConsumeAll()
	m.Answers.undoDelete()
	if got, want := m.keepingPage(t).Text("answers-said"), "3 answers are back."; got != want || m.answered() != "ja ja ja je" {
		t.Errorf("%q, %q, want %q, answered %q", got, m.answered(), want, "ja ja ja je")
	}
	m.Answers.closeOutcome()
	if got := m.keepingPage(t).Text("answers-said"); got != "" {
		t.Errorf("closed, the message is %q", got)
	}
	if last := (*texts)[len(*texts)-1]; last != `{"reread":true}` {
		t.Errorf("told %q", last)
	}
	if m = m.anotherVisit(t); m.answered() != "ja ja ja je" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestADeletionInAnotherTabEmptiesThisOne(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	m.told()
	m.answerMany(2)
	gone := slices.Clone(m.Answers.Log.Entries())
	device.Erase()
	m.hear(`{"deleted":true}`)
	if m.answered() != "" {
		t.Errorf("%q, want %q", m.answered(), "")
	}
	m.setClock("2026-11-21 12:01")
	m.answer("je")
	m.engine.ConsumeAll()
	store, _ := openAnswerStore(t.Context(), device)
	if err := store.addTexts(t.Context(), encodeEntries(gone)); err != nil { // the other tab undoes it
		t.Fatal(err)
	}
	m.hear(`{"reread":true}`)
	if m.answered() != "ja ja je" {
		t.Errorf("%q, want %q", m.answered(), "ja ja je")
	}
}

// What is not kept yet when another tab deletes everything will be kept.
func TestAnAnswerAsAllAreDeletedInAnotherTabIsShownByBoth(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.answerMany(1)
	texts := m.told()
	m.answer("je")
	*texts = nil
	m.Answers.heard(m.Ctx(), `{"deleted":true}`)
	if m.answered() != "je" || len(*texts) != 1 || !strings.Contains((*texts)[0], `\"f\":\"je\"`) {
		t.Errorf("%q, told %q", m.answered(), *texts)
	}
}

func TestAnswersThatCannotBeDeletedStay(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	m.answerMany(2)
	device.Fails = storage.ErrDenied
	m.Answers.DeleteAll()
	page := m.keepingPage(t)
	if got, want := page.Text("answers-said"), "Your answers could not be deleted: "; !strings.HasPrefix(got, want) || m.answered() != "ja ja" {
		t.Errorf("%q, %q, want it to begin with %q, answered %q", got, m.answered(), want, "ja ja")
	}
}

func TestThePersonIsRemindedOfABackup(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	reminds := func() bool {
		t.Helper()
		return strings.Contains(m.keepingPage(t).Text("practice-note"), "not in a backup")
	}
	m.answerMany(49)
	if reminds() {
		t.Error("after 49 answers")
	}
	m.answer("je")
	said := m.keepingPage(t).Text("practice-note")
	if said != "Many of your answers are not in a backup, and the browser may delete them when the disk is full. Save a backup Not now" {
		t.Errorf("%q, want %q", said, "Many of your answers are not in a backup, and the browser may delete them when the disk is full. Save a backup Not now")
	}
	m.answer("je")
	if got := m.keepingPage(t).Text("practice-note"); got != said {
		t.Errorf("an answer later something else is announced: %q", got)
	}
	m.Answers.safe.persistence = page.Lasting
	if reminds() {
		t.Error("although the browser promises to keep them")
	}
	m.Answers.safe.persistence = page.Evictable
	m.Answers.remindLater()
	if reminds() {
		t.Error("although the person said not now")
	}
	m.setClock("2026-11-28 12:00")
	if !reminds() {
		t.Error("not a week later")
	}
	m.Answers.saveBackup()
	if reminds() {
		t.Error("although there is a backup")
	}
	m.setClock("2026-12-02 12:00")
	m.answerMany(50)
	if reminds() {
		t.Error("although the backup is not a week old")
	}
	m.setClock("2026-12-06 12:00")
	if !reminds() {
		t.Error("not a week after the backup")
	}
}

func TestWhatCameFromABackupIsInOne(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.answerMany(60)
	backup := m.backup()
	for others, reminds := range map[int]bool{0: false, 1: true} {
		m = answersOn(t, &storage.Memory{})
		m.answerMany(others)
		m.Answers.restoreBackup(apptest.BackupFile("b.json", backup))
		if got := m.keepingPage(t).Text("practice-note"); strings.Contains(got, "not in a backup") != reminds {
			t.Errorf("beside %d others: %q", others, got)
		}
	}
}

func TestAnswersWithDatesOfAWrongClockAreMentioned(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.setClock("2027-01-05 12:00")
	m.answer("ja")
	m.answer("je")
	m.setClock("2026-11-21 12:00")
	want := "2 answers are dated in the future, the first on 5 January 2027: a clock was wrong. They count from their dates on."
	if got := m.keepingPage(t).Text("practice-note"); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.setClock("2027-01-05 12:00")
	if got := m.keepingPage(t).Text("practice-note"); got != "" {
		t.Errorf("then: %q", got)
	}
}

func TestWhatTheBrowserPromisesIsSaid(t *testing.T) {
	for _, c := range []struct {
		persisted, persist  bool
		err                 error
		before, said, after string
	}{
		{false, true, nil, "The browser may delete them when the disk is full. Save a backup now and then.", "The browser promises to keep them.", "The browser promises to keep them."},
		{false, false, nil, "The browser may delete them when the disk is full. Save a backup now and then.", "The browser makes no promise.", "The browser may delete them when the disk is full. Save a backup now and then."},
		{true, true, nil, "The browser promises to keep them.", "", ""},
		{false, false, errors.New("it does not say"), "", "", ""},
	} {
		w := newWorld(&shelf.Shelf{})
		w.storageAnswers(c.persisted, c.persist, c.err)
		m := w.openWithAnswers(t)
		m.answerMany(1)
		page := m.keepingPage(t)
		if got := page.Text("answers-safety"); got != c.before {
			t.Errorf("%+v: before %q", c, got)
		}
		if page.Id("keep-safe").Has("hidden") == (c.said != "") {
			t.Errorf("%+v: the button is there: %v", c, c.said == "")
		}
		if c.said == "" {
			continue
		}
		m.Answers.onKeepSafe(m.Ctx(), app.Event{})
		page = m.keepingPage(t)
		if got := page.Text("answers-said"); !strings.HasPrefix(got, c.said) {
			t.Errorf("%+v: said %q", c, got)
		}
		if got := page.Text("answers-safety"); got != c.after {
			t.Errorf("%+v: after %q", c, got)
		}
	}
}

func TestTheBrowserIsAskedToPersistAndItsAnswerShown(t *testing.T) {
	w := newWorld(&shelf.Shelf{})
	asked := w.storageAnswers(false, true, nil)
	m := w.openWithAnswers(t)
	m.Answers.AskToPersist()
	page := m.keepingPage(t)
	if got, want := page.Text("practice-note"), "Your answers are kept in this browser, and it promises to keep them. Close"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.Answers.AskToPersist()
	m.engine.ConsumeAll()
	if got := strings.Join(*asked, " "); got != "persisted persist" {
		t.Errorf("asked %q", got)
	}
}

func TestNothingIsPromisedAboutAnswersThatAreNotKept(t *testing.T) {
	for name, device := range map[string]*storage.Memory{"denied": {Fails: storage.ErrDenied}, "full": {Room: 1}} {
		w := worldOn(device, &shelf.Shelf{})
		asked := w.storageAnswers(false, true, nil)
		m := w.openWithAnswers(t)
		m.answer("ja")
		m.engine.ConsumeAll()
		m.Answers.AskToPersist()
		if got, want := m.keepingPage(t).Text("practice-note"), "promises"; strings.Contains(got, want) || !strings.Contains(got, "Save a backup before you close") {
			t.Errorf("%s: %q, want it without %q, with %q", name, got, want, "Save a backup before you close")
		}
		if got := strings.Join(*asked, " "); got != "persisted" {
			t.Errorf("%s: asked %q", name, got)
		}
	}
}
