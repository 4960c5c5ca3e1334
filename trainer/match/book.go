package match

import (
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// Book is a dictionary as matches use it: all of its words, those that can end a round, and the game
// solved for any number of seats. It makes each of these once and keeps it. So only one goroutine at a
// time may use a Book.
type Book struct {
	Words      *dicts.Trie // all, even those with too few letters
	Reachable  *dicts.Trie // those that can end a strict round
	MinLetters int

	longest      int
	games        map[bookGame]*solver.Solution
	cuts         map[int]*dicts.Trie      // by the fewest letters of a word that counts
	commonness   map[int]dicts.Commonness // of the cuts
	hopes        map[bookSeat][]float32
	liked        map[bookSeat]dicts.Commonness
	habits       *habits
	vocabularies map[dicts.Tier]*Book
}

// bookGame names a solved game.
type bookGame struct {
	players int // seats
	least   int // fewest letters of a word that counts
}

// bookSeat is a seat of a game.
type bookSeat struct {
	bookGame
	seat int
}

// NewBook returns the book of a dictionary in which words of minLetters or more count, 1 to 9.
func NewBook(words *dicts.Trie, minLetters int) *Book {
	reachable := words.Reachable(minLetters)
	return &Book{
		Words:        words,
		Reachable:    reachable,
		MinLetters:   minLetters,
		longest:      words.Longest(),
		cuts:         map[int]*dicts.Trie{minLetters: reachable},
		games:        map[bookGame]*solver.Solution{},
		commonness:   map[int]dicts.Commonness{},
		hopes:        map[bookSeat][]float32{},
		liked:        map[bookSeat]dicts.Commonness{},
		vocabularies: map[dicts.Tier]*Book{},
	}
}

// IsWord reports whether fragment is a word that counts.
func (b *Book) IsWord(fragment string) bool {
	return utf8.RuneCountInString(fragment) >= b.MinLetters && b.Words.Has(fragment)
}

// Begins reports whether a word that counts begins with fragment. The fragment itself may be that word.
func (b *Book) Begins(fragment string) bool {
	_, ok := b.Example(fragment)
	return ok
}

// Example is the most common word that counts and begins with fragment. Of equals it is the first. It is
// false when there is none.
func (b *Book) Example(fragment string) (word string, ok bool) {
	at, found := b.Words.Find(fragment)
	if found < len(fragment) {
		return "", false
	}
	letters, best := utf8.RuneCountInString(fragment), dicts.Root
	for n, more := range b.Words.Subtree(at) {
		if b.Words.IsWord(n) && letters+more >= b.MinLetters &&
			(best == dicts.Root || b.Words.Tier(n).Rarity() < b.Words.Tier(best).Rarity()) {
			best = n
		}
	}
	return b.Words.Fragment(best), best != dicts.Root
}

// Game is the game solved for a number of seats, 2 to 8.
func (b *Book) Game(players int) *solver.Solution { return b.game(players, b.MinLetters) }

// game is the game in which words count from least letters on.
func (b *Book) game(players, least int) *solver.Solution {
	key := bookGame{players, least}
	if game := b.games[key]; game != nil {
		return game
	}
	game, err := solver.SolveCut(b.cut(least), players)
	if err != nil {
		panic("match: " + err.Error()) // players and letters were checked, and the trie is cut
	}
	b.games[key] = game
	return game
}

// cut is the trie of the words that can end a round when words of least letters or more count.
func (b *Book) cut(least int) *dicts.Trie {
	if b.cuts[least] == nil {
		b.cuts[least] = b.Words.Reachable(least)
	}
	return b.cuts[least]
}

// commonnessOf is how easily the words of a cut come to mind.
func (b *Book) commonnessOf(least int) dicts.Commonness {
	c, ok := b.commonness[least]
	if !ok {
		c = dicts.CommonnessOf(b.cut(least))
		b.commonness[least] = c
	}
	return c
}

// likedOf is how easily the words come to mind that another seat completes.
func (b *Book) likedOf(game bookGame, seat int) dicts.Commonness {
	c, ok := b.liked[bookSeat{game, seat}]
	if !ok {
		rules := solver.Rules{Players: game.players}
		another := func(letters int) bool { return rules.Mover(letters-1) != seat }
		c = dicts.CommonnessOfLengths(b.cut(game.least), another)
		b.liked[bookSeat{game, seat}] = c
	}
	return c
}

// At is the position of a fragment in the game that is still ahead. With challenges players may have
// passed a completed word. The round can then end only with a word that is longer than every word that
// the fragment begins with. At is false where there is no such word.
func (b *Book) At(players int, fragment string) (solver.Position, bool) {
	p, found := b.game(players, b.lettersPassed(fragment)+1).At(fragment)
	return p, found == len(fragment) && !p.Over() && p.Words() > 0
}

// passed is the length of the longest word that fragment begins with, or of what is
// too short to be one.
func (b *Book) lettersPassed(fragment string) int {
	longest, letters := b.MinLetters-1, 0
	at := dicts.Root
	for _, letter := range fragment {
		next, ok := b.Words.Child(at, letter)
		if !ok {
			break
		}
		at = next
		letters++
		if letters >= b.MinLetters && b.Words.IsWord(at) {
			longest = letters
		}
	}
	return longest
}

// Vocabulary is the book of the words up to a tier. For NoTier that is all words.
func (b *Book) Vocabulary(tier dicts.Tier) *Book {
	if tier == dicts.NoTier {
		return b
	}
	if b.vocabularies[tier] == nil {
		b.vocabularies[tier] = NewBook(b.Words.UpTo(tier), b.MinLetters)
	}
	return b.vocabularies[tier]
}
