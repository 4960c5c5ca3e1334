package play

import (
	"slices"

	"spectrie/app/play/matches"
	"spectrie/trainer/match"
)

// follow takes over what another tab has played in the matches of this one, so that
// they stay one match: two that went on in different ways are two, once kept. What
// bots do is the same in all tabs.
func (p *Page) follow() {
	if p.left != nil && len(p.since(p.left)) > 0 {
		p.left = nil // it is read again
	}
	t := p.table
	if t == nil {
		return
	}
	events := p.since(t)
	if len(events) == 0 {
		return
	}
	t.word, t.insists, t.refused, t.said = "", false, "", nil
	for _, e := range events {
		player, fragment, over := t.State().Turn, t.now().Fragment(), t.roundsOver()
		if t.Add(e) != nil {
			return
		}
		t.said = []string{"This match goes on in another tab."}
		if text := t.account(e, player, fragment); text != "" {
			t.said = append(t.said, text)
		}
		if t.roundsOver() > over {
			t.review, t.helps = over, [helpKinds]bool{}
			t.said = append(t.said, t.result(over)...)
		}
	}
	p.moved = true
	p.turn()
}

// since is what happened in the match elsewhere, as far as it goes on from here.
func (p *Page) since(t *table) []match.Event {
	kept, ok := p.played.Find(t.id)
	if !ok || matches.Index(p.played.Unkept, t.id) >= 0 {
		return nil
	}
	_, events, err := match.ParseRecord(kept.Record)
	mine := t.Events()
	if err != nil || len(events) <= len(mine) || !slices.Equal(mine, events[:len(mine)]) {
		return nil
	}
	return events[len(mine):]
}
