package app

// leaver is what may have something that is not kept yet.
type leaver interface {
	// unkeptText is that as it is left, "" for nothing, and the key to leave it under.
	unkeptText() (key, text string)
}
