package trainer

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
)

// A backup is one JSON object in UTF-8, at most 64 MB:
//
//	{"format":"spectrie-training","version":1,"exported":"2026-11-21T12:00:00Z","entries":[
//	{"w":"k3f9","n":1,"k":"answer","t":1795262400000,"z":60,"c":"american-english-7.1/4/2/1/fewest/rational","f":"j","g":3,"ms":2300,"l":"e"},
//	{"w":"k3f9","n":2,"k":"undo","t":1795262401000,"z":60,"u":{"w":"k3f9","n":1}}
//	]}
//
// "format" is always the same. "version" changes when a reader of this description
// would misunderstand the file. "exported" is for people only. "entries" is the
// whole log, an entry as entryJSON describes it, in any order; the program writes
// the order of their times. "w" and "n" together name an entry: the same entry may
// come twice and counts once, two different ones of one name are an error. So is
// any key or value that is not described.
const (
	backupFormat  = "spectrie-training"
	backupVersion = 1

	mostBackupBytes   = 64 << 20
	mostBackupEntries = 1_000_000
)

type backupJSON struct {
	Format   string     `json:"format"`
	Version  int        `json:"version"`
	Exported string     `json:"exported"`
	Entries  backupList `json:"entries"`
}

// WriteBackup writes a log as a file that [ReadBackup] reads.
func WriteBackup(log *Log, exported time.Time) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, `{"format":%q,"version":%d,"exported":%q,"entries":[`, backupFormat, backupVersion, exported.UTC().Format(time.RFC3339))
	for i, e := range log.Entries() {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
		b.Write(EncodeEntry(e))
	}
	b.WriteString("\n]}\n")
	return b.Bytes()
}

// ReadBackup reads the entries of a backup, each of which passes [Entry.Check].
// Every byte is taken to be hostile. An error says what was found, what was
// expected and that nothing was changed: the caller adds the entries only when
// there is none.
func ReadBackup(data []byte) ([]Entry, error) {
	entries, err := readBackup(data)
	if err != nil {
		return nil, fmt.Errorf("%w. Nothing was changed.", err)
	}
	return entries, nil
}

func readBackup(data []byte) ([]Entry, error) {
	if len(data) > mostBackupBytes {
		return nil, fmt.Errorf("This file has %d MB; a backup has at most %d MB", len(data)>>20, mostBackupBytes>>20)
	}
	data = bytes.TrimPrefix(data, []byte("\uFEFF")) // some editors put it there
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, errors.New("This file is empty; a backup was expected")
	}
	var head struct {
		Format  json.RawMessage `json:"format"`
		Version json.RawMessage `json:"version"`
	}
	if err := json.Unmarshal(data, &head); err != nil {
		return nil, fmt.Errorf("This file is not a backup, or only a part of one: it cannot be read as JSON (%w)", err)
	}
	if string(head.Format) != strconv.Quote(backupFormat) {
		return nil, fmt.Errorf("This file is not a backup of Spectrie's training: its format is %s and not %q", short(head.Format), backupFormat)
	}
	if head.Version == nil {
		return nil, fmt.Errorf("This backup does not say its version; version %d was expected", backupVersion)
	}
	if string(head.Version) != strconv.Itoa(backupVersion) {
		return nil, fmt.Errorf("This is a backup of version %s; this program reads version %d", short(head.Version), backupVersion)
	}
	var backup backupJSON
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&backup); err != nil {
		return nil, fmt.Errorf("This backup is damaged: %w", err)
	}
	if backup.Entries == nil {
		return nil, errors.New("This backup is damaged: it has no list of entries")
	}
	return backup.Entries, nil
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

// backupList reads entries one at a time, so that a forged list of millions stops
// at the first that is wrong.
type backupList []Entry

func (l *backupList) UnmarshalJSON(data []byte) error {
	if *l != nil {
		return errors.New("it has two lists of entries")
	}
	*l = backupList{}
	decoder := json.NewDecoder(bytes.NewReader(data))
	if open, err := decoder.Token(); err != nil || open != json.Delim('[') {
		return errors.New("its entries are not a list")
	}
	names := map[ID]int{}
	for number := 1; decoder.More(); number++ {
		if number > mostBackupEntries {
			return fmt.Errorf("it has more than %d entries", mostBackupEntries)
		}
		var text json.RawMessage
		if err := decoder.Decode(&text); err != nil {
			return err
		}
		e, err := DecodeEntry(text)
		if err != nil {
			return fmt.Errorf("entry %d of its list is wrong: %w", number, err)
		}
		if first, ok := names[e.ID]; ok {
			if !bytes.Equal(EncodeEntry((*l)[first]), EncodeEntry(e)) {
				return fmt.Errorf("entry %d of its list has the name of entry %d (%s %d) and says something else", number, first+1, e.Writer, e.Number)
			}
			continue
		}
		names[e.ID] = len(*l)
		*l = append(*l, e)
	}
	if _, err := decoder.Token(); err != nil && err != io.EOF {
		return err
	}
	return nil
}
