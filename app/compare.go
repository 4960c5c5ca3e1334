package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// compare sets dictionaries side by side under the same rules.
type compare struct {
	*Site
}

func (c *compare) show(view View) {}

func (c *compare) start() {}

func (c *compare) body() []app.UI { return nil }
