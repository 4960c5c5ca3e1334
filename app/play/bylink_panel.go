package play

import (
	"net/url"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// linkPanel is what a match by link has on the board: a link for whoever is next, or the question who plays here.
// Its markup is the same before and after the link is sent, so that the focus stays. Only its class differs, which
// hides what can no longer be done.
func (p *Page) linkPanel() app.UI {
	return app.Div().ID("link-panel").Class("by-link", text.Pick(p.table.canTakeBack(), "", "sent")).
		OnClick(ui.PressOn("link", p.pressLink)).On("copy", p.onCopyField).Body(ui.HTML(p.linkTools()))
}

// linkText says whose turn it is, and what to do about it.
func (t *table) linkText() string {
	next := t.sendTo()
	line := "It is " + next + "’s turn. "
	switch {
	case t.over():
		return "Send " + next + " this link, so that they see how it ended."
	case t.asks:
		return t.Setup.Players[0].Name + " invites you to Ghost. " + line + "Are you " + next + "?"
	case t.elsewhere():
		return line + "Send " + next + " this link. When a link comes back, open it on this device."
	}
	return ""
}

// linkTools are the buttons and the link.
func (p *Page) linkTools() markup.HTML {
	t := p.table
	var m markup.Writer
	m.Open("div")
	m.Element("p", t.linkText(), "id", "link-next")
	if t.other != "" {
		m.Element("a", "Look at the match in the link", "id", "link-other", "href", "#/play?record="+url.QueryEscape(t.other))
	}
	button := func(key, name, class string) {
		m.Element("button", name, "type", "button", "id", "link-"+key, "data-link", key, "class", class, "aria-describedby", "link-next")
	}
	players, next := t.Setup.Players, max(t.State().Turn, 0)
	m.Literal(`<div class="board-actions">`)
	switch {
	case t.asks:
		for i := range players {
			i = (next + i) % len(players)
			button(strconv.Itoa(i), "I am "+players[i].Name, text.Pick(i == t.State().Turn, "strong", ""))
		}
		button(strconv.Itoa(match.Nobody), "Just look", "")
	case t.elsewhere() || t.over():
		share := app.IsClient && app.Window().Get("navigator").Get("share").Truthy()
		if share {
			button("share", "Share…", "strong")
		}
		button("copy", "Copy link", text.Pick(share, "", "strong"))
		button("text", "Copy as text", "")
		button("back", "Take back", "")
		m.Literal(`</div><label>The link<input id="link-field" readonly value="`)
		m.Text(page.LinkTo(p.turnView()))
		m.Literal(`"></label><div>`)
		if !t.over() {
			button(strconv.Itoa(next), players[next].Name+" plays on this device"+text.Pick(len(t.link.Seats) == 0, "", " too"), "link")
		}
	}
	m.Literal(`</div>`)
	return m.HTML()
}

// onCopyField notes that the person has copied the link by hand.
func (p *Page) onCopyField(app.Context, app.Event) { p.markSent(p.table) }
