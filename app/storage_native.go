//go:build !js

package app

import (
	"context"
	"sync"
)

// alone does work with a store in memory, which mu guards and nobody else uses
// meanwhile, unless it is denied or ctx has ended.
func alone(ctx context.Context, mu *sync.Mutex, denied *bool, work func() error) error {
	mu.Lock()
	defer mu.Unlock()
	if *denied {
		return errDenied
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return work()
}
