package trainer

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"
)

// A backup is one JSON object in UTF-8, at most 64 MB:
//
//	{"format":"spectrie-training","version":1,"exported":"2026-11-21T12:00:00Z","entries":[
//	{"w":"k3f9","n":1,"k":"answer","t":1795262400000,"z":60,"c":"american-english-7.1/4/2/1/fewest/rational","f":"j","g":3,"ms":2300,"l":"e"},
//	{"w":"k3f9","n":2,"k":"undo","t":1795262401000,"z":60,"u":{"w":"k3f9","n":1}}
//	],"sha256":"43…e9"}
//
// A person's note on a fragment is an entry too:
//
//	{"w":"k3f9","n":3,"k":"note","t":1795262402000,"z":60,"c":"american-english-7.1/4/2/1/fewest/rational","f":"jell","text":"JELL-O \u0026 jelly","v":2}
//
// So are settings, here with weights that were fitted to the person's answers:
//
//	{"w":"k3f9","n":4,"k":"settings","t":1795262403000,"z":60,"s":{"retention":0.9,…,"dayStart":4,"weights":[0.212,…]},"v":2}
//
// So is a puzzle that was solved or missed:
//
//	{"w":"k3f9","n":5,"k":"puzzle","t":1795262404000,"z":60,"p":"win/american-english-7.1/4/2/jo","rating":1480,"m":"day","d":"2026-11-21","found":1,"g":1,"ms":8200,"l":"e","v":3}
//
// "format" is always the same. "version" is the highest version of an entry, or 1. So an earlier program says that
// it cannot read the file, and does not call it damaged. All are read the same. "exported" is for people only.
// "entries" is the whole log in any order; the program writes the order of their times. entryJSON describes an entry. "w" and "n" together name it. The same entry may
// come twice and counts once. Two different entries of one name are an error.
//
// "sha256" is the SHA-256 of the texts of the entries, in lower-case hexadecimal. It takes them in the
// order of the list, each from its first brace to its last, with one line feed behind it. A file that was
// changed on the way is refused.
//
// All five have to be there, once each, written in just this way, in any order. Anything else is an
// error.
const (
	backupFormat      = "spectrie-training"
	lastBackupVersion = 3

	mostBackupBytes   = 64 << 20
	mostBackupEntries = 1_000_000
)

// usualEntryBytes is a little less than an answer takes in a backup.
const usualEntryBytes = 140

// WriteBackup writes a log as a file that [ReadBackup] reads.
func WriteBackup(log *Log, exported time.Time) []byte {
	data, _ := WriteBackupInTurns(log, exported, nil)
	return data
}

// WriteBackupInTurns is [WriteBackup] for a shared thread. It calls take every few entries, and an error
// of take ends it. It writes the log as it was at the beginning.
func WriteBackupInTurns(log *Log, exported time.Time, take func() error) ([]byte, error) {
	var b bytes.Buffer
	b.Grow(len(log.Entries()) * usualEntryBytes)
	sum := sha256.New()
	entries := log.Entries()
	fmt.Fprintf(&b, `{"format":%q,"version":%d,"exported":%q,"entries":[`, backupFormat, versionOf(entries), exported.UTC().Format(time.RFC3339))
	for i, e := range entries {
		if i%entriesATurn == entriesATurn-1 && take != nil {
			if err := take(); err != nil {
				return nil, err
			}
		}
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
		line := append(EncodeEntry(e), '\n')
		sum.Write(line)
		b.Write(line[:len(line)-1])
	}
	fmt.Fprintf(&b, "\n],\"sha256\":%q}\n", hex.EncodeToString(sum.Sum(nil)))
	return b.Bytes(), nil
}

// versionOf is that of a backup with entries.
func versionOf(entries []Entry) int {
	version := 1
	for i := range entries {
		version = max(version, entries[i].version())
	}
	return version
}
