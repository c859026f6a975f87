package main

import (
	"fmt"
	"io"
	"math"
	"strings"
)

// declare prints the file of weights, by table and fit. A fit without weights has no row.
func (s *subject) declare(out io.Writer, tables [][][]float64) error {
	var b strings.Builder
	b.WriteString("package evaluator\n\n" + s.Declaration + "{\n")
	for table, fits := range tables {
		fmt.Fprintf(&b, "\t%d: {\n", table)
		for k, weights := range fits {
			for i := 0; i < len(weights); i += s.Line {
				row(&b, (k*s.Features+i)/s.Line, weights[i:i+s.Line])
			}
		}
		b.WriteString("\t},\n")
	}
	b.WriteString("}\n")
	_, err := io.WriteString(out, b.String())
	return err
}

// columns is the length of the longest line of Go in this repository; a tab counts as four.
const columns = 120

// row prints a row of weights in lines that are as full as possible.
func row(b *strings.Builder, n int, weights []float64) {
	line := fmt.Sprintf("%d: {", n)
	b.WriteString("\t\t" + line)
	room := columns - 2*4 - len(line)
	for i, w := range weights {
		w = math.Round(w*1000)/1000 + 0 // not -0
		word, gap := fmt.Sprintf("%.3f,", w), " "
		if i == len(weights)-1 {
			word = fmt.Sprintf("%.3f},", w)
		}
		switch {
		case i == 0:
			gap = ""
		case len(gap+word) > room:
			gap, room = "\n\t\t\t", columns-3*4+len("\n\t\t\t")
		}
		b.WriteString(gap + word)
		room -= len(gap + word)
	}
	b.WriteString("\n")
}
