// Package lists is the page about dictionaries, in three parts: the word lists themselves, shipped
// and the person's own, with their import; who loses where under which house rule; and several
// dictionaries compared.
package lists
