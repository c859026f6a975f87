// Package door lets visitors in: by http, or by https with its own certificates.
package door

import (
	"context"
	"errors"
	"net"
	"net/http"
	"time"
)

// Door is a server with what it listens on.
type Door struct {
	Server   *http.Server
	Listener net.Listener
}

// Serve answers until the context ends, then gives requests that long to finish. If one door fails, all close.
func Serve(ctx context.Context, grace time.Duration, doors ...Door) error {
	ended := make(chan error, len(doors))
	for _, d := range doors {
		go func() { ended <- d.Server.Serve(d.Listener) }()
	}
	var failed error
	select {
	case failed = <-ended:
	case <-ctx.Done():
	}
	last, stop := context.WithTimeout(context.WithoutCancel(ctx), grace)
	defer stop()
	for _, d := range doors {
		if err := d.Server.Shutdown(last); err != nil {
			failed = errors.Join(failed, err, d.Server.Close())
		}
	}
	return failed
}
