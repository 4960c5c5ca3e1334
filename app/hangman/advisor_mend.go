package hangman

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"spectrie/app/address"
	"spectrie/app/shelf"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// mend is one change after which words fit.
type mend struct {
	does  string // on its button
	words int    // that fit then; 0 where that is not known
	view  address.View
}

// mostMends is how many are offered.
const mostMends = 6

// mending looks for them, which takes too long for every letter that is typed. It
// has of the shelf what it needs, because it runs beside the page.
type mending struct {
	*standpoint
	elsewhere []otherList // that are here, in their order
	larger    dicts.Entry // the largest that is not here, if it is larger than the one in use
	tick      func() error
}

// otherList is a list to look at instead.
type otherList struct {
	dicts.Entry
	trie  *dicts.Trie
	words *hangman.Words // nil until they are arranged
}

func (n *standpoint) mending(shelf *shelf.Shelf) *mending {
	m := &mending{standpoint: n}
	here, _ := shelf.Entry(n.view.Dict)
	for _, entry := range shelf.Entries() {
		switch {
		case entry.ID == n.view.Dict:
		case shelf.Has(entry.ID):
			m.elsewhere = append(m.elsewhere, otherList{entry, shelf.Dictionaries[entry.ID].Trie, shelf.Arranged[entry.ID]})
		case entry.Words > max(m.larger.Words, here.Words):
			m.larger = entry
		}
	}
	return m
}

// find finds them all, or ends with the error of tick.
func (m *mending) find(tick func() error) ([]mend, error) {
	m.tick = tick
	if m.contradicted() {
		return m.reconcile()
	}
	return m.repair()
}

// reconcile offers both ways for each letter that is in the word and is not.
func (m *mending) reconcile() (mends []mend, err error) {
	for _, letter := range m.template.Shown() {
		if err == nil && strings.ContainsRune(m.view.Without, letter) {
			mends = append(mends, m.allow(letter, "%s is in the word"), m.clear(letter, "%s is not in it"))
			err = m.count(m.words, mends[len(mends)-2:]...)
		}
	}
	return mends, err
}

// repair offers what makes words fit: to show one letter at one more blank, which
// is the likeliest slip; to leave out one excluded letter, or one that is shown; or
// to look elsewhere. Of a kind what leaves the most words comes first.
func (m *mending) repair() ([]mend, error) {
	var mends []mend
	for _, letter := range m.view.Without {
		mends = append(mends, m.allow(letter, "%s may be in it"))
	}
	for _, letter := range m.template.Shown() {
		mends = append(mends, m.clear(letter, "Take %s out"))
	}
	if err := m.count(m.words, mends...); err != nil {
		return nil, err
	}
	mends = fruitful(mends)
	more, err := m.standsElsewhere()
	if err != nil {
		return nil, err
	}
	mends = append(more, mends...)
	mends = mends[:min(len(mends), mostMends-1)]
	other, err := m.lookElsewhere()
	return append(mends, other...), err
}

// slipsOffered is how many letters are offered for one more blank.
const slipsOffered = 2

// standsElsewhere offers one more blank for letters that are shown.
func (m *mending) standsElsewhere() ([]mend, error) {
	var mends []mend
	cells := m.template.Cells()
	for _, letter := range m.template.Shown() {
		for i, cell := range cells {
			if cell == hangman.Blank {
				mends = append(mends, m.also(letter, i))
			}
		}
	}
	err := m.count(m.words, mends...)
	mends = fruitful(mends)
	return mends[:min(len(mends), slipsOffered)], err
}

// fruitful are the mends after which words fit, those with the most first.
func fruitful(mends []mend) []mend {
	mends = slices.DeleteFunc(mends, func(m mend) bool { return m.words == 0 })
	slices.SortStableFunc(mends, func(a, b mend) int { return cmp.Compare(b.words, a.words) })
	return mends
}

// also is the mend that shows a letter in one more cell.
func (n *standpoint) also(letter rune, i int) mend {
	cells := slices.Clone(n.template.Cells())
	cells[i] = letter
	view := n.view
	view.Template = templateOf(cells)
	return mend{does: fmt.Sprintf("%s stands at %d too", dicts.Capitals(string(letter)), n.place(i)), view: view}
}

// allow is the mend that no longer excludes a letter.
func (n *standpoint) allow(letter rune, does string) mend {
	view := n.view
	view.Without = strings.ReplaceAll(view.Without, string(letter), "")
	return mend{does: fmt.Sprintf(does, dicts.Capitals(string(letter))), view: view}
}

// clear is the mend that shows a letter nowhere.
func (n *standpoint) clear(letter rune, does string) mend {
	view := n.view
	view.Template = strings.ReplaceAll(n.template.String(), string(letter), string(hangman.Blank))
	return mend{does: fmt.Sprintf(does, dicts.Capitals(string(letter))), view: view}
}

// in is the mend that looks in another dictionary.
func (n *standpoint) in(entry dicts.Entry) mend {
	view := n.view
	view.Dict = entry.ID
	return mend{does: "Look in " + entry.Name, view: view}
}

// lookElsewhere is another dictionary that has what fits: the first of those that
// are here, or else a larger one, of which nobody knows yet.
func (m *mending) lookElsewhere() ([]mend, error) {
	for i := range m.elsewhere {
		list := &m.elsewhere[i]
		if list.words == nil {
			list.words = hangman.NewWords(list.trie)
		}
		mends := []mend{m.in(list.Entry)}
		if err := m.count(list.words, mends...); err != nil || mends[0].words > 0 {
			return mends, err
		}
	}
	if m.larger.ID == "" {
		return nil, nil
	}
	return []mend{m.in(m.larger)}, nil
}

// count counts which of words fit after each of mends.
func (m *mending) count(words *hangman.Words, mends ...mend) error {
	for i := range mends {
		if err := m.tick(); err != nil {
			return err
		}
		if t, err := hangman.ParseTemplate(mends[i].view.Template); err == nil {
			if fit, err := words.Fit(t, mends[i].view.Without); err == nil {
				mends[i].words = fit.Count()
			}
		}
	}
	return nil
}
