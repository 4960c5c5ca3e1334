// Package today is the page that a person opens every day.
//
// It says what is due in all decks, how long that takes, and begins it with one key. Below it are the decks, with what
// each has to do and how strong the person is in it, and the decks that they could begin next. The page has no rules
// of its own choice: it is about all games that the person has begun.
//
// Decks whose dictionaries are not loaded are loaded here. What takes long (solving, strengths) happens in the
// background, and its places are reserved.
//
// Begin at page.go for the state, at counts.go for what is counted.
package today
