package chart

import (
	"encoding/xml"
	"io"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"spectrie/app/golden"
)

// monday begins a week in a year that begins in it.
var monday = time.Date(2029, time.January, 1, 0, 0, 0, 0, time.UTC)

// charts are the golden ones.
func charts() map[string]Chart {
	bars := &Bars{Title: "Cards that come back", Heading: "Day", Unit: "Cards"}
	for i := range 30 {
		day := monday.AddDate(0, 0, 20+i)
		bars.Bars = append(bars.Bars, Bar{
			Label: strconv.Itoa(day.Day()), Group: day.Format("Jan"), Name: day.Format("Mon 2 Jan"), Value: (i * 7) % 5 * (i % 3), Mark: i == 1,
		})
	}
	heat := &Heat{Title: "Answers a day", Unit: "answers", Monday: monday, Miss: "due, not done"}
	for i := range 52*7 + 3 {
		heat.Days = append(heat.Days, max(i%9*(i%4)-3, 0))
		heat.Missed = append(heat.Missed, heat.Days[i] == 0 && i%5 == 4)
	}
	line := &Line{Title: "Rounds that you hold", Heading: "Day", Unit: "Rounds of 100", Most: 100}
	for i := range 20 {
		day := monday.AddDate(0, 0, 3*i)
		line.Points = append(line.Points, Point{Day: 3 * i, Label: day.Format("2 Jan"), Name: day.Format("Mon 2 Jan"), Value: 100 * i * i / 19 / 19})
	}
	return map[string]Chart{
		"bars": bars,
		"heat": heat,
		"line": line,
		"shares": &Shares{Title: "Rounds that you hold", Heading: "Opponent", Unit: "You hold", Shares: []Share{
			{"plays perfectly", 0.8749, true}, {"knows all words", 0.999, false}, {"knows nothing", 1, false}, {"a <b> & “c”", 0, false},
		}},
		"stack": &Stack{Title: "Cards", Heading: "How far", Unit: "Cards", Parts: []Part{
			{"new", "part-new", 40}, {"learning", "part-learning", 0}, {"known", "part-known", 12}, {"set aside", "part-aside", 1},
		}},
	}
}

func TestGolden(t *testing.T) {
	for name, c := range charts() {
		golden.Check(t, filepath.Join("testdata", name+".html"), golden.Lines(Figure(name, c).String()))
	}
}

// empty are charts of nothing at all.
func empty() map[string]Chart {
	return map[string]Chart{"bars": &Bars{}, "heat": &Heat{Monday: monday}, "line": &Line{}, "shares": &Shares{}, "stack": &Stack{}}
}

// Every drawing is XML in which nothing leaves the paper, whatever it draws.
func TestDrawingsStayOnThePaper(t *testing.T) {
	for _, set := range []map[string]Chart{charts(), empty()} {
		for name, c := range set {
			for _, width := range []Width{Wide, Narrow} {
				d := xml.NewDecoder(strings.NewReader(c.SVG("id", width).String()))
				var paper []float64
				for {
					token, err := d.Token()
					if err == io.EOF {
						break
					}
					if err != nil {
						t.Fatalf("%s: %v", name, err)
					}
					start, ok := token.(xml.StartElement)
					if !ok {
						continue
					}
					at := map[string]float64{}
					for _, a := range start.Attr {
						at[a.Name.Local], _ = strconv.ParseFloat(a.Value, 64)
						if a.Name.Local == "viewBox" {
							for _, n := range strings.Fields(a.Value) {
								v, _ := strconv.ParseFloat(n, 64)
								paper = append(paper, v)
							}
						}
						if a.Name.Local == "style" || a.Name.Local == "fill" {
							t.Errorf("%s: paints itself: %s", name, a.Value)
						}
					}
					if at["x"] < 0 || at["y"] < 0 || at["x"]+at["width"] > paper[2]+0.01 || at["y"]+at["height"] > paper[3]+0.01 {
						t.Errorf("%s, width %d: %v leaves the paper %v", name, width, start, paper)
					}
				}
				if len(paper) != 4 || paper[2] != width.units() || paper[3] <= 0 {
					t.Errorf("%s: the paper is %v", name, paper)
				}
			}
		}
	}
}

// ids must be different on the page, and the image's name is one of them.
func TestADrawingIsAnImageWithAName(t *testing.T) {
	svg := charts()["stack"].SVG("cards", Wide).String()
	if !strings.HasPrefix(svg, `<svg class="chart-drawing" role="img" aria-labelledby="cards" viewBox="0 0 840 `) || !strings.Contains(svg, `<title id="cards">Cards</title>`) {
		t.Errorf("%.200s, want it to begin with %q, with %q", svg, `<svg class="chart-drawing" role="img" aria-labelledby="cards" viewBox="0 0 840 `, `<title id="cards">Cards</title>`)
	}
	ids := regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(Figure("cards", charts()["stack"]).String(), -1)
	seen := map[string]bool{}
	for _, id := range ids {
		if seen[id[1]] {
			t.Errorf("two elements are #%s", id[1])
		}
		seen[id[1]] = true
	}
}

