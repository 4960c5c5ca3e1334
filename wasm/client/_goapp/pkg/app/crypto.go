package app

import "github.com/maxence-charriere/go-app/v10/pkg/errors"

// encrypt and decrypt serve states that are kept encrypted. Spectrie keeps none, so its client links
// no cipher.

func encrypt(string, []byte) ([]byte, error) {
	return nil, errors.New("encrypted states are left out of this client")
}

func decrypt(string, []byte) ([]byte, error) {
	return nil, errors.New("encrypted states are left out of this client")
}
