package hangman

import (
	"fmt"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/solver/hangman"
)

// findings says what the measurements show. If another dictionary is in use, it names the
// one that was measured.
func (p *tournament) findings() markup.HTML {
	sum := measuredSum(func(int) bool { return true })
	second, fourth := scoreOf(hangman.MostFilledLost, sum), scoreOf(hangman.MostFilledLostTwo, sum)
	perLife, best := scoreOf(hangman.MostPerLife, sum), scoreOf(hangman.BestPlay, sum)
	last := hangman.MeasuredEndingScores()[0]
	var m markup.Writer
	m.Open("div")
	m.Element("p", fmt.Sprintf("Classic Hangman advisors offer four algorithms. The fourth looks two letters ahead and was thought to be nearly optimal. "+
		"To test that, every algorithm here played against each of the %s words of %s.", text.Grouped(fourth.Words), p.shelf.NameOf(hangman.MeasuredDict)), "class", "lead")
	m.Element("h2", "Results for all lengths")
	m.Open("ul", "class", "findings")
	item := func(strong, rest string) {
		m.Open("li")
		m.Element("strong", strong)
		m.Text(" " + rest)
		m.Close("li")
	}
	item("#4 (blanks per life, two letters ahead) is close to the best play we know, but not as good.", fmt.Sprintf("It loses %.3f lives per word and the best play we know loses %.3f, so #4 loses %.1f%% more.",
		fourth.MeanLost(), best.MeanLost(), 100*(fourth.MeanLost()/best.MeanLost()-1)))
	item("#2 (the same, one letter ahead) is no worse.", fmt.Sprintf("It loses %.3f. Counting how much a letter tells about the word helps more: information per life loses %.3f.",
		second.MeanLost(), perLife.MeanLost()))
	item("With 6 lives, best play finds one more word in a hundred.", fmt.Sprintf("#4 finds %s%%, best play %s%%.", text.Finely(fourth.WinRate(0)), text.Finely(best.WinRate(0))))
	item("#4 falls behind near the end.", fmt.Sprintf("When few words are left, the best possible play can be worked out exactly. With one life, #4 finds %s%% of the words that can be found, information per life %s%%, and best play %s.",
		text.PercentOf(last.Won[hangman.MostFilledLostTwo], last.Possible), text.PercentOf(last.Won[hangman.MostPerLife], last.Possible),
		text.Pick(last.Won[hangman.BestPlay] == last.Possible, "all of them", text.PercentOf(last.Won[hangman.BestPlay], last.Possible)+"%")))
	m.Close("ul")
	if p.view.Dict != hangman.MeasuredDict {
		m.Element("p", fmt.Sprintf("These results are for %s. To get results for %s, run the tournament below.", p.shelf.NameOf(hangman.MeasuredDict), p.shelf.NameOf(p.view.Dict)), "class", "quiet")
	}
	return m.HTML()
}
