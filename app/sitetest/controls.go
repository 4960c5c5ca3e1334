package sitetest

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"golang.org/x/net/html"
)

// Control is something that a person can do to an element of the page, such as clicking it or typing in it.
type Control struct {
	Name string // of the event and the element

	element app.UI
	handle  app.EventHandler
	node    *html.Node // the element
	target  *html.Node // what the person hits: the element, or a part of it
	stroke  Keystroke  // for an event of the keyboard
}

// Do does it. It calls the handler as go-app calls it in a browser.
func (c Control) Do(site app.Context) {
	setField(reflect.ValueOf(c.element).Elem(), "jsElement", elementOf(c.node))
	setField(reflect.ValueOf(&site).Elem(), "sourceElement", c.element)
	c.handle(site, app.Event{Value: hit{nothing, elementOf(c.target), c.stroke}})
}

// Give makes a person give a field or menu a value.
func (c Control) Give(value string) {
	c.node.Attr = append([]html.Attribute{{Key: "value", Val: value}}, c.node.Attr...)
}

// Use does what the first control does whose name begins with name, and waits until all work is done.
func (v *Visit) Use(t testing.TB, name string) {
	t.Helper()
	v.control(t, name).Do(v.Ctx())
	v.Engine.ConsumeAll()
}

// Enter is [Visit.Use] of a field or menu that a person has just given a value.
func (v *Visit) Enter(t testing.TB, name, value string) {
	t.Helper()
	c := v.control(t, name)
	c.Give(value)
	c.Do(v.Ctx())
	v.Engine.ConsumeAll()
}

// Keystroke is a key that a person presses on the keyboard.
type Keystroke struct {
	Key  string
	On   string // the beginning of the name of the control that has the focus; "" for none
	Held bool   // the key repeats
}

// Press presses a key, and waits until all work is done. If an element around the focus handles keys, the innermost
// hears of it; otherwise the page in front does. Press reports whether that page uses the key.
func (v *Visit) Press(t testing.TB, k Keystroke) (used bool) {
	t.Helper()
	defer v.Engine.ConsumeAll()
	focus := &html.Node{Type: html.ElementNode, Data: "body"}
	if k.On != "" {
		focus = v.control(t, k.On).target
	}
	for _, c := range slices.Backward(ControlsOf(v.Render())) { // the innermost first
		if !strings.HasPrefix(c.Name, "keydown ") {
			continue
		}
		for n := range c.node.Descendants() {
			if nameOf(n) == nameOf(focus) {
				c.target, c.stroke = n, k
				c.Do(v.Ctx())
				return false
			}
		}
	}
	return v.Current().OnKey(v.Ctx(), app.Event{Value: hit{nothing, elementOf(focus), k}}, k.Key)
}

// control is the first control whose name begins with name. An element's own handler counts before one further out,
// and of those the innermost.
func (v *Visit) control(t testing.TB, name string) Control {
	t.Helper()
	var all []string
	var outer *Control
	for _, c := range ControlsOf(v.Render()) {
		own, named := c.node == c.target, strings.HasPrefix(c.Name, name)
		switch {
		case own && named:
			return c
		case own:
			all = append(all, c.Name)
		case named && (outer == nil || c.Name == outer.Name): // those further out come first
			outer = &c
		}
	}
	if outer == nil {
		t.Fatalf("no %s among\n%s", name, strings.Join(all, "\n"))
	}
	return *outer
}

// ControlsOf are all controls of a page that is rendered but not mounted. go-app hides handlers, so this reads them by
// reflection. It panics for markup that is not one element, of which go-app would show only the first.
func ControlsOf(page app.UI) []Control {
	of := reflect.ValueOf(page).Elem()
	if !of.FieldByName("htmlElement").IsValid() { // text, or markup, which has a tag
		if of.FieldByName("tag").IsValid() && parse(page).NextSibling != nil {
			panic("this is not one element: " + app.HTMLString(page))
		}
		return nil
	}
	var all []Control
	for event, handler := range readField(of, "eventHandlers").Seq2() {
		handle := readField(handler, "goHandler").Interface().(app.EventHandler)
		node := parse(page)
		for _, target := range targets(node) {
			all = append(all, Control{event.String() + " " + nameOf(target), page, handle, node, target, Keystroke{}})
		}
	}
	slices.SortFunc(all, func(a, b Control) int { return strings.Compare(a.Name, b.Name) })
	for _, child := range readField(of, "children").Interface().([]app.UI) {
		all = append(all, ControlsOf(child)...)
	}
	return all
}

// DeadButtons are the names of those buttons, fields and menus of a page that nothing handles. A handler further out
// serves only elements that it can distinguish by their data attributes, and a form serves what submits it.
func DeadButtons(page app.UI) []string { return deadButtons(page, false, false) }

