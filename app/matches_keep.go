package app

import "slices"

// keep lists a match, which waits to be kept.
func (m *matches) keep(k keptMatch) {
	m.put(k)
	if i := index(m.unkept, k.ID); i >= 0 {
		m.unkept[i] = k
	} else {
		m.unkept = append(m.unkept, k)
	}
}

// keepCleared keeps again what the browser has cleared.
func (m *matches) keepCleared() {
	for _, k := range m.cleared {
		if index(m.unkept, k.ID) < 0 {
			m.keep(k)
		}
	}
	m.cleared = nil
	m.save()
}

// settleAll notes what became of matches.
func (m *matches) settleAll(some []keptMatch, outcomes []error) {
	for i := range outcomes {
		m.settle(&some[i], outcomes[i])
	}
}

// settle notes that a match was kept as k, or that it could not be in its place.
func (m *matches) settle(k *keptMatch, err error) {
	i := index(m.unkept, k.ID)
	if err != nil {
		if i >= 0 {
			m.branchOff(k.ID)
		}
		return
	}
	m.cleared = slices.DeleteFunc(m.cleared, func(c keptMatch) bool { return c.ID == k.ID })
	if i >= 0 && m.unkept[i].Record == k.Record {
		m.unkept = slices.Delete(m.unkept, i, i+1)
	}
	m.tabs.tell(matchNews{Kept: k.encode()})
}

// branchOff makes a match that went on here and in another tab two.
func (m *matches) branchOff(id string) {
	k := m.unkept[index(m.unkept, id)]
	m.unkept = slices.DeleteFunc(m.unkept, func(k keptMatch) bool { return k.ID == id })
	m.drop(id)
	k.ID = newName()
	m.keep(k)
	m.renamed(id, k.ID)
	m.Tell("This match went on in another tab too. What you played here is kept as a match of its own.")
	m.readMatches()
}

// sayLost says that matches are not kept, unless that was said.
func (m *matches) sayLost(err error) {
	if !m.told {
		m.Tell("Your match is not kept on this device: " + err.Error() + ". It lasts for this visit.")
	}
}
