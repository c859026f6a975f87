package piecetest

import (
	"compress/gzip"
	"io"
)

// Zipped returns how many bytes texts take when they are sent together, compressed.
func Zipped(parts ...string) int {
	var n counter
	w := gzip.NewWriter(&n)
	for _, p := range parts {
		_, _ = io.WriteString(w, p) // a counter never fails
	}
	_ = w.Close()
	return int(n)
}

type counter int

func (c *counter) Write(b []byte) (int, error) { *c += counter(len(b)); return len(b), nil }
