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
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Serve serves the folder at the address until it fails. If the port is in use it takes a free one. It prints to
// out where the site is.
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

// types are the content types of the site's files. The machine's own tables may say something else.
var types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".woff2":       "font/woff2",
}

// Handler serves the files of the folder as they are at each request, so a rebuilt site shows at once. It lists
// no directories and follows no link out of the folder.
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
		w.Header().Set("Vary", "Accept-Encoding")
		if encoding, packed := readPacked(dir, name, r.Header.Get("Accept-Encoding")); packed != nil {
			w.Header().Set("Content-Encoding", encoding)
			content = packed
		}
		// The hash, not the time: two builds within a second must not look the same.
		w.Header().Set("ETag", `"`+integrity(content)+`"`)
		for name, value := range Headers {
			w.Header().Set(name, value)
		}
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(content))
	})
}

// readPacked returns the smallest packed form of a file that the browser accepts, or nil if there is none.
func readPacked(dir, name, accepted string) (encoding string, content []byte) {
	for _, packing := range packings {
		if !accepts(accepted, packing.encoding) {
			continue
		}
		if content, _, err := read(dir, "/"+name+packing.ending); err == nil {
			return packing.encoding, content
		}
	}
	return "", nil
}

// accepts reports whether a list such as "gzip, br;q=0.5" names the encoding. A quality of 0 refuses it.
func accepts(list, encoding string) bool {
	for one := range strings.SplitSeq(list, ",") {
		name, quality, _ := strings.Cut(one, ";")
		if strings.TrimSpace(name) != encoding {
			continue
		}
		given, weighed := strings.CutPrefix(strings.TrimSpace(quality), "q=")
		weight, _ := strconv.ParseFloat(given, 64)
		return !weighed || weight > 0
	}
	return false
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
