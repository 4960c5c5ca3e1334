// Package address turns links into views and views into links.
//
// A [View] is everything that an address says: the page, the dictionary, the rules, the player, and
// the place on the page. So a link or a bookmark brings back what was on the screen. [View.Address]
// writes a link and [ParseAddress] reads one. What a link leaves out comes from [DefaultView]. What
// is wrong in it is replaced, and a notice says so.
//
// The package is pure: its caller says which dictionaries there are. Links that people were once
// given are in testdata/addresses.txt, and every later version must read them.
package address
