package storage

import (
	"errors"
	"fmt"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

// inWords puts what the browser says into words. Errors that are not the
// browser's stay as they are.
func inWords(err error) error {
	switch exceptionName(err) {
	case "":
		return err
	case "QuotaExceededError":
		return ErrQuota
	case "VersionError":
		return ErrNewer
	case "SecurityError", "NotAllowedError":
		return ErrDenied
	}
	return fmt.Errorf("this browser’s storage failed: %w", err)
}

// connectionLost reports whether err may come from a database that was closed
// under our feet. Safari says UnknownError when its database process has gone.
func connectionLost(err error) bool {
	switch exceptionName(err) {
	case "InvalidStateError", "AbortError", "UnknownError":
		return true
	}
	return false
}

// exceptionName is the name of the DOMException that err is, "" when it is none.
// What the browser throws arrives as a js.Error, what it reports later as an
// idb.DOMException, which does not tell its name but can be compared.
func exceptionName(err error) string {
	var thrown js.Error
	if errors.As(err, &thrown) {
		if thrown.Value.Type() == js.TypeObject {
			return thrown.Value.Get("name").String()
		}
		return "Error"
	}
	var reported idb.DOMException
	if !errors.As(err, &reported) {
		return ""
	}
	for _, name := range []string{
		"QuotaExceededError", "SecurityError", "NotAllowedError", "InvalidStateError", "AbortError", "UnknownError", "VersionError",
	} {
		if errors.Is(reported, idb.NewDOMException(name)) {
			return name
		}
	}
	return "Error"
}
