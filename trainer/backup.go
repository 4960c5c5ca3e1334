package trainer

import (
	"bytes"
	"fmt"
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
