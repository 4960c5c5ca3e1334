package page

import "crypto/rand"

// NewName is a name that no other page, match or writer of answers has.
func NewName() string {
	const letters = "abcdefghijklmnopqrstuvwxyz012345" // 32 of them, so that every byte is fair
	name := make([]byte, 12)
	_, _ = rand.Read(name) // which never fails
	for i, b := range name {
		name[i] = letters[b%byte(len(letters))]
	}
	return string(name)
}
