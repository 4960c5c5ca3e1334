//go:build !js

package app

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
)

// floors are the packages from the ground up. A package may only import packages of lower floors. So the pages,
// which share a floor, do not import each other.
var floors = [][]string{
	{"text", "markup", "storage"},
	{"tree", "chart", "icicle", "days"},
	{"address", "ui"},
	{"page"},
	{"shelf"},
	{"answers"},
	{"board", "curve"},
	{"puzzleboard"},
	{"plan"},
	{"play/matches", "play/voices"},
	{"explore", "strategy", "today", "daily", "drill", "statistics", "play", "puzzles", "hangman", "lists", "site"},
	{"."},
}

// forTests are packages that only tests import.
var forTests = []string{"apptest", "golden", "sitetest"}

// maxLines is the most lines that a package may have, without tests.
const maxLines = 5000

// exceptions are the package variables that are allowed although they are neither tables nor errors, with reasons.
var exceptions = map[string]string{
	"ui.lessMotion":    "asks the browser once for an answer that it keeps up to date",
	"site.exampleOnce": "solves the help's example when the help is first opened; it is the same for all sites",
	"tree.pageInks":    "a table that a loop fills as the program starts",
	"tree.pageBadges":  "a table that a function makes as the program starts",
}

const below = "spectrie/app/"

// room is a package: this one or one below it.
type room struct {
	name  string
	fset  *token.FileSet
	files []*ast.File
	lines int
}

// rooms are this package and all packages below it, without tests.
func rooms(t *testing.T) []room {
	t.Helper()
	found := map[string]*room{}
	err := fs.WalkDir(os.DirFS("."), ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") || slices.Contains(strings.Split(file, "/"), "testdata") {
			return err
		}
		name := path.Dir(file)
		if found[name] == nil {
			found[name] = &room{name: name, fset: token.NewFileSet()}
		}
		source, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		parsed, err := parser.ParseFile(found[name].fset, file, source, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		found[name].files = append(found[name].files, parsed)
		found[name].lines += strings.Count(string(source), "\n")
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	var all []room
	for _, r := range found {
		all = append(all, *r)
	}
	slices.SortFunc(all, func(a, b room) int { return strings.Compare(a.name, b.name) })
	return all
}

// floorOf is the floor of a room, -1 for one that has none.
func floorOf(name string) int {
	return slices.IndexFunc(floors, func(floor []string) bool { return slices.Contains(floor, name) })
}

func TestImportsPointOneWay(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range rooms(t) {
		seen[r.name] = true
		if slices.Contains(forTests, r.name) {
			continue
		}
		if floorOf(r.name) < 0 {
			t.Errorf("%s is on no floor: add it to floors", r.name)
		}
		for _, file := range r.files {
			for _, spec := range file.Imports {
				to, ours := strings.CutPrefix(strings.Trim(spec.Path.Value, `"`), below)
				if ours && (slices.Contains(forTests, to) || floorOf(to) >= floorOf(r.name)) {
					t.Errorf("%s imports %s, which is not on a lower floor", r.fset.Position(spec.Pos()), to)
				}
			}
		}
	}
	for _, floor := range floors {
		for _, name := range floor {
			if !seen[name] {
				t.Errorf("floors names %s, which does not exist", name)
			}
		}
	}
}

func TestRoomsAreSmallAndSayWhatTheyAreFor(t *testing.T) {
	for _, r := range rooms(t) {
		if r.lines > maxLines {
			t.Errorf("%s has %d lines, want at most %d", r.name, r.lines, maxLines)
		}
		if !slices.ContainsFunc(r.files, func(f *ast.File) bool { return strings.HasPrefix(f.Doc.Text(), "Package "+f.Name.Name+" ") }) {
			t.Errorf("%s has no package comment", r.name)
		}
	}
}

func TestNothingMutableIsAtPackageLevel(t *testing.T) {
	for _, r := range rooms(t) {
		if slices.Contains(forTests, r.name) {
			continue
		}
		// Without its imports the type checker still knows the package's own names.
		info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
		config := types.Config{Importer: nothing{}, Error: func(error) {}}
		checked, _ := config.Check(r.name, r.fset, r.files, info)
		for _, file := range r.files {
			for _, decl := range file.Decls {
				if group, ok := decl.(*ast.GenDecl); ok && group.Tok == token.VAR {
					for _, spec := range group.Specs {
						checkTable(t, r, spec.(*ast.ValueSpec))
					}
				}
			}
			shared := func(e ast.Expr) bool { return isShared(info, checked, e) }
			complain := func(at ast.Node) { t.Errorf("%s: a package variable is changed here", r.fset.Position(at.Pos())) }
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.AssignStmt:
					if n.Tok != token.DEFINE && slices.ContainsFunc(n.Lhs, shared) {
						complain(n)
					}
				case *ast.IncDecStmt:
					if shared(n.X) {
						complain(n)
					}
				case *ast.UnaryExpr:
					if n.Op == token.AND && shared(n.X) {
						complain(n)
					}
				case *ast.CallExpr:
					if name, ok := n.Fun.(*ast.Ident); ok && (name.Name == "delete" || name.Name == "clear") && shared(n.Args[0]) {
						complain(n)
					}
				}
				return true
			})
		}
	}
}

// checkTable fails for a package variable that is neither a table of constants nor an error.
func checkTable(t *testing.T, r room, spec *ast.ValueSpec) {
	t.Helper()
	for i, name := range spec.Names {
		if name.Name == "_" || exceptions[path.Base(r.name)+"."+name.Name] != "" {
			continue
		}
		if i >= len(spec.Values) {
			t.Errorf("%s: %s has no value of its own", r.fset.Position(name.Pos()), name.Name)
			continue
		}
		switch value := spec.Values[i].(type) {
		case *ast.CompositeLit, *ast.BasicLit:
			continue
		case *ast.CallExpr:
			if made, ok := value.Fun.(*ast.SelectorExpr); ok {
				from, _ := made.X.(*ast.Ident)
				if from != nil && (from.Name+"."+made.Sel.Name == "errors.New" || from.Name+"."+made.Sel.Name == "strings.NewReplacer") {
					continue
				}
			}
		}
		t.Errorf("%s: %s is neither a table nor an error", r.fset.Position(name.Pos()), name.Name)
	}
}

// isShared reports whether an expression is a package variable or part of one, here or in another room.
func isShared(info *types.Info, here *types.Package, e ast.Expr) bool {
	for {
		switch x := e.(type) {
		case *ast.Ident:
			v, ok := info.Uses[x].(*types.Var)
			return ok && v.Parent() == here.Scope()
		case *ast.SelectorExpr:
			if name, ok := x.X.(*ast.Ident); ok {
				if from, ok := info.Uses[name].(*types.PkgName); ok {
					return strings.HasPrefix(from.Imported().Path(), below)
				}
			}
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.ParenExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		default:
			return false
		}
	}
}

// nothing imports every package as an empty one.
type nothing struct{}

func (nothing) Import(name string) (*types.Package, error) {
	p := types.NewPackage(name, path.Base(name))
	p.MarkComplete()
	return p, nil
}
