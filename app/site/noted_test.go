//go:build !js

package site

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/dicts"
)

// noted is a page that notes what the site tells it.
type noted struct {
	heard   []string
	problem string // which it reports when it shows a view
	fails   error  // when it shows a view
	on      string // what its controls act on
}

func (n *noted) hear(what string) { n.heard = append(n.heard, what) }

func (n *noted) Show(view address.View) (address.View, []string, error) {
	n.hear("show " + view.Fragment)
	if n.problem != "" {
		return view, []string{n.problem}, n.fails
	}
	return view, nil, n.fails
}
func (n *noted) Settle(app.Context)             { n.hear("settle") }
func (n *noted) Parts() []app.UI                { return []app.UI{app.P().ID("noted").Text(n.on)} }
func (n *noted) Title() string                  { return "Noted" }
func (n *noted) OnLeave()                       { n.hear("leave") }
func (n *noted) AnswersChanged(app.Context)     { n.hear("answers") }
func (n *noted) ActsOn() string                 { return n.on }
func (n *noted) UnkeptText() (key, text string) { n.hear("unkept"); return "k", "" }
func (n *noted) OnKey(_ app.Context, _ app.Event, k string) bool {
	n.hear("key " + k)
	return k != "Tab"
}

func (n *noted) Undoes(redo bool) func() {
	if redo {
		return nil
	}
	return func() { n.hear("undo") }
}

// takes the notes so far.
func (n *noted) take() []string {
	heard := n.heard
	n.heard = nil
	return heard
}

func (n *noted) wantHeard(t testing.TB, after string, want ...string) {
	t.Helper()
	if got := n.take(); !slices.Equal(got, want) {
		t.Errorf("after %s the page hears %q, want %q", after, got, want)
	}
}

// notedAt is a site with two pages that note what it tells them, with the first in front.
func notedAt(t testing.TB) (m *mounted, first, second *noted) {
	t.Helper()
	first, second = new(noted), new(noted)
	w := World{Shelf: apptest.ShelfOf(t, "aunt", "bone"), Chance: func() uint64 { return 7 }, Device: &storage.Memory{}, Ask: page.AskBrowser}
	m = &mounted{Site: New(w, func(page.Host, World, *answers.Answers) []page.Placement {
		return []page.Placement{
			{Class: "first", Names: []address.Page{address.Explore}, Page: first, Bar: page.Link{Name: "The first page", Short: "First", Icon: "tree"}},
			{Class: "second", Names: []address.Page{address.Drill}, Page: second, Bar: page.Link{Name: "Second", Icon: "drill", Due: true}},
			{Class: "third", Names: []address.Page{address.Statistics}, Page: new(noted)},
		}
	})}
	m.engine = app.NewTestEngine()
	if err := m.engine.Load(m.Site); err != nil {
		t.Fatal(err)
	}
	m.engine.ConsumeAll()
	first.take()
	second.take()
	return m, first, second
}

func TestAMountedSiteIsReady(t *testing.T) {
	t.Parallel()
	m, first, _ := notedAt(t)
	if m.Usable() {
		t.Error("the site is usable before it is mounted")
	}
	m.OnMount(m.Ctx())
	first.wantHeard(t, "mounting", "settle")
	m.engine.ConsumeAll()
	if !m.Usable() {
		t.Error("the site is not usable after it is mounted")
	}
	if got := m.Ctx().Page().Title(); got != "Noted" {
		t.Errorf("the title is %q, want that of the page", got)
	}
	if got := m.Chance(); got != 7 {
		t.Errorf("the random number is %d, want that of the world", got)
	}
	if m.Notice() != "" {
		t.Errorf("the site says %q", m.Notice())
	}
}

func TestASiteThatFollowsABrokenOneSaysSo(t *testing.T) {
	t.Parallel()
	m, first, second := notedAt(t)
	first.on = "something else"
	if !m.Outdated() {
		t.Error("controls that wait to be drawn are not outdated")
	}
	m.OnMount(m.Ctx())
	first.take()
	m.Leave()
	first.wantHeard(t, "the end", "unkept")
	second.wantHeard(t, "the end", "unkept")
	if m.Outdated() {
		t.Error("a site that has been left stops its controls")
	}
	m.OnDismount() // which go-app calls later

	next, _, _ := notedAt(t)
	next.BeginAgain()
	next.OnMount(next.Ctx())
	const want = "Something went wrong, so this page was opened again. Everything kept in this browser is still here."
	for _, when := range []string{"mounting", "the first address"} {
		if got := next.Notice(); got != want {
			t.Errorf("after %s the site says %q", when, got)
		}
		next.OnNav(next.Ctx())
	}
	if next.OnNav(next.Ctx()); next.Notice() != "" {
		t.Errorf("after the second address the site still says %q", next.Notice())
	}
}

