package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// lists is the part about the word lists: those that ship and a person's own.
type lists struct {
	*Site
}

func (l *lists) show(view View) {}

func (l *lists) body() []app.UI { return nil }
