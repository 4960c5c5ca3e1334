package play

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/play/matches"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
	"spectrie/trainer/match/link"
)

// This file has what happens in a match by link. The table's link says which players are at this device.

// elsewhere reports whether a player on another device is next.
func (t *table) elsewhere() bool {
	return t.link != nil && !t.over() && !slices.Contains(t.link.Seats, t.State().Turn)
}

// actsHere reports whether a person at this device is next.
func (t *table) actsHere() bool { return !t.Mover().IsBot() && !t.elsewhere() }

// turnView is the address that holds the match as it is now.
func (p *Page) turnView() address.View {
	t := p.table
	m := link.Match{Setup: t.Setup, Events: t.Events()}
	if dicts.IsOwnID(t.Setup.Dict) {
		entry := p.shelf.Described(t.Setup.Dict)
		m.List = link.List{Name: entry.Name, Words: entry.Words}
	}
	code, _ := m.Encode() // which no match by link refuses
	return address.View{Page: address.Play, Turn: code}
}

// takeBackUnsent takes back the last thing that happened here, as if it had never been.
func (p *Page) takeBackUnsent() {
	t := p.table
	events := t.Events()
	m, err := match.Resume(t.Setup, t.Book, events[:len(events)-1])
	if err != nil {
		return // which no part of a match causes
	}
	t.Match, t.review, t.refused, t.word, t.insists = m, match.Nobody, "", "", false
	t.said = []string{t.takenBackText()}
	t.acts++
	p.browse.review.table, p.boardMoved = nil, true
	p.keepMatch()
	p.continueMatch()
}

// retell tells again what has happened since so many events, or at least the last thing.
func (t *table) retell(since int) {
	events := t.Events()
	since = min(max(since, 0), max(len(events)-1, 0))
	m, err := match.Resume(t.Setup, t.Book, events[:since])
	t.said, t.review = nil, match.Nobody
	for _, e := range events[since:] {
		if err != nil {
			return // which no part of a match causes
		}
		t.Match = m
		player, fragment, over := t.State().Turn, t.currentRound().Fragment(), t.roundsOver()
		err = m.Add(e)
		t.tell(e, player, fragment, over)
	}
}

// turnText tells what no link holds yet, or the last thing, and asks the player who is next to act.
func (t *table) turnText() string {
	apart := &table{Match: t.Match} // without a link nobody is “you”
	apart.retell(t.link.Sent)
	told, yours := "", "It is your turn, "+t.sendTo()
	for _, line := range apart.said {
		told += line + " "
	}
	letters := t.hyphened()
	switch {
	case t.over():
		return told
	case t.State().Challenger != match.Nobody:
		return yours + ": " + told + "Name one, or say that you have none. "
	case letters == "":
		return yours + ". " + told
	}
	return yours + ": the letters are " + letters + ". " + told
}

// hyphened are the letters of the last round with hyphens between.
func (t *table) hyphened() string {
	return strings.ReplaceAll(text.Spelt(t.currentRound().Fragment()), " ", "-")
}

// claimSeat makes a player one of this device. From then on the match is kept. Nobody only looks.
func (p *Page) claimSeat(player int) {
	t := p.table
	t.asks = false
	if player != match.Nobody && !slices.Contains(t.link.Seats, player) {
		t.link.Seats = append(t.link.Seats, player)
	}
	t.retell(len(t.Events()))
	p.keepMatch()
	p.continueMatch()
}

// markSent notes that a link with all of a match has left this device.
func (p *Page) markSent(t *table) {
	if p.table == t && t != nil && t.link != nil {
		t.link.Sent = len(t.Events())
		p.keepMatch()
	}
}

// sendTo is who is to get the link: the player who is next, or everybody else once the match is over.
func (t *table) sendTo() string {
	if t.over() {
		return "the others"
	}
	return t.Mover().Name
}

