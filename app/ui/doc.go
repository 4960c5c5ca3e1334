// Package ui has the small pieces that pages are made of, and their way to the browser: icons,
// menus, dialogs, wide tables, the order of a keyboard; focus, saved files, promises, and turns
// ([Turns]) in which long work lets the browser have its one thread.
package ui
