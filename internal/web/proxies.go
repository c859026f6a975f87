package web

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Proxies are the networks of the proxies in front of the site. What they say of a visitor in X-Forwarded-For and
// X-Forwarded-Proto is believed; what anybody else says there is not. The header Forwarded (RFC 7239) is not read.
type Proxies []netip.Prefix

// Loopback are the addresses from which a proxy on the same machine comes.
var Loopback = Proxies{netip.MustParsePrefix("127.0.0.1/32"), netip.MustParsePrefix("::1/128")}

// believe tells whether the address is that of a proxy.
func (p Proxies) believe(ip netip.Addr) bool {
	return slices.ContainsFunc(p, func(network netip.Prefix) bool { return network.Contains(ip) })
}

// visitor is the address of whoever asked, given who is connected to us and the lines of X-Forwarded-For. Each proxy adds, at the
// right, the address that is connected to it. So they are read from the right, and the first that is no proxy is the visitor:
// those before it are his own words. If something else stands there, the last address that is known counts.
func (p Proxies) visitor(peer netip.Addr, lines []string) netip.Addr {
	at := peer
	for _, line := range slices.Backward(lines) {
		for more := true; more; {
			if !p.believe(at) {
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

// peer is the address that is connected to us, the zero address if there is none.
func peer(r *http.Request) netip.Addr {
	ip, _ := readAddress(r.RemoteAddr)
	return ip
}
