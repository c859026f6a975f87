package web

import (
	"net/http"
	"testing"
)

// A browser is sent the smallest form that it says it can read.
func TestAccepted(t *testing.T) {
	for accept, want := range map[string]string{
		"": "", "gzip": "gzip", "gzip, deflate, br, zstd": "br", "br;q=0, gzip;q=0.5": "gzip", "br;q=1.0": "br",
		"gzip;q=0.0": "", "brotli": "", "deflate": "", " gzip ;q=1": "gzip", "identity, gzip": "gzip",
	} {
		r := &http.Request{Header: http.Header{"Accept-Encoding": {accept}}}
		if got := accepted(r); got != want {
			t.Errorf("%q: got %q, want %q", accept, got, want)
		}
	}
}
