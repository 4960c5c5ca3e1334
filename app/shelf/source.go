package shelf

import (
	"context"
	"errors"
	"io"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
)

// WordSource is where the words of an import come from. It can be read more than once.
type WordSource struct {
	File  string  // its name within a sentence
	Name  string  // the name for the list
	Size  int64   // in bytes
	Typed Entered // what the person typed on the page
	Open  func(context.Context) io.Reader
	Apart bool // a line of what the person pasted had several words
}

// Entered is what a person typed or pasted to make a list.
type Entered struct {
	Name  string // for the list
	Words string
}

// FileSource reads a file that the person chose or dropped. It reads in pieces, and only as much as the
// import asks for. The list gets the name that the person typed, or else the name of the file.
func FileSource(file app.Value, typed string) WordSource {
	called, size := file.Get("name").String(), int64(file.Get("size").Float())
	name := text.CleanName(typed)
	if name == "" {
		name = ListNameOf(called)
	}
	return WordSource{File: called, Name: name, Size: size, Typed: Entered{Name: typed}, Open: func(ctx context.Context) io.Reader {
		return &blobReader{ctx: ctx, blob: file, size: size}
	}}
}

// ChosenFile is the file that the person chose, false if they chose none.
func ChosenFile(ctx app.Context, typed string) (source WordSource, ok bool) {
	input := ctx.JSSrc()
	files := input.Get("files")
	if files.Length() == 0 {
		return WordSource{}, false
	}
	source = FileSource(files.Index(0), typed)
	input.Set("value", "") // so the person can choose the same file again
	return source, true
}

// PastedSource reads words that the person pasted, on lines or beside each other.
func PastedSource(typed Entered) WordSource {
	name := text.CleanName(typed.Name)
	if name == "" {
		name = UsualName
	}
	words := wordsApart(typed.Words)
	return WordSource{File: "the pasted text", Name: name, Size: int64(len(words)), Typed: typed, Open: func(context.Context) io.Reader {
		return strings.NewReader(words)
	}, Apart: words != typed.Words}
}

// wordsApart gives every word a line, where words are beside each other with spaces, commas or semicolons
// between them. It leaves a comment as it is, and a line that has more than words.
func wordsApart(pasted string) string {
	lines := strings.Split(pasted, "\n")
	for i, line := range lines {
		words := strings.FieldsFunc(line, func(r rune) bool { return r == ',' || r == ';' || unicode.IsSpace(r) })
		if len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool {
			first, _ := utf8.DecodeRuneInString(word)
			return !unicode.IsLetter(first)
		}) {
			lines[i] = strings.Join(words, "\n")
		}
	}
	return strings.Join(lines, "\n")
}

// UsualName is the name of a list that has no better one.
const UsualName = "My list"

// isFileEnding reports whether this part of a file's name, from a dot on, is a file ending: a letter and up to
// seven letters or digits.
func isFileEnding(ending string) bool {
	rest, dotted := strings.CutPrefix(strings.ToLower(ending), ".")
	return dotted && rest != "" && len(rest) <= 8 && 'a' <= rest[0] && rest[0] <= 'z' &&
		strings.Trim(rest, "abcdefghijklmnopqrstuvwxyz0123456789") == ""
}

// ListNameOf is the name for a list from a file: the file's name without its endings, such as ".txt.gz".
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

// blobPiece is how many bytes the browser reads at a time.
const blobPiece = 512 << 10

// blobReader reads a file of the browser. It blocks, so the goroutine that handles events must not use it.
type blobReader struct {
	ctx      context.Context
	blob     app.Value
	size, at int64
	piece    []byte // read from the browser, not yet returned
}

func (r *blobReader) Read(p []byte) (int, error) {
	if len(r.piece) == 0 {
		if err := r.readPiece(); err != nil {
			return 0, err
		}
	}
	n := copy(p, r.piece)
	r.piece = r.piece[n:]
	return n, nil
}

// readPiece reads the next piece of the file.
func (r *blobReader) readPiece() error {
	if err := r.ctx.Err(); err != nil {
		return err
	}
	if r.at >= r.size {
		return io.EOF
	}
	end := min(r.at+blobPiece, r.size)
	buffer, err := ui.Await(r.blob.Call("slice", float64(r.at), float64(end)).Call("arrayBuffer"))
	if err != nil {
		return errors.New("the browser cannot read it; it may have been moved or changed, or it may be a folder")
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

// Normalizer returns a function that turns a text into its NFC form with the help of the browser, nil
// outside a browser.
func Normalizer() func(string) string {
	if app.IsServer {
		return nil
	}
	normalize := app.Window().Get("String").Get("prototype").Get("normalize")
	return func(text string) string { return normalize.Call("call", text, "NFC").String() }
}
