//go:build !js

package client

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// The programs run natively, with the files that the client is built with.
func TestTheFilesThatStandInForGosDoTheSame(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir(leanFolder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := writeOverlay(runtime.Version()); err != nil {
		t.Fatal(err)
	}
	if overlaid := string(read(t, filepath.Join(leanFolder, "overlay.json"))); strings.Count(overlaid, ".go") < 8 {
		t.Fatalf("too few files stand in for Go's own: %s", overlaid)
	}
	for name, program := range map[string]string{"sorting": sortsBothWays, "digests": digestsAndDraws, "addresses": readsAddresses} {
		if err := os.WriteFile("main.go", []byte(program), 0o644); err != nil {
			t.Fatal(err)
		}
		command := exec.Command("go", "run", overlayFlag, "main.go")
		command.Env = append(os.Environ(), "GOWORK=off")
		if out, err := command.CombinedOutput(); err != nil {
			t.Errorf("%s: %v: %s", name, err, out)
		}
	}
}

// readsAddresses checks that the addresses of pages are read, with a host of every kind.
const readsAddresses = `package main

import (
	"net/url"
	"os"
)

func main() {
	for _, of := range [][2]string{{"http://[::1]:8080/a/#/b", "[::1]:8080"}, {"https://[fe80::1%25en0]/", "[fe80::1%en0]"}, {"http://127.0.0.1/", "127.0.0.1"}, {"https://example.org/", "example.org"}} {
		if u, err := url.Parse(of[0]); err != nil || u.Host != of[1] {
			println(of[0], "is wrong")
			os.Exit(1)
		}
	}
	if _, err := url.Parse("http://[here]/"); err == nil {
		println("a name in brackets is an address")
		os.Exit(1)
	}
}
`

// digestsAndDraws checks the digest of "abc" (FIPS 180-2, appendix B.1), and that random bytes are drawn.
const digestsAndDraws = `package main

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"os"
)

func main() {
	const want = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
	sum := sha256.Sum256([]byte("abc"))
	h := sha256.New()
	h.Write([]byte("a"))
	h.Write([]byte("bc"))
	if hex.EncodeToString(sum[:]) != want || hex.EncodeToString(h.Sum(nil)) != want || h.Size() != sha256.Size || h.BlockSize() != sha256.BlockSize {
		println("wrong digest")
		os.Exit(1)
	}
	var a, b [32]byte
	n, err := rand.Read(a[:])
	m, err2 := rand.Reader.Read(b[:])
	if n != 32 || m != 32 || err != nil || err2 != nil || a == b || a == [32]byte{} || b == [32]byte{} {
		println("not random")
		os.Exit(1)
	}
}
`

const sortsBothWays = `package main

import (
	"math/rand"
	"os"
	"slices"
	"sort"
)

type pair struct{ key, place int }

func main() {
	random := rand.New(rand.NewSource(1))
	for n := range 400 {
		var pairs []pair
		var keys []int
		for i := range n {
			key := random.Intn(1 + random.Intn(n))
			pairs, keys = append(pairs, pair{key, i}), append(keys, key)
		}
		byKey := func(a, b pair) int { return a.key - b.key }
		stable, unstable, want := slices.Clone(pairs), slices.Clone(pairs), slices.Clone(pairs)
		sort.Slice(want, func(i, j int) bool {
			return want[i].key < want[j].key || want[i].key == want[j].key && want[i].place < want[j].place
		})
		slices.SortStableFunc(stable, byKey)
		slices.SortFunc(unstable, byKey)
		slices.Sort(keys)
		for i := range want {
			if stable[i] != want[i] || unstable[i].key != want[i].key || keys[i] != want[i].key {
				println(n, "elements: out of order at", i)
				os.Exit(1)
			}
		}
	}
}
`
