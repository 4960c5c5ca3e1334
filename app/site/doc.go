// Package site is everything around the pages.
//
// A [Site] is what one window shows. It owns the address and its history, the bar, the rules that
// pages share, messages, notices, help and keys. It hears of updates, and of files that the system
// opens with the app. It puts the view into the address as soon as a person chooses anything.
// Without an address it opens with the rules of the last visit.
//
// The site knows a page only as a [spectrie/app/page.Page]. Its caller says which pages there are
// (app/pages.go). Begin at site.go, and at address.go for the way from an address to a view.
package site
