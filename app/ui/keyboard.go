package ui

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/dicts"
)

// Keyboard is the keyboard on the screen. Tab stops at it once, at the key that had the
// focus last; the arrow keys move between its keys (see [WalkKeys]).
//
// go-app keeps the handlers of the first drawing. OnPress, OnReach and Stop therefore have
// to stay the same for as long as the page shows the keyboard.
type Keyboard struct {
	Label   string
	Class   string                // "plain": no key has a sign; "bars": keys have room for a percentage and a bar
	Rows    []string              // the letters from top to bottom
	KeyOf   func(letter rune) Key // how a letter's key looks
	Toggles bool                  // keys are pressed until they are pressed again
	OnPress func(letter rune)
	OnReach func(letter rune) // the pointer or the focus reaches a key, or 0 when the pointer leaves; may be nil
	Stop    *rune             // the letter of the key that Tab reaches; 0 for the first key
}

// Key is how one key looks.
type Key struct {
	Class   string // what is known of the letter
	Said    string // the same in words
	Sign    string // and as a sign below the letter
	Tenths  int    // of the key's width that its bar takes
	Off     bool   // pressing the key does nothing
	Pressed bool
}

// Draw shows the keyboard.
func (k Keyboard) Draw() app.UI {
	all, stop := strings.Join(k.Rows, ""), *k.Stop
	if !strings.ContainsRune(all, stop) {
		stop, _ = utf8.DecodeRuneInString(all)
	}
	whose := app.EventScope(k.Stop)
	keys := app.Div().Class(classes("keys", k.Class)).Role("toolbar").Aria("label", k.Label).OnClick(k.onClick, whose).On("focusin", k.onFocus, whose)
	if k.OnReach != nil {
		keys = keys.OnMouseOver(k.onPointer, whose).OnMouseLeave(k.onPointer, whose)
	}
	return keys.Body(app.Range(k.Rows).Slice(func(i int) app.UI {
		row := []rune(k.Rows[i])
		return app.Div().Class("key-row").Body(app.Range(row).Slice(func(j int) app.UI {
			return k.draw(row[j], row[j] == stop)
		}))
	}))
}

// draw shows one key. A key that is off keeps its place in the order of the focus. The
// stylesheet writes the sign: the name of a key has to contain what the key shows, and this
// one says the sign in words.
func (k Keyboard) draw(letter rune, stop bool) app.UI {
	key, upper, bar := k.KeyOf(letter), dicts.Capitals(string(letter)), ""
	if key.Tenths > 0 {
		bar = fmt.Sprintf("w-%d", key.Tenths)
	}
	button := app.Button().Type("button").Class(classes("key", key.Class, bar)).Aria("label", upper).Aria("disabled", key.Off).
		TabIndex(text.Pick(stop, 0, -1)).DataSet("letter", string(letter))
	if key.Said != "" {
		button = button.Aria("label", upper+", "+key.Said).Title(upper + ", " + key.Said)
	}
	if k.Toggles {
		button = button.Aria("pressed", key.Pressed)
	}
	return button.Body(
		app.Span().Class("key-letter").Text(upper),
		app.Span().Class("key-sign").DataSet("sign", key.Sign),
	)
}

func (k Keyboard) onClick(_ app.Context, event app.Event) {
	if letter := letterAt(event); letter != 0 {
		k.OnPress(letter)
	}
}

func (k Keyboard) onPointer(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	k.OnReach(letterAt(event))
}

// onFocus makes the key with the focus the one that Tab reaches. It changes the page itself,
// as the next drawing would: to draw all of the page for every arrow takes too long.
func (k Keyboard) onFocus(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	key := Closest(event, ".key")
	if key == nil {
		return
	}
	*k.Stop = letterAt(event)
	if before := key.Call("closest", ".keys").Call("querySelector", `[tabindex="0"]`); before.Truthy() {
		before.Set("tabIndex", -1)
	}
	key.Set("tabIndex", 0)
	if k.OnReach != nil {
		k.OnReach(*k.Stop)
	}
}

