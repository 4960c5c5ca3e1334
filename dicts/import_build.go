package dicts

import "iter"

// build makes a trie of words, which are a run as a string so that no word is
// allocated for itself, and completes the report.
func (im *importer) build(words string) (*Trie, error) {
	im.meter.begin(Building, 2*int64(len(words)))
	var letters letterCounts
	for word := range im.eachWord(words) {
		letters.add(word)
	}
	alphabet, err := letters.alphabet()
	if err != nil {
		return nil, err
	}
	all := alphabet.Len() == len(letters.letters)
	builder := NewBuilder(alphabet, false)
	for word := range im.eachWord(words) {
		if !all && !spells(&alphabet, word) {
			im.report.leaveOut(TooManyLetters, []byte(word))
		} else if err := builder.Add(word, NoTier); err != nil {
			return nil, err
		}
	}
	if im.meter.stopped != nil {
		return nil, im.meter.stopped
	}
	trie := builder.Trie()
	im.report.Kept = trie.CountWords(Root)
	im.report.Duplicates = im.sorter.duplicates
	return trie, im.meter.end()
}

// eachWord yields the words of a run until the import is stopped.
func (im *importer) eachWord(run string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for len(run) > 0 && im.meter.stopped == nil {
			var word string
			word, run = next(run)
			if !yield(word) {
				return
			}
			im.meter.advance(Building, 1+len(word))
			im.meter.work(addWork + 2*len(word))
		}
	}
}

// spells reports whether all letters of word are in a.
func spells(a *Alphabet, word string) bool {
	for _, r := range word {
		if _, ok := a.Index(r); !ok {
			return false
		}
	}
	return true
}
