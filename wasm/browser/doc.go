// Package browser tests the whole program: the built site in a real Chromium, as a person uses it,
// offline included. It holds tests only; ./build.sh test builds the site and runs them.
package browser
