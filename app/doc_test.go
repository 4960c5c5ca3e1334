//go:build !js

package app

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// outside are the packages in the walks of doc.go that are not below this one.
var outside = map[string]string{"trainer": "../trainer", "match": "../trainer/match"}

// If you rename a function of the walks, also rename it in doc.go.
func TestTheFunctionsOfThePackageCommentExist(t *testing.T) {
	comment, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	walks := regexp.MustCompile(`(?m)^//\t(([a-z]+)\.[A-Za-z.]+) {2,}`).FindAllStringSubmatch(string(comment), -1)
	if len(walks) < 20 {
		t.Fatalf("doc.go names %d functions; want its three walks", len(walks))
	}
	functions := map[string]bool{}
	for _, step := range walks {
		name, in := step[1], step[2]
		if !functions[in] {
			functions[in] = true
			addFunctions(t, in, functions)
		}
		if !functions[name] {
			t.Errorf("doc.go names %s, which does not exist", name)
		}
	}
}

// addFunctions adds the functions and methods of a package, as package.Type.Method.
func addFunctions(t *testing.T, name string, to map[string]bool) {
	t.Helper()
	folder := outside[name]
	for _, room := range rooms(t) {
		if filepath.Base(room.name) == name {
			folder = room.name
		}
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil || folder == "" || len(files) == 0 {
		t.Fatalf("doc.go names package %s, which does not exist (%v)", name, err)
	}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				to[name+"."+receiver(n)+n.Name.Name] = true
				return false
			case *ast.TypeSpec:
				if methods, ok := n.Type.(*ast.InterfaceType); ok {
					for _, m := range methods.Methods.List {
						for _, method := range m.Names {
							to[name+"."+n.Name.Name+"."+method.Name] = true
						}
					}
				}
			}
			return true
		})
	}
}

// receiver is the type of a method, with a dot after it; "" for a function.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	of := f.Recv.List[0].Type
	for {
		switch x := of.(type) {
		case *ast.StarExpr:
			of = x.X
		case *ast.IndexExpr:
			of = x.X
		case *ast.IndexListExpr:
			of = x.X
		case *ast.Ident:
			return x.Name + "."
		default:
			return ""
		}
	}
}
