package markup

import "slices"

// Table writes a table from top to bottom: first its columns, then its rows. The first cell of a row is its heading.
//
//	t := markup.NewTable("class", "answered")
//	t.Columns("Card").Numbers("Chance")
//	for _, c := range cards {
//		t.Row("")
//		t.Text(c.Name)
//		t.Cell().Element("strong", c.Chance)
//	}
//	t.HTML()
type Table struct {
	m       Writer
	classes []string // of the columns
	cells   int      // in the row so far
	cell    tag      // the open cell; "" for none
	scope   string   // of the next row's heading
}

// NewTable begins a table with attributes given as name, value, name, value.
func NewTable(attributes ...string) *Table {
	t := &Table{scope: "row"}
	t.m.Open("table", attributes...)
	return t
}

// Caption names the table. It comes before the columns.
func (t *Table) Caption(text string) { t.m.Element("caption", text) }

// Columns adds columns with these headings; "" is a column without a heading.
func (t *Table) Columns(names ...string) *Table { return t.ColumnsOf("", names...) }

// Numbers adds columns of numbers, which are aligned right.
func (t *Table) Numbers(names ...string) *Table { return t.ColumnsOf("number", names...) }

// ColumnsOf adds columns whose headings and cells have a class.
func (t *Table) ColumnsOf(class string, names ...string) *Table {
	for _, name := range names {
		t.classes = append(t.classes, class)
		if name == "" {
			t.heading("td").m.Text("")
			continue
		}
		var attributes []string
		if class != "" {
			attributes = []string{"class", class}
		}
		t.Heading(attributes...).Text(name)
	}
	return t
}

// Heading adds the heading of one or more columns. The caller writes its content.
func (t *Table) Heading(attributes ...string) *Writer {
	if !slices.Contains(attributes, "scope") {
		attributes = append([]string{"scope", "col"}, attributes...)
	}
	return &t.heading("th", attributes...).m
}

func (t *Table) heading(element tag, attributes ...string) *Table {
	if !slices.Contains(t.m.open, "thead") {
		t.m.Open("thead")
		t.m.Open("tr")
	}
	t.begin(element, attributes...)
	return t
}

// Beneath starts a second row of headings.
func (t *Table) Beneath() {
	t.m.Close("tr")
	t.m.Open("tr")
	t.cell = ""
}

// Group starts a group of rows. The heading of its first row is the heading of the group.
func (t *Table) Group() {
	t.endRow()
	if slices.Contains(t.m.open, "tbody") {
		t.m.Close("tbody")
	}
	t.m.Open("tbody")
	t.scope = "rowgroup"
}

// Row starts a row.
func (t *Table) Row(class string) {
	t.endRow()
	if !slices.Contains(t.m.open, "tbody") {
		t.m.Open("tbody")
	}
	if class == "" {
		t.m.Open("tr")
	} else {
		t.m.Open("tr", "class", class)
	}
}

// endRow ends the previous row or the headings.
func (t *Table) endRow() {
	t.cells, t.cell = 0, ""
	for _, element := range [...]tag{"tr", "thead"} {
		if slices.Contains(t.m.open, element) {
			t.m.Close(element)
		}
	}
}

// Cell adds a cell to the row. The caller writes its content. Attributes replace the class of the column.
func (t *Table) Cell(attributes ...string) *Writer {
	i, element := t.cells, tag("td")
	t.cells++
	if len(attributes) == 0 && i < len(t.classes) && t.classes[i] != "" {
		attributes = []string{"class", t.classes[i]}
	}
	if i == 0 {
		element, attributes, t.scope = "th", append([]string{"scope", t.scope}, attributes...), "row"
	}
	t.begin(element, attributes...)
	return &t.m
}

// Text adds cells of text.
func (t *Table) Text(cells ...string) {
	for _, text := range cells {
		t.Cell().Text(text)
	}
}

// TextOf adds a cell of text with a class of its own.
func (t *Table) TextOf(class, text string) { t.Cell("class", class).Text(text) }

// begin ends the open cell and starts another.
func (t *Table) begin(element tag, attributes ...string) {
	if t.cell != "" {
		t.m.Close(t.cell)
	}
	t.cell = element
	t.m.Open(element, attributes...)
}

// HTML is the whole table.
func (t *Table) HTML() HTML { return t.m.HTML() }

// Within is the whole table in a frame with a class.
func (t *Table) Within(class string) HTML {
	var m Writer
	m.Open("div", "class", class)
	m.Add(t.HTML())
	return m.HTML()
}
