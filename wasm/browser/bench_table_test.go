//go:build browser

package browser_test

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
)

// measured is what was measured: of each thing that a person waits for, in the
// order of its first measurement, the values of each setting.
type measured struct {
	setting int // the one that is measured now
	names   []string
	waits   map[string][]wait // by name
	fresh   []string          // what was measured since tell
}

// wait is one measurement, in milliseconds.
type wait struct {
	setting int
	drawn   float64 // until the program last touched the page
	painted float64 // until the frame that shows it; 0: not asked
	longest float64 // the longest task from the beginning on; 0: none of 50 ms or more
}

func (m *measured) add(name string, w wait) {
	if m.waits == nil {
		m.waits = map[string][]wait{}
	}
	if m.waits[name] == nil {
		m.names = append(m.names, name)
	}
	if !slices.Contains(m.fresh, name) {
		m.fresh = append(m.fresh, name)
	}
	w.setting = m.setting
	m.waits[name] = append(m.waits[name], w)
}

// The columns of a wait, and what their tables are called.
var columns = []struct {
	title string
	of    func(wait) float64
}{
	{"milliseconds until drawn", func(w wait) float64 { return w.drawn }},
	{"milliseconds until painted", func(w wait) float64 { return w.painted }},
	{"longest task, milliseconds; 0 is less than 50", func(w wait) float64 { return w.longest }},
}

// row is a line of a table: the median and the 95th percentile in each setting,
// or "" where there is nothing but zeros.
func (m *measured) row(name string, of func(wait) float64) string {
	cells, some := make([]string, len(settings)), false
	for i := range settings {
		var values []float64
		for _, w := range m.waits[name] {
			if w.setting == i {
				values = append(values, of(w))
			}
		}
		if cells[i] = "–"; len(values) > 0 {
			cells[i] = fmt.Sprintf("%.0f / %.0f", quantile(values, 0.5), quantile(values, 0.95))
			some = some || slices.Max(values) > 0
		}
	}
	if !some {
		return ""
	}
	return "| " + name + " | " + strings.Join(cells, " | ") + " |"
}

// print writes the tables as Markdown.
func (m *measured) print(w io.Writer) {
	for _, column := range columns {
		fmt.Fprintf(w, "\n| %s, median / 95th percentile |", column.title)
		for _, s := range settings {
			fmt.Fprintf(w, " %s |", s.name)
		}
		fmt.Fprintln(w, "\n| --- |"+strings.Repeat(" ---: |", len(settings)))
		for _, name := range m.names {
			if row := m.row(name, column.of); row != "" {
				fmt.Fprintln(w, row)
			}
		}
	}
}

// report is where a benchmark writes its sections for the page of measured figures: the file that
// SPECTRIE_MEASURED names, and the terminal.
func report(b *testing.B) io.Writer {
	b.Helper()
	name := os.Getenv("SPECTRIE_MEASURED")
	if name == "" {
		return os.Stdout
	}
	file, err := os.Create(name)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		if err := file.Close(); err != nil {
			b.Error(err)
		}
	})
	return io.MultiWriter(os.Stdout, file)
}

// section begins one.
func section(w io.Writer, title string) {
	fmt.Fprintf(w, "\n## %s\n\n%s\n", title, os.Getenv("SPECTRIE_STAMP"))
}

// tell writes what was measured since it last did, while more is measured.
func (m *measured) tell() {
	for _, name := range m.fresh {
		fmt.Println(m.row(name, columns[0].of))
	}
	m.fresh = nil
}

// quantile is the value below which that share of the values lies: for a share
// of 0.95 the worst, where there are twenty or fewer.
func quantile(values []float64, share float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[min(len(sorted)-1, int(share*float64(len(sorted))))]
}