func deadButtons(at app.UI, served, inForm bool) (dead []string) {
	of := reflect.ValueOf(at).Elem()
	if !of.FieldByName("htmlElement").IsValid() {
		if served || !strings.Contains(app.HTMLString(at), "<button") {
			return nil // text, or markup
		}
		return []string{nameOf(parse(at))}
	}
	handles := readField(of, "eventHandlers").Len() > 0
	if tag := readField(of, "tag").String(); slices.Contains([]string{"button", "input", "select", "textarea"}, tag) && !handles {
		node := parse(at)
		submits := inForm && slices.Contains(node.Attr, html.Attribute{Key: "type", Val: "submit"})
		named := slices.ContainsFunc(node.Attr, func(a html.Attribute) bool { return strings.HasPrefix(a.Key, "data-") })
		opens := slices.ContainsFunc(node.Attr, func(a html.Attribute) bool { return a.Key == "popovertarget" })
		if !submits && !opens && !(served && named) {
			dead = append(dead, nameOf(node))
		}
	}
	inForm = inForm || handles && readField(of, "tag").String() == "form"
	for _, child := range readField(of, "children").Interface().([]app.UI) {
		dead = append(dead, deadButtons(child, served || handles, inForm)...)
	}
	return dead
}

func readField(of reflect.Value, name string) reflect.Value {
	if !of.CanAddr() {
		copied := reflect.New(of.Type()).Elem()
		copied.Set(of)
		of = copied
	}
	f := of.FieldByName(name)
	return reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem()
}

func setField(of reflect.Value, name string, to any) { readField(of, name).Set(reflect.ValueOf(to)) }

func parse(of app.UI) *html.Node {
	root, err := html.Parse(strings.NewReader("<body>" + app.HTMLString(of)))
	if err != nil {
		panic(err)
	}
	return root.FirstChild.LastChild.FirstChild
}

// targets are an element and everything in it with data attributes, because one handler can serve many elements.
func targets(node *html.Node) []*html.Node {
	all := []*html.Node{node}
	for n := range node.Descendants() {
		if slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return strings.HasPrefix(a.Key, "data-") }) {
			all = append(all, n)
		}
	}
	return all
}

// nameOf distinguishes an element from others, such as "button id=play-back".
func nameOf(n *html.Node) string {
	var parts []string
	for _, a := range n.Attr {
		if a.Key == "id" || strings.HasPrefix(a.Key, "data-") {
			parts = append(parts, a.Key+"="+a.Val)
		}
	}
	slices.Sort(parts)
	return strings.Join(append([]string{n.Data}, parts...), " ")
}

// nothing is JavaScript's null.
var nothing = app.Null()

// text is a JavaScript string.
type text struct {
	app.Value
	text string
}

func textOf(s string) app.Value { return text{nothing, s} }

func (t text) String() string { return t.text }
func (t text) Truthy() bool   { return t.text != "" }
func (t text) IsNull() bool   { return false }

// truth is a JavaScript boolean.
type truth struct {
	app.Value
	is bool
}

func (t truth) Bool() bool   { return t.is }
func (t truth) Truthy() bool { return t.is }

// element is an element of the page, with those methods that handlers use.
type element struct {
	app.Value
	node *html.Node
}

func elementOf(n *html.Node) element { return element{nothing, n} }

func (e element) attribute(name string) app.Value {
	for _, a := range e.node.Attr {
		if a.Key == name {
			return textOf(a.Val)
		}
	}
	return nothing
}

func (e element) Truthy() bool { return true }

func (e element) Equal(v app.Value) bool { is, ok := v.(element); return ok && is.node == e.node }

func (e element) Get(name string) app.Value {
	switch name {
	case "value", "id", "name":
		return e.attribute(name)
	case "closest":
		return textOf(name)
	case "tagName":
		return textOf(strings.ToUpper(e.node.Data))
	case "checked", "open": // a person has just changed it
		before := e.attribute(name)
		return truth{nothing, before == nothing || before.String() == "false"}
	}
	return nothing
}

// simple is a selector of elements with a tag, an id, a class and a data attribute, each of which may be missing.
var simple = regexp.MustCompile(`^(\w*)(?:#([\w-]+))?(?:\.([\w-]+))?(?:\[(data-[a-z]+)\])?$`)

// matches reports whether a list of simple selectors selects the element.
func (e element) matches(selectors string) bool {
	for selector := range strings.SplitSeq(selectors, ",") {
		parts := simple.FindStringSubmatch(strings.TrimSpace(selector))
		if parts == nil {
			continue
		}
		tag, id, class, data := parts[1], parts[2], parts[3], parts[4]
		if (tag == "" || tag == e.node.Data) && (id == "" || id == e.attribute("id").String()) &&
			(class == "" || slices.Contains(strings.Fields(e.attribute("class").String()), class)) &&
			(data == "" || e.attribute(data) != nothing) {
			return true
		}
	}
	return false
}

func (e element) Call(method string, args ...any) app.Value {
	switch method {
	case "getAttribute":
		return e.attribute(args[0].(string))
	case "closest":
		for n := e.node; n != nil; n = n.Parent {
			if at := elementOf(n); at.matches(args[0].(string)) {
				return at
			}
		}
	}
	return nothing
}

// hit is an event at an element.
type hit struct {
	app.Value
	at     element
	stroke Keystroke
}

func (h hit) Get(name string) app.Value {
	switch name {
	case "target":
		return h.at
	case "key":
		return textOf(h.stroke.Key)
	case "repeat":
		return truth{nothing, h.stroke.Held}
	}
	return nothing
}
