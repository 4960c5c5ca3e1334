package app

import "time"

// State, Observer and stateManager are for states that components share and that last in the browser's storage.
// Spectrie has none: its pages hold their state, and packages of its own keep what lasts. So the client needs neither
// their storage and their channel nor the search through localStorage for expired ones.

type State struct{}

func (s State) ExpiresIn(time.Duration) State { return s }
func (s State) ExpiresAt(time.Time) State     { return s }
func (s State) Persist() State                { return s }
func (s State) PersistWithEncryption() State  { return s }
func (s State) Broadcast() State              { return s }

type Observer struct{}

func (o Observer) While(func() bool) Observer { return o }
func (o Observer) OnChange(func()) Observer   { return o }
func (o Observer) WithBroadcast() Observer    { return o }

type stateManager struct{}

func (stateManager) Observe(Context, string, any) Observer { panic(noStates) }
func (stateManager) Get(Context, string, any)              { panic(noStates) }
func (stateManager) Set(Context, string, any) State        { panic(noStates) }
func (stateManager) Delete(Context, string)                { panic(noStates) }
func (stateManager) Cleanup()                              {}
func (stateManager) CleanupExpiredPersistedStates(Context) {}

const noStates = "shared states are left out of this client"
