package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// The keys in localStorage. Most have a typed accessor below. The first script, web/boot.js, reads the
// first three before the browser paints anything.
const (
	themeKey  = "spectrie.theme"  // "light" or "dark"; missing: as the system
	viewKey   = "spectrie.view"   // the last view as an address, without its fragment; missing: the default
	layoutKey = "spectrie.layout" // the keyboard's letter order
	reachKey  = "spectrie.keys"   // KeysNeedFocus; missing: letter keys act wherever the focus is
	knownKey  = "spectrie.known"  // "hidden"; missing: what the person knows is shown

	WishesKey = "spectrie.match" // the last choices for a match; missing: the usual ones

	BackupKey  = "spectrie.backup"  // the moment when a backup of the answers was last saved
	RemindKey  = "spectrie.remind"  // the moment until which the person is not reminded of a backup
	PersistKey = "spectrie.persist" // "asked" once the browser was asked to promise to keep the answers
)

// Preferences are what a person chose for this device.
type Preferences struct {
	Theme         string
	Layout        ui.KeyOrder
	HidesKnown    bool // drawings and lists do not show what the person knows
	KeysNeedFocus bool // letter keys act only while the keys or the tree have the focus
}

// KeysNeedFocus is the choice that letter keys act only while the keys or the tree have the focus.
const KeysNeedFocus = "focus"

func LoadPreferences() Preferences {
	return Preferences{
		Theme:         storage.Remembered(themeKey),
		Layout:        ui.KeyOrderNamed(storage.Remembered(layoutKey)),
		HidesKnown:    storage.Remembered(knownKey) == "hidden",
		KeysNeedFocus: storage.Remembered(reachKey) == KeysNeedFocus,
	}
}

// SetTheme stores and applies a theme; "" follows the system.
func (p *Preferences) SetTheme(theme string) {
	p.Theme = theme
	storage.Remember(themeKey, theme)
	if app.IsServer {
		return
	}
	root := app.Window().Get("document").Get("documentElement")
	if theme == "" {
		root.Call("removeAttribute", "data-theme")
	} else {
		root.Call("setAttribute", "data-theme", theme)
	}
}

func (p *Preferences) SetLayout(o ui.KeyOrder) {
	p.Layout = o
	storage.Remember(layoutKey, o.Name)
}

func (p *Preferences) SetHidesKnown(hides bool) {
	p.HidesKnown = hides
	storage.Remember(knownKey, text.Pick(hides, "hidden", ""))
}

func (p *Preferences) SetKeysNeedFocus(need bool) {
	p.KeysNeedFocus = need
	storage.Remember(reachKey, text.Pick(need, KeysNeedFocus, ""))
}

// RememberView stores the rules for the next visit. For the default view it removes the entry, so that
// its first paint needs no script.
func RememberView(v address.View) {
	v = v.On(address.Explore)
	link := strings.TrimPrefix(v.Address(), "#")
	if v == address.DefaultView {
		link = ""
	}
	storage.Remember(viewKey, link)
}
