// Package page says what a page is, and what a page may ask of the site around it.
//
// A [Page] shows a view. The site is its [Host]. What only some pages can do, such as undo, is a
// small interface of its own ([Undoer], [Waker] and others in host.go), and the site asks for it.
//
// The package also has three tools that pages share:
//
//   - [Work] is a long computation that leaves the browser its turns and can be cancelled.
//   - [Keeper] stores a person's items on the device in the background. It reads them once and
//     saves each new one. It says when saving fails, notices what the browser has cleared, and
//     hears other tabs. When the page closes, it leaves unsaved items for the next visit.
//   - [Preferences] are what a person chose for this device.
package page
