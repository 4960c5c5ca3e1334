package app

import (
	"spectrie/app/storage"
)

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
