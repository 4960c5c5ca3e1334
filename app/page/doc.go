// Package page says what a page is and what it may ask of the site around it. A [Page] shows a
// view; the site is its [Host]. What only some pages can do, such as taking back what was done, is
// a small interface of its own ([Undoer], [Waker], …) that the site asks for.
//
// Pages share three more things. A [Work] is what a page computes beside itself, in turns with the
// browser. A [Keeper] keeps a person's items on the device in the background: it reads them once,
// keeps each as it comes, says when that fails, notices what the browser has cleared, hears what
// other tabs did, and leaves behind what was not kept when the page goes. [Preferences] are what a
// person chose for this device.
package page
