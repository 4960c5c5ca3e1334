package dicts

import (
	"bytes"
	"fmt"
	"io"
)

// readText reads all lines of a file into the sorter and the report.
func (im *importer) readText(r io.Reader) error {
	text, err := im.openText(r)
	if err != nil {
		return err
	}
	buffer := make([]byte, readSize)
	for err == nil {
		var n int
		n, err = text.Read(buffer)
		part, _, zero := bytes.Cut(buffer[:n], []byte{0})
		if err := im.splitLines(part); err != nil {
			return err
		}
		if zero {
			return fmt.Errorf("%w: it is not text: line %s has a zero byte",
				ErrNotWordList, grouped(im.report.Lines+1))
		}
		if err := im.meter.work(n); err != nil {
			return err
		}
	}
	if err != io.EOF {
		return err
	}
	if im.line.begun {
		if err := im.endLine(); err != nil {
			return err
		}
	}
	if bad, all := im.report.ByReason[NotUTF8].Count, im.report.Lines-im.report.Blank; 2*bad > all {
		return fmt.Errorf("%w: %s of %s are not in UTF-8; if it is a list, save it as UTF-8 and try again",
			ErrNotWordList, grouped(bad), count(all, "line"))
	}
	return im.meter.end()
}

// maxLine is how many bytes of a line matter. The longest word, 63 letters of four
// bytes, is far shorter, even in decomposed form.
const maxLine = 1 << 10

// lineBuffer holds the beginning of a line.
type lineBuffer struct {
	bytes    []byte // from the first that is not an ASCII space, at most maxLine
	overflow bool   // the line continues with more than spaces
	begun    bool   // the line has a byte, if only a space
}

func (l *lineBuffer) append(part []byte) {
	l.begun = l.begun || len(part) > 0
	if len(l.bytes) == 0 {
		part = bytes.TrimLeft(part, asciiSpace)
	}
	fits := min(len(part), maxLine-len(l.bytes))
	l.bytes = append(l.bytes, part[:fits]...)
	if !l.overflow && fits < len(part) {
		l.overflow = len(bytes.TrimLeft(part[fits:], asciiSpace)) > 0
	}
}

func (l *lineBuffer) reset() { *l = lineBuffer{bytes: l.bytes[:0]} }

const asciiSpace = " \t\v\f"

// splitLines reads the next part of the text. LF, CR and CR LF end a line.
func (im *importer) splitLines(part []byte) error {
	start := 0
	for i, b := range part {
		afterCR := im.afterCR
		im.afterCR = b == '\r'
		switch {
		case b == '\n' && afterCR:
			start = i + 1
		case b == '\n' || b == '\r':
			im.line.append(part[start:i])
			start = i + 1
			if err := im.endLine(); err != nil {
				return err
			}
		}
	}
	im.line.append(part[start:])
	return nil
}

// endLine counts the line and keeps its word, if it has one.
func (im *importer) endLine() error {
	im.report.Lines++
	defer im.line.reset()
	line := im.line.bytes
	if !im.line.overflow {
		line = bytes.TrimSpace(line)
	}
	switch {
	case len(line) == 0:
		im.report.Blank++
		return nil
	case line[0] == '#':
		im.report.Comments++
		return nil
	}
	word, reason, err := im.readWord(line)
	if err != nil {
		return err
	}
	if reason != kept {
		im.report.leaveOut(reason, line)
		return nil
	}
	return im.sorter.add(word)
}
