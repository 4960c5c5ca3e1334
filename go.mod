module spectrie

go 1.26.0

toolchain go1.26.8

require (
	github.com/andybalholm/brotli v1.2.0
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.22.1
	github.com/hack-pad/go-indexeddb v0.3.2
	github.com/klauspost/compress v1.20.3
	github.com/maxence-charriere/go-app/v10 v10.1.11
	github.com/open-spaced-repetition/go-fsrs/v4 v4.0.0
	golang.org/x/net v0.62.0
)

require (
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/hack-pad/safejs v0.1.0 // indirect
)
