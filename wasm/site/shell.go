//go:build !js

package site

import (
	"bytes"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// addShell adds what go-app generates around the program: the page, the loader and Go's support script. Our own
// manifest, stylesheets and service worker replace go-app's.
func (site files) addShell() error {
	handler := &app.Handler{
		Name:        name,
		Title:       title,
		Description: description,
		ThemeColor:  paper,
		Icon: app.Icon{
			Default:  "/web/icon-192.png",
			Large:    "/web/icon-512.png",
			SVG:      "/web/icon.svg",
			Maskable: "/web/icon-maskable-512.png",
		},
		Styles: []string{
			"/web/vendor/pico/pico.min.css",
			"/web/boot.css",
			"/web/spectrie.css",
			"/web/tiles.css",
			"/web/keys.css",
			"/web/help.css",
			"/web/strategy.css",
			"/web/dictionaries.css",
			"/web/drill.css",
			"/web/today.css",
			"/web/daily.css",
			"/web/puzzles.css",
			"/web/statistics.css",
			"/web/keeping.css",
			"/web/play.css",
			"/web/review.css",
			"/web/hangman.css",
			"/web/hangman-results.css",
			"/web/hangman-advisor.css",
			"/web/hangman-practice.css",
		},
		LoadingLabel: "Getting ready: {progress}%",
		Resources:    relative{},
		Version:      versionMark,
		// The size as the browser counts it, decompressed, whatever the host's Content-Length says.
		WasmContentLength: strconv.Itoa(len(site["web/app.wasm"])),
	}

	for _, file := range []string{"wasm_exec.js", "app.js"} {
		content, err := request(handler, "/"+file)
		if err != nil {
			return err
		}
		site[file] = content
	}
	var err error
	if site["app.js"], err = withoutFetch(site["app.js"]); err != nil {
		return err
	}

	drawn, err := request(handler, "/")
	if err != nil {
		return err
	}
	if site["index.html"], err = page(drawn); err != nil {
		return fmt.Errorf("writing index.html: %w", err)
	}

	site["manifest.webmanifest"], err = manifestJSON()
	return err
}

const (
	name        = "Spectrie"
	title       = "Spectrie: the word game Ghost, solved"
	description = "See which letters win at the word game Ghost and why, for two to eight players, " +
		"on five dictionaries or your own, and learn the few words that win. Works offline."

	paper      = "#FBFAF7"
	paperNight = "#16171A"
)

// relative resolves the addresses that go-app writes as if the site were at the root of its domain.
type relative struct{}

func (relative) Resolve(address string) string {
	if address == "/" {
		return "./"
	}
	return strings.TrimPrefix(address, "/")
}

// withoutFetch makes app.js take the program from guard.js. app.js's own fetch builds a new response, and
// browsers keep compiled code only for responses that came from the network or a cache.
func withoutFetch(script []byte) ([]byte, error) {
	const call = `fetchWithProgress("web/app.wasm", showProgress)`
	before, after, found := bytes.Cut(script, []byte(call))
	after, _, defined := bytes.Cut(after, []byte("async function fetchWithProgress("))
	if !found || !defined {
		return nil, errors.New("go-app's app.js does not fetch the program as it used to")
	}
	return slices.Concat(before, []byte("spectrieProgram(showProgress)"), after), nil
}

func request(handler http.Handler, path string) ([]byte, error) {
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, path, nil))
	if answer.Code != http.StatusOK {
		return nil, fmt.Errorf("go-app answered the request of %s with status %d", path, answer.Code)
	}
	return answer.Body.Bytes(), nil
}
