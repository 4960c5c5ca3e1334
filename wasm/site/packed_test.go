//go:build !js

package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

func TestPackedFilesUnpackToTheirFiles(t *testing.T) {
	site := files{
		"web/app.wasm":      bytes.Repeat([]byte("the program "), 5000),
		"web/style.css":     bytes.Repeat([]byte("a{color:red}"), 500),
		"web/small.css":     []byte("a{}"),
		"web/dicts/a.trie":  bytes.Repeat([]byte("packed already"), 500),
		"web/icon-512.png":  bytes.Repeat([]byte("packed already"), 500),
		oneFileName:         bytes.Repeat([]byte("for the disk"), 500),
		"index.html":        bytes.Repeat([]byte("<p>A page.</p>\n"), 500),
		"web/dicts/web.txt": bytes.Repeat([]byte("A licence.\n"), 500),
	}
	beside, err := packed(site)
	if err != nil {
		t.Fatal(err)
	}
	if want := 2 * 4; len(beside) != want {
		t.Errorf("%v: want %d files", beside.names(), want)
	}
	for name, content := range beside {
		plain, ending := strings.TrimSuffix(name, filepath.Ext(name)), filepath.Ext(name)
		if got := unpacked(t, ending, content); !bytes.Equal(got, site[plain]) {
			t.Errorf("%s unpacks to something else", name)
		}
	}
	again, err := packed(site)
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range beside {
		if !bytes.Equal(again[name], content) {
			t.Errorf("%s is not the same each time", name)
		}
	}
}

func TestAMachineWithoutTheBetterPackerPacksToo(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	content := bytes.Repeat([]byte("the program "), 5000)
	packed, err := gzipped(content)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(unpacked(t, ".gz", packed), content) {
		t.Error("it unpacks to something else")
	}
}

func TestTheServerSendsWhatTheBrowserAccepts(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	if err := Generate(dir, options(t)); err != nil {
		t.Fatal(err)
	}
	get := func(address, accepted string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(http.MethodGet, address, nil)
		r.Header.Set("Accept-Encoding", accepted)
		answer := httptest.NewRecorder()
		Handler(dir).ServeHTTP(answer, r)
		return answer
	}
	plain := get("/", "").Body.Bytes()
	for accepted, want := range map[string]string{
		"gzip, deflate, br, zstd": "br",
		"gzip":                    "gzip",
		"br;q=0, gzip;q=0.5":      "gzip",
		"br;q=0.0":                "",
		"identity":                "",
	} {
		answer := get("/", accepted)
		encoding := answer.Header().Get("Content-Encoding")
		if encoding != want || answer.Header().Get("Content-Type") != "text/html; charset=utf-8" {
			t.Errorf("%q: sent as %q, of type %q", accepted, encoding, answer.Header().Get("Content-Type"))
		}
		if got := unpacked(t, map[string]string{"br": ".br", "gzip": ".gz"}[encoding], answer.Body.Bytes()); !bytes.Equal(got, plain) {
			t.Errorf("%q: another page was sent", accepted)
		}
	}
}

// unpacked is the content of a file with that ending; an empty one stands for no packing.
func unpacked(t *testing.T, ending string, content []byte) []byte {
	t.Helper()
	var from io.Reader = bytes.NewReader(content)
	switch ending {
	case ".br":
		from = brotli.NewReader(from)
	case ".gz":
		var err error
		if from, err = gzip.NewReader(from); err != nil {
			t.Fatal(err)
		}
	}
	plain, err := io.ReadAll(from)
	if err != nil {
		t.Fatal(err)
	}
	return plain
}
