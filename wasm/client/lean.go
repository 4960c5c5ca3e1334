//go:build !js

package client

import (
	"embed"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// writeLean writes the lean modules into leanFolder, and a go.mod that names them instead of the full ones.
func writeLean() error {
	folder, err := fullGoApp()
	if err != nil {
		return err
	}
	lean, err := leanModules(os.DirFS(folder))
	if err != nil {
		return fmt.Errorf("leaving out the server's half of go-app in %s: %w", folder, err)
	}
	if err := addModfile(lean); err != nil {
		return err
	}

	if err := os.RemoveAll(leanFolder); err != nil {
		return err
	}
	for name, content := range lean {
		file := filepath.Join(leanFolder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

const (
	uuid  = "github.com/google/uuid"
	goApp = "github.com/maxence-charriere/go-app/v10"
	// leanVersion is the version of go-app for which the files in _goapp were written.
	leanVersion = "v10.1.11"

	// leanFolder is relative to the repository's root. So the paths that the build records are the same in every
	// clone. Git ignores the folder.
	leanFolder  = ".client"
	modfileFlag = "-modfile=" + leanFolder + "/go.mod"
)

// The client is built with a copy of go-app that has less in it. This saves some 617,000 bytes. Its parts
// (some work only together):
//
//   - serverFiles, and _goapp/pkg/app/resource.go: no net/http
//   - _uuid, a small module of that name in place of the full one: 10,625 bytes
//   - _goapp/pkg/app/crypto.go, no cipher for encrypted states: 10,585 bytes
//   - _goapp/pkg/app/route.go, a router without regular expressions
//   - state.go, storage.go, action.go and notfound.go there: no states, storage or messages of components, which
//     Spectrie does otherwise: 26,000 bytes
//   - leaveEntities, no table of HTML's names for characters
//
// A new version of go-app stops the build (fullGoApp), and so does a copy whose files are not as expected
// (leanModules).

// leanPackages are the packages of go-app that the client uses.
var leanPackages = []string{"pkg/app", "pkg/errors"}

// serverFiles are the files of go-app that only a server uses. They need net/http.
var serverFiles = []string{"pkg/app/http.go", "pkg/app/static.go", "pkg/app/wasm.go"}

// ours holds our replacements: in _goapp for files of go-app, each by the same name, and in _uuid for a module
// that go-app uses. Each says what it leaves out.
//
//go:embed _goapp _uuid
var ours embed.FS

// fullGoApp is the folder of go-app that the go command has downloaded.
func fullGoApp() (string, error) {
	out, err := goOutput("list", "-m", "-f", "{{.Version}} {{.Dir}}", goApp)
	if err != nil {
		return "", fmt.Errorf("asking the go command for go-app: %w", err)
	}
	version, folder, _ := strings.Cut(out, " ")
	if version != leanVersion {
		return "", fmt.Errorf("go.mod asks for go-app %s, but wasm/client/_goapp was written for %s: "+
			"compare its files with the new ones, then change leanVersion in wasm/client/lean.go", version, leanVersion)
	}
	return folder, nil
}

// leanModules returns the files of both lean modules, by their paths in leanFolder. full is the whole of go-app.
func leanModules(full fs.FS) (map[string][]byte, error) {
	lean := map[string][]byte{"uuid/go.mod": []byte("module " + uuid + "\n")}
	var err error
	if lean["uuid/uuid.go"], err = ours.ReadFile("_uuid/uuid.go"); err != nil {
		return nil, err
	}
	if lean["go-app/go.mod"], err = fs.ReadFile(full, "go.mod"); err != nil {
		return nil, err
	}
	for _, folder := range leanPackages {
		names, err := fs.Glob(full, folder+"/*.go")
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			if lean["go-app/"+name], err = fs.ReadFile(full, name); err != nil {
				return nil, err
			}
		}
	}

	for _, name := range serverFiles {
		if _, known := lean["go-app/"+name]; !known {
			return nil, fmt.Errorf("it has no file %s", name)
		}
		delete(lean, "go-app/"+name)
	}
	if err := leaveEntities(lean); err != nil {
		return nil, err
	}
	return lean, fs.WalkDir(ours, "_goapp", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		of := path.Join("go-app", strings.TrimPrefix(name, "_goapp"))
		if _, known := lean[of]; !known {
			return fmt.Errorf("it has no file for %s to stand in for", name)
		}
		lean[of], err = ours.ReadFile(name)
		return err
	})
}

// leaveEntities makes go-app do without package html, which holds a table of HTML's 2,231 names for characters.
// go-app uses only html.EscapeString, which needs five of them.
func leaveEntities(lean map[string][]byte) error {
	const (
		name    = "pkg/app/node.go"
		escaper = "\nvar escaper = strings.NewReplacer(`&`, `&amp;`, `'`, `&#39;`, `<`, `&lt;`, `>`, `&gt;`, `\"`, `&#34;`)\n"
	)
	text := string(lean["go-app/"+name])
	for _, of := range [][2]string{{"\t\"html\"\n", ""}, {"html.EscapeString(", "escaper.Replace("}} {
		if strings.Count(text, of[0]) != 1 {
			return fmt.Errorf("its file %s has not one %q", name, of[0])
		}
		text = strings.Replace(text, of[0], of[1], 1)
	}
	if !strings.Contains(text, "\t\"strings\"\n") {
		text = strings.Replace(text, "import (\n", "import (\n\t\"strings\"\n", 1)
	}
	formatted, err := format.Source([]byte(text + escaper))
	if err != nil {
		return fmt.Errorf("its file %s: %w", name, err)
	}
	lean["go-app/"+name] = formatted
	return nil
}

// addModfile adds our go.mod, with the lean modules instead of the full ones, and our go.sum.
func addModfile(lean map[string][]byte) error {
	modules, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	lean["go.mod"] = fmt.Appendf(modules, "\nreplace (\n\t%s => ./%s/go-app\n\t%s => ./%s/uuid\n)\n",
		goApp, leanFolder, uuid, leanFolder)
	lean["go.sum"], err = os.ReadFile("go.sum")
	return err
}
