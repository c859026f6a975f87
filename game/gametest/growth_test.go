package gametest

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

var kept string

// The law finds quadratic growth, and accepts linear growth.
func TestGrows(t *testing.T) {
	shape := Shape{"[", "x, ", "]"}
	for what, read := range map[string]func([]byte){
		"memory": func(text []byte) {
			for at := range text {
				if at%8 == 0 {
					kept = strings.Clone(string(text[at:]))
				}
			}
		},
		"time": func(text []byte) { // in large steps, so that the test is short
			size := time.Duration(len(text) >> 10)
			time.Sleep(3 * size * size * size * size * time.Microsecond)
		},
	} {
		if err := grows(shape, read); err == nil {
			t.Errorf("%s that grows much faster than the text is accepted", what)
		}
	}
	for range 3 {
		if err := grows(shape, func(text []byte) { bytes.Fields(bytes.Repeat(text, 10)) }); err != nil {
			t.Error(err)
		}
	}
}
