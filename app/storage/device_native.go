//go:build !js

package storage

// ThisDevice is a new memory outside a browser.
func ThisDevice() Device { return &Memory{} }
