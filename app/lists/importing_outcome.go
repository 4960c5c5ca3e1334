package lists

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/markup"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// importOutcome is the result of an import. It stays until the next import or until the
// person closes it.
type importOutcome struct {
	source  shelf.WordSource
	lower   bool   // capitals were read as lower-case letters
	said    string // in a sentence or two
	problem bool
	advice  string // further advice
	id      string // of the list, "" when there is none
	added   bool   // the list was not here before
	unkept  error  // why it lasts for this visit only
	report  dicts.Report
}

// lowerOffer ends a report that offers to import in lower case.
const lowerOffer = " Import them in lower case?"

// ofEntries says entries for lines where the words were beside each other.
func ofEntries(source shelf.WordSource, said string) string {
	if source.Apart {
		said = strings.ReplaceAll(strings.ReplaceAll(said, "line", "entry"), "entrys", "entries")
	}
	return said
}

// noteOf is the part of a report that is stored with the list.
func noteOf(report dicts.Report, source shelf.WordSource) string {
	return strings.TrimSuffix(ofEntries(source, report.String()), lowerOffer)
}

func failedOutcome(source shelf.WordSource, err error) *importOutcome {
	if cancelled(err) {
		return &importOutcome{source: source, said: "The import of " + source.File + " was cancelled. Nothing has changed."}
	}
	return &importOutcome{source: source, problem: true, said: "The import of " + source.File + " failed: " + err.Error() + ". Nothing has changed."}
}

// offersLower reports whether the import can be repeated in lower case.
func (o *importOutcome) offersLower() bool { return !o.lower && o.report.OfferLower() }

// unkeptAdvice says what to do about a list that could not be stored.
func (o *importOutcome) unkeptAdvice() string {
	advice := "It lasts for this visit only: " + o.unkept.Error() + ". Close or reload this page and it is gone. Export a copy"
	if errors.Is(o.unkept, storage.ErrQuota) {
		return advice + ", or free some space (delete a list here, or data of other sites) and try again to keep it."
	}
	return advice + "; you can import it again on your next visit."
}

// result shows the result of the last import. Its first paragraph is a live region that is
// always there.
func (l *lists) result() app.UI {
	o := l.outcome
	if o == nil {
		o = new(importOutcome)
	}
	class := "import-result"
	switch {
	case o.problem, o.unkept != nil:
		class += " message problem"
	case o.said != "":
		class += " message"
	}
	said := o.said
	if o.unkept != nil {
		said += " " + o.unkeptAdvice()
	}
	return app.Div().ID("import-result").Class(class).TabIndex(-1).Body(
		app.P().ID("import-said").Role("status").Text(said),
		ui.When(o.advice != "", func() app.UI { return app.P().Text(o.advice) }),
		ui.When(o.offersLower(), func() app.UI {
			return app.P().Body(
				app.If(o.added, func() app.UI { return app.Text("Most words are in capitals. ") }),
				app.Button().Type("button").Class("action").ID("import-lower").OnClick(l.readLower).Text("Import them in lower case"),
			)
		}),
		ui.When(o.report.LeftOut() > 0, func() app.UI { return leftOut(o.source, o.report) }),
		ui.When(o.said != "", func() app.UI {
			return app.Div().Class("list-actions").Body(
				app.If(o.id != "", func() app.UI { return l.exploreLink(o.id, l.shelf.NameOf(o.id)) }),
				app.If(o.id != "", func() app.UI { return l.onward(o.id, address.Strategy, "strategy", "Words to know") }),
				app.If(o.id != "", func() app.UI { return l.onward(o.id, address.Losers, "lists", "Who loses where") }),
				app.If(o.unkept != nil, func() app.UI {
					return ui.Button("export-unkept").OnClick(l.exportOutcome).Body(ui.Icon("download"), app.Text("Export a copy"))
				}),
				ui.Button("close-result").OnClick(l.closeResult).Text("Close"),
			)
		}),
	)
}

// onward links to another page with a list.
func (l *lists) onward(id string, page address.Page, picture, says string) app.UI {
	view := l.host.View().On(page)
	view.Dict = id
	return app.A().Class("action").Href(view.Address()).Body(ui.Icon(picture), app.Text(says))
}

// leftOut shows how many lines were left out for each reason, with examples.
func leftOut(source shelf.WordSource, report dicts.Report) app.UI {
	t := markup.NewTable()
	t.Columns(text.Sentence(ofEntries(source, "lines")), "Examples")
	for reason, left := range report.ByReason {
		if left.Count == 0 {
			continue
		}
		t.Row("")
		t.Text(ofEntries(source, text.Counted(left.Count, "line"))+" "+dicts.Reason(reason).String(), strings.Join(left.Examples, " · "))
	}
	return app.Details().Class("left-out").Body(
		app.Summary().Text("What was left out"),
		ui.HTML(t.HTML()),
	)
}

// readLower imports the same source again in lower case. The new list replaces the one
// that was imported without its capitals.
func (l *lists) readLower(app.Context, app.Event) {
	o := l.outcome
	if o == nil {
		return
	}
	instead := ""
	if o.added {
		instead = o.id
	}
	l.read(o.source, true, instead)
}

func (l *lists) exportOutcome(app.Context, app.Event) {
	if l.outcome != nil {
		l.export(l.outcome.id)
	}
}

func (l *lists) closeResult(app.Context, app.Event) {
	l.outcome = nil
	l.focusAfter("own-title")
}
