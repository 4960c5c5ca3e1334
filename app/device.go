package app

import "spectrie/app/storage"

// device keeps what belongs to the person. Tests replace it.
var device = storage.ThisDevice()
