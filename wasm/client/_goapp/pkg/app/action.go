package app

// Action, ActionHandler and actionManager are for messages between components. Spectrie's pages call each other
// through interfaces, so the client delivers none.

type Action struct {
	Name  string
	Value any
	Tags  Tags
}

type ActionHandler func(Context, Action)

func Handle(string, ActionHandler) { panic(noActions) }

var actionHandlers map[string]ActionHandler

type actionManager struct{}

func (*actionManager) Handle(string, UI, bool, ActionHandler) { panic(noActions) }
func (*actionManager) Post(Context, Action)                   { panic(noActions) }
func (*actionManager) Cleanup()                               {}

const noActions = "actions are left out of this client"
