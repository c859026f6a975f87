package evaluator

import (
	_ "embed"

	"ennead/internal/weights"
)

// Weights multiply the features: by number of seats from 2, for the start and the end of a game, and feature.
type Weights [tables][ends]features

//go:embed weights.json
var file []byte

// learnt are the weights of [Value]. `ennead train` makes their file.
var learnt = Learnt()

// Learnt returns a copy of the weights of [Value].
func Learnt() *Weights {
	w := new(Weights)
	w.Tables().Embedded(file)
	return w
}

// Tables returns the weights as lists that share their memory.
func (w *Weights) Tables() weights.Tables {
	return weights.Share(tables, ends, func(table, set int) []float32 { return w[table][set][:] })
}
