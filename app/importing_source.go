package app

import (
	"context"
	"errors"
	"io"
	"path"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// wordSource is where the words of an import come from. It can be read again.
type wordSource struct {
	file  string  // what it is called within a sentence
	name  string  // what the list will be called
	size  int64   // in bytes
	typed entered // what of it comes from the fields of the page
	open  func(context.Context) io.Reader
}

// entered is what a person typed or pasted to make a list of.
type entered struct {
	name  string // for the list
	words string
}

// fileSource reads a file that the person chose or dropped, in pieces, and so
// only as much of it as the import asks for. The list is called as they typed,
// or else as the file.
func fileSource(file app.Value, typed string) wordSource {
	called, size := file.Get("name").String(), int64(file.Get("size").Float())
	name := cleanName(typed)
	if name == "" {
		name = listNameOf(called)
	}
	return wordSource{called, name, size, entered{name: typed}, func(ctx context.Context) io.Reader {
		return &blobReader{ctx: ctx, blob: file, size: size}
	}}
}

// chosenFile is the file that the person chose with the input of an event, false
// when they changed their mind.
func chosenFile(ctx app.Context, typed string) (source wordSource, ok bool) {
	input := ctx.JSSrc()
	files := input.Get("files")
	if files.Length() == 0 {
		return wordSource{}, false
	}
	source = fileSource(files.Index(0), typed)
	input.Set("value", "") // so that the same file can be chosen again
	return source, true
}

// pastedSource reads words that the person pasted.
func pastedSource(typed entered) wordSource {
	name := cleanName(typed.name)
	if name == "" {
		name = usualName
	}
	return wordSource{"the pasted text", name, int64(len(typed.words)), typed, func(context.Context) io.Reader {
		return strings.NewReader(typed.words)
	}}
}

// usualName is what a list is called when nothing says better.
const usualName = "My list"

// isFileEnding tells the ending of a file's name, which is no part of a list's, from a dot that is: up
// to eight letters and digits follow it, a letter first.
func isFileEnding(ending string) bool {
	rest, dotted := strings.CutPrefix(strings.ToLower(ending), ".")
	return dotted && rest != "" && len(rest) <= 8 && 'a' <= rest[0] && rest[0] <= 'z' &&
		strings.Trim(rest, "abcdefghijklmnopqrstuvwxyz0123456789") == ""
}

// listNameOf is the name for a list from a file: the file's without its ending,
// nor that of its packing.
func listNameOf(file string) string {
	name := path.Base(strings.ReplaceAll(file, `\`, "/"))
	for range 2 {
		ending := path.Ext(name)
		if !isFileEnding(ending) {
			break
		}
		name = strings.TrimSuffix(name, ending)
		if packing := strings.ToLower(ending); packing != ".gz" && packing != ".zst" && packing != ".zstd" {
			break
		}
	}
	if name = cleanName(name); name == "" || name == "." || name == "/" {
		return usualName
	}
	return name
}

// blobPiece is how many bytes are asked of the browser at a time.
const blobPiece = 512 << 10

// blobReader blocks while the browser reads, and must not be used in the
// goroutine that handles events.
type blobReader struct {
	ctx      context.Context
	blob     app.Value
	size, at int64
	piece    []byte // read and not yet given
}

func (r *blobReader) Read(p []byte) (int, error) {
	if len(r.piece) == 0 {
		if err := r.next(); err != nil {
			return 0, err
		}
	}
	n := copy(p, r.piece)
	r.piece = r.piece[n:]
	return n, nil
}

func (r *blobReader) next() error {
	if err := r.ctx.Err(); err != nil {
		return err
	}
	if r.at >= r.size {
		return io.EOF
	}
	end := min(r.at+blobPiece, r.size)
	buffer, err := await(r.blob.Call("slice", float64(r.at), float64(end)).Call("arrayBuffer"))
	if err != nil {
		return errors.New("the browser cannot read it; it may have been moved or changed meanwhile, or it is a folder")
	}
	array := app.Window().Get("Uint8Array").New(buffer)
	r.piece = make([]byte, array.Length())
	app.CopyBytesToGo(r.piece, array)
	if len(r.piece) == 0 {
		return io.ErrUnexpectedEOF
	}
	r.at += int64(len(r.piece))
	return nil
}

// normalizer returns the browser's way to the NFC form of a text, nil where
// there is no browser.
func normalizer() func(string) string {
	if app.IsServer {
		return nil
	}
	normalize := app.Window().Get("String").Get("prototype").Get("normalize")
	return func(text string) string { return normalize.Call("call", text, "NFC").String() }
}
