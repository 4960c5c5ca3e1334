package trainer

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// eachMember lets read take the values of a JSON object, one after another. Other
// values than objects have no members.
func eachMember(data []byte, read func(key string, value *json.Decoder) error) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	open, err := decoder.Token()
	if err != nil {
		return notJSON(err)
	}
	if open != json.Delim('{') {
		return nil
	}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return notJSON(err)
		}
		if err := read(key.(string), decoder); err != nil {
			return err
		}
	}
	if _, err := decoder.Token(); err != nil {
		return notJSON(err)
	}
	if _, err := decoder.Token(); err != io.EOF {
		return notJSON(errors.New("something follows after its end"))
	}
	return nil
}

// raw reads the text of a value.
func raw(value *json.Decoder) (json.RawMessage, error) {
	var text json.RawMessage
	if err := value.Decode(&text); err != nil {
		return nil, notJSON(err)
	}
	return text, nil
}

func skip(value *json.Decoder) error {
	_, err := raw(value)
	return err
}

func notJSON(err error) error {
	return fmt.Errorf("This file is not a backup, or only a part of one: it cannot be read as JSON (%w)", err)
}

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
