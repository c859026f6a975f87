package post

import (
	"context"
	"crypto/x509"
	"net"
)

// Dial opens a connection.
type Dial = func(ctx context.Context, network, address string) (net.Conn, error)

// Reach makes a post connect by another way, and trust other authorities.
func (p *Post) Reach(dial Dial, trusted *x509.CertPool) {
	p.server.dial, p.server.conf.RootCAs = dial, trusted
}

// MostWaiting is how many letters wait.
const MostWaiting = mostWaiting
