// Package measured writes what the benchmarks print into the page of measured figures.
package measured

import (
	"bufio"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Rewrite returns the page old with the sections of news in place of those with the same titles. Sections
// that news does not have stay, and those that old does not have follow behind. Both are Markdown, whose
// sections begin with "## ".
func Rewrite(old, news string) string {
	page := sections(old)
	for _, s := range sections(news) {
		if s.title == "" {
			continue
		}
		known := false
		for i := range page {
			if page[i].title == s.title {
				page[i].body, known = s.body, true
			}
		}
		if !known {
			page = append(page, s)
		}
	}
	var b strings.Builder
	for _, s := range page {
		if s.title != "" {
			b.WriteString("\n## " + s.title + "\n\n")
		}
		b.WriteString(s.body + "\n")
	}
	return b.String()
}

type section struct{ title, body string }

// sections cuts a page. The first is what stands before all titles.
func sections(page string) []section {
	var all []section
	for i, part := range strings.Split("\n"+page, "\n## ") {
		s := section{body: strings.TrimSpace(part)}
		if i > 0 {
			title, body, _ := strings.Cut(part, "\n")
			s = section{strings.TrimSpace(title), strings.TrimSpace(body)}
		}
		all = append(all, s)
	}
	return all
}

// Packages is the section of what `go test -bench` printed natively and as WebAssembly.
func Packages(native, node, stamp string) (string, error) {
	here, there := times(native), times(node)
	if len(here) == 0 || len(there) == 0 {
		return "", fmt.Errorf("%d native benchmarks and %d as WebAssembly: want some of both", len(here), len(there))
	}
	of := map[string]time.Duration{}
	for _, t := range there {
		of[t.name] = t.each
	}
	var b strings.Builder
	fmt.Fprintf(&b, "## Packages\n\n%s\n\n", stamp)
	b.WriteString("| one run of | native | wasm under Node | times as long |\n| --- | ---: | ---: | ---: |\n")
	for _, t := range here {
		slow, ratio := "–", "–"
		if w, ok := of[t.name]; ok {
			slow, ratio = round(w), fmt.Sprintf("%.1f", float64(w)/float64(max(t.each, 1)))
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", t.name, round(t.each), slow, ratio)
	}
	return b.String(), nil
}

type timed struct {
	name string // of the package and the benchmark
	each time.Duration
}

// A benchmark that prints while it runs has its name and its time on different lines.
var (
	packageLine = regexp.MustCompile(`^pkg: spectrie/(\S+)`)
	nameOfOne   = regexp.MustCompile(`^Benchmark(\S*?)(-\d+)?(\s|$)`)
	timeOfOne   = regexp.MustCompile(`\s([\d.]+) ns/op`)
)

// times are those of a run of go test, in its order.
func times(printed string) []timed {
	var all []timed
	in, name := "", ""
	lines := bufio.NewScanner(strings.NewReader(printed))
	for lines.Scan() {
		line := lines.Text()
		if at := packageLine.FindStringSubmatch(line); at != nil {
			in, name = at[1], ""
			continue
		}
		if at := nameOfOne.FindStringSubmatch(line); at != nil {
			name = strings.TrimSpace(in + " " + strings.ReplaceAll(strings.TrimPrefix(at[1], "/"), "_", " "))
		}
		if at := timeOfOne.FindStringSubmatch(line); at != nil && name != "" {
			ns, err := strconv.ParseFloat(at[1], 64)
			if err != nil {
				continue
			}
			all = append(all, timed{name, time.Duration(ns)})
			name = ""
		}
	}
	return all
}

// round writes a time with the two digits that one run can vouch for.
func round(d time.Duration) string {
	unit := time.Duration(1)
	for d/unit >= 100 {
		unit *= 10
	}
	return d.Round(unit).String()
}
