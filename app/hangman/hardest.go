package hangman

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// hardest is the part of the Hangman page for a person who chooses the word. It keeps its
// results as long as the tab is open.
type hardest struct {
	host       page.Host
	shelf      *shelf.Shelf
	view       address.View
	work       page.Work
	progress   float64
	showRare   bool                           // list rare words too
	extraWords int                            // how many words are listed beyond the first ones
	hunts      map[wordsOfLength]hangman.Hunt // searches under way
	hardWords  map[wordsOfLength][]hardWord
}

// wordsOfLength stands for all words of one length in a dictionary.
type wordsOfLength struct {
	dict    string
	letters int
}

// hardWord is a word, how many lives it costs each algorithm, and how common it is.
type hardWord struct {
	hangman.Hard
	tier dicts.Tier
}

func (p *hardest) Show(view address.View) {
	before := p.current()
	p.view = view
	if p.current() != before {
		p.work.Stop(page.Waiting)
		p.extraWords = 0
	}
}

func (p *hardest) title() string { return page.Heading(p.view.Page, hangmanParts) }

// settle starts the search, unless it is running or was stopped.
func (p *hardest) settle(app.Context) {
	if p.work.State == page.Waiting {
		p.startSearch()
	}
}

func (p *hardest) onKey(app.Context, app.Event, string) bool { return false }

// defaultLetters is the length that the page starts with.
const defaultLetters = 5

// letters is the chosen length. If none is chosen, it is the default, or else the nearest
// greater or smaller length with words.
func (p *hardest) letters() int {
	if p.view.Letters != 0 {
		return p.view.Letters
	}
	for letters := defaultLetters; letters <= dicts.MaxLetters; letters++ {
		if p.words().Count(letters) > 0 {
			return letters
		}
	}
	for letters := defaultLetters; letters > address.LeastLetters; letters-- {
		if p.words().Count(letters) > 0 {
			return letters
		}
	}
	return address.LeastLetters
}

// words are the words of the dictionary in use.
func (p *hardest) words() *hangman.Words { return p.shelf.HangmanWords(p.view.Dict) }

func (p *hardest) current() wordsOfLength {
	if !p.shelf.Has(p.view.Dict) {
		return wordsOfLength{}
	}
	return wordsOfLength{p.view.Dict, p.letters()}
}

func (p *hardest) chooseLetters(letters string) {
	view := p.view
	view.Letters, _ = strconv.Atoi(letters)
	p.host.GoTo(p.host.Ctx(), view)
}

func (p *hardest) chooseCommonOnly(ctx app.Context, _ app.Event) {
	p.showRare, p.extraWords = !ctx.JSSrc().Get("checked").Bool(), 0
}

// startSearch starts or continues the search for the hardest words, which can take
// seconds. It resumes after the last algorithm that has played.
func (p *hardest) startSearch() {
	of := p.current()
	if _, ok := p.hardWords[of]; ok {
		p.work.Stop(page.Finished)
		return
	}
	if p.hunts == nil {
		p.hunts, p.hardWords = map[wordsOfLength]hangman.Hunt{}, map[wordsOfLength][]hardWord{}
	}
	hunt, ok := p.hunts[of]
	if !ok {
		hunt = p.words().Hunt(of.letters)
	}
	trie := p.shelf.Dictionaries[of.dict].Trie
	p.progress = hunt.Done()
	p.work.Begin(p.host, address.HangmanHardest, "", func(r *page.Run) {
		progress := r.Progress(func(part float64) { p.progress = part })
		for !hunt.Over() {
			next, err := hunt.Step(progress)
			if err != nil { // the run was stopped
				return
			}
			hunt = next
			r.Tell(func() { p.hunts[of] = next })
		}
		found := withTiers(hunt.Hardest(), trie)
		r.Tell(func() {
			delete(p.hunts, of)
			p.hardWords[of] = found
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

// pressWork cancels or continues the search. Cancelling keeps the results of the
// algorithms that have played against all the words.
func (p *hardest) pressWork(app.Context, app.Event) {
	if p.work.State == page.Working {
		p.work.Stop(page.Stopped)
		hunt := p.hunts[p.current()]
		p.progress = hunt.Done()
		return
	}
	p.startSearch()
}
