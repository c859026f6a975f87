// Package forwarded tells who asks and how, where proxies stand in front: what those that are believed say of a visitor in
// X-Forwarded-For and X-Forwarded-Proto counts; what anybody else says there does not. The header Forwarded (RFC 7239) is not read.
package forwarded

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Proxies are the networks of the proxies that are believed.
type Proxies []netip.Prefix

// Loopback are the addresses from which a proxy on the same machine comes.
var Loopback = Proxies{netip.MustParsePrefix("127.0.0.1/32"), netip.MustParsePrefix("::1/128")}

// Believe tells whether the address is that of a proxy.
func (p Proxies) Believe(ip netip.Addr) bool {
	return slices.ContainsFunc(p, func(network netip.Prefix) bool { return network.Contains(ip) })
}

// Visitor is the address of whoever asked, the zero address if the connection has none.
func (p Proxies) Visitor(r *http.Request) netip.Addr {
	return p.visitor(Peer(r), r.Header["X-Forwarded-For"])
}

// visitor is the address of whoever asked, given who is connected to us and the lines of X-Forwarded-For. Each proxy adds, at the
// right, the address that is connected to it. So they are read from the right, and the first that is no proxy is the visitor:
// those before it are his own words. If something else stands there, the last address that is known counts.
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

// cutLast takes the last entry off a list with commas; more tells whether others are left.
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

// maxAddress is as long as an address with zone and port gets.
const maxAddress = 80

// HTTPS tells whether the visitor came to the last proxy by https.
func (p Proxies) HTTPS(r *http.Request) bool {
	lines := r.Header["X-Forwarded-Proto"]
	if len(lines) == 0 || !p.Believe(Peer(r)) {
		return false
	}
	_, last, _ := cutLast(lines[len(lines)-1])
	return strings.EqualFold(strings.Trim(last, " \t"), "https")
}

// Peer is the address that is connected to us, the zero address if there is none.
func Peer(r *http.Request) netip.Addr {
	ip, _ := readAddress(r.RemoteAddr)
	return ip
}
