package markup

import "testing"

// hostile is text that would be markup if it were not escaped.
const hostile = `"'><script>alert(1)</script>&amp;`

// asText is hostile, escaped.
const asText = `&quot;'&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;`

func TestTextNeverBecomesMarkup(t *testing.T) {
	var m, inner Writer
	m.Open("p", "title", hostile, `a onload="x`, "1")
	m.Text(hostile)
	inner.Element("b", hostile, "data-key", hostile)
	m.Add(inner.HTML())
	want := `<p title="` + asText + `" aonloadx="1">` + asText + `<b data-key="` + asText + `">` + asText + `</b></p>`
	if got := m.HTML().String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	table := NewTable("id", hostile)
	table.Columns(hostile)
	table.Row(hostile)
	table.Text(hostile)
	want = `<table id="` + asText + `"><thead><tr><th scope="col">` + asText + `</th></tr></thead><tbody><tr class="` + asText + `"><th scope="row">` + asText + `</th></tr></tbody></table>`
	if got := table.HTML().String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestWhatXMLCannotHoldIsReplaced(t *testing.T) {
	for text, want := range map[string]string{"a\x00b": "a\ufffdb", "\t\n\r": "&#9;&#10;&#13;", "\xff": "\ufffd", "\ufffe": "\ufffd", "é∅": "é∅"} {
		var m Writer
		if m.Text(text); m.HTML().String() != want {
			t.Errorf("%q is written %q, want %q", text, m.HTML(), want)
		}
	}
}

func TestWhatIsOpenIsClosed(t *testing.T) {
	var m Writer
	m.Open("ul")
	m.Open("li")
	m.Open("b")
	m.Text("1")
	m.Close("li")
	m.Open("li")
	want := "<ul><li><b>1</b></li><li></li></ul>"
	if got := m.HTML().String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestATableHasHeadingsForItsColumnsAndRows(t *testing.T) {
	table := NewTable("class", "answered")
	table.Caption("Cards")
	table.Columns("Card").Numbers("Chance").Columns("")
	table.Row("")
	table.Text("QU", "31%")
	table.Cell().Element("button", "Start afresh")
	table.Row("turn")
	table.Text("QUI")
	table.TextOf("quiet", "…")
	want := `<table class="answered"><caption>Cards</caption>` +
		`<thead><tr><th scope="col">Card</th><th scope="col" class="number">Chance</th><td></td></tr></thead>` +
		`<tbody><tr><th scope="row">QU</th><td class="number">31%</td><td><button>Start afresh</button></td></tr>` +
		`<tr class="turn"><th scope="row">QUI</th><td class="quiet">…</td></tr></tbody></table>`
	if got := table.HTML().String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestATableHasHeadingsForGroups(t *testing.T) {
	table := NewTable()
	table.Heading("rowspan", "2").Text("Algorithm")
	table.Heading("scope", "colgroup", "colspan", "2").Text("Found with")
	table.Beneath()
	table.Heading().Text("6")
	table.Heading().Text("8")
	for _, group := range []string{"a", "b"} {
		table.Group()
		table.Row("")
		table.Text(group, "1", "2")
		table.Row("")
		table.Text("more")
	}
	rows := func(group string) string {
		return `<tbody><tr><th scope="rowgroup">` + group + `</th><td>1</td><td>2</td></tr><tr><th scope="row">more</th></tr></tbody>`
	}
	want := `<table><thead><tr><th scope="col" rowspan="2">Algorithm</th><th scope="colgroup" colspan="2">Found with</th></tr>` +
		`<tr><th scope="col">6</th><th scope="col">8</th></tr></thead>` + rows("a") + rows("b") + `</table>`
	if got := table.HTML().String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
