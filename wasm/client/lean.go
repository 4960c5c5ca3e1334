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

const (
	uuid  = "github.com/google/uuid"
	goApp = "github.com/maxence-charriere/go-app/v10"
	// leanVersion is the version of go-app that the files in _goapp were compared with.
	leanVersion = "v10.1.11"

	// leanFolder is relative to the repository's root, and so are the paths that the client's build
	// records: they are the same in every clone. Git ignores it.
	leanFolder  = ".client"
	modfileFlag = "-modfile=" + leanFolder + "/go.mod"
)

// leanPackages are the packages of go-app that the client uses.
var leanPackages = []string{"pkg/app", "pkg/errors"}

// serverFiles are the files of go-app that only a server uses. They refer to net/http.
var serverFiles = []string{"pkg/app/http.go", "pkg/app/static.go", "pkg/app/wasm.go"}

// ours holds what stands in for the rest: _goapp files of go-app under the names of those whose place
// they take, _uuid the module that go-app calls. Each says what it leaves out.
//
//go:embed _goapp _uuid
var ours embed.FS

// writeLean writes what the client is built with into leanFolder: the lean modules, and a go.mod that
// names them in place of the full ones.
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

// fullGoApp is the folder of go-app as the go command fetched it.
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

// leanModules returns the files of both lean modules by their paths below leanFolder. full is go-app.
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

// leaveEntities takes package html from go-app: it holds the names of all 2231 characters that HTML has
// names for, while go-app only writes the five that html.EscapeString does.
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

// addModfile adds our go.mod, with the lean modules in place of the full ones, and its sums.
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
