// Package dicts holds word lists as compact tries: building, packing, checked
// loading, looking up, and importing a person's own list.
//
// # How it works
//
// A trie spells every word of a list as a path of letters from the root, and
// words that begin alike share the beginning. Take five words:
//
//	at  ate  be  bee  to
//
// The trie, with a dot where a word ends, and each node's index beside it:
//
//	0 ┬ a1 ─ t2· ─ e3·
//	  ├ b4 ─ e5· ─ e6·
//	  └ t7 ─ o8·
//
// The nodes are numbered in preorder: a node before its children, children in
// the order of the alphabet. So the subtree of a node is a range of numbers
// that begins with the node, and every question about a fragment is a question
// about a range: the subtree of "b" is [4, 7), and it holds two words. One byte
// stands for each node, or, what is the same, for the edge that leads to it:
//
//	7 6 5 4 3 2 1 0
//	│ │ │ └─┴─┴─┴─┴─ letter: index into the alphabet, 0 to 31
//	│ │ └─────────── a word ends here
//	│ └───────────── has children
//	└─────────────── last of its siblings
//
// All eight bits are taken; what has room left is the alphabet, 26 of 32
// letters in an a–z list. The root is node 0 and has no letter. The five
// words above are the nine bytes
//
//	c0 | 40 f3 a4 | 41 e4 a4 | d3 ae     (a is 0, b 1, e 4, o 14, t 19)
//
// No index needs to be stored: one pass over the bytes checks that they are a
// trie and finds where each subtree ends and how many words lie before each
// node ([Load], [Builder.Trie]). And because parents come before children, a
// loop from the last byte to the first sees every child before its parent,
// which is how package solver solves the game without recursion.
//
// A trie cut at a minimum word length ([Trie.Reachable]) is another trie of the
// same form. Nothing here reads a clock, a random source or a file.
package dicts
