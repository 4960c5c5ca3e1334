//go:build browser

package browser_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"spectrie/dicts/data"
)

// race compares the program's packages with a plain JavaScript version, in the
// same browser: from the text of a word list to the letters that win for two
// players, words from four letters. Cold is the first run on a new page, warm
// the median of runs after the browser has optimised the code.
func race(b *testing.B, w io.Writer) {
	runners := []struct{ name, call string }{
		{"plain JavaScript", "plainWinningLetters"},
		{"Spectrie's packages", "ourWinningLetters"},
	}
	lists := []struct{ id, winning string }{
		{"american-english-7.1", "hjmrz"},
		{"web2", "aehl"},
	}
	h := raceHost(b)
	section(w, "Against plain JavaScript")
	fmt.Fprint(w, "\n| from a list's text to its labelled trie | first run, ms | optimised, ms |\n| --- | ---: | ---: |\n")
	for _, list := range lists {
		var cold, warm [2]float64
		for i, r := range runners {
			for range loads {
				inTab(b, chromium, settings[0], func(p *page) {
					p.do(chromedp.Navigate(h.URL + "/race.html"))
					p.wait("window.ready")
					var runs []float64
					for range 12 {
						got := eval[struct {
							Letters string
							MS      float64
						}](p, fmt.Sprintf(`(async () => {
							window.text ??= await (await fetch(%q)).text();
							const from = performance.now();
							const letters = %s(window.text);
							return {Letters: letters, MS: performance.now() - from};
						})()`, list.id+".list", r.call))
						if got.Letters != list.winning {
							b.Fatalf("%s wins on %s by %s, want %s", r.name, list.id, got.Letters, list.winning)
						}
						runs = append(runs, got.MS)
					}
					first, later := runs[0], quantile(runs[6:], 0.5)
					if cold[i] == 0 || first < cold[i] {
						cold[i] = first // the quickest of the pages: other programs only add to it
					}
					if warm[i] == 0 || later < warm[i] {
						warm[i] = later
					}
				}, chromedp.WithNewBrowserContext())
			}
			fmt.Fprintf(w, "| %s: %s | %.0f | %.0f |\n", list.id, r.name, cold[i], warm[i])
		}
		fmt.Fprintf(w, "| %s: times as fast | %.1f | %.1f |\n", list.id, cold[0]/cold[1], warm[0]/warm[1])
	}
}

// raceHost serves a page with both runners, and the lists as text.
func raceHost(b *testing.B) *httptest.Server {
	b.Helper()
	dir := b.TempDir()
	build := exec.Command("go", "build", "-o", filepath.Join(dir, "race.wasm"), "./testdata/race")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		b.Fatalf("compiling the race: %v\n%s", err, out)
	}
	mux := http.NewServeMux()
	mux.Handle("/race.wasm", http.FileServer(http.Dir(dir)))
	mux.Handle("/wasm_exec.js", http.FileServer(http.Dir(dist(b))))
	mux.Handle("/plain.js", http.FileServer(http.Dir("testdata/race")))
	mux.Handle("/start.js", http.FileServer(http.Dir("testdata/race")))
	mux.HandleFunc("/favicon.ico", func(http.ResponseWriter, *http.Request) {})
	mux.HandleFunc("/race.html", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, `<!DOCTYPE html><title>Race</title>`)
		for _, script := range []string{"wasm_exec.js", "plain.js", "start.js"} {
			fmt.Fprintf(w, `<script src="%s"></script>`, script)
		}
	})
	mux.HandleFunc("/{list}", func(w http.ResponseWriter, r *http.Request) {
		d, err := data.Load(strings.TrimSuffix(r.PathValue("list"), ".list"))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		d.Trie.WriteText(w)
	})
	server := httptest.NewServer(mux)
	b.Cleanup(server.Close)
	return server
}
