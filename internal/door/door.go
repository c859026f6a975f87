// Package door is where visitors come in: by http, or by https with certificates of its own.
package door

import (
	"context"
	"errors"
	"net"
	"net/http"
	"time"
)

// Door is where visitors come in: a server, and what it listens at.
type Door struct {
	Server   *http.Server
	Listener net.Listener
}

// Serve answers until the context ends, then lets requests finish for so long. If one door fails, all close.
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
