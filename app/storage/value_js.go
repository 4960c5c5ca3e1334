package storage

import (
	"strings"
	"syscall/js"
)

// keyToJS is a key as JavaScript has it.
func keyToJS(key Key) (js.Value, error) {
	switch k := key.(type) {
	case string:
		return js.ValueOf(k), nil
	case *Foreign:
		return js.ValueOf(k.held), nil
	}
	return js.Value{}, noForm(key)
}

// keyFromJS is a key that is found again when it is given back.
func keyFromJS(key js.Value) Key {
	if text, ok := exactText(key); ok {
		return text
	}
	return &Foreign{key}
}

// exactText is a text that is the same on the way back, false for anything else: Go has
// no form for half a character.
func exactText(value js.Value) (string, bool) {
	if value.Type() != js.TypeString {
		return "", false
	}
	text := value.String()
	return text, !strings.ContainsRune(text, '\uFFFD') || js.ValueOf(text).Equal(value)
}

// valueToJS is a value as structured cloning copies it.
func valueToJS(value any) (js.Value, error) {
	value, err := normal(value)
	if err != nil {
		return js.Value{}, err
	}
	fields, ok := value.(map[string]any)
	if !ok {
		return fieldToJS(value), nil
	}
	var entries []any
	for name, field := range fields {
		entries = append(entries, []any{name, fieldToJS(field)})
	}
	return js.Global().Get("Object").Call("fromEntries", entries), nil
}

func fieldToJS(value any) js.Value {
	switch v := value.(type) {
	case []byte:
		array := js.Global().Get("Uint8Array").New(len(v))
		js.CopyBytesToJS(array, v)
		return array
	case *Foreign:
		return js.ValueOf(v.held)
	}
	return js.ValueOf(value)
}

// valueFromJS reads what structured cloning gave. The fields of a record that are records
// themselves stay as they are: another program's can lead in circles. A text is one even
// with half a character, which Go replaces: it is a text of ours that was damaged.
func valueFromJS(value js.Value) (read any) {
	defer func() {
		if recover() != nil {
			read = &Foreign{value} // of a type that Go does not know, such as a large integer
		}
	}()
	switch value.Type() {
	case js.TypeString:
		return value.String()
	case js.TypeObject:
		if object := js.Global().Get("Object"); object.Call("getPrototypeOf", value).Equal(object.Get("prototype")) {
			return recordFromJS(value)
		}
	}
	return fieldFromJS(value)
}

func recordFromJS(value js.Value) any {
	fields := map[string]any{}
	entries := js.Global().Get("Object").Call("entries", value)
	for i := range entries.Length() {
		entry := entries.Index(i)
		name, ok := exactText(entry.Index(0))
		if !ok {
			return &Foreign{value} // or the field would get another name
		}
		fields[name] = fieldFromJS(entry.Index(1))
	}
	return fields
}

func fieldFromJS(value js.Value) (read any) {
	defer func() {
		if recover() != nil {
			read = &Foreign{value}
		}
	}()
	switch value.Type() {
	case js.TypeString:
		if text, ok := exactText(value); ok {
			return text
		}
	case js.TypeBoolean:
		return value.Bool()
	case js.TypeNumber:
		return value.Float()
	case js.TypeObject:
		if value.InstanceOf(js.Global().Get("Uint8Array")) {
			bytes := make([]byte, value.Length())
			js.CopyBytesToGo(bytes, value)
			return bytes
		}
	}
	return &Foreign{value}
}
