//go:build !js

package site

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/net/html"
)

// asBytes reads what asText writes: the slow twin of the loader in onefile.js.
func asBytes(text string, length int) []byte {
	var bits []byte
	seven := func(code rune) {
		for i := 6; i >= 0; i-- {
			bits = append(bits, byte(code>>i&1))
		}
	}
	for _, code := range text {
		if code > 0x7F {
			seven(rune(unwelcome[code>>7-firstPlace]))
		}
		seven(code & 0x7F)
	}
	data := make([]byte, length)
	for i := range data {
		for _, bit := range bits[8*i : 8*i+8] {
			data[i] = data[i]<<1 | bit
		}
	}
	return data
}

func TestBytesAsTextAreReadBack(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for n := range 300 {
		data := make([]byte, n)
		for i := range data {
			data[i] = byte(random.Uint32() & random.Uint32()) // many zeros
		}
		text := asText(data)
		if got := asBytes(text, n); !bytes.Equal(got, data) {
			t.Fatalf("%x became %q and then %x", data, text, got)
		}
		if strings.ContainsAny(text, string(unwelcome)) || !utf8.ValidString(text) {
			t.Fatalf("%x is written with a character that may not stay: %q", data, text)
		}
		if most := (n*8+6)/7 + 1; len(text) > most {
			t.Fatalf("%d bytes take %d, more than %d", n, len(text), most)
		}
	}
	if got := asText([]byte{0xD3, 0}); got != "i@\u0100" {
		t.Errorf("the example of the comment is written %q", got)
	}
}

func oneFileOfSample(t *testing.T) (site files, document *html.Node) {
	t.Helper()
	site = sampleSite(t)
	document, err := html.Parse(bytes.NewReader(site[oneFileName]))
	if err != nil {
		t.Fatal(err)
	}
	return site, document
}

func TestThePolicyOfTheOneFileAllowsItsOwnPiecesOnly(t *testing.T) {
	_, document := oneFileOfSample(t)
	policy := attr(findNode(document, func(n *html.Node) bool { return attr(n, "http-equiv") == "Content-Security-Policy" }), "content")
	if strings.Contains(policy, "unsafe-inline") || strings.Contains(policy, "'self'") || !strings.HasPrefix(policy, "default-src 'none';") {
		t.Errorf("the policy is %s", policy)
	}
	pieces := 0
	for n := range document.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		if attr(n, "style") != "" {
			t.Errorf("<%s> is styled inline", n.Data)
		}
		if isTag("style")(n) || isTag("script")(n) && attr(n, "type") == "" {
			pieces++
			if hash := integrity([]byte(n.FirstChild.Data)); !strings.Contains(policy, "'"+hash+"'") {
				t.Errorf("the policy does not allow a <%s>: %.60q", n.Data, n.FirstChild.Data)
			}
		}
	}
	if named := strings.Count(policy, "'sha256-"); named != pieces || pieces < 6 {
		t.Errorf("the policy names %d pieces and the page has %d", named, pieces)
	}
}

func TestTheOneFileNamesNoOther(t *testing.T) {
	site, document := oneFileOfSample(t)
	if err := checkAlone(document); err != nil {
		t.Error(err)
	}
	for n := range document.Descendants() {
		if isTag("style")(n) {
			for _, address := range cssAddress.FindAllStringSubmatch(n.FirstChild.Data, -1) {
				if !strings.HasPrefix(address[1], "data:") {
					t.Errorf("its style asks for %s", address[1])
				}
			}
			if strings.Contains(n.FirstChild.Data, "@import") {
				t.Error("its style asks for another")
			}
		}
	}
	if bytes.Contains(site["app-worker.js"], []byte(`"`+oneFileName+`":`)) {
		t.Error("the worker lists the one file, want it kept only for those who download it")
	}
}

func TestTheOneFileHoldsTheProgramAndTheLicences(t *testing.T) {
	site, document := oneFileOfSample(t)
	var held []string
	for n := range document.Descendants() {
		if name := attr(n, "data-file"); name != "" {
			held = append(held, name)
		}
	}
	if want := []string{"web/app.wasm", "web/puzzles.txt", "web/dicts/small.txt"}; !slices.Equal(held, want) {
		t.Errorf("it holds %q, want %q", held, want)
	}
	for _, licence := range []string{"Pico CSS", "Lucide"} {
		if !bytes.Contains(site[oneFileName], []byte(licence)) {
			t.Errorf("the licence of %s is not in it", licence)
		}
	}
}

func TestWhatWouldNeedAnotherFileIsRefused(t *testing.T) {
	for text, fine := range map[string]bool{
		`<img src="data:image/png;base64,AA==">`:     true,
		`<a href="https://example.org/">`:            true,
		`<img src="web/icon.svg">`:                   false,
		`<script>const mark = "<!-- here";</script>`: false,
	} {
		document, err := html.Parse(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := checkAlone(document); (err == nil) != fine {
			t.Errorf("%s: %v", text, err)
		}
	}
}
