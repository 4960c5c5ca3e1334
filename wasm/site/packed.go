//go:build !js

package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"maps"
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
	writer           func(io.Writer) io.WriteCloser
}{
	// Level 11 would save another tenth of the program and take a minute for it.
	{"br", ".br", func(to io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(to, brotli.WriterOptions{Quality: 9, LGWin: 24})
	}},
	{"gzip", ".gz", gzipped},
}

func gzipped(to io.Writer) io.WriteCloser {
	packer, _ := gzip.NewWriterLevel(to, gzip.BestCompression) // fails for unknown levels only
	return packer
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
				content, err := pack(site[name], packing.writer)
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

func pack(content []byte, writer func(io.Writer) io.WriteCloser) ([]byte, error) {
	var out bytes.Buffer
	packer := writer(&out)
	if _, err := packer.Write(content); err != nil {
		return nil, err
	}
	if err := packer.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
