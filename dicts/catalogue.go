package dicts

// Entry describes a dictionary that ships with the program. It has what is needed to
// offer the dictionary, to fetch it and to say where it comes from.
type Entry struct {
	ID          string // as in [Dictionary] and in addresses
	Name        string // for a menu
	About       string // one or two sentences
	Source      string // package, version and path
	File        string // the packed dictionary
	Licence     string // the file with the licence text and the provenance
	LicenceName string

	Words   int // in the dictionary
	Bytes   int // of File
	LeftOut int // entries of the source that have anything but a–z in them
}

// DefaultID is the dictionary that a new visitor plays with.
const DefaultID = "american-english-7.1"

// Catalogue lists the dictionaries that ship, the default first. They keep the words
// of their sources that are made of a–z only.
var Catalogue = counted([]Entry{
	{
		ID:          DefaultID,
		Name:        "American English 7.1",
		About:       "A general list of words in American spelling, from 2011. The published solutions of Ghost used it.",
		Source:      "npm package dictionaries 0.0.2, dict/american-english (the wordlist wamerican of Ubuntu 12.04, from SCOWL 7.1)",
		Licence:     "scowl.txt",
		LicenceName: "SCOWL licence",
	},
	{
		ID:          "american-english-2020",
		Name:        "American English 2020",
		About:       "The same list as Debian ships it today, with newer words and more spelling variants.",
		Source:      "Debian package wamerican 2020.12.07-2, /usr/share/dict/american-english",
		Licence:     "wamerican.txt",
		LicenceName: "SCOWL licence",
	},
	{
		ID:          "web2",
		Name:        "Webster’s Second",
		About:       "The headwords of Webster’s New International Dictionary, second edition, of 1934: large and full of rare words, without most plurals and past tenses.",
		Source:      "Debian package miscfiles 1.5+dfsg-4, /usr/share/dict/web2",
		Licence:     "web2.txt",
		LicenceName: "two statements: copyright lapsed (its notes), GPL-2+ (Debian)",
	},
	{
		ID:          "scowl-small",
		Name:        "SCOWL small",
		About:       "The words that nearly every English dictionary has, in American spelling. A good vocabulary for beginners.",
		Source:      "Debian package scowl 2020.12.07-2, /usr/share/dict/scowl, english-words and american-words of sizes 10 to 35",
		Licence:     "scowl.txt",
		LicenceName: "SCOWL licence",
	},
	{
		ID:          "scowl-large",
		Name:        "SCOWL large",
		About:       "The words that most English dictionaries have, including the larger ones, in American spelling.",
		Source:      "Debian package scowl 2020.12.07-2, /usr/share/dict/scowl, english-words and american-words of sizes 10 to 70",
		Licence:     "scowl.txt",
		LicenceName: "SCOWL licence",
	},
})

// counted adds the file names and what the build measured.
func counted(entries []Entry) []Entry {
	for i := range entries {
		e := &entries[i]
		e.File = e.ID + ".trie"
		c := catalogueCounts[e.ID]
		e.Words, e.Bytes, e.LeftOut = c.words, c.bytes, c.leftOut
	}
	return entries
}

// Lookup finds the entry of a dictionary that ships.
func Lookup(id string) (Entry, bool) {
	for _, e := range Catalogue {
		if e.ID == id {
			return e, true
		}
	}
	return Entry{}, false
}
