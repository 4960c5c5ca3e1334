package app

// BrowserStorage is the browser's storage as a context offers it. Spectrie uses package storage of its own instead,
// so the client has none.
type BrowserStorage interface {
	Set(k string, v any) error
	Get(k string, v any) error
	Del(k string)
	Len() int
	Clear()
	ForEach(f func(k string))
	Contains(k string) bool
}

type noStorage struct{}

func newMemoryStorage() BrowserStorage { return noStorage{} }

func newJSStorage(string) BrowserStorage { return noStorage{} }

func (noStorage) Set(string, any) error { panic("the storage of contexts is left out of this client") }
func (noStorage) Get(string, any) error { panic("the storage of contexts is left out of this client") }
func (noStorage) Del(string)            {}
func (noStorage) Len() int              { return 0 }
func (noStorage) Clear()                {}
func (noStorage) ForEach(func(string))  {}
func (noStorage) Contains(string) bool  { return false }
