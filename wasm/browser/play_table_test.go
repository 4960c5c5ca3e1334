//go:build browser

package browser_test

import (
	"fmt"
	"strings"

	"github.com/chromedp/chromedp/kb"

	"spectrie/dicts/data"
	"spectrie/trainer/match"
)

// table is a match on a page, followed from outside: by the record that the browser
// keeps of it.
type table struct {
	*page
	id     string // of the match
	record string // as it was kept when the page was looked at last
	match  *match.Match
}

// bookOf is the book of a match, made once for each page.
func (p *page) bookOf(setup *match.Setup) *match.Book {
	p.t.Helper()
	name := fmt.Sprint(setup.Dict, setup.MinLetters)
	if p.books[name] == nil {
		d, err := data.Load(setup.Dict)
		if err != nil {
			p.t.Fatal(err)
		}
		p.books[name] = match.NewBook(d.Trie, setup.MinLetters)
	}
	return p.books[name]
}

// playedIn is the match that a record tells.
func (p *page) playedIn(record string) *match.Match {
	p.t.Helper()
	setup, events, err := match.ParseRecord(record)
	if err != nil {
		p.t.Fatalf("%s: %v", record, err)
	}
	m, err := match.Resume(setup, p.bookOf(&setup), events)
	if err != nil {
		p.t.Fatalf("%s: %v", record, err)
	}
	return m
}

// keptMatches is a JavaScript promise of the records of the matches that the browser
// keeps, by id.
const keptMatches = `new Promise(done => {
	const open = indexedDB.open("spectrie-matches", 1);
	open.onupgradeneeded = () => open.transaction.abort(); // the page has not made it yet
	open.onerror = e => { e.preventDefault(); done({}) };
	open.onsuccess = () => {
		const all = open.result.transaction("matches").objectStore("matches").getAll();
		all.onsuccess = () => {
			open.result.close();
			done(Object.fromEntries(all.result.map(JSON.parse).map(m => [m.id, m.record])));
		};
	};
})`

// idInFront is the id of the match that the address names.
const idInFront = `(new URLSearchParams(location.hash.replace(/^[^?]*/, "")).get("match") ?? "")`

// sat follows the match that has just begun on the page.
func (p *page) sat() *table {
	p.t.Helper()
	p.wait(idInFront)
	g := &table{page: p, id: eval[string](p, idInFront)}
	g.follow()
	return g
}

// begin begins the usual match with one key.
func (p *page) begin(h *host) *table {
	p.t.Helper()
	p.open(h.url() + addressOf("play"))
	p.wait(`document.querySelector("#play-quick")`)
	p.keys(kb.Enter)
	return p.sat()
}

// kept are the records that the browser keeps, by id.
func (p *page) kept() map[string]string {
	p.t.Helper()
	return eval[map[string]string](p, keptMatches)
}

// again follows the match after the page was loaded anew, at which nothing may have
// been lost.
func (g *table) again() {
	g.t.Helper()
	g.interactive()
	g.wait(fmt.Sprintf(`%s === %q`, idInFront, g.id))
	g.looks(false)
	if record := g.kept()[g.id]; record != g.record {
		g.t.Errorf("kept was %s, and is %s", g.record, record)
	}
}

// follow waits until the match went on, as it is kept, and the page waits for a
// person; and that the page shows just that. It returns what happened.
func (g *table) follow() (news []match.Event) {
	g.t.Helper()
	known, over := 0, 0
	if g.match != nil {
		known, over = len(g.match.Events()), roundsOver(g.match)
	}
	for {
		g.record = eval[string](g.page, fmt.Sprintf(`new Promise(async (done, failed) => {
			for (const end = Date.now() + 2e4; Date.now() < end;) {
				const record = (await %s)[%q];
				if (record && record !== %q) return done(record);
			}
			failed("the match does not go on: " + document.querySelector("#play-board")?.innerText);
		})`, keptMatches, g.id, g.record))
		g.match = g.playedIn(g.record)
		if s := g.match.State(); s.Winner != match.Nobody || roundsOver(g.match) != over || !g.match.Mover().IsBot() {
			break
		}
	}
	news = g.match.Events()[known:]
	g.looks(roundsOver(g.match) > over)
	g.announces(news)
	g.botsWere(known)
	return news
}

// roundsOver is how many rounds of a match are over.
func roundsOver(m *match.Match) int {
	n := 0
	for _, lost := range m.State().Lost {
		n += lost
	}
	return n
}

// looks waits until the page shows the match as it is kept: the letters and who
// played them, the letters that everybody has lost, whose turn it is, and whether it
// looks back on the round that has just ended.
func (g *table) looks(back bool) {
	g.t.Helper()
	s := g.match.State()
	r := &s.Rounds[len(s.Rounds)-1]
	goesOn := ""
	switch {
	case s.Winner != match.Nobody:
		goesOn = "One more match"
	case back:
		r, goesOn = &s.Rounds[roundsOver(g.match)-1], "Next round"
	}
	var scores []string
	for i, lost := range s.Lost {
		score := fmt.Sprintf("player-%d %d/%d", i+1, lost, len([]rune(g.match.Setup.Lives)))
		if !back && s.Turn == i {
			score += " moves"
		}
		scores = append(scores, score)
	}
	asks := !back && s.Challenger != match.Nobody
	g.wait(fmt.Sprintf(`%s === %q`, shownTable, fmt.Sprintf("%s|%s|%s|%v", g.letters(r), strings.Join(scores, ", "), goesOn, asks)))
}

// letters are those of a round, each with the number of who played it.
func (g *table) letters(r *match.Round) string {
	var letters []string
	for _, play := range r.Plays {
		letters = append(letters, fmt.Sprintf("%s%d", strings.ToUpper(string(play.Letter)), play.Player+1))
	}
	return strings.Join(letters, " ")
}

// shownTable is what looks compares.
const shownTable = `(() => {
	const all = (selector, text) => [...document.querySelectorAll(selector)].map(text);
	return [
		all("#play-board .tile:not(.blank, .would, .named)", t => t.textContent + /seat-(\d)/.exec(t.className)[1]).join(" "),
		all(".score", s => s.id + " " + s.querySelectorAll(".life.lost").length + "/" + s.querySelectorAll(".life").length + (s.ariaCurrent === "true" ? " moves" : "")).sort().join(", "),
		document.querySelector("#play-next")?.firstChild.textContent ?? "",
		!!document.querySelector("#play-name"),
	].join("|");
})()`

// botsWere checks that the bots did, from an event on, what the bots of this match do.
func (g *table) botsWere(from int) {
	g.t.Helper()
	for i, e := range g.match.Events()[from:] {
		m, err := match.Resume(g.match.Setup, g.match.Book, g.match.Events()[:from+i])
		if err != nil {
			g.t.Fatal(err)
		}
		bot := m.State().Turn != match.Nobody && m.Mover().IsBot() && e.Kind != match.TakesBack
		if bot && m.BotEvent() != e {
			g.t.Errorf("%s: event %d is %v, and this bot does %v", g.record, from+i, e, m.BotEvent())
		}
	}
}
