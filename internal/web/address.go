package web

import (
	"net/http"
	"net/netip"
	"sync"

	"ennead/internal/forwarded"
)

// address is the network of a visitor, by which limits count: an IPv4 address, or an IPv6 network of 64 bits, which one visitor
// has whole. It is not valid if the connection has no address.
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

// hints are what a host is told once, in the log.
type hints struct{ proxy, host sync.Once }

// unbelieved tells the host of a proxy that is not believed. A stranger may send the header, too, so only one that is near counts.
func (s *Server) unbelieved(proxy netip.Addr) {
	if !proxy.IsLoopback() && !proxy.IsPrivate() {
		return
	}
	s.hints.proxy.Do(func() {
		s.Log.Warn("a proxy in front is not believed: all its visitors share the limits of one; name it with --proxies, and the site with --url",
			"proxy", proxy)
	})
}
