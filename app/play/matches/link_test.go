package matches

import (
	"strings"
	"testing"
)

// byLink is a match by link of Ada and Ben on Ada's device, with these letters, of which so many were sent.
func byLink(letters string, sent string) string {
	return `{"id":"link0000000000000007","begun":1,"changed":2,"record":"ghost1:american-english-7.1~min4~strict~go~opens1~seed7~Ada~Ben~` + letters +
		`;","lost":[0,0],"link":{"seats":[0],"sent":` + sent + `,"turn":1}}`
}

func TestAMatchByLinkReplacesOnlyWhatWasNotSent(t *testing.T) {
	for _, c := range []struct {
		kept, sent, now string
		may, strictly   bool
	}{
		{"bo", "2", "bon", true, true},
		{"bo", "1", "b", true, false},
		{"bo", "1", "ba", true, false},
		{"b", "-1", "a", true, false},
		{"bo", "2", "b", false, false},
		{"bo", "2", "ba", false, false},
		{"bo", "0", "", true, false},
	} {
		kept, now := byLink(c.kept, c.sent), byLink(c.now, "0")
		k, err := DecodeMatch(now)
		if err != nil {
			t.Fatal(err)
		}
		if may, strictly := k.continues(kept, false), k.continues(kept, true); may != c.may || strictly != c.strictly {
			t.Errorf("%q after %q, of which %s were sent: %v, strictly %v", c.now, c.kept, c.sent, may, strictly)
		}
		k.Link = nil // as any other match
		if k.continues(kept, false) != c.strictly {
			t.Errorf("%q after %q without a link: %v", c.now, c.kept, !c.strictly)
		}
	}
}

func TestImpossibleFactsOfALinkAreRefused(t *testing.T) {
	good := byLink("bo", "2")
	k, err := DecodeMatch(good)
	if err != nil || k.Encode() != good || !k.Link.IsYou(0) || k.Link.IsYou(1) || !strings.Contains(k.Score(), "No round") {
		t.Fatalf("%s: %v, %+v", good, err, k)
	}
	for part, other := range map[string]string{`"seats":[0]`: `"seats":[2]`, `"sent":2`: `"sent":3`, `"turn":1`: `"turn":2`, `[0],"s`: `[-1],"s`} {
		if text := strings.Replace(good, part, other, 1); text == good {
			t.Errorf("%s is not there", part)
		} else if _, err := DecodeMatch(text); err == nil {
			t.Errorf("%s is read", text)
		}
	}
}
