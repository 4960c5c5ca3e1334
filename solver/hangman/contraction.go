package hangman

import (
	"slices"
	"strings"
)

// contractions are the English words with an apostrophe that are not a word
// followed by 's. Dictionaries hold words of letters only, so these are what
// phrases need beside them.
var contractions = strings.Fields(`
	ain't aren't can't couldn't daren't didn't doesn't don't hadn't hasn't haven't isn't mightn't mustn't needn't
	oughtn't shan't shouldn't wasn't weren't won't wouldn't
	he'd i'd it'd she'd that'd there'd they'd we'd who'd you'd
	he'll i'll it'll she'll that'll there'll they'll we'll who'll you'll
	could've i've might've must've should've they've we've who've would've you've
	they're we're who're you're
	i'm 'em e'er ma'am ne'er o'clock o'er y'all 'tis 'twas
`)

// withApostrophe are the words that have the apostrophes of cells, and as many
// letters, written without them: contractions, any word with 's, and any word in
// -s with an apostrophe at the end. They are in alphabetical order.
func (w *Words) withApostrophe(cells []rune) list {
	text := string(cells)
	var words []string
	for _, contraction := range contractions {
		if shape(contraction) == shape(text) {
			words = append(words, strings.ReplaceAll(contraction, "'", ""))
		}
	}
	last := len(cells) - 1
	switch slices.Index(cells, '\'') {
	case last - 1:
		for i := range w.Count(last - 1) {
			words = append(words, w.Word(last-1, i)+"s")
		}
	case last:
		for i := range w.Count(last) {
			if word := w.Word(last, i); strings.HasSuffix(word, "s") {
				words = append(words, word)
			}
		}
	}
	slices.Sort(words)
	return w.list(slices.Compact(words), len(cells)-strings.Count(text, "'"))
}

// shape is a text with all its letters and blanks made equal.
func shape(text string) string {
	return strings.Map(func(r rune) rune {
		if separates(r) {
			return r
		}
		return Blank
	}, text)
}

// list arranges words that have so many letters each. Those with a letter that
// the alphabet does not have are left out.
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
