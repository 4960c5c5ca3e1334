// Package ui has the small parts that pages are built from, and their way to the browser.
//
// The parts are icons, menus, dialogs, wide tables and the order of a keyboard. Only [HTML] shows the
// markup of package markup. The functions for the browser move the focus, save files, wait for
// promises and set marks on its timeline. With [Turns], long work regularly gives the browser's one
// thread back.
package ui
