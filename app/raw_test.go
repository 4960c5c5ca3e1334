//go:build !js

package app

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Markup from strings is drawn by few files. All else is made by go-app, which never
// reads a text as markup. Another file comes into these lists only when whoever adds it has
// seen that all its text goes through markup, or through the pens of packages tree and chart.

// drawers use app.Raw, in the rooms below this one.
var drawers = strings.Fields(`
	board/drawing.go drill/answered.go drill/tree.go explore/letterstable.go explore/wordlist.go
	hangman/advisor_words.go hangman/hardest_view.go hangman/practice_board.go hangman/proof.go
	lists/compare_openings.go lists/compare_view.go lists/losers_view.go
	play/past.go play/past_fares.go play/review.go site/help_play.go
	statistics/cards.go statistics/history.go statistics/slipping.go statistics/today.go
	strategy/list.go strategy/page.go strategy/takeaway.go ui/widetable.go`)

// joiners write finished pictures or tags into markup.
var joiners = strings.Fields(`board/drawing.go drill/tree.go play/review_tree.go strategy/learnt.go text/markup.go`)

// tagged hold tags in their texts.
var tagged = strings.Fields(`drill/tree.go strategy/list.go strategy/traps.go text/markup.go`)

var tag = regexp.MustCompile(`<[a-zA-Z/!]`)

func TestMarkupIsMadeInFewFiles(t *testing.T) {
	using := map[string]map[string]bool{"drawers": {}, "joiners": {}, "tagged": {}}
	for name, file := range pageSources(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				on, _ := n.X.(*ast.Ident)
				switch {
				case on == nil:
				case on.Name == "app" && n.Sel.Name == "Raw":
					using["drawers"][name] = true
				case on.Name == "m" && strings.HasPrefix(n.Sel.Name, "Write"):
					using["joiners"][name] = true
				}
			case *ast.BasicLit:
				if n.Kind == token.STRING && tag.MatchString(n.Value) {
					using["tagged"][name] = true
				}
			}
			return true
		})
	}
	for list, want := range map[string][]string{"drawers": drawers, "joiners": joiners, "tagged": tagged} {
		for name := range using[list] {
			if !slices.Contains(want, name) {
				t.Errorf("%s makes markup and is not among the %s", name, list)
			}
		}
		for _, name := range want {
			if !using[list][name] {
				t.Errorf("%s is among the %s and makes no markup", name, list)
			}
		}
	}
}

// readers are what makes a page, or a program, of a text.
var readers = regexp.MustCompile(`innerHTML|outerHTML|insertAdjacentHTML|document\.write|setHTML|DOMParser|createContextualFragment|srcdoc|\beval\(|new Function`)

func TestNoScriptReadsATextAsMarkup(t *testing.T) {
	for _, dir := range []string{"../web", "../wasm/site"} {
		scripts, err := filepath.Glob(filepath.Join(dir, "*.js"))
		if err != nil || len(scripts) == 0 {
			t.Fatalf("no scripts in %s: %v", dir, err)
		}
		for _, script := range scripts {
			content, err := os.ReadFile(script)
			if err != nil {
				t.Fatal(err)
			}
			if found := readers.Find(content); found != nil {
				t.Errorf("%s uses %s", script, found)
			}
		}
	}
	all := pageSources(t)
	for _, dir := range []string{"chart", "tree", "../wasm"} {
		maps.Copy(all, sources(t, dir))
	}
	for name, file := range all {
		ast.Inspect(file, func(n ast.Node) bool {
			if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING && readers.MatchString(text.Value) {
				t.Errorf("%s: %s, want no such text", name, text.Value)
			}
			return true
		})
	}
}

// sources are the files of a package without its tests.
func sources(t *testing.T, dir string) map[string]*ast.File {
	t.Helper()
	names, err := fs.Glob(os.DirFS(dir), "*.go")
	if err != nil || len(names) == 0 {
		t.Fatalf("no sources in %s: %v", dir, err)
	}
	files := map[string]*ast.File{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = file
	}
	return files
}

// pageSources are the files of all rooms but those that draw pictures, by their path.
func pageSources(t *testing.T) map[string]*ast.File {
	t.Helper()
	files := map[string]*ast.File{}
	for _, r := range rooms(t) {
		if r.name == "tree" || r.name == "chart" || slices.Contains(forTests, r.name) {
			continue
		}
		for _, file := range r.files {
			files[r.fset.Position(file.Pos()).Filename] = file
		}
	}
	return files
}
