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

// correction is one change to the entry, offered when no word fits.
type correction struct {
	label string // of its button
	words int    // how many fit after the change; 0 if that is not known
	view  address.View
}

// mostCorrections is how many corrections are offered.
const mostCorrections = 6

// correctionSearch looks for corrections. It runs in the background, because it takes
// too long to finish at every keystroke. So it holds what it needs of the shelf.
type correctionSearch struct {
	*analysis
	otherLists  []otherList  // on this device, in the order of the menu
	missingList dicts.Entry  // the largest list not on this device, if larger than the one in use
	tick        func() error // reports an error when the search must end
}

// otherList is a dictionary to look in instead.
type otherList struct {
	dicts.Entry
	trie  *dicts.Trie
	words *hangman.Words // nil until arranged from the trie
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

// findCorrections finds all corrections, or returns the error of tick.
func (m *correctionSearch) findCorrections(tick func() error) ([]correction, error) {
	m.tick = tick
	if m.contradicted() {
		return m.resolveContradictions()
	}
	return m.makeWordsFit()
}

// resolveContradictions offers both ways out for each letter that is both shown and
// excluded.
func (m *correctionSearch) resolveContradictions() (corrections []correction, err error) {
	for _, letter := range m.template.Shown() {
		if err == nil && strings.ContainsRune(m.view.Without, letter) {
			corrections = append(corrections, m.stopExcluding(letter, "%s is in the word"), m.stopShowing(letter, "%s is not in it"))
			err = m.countWords(m.words, corrections[len(corrections)-2:]...)
		}
	}
	return corrections, err
}

// makeWordsFit offers changes after which words fit. Showing a letter at one more blank
// comes first, because that is the likeliest slip. Then follow dropping an excluded or a
// shown letter, and looking in another dictionary. Within a kind, the change that leaves
// the most words comes first.
func (m *correctionSearch) makeWordsFit() ([]correction, error) {
	var corrections []correction
	for _, letter := range m.view.Without {
		corrections = append(corrections, m.stopExcluding(letter, "%s may be in it"))
	}
	for _, letter := range m.template.Shown() {
		corrections = append(corrections, m.stopShowing(letter, "Take %s out"))
	}
	if err := m.countWords(m.words, corrections...); err != nil {
		return nil, err
	}
	corrections = withWords(corrections)
	more, err := m.fillBlanks()
	if err != nil {
		return nil, err
	}
	corrections = append(more, corrections...)
	corrections = corrections[:min(len(corrections), mostCorrections-1)]
	other, err := m.otherDictionary()
	return append(corrections, other...), err
}

// mostBlankCorrections is how many corrections that fill a blank are offered.
const mostBlankCorrections = 2

// fillBlanks offers to show a letter at one more blank.
func (m *correctionSearch) fillBlanks() ([]correction, error) {
	var corrections []correction
	cells := m.template.Cells()
	for _, letter := range m.template.Shown() {
		for i, cell := range cells {
			if cell == hangman.Blank {
				corrections = append(corrections, m.showAtBlank(letter, i))
			}
		}
	}
	err := m.countWords(m.words, corrections...)
	corrections = withWords(corrections)
	return corrections[:min(len(corrections), mostBlankCorrections)], err
}

// withWords keeps the corrections after which words fit, those with the most words first.
func withWords(corrections []correction) []correction {
	corrections = slices.DeleteFunc(corrections, func(m correction) bool { return m.words == 0 })
	slices.SortStableFunc(corrections, func(a, b correction) int { return cmp.Compare(b.words, a.words) })
	return corrections
}

// showAtBlank is the correction that shows a letter in one more cell.
func (a *analysis) showAtBlank(letter rune, i int) correction {
	cells := slices.Clone(a.template.Cells())
	cells[i] = letter
	view := a.view
	view.Template = templateOf(cells)
	return correction{label: fmt.Sprintf("%s is at position %d too", dicts.Capitals(string(letter)), a.positionOf(i)), view: view}
}

// stopExcluding is the correction that no longer excludes a letter.
func (a *analysis) stopExcluding(letter rune, does string) correction {
	view := a.view
	view.Without = strings.ReplaceAll(view.Without, string(letter), "")
	return correction{label: fmt.Sprintf(does, dicts.Capitals(string(letter))), view: view}
}

// stopShowing is the correction that turns a shown letter into blanks.
func (a *analysis) stopShowing(letter rune, does string) correction {
	view := a.view
	view.Template = strings.ReplaceAll(a.template.String(), string(letter), string(hangman.Blank))
	return correction{label: fmt.Sprintf(does, dicts.Capitals(string(letter))), view: view}
}

// lookIn is the correction that uses another dictionary.
func (a *analysis) lookIn(entry dicts.Entry) correction {
	view := a.view
	view.Dict = entry.ID
	return correction{label: "Look in " + entry.Name, view: view}
}

// otherDictionary offers the first dictionary on this device in which words fit. If none
// has any, it offers a larger one that is not on this device.
func (m *correctionSearch) otherDictionary() ([]correction, error) {
	for i := range m.otherLists {
		list := &m.otherLists[i]
		if list.words == nil {
			list.words = hangman.NewWords(list.trie)
		}
		corrections := []correction{m.lookIn(list.Entry)}
		if err := m.countWords(list.words, corrections...); err != nil || corrections[0].words > 0 {
			return corrections, err
		}
	}
	if m.missingList.ID == "" {
		return nil, nil
	}
	return []correction{m.lookIn(m.missingList)}, nil
}

// countWords counts how many of words fit after each correction.
func (m *correctionSearch) countWords(words *hangman.Words, corrections ...correction) error {
	for i := range corrections {
		if err := m.tick(); err != nil {
			return err
		}
		if t, err := hangman.ParseTemplate(corrections[i].view.Template); err == nil {
			if fit, err := words.Fit(t, corrections[i].view.Without); err == nil {
				corrections[i].words = fit.Count()
			}
		}
	}
	return nil
}
