package site

import (
	"errors"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/dicts"
)

func TestMessagesSayWhatIsNotAsAsked(t *testing.T) {
	t.Parallel()
	web2, _ := dicts.Lookup("web2")
	none, some := &shelf.Shelf{}, apptest.ShelfWith(t, dicts.DefaultID)
	for name, c := range map[string]struct {
		l     *shelf.Shelf
		state func(*mounted)
		want  string
	}{
		"nothing":             {some, func(*mounted) {}, ""},
		"problems":            {some, func(e *mounted) { e.problems = []string{"One.", "Two."} }, "One. Two."},
		"on its way":          {some, func(e *mounted) { e.fetching = fetching{entry: web2} }, "Loading Webster’s Second ("},
		"lost, another there": {some, func(e *mounted) { e.fetching = fetching{web2, errors.New("the network does not answer")} }, "Webster’s Second could not be loaded: the network does not answer. American English 7.1 is still in use. Try again"},
		"lost, none there":    {none, func(e *mounted) { e.fetching = fetching{web2, errors.New("the server answered with status 404")} }, "Webster’s Second could not be loaded: the server answered with status 404. Try again"},
		"an update":           {some, func(e *mounted) { e.updatable = true }, "A new version of Spectrie is ready. Use it now"},
	} {
		e := explorerAt(t, c.l, address.DefaultView)
		c.state(e)
		p := apptest.Rendered(t, e).Id("messages")
		if got := p.Words(); !strings.HasPrefix(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
		if p.Attribute("role") != "status" {
			t.Errorf("%s: nobody hears it", name)
		}
	}
}

func TestWithoutADictionaryThePageWaits(t *testing.T) {
	t.Parallel()
	p := pageAt(t, &shelf.Shelf{}, address.DefaultView)
	if got, want := p.Text("main"), "The page appears as soon as a dictionary has loaded."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := p.Chosen("dictionary"); got != dicts.DefaultID {
		t.Errorf("the menu shows %q", got)
	}
}

// Whatever an address holds is text on the page and in its attributes.
func TestHostileAddressesStayText(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, hostile := range []string{
		"<img src=x onerror=alert(1)>", `"><script>alert(1)</script>`, "' onclick=alert(1) '", "</p></main><img>", "&lt;img&gt;",
		"<svg/onload=alert(1)>", "ja<b>", "\x00\x1b\u202e", strings.Repeat("<img>", 2000),
	} {
		view, problems := address.ParseAddress(apptest.Game(2, 1, hostile).Address(), new(shelf.Shelf).Entry)
		view.Dict = dicts.DefaultID
		e := explorerAt(t, l, view)
		_, more := address.ParseAddress("#/"+hostile+"?players="+hostile+"&dict="+hostile+"&seat="+hostile, new(shelf.Shelf).Entry)
		e.problems = append(e.problems, append(problems, more...)...)
		p := apptest.Rendered(t, e)
		for _, tag := range []string{"img", "script", "b"} {
			if n := len(p.All(tag)); n > 0 {
				t.Errorf("%.40q became %d elements %s", hostile, n, tag)
			}
		}
		for n := range p.Descendants() {
			for _, a := range n.Attr {
				if strings.HasPrefix(a.Key, "on") {
					t.Errorf("%.40q became the attribute %s", hostile, a.Key)
				}
			}
		}
		if got := p.Text("messages"); got == "" || len(got) > 1000 {
			t.Errorf("%.40q: the page says %d bytes", hostile, len(got))
		}
		if got, want := p.Text("verdict"), "You"; !strings.Contains(got, want) {
			t.Errorf("%.40q: %s, want it to contain %q", hostile, got, want)
		}
	}
}

func TestTheDownloadSaysHowItGoes(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfOf(t, "aunt")
	for state, want := range map[string]string{
		"": "", "busy": "Downloading…", "failed": "The download failed. Check the connection, then try again.", "offline": "You are offline.",
	} {
		e := explorerAt(t, l, address.DefaultView)
		e.oneFile = state
		foot := apptest.Rendered(t, e).One("footer")
		if got := foot.All("span")[1].Words(); !strings.HasPrefix(got, want) || want == "" && got != "" {
			t.Errorf("%s: %q, want %q", state, got, want)
		}
		if off := foot.One("a").Has("aria-disabled"); off != (state == "offline") {
			t.Errorf("%s: the link is off: %v", state, off)
		}
	}
}
