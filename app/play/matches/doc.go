// Package matches keeps the matches of a device. [Matches] is the list of them, the one that
// changed last first; each is a text ([Kept]) under its id, which another tab may play on.
package matches
