package storage

import (
	"errors"
	"fmt"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

// inWords turns an error of the browser into one that a person understands. It returns other
// errors unchanged.
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

// connectionLost reports whether err can come from a database that the browser has closed. Safari
// throws UnknownError when its database process has ended.
func connectionLost(err error) bool {
	switch exceptionName(err) {
	case "InvalidStateError", "AbortError", "UnknownError":
		return true
	}
	return false
}

// exceptionName is the name of the DOMException in err, "" if there is none. An exception that the
// browser throws arrives as a js.Error. One that it reports later arrives as an idb.DOMException,
// which hides its name but can be compared.
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
