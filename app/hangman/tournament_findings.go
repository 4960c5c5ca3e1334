package hangman

import (
	"fmt"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/solver/hangman"
)

// measuredSum adds up what was measured for the numbers of letters for which has
// holds, by contestant.
func measuredSum(has func(letters int) bool) []hangman.Score {
	sum := make([]hangman.Score, len(hangman.Contestants))
	for _, m := range hangman.MeasuredScores() {
		if has(m.Letters) {
			addScores(sum, m.Scores)
		}
	}
	return sum
}

func addScores(sum, more []hangman.Score) {
	for i := range more {
		sum[i].Add(more[i])
	}
}

// scoreOf is that of an algorithm which opens as it likes.
func scoreOf(a hangman.Algorithm, scores []hangman.Score) *hangman.Score {
	for i, c := range hangman.Contestants {
		if c == (hangman.Contestant{Algorithm: a}) {
			return &scores[i]
		}
	}
	return nil
}

// finding says what the measurements say about the fourth algorithm, and, where
// another dictionary is in use, of which one.
func (p *tournament) findings() markup.HTML {
	sum := measuredSum(func(int) bool { return true })
	second, fourth := scoreOf(hangman.MostFilledLost, sum), scoreOf(hangman.MostFilledLostTwo, sum)
	perLife, best := scoreOf(hangman.MostPerLife, sum), scoreOf(hangman.BestPlay, sum)
	last := hangman.MeasuredEndingScores()[0]
	var m markup.Writer
	m.Open("div")
	m.Element("p", fmt.Sprintf("Classic Hangman advisors offer four algorithms. The fourth looks two letters ahead and was believed to be nearly optimal. "+
		"To find out, every algorithm here played against each of the %s words of %s.", text.Grouped(fourth.Words), p.shelf.NameOf(hangman.MeasuredDict)), "class", "lead")
	m.Element("h2", "What came out, over all lengths")
	m.Open("ul", "class", "findings")
	item := func(strong, rest string) {
		m.Open("li")
		m.Element("strong", strong)
		m.Text(" " + rest)
		m.Close("li")
	}
	item("#4 (blanks per life, two letters ahead) is close to the best we know, but not the best.", fmt.Sprintf("It loses %.3f lives a word; the best play we know loses %.3f, so #4 loses %.1f%% more.",
		fourth.MeanLost(), best.MeanLost(), 100*(fourth.MeanLost()/best.MeanLost()-1)))
	item("#2 (the same, one letter ahead) is no worse:", fmt.Sprintf("it loses %.3f. Asking how much a letter tells about the word helps more: information per life loses %.3f.",
		second.MeanLost(), perLife.MeanLost()))
	item("With 6 lives one more word in a hundred can be found:", fmt.Sprintf("#4 finds %s%%, best play %s%%.", text.Finely(fourth.WinRate(0)), text.Finely(best.WinRate(0))))
	item("At the end #4 falls behind.", fmt.Sprintf("When few words are left, the best possible play can be worked out exactly: with one life, #4 finds %s%% of the words that can be found, information per life %s%%, and best play %s.",
		text.PercentOf(last.Won[hangman.MostFilledLostTwo], last.Possible), text.PercentOf(last.Won[hangman.MostPerLife], last.Possible),
		text.Pick(last.Won[hangman.BestPlay] == last.Possible, "all of them", text.PercentOf(last.Won[hangman.BestPlay], last.Possible)+"%")))
	m.Close("ul")
	if p.view.Dict != hangman.MeasuredDict {
		m.Element("p", fmt.Sprintf("Measured on %s; run the tournament below for %s.", p.shelf.NameOf(hangman.MeasuredDict), p.shelf.NameOf(p.view.Dict)), "class", "quiet")
	}
	return m.HTML()
}

// manyLives writes "1 life" and "5 lives".
func manyLives(n int) string { return text.Pick(n == 1, "1 life", text.Grouped(n)+" lives") }
