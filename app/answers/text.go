package answers

import (
	"spectrie/app/storage"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// encodeEntries are the texts of entries.
func encodeEntries(entries []trainer.Entry) []string {
	texts := make([]string, len(entries))
	for i, e := range entries {
		texts[i] = string(trainer.EncodeEntry(e))
	}
	return texts
}

// decodeEntries are the entries that texts tell, and how many texts tell none. It takes turns with the browser, unless turns is nil.
func decodeEntries(texts []string, turns *ui.Turns) (entries []trainer.Entry, left storage.Unreadable) {
	for i, text := range texts {
		if turns != nil && i%100 == 99 {
			_ = turns.Take() // nobody cancels it
		}
		if e, err := trainer.DecodeEntry([]byte(text)); err == nil {
			entries = append(entries, e)
		} else {
			left.Count(storage.Newer(text))
		}
	}
	return entries, left
}
