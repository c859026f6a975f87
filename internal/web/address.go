package web

import (
	"net/http"
	"net/netip"
	"sync"

	"ennead/internal/forwarded"
)

// address returns the network of a visitor for rate limits: an IPv4 address, or an IPv6 network of 64 bits, since one
// visitor has a whole one. It is invalid if the connection has no address.
func (s *Server) address(r *http.Request) netip.Prefix {
	if connected := forwarded.Peer(r); len(r.Header["X-Forwarded-For"]) > 0 && !s.Proxies.Believe(connected) {
		s.unbelieved(connected)
	}
	ip := s.Proxies.Visitor(r)
	bits := 32
	if ip.Is6() {
		bits = 64
	}
	network, err := ip.Prefix(bits)
	if err != nil {
		return netip.Prefix{}
	}
	return network
}

// hints are warnings that the operator gets once, in the log.
type hints struct{ proxy, host sync.Once }

// unbelieved warns the operator of a proxy that is not trusted. A stranger may send the header too, so only nearby
// addresses count.
func (s *Server) unbelieved(proxy netip.Addr) {
	if !proxy.IsLoopback() && !proxy.IsPrivate() {
		return
	}
	s.hints.proxy.Do(func() {
		s.Log.Warn("a proxy in front is not trusted, so all its visitors share the limits of one; "+
			"name it with --proxies, and the site with --url", "proxy", proxy)
	})
}
