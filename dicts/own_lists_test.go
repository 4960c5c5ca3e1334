package dicts_test

import (
	"bytes"
	"errors"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
)

// shipped reads dictionaries that ship.
func shipped(t testing.TB, ids ...string) []*dicts.Trie {
	t.Helper()
	var tries []*dicts.Trie
	for _, id := range ids {
		d, err := data.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		tries = append(tries, d.Trie)
	}
	return tries
}

func TestRealListsTakeTheirTiersFromEachOther(t *testing.T) {
	for own, from := range map[string][]string{
		"web2":                 {"scowl-large"},
		"scowl-large":          {"web2", "american-english-7.1"},
		"american-english-7.1": {"scowl-small", "web2"},
	} {
		trie, lists := shipped(t, own)[0], shipped(t, from...)
		known := 0
		tiered := trie.WithTiers(lists...)
		for n, word := range tiered.Words(dicts.Root) {
			want := dicts.NoTier
			for _, list := range lists {
				node, found := list.Find(word)
				if found < len(word) {
					continue
				}
				if tier := list.Tier(node); tier.Rarity() < want.Rarity() {
					want = tier
				}
			}
			if tiered.Tier(n) != want {
				t.Fatalf("%s: %q has tier %d, want %d", own, word, tiered.Tier(n), want)
			}
			if want != dicts.NoTier {
				known++
			}
		}
		if known < 50_000 && own != "american-english-7.1" || known < 30_000 {
			t.Errorf("%s: only %d words have a tier", own, known)
		}
	}
}

func TestTheShippedListsHaveDifferentIds(t *testing.T) {
	ids := map[string]string{}
	for _, entry := range dicts.Catalogue {
		id := shipped(t, entry.ID)[0].WordsID()
		if other, met := ids[id]; met {
			t.Errorf("%s and %s are both %s", entry.ID, other, id)
		}
		ids[id] = entry.ID
	}
}

func TestWhatIsPackedPlainlyIsTheSameDictionary(t *testing.T) {
	for _, trie := range append(shipped(t, "scowl-small", "web2"), // of less and of more than one block
		dicts.NewBuilder(dicts.Latin, true).Trie(), dicts.NewBuilder(dicts.Latin, false).Trie()) {
		d := &dicts.Dictionary{ID: trie.WordsID(), Trie: trie}
		packed, err := d.PackPlain()
		if err != nil {
			t.Fatal(err)
		}
		loaded, err := dicts.Load(packed)
		if err != nil {
			t.Fatal(err)
		}
		thoroughly, _ := d.Pack()
		if again, _ := loaded.Pack(); !bytes.Equal(again, thoroughly) {
			t.Error("something was lost")
		}
		if most := trie.Len() + trie.CountWords(dicts.Root) + 256; len(packed) > most {
			t.Errorf("%d bytes, at most %d are expected", len(packed), most)
		}
	}
}

func TestNamingALongListTakesTurnsAndCanBeEnded(t *testing.T) {
	trie := shipped(t, "scowl-small")[0]
	turns, enough := 0, errors.New("enough")
	if id, err := trie.WordsIDInTurns(func() error { turns++; return nil }); id != trie.WordsID() || err != nil || turns < 5 {
		t.Errorf("%s (%v) after %d turns, want %s after at least 5", id, err, turns, trie.WordsID())
	}
	if _, err := trie.WordsIDInTurns(func() error { return enough }); err != enough {
		t.Errorf("%v, want the error of the turn", err)
	}
}

func BenchmarkWithTiers(b *testing.B) {
	trie, from := shipped(b, "scowl-large")[0], shipped(b, "scowl-large", "web2")
	perNode(b, trie.Len(), func() { trie.WithTiers(from...) })
}

func BenchmarkWordsID(b *testing.B) {
	trie := shipped(b, "scowl-large")[0]
	perNode(b, trie.Len(), func() { trie.WordsID() })
}
