package app

// NotFound is drawn where no route leads. Spectrie has a route for every path, so the client needs no picture for it.
var NotFound UI = &notFound{}

type notFound struct{ Compo }

func (*notFound) Render() UI { return Text("Not found") }
