package app

// A router of Spectrie shows one component at every path. So it needs no regular expressions, whose compiler is
// large.
type router struct {
	everywhere func() Composer
}

func makeRouter() router { return router{} }

func (r *router) route(path string, _ func() Composer) {
	panic("there is no route for the path " + path + " alone")
}

func (r *router) routeWithRegexp(pattern string, component func() Composer) {
	if pattern != ".*" {
		panic("the only route is .*, not " + pattern)
	}
	r.everywhere = component
}

func (r *router) createComponent(string) (Composer, bool) {
	if r.everywhere == nil {
		return nil, false
	}
	return r.everywhere(), true
}
