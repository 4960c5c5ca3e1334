package dicts

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
)

// A person's own list is named by its words: a prefix and the beginning of a hash.
const (
	ownPrefix = "own-"
	ownBytes  = 8 // of the hash
)

// WordsID names a person's own list by its words alone: "own-" and the first 64
// bits of the SHA-256 of its text ([Trie.WriteText]) in 16 hexadecimal digits.
// So the same list is the same dictionary on every machine, whatever its name,
// its tiers and the file it came from. It is a [ValidID].
func (t *Trie) WordsID() string {
	hash := sha256.New()
	if err := t.WriteText(hash); err != nil {
		panic("dicts: a hash fails: " + err.Error()) // it never does
	}
	return ownPrefix + hex.EncodeToString(hash.Sum(nil)[:ownBytes])
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
