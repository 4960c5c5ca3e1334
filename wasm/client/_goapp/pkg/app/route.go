package app

import "sync"

// router is go-app's without regular expressions, whose compiler is large: the one pattern that it
// knows is ".*", which every path matches and which is all that Spectrie asks for.
type router struct {
	mu       sync.RWMutex
	routes   map[string]func() Composer
	anywhere func() Composer // nil unless some component answers every path
}

func makeRouter() router {
	return router{
		routes: make(map[string]func() Composer),
	}
}

func (r *router) route(path string, newComponent func() Composer) {
	r.mu.Lock()
	defer r.mu.Unlock()

	r.routes[path] = newComponent
}

func (r *router) routeWithRegexp(pattern string, newComponent func() Composer) {
	if pattern != ".*" {
		panic("the client's router knows no pattern but .*, not " + pattern)
	}

	r.mu.Lock()
	defer r.mu.Unlock()

	if r.anywhere == nil {
		r.anywhere = newComponent
	}
}

func (r *router) routed(path string) bool {
	r.mu.RLock()
	defer r.mu.RUnlock()

	_, routed := r.routes[path]
	return routed || r.anywhere != nil
}

func (r *router) createComponent(path string) (Composer, bool) {
	r.mu.RLock()
	defer r.mu.RUnlock()

	if newComponent, routed := r.routes[path]; routed {
		return newComponent(), true
	}
	if r.anywhere != nil {
		return r.anywhere(), true
	}
	return nil, false
}
