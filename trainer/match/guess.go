package match

import "spectrie/dicts"

// A bot that knows no word here guesses as a person does: it plays what usually follows the last letters
// inside the words that it knows. After "qu" of an unknown word an a is likelier than a k.
//
// It counts which letter follows which two, over the words that it knows. The beginning of a word counts
// as a letter. The last letter of a word does not count, because a guesser does not want to complete
// one. Where two letters are rare, the last one alone decides more, and where that is rare, the letters
// of all words. This is the back-off of Witten and Bell: a context of n cases with t different letters is
// trusted with n/(n+t).

// habits knows which letters follow which inside the words of a book.
type habits struct {
	alphabet *dicts.Alphabet
	size     int      // of the alphabet with the beginning, which is 0
	three    []uint32 // by two letters and the one after them
	two      []uint32
	one      []uint32
}

func habitsOf(words *dicts.Trie) *habits {
	size := words.Alphabet().Len() + 1
	h := &habits{
		alphabet: words.Alphabet(),
		size:     size,
		three:    make([]uint32, size*size*size),
		two:      make([]uint32, size*size),
		one:      make([]uint32, size),
	}
	edges := words.Edges()
	var path [dicts.MaxLetters + 2]int // two beginnings, and the letters from the root
	for n, depth := range words.Subtree(dicts.Root) {
		if n == dicts.Root {
			continue
		}
		letter := int(edges[n]&dicts.LetterMask) + 1
		path[depth+1] = letter
		goOn := uint32(words.CountWords(n))
		if words.IsWord(n) {
			goOn--
		}
		h.three[(path[depth-1]*size+path[depth])*size+letter] += goOn
		h.two[path[depth]*size+letter] += goOn
		h.one[letter] += goOn
	}
	return h
}

// after is how usual each letter of the alphabet is after a fragment, by its index. All chances are
// above 0, and their sum is 1.
func (h *habits) after(fragment string) []float64 {
	before, previous := 0, 0
	for _, letter := range fragment {
		index, _ := h.alphabet.Index(letter)
		before, previous = previous, index+1
	}
	chances := make([]float64, h.size-1)
	for i := range chances {
		chances[i] = 1 / float64(len(chances))
	}
	blend(chances, h.one)
	blend(chances, h.two[previous*h.size:][:h.size])
	blend(chances, h.three[(before*h.size+previous)*h.size:][:h.size])
	return chances
}

// blend mixes the chances with what was counted in a narrower context.
func blend(chances []float64, counts []uint32) {
	cases, different := 0.0, 0.0
	for _, n := range counts {
		cases += float64(n)
		if n > 0 {
			different++
		}
	}
	if cases == 0 {
		return
	}
	for i := range chances {
		chances[i] = (float64(counts[i+1]) + different*chances[i]) / (cases + different)
	}
}

// guess draws one of the letters by habit. There must be at least one.
func (v *view) guess(letters []rune) rune {
	habits := v.known.habitsOf()
	chances := habits.after(v.fragment)
	sum := 0.0
	for _, letter := range letters {
		index, _ := habits.alphabet.Index(letter)
		sum += chances[index]
	}
	part := v.random.Float64() * sum
	for _, letter := range letters {
		index, _ := habits.alphabet.Index(letter)
		if part -= chances[index]; part < 0 {
			return letter
		}
	}
	return letters[len(letters)-1] // by rounding
}

// habitsOf are the habits of all words of the book.
func (b *Book) habitsOf() *habits {
	if b.habits == nil {
		b.habits = habitsOf(b.Words)
	}
	return b.habits
}
