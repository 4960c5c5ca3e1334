// Package text writes what people read: numbers and lists as words, sentences, tables for
// spreadsheets, and HTML in which everything is escaped ([Markup]). It is pure, and knows nothing
// of Ghost but how common a word is.
package text
