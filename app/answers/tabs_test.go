//go:build !js

package answers

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/storage"
	"spectrie/trainer"
)

// Any program of this origin can speak on the channels on which tabs do.
func FuzzHeardFromTabs(f *testing.F) {
	e := trainer.Entry{ID: trainer.ID{Writer: "a", Number: 1}, Kind: trainer.Answered, At: 1, Card: apptest.TestCard("ja"), Grade: trainer.Good, Gave: "e"}
	answer := string(trainer.EncodeEntry(e))
	quoted := strings.ReplaceAll(answer, `"`, `\"`)
	for _, seed := range []string{
		"", "{", "null", "[]", `{"entries":["` + quoted + `"]}`, `{"entries":[null,"{}",3]}`, `{"deleted":true}`, `{"reread":true,"deleted":true}`,
		`{"gone":"a"}`, `{"kept":"{"}`, `{"gone":""}`,
	} {
		f.Add(seed)
	}
	m := answersOn(f, &storage.Memory{})
	f.Fuzz(func(t *testing.T, text string) {
		m.Answers.heard(m.Ctx(), text)
		m.engine.ConsumeAll()
		for _, e := range m.Answers.Log.Entries() {
			if e.Check() != nil {
				t.Errorf("%q: %v, want nil", text, e.Check())
			}
		}
		m.Answers.State()
	})
}
