package statistics

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// scheduleForm is what the person has typed into the settings but not saved, by the id of the field.
type scheduleForm map[string]string

// scheduleField is one setting, which a person edits as text.
type scheduleField struct {
	id, label, meaning string
	write              func(trainer.Settings) string
	read               func(*trainer.Settings, string) error
}

// wholeField is a setting that is a whole number.
func wholeField(id, label, meaning string, of func(*trainer.Settings) *int) scheduleField {
	return scheduleField{id, label, meaning,
		func(s trainer.Settings) string { return strconv.Itoa(*of(&s)) },
		func(s *trainer.Settings, line string) (err error) {
			if *of(s), err = strconv.Atoi(line); err != nil {
				return fmt.Errorf("this is not a whole number: “%s”", text.Shorten(line))
			}
			return nil
		}}
}

// minutesField is a setting that is a list of steps in minutes.
func minutesField(id, label, meaning string, of func(*trainer.Settings) *[]int) scheduleField {
	return scheduleField{id, label, meaning,
		func(s trainer.Settings) string {
			steps := text.Each(*of(&s), func(step int) string { return strconv.Itoa(step) })
			return strings.Join(steps, " ")
		},
		func(s *trainer.Settings, line string) error {
			var steps []int
			for piece := range strings.FieldsFuncSeq(line, func(r rune) bool { return r == ' ' || r == ',' || r == ';' }) {
				step, err := strconv.Atoi(piece)
				if err != nil {
					return fmt.Errorf("this is not a whole number of minutes: “%s”", text.Shorten(piece))
				}
				steps = append(steps, step)
			}
			*of(s) = steps
			return nil
		}}
}

const retentionField = "schedule-retention"

var scheduleFields = []scheduleField{
	{retentionField, "Retention", "",
		func(s trainer.Settings) string { return strconv.Itoa(int(math.Round(100 * s.Retention))) },
		func(s *trainer.Settings, text string) error {
			whole, err := strconv.Atoi(text)
			s.Retention = float64(whole) / 100
			return err
		}},
	minutesField("schedule-steps", "First steps, in minutes", "A new card comes back after each of these times, and then after days.",
		func(s *trainer.Settings) *[]int { return &s.LearningSteps }),
	minutesField("schedule-relearn", "Steps after a lapse, in minutes", "A card that you knew and then missed comes back after each of these times.",
		func(s *trainer.Settings) *[]int { return &s.RelearnSteps }),
	wholeField("schedule-new", "New cards per day", "In each deck. Fewer new cards mean fewer reviews in the following weeks.",
		func(s *trainer.Settings) *int { return &s.NewADay }),
	wholeField("schedule-reviews", "Reviews per day", "In each deck. The rest waits until tomorrow.",
		func(s *trainer.Settings) *int { return &s.ReviewsADay }),
	wholeField("schedule-day", "Hour when a day begins", "Before this hour it still counts as yesterday. 4 means four in the morning.",
		func(s *trainer.Settings) *int { return &s.DayStart }),
}

// fieldText is the text in a field.
func (p *Page) fieldText(f scheduleField) string {
	if typed, ok := p.form[f.id]; ok {
		return typed
	}
	return f.write(p.settings)
}

// typedSettings are the settings in the form, and for each wrong field the reason.
func (p *Page) typedSettings() (settings trainer.Settings, wrong map[string]string) {
	settings, wrong = p.settings, map[string]string{}
	for _, f := range scheduleFields {
		typed, ok := p.form[f.id]
		if !ok {
			continue
		}
		single := p.settings // with this field alone changed
		err := f.read(&single, strings.TrimSpace(typed))
		if err == nil {
			err = single.Check()
		}
		if err != nil {
			wrong[f.id] = text.Sentence(err.Error()) + "."
			continue
		}
		_ = f.read(&settings, strings.TrimSpace(typed)) // no error, as above
	}
	return settings, wrong
}

