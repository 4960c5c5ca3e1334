package dicts

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestTheBuilderRefusesAndNamesWhatItCannotTake(t *testing.T) {
	longest := strings.Repeat("ö", MaxLetters)
	cases := []struct {
		name   string
		before []string
		word   string
		want   error
	}{
		{"a smaller word", []string{"be"}, "at", ErrOutOfOrder},
		{"a smaller word that begins alike", []string{"bee"}, "bea", ErrOutOfOrder},
		{"the same word", []string{"be"}, "be", ErrOutOfOrder},
		{"a beginning of the word before", []string{"bee"}, "be", ErrOutOfOrder},
		{"a smaller letter of two bytes", []string{"bö"}, "bz", ErrOutOfOrder},
		{"the empty word first", nil, "", ErrEmptyWord},
		{"the empty word later", []string{"be"}, "", ErrEmptyWord},
		{"a capital", nil, "Be", ErrNotInAlphabet},
		{"an apostrophe", nil, "be's", ErrNotInAlphabet},
		{"a letter of another alphabet", nil, "bé", ErrNotInAlphabet},
		{"a combining accent", nil, "o\u0308", ErrNotInAlphabet},
		{"bytes that are not UTF-8", nil, "b\xff", ErrNotInAlphabet},
		{"half a letter", nil, "b\xc3", ErrNotInAlphabet},
		{"a NUL", nil, "b\x00", ErrNotInAlphabet},
		{"one letter too many", nil, longest + "a", ErrTooLong},
		{"a million letters", nil, strings.Repeat("a", 1e6), ErrTooLong},
		{"a million letters, one of them strange", nil, "?" + strings.Repeat("a", 1e6), ErrNotInAlphabet},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			b := NewBuilder(mustAlphabet("abcdefghijklmnopqrstuvwxyzö"), false)
			for _, word := range c.before {
				if err := b.Add(word, NoTier); err != nil {
					t.Fatal(err)
				}
			}
			before := bytes.Clone(b.edges)
			err := b.Add(c.word, NoTier)
			if !errors.Is(err, c.want) {
				t.Fatalf("error %v, want %v", err, c.want)
			}
			if len(err.Error()) > 1000 {
				t.Errorf("the message has %d bytes, want at most 1000", len(err.Error()))
			}
			if !bytes.Equal(b.edges, before) {
				t.Errorf("the refused word left a trace: % x, then % x", before, b.edges)
			}
			if err := b.Add("zebra", NoTier); err != nil { // and the list goes on
				t.Errorf("zebra after a refused word: %v, want it added", err)
			}
			if trie := b.Trie(); trie.CountWords(Root) != len(c.before)+1 {
				t.Errorf("%d words, want %d: all but the refused one", trie.CountWords(Root), len(c.before)+1)
			}
		})
	}
}

func TestATierThatLoadWouldRefuseIsRefusedWhenBuilding(t *testing.T) {
	for tier := range 256 {
		err := NewBuilder(Latin, true).Add("be", Tier(tier))
		if known := Tier(tier) == NoTier || slices.Contains(Tiers[:], Tier(tier)); known != (err == nil) || (err != nil && !errors.Is(err, ErrUnknownTier)) {
			t.Errorf("tier %d: %v, want %v", tier, err, ErrUnknownTier)
		}
		if err := NewBuilder(Latin, false).Add("be", Tier(tier)); err != nil {
			t.Errorf("tier %d, which does not count: %v, want no error", tier, err)
		}
	}
}

func TestTheLongestWordIsTakenWhateverItsBytes(t *testing.T) {
	b := NewBuilder(mustAlphabet("aö𐐨"), false)
	for _, letter := range []string{"a", "ö", "𐐨"} {
		if err := b.Add(strings.Repeat(letter, MaxLetters), NoTier); err != nil {
			t.Errorf("%d times %s: %v, want it added", MaxLetters, letter, err)
		}
	}
	if trie := b.Trie(); trie.Longest() != MaxLetters || !trie.Has(strings.Repeat("𐐨", MaxLetters)) {
		t.Errorf("the longest word has %d letters, want %d", trie.Longest(), MaxLetters)
	}
}

// TestTheLargestTrieLoadsAndOneNodeMoreIsRefused fills the format to its last
// node: words of 63 letters that differ in the first four.
func TestTheLargestTrieLoadsAndOneNodeMoreIsRefused(t *testing.T) {
	if testing.Short() {
		t.Skip("fills four million nodes")
	}
	b := NewBuilder(Latin, true)
	word := []byte(strings.Repeat("a", MaxLetters))
	var err error
	for err == nil {
		for at := 3; ; at-- { // count on in the first four letters
			if word[at]++; word[at] <= 'z' {
				break
			}
			word[at] = 'a'
		}
		err = b.Add(string(word), 10)
	}
	if !errors.Is(err, ErrTooMany) {
		t.Fatal(err)
	}
	for length := MaxLetters; length > 0 && len(b.edges) < MaxNodes; length-- { // a shorter word still fits
		err = b.Add(string(word[:length]), 10)
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Add("zzzz", 10); !errors.Is(err, ErrTooMany) {
		t.Fatalf("one node too many: %v, want %v", err, ErrTooMany)
	}
	full := b.Trie()
	if full.Len() != MaxNodes {
		t.Fatalf("%d nodes, want %d", full.Len(), MaxNodes)
	}
	packed, err := (&Dictionary{ID: "full", Trie: full}).Pack()
	if err != nil {
		t.Fatal(err)
	}
	loaded, err := Load(packed)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(loaded.edges, full.edges) {
		t.Error("the largest trie does not come back")
	}
}
