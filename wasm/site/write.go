//go:build !js

package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// write writes the site beside dir and then moves it there. So neither a failure nor a server that reads dir
// meanwhile leaves anyone with half a site.
func write(dir string, site files) error {
	if err := replaceable(dir); err != nil {
		return err
	}

	next := filepath.Clean(dir) + ".next"
	if err := os.RemoveAll(next); err != nil {
		return err
	}
	for name, content := range site {
		file := filepath.Join(next, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, content, 0o644); err != nil {
			return err
		}
	}

	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	return os.Rename(next, dir)
}

// replaceable protects a folder that was named by mistake. Only an empty folder, an earlier site or nothing at
// all may be replaced.
func replaceable(dir string) error {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) || (err == nil && len(entries) == 0) {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(dir, "app-worker.js")); err != nil {
		return fmt.Errorf("%s holds other files than a site: choose another folder or empty it", dir)
	}
	return nil
}