func TestTheAddressDecidesWhatIsInFront(t *testing.T) {
	t.Parallel()
	m, first, second := notedAt(t)
	drill := address.DefaultView.On(address.Drill)
	m.Ask(drill)
	if m.InFront(address.Drill) || !m.InFront(address.Explore) {
		t.Error("the second page is in front before it is shown")
	}
	m.Show(drill)
	first.wantHeard(t, "another page comes", "leave")
	second.wantHeard(t, "it comes", "show ", "leave")
	if !m.InFront(address.Drill) || m.InFront(address.Explore) {
		t.Error("the second page is not in front")
	}
	if got := apptest.Rendered(t, m).One("main").All("p"); len(got) != 1 {
		t.Errorf("%d pages are drawn, want one", len(got))
	}
	m.follow(m.Ctx())
	second.wantHeard(t, "new answers", "answers")
	m.Reload()
	second.wantHeard(t, "another look", "show ")

	m.Tell("Said.")
	if got := apptest.Rendered(t, m).Text("notice"); got != "Said." || m.Notices() != 1 {
		t.Errorf("the notice is %q, the %d. one; want the first", got, m.Notices())
	}
	m.Problem("Bad.", "Worse.")
	if got := apptest.Rendered(t, m).Text("messages"); got != "Bad. Worse." {
		t.Errorf("the messages are %q", got)
	}
	m.OnNav(m.Ctx()) // to the view without an address
	m.engine.ConsumeAll()
	first.wantHeard(t, "its address", "show ", "leave", "settle")
	second.wantHeard(t, "the other address", "leave")
	if m.Notice() != "" || len(m.Problems()) > 0 {
		t.Errorf("%q and %q stay after another address", m.Notice(), m.Problems())
	}
	m.OnNav(m.Ctx())
	first.wantHeard(t, "the same address")
	m.Tell("Said.")
	m.OnNav(m.Ctx()) // a notice ends, and nothing is shown anew
	first.wantHeard(t, "the same address")
	if m.Notice() != "" {
		t.Errorf("the notice %q stays", m.Notice())
	}
}

func TestControlsAreOutdatedUntilTheOtherPageIsDrawn(t *testing.T) {
	t.Parallel()
	m, first, _ := notedAt(t)
	drill := address.DefaultView.On(address.Drill)
	outdated := func(after string, want bool) {
		t.Helper()
		if got := m.Outdated(); got != want {
			t.Errorf("after %s the controls are outdated: %v, want %v", after, got, want)
		}
	}
	m.Ask(drill)
	outdated("an address whose page is not shown yet", false)
	m.Show(drill)
	outdated("another page", true)
	m.Render()
	outdated("its drawing", false)
	m.Ask(address.DefaultView)
	m.Show(address.DefaultView)
	m.Render()
	first.on = "another match"
	outdated("another match", true)
	m.Render()
	outdated("its drawing", false)
}

func TestTypingShowsAViewAtOnce(t *testing.T) {
	t.Parallel()
	m, first, _ := notedAt(t)
	m.Tell("Said.")
	m.Replace(address.DefaultView.At("au"))
	first.wantHeard(t, "typing", "show au")
	if m.Notice() != "" {
		t.Errorf("the notice %q stays", m.Notice())
	}
	if got := m.Asked().Fragment; got != "au" {
		t.Errorf("the address asks for %q, want AU", got)
	}
	m.Replace(address.DefaultView.At("au"))
	first.wantHeard(t, "the same word")
	absent := address.DefaultView.At("au")
	absent.Seat = 5
	m.Replace(absent)
	if len(m.Problems()) == 0 || m.Asked().Seat != 1 {
		t.Errorf("player 5 of 2 becomes player %d, and %q is said", m.Asked().Seat, m.Problems())
	}
	first.problem = "No such word."
	m.Replace(address.DefaultView.At("aux"))
	if got := m.Problems(); !slices.Equal(got, []string{"No such word."}) {
		t.Errorf("the problems are %q", got)
	}
	first.take()

	coming := address.DefaultView
	coming.Dict = "web2"
	answer := apptest.ByHand(m.shelf)
	m.Ask(coming)
	m.fetch("web2")
	m.Replace(address.DefaultView.At("bo")) // while it is on its way
	first.wantHeard(t, "typing", "show bo")
	if got := m.Asked(); got.Dict != "web2" || got.Fragment != "bo" {
		t.Errorf("the address asks for %+v, want BO in the other dictionary", got)
	}
	answer("web/dicts/web2.trie") <- nil
	m.engine.ConsumeAll()
	first.wantHeard(t, "the dictionary", "show bo", "settle")
	if got := m.View().Dict; got != "web2" {
		t.Errorf("the dictionary is %s, want web2", got)
	}
}

