package forwarded

import (
	"net/netip"
	"slices"
	"strings"
	"testing"
)

// behind lists the proxies of the test: this machine, and two machines of a network.
var behind = append(Proxies{netip.MustParsePrefix("10.0.0.0/31"), netip.MustParsePrefix("fd00::/64")}, Loopback...)

// Whatever the header says, the visitor is one that the last proxy names, or the proxy itself; and what the visitor
// writes before that changes nothing.
func FuzzForwarded(f *testing.F) {
	for _, line := range []string{"", "198.51.100.1", "6.6.6.6, 10.0.0.1", "[fe80::1%eth0]:80,::1", ",,", "unknown",
		"1.2.3.4:x, 10.0.0.1"} {
		f.Add("6.6.6.6", line)
	}
	peer := netip.MustParseAddr("127.0.0.1")
	f.Fuzz(func(t *testing.T, before, line string) {
		got := behind.visitor(peer, []string{line})
		if !got.IsValid() || got.Zone() != "" || got.Is4In6() {
			t.Fatalf("%q gives %v", line, got)
		}
		list := strings.Split(line, ",")
		if got != peer && !slices.ContainsFunc(list, func(entry string) bool {
			a, ok := readAddress(strings.Trim(entry, " \t"))
			return ok && a == got
		}) {
			t.Fatalf("%q gives %v, which it does not name", line, got)
		}
		if split := behind.visitor(peer, list); split != got {
			t.Fatalf("%q gives %v in one line and %v in several", line, got, split)
		}
		if behind.Believe(got) {
			return // the entry before a proxy counts
		}
		if lied := behind.visitor(peer, []string{before, before + "," + line}); lied != got {
			t.Fatalf("%q before %q gives %v instead of %v", before, line, lied, got)
		}
		if direct := behind.visitor(got, []string{before}); direct != got {
			t.Fatalf("%v, which is not a proxy, became %v by claiming %q", got, direct, before)
		}
	})
}
