//go:build !js

package site

// Headers are what a host should send with every file. wasm/README.md repeats them for hosts. The site
// works without them, because its pages carry their own policies. The headers add what a page cannot
// say for itself: no other site may frame it, and its service worker asks its own origin only. They
// leave scripts and styles to the pages, because spectrie.html allows its own by their hashes.
var Headers = map[string]string{
	"Content-Security-Policy":      "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy":           "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
	"Referrer-Policy":              "no-referrer",
	"X-Content-Type-Options":       "nosniff",
	// The hashes of the worker, not the age of a file, say what is fresh.
	"Cache-Control": "no-cache",
}
