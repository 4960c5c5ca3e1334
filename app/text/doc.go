// Package text writes what people read.
//
// It writes numbers and lists as words, whole sentences, CSV tables, and HTML. [Markup] escapes all
// text, so foreign text (a word, the name of a list, part of an address) never becomes a tag.
//
// The package is pure. All it knows of Ghost is how common a word is.
package text
