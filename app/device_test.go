package app

import (
	"testing"

	"spectrie/app/storage"
)

// useDevice gives the test a device of its own.
func useDevice(t testing.TB, m *storage.Memory) *storage.Memory {
	t.Helper()
	before := device
	t.Cleanup(func() { device = before })
	device = m
	return m
}

// What a device keeps, by key.
func keptAnswerTexts(m *storage.Memory) map[storage.Key]any {
	return m.Records(answerDatabase, answerRecords)
}
func keptMatchTexts(m *storage.Memory) map[storage.Key]any {
	return m.Records(matchDatabase, matchRecords)
}
func keptListRecords(m *storage.Memory) map[storage.Key]any {
	return m.Records(ownDatabase, ownRecords)
}
func keptListWords(m *storage.Memory) map[storage.Key]any { return m.Records(ownDatabase, ownWords) }
