package app

import (
	"context"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// export offers the words of a list as a text file.
func (l *lists) export(id string) {
	list := shelf.own.find(id)
	if list == nil {
		return
	}
	name := exportName(list.Name)
	l.withWords(id, func(d *dicts.Dictionary, err error) (done string) {
		if err != nil {
			return "The list could not be exported: " + err.Error() + "."
		}
		work := turns{ctx: context.Background()}
		var text strings.Builder
		text.Grow(d.CountWords(dicts.Root) * 10)
		if err := d.WriteText(&turningText{&text, &work}); err != nil {
			return "The list could not be exported: " + err.Error() + "."
		}
		offerText(text.String(), name)
		return "The " + counted(d.CountWords(dicts.Root), "word") + " are saved as " + name + "."
	})
}

// withWords does work with the words of a list, away from the goroutine that
// handles events, and tells what it returns.
func (l *lists) withWords(id string, work func(*dicts.Dictionary, error) string) {
	d := shelf.dictionaries[id]
	l.home.Async(func() {
		var err error
		if d == nil {
			d, err = shelf.own.load(id)
		}
		done := work(d, err)
		l.home.Dispatch(func(app.Context) { l.tell(done) })
	})
}

// turningText lets the browser in between pieces of a long text.
type turningText struct {
	*strings.Builder
	turns *turns
}

func (t *turningText) Write(p []byte) (int, error) {
	if err := t.turns.take(); err != nil {
		return 0, err
	}
	return t.Builder.Write(p)
}

// offerText offers a text for download. Tests replace it.
var offerText = func(text, name string) { saveBlob(newBlob(text, "text/plain;charset=utf-8"), name) }

// exportName is the file's name for a list: without what file systems refuse.
func exportName(name string) string {
	name = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		return r
	}, cleanName(name))
	if name = strings.Trim(name, ". "); name == "" {
		name = usualName
	}
	return name + ".txt"
}
