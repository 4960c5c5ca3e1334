//go:build !js

package play

import (
	"maps"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/apptest"
	"spectrie/app/play/matches"
	"spectrie/app/storage"
)

func TestAConnectionThatIsOnlyClosedIsNoMatter(t *testing.T) {
	device := &storage.Memory{}
	m := matchesOn(t, device)
	m.sit(t, "a", "b")
	m.Engine.ConsumeAll()
	device.Disconnect()
	m.spell(t, "o")
	m.Engine.ConsumeAll()
	if len(m.play.matches.Cleared) > 0 || m.Notice() != "" {
		t.Errorf("%d are cleared, %q is said", len(m.play.matches.Cleared), m.Notice())
	}
}

// pastText is the text of an element of the page.
func pastText(t testing.TB, m *mounted, id string) string {
	t.Helper()
	return apptest.Rendered(t, pastNotes{m.play}).Text(id)
}

type pastNotes struct{ *Page }

func (p pastNotes) Render() app.UI { return p.pastNotes() }

func TestMatchesThatTheBrowserClearedAreSaidAndKeptAgain(t *testing.T) {
	device := &storage.Memory{}
	m := matchesOn(t, device)
	m.sit(t, "a", "b")
	m.sit(t, "b", "bo")
	m.Engine.ConsumeAll()
	apptest.ClearSiteData(device)
	m.spell(t, "n")
	m.Engine.ConsumeAll()
	m.wantPlayed(t, "a:b", "b:bon")
	if got, want := pastText(t, m, "past-cleared"), "The browser has cleared 1 match that it had kept. This page still has it until you close or reload it. Keep it again"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.play.matches.KeepCleared()
	m.Engine.ConsumeAll()
	if len(m.play.matches.Cleared) > 0 {
		t.Error("the page still says that matches were cleared after they are kept again")
	}
	m = matchesIn(t, m.World)
	m.wantPlayed(t, "a:b", "b:bon")
}

// Matches of a newer program are mentioned, and neither overwritten nor deleted.
func TestWhatALaterProgramKeepsStays(t *testing.T) {
	const says = "1 %s could not be read and is left out. 1 %s is from a newer version of this page and stays unchanged. Reload the page to get that version."
	device := &storage.Memory{}
	device.Place(matches.MatchDatabase, matches.MatchRecords, "a", apptest.LaterText)
	device.Place(matches.MatchDatabase, matches.MatchRecords, "b", apptest.DamagedText)
	m := matchesOn(t, device)
	if got := pastText(t, m, "past-damaged"); got != strings.ReplaceAll(says, "%s", "match") {
		t.Errorf("%q, want %v", got, strings.ReplaceAll(says, "%s", "match"))
	}
	m.sit(t, "a", "bo") // under its id, which a restored link may have
	m.Engine.ConsumeAll()
	m.play.matches.DeleteMatches("")
	m.Engine.ConsumeAll()
	if kept := keptMatchTexts(device); !maps.Equal(kept, map[storage.Key]any{"a": apptest.LaterText}) {
		t.Errorf("after deleting there is %v", kept)
	}
}
