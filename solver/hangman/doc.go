// Package hangman advises at Hangman: given what is shown of a word or a phrase
// and the letters that were tried, it says which letter to try next, and how good
// that is.
//
// [NewWords] arranges a dictionary. [ParseTemplate] reads what is shown, such as
// "_a___", and [Words.Fit] finds the [Candidates]: the words that fit it and the
// letters excluded. All of them count as equally likely. [Candidates.Letters]
// counts what each letter would do, [Rate] orders the letters by one of several
// algorithms, and [Candidates.Outlook] finds the best letter for the lives that
// are left. [Words.Think] plays the other side, [Words.Compete] lets the algorithms
// compete, and [Words.Hunt] finds words to choose for others.
//
// # How it works
//
// Say that "_a_e" is shown, and that the words which fit are bale, dale, date,
// made and mate. For each letter that may be tried:
//
//	      has it           filled  lost  bits
//	b     bale              0.2    0.8   0.72
//	d     dale date, made   0.6    0.4   1.52
//	l     bale dale         0.4    0.6   0.97
//	m     made mate         0.4    0.6   0.97
//	t     date mate         0.4    0.6   0.97
//
// Filled is the mean number of blanks that the letter fills, lost the mean number
// of lives that it costs. D stands at one end of dale and date and in the middle
// of made, so that it parts the words into three: that is what its bits count.
//
// The four classic algorithms rank by filled (#1: D), by filled for each life lost
// (#2: D, 0.6/0.4 = 1.5), and by the same two looking at the best pair of letters
// (#3: D with L, M or T, 1.0; and as a pair has no order, each of these too). What
// a pair fills and costs on average is the sum of what its letters do, in the same
// words or not, so two letters ahead take no more counting than one.
//
// None of them asks how many lives are left. With one life D wins two words of
// five: one of dale and date, and made. L, M and T win one. With two lives D, L
// and T all win four of five. [Candidates.Outlook] finds this by trying every letter
// and then every letter after each answer.
//
// # How it is fast
//
// A word is a string of letter numbers and a mask of 32 bits, the set of its
// letters; what a letter shows of a word is a mask of its places. Whether a word
// fits is one comparison of masks and one look along the word. A single pass over
// the words tallies them by letter and place, and that is all that the simple
// algorithms need.
//
// The exact search numbers up to 512 words and keeps sets of them as bits. For
// each letter there is the set of words that show it in the same places, so what
// is left after an answer is one intersection. What was tried does not matter,
// only which words are left, so sets met before are remembered; and the words that
// the commonest letters hit bound what any play can reach (see bound). Where it
// gives up, each promising letter is played against all the words, followed by a
// rule: the most bits per life. That is a lower bound for the best play.
//
// A tournament does not play one word after the other. An algorithm answers the
// same as long as words answer the same, so all words of a length go down one tree
// of questions together.
//
// # Which algorithm is best
//
// Every word of the default list, 62,887 of them, under every algorithm: the lives
// lost for a word; the words found with 6, 8 and 10 lives, in per cent; and the words
// found with one life left near the end of a game, in per cent of those that can be
// found at all. The last column is of a thousand positions with 20 to 200 words left,
// where an exact search knows the truth. The figures by word length are in measured.txt;
// `go test ./solver/hangman -run Measured -update` writes it.
//
//	                           lost      6      8     10  1 left
//	#1, filled                2.022  92.91  97.59  99.24   91.9
//	#2, filled per life       2.015  92.94  97.63  99.25   93.2
//	#3, two letters filled    2.019  92.95  97.66  99.26   92.4
//	#4, two letters per life  2.020  92.96  97.65  99.26   92.4
//	#4, with E first          2.022  92.96  97.64  99.25   92.4
//	most words hit            2.022  92.96  97.63  99.25   92.2
//	most information          2.102  92.12  97.23  99.11   89.4
//	information per life      1.983  93.09  97.65  99.27   96.4
//	best play                 1.950  93.98  98.07  99.45  100.0
//
// The fourth algorithm was believed to be nearly optimal. Over a whole game it is
// near: it loses 3.6 % more lives than the best play known here, and with six
// lives it finds one word in a hundred less. But it is not the best of the four,
// and looking two letters ahead gains it nothing: #2 does as well with one. What
// helps is to ask what a letter tells. At the end of a game, where the truth can
// be computed, all four fall behind: of the words that can be found with one life
// left among 20 to 200 words, #4 finds 92.4 % and information per life 96.4 %;
// with three lives 96.4 and 97.3 % (see [Words.Endings]).
//
// # The hardest words
//
// The words of two letters or more on which the best play loses the most lives, when
// each is played until it is found:
//
//	15 lives  will
//	14 lives  lax puff rill yuck wills
//	13 lives  log mom oak yuk hike huff jape pill puck pull tills maxing pupped
//
// They are short and differ from many others in one letter, the last to be tried.
package hangman
