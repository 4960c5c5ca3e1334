package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// hardest is the part of the Hangman page for whoever chooses the word. What was
// found is kept while the page lives.
type hardest struct {
	Host
	shelf *library
	view  View
	work  work // doing is of no use: there is one thing to do
	part  float64
	rare  bool                           // rare words are listed too
	more  int                            // words shown beyond the first
	hunts map[wordsOfLength]hangman.Hunt // those that were begun, with what is done
	found map[wordsOfLength][]hardWord
}

// wordsOfLength are the words of a dictionary with so many letters.
type wordsOfLength struct {
	dict    string
	letters int
}

// hardWord is a word with how common it is.
type hardWord struct {
	hangman.Hard
	tier dicts.Tier
}

func (p *hardest) show(view View) {
	before := p.of()
	p.view = view
	if p.of() != before {
		p.work.stop(waiting)
		p.more = 0
	}
}

func (p *hardest) title() string { return heading(p.view.Page, hangmanParts) }

// settle finds the words, unless that is under way or was stopped.
func (p *hardest) settle(app.Context) {
	if p.work.state == waiting {
		p.start()
	}
}

func (p *hardest) onKey(app.Context, app.Event, string) bool { return false }

// usualHard is the number of letters that the page begins with.
const usualHard = 5

// letters is the number of letters that is shown: the usual one where none is
// chosen, or the least for which there are words.
func (p *hardest) letters() int {
	if p.view.Letters != 0 {
		return p.view.Letters
	}
	for letters := usualHard; letters <= dicts.MaxLetters; letters++ {
		if p.words().Count(letters) > 0 {
			return letters
		}
	}
	for letters := usualHard; letters > leastLetters; letters-- {
		if p.words().Count(letters) > 0 {
			return letters
		}
	}
	return leastLetters
}

// words are those of the dictionary in use.
func (p *hardest) words() *hangman.Words { return p.shelf.hangmanWords(p.view.Dict) }

func (p *hardest) of() wordsOfLength {
	if !p.shelf.has(p.view.Dict) {
		return wordsOfLength{}
	}
	return wordsOfLength{p.view.Dict, p.letters()}
}

func (p *hardest) chooseLetters(ctx app.Context, _ app.Event) {
	view := p.view
	view.Letters, _ = strconv.Atoi(ctx.JSSrc().Get("value").String())
	p.GoTo(ctx, view)
}

func (p *hardest) chooseCommon(ctx app.Context, _ app.Event) {
	p.rare, p.more = !ctx.JSSrc().Get("checked").Bool(), 0
}

// start finds the words, which takes seconds for a length with many. It goes on
// after the algorithms that have played.
func (p *hardest) start() {
	of := p.of()
	if _, ok := p.found[of]; ok {
		p.work.stop(finished)
		return
	}
	if p.hunts == nil {
		p.hunts, p.found = map[wordsOfLength]hangman.Hunt{}, map[wordsOfLength][]hardWord{}
	}
	hunt, ok := p.hunts[of]
	if !ok {
		hunt = p.words().Hunt(of.letters)
	}
	trie := p.shelf.dictionaries[of.dict].Trie
	p.part = hunt.Done()
	p.work.begin(p, HangmanHardest, "", func(r *run) {
		progress := r.progress(func(part float64) { p.part = part })
		for !hunt.Over() {
			next, err := hunt.Step(progress)
			if err != nil { // the run is over
				return
			}
			hunt = next
			r.tell(func() { p.hunts[of] = next })
		}
		found := withTiers(hunt.Hardest(), trie)
		r.tell(func() {
			delete(p.hunts, of)
			p.found[of] = found
		})
	})
}

func withTiers(hard []hangman.Hard, trie *dicts.Trie) []hardWord {
	words := make([]hardWord, len(hard))
	for i := range hard {
		node, _ := trie.Find(hard[i].Word)
		words[i] = hardWord{hard[i], trie.Tier(node)}
	}
	return words
}

// press is the one button of the work: it cancels and goes on. What is kept are
// the algorithms that have played against all the words.
func (p *hardest) press(app.Context, app.Event) {
	if p.work.state == working {
		p.work.stop(stopped)
		hunt := p.hunts[p.of()]
		p.part = hunt.Done()
		return
	}
	p.start()
}
