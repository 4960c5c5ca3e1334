// Package puzzle mines puzzles from solved games, rates them, and plays them. Begin with [Mine], [Play] and [Days];
// mine.go, play.go, rate.go and daily.go hold the core. The package reads no clock, and the random source is passed in.
//
// # What is asked
//
// A puzzle is a position where few letters win and the right one is not obvious: somebody who thinks of a common word
// and plays its next letter often loses. The person finds the letter. The others answer with the reply after which a
// person errs most, and the person finds the next one, until nothing more can go wrong. Every letter that wins is
// right. Other kinds ask which word a letter threatens, and who loses when everyone plays well.
//
// Nobody has to know a rare word. From the position on there is a way to win with words up to [MostTier], whatever the
// others answer. And somebody who knows just the words up to that tier finds no other letter that seems to win.
//
// # An example
//
// Take the worked example of package solver, aa, ab, baa, bb, bcaa, bcab, caaaa and caab, all equally common, with two
// players. At "b" player 2 is to move. Four words begin with b, and one of them ends now. Of the three others one begins with
// "ba", which wins: player 1 has to complete baa. Two begin with "bc", after which player 1 plays a, and player 2 has to complete
// a word. So of three people who take the letter of a word that comes to mind, two err. Among the words that player 1
// completes, which is baa alone, nobody errs. The mean of the two is the slip of the puzzle: 1/3.
//
// # How hard
//
// rate.go makes the rating of a puzzle from how common its words are. Fifteen bots stand for people: vocabularies up to
// tier 10, 20, 35 and 50 and of all words, each with the three ways to look ahead of package match. This is Spearman's
// correlation of the ratings with how many of the bots miss a puzzle, over every sixth puzzle of the site:
//
//	which letter wins            0.82
//	which reply refutes it       0.71
//	which word is threatened     0.54
//	who loses                    0.51
//	all                          0.68
//
// A third of the bots miss a puzzle below 1400, half of them one of 1500, and four fifths one above 1900.
//
// # The set
//
// The site has the puzzles of the dictionaries that ship, for two and three players and words from three and from four letters. They are mined
// when the site is generated ([Collector]), and are one file of it ([Set.Encode]). Ghost of the day is drawn from them
// ([Days]), and so is what a person practises ([Set.Next]).
package puzzle
