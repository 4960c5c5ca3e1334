//go:build !js

package site

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"maps"
	"os/exec"
	"path"
	"runtime"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
)

// packings are the compressed forms that lie beside the plain files, for hosts that send them as they are
// (nginx: gzip_static, brotli_static; Caddy: precompressed). The smallest comes first. Packing is
// deterministic, so two builds give the same bytes.
var packings = []struct {
	encoding, ending string
	pack             func(content []byte) ([]byte, error)
}{
	{"br", ".br", brotlied},
	{"gzip", ".gz", gzipped},
}

// brotlied packs with Brotli. Level 11 would save another tenth of the program and take a minute for it.
func brotlied(content []byte) ([]byte, error) {
	var out bytes.Buffer
	packer := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: 9, LGWin: 24})
	if _, err := packer.Write(content); err != nil {
		return nil, err
	}
	if err := packer.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// betterGzip looks further ahead than Go's package: it makes the program 5 % smaller. build.sh installs it where it can.
const betterGzip = "libdeflate-gzip"

// gzipped packs with the best packer that this machine has.
func gzipped(content []byte) ([]byte, error) {
	path, err := exec.LookPath(betterGzip)
	if err != nil {
		return gzippedByGo(content)
	}
	tool := exec.Command(path, "-12", "-c")
	tool.Stdin = bytes.NewReader(content)
	packed, err := tool.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", betterGzip, err)
	}
	return packed, nil
}

func gzippedByGo(content []byte) ([]byte, error) {
	var out bytes.Buffer
	packer, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := packer.Write(content); err != nil {
		return nil, err
	}
	if err := packer.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// packable are the kinds of files that packing makes smaller. Pictures and dictionaries are packed already.
var packable = []string{".css", ".html", ".js", ".svg", ".txt", ".wasm", ".webmanifest"}

// worthPacking is the size in bytes from which on packing saves a packet of the network.
const worthPacking = 1500

// packed returns the packed files of the site by their names. They are made for hosts: the service worker does
// not store them.
func packed(site files) (files, error) {
	out := files{}
	var (
		lock  sync.Mutex
		work  sync.WaitGroup
		first error
	)
	turns := make(chan struct{}, runtime.GOMAXPROCS(0))
	// The largest files take longest, so they come first.
	names := slices.SortedFunc(maps.Keys(site), func(a, b string) int { return len(site[b]) - len(site[a]) })
	for _, name := range names {
		if !slices.Contains(packable, path.Ext(name)) || len(site[name]) < worthPacking || name == oneFileName {
			continue
		}
		for _, packing := range packings {
			turns <- struct{}{}
			work.Go(func() {
				defer func() { <-turns }()
				content, err := packing.pack(site[name])
				lock.Lock()
				defer lock.Unlock()
				if err != nil && first == nil {
					first = err
				}
				out[name+packing.ending] = content
			})
		}
	}
	work.Wait()
	return out, first
}
