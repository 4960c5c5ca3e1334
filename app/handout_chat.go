package app

import (
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
)

// chatLength is about as much as people read in a chat, in characters.
const chatLength = 600

// chat is the plan as one message: which game it is, as many of the words as
// fit, and the link.
func (p *plan) chat(link string) string {
	const longestName = 40
	name := []rune(p.dictionaryName())
	if len(name) > longestName {
		name = append(name[:longestName], '…')
	}
	paragraphs := []string{p.heading() + " (" + p.gameOf(string(name)) + "). " + oneLine(p.summary()) + pick(p.won > 0, " Your letters are in capitals.", "")}
	if dicts.IsOwnID(p.view.Dict) && link != "" {
		link = "With the same list imported: " + link
	}
	if link != "" {
		paragraphs = append(paragraphs, link)
	}
	room := chatLength - utf8.RuneCountInString(strings.Join(paragraphs, "\n")) - 2
	if words := p.chatWords(room); words != "" {
		paragraphs = append(paragraphs[:1:1], append([]string{words}, paragraphs[1:]...)...)
	}
	return strings.Join(paragraphs, "\n")
}

// chatWords are the words by start as far as room goes, and how much is left
// out: "A: aNnUl; B: bAwL, bIfF; and 14 more starts", the seat's own letters in
// capitals. The words of a start stay together unless it is the first.
func (p *plan) chatWords(room int) string {
	var text strings.Builder
	length, told := 0, 0
	add := func(piece string) {
		text.WriteString(piece)
		length += utf8.RuneCountInString(piece)
	}
	const leastRest = len("; and 12,345 more starts")
	for _, s := range p.starts {
		if !s.won {
			continue
		}
		piece := ""
		if told > 0 {
			piece = "; "
		}
		if from := s.at.Fragment(); from != "" {
			piece += dicts.Capitals(from) + ": "
		}
		if told == 0 { // even when it is alone too long
			add(piece + p.firstWords(s, room-length-leastRest-len(piece)))
			told++
			continue
		}
		piece += strings.Join(p.linesOf(s), ", ")
		if length+utf8.RuneCountInString(piece)+leastRest > room {
			break
		}
		add(piece)
		told++
	}
	if left := p.won - told; left > 0 {
		add("; and " + counted(left, "more start"))
	}
	if length > 0 {
		text.WriteString(".")
	}
	return text.String()
}

// firstWords are the words of a start as far as room goes, one at the least.
func (p *plan) firstWords(s start, room int) string {
	rest := len(" and 12,345 more words")
	var text strings.Builder
	told, length := 0, 0
	for word := range p.best.Words(s.at) {
		piece := p.lineOf(word.Fragment())
		if told > 0 {
			piece = ", " + piece
		}
		length += utf8.RuneCountInString(piece)
		if told > 0 && length+rest > room {
			break
		}
		text.WriteString(piece)
		told++
	}
	if left := s.size.Words - told; left > 0 {
		text.WriteString(" and " + counted(left, "more word"))
	}
	return text.String()
}
