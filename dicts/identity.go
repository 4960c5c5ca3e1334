package dicts

import (
	"crypto/sha256"
	"encoding/hex"
	"hash"
	"strings"
)

// A person's own list is named by its words: a prefix and the beginning of a hash.
const (
	ownPrefix = "own-"
	ownBytes  = 8 // of the hash
)

// WordsID names a person's own list by its words alone. It is "own-" and the first 64
// bits of the SHA-256 of its text ([Trie.WriteText]) in 16 hexadecimal digits. So the
// same words have the same ID on every machine, whatever their file, name and tiers.
// [ValidID] holds for it.
func (t *Trie) WordsID() string {
	id, err := t.WordsIDInTurns(nil)
	if err != nil {
		panic("dicts: a hash fails: " + err.Error()) // it never does
	}
	return id
}

// WordsIDInTurns is [Trie.WordsID] for a page that must not freeze. It calls
// turn, unless nil, after every few tens of kilobytes and ends with its
// error.
func (t *Trie) WordsIDInTurns(turn func() error) (string, error) {
	hashing := turningHash{sha256.New(), turn}
	if err := t.WriteText(hashing); err != nil {
		return "", err
	}
	return ownPrefix + hex.EncodeToString(hashing.Sum(nil)[:ownBytes]), nil
}

type turningHash struct {
	hash.Hash
	turn func() error
}

func (h turningHash) Write(text []byte) (int, error) {
	if h.turn != nil {
		if err := h.turn(); err != nil {
			return 0, err
		}
	}
	return h.Hash.Write(text)
}

// IsOwnID reports whether id has the form that [Trie.WordsID] returns.
func IsOwnID(id string) bool {
	digits, ok := strings.CutPrefix(id, ownPrefix)
	if !ok || len(digits) != hex.EncodedLen(ownBytes) {
		return false
	}
	for _, c := range []byte(digits) {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}
