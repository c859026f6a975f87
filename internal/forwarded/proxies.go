// Package forwarded finds the visitor of a request and whether it came by https if there are proxies in front. What
// trusted proxies say in X-Forwarded-For and X-Forwarded-Proto counts; what anybody else says there does not. The
// Forwarded header (RFC 7239) is not read.
package forwarded

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Proxies are the networks of trusted proxies.
type Proxies []netip.Prefix

// Loopback contains the addresses of a proxy on the same machine.
var Loopback = Proxies{netip.MustParsePrefix("127.0.0.1/32"), netip.MustParsePrefix("::1/128")}

// Believe reports whether the address is that of a trusted proxy.
func (p Proxies) Believe(ip netip.Addr) bool {
	return slices.ContainsFunc(p, func(network netip.Prefix) bool { return network.Contains(ip) })
}

// Visitor returns the address of the visitor, the zero address if the connection has none.
func (p Proxies) Visitor(r *http.Request) netip.Addr {
	return p.visitor(Peer(r), r.Header["X-Forwarded-For"])
}

// visitor returns the address of the visitor, given the connected peer and the lines of X-Forwarded-For. Each proxy
// adds, on the right, the address that is connected to it. So they are read from the right, and the first that is not
// a proxy is the visitor: those before it are the visitor's own claims. If an entry is not an address, the last known
// address counts.
func (p Proxies) visitor(peer netip.Addr, lines []string) netip.Addr {
	at := peer
	for _, line := range slices.Backward(lines) {
		for more := true; more; {
			if !p.Believe(at) {
				return at
			}
			var entry string
			line, entry, more = cutLast(line)
			next, ok := readAddress(strings.Trim(entry, " \t"))
			if !ok {
				return at
			}
			at = next
		}
	}
	return at
}

// cutLast cuts the last entry off a comma-separated list; more reports whether others are left.
func cutLast(list string) (rest, entry string, more bool) {
	at := strings.LastIndexByte(list, ',')
	if at < 0 {
		return "", list, false
	}
	return list[:at], list[at+1:], true
}

// readAddress reads an address as servers write it, with or without brackets, zone and port.
func readAddress(text string) (netip.Addr, bool) {
	if len(text) > maxAddress {
		return netip.Addr{}, false
	}
	ip, err := netip.ParseAddr(text)
	if err != nil {
		if bare, ok := strings.CutPrefix(text, "["); ok && strings.HasSuffix(bare, "]") {
			ip, err = netip.ParseAddr(bare[:len(bare)-1])
		} else {
			var port netip.AddrPort
			port, err = netip.ParseAddrPort(text)
			ip = port.Addr()
		}
	}
	return ip.Unmap().WithZone(""), err == nil
}

// maxAddress is the maximum length of an address with zone and port.
const maxAddress = 80

// HTTPS reports whether the visitor came to the last proxy by https.
func (p Proxies) HTTPS(r *http.Request) bool {
	lines := r.Header["X-Forwarded-Proto"]
	if len(lines) == 0 || !p.Believe(Peer(r)) {
		return false
	}
	_, last, _ := cutLast(lines[len(lines)-1])
	return strings.EqualFold(strings.Trim(last, " \t"), "https")
}

// Peer returns the address that is connected to us, the zero address if there is none.
func Peer(r *http.Request) netip.Addr {
	ip, _ := readAddress(r.RemoteAddr)
	return ip
}
