module spectrie

go 1.26.8

require (
	github.com/klauspost/compress v1.20.3
	github.com/maxence-charriere/go-app/v10 v10.1.11
	golang.org/x/net v0.62.0
)

require github.com/google/uuid v1.6.0 // indirect
