// Package shelf has the dictionaries that were read, and the game over them that was solved last.
// A [Shelf] is filled by reading files of the site or the person's own lists, which it keeps on the
// device. Unpacking is slow and never repeated; cutting and solving take milliseconds.
package shelf