func TestTypingEndsAMessageOfADictionaryThatDidNotCome(t *testing.T) {
	t.Parallel()
	m, _, _ := notedAt(t)
	away := address.DefaultView
	away.Dict = "web2"
	answer := apptest.ByHand(m.shelf)
	m.Ask(away)
	m.fetch("web2")
	answer("web/dicts/web2.trie") <- dicts.ErrDamaged
	m.engine.ConsumeAll()
	if got := apptest.Rendered(t, m).Text("messages"); got == "" {
		t.Error("nothing is said of a dictionary that did not come")
	}
	m.Replace(address.DefaultView.At("bo"))
	if got := apptest.Rendered(t, m).Text("messages"); got != "" {
		t.Errorf("%q is still said", got)
	}
	m.Ask(away)
	m.fetch("web2")
	answer("web/dicts/web2.trie") <- dicts.ErrDamaged
	m.engine.ConsumeAll()
	answer("web/dicts/web2.trie") <- nil
	m.GoTo(m.Ctx(), away) // which the person chooses again
	m.engine.ConsumeAll()
	if got := m.Shown().Dict; got != "web2" {
		t.Errorf("chosen again the dictionary is %s, want web2", got)
	}
	m.GoTo(m.Ctx(), away) // for which nothing has to be asked
	if got := apptest.Rendered(t, m).Text("messages"); got != "" {
		t.Errorf("chosen when it is there: %q", got)
	}
}

func TestAViewThatCannotBeShownLeavesTheOneBefore(t *testing.T) {
	t.Parallel()
	m, _, second := notedAt(t)
	second.problem, second.fails = "Odd.", errors.New("too odd")
	m.Show(address.DefaultView.On(address.Drill))
	if got := m.Problems(); !slices.Equal(got, []string{"Odd.", "too odd"}) {
		t.Errorf("the problems are %q", got)
	}
	if got := m.Shown().Page; got != address.Explore {
		t.Errorf("page %q is shown, want the one before", got)
	}
}

func TestALinkIsShownWhereItCannotBeCopied(t *testing.T) {
	t.Parallel()
	m, _, _ := notedAt(t)
	m.CopyLink(address.DefaultView.At("au"), "Copied.")
	m.engine.ConsumeAll()
	got := apptest.Rendered(t, m).Text("messages")
	for _, want := range []string{"Copy the link from here: spectrie.html#", "fragment=au", "Others open it by adding the part from # on"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q does not contain %q", got, want)
		}
	}
}

func TestTheBarLeadsToThePages(t *testing.T) {
	t.Parallel()
	m, _, _ := notedAt(t)
	view := address.DefaultView
	view.Rules.Players = 3
	for _, name := range []address.Page{address.Explore, address.Drill} {
		m.Ask(view.On(name))
		m.Show(view.On(name))
		links := apptest.Rendered(t, m).One(".pages").All("a")
		if got, want := apptest.Texts(links), []string{"The first page First", "Second"}; !slices.Equal(got, want) {
			t.Fatalf("the bar has %q, want %q", got, want)
		}
		for i, to := range []address.Page{address.Explore, address.Drill} {
			if got, want := links[i].Attribute("href"), view.On(to).Address(); got != want {
				t.Errorf("link %d leads to %s, want %s", i+1, got, want)
			}
			if links[i].Has("aria-current") != (to == name) {
				t.Errorf("on %q the link to %q is current: %v", name, to, !(to == name))
			}
		}
	}
	for due, want := range map[int]string{0: "", 1234: "1,234 due"} {
		if got := apptest.Rendered(t, drawing{dueBadge(due)}).One(".due").Words(); got != want {
			t.Errorf("if %d are due, the badge says %q, want %q", due, got, want)
		}
	}
}

// drawing is a part of a page that is drawn alone.
type drawing struct{ app.UI }

func (d drawing) Render() app.UI { return d.UI }
