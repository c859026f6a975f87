package main

import (
	"bytes"
	"os"
	"slices"
	"testing"

	"ennead/games"
)

// TestDeclareWritesTheFiles writes the present weights of every game anew and gets the file that the evaluator has.
func TestDeclareWritesTheFiles(t *testing.T) {
	for _, k := range games.Kits {
		s, err := find(k.ID())
		if err != nil {
			t.Fatal(err)
		}
		tables := make([][][]float64, s.Tables)
		for table := range tables {
			for fit := range s.Fits {
				weights := s.Present(table, fit)
				if !slices.ContainsFunc(weights, func(w float64) bool { return w != 0 }) {
					weights = nil
				}
				tables[table] = append(tables[table], weights)
			}
		}
		var out bytes.Buffer
		if err := s.declare(&out, tables); err != nil {
			t.Fatal(err)
		}
		path := "../../games/" + k.ID() + "/evaluator/weights.go"
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(out.Bytes(), want) {
			t.Errorf("%s is not what its weights are written as:\n%s", path, out.Bytes())
		}
	}
}
