package protocol

import (
	"iter"
	"maps"
)

// Requests returns the names of all requests.
func Requests() iter.Seq[string] { return maps.Keys(commands) }
