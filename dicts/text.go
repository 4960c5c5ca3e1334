package dicts

import (
	"io"
	"unicode/utf8"
)

// WriteText writes the words in order, one on each line, in UTF-8. Each line ends
// with LF. [Import] reads the text back.
func (t *Trie) WriteText(w io.Writer) error {
	const piece = 32 << 10 // bytes written at a time, or a few more
	var (
		text  = make([]byte, 0, piece+MaxLetters*utf8.UTFMax+1)
		word  = make([]byte, 0, MaxLetters*utf8.UTFMax)
		sizes [MaxLetters + 1]int  // bytes of word above each depth
		last  [MaxLetters + 1]bool // whether the open node at each depth is a last sibling
		depth = 1                  // of node i
	)
	for i := Root + 1; int(i) < len(t.edges); i++ {
		edge := t.edges[i]
		sizes[depth] = len(word)
		word = utf8.AppendRune(word, t.Letter(i))
		if edge&WordBit != 0 {
			text = append(append(text, word...), '\n')
			if len(text) >= piece {
				if _, err := w.Write(text); err != nil {
					return err
				}
				text = text[:0]
			}
		}
		if edge&ChildrenBit != 0 {
			last[depth] = edge&LastBit != 0
			depth++
			continue
		}
		word = word[:sizes[depth]]
		for closed := edge&LastBit != 0; closed && depth > 1; closed = last[depth] {
			depth--
			word = word[:sizes[depth]]
		}
	}
	if len(text) == 0 {
		return nil
	}
	_, err := w.Write(text)
	return err
}
