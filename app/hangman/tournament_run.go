package hangman

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/solver/hangman"
)

// startWork plays the missing pairings.
func (p *tournament) startWork() {
	_, missing := p.pairings()
	if len(missing) == 0 {
		p.work.Stop(page.Finished)
		return
	}
	of, words := p.key(), p.words()
	p.started, p.pairingProgress = true, 0
	p.workBegan = p.host.Now()
	p.doneBefore, _ = p.progress()
	p.work.Begin(p.host, address.HangmanAlgorithms, nameOfPairing(missing[0]), func(r *page.Run) {
		for _, pair := range missing {
			r.Tell(func() { p.work.Doing, p.pairingProgress = nameOfPairing(pair), 0 })
			score, err := pair.play(words, r.Progress(func(part float64) { p.pairingProgress = part }))
			if err != nil { // the run was stopped
				return
			}
			r.Tell(func() { p.keepScore(of, pair.letters, score) })
		}
	})
}

// A tournament that does not play every word plays a sample of each length.
const (
	sampleWords = 200
	sampleSeed  = 1 // fixed, so that the sample is always the same
)

// pairing is a contestant against the words of one length.
type pairing struct {
	letters    int
	contestant int
	words      int // how many words are played
}

// pairings lists what has been played and what is missing. For each length the first
// contestants play first.
func (p *tournament) pairings() (played, missing []pairing) {
	for _, letters := range p.lengths() {
		words := p.wordsPlayed(letters)
		for c := range hangman.Contestants {
			if pair := (pairing{letters, c, words}); c < len(p.scores[p.key()][letters]) {
				played = append(played, pair)
			} else {
				missing = append(missing, pair)
			}
		}
	}
	return played, missing
}

// wordsPlayed is how many words of a length the tournament plays.
func (p *tournament) wordsPlayed(letters int) int {
	words := p.words().Count(letters)
	return text.Pick(p.everyWord, words, min(words, sampleWords))
}

func (p *tournament) key() tournamentKey { return tournamentKey{p.view.Dict, p.everyWord} }

// effort estimates the work for a pairing.
func (pair pairing) effort() float64 {
	return float64(pair.words) * hangman.Contestants[pair.contestant].Effort()
}

// play plays a pairing.
func (pair pairing) play(words *hangman.Words, progress hangman.Progress) (hangman.Score, error) {
	sample := words.Sample(pair.letters, pair.words, sampleSeed)
	return words.Compete(hangman.Contestants[pair.contestant], pair.letters, sample, progress)
}

// progress is how much work is done, and how much there is in all. It includes the
// pairing under way.
func (p *tournament) progress() (done, all float64) {
	played, missing := p.pairings()
	for _, pair := range played {
		done += pair.effort()
	}
	all = done
	for _, pair := range missing {
		all += pair.effort()
	}
	if p.work.State == page.Working && len(missing) > 0 {
		done += p.pairingProgress * missing[0].effort()
	}
	return done, all
}

// keepScore keeps the score of the next contestant.
func (p *tournament) keepScore(of tournamentKey, letters int, score hangman.Score) {
	if p.scores == nil {
		p.scores = map[tournamentKey]map[int][]hangman.Score{}
	}
	if p.scores[of] == nil {
		p.scores[of] = map[int][]hangman.Score{}
	}
	p.scores[of][letters] = append(p.scores[of][letters], score)
	p.pairingProgress = 0
}

func nameOfPairing(pair pairing) string {
	return fmt.Sprintf("%s, %s", text.Counted(pair.letters, "letter"), contestantText(hangman.Contestants[pair.contestant]).name)
}

// pressWork starts, cancels, continues or repeats the tournament.
func (p *tournament) pressWork(app.Context, app.Event) {
	switch p.work.State {
	case page.Working:
		p.work.Stop(page.Stopped)
		p.started = false
		return
	case page.Finished:
		for _, letters := range p.lengths() {
			delete(p.scores[p.key()], letters)
		}
	}
	p.startWork()
}

// chooseWords chooses between every word and a sample.
func (p *tournament) chooseWords(which string) {
	p.everyWord = which == "every"
	p.work.Stop(p.idleState())
	p.started = false
}

// results adds up the scores of the lengths that all contestants have played. A single
// length shows the scores so far. The scores of a sample are scaled up to all words of
// their length, so that the sum is an estimate for the whole list.
func (p *tournament) results() (scores []hangman.Score, lengths []int) {
	found := p.scores[p.key()]
	scores = make([]hangman.Score, 0, len(hangman.Contestants))
	for _, letters := range p.lengths() {
		of := found[letters]
		if p.view.Letters != 0 && len(of) > 0 || len(of) == len(hangman.Contestants) {
			scores = scores[:len(of)]
			for i := range of {
				scores[i].Add(scaled(of[i], p.words().Count(letters)))
			}
			lengths = append(lengths, letters)
		}
	}
	return scores, lengths
}

// scaled scales a score to another number of words.
func scaled(s hangman.Score, words int) hangman.Score {
	scale := func(n int) int { return (n*words + s.Words/2) / s.Words }
	scaledScore := hangman.Score{Words: words, Lost: scale(s.Lost)}
	for i := range s.Won {
		scaledScore.Won[i] = scale(s.Won[i])
	}
	return scaledScore
}

// sampled reports whether some words of these lengths are not played.
func (p *tournament) sampled(lengths []int) bool {
	return !p.everyWord && slices.ContainsFunc(lengths, func(letters int) bool { return p.words().Count(letters) > sampleWords })
}
