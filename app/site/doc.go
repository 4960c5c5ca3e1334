// Package site is what is around the pages: the address and its history, the bar, the rules that
// pages share, messages and notices, help, keys, and news of the system. It knows pages by what
// they can do ([spectrie/app/page.Page]); which pages there are is handed in.
package site
