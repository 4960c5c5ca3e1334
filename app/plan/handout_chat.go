package plan

import (
	"strings"
	"unicode/utf8"

	"spectrie/app/text"
	"spectrie/dicts"
)

// chatLength is about as much as people read in a chat, in characters.
const chatLength = 600

// Chat is the plan as one message: which game it is, as many of the words as
// fit, and the link.
func (p *Plan) Chat(link string) string {
	const longestName = 40
	name := []rune(p.dictionaryName())
	if len(name) > longestName {
		name = append(name[:longestName], '…')
	}
	paragraphs := []string{p.heading() + " (" + p.gameOf(string(name)) + "). " + oneLine(p.Summary()) + text.Pick(p.Won > 0, " Your letters are in capitals.", "")}
	if dicts.IsOwnID(p.View.Dict) && link != "" {
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
func (p *Plan) chatWords(room int) string {
	var line strings.Builder
	length, told := 0, 0
	add := func(piece string) {
		line.WriteString(piece)
		length += utf8.RuneCountInString(piece)
	}
	const leastRest = len("; and 12,345 more starts")
	for _, s := range p.Starts {
		if !s.Won {
			continue
		}
		piece := ""
		if told > 0 {
			piece = "; "
		}
		if from := s.At.Fragment(); from != "" {
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
	if left := p.Won - told; left > 0 {
		add("; and " + text.Counted(left, "more start"))
	}
	if length > 0 {
		line.WriteString(".")
	}
	return line.String()
}

// firstWords are the words of a start as far as room goes, one at the least.
func (p *Plan) firstWords(s Start, room int) string {
	rest := len(" and 12,345 more words")
	var line strings.Builder
	told, length := 0, 0
	for word := range p.Best.Words(s.At) {
		piece := p.lineOf(word.Fragment())
		if told > 0 {
			piece = ", " + piece
		}
		length += utf8.RuneCountInString(piece)
		if told > 0 && length+rest > room {
			break
		}
		line.WriteString(piece)
		told++
	}
	if left := s.Size.Words - told; left > 0 {
		line.WriteString(" and " + text.Counted(left, "more word"))
	}
	return line.String()
}
