// Package weights reads and writes the weights of evaluators, which `ennead train` learns. A file is JSON: for each
// number of players, the sets of weights that an evaluator has for it, such as one for the start of a game and one for
// its end.
package weights

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
)

// Tables has the weights of an evaluator: by number of players from 2, by set, and by feature. An evaluator hands out
// tables that share its memory, so to change them is to change how it evaluates.
type Tables [][][]float32

// Share returns so many tables of so many sets each, whose lists are those that set returns.
func Share(tables, sets int, set func(table, set int) []float32) Tables {
	all := make(Tables, tables)
	for i := range all {
		for k := range sets {
			all[i] = append(all[i], set(i, k))
		}
	}
	return all
}

// largest is the largest weight that a file may have, in points. It keeps sums of products finite.
const largest = 1e6

// Read fills the tables from a file. A set that the file leaves out, as null, becomes zero. If the file does not have
// exactly the tables, sets and weights that the evaluator has, Read returns an error and changes nothing.
func (t Tables) Read(file []byte) error {
	var all map[string][][]float64
	if err := json.Unmarshal(file, &all); err != nil {
		return fmt.Errorf("weights: %w", err)
	}
	for i, sets := range t {
		players := strconv.Itoa(i + 2)
		if len(all[players]) != len(sets) {
			return fmt.Errorf("weights: %s players have %d sets, not %d", players, len(all[players]), len(sets))
		}
		for k, set := range all[players] {
			if set == nil {
				continue
			}
			if len(set) != len(sets[k]) {
				return fmt.Errorf("weights: set %d of %s players has %d weights, not %d", k, players, len(set),
					len(sets[k]))
			}
			for j, w := range set {
				if math.Abs(w) > largest {
					return fmt.Errorf("weights: weight %d of set %d of %s players is %g, beyond %g", j, k, players, w,
						largest)
				}
			}
		}
	}
	if len(all) != len(t) {
		return fmt.Errorf("weights: there are %d tables, not %d", len(all), len(t))
	}
	for i, sets := range t {
		for k, set := range all[strconv.Itoa(i+2)] {
			clear(sets[k])
			for j, w := range set {
				sets[k][j] = float32(w)
			}
		}
	}
	return nil
}

// Embedded fills the tables from a file that is part of the program, and panics if it does not fit.
func (t Tables) Embedded(file []byte) {
	if err := t.Read(file); err != nil {
		panic(err)
	}
}

// Write writes the tables as a file, rounded to a thousandth of a point, in lines of 120 characters at most.
func (t Tables) Write(w io.Writer) error {
	var b strings.Builder
	b.WriteString("{")
	for i, sets := range t {
		fmt.Fprintf(&b, "%s\n  \"%d\": [", comma(i), i+2)
		for k, set := range sets {
			b.WriteString(comma(k) + "\n    ")
			row(&b, set)
		}
		b.WriteString("\n  ]")
	}
	b.WriteString("\n}\n")
	_, err := io.WriteString(w, b.String())
	return err
}

func comma(i int) string {
	if i == 0 {
		return ""
	}
	return ","
}

// row writes one set. A set without weights other than zero is null.
func row(b *strings.Builder, set []float32) {
	const margin, columns = 4, 120
	blank := true
	for _, w := range set {
		blank = blank && w == 0
	}
	if blank {
		b.WriteString("null")
		return
	}
	b.WriteString("[")
	room := columns - margin - len("[")
	for i, w := range set {
		word := strconv.FormatFloat(Round(float64(w)), 'f', 3, 64)
		if i < len(set)-1 {
			word += ","
		} else {
			word += "]"
		}
		gap := " "
		switch {
		case i == 0:
			gap = ""
		case len(gap+word) >= room:
			gap = "\n" + strings.Repeat(" ", margin+1)
			room = columns - margin - 1 + len(gap)
		}
		b.WriteString(gap + word)
		room -= len(gap + word)
	}
}

// Round rounds a weight as files do: to a thousandth, and never to -0.
func Round(w float64) float64 { return math.Round(w*1000)/1000 + 0 }

// Copy returns tables of their own memory with the same weights.
func (t Tables) Copy() Tables {
	c := make(Tables, len(t))
	for i, sets := range t {
		for _, set := range sets {
			c[i] = append(c[i], append([]float32(nil), set...))
		}
	}
	return c
}
