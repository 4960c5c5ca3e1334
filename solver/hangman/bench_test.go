package hangman

import (
	"spectrie/dicts/data"
	"testing"
)

func BenchmarkTally(b *testing.B) {
	d, _ := data.Load("scowl-large")
	w := NewWords(d.Trie)
	l := list{length: 9}
	for l.len() < 100000 {
		l.spelt = append(l.spelt, w.lists[9].spelt...)
		l.masks = append(l.masks, w.lists[9].masks...)
	}
	var t tally
	for b.Loop() {
		t.countAll(&l, 0)
	}
}
func BenchmarkNew(b *testing.B) {
	d, _ := data.Load("scowl-large")
	for b.Loop() {
		NewWords(d.Trie)
	}
}
func BenchmarkFit(b *testing.B) {
	d, _ := data.Load("scowl-large")
	w := NewWords(d.Trie)
	t, _ := ParseTemplate("_____a___")
	for b.Loop() {
		w.Fit(t, "e")
	}
}
