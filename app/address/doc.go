// Package address says what a page shows. A [View] is everything that an address says, and
// [ParseAddress] reads one: what is missing is taken from [DefaultView], what is wrong is replaced
// and said. It is pure: which dictionaries there are is handed in.
package address
