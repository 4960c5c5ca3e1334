package matches

import (
	"slices"

	"spectrie/app/page"
)

// Keep lists a match, which waits to be kept.
func (m *Matches) Keep(k Kept) {
	m.Put(k)
	if i := Index(m.Unkept, k.ID); i >= 0 {
		m.Unkept[i] = k
	} else {
		m.Unkept = append(m.Unkept, k)
	}
}

// KeepCleared keeps again what the browser has cleared.
func (m *Matches) KeepCleared() {
	for _, k := range m.Cleared {
		if Index(m.Unkept, k.ID) < 0 {
			m.Keep(k)
		}
	}
	m.Cleared = nil
	m.Save()
}

// settleAll notes what became of matches.
func (m *Matches) settleAll(some []Kept, outcomes []error) {
	for i := range outcomes {
		m.settle(&some[i], outcomes[i])
	}
}

// settle notes that a match was kept as k, or that it could not be in its place.
func (m *Matches) settle(k *Kept, err error) {
	i := Index(m.Unkept, k.ID)
	if err != nil {
		if i >= 0 {
			m.branchOff(k.ID)
		}
		return
	}
	m.Cleared = slices.DeleteFunc(m.Cleared, func(c Kept) bool { return c.ID == k.ID })
	if i >= 0 && m.Unkept[i].Record == k.Record {
		m.Unkept = slices.Delete(m.Unkept, i, i+1)
	}
	m.Tabs.Tell(MatchNews{Kept: k.Encode()})
}

// branchOff makes a match that went on here and in another tab two.
func (m *Matches) branchOff(id string) {
	k := m.Unkept[Index(m.Unkept, id)]
	m.Unkept = slices.DeleteFunc(m.Unkept, func(k Kept) bool { return k.ID == id })
	m.drop(id)
	k.ID = page.NewName()
	m.Keep(k)
	m.Renamed(id, k.ID)
	m.Host.Tell("This match went on in another tab too. What you played here is kept as a match of its own.")
	m.ReadMatches()
}

// sayLost says that matches are not kept, unless that was said.
func (m *Matches) sayLost(err error) {
	if !m.FailureTold {
		m.Host.Tell("Your match is not kept on this device: " + err.Error() + ". It lasts for this visit.")
	}
}
