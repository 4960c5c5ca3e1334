//go:build browser

package browser_test

import (
	"testing"

	"github.com/chromedp/chromedp"
)

const downloadLink = "#download-one-file"

// Spectrie as one file can be downloaded offline once it has been downloaded, after an update too.
func TestTheOneFileIsKeptAfterItsFirstDownload(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/some/sub/path/")
	p := newPageWithWorker(t, desktop)
	p.expect("Failed to load")
	p.before(`{
		const create = URL.createObjectURL;
		URL.createObjectURL = file => { window.saved = file.size; return create.call(URL, file) };
		HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download };
	}`)
	saves := func() {
		t.Helper()
		eval[bool](p, `(window.saved = 0, window.savedAs = "", true)`)
		p.click(downloadLink)
		p.wait(`window.saved > 1000000 && window.savedAs === "spectrie.html"`)
		p.shows(".foot [role=status]", "")
	}
	p.open(h.url())
	p.offlineReady()
	h.stop()
	p.click(downloadLink)
	p.shows(".foot", "The download failed. Check the connection, then try again.")
	h.start()
	saves()
	h.stop()
	p.do(chromedp.Reload())
	p.interactive()
	saves()

	h.dir = nextBuild(t)
	h.start()
	p.asksForUpdate()
	p.shows("#messages", "A new version of Spectrie is ready.")
	p.click("#update")
	p.wait(build + ` === "next"`)
	p.interactive()
	h.stop()
	saves()
}

// Offline before the first download, the link is grey and says why. Where the host answers all the same, it is not.
func TestTheOneFileLinkSaysWhyItIsGrey(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPageWithWorker(t, desktop)
	p.expect("Failed to load")
	p.before(`Object.defineProperty(navigator, "onLine", {get: () => window.isOnline ?? true})`)
	p.open(h.url())
	p.offlineReady()
	change := func(online, event string) {
		eval[bool](p, `(window.isOnline = `+online+`, dispatchEvent(new Event("`+event+`")))`)
	}
	h.stop()
	change("false", "offline")
	p.wait(`document.querySelector("` + downloadLink + `").ariaDisabled === "true"`)
	p.shows(".foot", "You are offline. Download it once with a connection: after that, this link works offline too.")
	axe(t, p, "the grey link")
	h.forget()
	p.click(downloadLink)
	h.start()
	change("false", "offline")
	p.wait(`document.querySelector("` + downloadLink + `").ariaDisabled !== "true"`)
	if got := h.requests(); len(got) != 1 {
		t.Errorf("a click on the grey link asks for something: the host saw %q", got)
	}
	h.stop()
	change("false", "offline")
	p.wait(`document.querySelector("` + downloadLink + `").ariaDisabled === "true"`)
	change("true", "online")
	p.wait(`document.querySelector("` + downloadLink + `").ariaDisabled !== "true"`)
}
