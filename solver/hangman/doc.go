// Package hangman gives advice at Hangman. It knows what is shown of a word or a phrase
// and which letters were tried, and says which letter to try next and how good it is.
//
// [NewWords] arranges a dictionary. [ParseTemplate] reads what is shown, such as
// "_a___". [Words.Fit] finds the [Candidates]: the words that fit the template and have
// none of the excluded letters. All of them count as equally likely.
// [Candidates.Letters] counts what each letter would do, [Rate] orders the letters by
// one of several algorithms, and [Candidates.Outlook] finds the best letter for the
// lives left.
//
// [Words.Think] plays the other side, [Words.Compete] lets the algorithms compete, and
// [Words.Hunt] finds words that are hard to guess.
//
// # How it works
//
// Say that "_a_e" is shown, and that bale, dale, date, made and mate fit. This is what
// each letter would do:
//
//	      has it           filled  lost  bits
//	b     bale              0.2    0.8   0.72
//	d     dale date, made   0.6    0.4   1.52
//	l     bale dale         0.4    0.6   0.97
//	m     made mate         0.4    0.6   0.97
//	t     date mate         0.4    0.6   0.97
//
// Filled is the mean number of blanks that the letter fills, and lost the mean number
// of lives that it costs. Bits is the information in the answer. D begins dale and date,
// stands in the middle of made, and is not in bale and mate. So it splits the words into
// three groups, which is worth 1.52 bits.
//
// Of the four classic algorithms #1 ranks by filled (D), and #2 by filled for each life
// lost (D, 0.6/0.4 = 1.5). #3 and #4 do the same for the best pair of letters. For #3
// that is D with L, M or T, which fill 1.0; a pair has no order, so L, M and T are as
// good as D. What a pair fills and costs on average is the sum over its two letters,
// whether or not they are in the same words. So two letters ahead take no more counting
// than one.
//
// None of them asks how many lives are left. With one life D wins two words of five:
// made, and one of dale and date. L, M and T win one. With two lives D, L and T all win
// four of five. [Candidates.Outlook] finds this by trying every letter, and then every
// letter after each answer.
//
// # How it is fast
//
// A word is a string of letter numbers and a mask of 32 bits, which is the set of its
// letters. What a letter shows of a word is a mask of its places. One comparison of
// masks and one look along a word tell whether it fits. A single pass over the words
// counts them by letter and place. The simple algorithms need no more than that.
//
// The exact search numbers up to 512 words and keeps sets of them as bits. For each
// letter it has the sets of words that show the letter in the same places. So one
// intersection finds the words that remain after an answer. Only the remaining words
// matter, not the letters tried, so the search remembers the sets that it has met. The
// words that the most common letters hit limit what any play can reach (see bound).
// Where the search gives up, each promising letter is played against all the words. The
// letters after it are those with the most bits per life. The best play is at least as
// good.
//
// A tournament plays all words of a length at once. Until their answers differ, an
// algorithm asks the same of all of them. So the words go down one tree of questions
// together.
//
// # Which algorithm is best
//
// Every algorithm played every word of the default list, 62,887 words. The table has
// the lives lost for a word, and the words found with 6, 8 and 10 lives, in per cent.
// The last column is about a thousand positions from play with 20 to 200 words and one
// life left ([Words.Endings]). Of the words that can be found there at all, it has the
// share found. measured.txt has the figures by word length; `go test ./solver/hangman
// -run Measured -update` writes it.
//
//	                           lost      6      8     10    end
//	#1, filled                2.022  92.91  97.59  99.24   91.9
//	#2, filled per life       2.015  92.94  97.63  99.25   93.2
//	#3, two letters filled    2.019  92.95  97.66  99.26   92.4
//	#4, two letters per life  2.020  92.96  97.65  99.26   92.4
//	#4, with E first          2.022  92.96  97.64  99.25
//	most words hit            2.022  92.96  97.63  99.25   92.2
//	most information          2.102  92.12  97.23  99.11   89.4
//	information per life      1.983  93.09  97.65  99.27   96.4
//	best play                 1.950  93.98  98.07  99.45  100.0
//
// People believed that the fourth algorithm is nearly optimal. Over a whole game it
// comes close: it loses 3.6 % more lives than the best play known here, and with six
// lives it finds one word in a hundred less. But it is not the best of the four, and
// looking two letters ahead gains nothing: #2 does as well with one. It helps to ask
// what a letter tells. At the end of a game, where the best play can be computed, all
// four fall behind. With three lives left #4 finds 96.4 % of the words that can be
// found, and information per life 97.3 %.
//
// # The hardest words
//
// These are the words of two letters or more on which the best play loses the most
// lives, when each is played until it is found:
//
//	15 lives  will
//	14 lives  lax puff rill yuck wills
//	13 lives  log mom oak yuk hike huff jape pill puck pull tills maxing pupped
//
// They are short, and differ from many other words in one letter, which is tried last.
package hangman
