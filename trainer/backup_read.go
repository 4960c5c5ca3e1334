package trainer

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// ReadBackup reads the entries of a backup. Each of them passes [Entry.Check]. It trusts no byte. An error
// says what was found, what was expected, and that nothing was changed. So the caller must not add any
// entries after an error.
func ReadBackup(data []byte) ([]Entry, error) {
	return ReadBackupInTurns(data, nil)
}

// ReadBackupInTurns is [ReadBackup] for a shared thread. It calls take every few entries, and an error of
// take ends it.
func ReadBackupInTurns(data []byte, take func() error) ([]Entry, error) {
	entries, err := readBackup(data, take)
	if err != nil {
		return nil, fmt.Errorf("%w. Nothing was changed.", err)
	}
	return entries, nil
}

// CheckBackupSize returns an error when a file has too many bytes to be a backup, so that nobody has to
// read it. The sentence has no full stop.
func CheckBackupSize(bytes int64) error {
	if bytes > mostBackupBytes {
		return fmt.Errorf("This file has %d MB; a backup has at most %d MB", bytes>>20, mostBackupBytes>>20)
	}
	return nil
}

func readBackup(data []byte, take func() error) ([]Entry, error) {
	if err := CheckBackupSize(int64(len(data))); err != nil {
		return nil, err
	}
	data = bytes.TrimPrefix(data, []byte("\uFEFF")) // some editors put it there
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, errors.New("This file is empty; a backup was expected")
	}
	if err := checkHead(data); err != nil {
		return nil, err
	}
	var entries []Entry
	var sum string            // of the entries
	var noted json.RawMessage // what the file says it is
	seen := map[string]bool{}
	err := eachMember(data, func(key string, value *json.Decoder) (err error) {
		if seen[key] {
			return damaged("it has the part %.40q twice", key)
		}
		seen[key] = true
		switch key {
		case "format", "version", "exported":
			return skip(value)
		case "sha256":
			noted, err = raw(value)
			return err
		case "entries":
			entries, sum, err = readEntries(value, take)
			return err
		}
		return damaged("it has an unknown part, %.40q", key)
	})
	if err != nil {
		return nil, err
	}
	for _, key := range []string{"exported", "entries", "sha256"} {
		if !seen[key] {
			return nil, damaged("the part %q is missing", key)
		}
	}
	if string(noted) != strconv.Quote(sum) {
		return nil, damaged("its entries do not match its checksum, %s", short(noted))
	}
	return entries, nil
}

func damaged(format string, args ...any) error {
	return fmt.Errorf("This backup is damaged: "+format, args...)
}

// checkHead checks the format and the version, wherever they are in the file.
func checkHead(data []byte) error {
	var format, version json.RawMessage
	found := errors.New("both are found")
	err := eachMember(data, func(key string, value *json.Decoder) error {
		text, err := raw(value)
		if err != nil {
			return err
		}
		switch key {
		case "format":
			format = text
		case "version":
			version = text
		}
		if format != nil && version != nil {
			return found
		}
		return nil
	})
	switch {
	case err != nil && err != found:
		return err
	case string(format) != strconv.Quote(backupFormat):
		return fmt.Errorf("This file is not a backup of answers from Spectrie: its format is %s and not %q", short(format), backupFormat)
	case version == nil:
		return fmt.Errorf("This backup does not say its version; 1 to %d were expected", lastBackupVersion)
	case len(version) != 1 || version[0] < '1' || version[0] > '0'+lastBackupVersion:
		return fmt.Errorf("This is a backup of version %s; this program reads versions 1 to %d", short(version), lastBackupVersion)
	}
	return nil
}

// entriesATurn is how many entries are read or written between two turns.
const entriesATurn = 64

// readEntries reads a list one entry at a time, so a forged list of millions stops at the first bad one.
// It also returns the checksum of the list.
func readEntries(list *json.Decoder, take func() error) (entries []Entry, checksum string, err error) {
	if open, err := list.Token(); err != nil {
		return nil, "", errNotJSON
	} else if open != json.Delim('[') {
		return nil, "", damaged("its entries are not a list")
	}
	entries = []Entry{}
	names, sum := map[ID]int{}, sha256.New()
	for number := 1; list.More(); number++ {
		if number > mostBackupEntries {
			return nil, "", damaged("it has more than %d entries", mostBackupEntries)
		}
		if number%entriesATurn == 0 && take != nil {
			if err := take(); err != nil {
				return nil, "", err
			}
		}
		text, err := raw(list)
		if err != nil {
			return nil, "", err
		}
		sum.Write(append(text, '\n'))
		e, err := DecodeEntry(text)
		if err != nil {
			return nil, "", damaged("entry %d of its list is wrong: %w", number, err)
		}
		if earlier, ok := names[e.ID]; !ok {
			names[e.ID] = len(entries)
			entries = append(entries, e)
		} else if !bytes.Equal(EncodeEntry(entries[earlier]), EncodeEntry(e)) {
			return nil, "", damaged("entry %d of its list differs from an earlier one of the same name (%s %d)", number, e.Writer, e.Number)
		}
	}
	if _, err := list.Token(); err != nil {
		return nil, "", errNotJSON
	}
	return entries, hex.EncodeToString(sum.Sum(nil)), nil
}

// eachMember calls read for each member of a JSON object. Other values have no members.
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

// raw is the text of a value.
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

// errNotJSON is the error of a file that cannot be read to its end.
var errNotJSON = errors.New("This file is not a backup, or only part of one: it is not JSON")

// short shows an unexpected JSON value.
func short(value json.RawMessage) string {
	const mostBytes = 40
	switch {
	case value == nil:
		return "missing"
	case len(value) > mostBytes:
		return strings.ToValidUTF8(string(value[:mostBytes]), "") + "…"
	}
	return string(value)
}
