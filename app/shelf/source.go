package shelf

import (
	"context"
	"errors"
	"io"
	"path"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
)

// WordSource is where the words of an import come from. It can be read again.
type WordSource struct {
	File  string  // what it is called within a sentence
	Name  string  // what the list will be called
	Size  int64   // in bytes
	Typed Entered // what of it comes from the fields of the page
	Open  func(context.Context) io.Reader
}

// Entered is what a person typed or pasted to make a list of.
type Entered struct {
	Name  string // for the list
	Words string
}

// FileSource reads a file that the person chose or dropped, in pieces, and so
// only as much of it as the import asks for. The list is called as they typed,
// or else as the file.
func FileSource(file app.Value, typed string) WordSource {
	called, size := file.Get("name").String(), int64(file.Get("size").Float())
	name := text.CleanName(typed)
	if name == "" {
		name = ListNameOf(called)
	}
	return WordSource{called, name, size, Entered{Name: typed}, func(ctx context.Context) io.Reader {
		return &blobReader{ctx: ctx, blob: file, size: size}
	}}
}

// ChosenFile is the file that the person chose with the input of an event, false
// when they changed their mind.
func ChosenFile(ctx app.Context, typed string) (source WordSource, ok bool) {
	input := ctx.JSSrc()
	files := input.Get("files")
	if files.Length() == 0 {
		return WordSource{}, false
	}
	source = FileSource(files.Index(0), typed)
	input.Set("value", "") // so that the same file can be chosen again
	return source, true
}

// PastedSource reads words that the person pasted.
func PastedSource(typed Entered) WordSource {
	name := text.CleanName(typed.Name)
	if name == "" {
		name = UsualName
	}
	return WordSource{"the pasted text", name, int64(len(typed.Words)), typed, func(context.Context) io.Reader {
		return strings.NewReader(typed.Words)
	}}
}

// UsualName is what a list is called when nothing says better.
const UsualName = "My list"

// isFileEnding tells the ending of a file's name, which is no part of a list's, from a dot that is: up
// to eight letters and digits follow it, a letter first.
func isFileEnding(ending string) bool {
	rest, dotted := strings.CutPrefix(strings.ToLower(ending), ".")
	return dotted && rest != "" && len(rest) <= 8 && 'a' <= rest[0] && rest[0] <= 'z' &&
		strings.Trim(rest, "abcdefghijklmnopqrstuvwxyz0123456789") == ""
}

// ListNameOf is the name for a list from a file: the file's without its ending,
// nor that of its packing.
func ListNameOf(file string) string {
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
	if name = text.CleanName(name); name == "" || name == "." || name == "/" {
		return UsualName
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
	buffer, err := ui.Await(r.blob.Call("slice", float64(r.at), float64(end)).Call("arrayBuffer"))
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

// Normalizer returns the browser's way to the NFC form of a text, nil where
// there is no browser.
func Normalizer() func(string) string {
	if app.IsServer {
		return nil
	}
	normalize := app.Window().Get("String").Get("prototype").Get("normalize")
	return func(text string) string { return normalize.Call("call", text, "NFC").String() }
}
