// Package ui has the small parts that pages are built from, and their way to the browser.
//
// The parts are icons, menus, dialogs, wide tables and the order of a keyboard. Only [HTML] shows
// markup, which is a type of package markup. The way to the
// browser is focus, saved files, promises and marks on its timeline. [Turns] lets long work give
// the browser's one thread back now and then.
package ui
