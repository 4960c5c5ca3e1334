package hangman

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// measuredPart is the table of the measurements on the default list.
func (p *tournament) measuredPart() app.UI {
	sum := measuredSum(func(letters int) bool { return p.view.Letters == 0 || p.view.Letters == letters })
	name := p.shelf.NameOf(hangman.MeasuredDict)
	words := sum[0].Words
	return app.Section().Class("measured").Body(
		app.H2().Text("Measured"),
		app.P().Text(text.Pick(words > 0,
			fmt.Sprintf("Every algorithm played against each of the %s of %s%s.", text.Counted(words, "word"), name, withLetters(p.view.Letters)),
			fmt.Sprintf("%s has no words%s.", name, withLetters(p.view.Letters)))),
		ui.When(words > 0, func() app.UI { return ui.WideTable("Measured, table", scoreTable(sum, false, nil)) }),
	)
}

func withLetters(letters int) string {
	if letters == 0 {
		return ""
	}
	return " with " + text.Counted(letters, "letter")
}

// measuredSum adds up the measured scores of each contestant, for the lengths that has
// accepts.
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

// scoreOf is the score of an algorithm without a fixed first letter.
func scoreOf(a hangman.Algorithm, scores []hangman.Score) *hangman.Score {
	for i, c := range hangman.Contestants {
		if c == (hangman.Contestant{Algorithm: a}) {
			return &scores[i]
		}
	}
	return nil
}

// endingsPart compares the algorithms with the best possible play when few words are left.
func endingsPart() app.UI {
	endings := hangman.MeasuredEndingScores()
	return app.Section().Class("endings").Aria("labelledby", "endings-head").Body(
		app.H2().ID("endings-head").Text("When few words are left"),
		app.P().Text(fmt.Sprintf("With 20 to 200 words left and up to %s, the best possible play can be worked out exactly. "+
			"Some words can no longer be found by then. The table shows the percentage of the others that each algorithm finds, in %s positions from play:",
			manyLives(len(endings)), text.Grouped(hangman.MeasuredEndings))),
		ui.WideTable("Endings, table", endingsTable(endings)),
	)
}

func endingsTable(endings []hangman.Ending) markup.HTML {
	t := markup.NewTable()
	t.Columns("Lives left")
	for _, e := range endings {
		t.Columns(fmt.Sprint(e.Lives))
	}
	for a := range hangman.Algorithms {
		t.Row("")
		t.Text(algorithmTexts[a].name)
		for _, e := range endings {
			t.Text(text.PercentOf(e.Won[a], e.Possible))
		}
	}
	t.Row("possible")
	t.Text("Can be found")
	for _, e := range endings {
		t.Text(text.PercentOf(e.Possible, e.Words))
	}
	return t.HTML()
}

// hardestOfAll lists the hardest words in the measurements, by the lives that they cost.
func hardestOfAll(dict string) markup.HTML {
	var m markup.Writer
	m.Open("section", "class", "hardest-of-all", "aria-labelledby", "hardest-of-all-head")
	m.Element("h2", "The hardest words of all", "id", "hardest-of-all-head")
	m.Element("p", fmt.Sprintf("Even best play loses %[2]s or more on these words of %[1]s, if it plays until it finds them (without single letters):", dict, manyLives(hangman.HardLives)))
	m.Open("dl")
	var words []string
	hard := hangman.MeasuredHardest()
	for i, h := range hard {
		words = append(words, dicts.Capitals(h.Word))
		if i+1 < len(hard) && hard[i+1].Lost == h.Lost {
			continue
		}
		m.Open("div")
		m.Element("dt", manyLives(h.Lost))
		m.Element("dd", text.Listed(words))
		m.Close("div")
		words = nil
	}
	return m.HTML()
}

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
