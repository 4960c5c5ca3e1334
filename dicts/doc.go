// Package dicts holds word lists as compact tries. It builds, packs and loads them,
// looks words up, and imports a person's own list.
//
// # How it works
//
// A trie spells every word of a list as a path of letters from the root. Words that
// begin alike share the beginning of the path. Take five words:
//
//	at  ate  be  bee  to
//
// This is the trie, with a dot where a word ends and the index beside each node:
//
//	0 ┬ a1 ─ t2· ─ e3·
//	  ├ b4 ─ e5· ─ e6·
//	  └ t7 ─ o8·
//
// The nodes are numbered in preorder: a node before its children, children in
// the order of the alphabet. So the subtree of a node is a range of numbers that
// begins with the node, and a question about a fragment is a question about a range.
// The subtree of "b" is [4, 7), and it holds two words. One byte stands for each
// node and for the edge that leads to it:
//
//	7 6 5 4 3 2 1 0
//	│ │ │ └─┴─┴─┴─┴─ letter: index into the alphabet, 0 to 31
//	│ │ └─────────── a word ends here
//	│ └───────────── has children
//	└─────────────── last of its siblings
//
// All eight bits are taken. The alphabet has room left: an a–z list uses 26 of 32
// letters. The root is node 0 and has no letter. The five words above are the nine
// bytes
//
//	c0 | 40 f3 a4 | 41 e4 a4 | d3 ae     (a is 0, b 1, e 4, o 14, t 19)
//
// A file stores no index. [Load] and [Builder.Trie] make one pass over the bytes: it
// checks that they are a trie, and finds where each subtree ends and how many words
// lie before each node. Parents come before children, so a loop from the last byte
// to the first sees every child before its parent. Package solver solves the game
// in that way, without recursion.
//
// [Trie.Reachable] cuts a trie at a minimum word length. The result has the same
// form. Nothing here reads a clock, a random source or a file.
package dicts
