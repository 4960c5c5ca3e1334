package data

import (
	_ "embed"
	"fmt"
	"strings"
)

// This file writes the licence text that ships with each dictionary.

// Debian's copyright files name the GPL without its text, so this is its text.
//
//go:embed gpl-2.txt
var gpl2 string

var (
	scowlCopyright     = source{"scowl", "usr/share/doc/scowl/copyright"}
	scowlReadme        = source{"scowl", "usr/share/doc/scowl/README.gz"}
	wamericanCopyright = source{"wamerican", "usr/share/doc/wamerican/copyright"}
	web2Readme         = source{"miscfiles", "usr/share/doc/miscfiles/dict-README"}
	miscfilesCopyright = source{"miscfiles", "usr/share/doc/miscfiles/copyright"}
)

// licences composes each licence file of the catalogue. Our paragraph says what comes
// from where. The statements of the sources follow, verbatim.
var licences = map[string]func(from string) (string, error){
	"scowl.txt":     scowlLicence,
	"wamerican.txt": wamericanLicence,
	"web2.txt":      web2Licence,
}

const changed = `Changed from the sources: only entries made of the letters a to z were kept, and the
words were packed into another file format, each with a mark of how common it is
(the size of the smallest SCOWL list that has it, from Debian's package scowl).
`

func scowlLicence(from string) (string, error) {
	return compose(from, `About the dictionaries "SCOWL small", "SCOWL large" and "American English 7.1".

The first two are lists of SCOWL (Spell Checker Oriented Word Lists) by Kevin Atkinson, as
Debian's package scowl 2020.12.07-2 has them. The third comes from the npm package
dictionaries 0.0.2 by Matt Robenolt. That package carries no licence text; its package.json
says "BSD" and its README says that the lists are those of Ubuntu 12.04's wordlist packages,
which are made from SCOWL 7.1. So the same terms hold. They are stated twice: in Debian's
copyright file, and in SCOWL's own README, which names later years and authors.

`+changed, scowlCopyright, scowlReadme)
}

func wamericanLicence(from string) (string, error) {
	return compose(from, `About the dictionary "American English 2020".

It comes from Debian's package wamerican 2020.12.07-2, which is made from SCOWL (Spell Checker
Oriented Word Lists) by Kevin Atkinson. Its terms are stated twice: in the copyright file of
the package, and in the README of that version of SCOWL, which names later years and authors.

`+changed, wamericanCopyright, scowlReadme)
}

func web2Licence(from string) (string, error) {
	text, err := compose(from, `About the dictionary "Webster's Second".

It comes from Debian's package miscfiles 1.5+dfsg-4, which has it from GNU miscfiles 1.5. Two
statements about it follow as they are, and they differ: the notes that came with the list
say that the copyright of 1934 has lapsed, and Debian's copyright file puts everything in the
package that it does not name under the GNU General Public License, version 2 or later. That
licence, which Debian's file refers to, is the last part. How common a word is was taken from
SCOWL; its terms are shown with the dictionary "SCOWL small".

`+changed, web2Readme, miscfilesCopyright)
	return text + heading("The GNU General Public License, version 2") + gpl2, err
}

// compose puts the text of each source below our paragraph.
func compose(from, about string, statements ...source) (string, error) {
	var b strings.Builder
	b.WriteString(about)
	for _, s := range statements {
		text, err := s.read(from)
		if err != nil {
			return "", err
		}
		title := "From " + s.String()
		if s == scowlReadme {
			title += `, the section "COPYRIGHT, SOURCES, and CREDITS"`
			if text, err = credits(text); err != nil {
				return "", fmt.Errorf("%v: %w", s, err)
			}
		}
		b.WriteString(heading(title))
		b.WriteString(text)
	}
	return b.String(), nil
}

func heading(title string) string {
	rule := strings.Repeat("=", 72)
	return "\n" + rule + "\n" + title + "\n" + rule + "\n\n"
}

// credits cuts SCOWL's README to the section with the copyrights.
func credits(readme string) (string, error) {
	_, section, begins := strings.Cut(readme, "COPYRIGHT, SOURCES, and CREDITS:\n")
	section, _, ends := strings.Cut(section, "FUTURE PLANS:\n")
	if !begins || !ends {
		return "", fmt.Errorf("no section COPYRIGHT, SOURCES, and CREDITS before FUTURE PLANS")
	}
	return strings.TrimSpace(section) + "\n", nil
}
