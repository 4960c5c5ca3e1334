//go:build !js

package site

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path"
	"strings"
	"syscall"
	"time"
)

// types holds what the site's files are, independent of what the machine's own tables say.
var types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// Serve serves the folder at the address, or at a free port if that one is taken, until it fails. It
// prints to out where the site is.
func Serve(dir, address string, out io.Writer) error {
	if _, err := os.Stat(path.Join(dir, "index.html")); err != nil {
		return fmt.Errorf("%s holds no site: %w", dir, err)
	}

	listener, err := net.Listen("tcp", address)
	if errors.Is(err, syscall.EADDRINUSE) {
		host, port, _ := net.SplitHostPort(address)
		fmt.Fprintf(out, "Port %s is in use; taking a free one.\n", port)
		listener, err = net.Listen("tcp", net.JoinHostPort(host, "0"))
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Spectrie is at http://%s/ (Ctrl-C ends it).\n", listener.Addr())

	server := http.Server{Handler: Handler(dir), ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
}

// Handler serves the files of the folder as they are at each request, so a rebuilt site is seen at
// once. It lists no directories and follows no link out of the folder.
func Handler(dir string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			http.Error(w, "Only GET and HEAD are served.", http.StatusMethodNotAllowed)
			return
		}
		content, name, err := read(dir, r.URL.Path)
		if err != nil {
			http.Error(w, "There is no such file.", http.StatusNotFound)
			return
		}

		if known, ok := types[path.Ext(name)]; ok {
			w.Header().Set("Content-Type", known)
		} else {
			w.Header().Set("Content-Type", "application/octet-stream")
		}
		// The hash, not the time: two builds within a second must not look the same.
		w.Header().Set("ETag", `"`+integrity(content)+`"`)
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(content))
	})
}

func read(dir, address string) (content []byte, name string, err error) {
	name = strings.TrimPrefix(path.Clean("/"+address), "/")
	if strings.HasSuffix(address, "/") {
		name = path.Join(name, "index.html")
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, name, err
	}
	defer root.Close()
	content, err = fs.ReadFile(root.FS(), name)
	return content, name, err
}
