package play

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/play/matches"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
	"spectrie/trainer/match/link"
)

// byLink is what a table has for a match by link.
type byLink struct {
	matches.Link
	asks  bool          // the match is not kept here: a person has to say who plays here
	other *address.View // a match in a link that went another way, to look at; nil for none
}

// elsewhere reports whether a player on another device is next.
func (t *table) elsewhere() bool {
	return t.link != nil && !t.over() && !slices.Contains(t.link.Seats, t.State().Turn)
}

// unsent reports whether something has happened that no link holds yet.
func (t *table) unsent() bool { return t.link != nil && len(t.Events()) > t.link.Sent }

// actsHere reports whether a person at this device is next.
func (t *table) actsHere() bool { return !t.Mover().IsBot() && !t.elsewhere() }

// beginByLink begins a match by link with some players at this device.
func (p *Page) beginByLink(setup match.Setup, seats []int) {
	p.beginOn(setup, nil, &byLink{Link: matches.Link{Seats: seats, Sent: matches.NotSent}})
}

// turnView is the address that holds the match as it is now.
func (p *Page) turnView() address.View {
	t := p.table
	m := link.Match{Setup: t.Setup, Events: t.Events()}
	if dicts.IsOwnID(t.Setup.Dict) {
		entry := p.shelf.Described(t.Setup.Dict)
		m.List = link.List{Name: entry.Name, Words: entry.Words}
	}
	code, err := m.Encode()
	if err != nil { // as for a dictionary that came after this version
		return address.RecordView(&t.Setup, t.Record())
	}
	return address.TurnView(&m, code)
}

// takeBackUnsent takes back the last thing that happened here, as if it had never been.
func (p *Page) takeBackUnsent() {
	next := *p.table
	events := next.Events()
	m, err := match.Resume(next.Setup, next.Book, events[:len(events)-1])
	if err != nil {
		return // which no part of a match causes
	}
	next.Match, next.review, next.refused, next.word, next.insists = m, match.Nobody, "", "", false
	next.said = []string{next.takenBackText()}
	next.acts++
	p.table, p.boardMoved = &next, true
	p.keepMatch()
	p.continueMatch()
}

// retell tells again what has happened since the first events, to the players at this device.
func (t *table) retell(since int) {
	events := t.Events()
	m, err := match.Resume(t.Setup, t.Book, events[:since])
	if err != nil {
		return
	}
	t.Match, t.said, t.review = m, nil, match.Nobody
	for _, e := range events[since:] {
		player, fragment, over := t.State().Turn, t.currentRound().Fragment(), t.roundsOver()
		if t.Add(e) != nil {
			return
		}
		t.tell(e, player, fragment, over)
	}
}

// retellSinceOwn tells what has happened since somebody at this device acted, or just the last thing.
func (t *table) retellSinceOwn() {
	last := max(len(t.Events())-1, 0)
	since := last
	m, err := match.New(t.Setup, t.Book)
	for i, e := range t.Events() {
		if err != nil {
			return
		}
		if slices.Contains(t.link.Seats, m.State().Turn) {
			since = min(i+1, last)
		}
		err = m.Add(e)
	}
	t.retell(since)
}

// turnText tells the player who is next, on another device, what has happened.
func (t *table) turnText() string {
	apart := &table{Match: t.Match, review: match.Nobody}
	since := max(len(t.Events())-1, 0)
	if t.link.Sent >= 0 {
		since = min(since, t.link.Sent)
	}
	apart.retell(since)
	told, fragment := "", dicts.Capitals(apart.currentRound().Fragment())
	for _, line := range apart.said {
		told += line + " "
	}
	if apart.over() {
		return told
	}
	yours := "It is your turn, " + t.Setup.Players[apart.State().Turn].Name
	switch {
	case len(t.Events()) == 0:
		return yours + ": open a match of Ghost with any letter. "
	case apart.State().Challenger != match.Nobody:
		return yours + ": " + told + "Name one, or say that you have none. "
	case fragment == "":
		return yours + ". " + told
	}
	return yours + ": the letters are " + hyphened(fragment) + ". " + told
}

// hyphened writes letters with hyphens between.
func hyphened(letters string) string {
	line := ""
	for i, letter := range letters {
		line += text.Pick(i == 0, "", "-") + string(letter)
	}
	return line
}

// claimSeat makes a player one of this device. The match is kept from then on. Nobody only looks.
func (p *Page) claimSeat(player int) {
	t := p.table
	if t == nil || t.link == nil {
		return
	}
	seats := t.link.Seats
	if player != match.Nobody && !slices.Contains(seats, player) {
		seats = append(slices.Clone(seats), player)
		slices.Sort(seats)
	}
	next := *t
	next.link = &byLink{Link: matches.Link{Seats: seats, Sent: t.link.Sent}}
	p.table = &next
	next.retellSinceOwn()
	p.keepMatch()
	p.continueMatch()
}

// markSent notes that a link with all events of a match has left this device.
func (p *Page) markSent(t *table) {
	if p.table == t && t.unsent() {
		t.link.Sent = len(t.Events())
		p.keepMatch()
	}
}

// sendTo is the player who is to get the link, or everybody else once the match is over.
func (t *table) sendTo() string {
	if t.over() {
		return "the others"
	}
	return t.Setup.Players[t.State().Turn].Name
}

func (p *Page) copyTurn() {
	t := p.table
	p.host.CopyLink(p.turnView(), "The link is copied. Send it to "+t.sendTo()+".")
	p.markSent(t)
}

func (p *Page) copyTurnText() {
	t := p.table
	page.CopyText(p.host, t.turnText()+page.LinkTo(p.turnView()), "The text is copied with the link. Send it to "+t.sendTo()+".", "Copy the text from here")
	p.markSent(t)
}

// canShare reports whether the system offers to send something.
func canShare() bool { return app.IsClient && app.Window().Get("navigator").Get("share").Truthy() }

// shareTurn opens the system's sheet for sending.
func (p *Page) shareTurn() {
	t := p.table
	sheet := map[string]any{"text": t.turnText(), "url": page.LinkTo(p.turnView())}
	p.host.Ctx().Async(func() {
		_, err := ui.Await(app.Window().Get("navigator").Call("share", sheet))
		p.host.Ctx().Dispatch(func(app.Context) {
			if err != nil {
				p.host.Tell("The link was not sent.")
				return
			}
			p.markSent(t)
		})
	})
}

// possessive is a name before what its bearer has.
func possessive(name solver.Subject) string { return string(name) + "’s" }
