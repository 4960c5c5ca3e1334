package hangman

import (
	"bytes"
	"slices"
	"strings"
)

// contractions are the English words with an apostrophe that are not a word and 's.
// Phrases need them, and dictionaries hold words of letters only.
var contractions = strings.Fields(`
	ain't aren't can't couldn't daren't didn't doesn't don't hadn't hasn't haven't isn't mightn't mustn't needn't
	oughtn't shan't shouldn't wasn't weren't won't wouldn't
	he'd i'd it'd she'd that'd there'd they'd we'd who'd you'd
	he'll i'll it'll she'll that'll there'll they'll we'll who'll you'll
	could've i've might've must've should've they've we've who've would've you've
	they're we're who're you're
	i'm 'em e'er ma'am ne'er o'clock o'er y'all 'tis 'twas
`)

// withApostrophe are the words that fit cells with apostrophes, in alphabetical order
// and written without apostrophes. They are contractions, words with 's, and words in
// -s with an apostrophe at the end.
func (c *Candidates) withApostrophe(cells []rune) list {
	letters := slices.DeleteFunc(slices.Clone(cells), func(cell rune) bool { return cell == '\'' })
	var words []string
	for _, contraction := range contractions {
		if shape(contraction) == shape(string(cells)) {
			words = append(words, strings.ReplaceAll(contraction, "'", ""))
		}
	}
	slices.Sort(words)
	short, owners := c.words.list(words, len(letters)), list{length: len(letters)}
	if len(letters) == len(cells)-1 {
		owners = c.words.owners(len(letters), slices.Index(cells, '\''))
	}
	short, owners = c.fitting(&short, letters), c.fitting(&owners, letters)
	return merge(&short, &owners)
}

// owners are the possessive words with so many letters, in alphabetical order. before is
// the number of letters before the apostrophe. It stands before an s that is added to
// a word, or at the end of a word in -s.
func (w *Words) owners(length, before int) list {
	owners := list{length: length}
	s, ok := w.alphabet.Index('s')
	if !ok || before < length-1 || before >= len(w.lists) {
		return owners
	}
	words := &w.lists[before]
	for i, mask := range words.masks {
		word := words.word(i)
		switch {
		case before < length:
			owners.spelt = append(append(owners.spelt, word...), byte(s))
			owners.masks = append(owners.masks, mask|1<<s)
		case int(word[length-1]) == s:
			owners.add(word, mask)
		}
	}
	return owners
}

// merge is the words of two lists in alphabetical order, each once.
func merge(a, b *list) list {
	both := list{length: a.length}
	for i, j := 0, 0; i < a.len() || j < b.len(); {
		order := -1 // as of bytes.Compare: which of the next two words comes first
		switch {
		case i == a.len():
			order = 1
		case j < b.len():
			order = bytes.Compare(a.word(i), b.word(j))
		}
		if order <= 0 {
			both.add(a.word(i), a.masks[i])
			i++
		} else {
			both.add(b.word(j), b.masks[j])
		}
		if order >= 0 {
			j++
		}
	}
	return both
}

// shape is a text with a blank in place of each letter.
func shape(text string) string {
	return strings.Map(func(r rune) rune {
		if Separates(r) {
			return r
		}
		return Blank
	}, text)
}

// list arranges words of the same length. It leaves out those with a letter that the
// alphabet does not have.
func (w *Words) list(words []string, length int) list {
	l := list{length: length}
	for _, word := range words {
		var letters []byte
		var mask uint32
		for _, r := range word {
			letter, ok := w.alphabet.Index(r)
			if !ok {
				break
			}
			letters, mask = append(letters, byte(letter)), mask|1<<letter
		}
		if len(letters) == length {
			l.add(letters, mask)
		}
	}
	return l
}
