package ui

import "testing"

// go-app replaces the handler of an element only if it has other code or another scope.
func TestHandlersOfTwoFunctionsAreKeptApart(t *testing.T) {
	t.Parallel()
	calls, takes := []func(){func() {}, func() {}}, []func(string){func(string) {}, func(string) {}}
	_, press := Press(calls[0])
	_, pressOther := Press(calls[1])
	_, again := Press(calls[0])
	_, value := Value(takes[0])
	_, valueOther := Value(takes[1])
	if press == pressOther || value == valueOther {
		t.Errorf("two functions got one scope (%v, %v), so a button that changes would keep its first handler", press, value)
	}
	if press != again {
		t.Errorf("one function got the scopes %v and %v, so every drawing would replace its handler", press, again)
	}
}
