package shelf

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/dicts"
)

// OwnList describes a person's own dictionary, without its words.
type OwnList struct {
	ID    string // dicts.WordsID
	Name  string
	Words int
	Bytes int    // packed
	Added int64  // milliseconds since 1970
	Note  string // what import kept and left out, as one or two sentences
}

// record is what is stored of l under its id.
func (l OwnList) record() map[string]any {
	return map[string]any{
		"name":  l.Name,
		"words": l.Words,
		"bytes": l.Bytes,
		"added": l.Added,
		"note":  l.Note,
	}
}

// readOwnRecord reads what OwnList.record has written. It returns false if the record is damaged or from a
// later program. A store can contain anything.
func readOwnRecord(key storage.Key, value any) (OwnList, bool) {
	id, isID := key.(string)
	record, isRecord := value.(map[string]any)
	if !isID || !isRecord || storage.NewerRecord(record) {
		return OwnList{}, false
	}
	ok := true
	text := func(field string) string {
		text, isText := record[field].(string)
		ok = ok && isText
		return text
	}
	number := func(field string) int64 {
		const maxExact = 1 << 53 // JavaScript has no exact whole numbers beyond it
		n, isNumber := record[field].(float64)
		if !isNumber || n != math.Trunc(n) || math.Abs(n) > maxExact { // NaN is not equal to itself
			ok = false
			return 0
		}
		return int64(n)
	}
	l := OwnList{
		ID:    id,
		Name:  text("name"),
		Words: int(number("words")),
		Bytes: int(number("bytes")),
		Added: number("added"),
		Note:  text("note"),
	}
	return l.cleaned(), ok && l.valid()
}

// valid reports whether l can have been saved.
func (l OwnList) valid() bool {
	return dicts.IsOwnID(l.ID) && l.Words >= 0 && l.Bytes >= 0
}

// check returns an error for a list that could be saved but not read again.
func (l OwnList) check() error {
	if !l.valid() {
		return fmt.Errorf("%q with %d words and %d bytes is not an own dictionary", l.ID, l.Words, l.Bytes)
	}
	return nil
}

// maxNote is the most characters of a note that are shown. Import writes shorter ones.
const maxNote = 1000

// cleaned is l with a name and a note that can be shown.
func (l OwnList) cleaned() OwnList {
	l.Name, l.Note = text.CleanName(l.Name), text.CleanLine(l.Note, maxNote)
	if l.Name == "" {
		l.Name = UsualName
	}
	return l
}

// sortOwnLists sorts lists by name, ignoring case, and then by age, the oldest first.
func sortOwnLists(lists []OwnList) {
	slices.SortStableFunc(lists, func(a, b OwnList) int {
		return cmp.Or(
			cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)),
			cmp.Compare(a.Added, b.Added),
			cmp.Compare(a.ID, b.ID),
		)
	})
}
