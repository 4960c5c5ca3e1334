package app

import "github.com/maxence-charriere/go-app/v10/pkg/errors"

// encrypt and decrypt are for states that are stored encrypted. Spectrie has none, so its client needs no cipher.

func encrypt(string, []byte) ([]byte, error) {
	return nil, errors.New("encrypted states are left out of this client")
}

func decrypt(string, []byte) ([]byte, error) {
	return nil, errors.New("encrypted states are left out of this client")
}
