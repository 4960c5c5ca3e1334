package lists

import (
	"context"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// export offers the words of a list as a text file.
func (l *lists) export(id string) {
	list := l.shelf.Own.ByID(id)
	if list == nil {
		return
	}
	d, name := l.shelf.Dictionaries[id], exportName(list.Name)
	l.host.Ctx().Async(func() {
		var text string
		var err error
		if d == nil {
			d, err = l.shelf.Own.Load(id)
		}
		if err == nil {
			text, err = plainText(d)
		}
		l.host.Ctx().Dispatch(func(app.Context) {
			if err != nil {
				l.host.Tell("The list could not be exported: " + err.Error() + ".")
				return
			}
			page.SaveText(l.host, text, "text/plain", name)
		})
	})
}

// plainText returns the words of a dictionary, one per line. It yields to the browser
// between pieces of a long list.
func plainText(d *dicts.Dictionary) (string, error) {
	var text strings.Builder
	text.Grow(d.CountWords(dicts.Root) * 10)
	err := d.WriteText(&turningText{&text, &ui.Turns{Ctx: context.Background()}})
	return text.String(), err
}

// turningText yields to the browser between pieces of a long text.
type turningText struct {
	*strings.Builder
	turns *ui.Turns
}

func (t *turningText) Write(p []byte) (int, error) {
	_ = t.turns.Take() // nothing cancels it
	return t.Builder.Write(p)
}

// exportName is the file name for a list, without characters that file systems refuse.
func exportName(name string) string {
	name = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		return r
	}, text.CleanName(name))
	if name = strings.Trim(name, ". "); name == "" {
		name = shelf.UsualName
	}
	return name + ".txt"
}
