package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
)

// The keys of what the browser remembers, each with its typed accessor below.
// The first script (web/boot.js) reads the first three before anything is
// painted.
const (
	themeKey   = "spectrie.theme"   // "light" or "dark"; missing: as the system
	viewKey    = "spectrie.view"    // the last view as an address, without its fragment; missing: the default
	welcomeKey = "spectrie.welcome" // "read" once the person needs no welcome
	layoutKey  = "spectrie.layout"  // the keyboard's letter order
	reachKey   = "spectrie.keys"    // keysNeedFocus; missing: characters act wherever the focus is
	knownKey   = "spectrie.known"   // "hidden"; missing: what the person knows is shown

	wishesKey = "spectrie.match" // what was last chosen for a match; missing: the usual

	backupKey  = "spectrie.backup"  // when a backup of the answers was last saved, a moment
	remindKey  = "spectrie.remind"  // until when nobody is reminded of that, a moment
	persistKey = "spectrie.persist" // "asked" once the browser was asked to keep the answers for good
)

// preferences are what a person chose for this device.
type preferences struct {
	theme         string
	layout        keyOrder
	hidesKnown    bool // what the person knows is not shown in drawings and lists
	welcomed      bool // the person needs no welcome
	keysNeedFocus bool // characters act on the keys and the tree only
}

// keysNeedFocus is the choice that characters act on the keys and the tree only.
const keysNeedFocus = "focus"

func loadPreferences() preferences {
	return preferences{
		theme:         storage.Remembered(themeKey),
		layout:        keyOrderNamed(storage.Remembered(layoutKey)),
		hidesKnown:    storage.Remembered(knownKey) == "hidden",
		welcomed:      storage.Remembered(welcomeKey) != "",
		keysNeedFocus: storage.Remembered(reachKey) == keysNeedFocus,
	}
}

// setTheme remembers and applies a theme; "" follows the system.
func (p *preferences) setTheme(theme string) {
	p.theme = theme
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

func (p *preferences) setLayout(o keyOrder) {
	p.layout = o
	storage.Remember(layoutKey, o.name)
}

func (p *preferences) setHidesKnown(hides bool) {
	p.hidesKnown = hides
	storage.Remember(knownKey, pick(hides, "hidden", ""))
}

// setWelcomed ends the welcome, for good.
func (p *preferences) setWelcomed() {
	p.welcomed = true
	rememberWelcomed()
}

func rememberWelcomed() { storage.Remember(welcomeKey, "read") }

func (p *preferences) setKeysNeedFocus(need bool) {
	p.keysNeedFocus = need
	storage.Remember(reachKey, pick(need, keysNeedFocus, ""))
}

// rememberView keeps the rules for the next visit. The default view is
// remembered by forgetting, so that its first paint needs no script.
func rememberView(v View) {
	v = v.On(Explore)
	address := strings.TrimPrefix(v.Address(), "#")
	if v == DefaultView {
		address = ""
	}
	storage.Remember(viewKey, address)
}
