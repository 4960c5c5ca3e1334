package lists

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/tree"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// findingBlock leads the page with its finding, and offers it to others as text or as a picture. The
// stylesheet hides the offer as long as there is no finding.
func (c *compare) findingBlock(chosen bool) app.UI {
	var m markup.Writer
	m.Literal(`<div class="finding-share" role="group" aria-label="Share the finding">` +
		`<button type="button" id="compare-copy" class="link" data-share="text">Copy as text</button>` +
		`<button type="button" id="compare-picture" class="link" data-share="picture">Save as picture</button></div>`)
	return app.Div().Class("finding-block").OnClick(ui.PressOn("share", c.share)).Body(
		app.P().ID("compare-finding").Class("finding").Aria("live", "polite").Text(text.Pick(chosen, c.finding(), "")),
		ui.HTML(m.HTML()),
	)
}

func (c *compare) share(button app.Value) {
	if ui.Dataset(button, "share") == "picture" {
		svg, width, height := c.picture()
		page.SavePicture(c.host, svg.String(), width, height, 2, "ghost-compared")
		return
	}
	page.CopyText(c.host, c.findingText(), "The finding is copied.", "Copy the finding from here")
}

// findingText is the finding with what was compared and a link to it.
func (c *compare) findingText() string {
	return c.subject() + ".\n" + c.finding() + "\n" + page.LinkTo(c.view)
}

// subject is what was compared: the lists and the rules.
func (c *compare) subject() string {
	var names []string
	for _, g := range c.current.games {
		names = append(names, c.shelf.NameOf(g.dict.ID))
	}
	rules := c.current.choice.Rules
	return "Ghost in " + text.Listed(names) + ", words of " + text.Counted(rules.MinLetters, "letter") + " or more, " + text.Counted(rules.Players, "player")
}

// cell draws a verdict in the colours of [tree.Day]. The letter follows.
func cell(class string) markup.Literal {
	switch class {
	case "win":
		return `<rect width="36" height="54" rx="12" fill="none" stroke="#0072B2" stroke-width="2"/><g fill="#1D1D1F"><text x="18" y="45">✓</text>`
	case "lose":
		return `<rect width="36" height="54" rx="4" fill="#D55E00"/><g fill="#0B0B0C"><text x="18" y="45">✗</text>`
	case "word":
		return `<rect width="36" height="54" rx="4" fill="#1D1D1F"/><g fill="#FBFAF7"><text x="18" y="45">■</text>`
	}
	return `<g fill="#6B6B70"><text x="18" y="45">–</text>`
}

// picture draws the finding, and below it the opening letters of every list with their verdicts. A
// letter is pale where the lists agree on it. The size is in CSS pixels.
func (c *compare) picture() (svg markup.HTML, width, height float64) {
	letters, finding, subject := c.current.letters(), c.finding(), c.subject()
	width = float64(80 + max(40*len(letters), 14*len(finding), 9*len(subject)))
	height = float64(160 + 108*len(c.current.games))
	var m markup.Writer
	put(&m, `<svg xmlns="http://www.w3.org/2000/svg" role="img" font-weight="650" fill="#1D1D1F" font-family="`+tree.Fonts+`" width="`, width)
	put(&m, `" height="`, height)
	put(&m, `" viewBox="0 0 `, width)
	put(&m, ` `, height)
	say(&m, `"><rect width="100%" height="100%" fill="#FBFAF7"/><text x="40" y="66" font-size="24">`, finding)
	say(&m, `</text><text x="40" y="100" font-size="16" font-weight="400">`, subject)
	for i, g := range c.current.games {
		put(&m, `</text><g font-size="16" transform="translate(40 `, float64(150+108*i))
		say(&m, `)"><text font-size="18">`, c.shelf.NameOf(g.dict.ID))
		m.Literal(`</text><g text-anchor="middle">`)
		for j, letter := range letters {
			pills := c.current.pills(letter)
			say(&m, `<g opacity="`, text.Pick(differ(pills), "1", "0.5"))
			put(&m, `" transform="translate(`, float64(40*j))
			m.Literal(` 14)">`)
			m.Literal(cell(pills[i].Class))
			say(&m, `<text x="18" y="25">`, dicts.Capitals(string(letter)))
			m.Literal(`</text></g></g>`)
		}
		m.Literal(`</g></g><text>`)
	}
	put(&m, `</text><text x="40" font-size="14" font-weight="400" y="`, height-20)
	say(&m, `">`, "Spectrie. Opening letters, for player 1: ✓ "+c.verdict(true)+", ✗ "+c.verdict(false)+". Pale: the lists agree.")
	m.Literal(`</text></svg>`)
	return m.HTML(), width, height
}

// put writes markup and a number, and say markup and text. They are not inlined, because copies would
// enlarge the download.
//
//go:noinline
func put(m *markup.Writer, before markup.Literal, number float64) {
	m.Literal(before)
	m.Number(number)
}

//go:noinline
func say(m *markup.Writer, before markup.Literal, words string) {
	m.Literal(before)
	m.Text(words)
}
