//go:build !js

package storage_test

import "testing"

func newDevice(*testing.T) *tested { return memoryDevice() }
