package web

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

// encodings are the names of the ways to compress an answer, the best first: Brotli makes pages 6 to 8 % smaller than
// gzip. Browsers accept it over https and from their own computer.
var encodings = []string{"br", "gzip"}

// packer compresses one answer after another.
type packer interface {
	io.WriteCloser
	Reset(to io.Writer)
}

// packers compress pages while somebody waits for them.
var packers = map[string]*sync.Pool{
	"br":   {New: func() any { return brotli.NewWriterLevel(nil, brotliLevel) }},
	"gzip": {New: func() any { return zipper(5) }},
}

// brotliLevel makes pages a hundredth larger than level 9, in a third of the time.
const brotliLevel = 6

func zipper(level int) packer {
	z, err := gzip.NewWriterLevel(nil, level)
	if err != nil {
		panic(err) // the levels exist
	}
	return z
}

// accepted returns the best encoding that the browser accepts, empty if it accepts none.
func accepted(r *http.Request) string {
	said := map[string]bool{}
	for value := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(value), ";")
		said[strings.TrimSpace(name)] = strings.Trim(weight, "q= 0.") != "" || weight == ""
	}
	for _, name := range encodings {
		if said[name] {
			return name
		}
	}
	return ""
}

// packed compresses a file in an encoding, nil if that does not make it a tenth smaller.
func packed(name string, body []byte) []byte {
	var small bytes.Buffer
	p := map[string]packer{"br": brotli.NewWriterLevel(nil, brotliLevel), "gzip": zipper(gzip.BestCompression)}[name]
	p.Reset(&small)
	_, _ = p.Write(body) // a buffer takes everything
	_ = p.Close()
	if small.Len() >= len(body)*9/10 {
		return nil
	}
	return small.Bytes()
}
