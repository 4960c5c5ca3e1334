package app

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// mend is one change after which words fit.
type mend struct {
	does  string // on its button
	words int    // that fit then; 0 where that is not known
	view  View
}

// mostMends is how many are offered.
const mostMends = 6

// reconcile offers both ways for each letter that is in the word and is not.
func (n *standpoint) reconcile() (mends []mend) {
	for _, letter := range n.template.Shown() {
		if strings.ContainsRune(n.view.Without, letter) {
			mends = append(mends, n.allow(letter, "%s is in the word"), n.clear(letter, "%s is not in it"))
		}
	}
	return mends
}

// repair offers what makes words fit: to leave out one excluded letter, or one
// that is shown, or to look elsewhere. What leaves the most words comes first.
func (n *standpoint) repair() []mend {
	var mends []mend
	for _, letter := range n.view.Without {
		mends = append(mends, n.allow(letter, "%s may be in it"))
	}
	for _, letter := range n.template.Shown() {
		mends = append(mends, n.clear(letter, "Take %s out"))
	}
	mends = slices.DeleteFunc(mends, func(m mend) bool { return m.words == 0 })
	slices.SortStableFunc(mends, func(a, b mend) int { return cmp.Compare(b.words, a.words) })
	mends = mends[:min(len(mends), mostMends-1)]
	return append(mends, n.elsewhere()...)
}

// allow is the mend that no longer excludes a letter.
func (n *standpoint) allow(letter rune, does string) mend {
	view := n.view
	view.Without = strings.ReplaceAll(view.Without, string(letter), "")
	return mended(fmt.Sprintf(does, dicts.Capitals(string(letter))), view, n.words)
}

// clear is the mend that shows a letter nowhere.
func (n *standpoint) clear(letter rune, does string) mend {
	view := n.view
	view.Template = strings.ReplaceAll(n.template.String(), string(letter), string(hangman.Blank))
	return mended(fmt.Sprintf(does, dicts.Capitals(string(letter))), view, n.words)
}

// elsewhere is another dictionary that has what fits: the first of those that are
// here, or else a larger one, of which nobody knows yet.
func (n *standpoint) elsewhere() []mend {
	var larger dicts.Entry
	here, _ := shelf.entry(n.view.Dict)
	for _, entry := range shelf.entries() {
		view := n.view
		view.Dict = entry.ID
		if entry.ID == n.view.Dict {
			continue
		}
		if !shelf.has(entry.ID) {
			if entry.Words > max(larger.Words, here.Words) {
				larger = entry
			}
			continue
		}
		if m := mended("Look in "+entry.Name, view, hangman.NewWords(shelf.dictionaries[entry.ID].Trie)); m.words > 0 {
			return []mend{m}
		}
	}
	if larger.ID == "" {
		return nil
	}
	view := n.view
	view.Dict = larger.ID
	return []mend{{"Look in " + larger.Name, 0, view}}
}

// mended is the change to view, among words.
func mended(does string, view View, words *hangman.Words) mend {
	m := mend{does: does, view: view}
	if t, err := hangman.ParseTemplate(view.Template); err == nil {
		if fit, err := words.Fit(t, view.Without); err == nil {
			m.words = fit.Count()
		}
	}
	return m
}

// mendButtons make the changes.
func (p *advisor) mendButtons() app.UI {
	mends := p.now.mends
	return app.Div().Class("mends").Body(app.Range(mends).Slice(func(i int) app.UI {
		m := mends[i]
		text := m.does
		if m.words > 0 {
			text += ": " + counted(m.words, p.now.noun())
		}
		return app.Button().Type("button").DataSet("mend", m.view.Address()).OnClick(p.onMend).Text(text)
	}))
}

// onMend goes to another dictionary by its address, as the menu does, because it
// may have to come first.
func (p *advisor) onMend(ctx app.Context, _ app.Event) {
	view, _ := ParseAddress(dataset(ctx.JSSrc(), "mend"))
	if view.Dict != p.view.Dict {
		p.goTo(ctx, view)
		return
	}
	p.change(view)
	p.home.Defer(func(app.Context) { focusOn(".hangman .board button:not([disabled])", 0) })
}
