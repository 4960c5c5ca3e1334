package app

import (
	"context"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// export offers the words of a list as a text file.
func (l *lists) export(id string) {
	list := l.shelf.own.find(id)
	if list == nil {
		return
	}
	d, name := l.shelf.dictionaries[id], exportName(list.Name)
	l.Ctx().Async(func() {
		var text string
		var err error
		if d == nil {
			d, err = l.shelf.own.load(id)
		}
		if err == nil {
			text, err = plainText(d)
		}
		l.Ctx().Dispatch(func(app.Context) {
			if err != nil {
				l.Tell("The list could not be exported: " + err.Error() + ".")
				return
			}
			saveText(l, text, "text/plain", name)
		})
	})
}

// plainText is the words of a dictionary, one a line. It lets the browser in
// between pieces of a long one.
func plainText(d *dicts.Dictionary) (string, error) {
	var text strings.Builder
	text.Grow(d.CountWords(dicts.Root) * 10)
	err := d.WriteText(&turningText{&text, &turns{ctx: context.Background()}})
	return text.String(), err
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
