// Package explore is the page that shows the game below a fragment: the tree, the verdict, the
// keyboard, every letter with its reason, the words. Newcomers are welcomed here.
package explore
