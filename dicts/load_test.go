package dicts

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
)

func (d *Dictionary) same(e *Dictionary) bool {
	return d.ID == e.ID && d.alphabet.String() == e.alphabet.String() && bytes.Equal(d.edges, e.edges) &&
		slices.Equal(d.tiers, e.tiers) && d.HasTiers() == e.HasTiers() &&
		slices.Equal(d.ends, e.ends) && slices.Equal(d.before, e.before) && d.longest == e.longest
}

func TestWhatIsPackedLoadsAndPacksTheSameAgain(t *testing.T) {
	onRandomTwins(t, 5, 120, func(r *rand.Rand, w twin) {
		d := &Dictionary{ID: "random-1.0", Trie: w.build(t)}
		packed := must(d.Pack())
		loaded, err := Load(packed)
		if err != nil {
			t.Fatalf("%q: %v", w.words, err)
		}
		if !loaded.same(d) {
			t.Fatalf("%q: what was packed is not what was loaded", w.words)
		}
		w.check(t, r, loaded.Trie)
		if again := must(loaded.Pack()); !bytes.Equal(again, packed) {
			t.Fatalf("%q: packed again it is different", w.words)
		}
	})
}

func TestThePackedHeaderIsAsDocumented(t *testing.T) {
	d := must(Load(fiveWords().bytes()))
	packed := must(d.Pack())
	u32 := func(at int) int { return int(binary.LittleEndian.Uint32(packed[at:])) }
	if string(packed[:4]) != "SpTr" || !bytes.Equal(packed[4:8], []byte{1, 4, 26, 1}) {
		t.Errorf("begins with % x", packed[:8])
	}
	if u32(8) != 9 || u32(12) != 5 {
		t.Errorf("%d nodes and %d words", u32(8), u32(12))
	}
	if got := string(packed[28 : 28+30]); got != "five"+"abcdefghijklmnopqrstuvwxyz" {
		t.Errorf("id and alphabet %q", got)
	}
	if 58+u32(16)+u32(20) != len(packed) {
		t.Errorf("frames of %d and %d bytes in %d bytes", u32(16), u32(20), len(packed))
	}
	summed := slices.Concat(packed[:24], packed[28:58], fiveEdges, []byte{10, 35, 10, 50, 0})
	if sum := crc32.ChecksumIEEE(summed); u32(24) != int(sum) {
		t.Errorf("checksum %#x, want %#x", u32(24), sum)
	}
}

func TestPackRefusesAnIDThatLoadWouldRefuse(t *testing.T) {
	for id, valid := range map[string]bool{
		"web2": true, "american-english-7.1": true, strings.Repeat("a", 64): true,
		"": false, "Web2": false, "a b": false, "a/b": false, "é": false, strings.Repeat("a", 65): false,
	} {
		packed, err := (&Dictionary{ID: id, Trie: NewBuilder(Latin, false).Trie()}).Pack()
		if (err == nil) != valid || ValidID(id) != valid {
			t.Errorf("%q: %v", id, err)
		}
		if err == nil {
			if d, err := Load(packed); err != nil || d.ID != id {
				t.Errorf("%q does not come back: %v", id, err)
			}
		}
	}
}

func TestWhatOtherCompressorsMakeOfTheSameStreamsLoads(t *testing.T) {
	want := must(Load(fiveWords().bytes()))
	for name, frames := range map[string]func([]byte) []byte{
		"a streaming encoder":      squeezeUnannounced,
		"two frames":               func(b []byte) []byte { return append(squeeze(b[:2]), squeeze(b[2:])...) },
		"a frame that may be idle": func(b []byte) []byte { return append([]byte("\x50\x2a\x4d\x18\x02\x00\x00\x00hi"), squeeze(b)...) },
	} {
		f := fiveWords()
		f.frames = frames
		if d, err := Load(f.bytes()); err != nil || !d.same(want) {
			t.Errorf("%s: %v, want the five words", name, err)
		}
	}
}

func TestLoadedNodesCostAboutTenBytesEach(t *testing.T) {
	w := twin{alphabet: Latin}
	for a := range byte(26) {
		for b := range byte(26) {
			for c := range byte(26) {
				w.words = append(w.words, string([]byte{'a' + a, 'a' + b, 'a' + c, 's'}), string([]byte{'a' + a, 'a' + b, 'a' + c, 't'}))
			}
		}
	}
	d := &Dictionary{ID: "regular", Trie: w.build(t)}
	packed := must(d.Pack())
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	loaded := must(Load(packed))
	runtime.ReadMemStats(&after)
	got := after.TotalAlloc - before.TotalAlloc
	if most := uint64(512<<10 + 10*loaded.Len()); got > most {
		t.Errorf("%d bytes for %d nodes, want at most %d", got, loaded.Len(), most)
	}
}
