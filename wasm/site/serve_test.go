//go:build !js

package site

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheServerKnowsTypesAndListsNothing(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	if err := Generate(dir, options(t)); err != nil {
		t.Fatal(err)
	}
	for address, want := range map[string]struct {
		status int
		kind   string
	}{
		"/":                     {200, "text/html; charset=utf-8"},
		"/index.html?x=1":       {200, "text/html; charset=utf-8"},
		"/web/app.wasm":         {200, "application/wasm"},
		"/app-worker.js":        {200, "text/javascript; charset=utf-8"},
		"/manifest.webmanifest": {200, "application/manifest+json"},
		"/web/dicts/small.trie": {200, "application/octet-stream"},
		"/web":                  {404, ""},
		"/web/":                 {404, ""},
		"/missing":              {404, ""},
		"/../site_test.go":      {404, ""},
	} {
		answer := httptest.NewRecorder()
		Handler(dir).ServeHTTP(answer, httptest.NewRequest(http.MethodGet, address, nil))
		if answer.Code != want.status {
			t.Errorf("%s: status %d, want %d", address, answer.Code, want.status)
		}
		if kind := answer.Header().Get("Content-Type"); want.kind != "" && kind != want.kind {
			t.Errorf("%s: type %s, want %s", address, kind, want.kind)
		}
	}
}

func TestAnUnchangedFileIsNotSentAgain(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	if err := Generate(dir, options(t)); err != nil {
		t.Fatal(err)
	}
	get := func(etag string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(http.MethodGet, "/web/app.wasm", nil)
		r.Header.Set("If-None-Match", etag)
		answer := httptest.NewRecorder()
		Handler(dir).ServeHTTP(answer, r)
		return answer
	}
	if again := get(get("").Header().Get("ETag")); again.Code != http.StatusNotModified {
		t.Errorf("status %d, want 304", again.Code)
	}
}

func TestTheREADMENamesTheHeadersThatAreSent(t *testing.T) {
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "dist")
	if err := Generate(dir, options(t)); err != nil {
		t.Fatal(err)
	}
	answer := httptest.NewRecorder()
	Handler(dir).ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "/", nil))
	for name, value := range Headers {
		if got := answer.Header().Get(name); got != value {
			t.Errorf("%s: %q is sent, want %q", name, got, value)
		}
		if !strings.Contains(string(readme), "\n  "+name+": "+value+"\n") {
			t.Errorf("wasm/README.md does not name %s: %s", name, value)
		}
	}
}
