package plan

import (
	"strings"
	"unicode/utf8"

	"spectrie/app/text"
	"spectrie/dicts"
)

// Chat is the plan as one message: the game, as many of the words as fit, and the link.
func (p *Plan) Chat(link string) string {
	const longestName = 40
	name := []rune(p.dictionaryName())
	if len(name) > longestName {
		name = append(name[:longestName], '…')
	}
	paragraphs := []string{p.heading() + " (" + p.gameOf(string(name)) + "). " + oneLine(p.Summary()) + text.Pick(p.Won > 0, " Your letters are in capitals.", "")}
	if dicts.IsOwnID(p.View.Dict) && link != "" {
		link = "Import the same list first: " + link
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

// chatLength is roughly how many characters people read in a chat.
const chatLength = 600

// chatWords are the words by start, as many as fit, and how many starts are left out: "A: aNnUl;
// B: bAwL, bIfF; and 14 more starts". The player's own letters are in capitals. Only the words of
// the first start may be cut off.
func (p *Plan) chatWords(room int) string {
	var line strings.Builder
	length, starts := 0, 0
	add := func(piece string) {
		line.WriteString(piece)
		length += utf8.RuneCountInString(piece)
	}
	const restLength = len("; and 12,345 more starts")
	for _, s := range p.Starts {
		if !s.Won {
			continue
		}
		piece := ""
		if starts > 0 {
			piece = "; "
		}
		if from := s.At.Fragment(); from != "" {
			piece += dicts.Capitals(from) + ": "
		}
		if starts == 0 { // even if it is too long by itself
			add(piece + p.firstWords(s, room-length-restLength-len(piece)))
			starts++
			continue
		}
		piece += strings.Join(p.linesOf(s), ", ")
		if length+utf8.RuneCountInString(piece)+restLength > room {
			break
		}
		add(piece)
		starts++
	}
	if more := p.Won - starts; more > 0 {
		add("; and " + text.Counted(more, "more start"))
	}
	if length > 0 {
		line.WriteString(".")
	}
	return line.String()
}

// firstWords are as many words of a start as fit, and at least one.
func (p *Plan) firstWords(s Start, room int) string {
	restLength := len(" and 12,345 more words")
	var line strings.Builder
	words, length := 0, 0
	for word := range p.Best.Words(s.At) {
		piece := p.lineOf(word.Fragment())
		if words > 0 {
			piece = ", " + piece
		}
		length += utf8.RuneCountInString(piece)
		if words > 0 && length+restLength > room {
			break
		}
		line.WriteString(piece)
		words++
	}
	if more := s.Size.Words - words; more > 0 {
		line.WriteString(" and " + text.Counted(more, "more word"))
	}
	return line.String()
}