// pressLink handles what can be pressed beside the link.
func (p *Page) pressLink(button app.Value) {
	t := p.table
	if t == nil || t.link == nil {
		return
	}
	done := " is copied. Send it to " + t.sendTo() + "."
	switch action := ui.Dataset(button, "link"); action {
	case "share":
		p.shareTurn()
	case "copy":
		p.host.CopyLink(p.turnView(), "The link"+done)
		p.markSent(t)
	case "text":
		page.CopyText(p.host, t.turnText()+page.LinkTo(p.turnView()), "The text with the link"+done, "Copy the text from here")
		p.markSent(t)
	case "back":
		p.takeBack()
	default:
		if player, err := strconv.Atoi(action); err == nil && player < len(t.Setup.Players) {
			p.claimSeat(player)
		}
	}
}

// shareTurn opens the system's sheet for sending.
func (p *Page) shareTurn() {
	t := p.table
	sheet := map[string]any{"text": t.turnText() + page.LinkTo(p.turnView())}
	p.host.Ctx().Async(func() {
		_, err := ui.Await(app.Window().Get("navigator").Call("share", sheet))
		p.host.Ctx().Dispatch(func(app.Context) {
			if err != nil {
				p.host.Tell("The link was not sent.")
			} else {
				p.markSent(t)
			}
		})
	})
}

// openTurn puts the match of a link on the table. A match that is here already goes on only if the link continues
// it; whatever else came in the link, the match here stays as it is.
func (p *Page) openTurn(code string) (problems []string) {
	came, err := link.Decode(code) // which the address has done before
	if err != nil || !p.shelf.Has(came.Setup.Dict) || !p.matches.Ready() {
		p.clearTable()
		// The site loads the dictionary, or says that it is missing.
		p.awaitsMatch = err == nil && p.shelf.Has(came.Setup.Dict)
		return nil
	}
	t, err := p.resumeTable(came.Setup, came.Events)
	if err != nil {
		p.clearTable()
		return []string{"The match in this link could not be read: " + err.Error() + "."}
	}
	id := matches.LinkID(&t.Setup)
	if kept, here := p.matches.ByID(id); !here || kept.Link == nil {
		p.clearTable()
		t.asks, t.link = true, &matches.Link{Sent: len(came.Events)}
		t.retell(t.link.Sent)
		p.table = t
		return nil
	}
	if p.table == nil || p.table.id != id {
		if problems := p.openKept(id); len(problems) > 0 {
			return problems
		}
	}
	p.meetTurn(t)
	return nil
}

// meetTurn compares the match on the table with what came in a link, and goes on from there if that is newer.
func (p *Page) meetTurn(came *table) {
	t := p.table
	t.other = ""
	here, there := t.Events(), came.Events()
	age, common := link.Compare(here, there)
	if !reflect.DeepEqual(t.Setup, came.Setup) {
		age, common = link.Forked, 0
	}
	switch age {
	case link.Same:
		t.retell(common)
	case link.Newer:
		t.Match, t.link.Sent, p.boardMoved = came.Match, len(there), true
		t.retell(common)
		p.keepMatch()
	case link.Older:
		t.said = []string{"This is an old link, " + text.Counted(len(here)-common, "turn") + " behind. You see the match as it stands."}
	case link.Forked:
		t.other = came.Record()
		after := ""
		if m, err := match.Resume(t.Setup, t.Book, here[:common]); err == nil {
			after = (&table{Match: m}).standing()
		}
		t.said = []string{"This link and the match here went different ways after " + after + ". Here: " + t.standing() +
			". In the link: " + came.standing() + ". The match here stays as it is."}
	}
}

// standing says which letters are on the board of which round.
func (t *table) standing() string {
	letters := t.hyphened()
	return text.Pick(letters == "", "the beginning of", letters+" in") + " round " + text.Grouped(len(t.State().Rounds))
}

// settleTurn gives the match that came in a link the address of a match of this device.
func (p *Page) settleTurn() {
	if t := p.table; p.view.Turn != "" && t != nil && t.id != "" {
		p.view = t.view()
		p.view.Round = t.review + 1
		p.host.Replace(p.view)
	}
}

// changedElsewhere reports whether another tab has kept a match by link in another state.
func (p *Page) changedElsewhere(t *table) bool {
	if t == nil || t.link == nil || !p.isKept(t) {
		return false
	}
	kept, ok := p.matches.ByID(t.id)
	return ok && kept.Link != nil && (kept.Record != t.Record() || kept.Link.Sent != t.link.Sent)
}
