//go:build !js

package site

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"golang.org/x/net/html"
)

func TestThePolicyComesBeforeAnyScriptAndBootBeforeAnyOther(t *testing.T) {
	var policySeen bool
	var scripts []string
	for n := range parsePage(t, sampleSite(t)).Descendants() {
		switch {
		case attr(n, "http-equiv") == "Content-Security-Policy":
			policySeen = true
		case isTag("link")(n) && !policySeen:
			t.Errorf("a link to %s comes before the policy", attr(n, "href"))
		case isTag("script")(n):
			if !policySeen {
				t.Errorf("the script %s comes before the policy", attr(n, "src"))
			}
			if n.FirstChild != nil {
				t.Error("an inline script, which the policy forbids")
			}
			script, _, _ := strings.Cut(attr(n, "src"), "?")
			scripts = append(scripts, script)
		case isTag("style")(n) || attr(n, "style") != "":
			t.Errorf("<%s> is styled inline, which the policy forbids", n.Data)
		}
	}
	const want = "web/boot.js web/hash.js web/rescue.js web/update.js web/ended.js web/map.js web/table.js wasm_exec.js web/guard.js app.js"
	if got := strings.Join(scripts, " "); got != want {
		t.Errorf("scripts in the order %s, want %s", got, want)
	}
}

func TestOnlyBootHoldsUpThePage(t *testing.T) {
	for n := range parsePage(t, sampleSite(t)).Descendants() {
		if !isTag("script")(n) {
			continue
		}
		deferred := strings.Contains(attributes(n), "defer=")
		if boot := strings.HasPrefix(attr(n, "src"), "web/boot.js"); boot == deferred {
			t.Errorf("%s: deferred is %v", attr(n, "src"), deferred)
		}
	}
}

func TestEveryFileThePageNamesExists(t *testing.T) {
	site := sampleSite(t)
	for n := range parsePage(t, site).Descendants() {
		for _, key := range []string{"href", "src"} {
			address, _, _ := strings.Cut(attr(n, key), "?")
			if address == "" || strings.HasPrefix(address, "#") || isTag("a")(n) {
				continue
			}
			if site[address] == nil {
				t.Errorf("<%s> names %s, which is not in the site", n.Data, address)
			}
		}
	}
}

// Firefox answers a stylesheet from its memory, without asking the worker (nameVersion).
func TestScriptsAndStylesheetsCarryTheVersion(t *testing.T) {
	site := sampleSite(t)
	version := regexp.MustCompile(`const version = "(.+)";`).FindSubmatch(site["app-worker.js"])
	if version == nil {
		t.Fatal("the worker names no version")
	}
	named := 0
	for n := range parsePage(t, site).Descendants() {
		address := attr(n, "src") + attr(n, "href")
		if !isTag("script")(n) && attr(n, "rel") != "stylesheet" {
			continue
		}
		named++
		if want := "?" + string(version[1]); !strings.HasSuffix(address, want) {
			t.Errorf("<%s> names %s, want it to end in %s", n.Data, address, want)
		}
	}
	if named < 8 {
		t.Errorf("the page names %d scripts and stylesheets, want at least 8", named)
	}
}

func TestTheDrawingIsWhatTheProgramWillBuild(t *testing.T) {
	page := string(sampleSite(t)["index.html"])
	const want = `<body><main aria-busy="true" data-kind="tree" data-prerendered="" title="a\b">` +
		`<span>to</span><span>gether</span><p>Press <kbd>?</kbd> for help.</p><button hidden="">J</button>` +
		`<svg viewBox="0 0 1 1"><text>a  b</text></svg></main><div id="app-wasm-loader">`
	if !strings.Contains(page, want) {
		t.Errorf("the page does not hold\n%s\nbut\n%s", want, regexp.MustCompile(`<body.*`).FindString(page))
	}
}

func TestNoRemainsOfAnUnknownDomain(t *testing.T) {
	for n := range parsePage(t, sampleSite(t)).Descendants() {
		if p := attr(n, "property"); p == "og:url" || p == "og:image" {
			t.Errorf("%s is %q", p, attr(n, "content"))
		}
	}
}

func TestAddressesOutsideTheSiteAreRefused(t *testing.T) {
	for text, fine := range map[string]bool{
		`<a href="#/j">`:                        true,
		`<a href="https://example.org/">`:       true,
		`<img src="data:image/png;base64,AA=">`: true,
		`<a href="/j">`:                         false,
		`<img src="https://example.org/x.png">`: false,
		`<link href="//example.org/x.css">`:     false,
	} {
		document, err := html.Parse(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := checkRelative(document); (err == nil) != fine {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestQuotationMarksInAttributesAreReported(t *testing.T) {
	drawn := `<html><head></head><body>` + app.HTMLString(app.Div().Title(`say "boo"`)) + `</body></html>`
	if _, err := page([]byte(drawn)); err == nil || !strings.Contains(err.Error(), "quotation mark") {
		t.Errorf("got %v", err)
	}
}
