//go:build browser

package browser_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

func TestTheSiteCanBeInstalled(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/some/sub/path/")
	p := newPageWithWorker(t, desktop)
	p.open(h.url())
	p.offlineReady()
	found, err := chromedp.Call(p.ctx, cdpage.GetAppManifest, cdpage.GetAppManifestParams{})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range found.Errors {
		t.Errorf("the manifest: %s (line %d)", e.Message, e.Line)
	}
	problems, err := chromedp.Call(p.ctx, cdpage.GetInstallabilityErrors, cdp.Empty{})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range problems.InstallabilityErrors {
		if e.ErrorID != "in-incognito" { // as every page of these tests
			t.Errorf("it cannot be installed: %s %v", e.ErrorID, e.ErrorArguments)
		}
	}
}

// launched stands in for the system that opens something with the installed app.
const launched = `Object.defineProperty(window, "launchQueue", { value: { setConsumer(take) { window.launch = take } } })`

func TestWhatIsOpenedWithTheInstalledAppComesToItsWindow(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/some/sub/path/")
	p := newPage(t, desktop)
	p.before(launched)
	p.open(h.url() + address("players", "3", "fragment", "qu"))
	launch := func(params string) { eval[string](p, fmt.Sprintf(`launch(%s), ""`, params)) }

	launch(`{ files: [], targetURL: new URL("./", location).href }`) // the app by itself
	launch(`{ files: [], targetURL: new URL("./#/drill", location).href }`)
	p.wait(`location.hash.startsWith("#/today?") && location.hash.includes("players=3")`)
	launch(`{ files: [], targetURL: new URL("./#/explore?fragment=ja", location).href }`)
	p.wait(`document.title.startsWith("JA ")`)

	launch(`{ files: [{ getFile: async () => new File(["cat\ncats\ndogs\n"], "opened.txt") }] }`)
	p.shows("#import-said", "“opened” is imported: 3 words")
	launch(`{ files: [{ getFile: async () => { throw new DOMException("gone", "NotFoundError") } }] }`)
	p.shows("#notice", "The file could not be opened")
}

func TestWhatIsSharedWithTheInstalledAppIsOpened(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/some/sub/path/")
	p := newPage(t, phone)
	p.open(h.url() + "?shared-text=Look+https%3A%2F%2Fexample.org%2Fghost%2F%23%2Fexplore%3Ffragment%3Dja%26players%3D3")
	p.wait(`document.title.startsWith("JA ") && location.search === "" && location.hash.includes("players=3")`)

	p.open(h.url() + "?shared-text=cat%0Acats%0Adogs%0A")
	p.wait(`document.querySelector("#list-words").value === "cat\ncats\ndogs"`)
	p.click("#import-words")
	p.shows("#import-said", "“My list” is imported: 3 words")
}
