package dicts

import "bytes"

// Words are sorted while they are read, a chunk at a time. So no single sort takes
// long, and repeated words never pile up:
//
//	lines     cat bee ant │ bee dog cow │ eel fox
//	chunks    ant bee cat │ bee cow dog │ eel fox    each sorted
//	runs      ant bee cat cow dog │ eel fox          runs of like size are merged
//	          ant bee cat cow dog eel fox            runs in order are joined
//
// A list in order becomes one run without a merge.

// run is a list of words in ascending order, each once.
type run struct {
	words int
	text  []byte // for each word one byte of size and the word
	last  int    // the bytes of the last word and its size
}

// This fails to compile if a word's size does not fit in one byte.
var _ [255 - 4*MaxLetters]struct{}

// cutWord returns the first word of text and what follows it.
func cutWord[T []byte | string](text T) (word, rest T) {
	end := 1 + int(text[0])
	return text[1:end], text[end:]
}

func (r *run) append(word []byte) {
	r.last = 1 + len(word)
	r.text = append(append(r.text, byte(len(word))), word...)
	r.words++
}

// join appends words that all come after those of r.
func (r *run) join(rest run) {
	r.text = append(r.text, rest.text...)
	r.words += rest.words
	r.last = rest.last
}

// sorter turns words in any order into one run.
type sorter struct {
	meter      *meter
	maxWords   int
	chunk      chunk
	runs       []run // each at least twice as many words as the next
	duplicates int
}

func (s *sorter) add(word []byte) error {
	s.chunk.add(word)
	if len(s.chunk.entries) < chunkWords {
		return nil
	}
	return s.endChunk()
}

// endChunk appends the chunk to the last run if it follows there. Otherwise the chunk
// becomes a run.
func (s *sorter) endChunk() error {
	n := len(s.chunk.entries)
	if n == 0 {
		return nil
	}
	s.chunk.sort()
	if !s.follows(s.chunk.firstWord()) {
		s.runs = append(s.runs, run{})
	}
	last := &s.runs[len(s.runs)-1]
	before := last.words
	s.chunk.moveTo(last)
	s.duplicates += n - (last.words - before)
	if err := s.meter.work(n * sortWork); err != nil {
		return err
	}
	// No run has more words than the whole list. Each is at least twice as long as
	// the next, so together they have at most twice as many: memory is bounded.
	for n := len(s.runs); n >= 2 && s.runs[n-2].words < 2*s.runs[n-1].words; n-- {
		if err := s.mergeLastTwo(); err != nil {
			return err
		}
	}
	return s.checkLimit()
}

// follows reports whether word comes after all words of the last run.
func (s *sorter) follows(word []byte) bool {
	if len(s.runs) == 0 {
		return false
	}
	r := &s.runs[len(s.runs)-1]
	last, _ := cutWord(r.text[len(r.text)-r.last:])
	return bytes.Compare(last, word) < 0
}

func (s *sorter) checkLimit() error {
	if n := len(s.runs); n > 0 && s.runs[n-1].words > s.maxWords {
		return ErrTooManyWords
	}
	return nil
}

// finish returns the text of one run with all the words, and frees everything else.
func (s *sorter) finish() ([]byte, error) {
	if err := s.endChunk(); err != nil {
		return nil, err
	}
	if len(s.runs) == 0 {
		return nil, nil
	}
	if len(s.runs) > 1 {
		// The merges begin at the short end. Each reads one run and all that was
		// merged behind it.
		tail, total := 0, 0
		for i := len(s.runs) - 1; i >= 0; i-- {
			if tail += len(s.runs[i].text); i < len(s.runs)-1 {
				total += tail
			}
		}
		s.meter.begin(Sorting, int64(total))
		for len(s.runs) > 1 {
			if err := s.mergeLastTwo(); err != nil {
				return nil, err
			}
		}
		if err := s.meter.end(); err != nil {
			return nil, err
		}
	}
	text := s.runs[0].text
	err := s.checkLimit()
	s.chunk, s.runs = chunk{}, nil
	return text, err
}

func (s *sorter) mergeLastTwo() error {
	n := len(s.runs)
	merged, err := s.merge(s.runs[n-2], s.runs[n-1])
	s.runs[n-2], s.runs[n-1] = merged, run{}
	s.runs = s.runs[:n-1]
	return err
}

// merge returns the words of a and b in order, each once.
func (s *sorter) merge(a, b run) (run, error) {
	merged := run{text: make([]byte, 0, len(a.text)+len(b.text))}
	for a.words > 0 && b.words > 0 {
		wordA, restA := cutWord(a.text)
		wordB, restB := cutWord(b.text)
		word, taken := wordA, 0
		order := bytes.Compare(wordA, wordB)
		if order <= 0 {
			a.text = restA
			a.words--
			taken += 1 + len(wordA)
		}
		if order >= 0 {
			word, b.text = wordB, restB
			b.words--
			taken += 1 + len(wordB)
		}
		if order == 0 {
			s.duplicates++
		}
		merged.append(word)
		s.meter.advance(Sorting, taken)
		if err := s.meter.work(mergeWork + taken); err != nil {
			return run{}, err
		}
	}
	for _, rest := range [...]run{a, b} {
		if rest.words > 0 {
			merged.join(rest)
			s.meter.advance(Sorting, len(rest.text))
		}
	}
	return merged, s.meter.work(1)
}
