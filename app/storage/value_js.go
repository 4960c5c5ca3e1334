package storage

import (
	"strings"
	"syscall/js"
)

// keyToJS converts a key to JavaScript.
func keyToJS(key Key) (js.Value, error) {
	switch k := key.(type) {
	case string:
		return js.ValueOf(k), nil
	case *Foreign:
		return js.ValueOf(k.value), nil
	}
	return js.Value{}, notStorable(key)
}

// keyFromJS converts a key from JavaScript so that keyToJS can restore it.
func keyFromJS(key js.Value) Key {
	if text, ok := exactText(key); ok {
		return text
	}
	return &Foreign{key}
}

// exactText is a text that survives the way back to JavaScript, false for anything else. Go cannot
// represent half a character.
func exactText(value js.Value) (string, bool) {
	if value.Type() != js.TypeString {
		return "", false
	}
	text := value.String()
	return text, !strings.ContainsRune(text, '\uFFFD') || js.ValueOf(text).Equal(value)
}

// valueToJS converts a value to one that structured cloning can copy.
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
		return js.ValueOf(v.value)
	}
	return js.ValueOf(value)
}

// valueFromJS converts a value from structured cloning. A record within a record becomes Foreign,
// because another program's records can be circular. Go replaces half a character in a text: such a
// text is a damaged one of ours.
func valueFromJS(value js.Value) (read any) {
	defer func() {
		if recover() != nil {
			read = &Foreign{value} // of a type that Go lacks, such as a large integer
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
			return &Foreign{value} // Go would change the name of the field
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
