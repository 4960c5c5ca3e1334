//go:build !js

package app

import (
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Only [markup.HTML] is shown as markup. Only package ui passes it to go-app, and no package converts computed text
// to a literal.
func TestOnlyTheTypeMakesMarkup(t *testing.T) {
	for _, r := range rooms(t) {
		if slices.Contains(forTests, r.name) {
			continue
		}
		for _, file := range r.files {
			ast.Inspect(file, func(n ast.Node) bool {
				at := r.fset.Position(file.Pos()).Filename
				switch n := n.(type) {
				case *ast.SelectorExpr:
					if isName(n, "app", "Raw") && r.name != "ui" {
						t.Errorf("%s uses app.Raw: use ui.HTML", at)
					}
				case *ast.CallExpr:
					if to, ok := n.Fun.(*ast.SelectorExpr); ok && isName(to, "markup", "Literal") {
						t.Errorf("%s converts to a markup.Literal: write it as text", at)
					}
				case *ast.BasicLit:
					if n.Kind == token.STRING && readers.MatchString(n.Value) {
						t.Errorf("%s: %s reads text as markup", at, n.Value)
					}
				}
				return true
			})
		}
	}
}

// isName reports whether an expression is a name of a package.
func isName(e *ast.SelectorExpr, pkg, name string) bool {
	on, _ := e.X.(*ast.Ident)
	return on != nil && on.Name == pkg && e.Sel.Name == name
}

// readers are the functions of a browser that read text as markup or as a program.
var readers = regexp.MustCompile(`innerHTML|outerHTML|insertAdjacentHTML|document\.write|setHTML|DOMParser|createContextualFragment|srcdoc|\beval\(|new Function`)

func TestNoScriptReadsATextAsMarkup(t *testing.T) {
	sources, _ := filepath.Glob("../wasm/*.go")
	for _, dir := range []string{"../web", "../wasm/site"} {
		scripts, err := filepath.Glob(filepath.Join(dir, "*.js"))
		if err != nil || len(scripts) == 0 {
			t.Fatalf("no scripts in %s: %v", dir, err)
		}
		sources = slices.Concat(sources, scripts)
	}
	for _, source := range sources {
		content, err := os.ReadFile(source)
		if err != nil {
			t.Fatal(err)
		}
		if found := readers.Find(content); found != nil && !strings.HasSuffix(source, "_test.go") {
			t.Errorf("%s uses %s, which reads text as markup", source, found)
		}
	}
}
