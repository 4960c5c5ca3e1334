package plan

import (
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
)

// Text is the plan as plain text: the game, the words by start, and the best letters at lost
// starts. A link to the plan, if there is one, comes last.
func (p *Plan) Text(link string) string {
	var b strings.Builder
	line := func(s string) { b.WriteString(s + "\n") }
	line(p.heading())
	line("")
	line(p.gameOf(p.dictionaryName()) + ".")
	line("Whoever completes a word loses the round.")
	line(p.overview())
	width := p.View.Seat - 1 // of a start
	if p.Won > 0 {
		line("")
		line(p.capitalsNote())
		line("")
	}
	for _, s := range p.Starts {
		if s.Won {
			b.WriteString(wrapped(dicts.Capitals(s.At.Fragment()), width, p.linesOf(s)))
		}
	}
	if lost := p.lostStarts(); len(lost) > 0 {
		line("")
		line(p.lostVerdict() + p.lostWhere() + ". Your best chances:")
		line("")
		for _, s := range lost {
			b.WriteString(wrapped(dicts.Capitals(s.At.Fragment()), width, []string{p.chanceAt(s)}))
		}
		line("")
		line(ChanceModel)
	}
	if link != "" {
		line("")
		line(link)
	}
	return b.String()
}

func (p *Plan) capitalsNote() string {
	if p.View.Seat == 1 {
		return "You open. Your letters are in capitals."
	}
	return "The left column shows how the round begins. On the right, your letters are in capitals."
}

// lostWhere says where nothing wins. A list follows it.
func (p *Plan) lostWhere() string {
	if p.View.Seat == 1 {
		return " when you open"
	}
	return " after these starts"
}

// linesOf are the words of a start as [Plan.lineOf] spells them.
func (p *Plan) linesOf(s Start) []string {
	words := fragments(p.Words(s))
	for i, word := range words {
		words[i] = p.lineOf(word)
	}
	return words
}

// wrapped writes words behind a label of the given width. The lines are short enough for an
// e-mail.
func wrapped(label string, width int, words []string) string {
	const lineLength = 76
	indent := 0
	if width > 0 {
		indent = width + 2
	}
	var b strings.Builder
	b.WriteString(label + strings.Repeat(" ", max(0, indent-utf8.RuneCountInString(label))))
	at := indent
	for i, word := range words {
		length := utf8.RuneCountInString(word)
		switch {
		case i > 0 && at+1+length > lineLength:
			b.WriteString("\n" + strings.Repeat(" ", indent))
			at = indent
		case i > 0:
			b.WriteString(" ")
			at++
		}
		b.WriteString(word)
		at += length
	}
	b.WriteString("\n")
	return b.String()
}