// LightLetter lights everything that stands for a letter, its key and its row in a table, and nothing else;
// 0 is no letter. It bypasses Render, which is too slow for a moving pointer.
func LightLetter(letter rune) {
	if app.IsServer {
		return
	}
	marked := app.Window().Get("document").Call("querySelectorAll", "[data-letter]")
	for i := range marked.Length() {
		element := marked.Index(i)
		element.Get("classList").Call("toggle", "lit", letter != 0 && Dataset(element, "letter") == string(letter))
	}
}

// letterAt is the letter of the key on the screen that an event is about, 0 for none.
func letterAt(event app.Event) rune {
	if key := Closest(event, ".key"); key != nil {
		return []rune(Dataset(key, "letter"))[0]
	}
	return 0
}

// TypedLetter is the letter that a key of the keyboard types, 0 for any other key.
func TypedLetter(key string) rune {
	if letters := []rune(strings.ToLower(key)); len(letters) == 1 && dicts.IsLetter(letters[0]) {
		return letters[0]
	}
	return 0
}

// WalkKeys moves the focus from a key on the screen to one beside it. It reports whether the
// pressed key does so, which then does nothing else.
func WalkKeys(event app.Event, pressed string) bool {
	at := Closest(event, ".key")
	if at == nil || !strings.HasPrefix(pressed, "Arrow") && pressed != "Home" && pressed != "End" {
		return false
	}
	rows := at.Call("closest", ".keys").Get("children")
	lengths := make([]int, rows.Length())
	var row, column int
	for i := range lengths {
		keys := rows.Index(i).Get("children")
		lengths[i] = keys.Length()
		for j := range lengths[i] {
			if keys.Index(j).Equal(at) {
				row, column = i, j
			}
		}
	}
	row, column = besideKey(lengths, row, column, pressed)
	rows.Index(row).Get("children").Index(column).Call("focus")
	return true
}

// besideKey is where an arrow, Home or End leads on rows of so many keys, which are centred.
// Left and right stay in the row. Up undoes down, except from a key that juts out.
func besideKey(lengths []int, row, column int, pressed string) (int, int) {
	last := lengths[row] - 1
	switch pressed {
	case "ArrowLeft":
		return row, max(column-1, 0)
	case "ArrowRight":
		return row, min(column+1, last)
	case "Home":
		return row, 0
	case "End":
		return row, last
	}
	to, half := row+1, 1 // the right one of two keys that are equally near
	if pressed == "ArrowUp" {
		to, half = row-1, 0
	}
	if to < 0 || to == len(lengths) {
		return row, column
	}
	return to, min(max(column+(lengths[to]-lengths[row]+half)>>1, 0), lengths[to]-1)
}

// KeyOrder is how a person's keyboard is laid out, row by row.
type KeyOrder struct {
	Name  string
	label string
	rows  []string
}

// keyOrders are the ones to choose from.
var keyOrders = []KeyOrder{
	{"qwerty", "QWERTY", []string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}},
	{"azerty", "AZERTY", []string{"azertyuiop", "qsdfghjklm", "wxcvbn"}},
	{"qwertz", "QWERTZ", []string{"qwertzuiop", "asdfghjkl", "yxcvbnm"}},
	{"alphabet", "A to Z", []string{"abcdefghi", "jklmnopqr", "stuvwxyz"}},
}

func KeyOrderNamed(name string) KeyOrder {
	for _, o := range keyOrders {
		if o.Name == name {
			return o
		}
	}
	return keyOrders[0]
}

// restLetters is how many letters a row holds that no keyboard gave an order.
const restLetters = 11

// RowsFor are the rows of keys for an alphabet: those of the keyboard when the
// alphabet has any of its letters, and then the letters that it does not have.
func (o KeyOrder) RowsFor(alphabet string) []string {
	keys := strings.Join(o.rows, "")
	rows := slices.Clone(o.rows)
	if !strings.ContainsAny(alphabet, keys) {
		rows = nil
	}
	rest := []rune(strings.Map(func(r rune) rune {
		if strings.ContainsRune(keys, r) {
			return -1
		}
		return r
	}, alphabet))
	for row := range slices.Chunk(rest, restLetters) {
		rows = append(rows, string(row))
	}
	return rows
}

func KeyOrderOptions() []Option {
	options := text.Each(keyOrders, func(o KeyOrder) Option { return Option{o.Name, o.label} })
	return options
}
