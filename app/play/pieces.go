package play

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// when is a place for a part that is not always there. The place stays, so that the parts after it do not move up
// in the tree and keep the focus.
func when(there bool, part func() app.UI) app.UI { return app.Div().Body(app.If(there, part)) }

// button is a button that a person presses.
func button(id string, press func()) app.HTMLButton {
	return app.Button().Type("button").ID(id).OnClick(ui.Press(press))
}