func TestTablesHaveEveryNumber(t *testing.T) {
	all := charts()
	for name, want := range map[string]int{"bars": 30, "heat": 53, "line": 20, "shares": 4, "stack": 4} {
		table := all[name].Table()
		if len(table.Rows) != want {
			t.Errorf("%s: %d rows", name, len(table.Rows))
		}
		for _, row := range table.Rows {
			if len(row) != len(table.Columns) {
				t.Errorf("%s: a row of %d cells below %d headings", name, len(row), len(table.Columns))
			}
		}
	}
	heat := all["heat"].(*Heat)
	if got := strings.Join(heat.Table().Rows[0], "|"); got != "31 Dec 2029|due, not done|"+strconv.Itoa(heat.Days[365])+"|"+strconv.Itoa(heat.Days[366])+"||||" {
		t.Errorf("the last week: %s", got)
	}
}

func TestTheNarrowCalendarHasTheLastWeeks(t *testing.T) {
	svg := charts()["heat"].SVG("h", Narrow).String()
	if n := strings.Count(svg, "<rect") - (heatSteps + 2); n != 25*7+3 {
		t.Errorf("%d days", n)
	}
	if !strings.Contains(svg, "Wednesday 2 January 2030: ") || strings.Contains(svg, "June") {
		t.Error("they are not the last ones")
	}
}

// A missed day has a dot, and words in the legend, the tip and the table.
func TestTheCalendarSaysWhatWasMissed(t *testing.T) {
	heat := charts()["heat"].(*Heat)
	missed := 0
	for _, m := range heat.Missed {
		if m {
			missed++
		}
	}
	svg := heat.SVG("h", Wide).String()
	if dots, tips := strings.Count(svg, "chart-missed"), strings.Count(svg, ": due, not done<"); dots != missed+1 || tips != missed {
		t.Errorf("%d dots and %d tips for %d missed days and the legend", dots, tips, missed)
	}
	cells := 0
	for _, row := range heat.Table().Rows {
		cells += strings.Count(strings.Join(row, "|"), "due, not done")
	}
	if cells != missed {
		t.Errorf("%d cells of the table for %d missed days", cells, missed)
	}
	clear(heat.Missed)
	if svg := heat.SVG("h", Wide).String(); strings.Contains(svg, "due, not done") {
		t.Error("the legend explains dots that are not there")
	}
}

// The line is to scale: of days and of values.
func TestTheLineIsToScale(t *testing.T) {
	l := &Line{Most: 100, Points: []Point{{Day: 100, Value: 0}, {Day: 110, Value: 100}, {Day: 140, Value: 50}}}
	var xs, ys []float64
	for i, point := range l.Points {
		xs = append(xs, l.x(i, 832))
		ys = append(ys, l.y(point.Value, 100))
	}
	if xs[0] != lineLeft || xs[1] != lineLeft+200 || xs[2] != 832 || ys[0] != 100 || ys[1] != lineTop || ys[2] != (100+lineTop)/2 {
		t.Errorf("the points are at %v, %v", xs, ys)
	}
	l.Points = l.Points[2:]
	if x := l.x(0, 832); x != 832 {
		t.Errorf("a single point is at %g", x)
	}
	svg := charts()["line"].SVG("l", Narrow).String()
	for _, want := range []string{`class="chart-end"`, ">100</text>", ">27 Feb<", ">1 Jan<", ">31 Jan<", "Wed 31 Jan: "} {
		if !strings.Contains(svg, want) {
			t.Errorf("the drawing lacks %q", want)
		}
	}
}

func TestEveryStepOfTheCalendarIsDarkerForMore(t *testing.T) {
	for most := range 200 {
		h := &Heat{Days: []int{most}, Missed: []bool{false}}
		before := 0
		for n := range h.upTo(heatSteps) + 1 {
			step := h.step(n)
			if step < before || step > before+1 || (step == 0) != (n == 0) {
				t.Fatalf("of %d, %d has step %d after %d", most, n, step, before)
			}
			if n > 0 && (n <= h.upTo(step-1) || n > h.upTo(step)) {
				t.Fatalf("the legend gives step %d as up to %d, and %d has it", step, h.upTo(step), n)
			}
			before = step
		}
		if before != heatSteps {
			t.Fatalf("the most, %d, has step %d", most, before)
		}
	}
}

func TestThePartsOfAStackFillIt(t *testing.T) {
	for _, values := range [][]int{{1}, {1, 1000}, {0, 3, 0, 5}, {1, 1, 1, 1, 1, 99999}} {
		s := &Stack{}
		total := 0
		for _, v := range values {
			s.Parts = append(s.Parts, Part{Value: v})
			total += v
		}
		sum := 0.0
		for i, width := range s.widths(340, total) {
			sum += width
			if (width == 0) != (values[i] == 0) || width > 0 && width < stackLeast+2 {
				t.Errorf("%v: part %d is %g wide", values, i, width)
			}
		}
		if sum < 339.99 || sum > 340.01 {
			t.Errorf("%v fill %g", values, sum)
		}
	}
}

func TestPercent(t *testing.T) {
	for part, want := range map[float64]string{-1: "…", 0: "0%", 0.001: "1%", 0.505: "51%", 0.87: "87%", 0.9999: "99%", 1: "100%"} {
		if got := percent(part); got != want {
			t.Errorf("%g is %s, want %s", part, got, want)
		}
	}
}
