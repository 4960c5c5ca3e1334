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
type correction struct {
	label string // on its button
	words int    // that fit then; 0 where that is not known
	view  address.View
}

// mostMends is how many are offered.
const mostCorrections = 6

// mending looks for them, which takes too long for every letter that is typed. It
// has of the shelf what it needs, because it runs beside the page.
type correctionSearch struct {
	*analysis
	otherLists  []otherList // that are here, in their order
	missingList dicts.Entry // the largest that is not here, if it is larger than the one in use
	tick        func() error
}

// otherList is a list to look at instead.
type otherList struct {
	dicts.Entry
	trie  *dicts.Trie
	words *hangman.Words // nil until they are arranged
}

func (a *analysis) correctionSearch(shelf *shelf.Shelf) *correctionSearch {
	m := &correctionSearch{analysis: a}
	here, _ := shelf.Entry(a.view.Dict)
	for _, entry := range shelf.Entries() {
		switch {
		case entry.ID == a.view.Dict:
		case shelf.Has(entry.ID):
			m.otherLists = append(m.otherLists, otherList{entry, shelf.Dictionaries[entry.ID].Trie, shelf.Arranged[entry.ID]})
		case entry.Words > max(m.missingList.Words, here.Words):
			m.missingList = entry
		}
	}
	return m
}

// find finds them all, or ends with the error of tick.
func (m *correctionSearch) findCorrections(tick func() error) ([]correction, error) {
	m.tick = tick
	if m.contradicted() {
		return m.resolveContradictions()
	}
	return m.makeWordsFit()
}

// reconcile offers both ways for each letter that is in the word and is not.
func (m *correctionSearch) resolveContradictions() (mends []correction, err error) {
	for _, letter := range m.template.Shown() {
		if err == nil && strings.ContainsRune(m.view.Without, letter) {
			mends = append(mends, m.stopExcluding(letter, "%s is in the word"), m.stopShowing(letter, "%s is not in it"))
			err = m.countWords(m.words, mends[len(mends)-2:]...)
		}
	}
	return mends, err
}

// repair offers what makes words fit: to show one letter at one more blank, which
// is the likeliest slip; to leave out one excluded letter, or one that is shown; or
// to look elsewhere. Of a kind what leaves the most words comes first.
func (m *correctionSearch) makeWordsFit() ([]correction, error) {
	var mends []correction
	for _, letter := range m.view.Without {
		mends = append(mends, m.stopExcluding(letter, "%s may be in it"))
	}
	for _, letter := range m.template.Shown() {
		mends = append(mends, m.stopShowing(letter, "Take %s out"))
	}
	if err := m.countWords(m.words, mends...); err != nil {
		return nil, err
	}
	mends = withWords(mends)
	more, err := m.fillBlanks()
	if err != nil {
		return nil, err
	}
	mends = append(more, mends...)
	mends = mends[:min(len(mends), mostCorrections-1)]
	other, err := m.otherDictionary()
	return append(mends, other...), err
}

// slipsOffered is how many letters are offered for one more blank.
const mostBlankCorrections = 2

// standsElsewhere offers one more blank for letters that are shown.
func (m *correctionSearch) fillBlanks() ([]correction, error) {
	var mends []correction
	cells := m.template.Cells()
	for _, letter := range m.template.Shown() {
		for i, cell := range cells {
			if cell == hangman.Blank {
				mends = append(mends, m.showAtBlank(letter, i))
			}
		}
	}
	err := m.countWords(m.words, mends...)
	mends = withWords(mends)
	return mends[:min(len(mends), mostBlankCorrections)], err
}

// fruitful are the mends after which words fit, those with the most first.
func withWords(mends []correction) []correction {
	mends = slices.DeleteFunc(mends, func(m correction) bool { return m.words == 0 })
	slices.SortStableFunc(mends, func(a, b correction) int { return cmp.Compare(b.words, a.words) })
	return mends
}

// also is the mend that shows a letter in one more cell.
func (a *analysis) showAtBlank(letter rune, i int) correction {
	cells := slices.Clone(a.template.Cells())
	cells[i] = letter
	view := a.view
	view.Template = templateOf(cells)
	return correction{label: fmt.Sprintf("%s stands at %d too", dicts.Capitals(string(letter)), a.positionOf(i)), view: view}
}

// allow is the mend that no longer excludes a letter.
func (a *analysis) stopExcluding(letter rune, does string) correction {
	view := a.view
	view.Without = strings.ReplaceAll(view.Without, string(letter), "")
	return correction{label: fmt.Sprintf(does, dicts.Capitals(string(letter))), view: view}
}

// clear is the mend that shows a letter nowhere.
func (a *analysis) stopShowing(letter rune, does string) correction {
	view := a.view
	view.Template = strings.ReplaceAll(a.template.String(), string(letter), string(hangman.Blank))
	return correction{label: fmt.Sprintf(does, dicts.Capitals(string(letter))), view: view}
}

// in is the mend that looks in another dictionary.
func (a *analysis) lookIn(entry dicts.Entry) correction {
	view := a.view
	view.Dict = entry.ID
	return correction{label: "Look in " + entry.Name, view: view}
}

// lookElsewhere is another dictionary that has what fits: the first of those that
// are here, or else a larger one, of which nobody knows yet.
func (m *correctionSearch) otherDictionary() ([]correction, error) {
	for i := range m.otherLists {
		list := &m.otherLists[i]
		if list.words == nil {
			list.words = hangman.NewWords(list.trie)
		}
		mends := []correction{m.lookIn(list.Entry)}
		if err := m.countWords(list.words, mends...); err != nil || mends[0].words > 0 {
			return mends, err
		}
	}
	if m.missingList.ID == "" {
		return nil, nil
	}
	return []correction{m.lookIn(m.missingList)}, nil
}

// count counts which of words fit after each of mends.
func (m *correctionSearch) countWords(words *hangman.Words, mends ...correction) error {
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