// schedule shows the settings of the schedule.
func (p *Page) schedule() app.UI {
	settings, wrong := p.typedSettings()
	changed := !sameSettings(settings, p.settings)
	usual := trainer.DefaultSettings()
	usual.Weights = p.settings.Weights // which have a button of their own
	return app.Section().ID("schedule").Class("schedule").Aria("labelledby", "schedule-title").Body(
		app.H2().ID("schedule-title").Text("Schedule"),
		app.P().Class("quiet").Text("These settings apply to all decks. When you save them, all dates are recalculated from your answers so far."),
		app.Div().Class("schedule-fields").Body(app.Range(scheduleFields).Slice(func(i int) app.UI {
			f := scheduleFields[i]
			if f.id == retentionField {
				return p.retentionSlider(f, settings)
			}
			return p.scheduleInput(f, wrong[f.id])
		})),
		app.Div().Class("schedule-actions").Body(
			ui.PressButton("save-schedule", p.saveSchedule).Disabled(!changed || len(wrong) > 0).Text("Save"),
			ui.Button("usual-schedule").Disabled(sameSettings(settings, usual) && len(wrong) == 0).
				OnClick(p.onUsualSchedule).Text("Restore defaults"),
		),
		p.fitted(),
	)
}

func (p *Page) retentionSlider(f scheduleField, settings trainer.Settings) app.UI {
	retention := text.Percent(settings.Retention)
	return app.Div().Class("schedule-field").Body(
		app.Label().For(f.id).Text(f.label),
		app.Div().Class("slider").Body(
			app.Input().Type("range").ID(f.id).Min(70).Max(97).Step(1).Value(p.fieldText(f)).
				Aria("valuetext", retention).Aria("describedby", f.id+"-meaning").OnInput(p.onScheduleInput),
			app.Output().For(f.id).Text(retention),
		),
		app.P().ID(f.id+"-meaning").Class("quiet").Text("A card comes back when the chance that you still know it has fallen to "+retention+
			". A higher value means that you forget less and review more often. 90% is usual."),
	)
}

func (p *Page) scheduleInput(f scheduleField, wrong string) app.UI {
	input := app.Input().Type("text").ID(f.id).Value(ui.FieldText(f.id, p.fieldText(f))).AutoComplete(false).Attr("inputmode", "numeric").
		Aria("describedby", f.id+"-meaning "+f.id+"-wrong").OnInput(p.onScheduleInput)
	if wrong != "" {
		input = input.Aria("invalid", "true")
	}
	return app.Div().Class("schedule-field").Body(
		app.Label().For(f.id).Text(f.label),
		input,
		app.P().ID(f.id+"-meaning").Class("quiet").Text(f.meaning),
		app.P().ID(f.id+"-wrong").Class("wrong").Role("status").Text(wrong),
	)
}

func (p *Page) onScheduleInput(ctx app.Context, _ app.Event) {
	p.typeSchedule(ctx.JSSrc().Get("id").String(), ui.InputValue(ctx))
}

func (p *Page) typeSchedule(id, text string) {
	if p.form == nil {
		p.form = scheduleForm{}
	}
	p.form[id] = text
}

func (p *Page) onUsualSchedule(app.Context, app.Event) {
	for _, f := range scheduleFields {
		p.typeSchedule(f.id, f.write(trainer.DefaultSettings()))
	}
}

// saveSchedule saves the settings in the form, unless some are wrong.
func (p *Page) saveSchedule() {
	settings, wrong := p.typedSettings()
	if len(wrong) > 0 {
		return
	}
	p.answers.Note(trainer.Set, func(e *trainer.Entry) { e.Settings = &settings })
	p.form = nil
	p.recount()
	p.host.Tell("Saved. The dates of all cards are recalculated.")
}

func sameSettings(a, b trainer.Settings) bool {
	return a.Retention == b.Retention && slices.Equal(a.LearningSteps, b.LearningSteps) && slices.Equal(a.RelearnSteps, b.RelearnSteps) &&
		a.NewADay == b.NewADay && a.ReviewsADay == b.ReviewsADay && a.DayStart == b.DayStart && slices.Equal(a.Weights, b.Weights)
}
