package ui

import (
	"reflect"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// go-app keeps the handler of an element unless the new one has other code or another scope. All handlers
// made here share their code, so the function that each one calls is its scope.

// Press is a handler that calls do.
func Press(do func()) (app.EventHandler, app.EventOption) {
	return func(app.Context, app.Event) { do() }, scopeOf(do)
}

// Value is a handler that passes on the value of a field or menu.
func Value(take func(value string)) (app.EventHandler, app.EventOption) {
	return func(ctx app.Context, _ app.Event) { take(InputValue(ctx)) }, scopeOf(take)
}

// Typed is a [Value] of a field that already shows what was typed, so the page is not drawn again.
func Typed(take func(value string)) (app.EventHandler, app.EventOption) {
	return func(ctx app.Context, _ app.Event) {
		ctx.PreventUpdate()
		take(InputValue(ctx))
	}, scopeOf(take)
}

// PressOn is a handler of the element around the buttons that have a data attribute. It passes on the pressed one.
func PressOn(attribute string, press func(button app.Value)) (app.EventHandler, app.EventOption) {
	return func(ctx app.Context, event app.Event) {
		if button := Closest(event, "button[data-"+attribute+"]"); button != nil {
			press(button)
		} else {
			ctx.PreventUpdate()
		}
	}, scopeOf(press)
}

// scopeOf tells functions apart by their code.
func scopeOf(function any) app.EventOption {
	return app.EventScope(reflect.ValueOf(function).Pointer())
}
