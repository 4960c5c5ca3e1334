// Package page defines what a page is and what it may ask of the site around it.
//
// A [Page] shows a view. The site is its [Host]. Abilities that only some pages have, such as undo,
// are small interfaces ([Undoer], [Waker] and others in host.go). The site checks for them.
//
// The package also has three tools that pages share:
//
//   - [Work] is a long computation that yields to the browser and can be cancelled.
//   - [Keeper] stores a person's items on the device in the background. It reads them once and
//     saves each new one. It reports when saving fails, notices items that the browser has cleared,
//     and listens to other tabs. When the page closes, it leaves unsaved items for the next visit.
//   - [Preferences] are what a person chose for this device.
package page
