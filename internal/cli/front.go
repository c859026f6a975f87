package cli

import (
	"net"
	"net/netip"
	"net/url"

	"ennead/internal/web"
)

// front is how visitors reach the house: where it listens, by which address it is known, and who stands before it.
type front struct {
	Listen  string   `default:"127.0.0.1:8080" env:"ENNEAD_LISTEN" placeholder:"ADDRESS"`
	URL     string   `name:"url" env:"ENNEAD_URL" placeholder:"URL"`
	Proxies []string `env:"ENNEAD_PROXIES" placeholder:"NETWORK"`
}

// site is the public address of the house, nil if nothing says it.
func (f front) site() (*url.URL, error) {
	if f.URL == "" {
		return nil, nil
	}
	u, err := url.Parse(f.URL)
	switch {
	case err != nil, u.Scheme != "http" && u.Scheme != "https", u.Hostname() == "", u.User != nil, u.RawQuery != "", u.Fragment != "":
		return nil, usage("cli.error.url", "url", f.URL)
	case u.Path != "" && u.Path != "/":
		return nil, usage("cli.error.url_path", "url", f.URL, "path", u.Path)
	}
	return &url.URL{Scheme: u.Scheme, Host: u.Host}, nil
}

// nobody is what --proxies says to believe none.
const nobody = "none"

// believed are the proxies whose headers count. If nothing is said, they are those on this machine for a house with a public
// address that only this machine can reach: nobody else can be connected to it.
func (f front) believed(site *url.URL, at net.Addr) (web.Proxies, error) {
	if len(f.Proxies) == 0 {
		if tcp, ok := at.(*net.TCPAddr); ok && site != nil && tcp.IP.IsLoopback() {
			return web.Loopback, nil
		}
		return nil, nil
	}
	if len(f.Proxies) == 1 && f.Proxies[0] == nobody {
		return nil, nil
	}
	var all web.Proxies
	for _, text := range f.Proxies {
		network, err := readNetwork(text)
		if err != nil {
			return nil, usage("cli.error.proxies", "given", text)
		}
		all = append(all, network)
	}
	return all, nil
}

// readNetwork reads a network such as 10.0.0.0/8, or a single address.
func readNetwork(text string) (netip.Prefix, error) {
	if ip, err := netip.ParseAddr(text); err == nil {
		ip = ip.Unmap().WithZone("")
		return ip.Prefix(ip.BitLen())
	}
	network, err := netip.ParsePrefix(text)
	if mapped := network.Bits() - 96; err == nil && network.Addr().Is4In6() && mapped >= 0 {
		return network.Addr().Unmap().Prefix(mapped)
	}
	return network, err
}
