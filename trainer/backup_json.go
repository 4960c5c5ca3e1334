package trainer

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
)

// eachMember lets read take the values of a JSON object, one after another. Other
// values than objects have no members.
func eachMember(data []byte, read func(key string, value *json.Decoder) error) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	open, err := decoder.Token()
	if err != nil {
		return errNotJSON
	}
	if open != json.Delim('{') {
		return nil
	}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return errNotJSON
		}
		if err := read(key.(string), decoder); err != nil {
			return err
		}
	}
	if _, err := decoder.Token(); err != nil {
		return errNotJSON
	}
	if _, err := decoder.Token(); err != io.EOF {
		return errNotJSON
	}
	return nil
}

// raw reads the text of a value.
func raw(value *json.Decoder) (json.RawMessage, error) {
	var text json.RawMessage
	if err := value.Decode(&text); err != nil {
		return nil, errNotJSON
	}
	return text, nil
}

func skip(value *json.Decoder) error {
	_, err := raw(value)
	return err
}

// errNotJSON is what a file that cannot be read to its end gives.
var errNotJSON = errors.New("This file is not a backup, or only a part of one: it is not JSON")

// short shows a JSON value that should not be there.
func short(value json.RawMessage) string {
	const most = 40
	switch {
	case value == nil:
		return "missing"
	case len(value) > most:
		return strings.ToValidUTF8(string(value[:most]), "") + "…"
	}
	return string(value)
}
