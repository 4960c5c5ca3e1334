//go:build !js

package storage

// ThisDevice is the device that the program runs on. Outside a browser it is a new memory.
func ThisDevice() Device { return &Memory{} }
