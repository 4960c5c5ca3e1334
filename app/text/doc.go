// Package text writes what people read.
//
// It writes numbers and lists as words, whole sentences, and CSV tables. Package markup writes them
// as HTML. The package is pure. All it knows of Ghost is how common a word is.
package text
