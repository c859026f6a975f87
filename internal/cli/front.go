package cli

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"path/filepath"

	"ennead/internal/door"
	"ennead/internal/forwarded"
)

// front says how visitors reach the server: where it listens, its public address, and the proxies in front of it.
type front struct {
	Listen    string   `env:"ENNEAD_LISTEN" placeholder:"ADDRESS"`
	URL       string   `name:"url" env:"ENNEAD_URL" placeholder:"URL"`
	Proxies   []string `aliases:"trust-proxy" env:"ENNEAD_PROXIES" placeholder:"NETWORK"`
	HTTPS     string   `name:"https" env:"ENNEAD_HTTPS" placeholder:"HOST"`
	Redirect  string   `default:":80" env:"ENNEAD_REDIRECT" placeholder:"ADDRESS"`
	Authority string   `default:"https://acme-v02.api.letsencrypt.org/directory" env:"ENNEAD_AUTHORITY" placeholder:"URL"`
}

// Where the server listens by default: only for this machine, or by https for the world.
const (
	listenHere  = "127.0.0.1:8080"
	listenHTTPS = ":443"
)

// site returns the public address of the server, nil if none is set.
func (f front) site() (*url.URL, error) {
	switch {
	case f.HTTPS != "" && f.URL != "":
		return nil, usage("cli.error.https_url")
	case f.HTTPS != "":
		host, ok := door.HostName(f.HTTPS)
		if !ok {
			return nil, usage("cli.error.https", "given", f.HTTPS)
		}
		return &url.URL{Scheme: "https", Host: host}, nil
	case f.URL == "":
		return nil, nil
	}
	u, err := url.Parse(f.URL)
	switch {
	case err != nil, u.Scheme != "http" && u.Scheme != "https", u.Hostname() == "", u.User != nil, u.RawQuery != "",
		u.Fragment != "":
		return nil, usage("cli.error.url", "url", f.URL)
	case u.Path != "" && u.Path != "/":
		return nil, usage("cli.error.url_path", "url", f.URL, "path", u.Path)
	}
	return &url.URL{Scheme: u.Scheme, Host: u.Host}, nil
}

// scheme returns the protocol of the server itself.
func (f front) scheme() string {
	if f.HTTPS != "" {
		return "https"
	}
	return "http"
}

// entrance is where visitors come in; both are nil if none do.
type entrance struct {
	spoken net.Listener
	led    net.Listener // with --https, where plain http is redirected; otherwise nil
}

// addr returns where visitors come in, nil if nowhere.
func (e entrance) addr() net.Addr {
	if e.spoken == nil {
		return nil
	}
	return e.spoken.Addr()
}

func (e entrance) close() {
	for _, l := range []net.Listener{e.spoken, e.led} {
		if l != nil {
			_ = l.Close() // most often it is closed already
		}
	}
}

// listen opens the ports of the server.
func (f front) listen(ctx context.Context) (e entrance, err error) {
	if f.HTTPS == "" {
		e.spoken, err = listen(ctx, cmp.Or(f.Listen, listenHere))
		return e, err
	}
	if e.spoken, err = listen(ctx, cmp.Or(f.Listen, listenHTTPS)); err != nil {
		return entrance{}, err
	}
	if e.led, err = listen(ctx, f.Redirect); err != nil {
		return entrance{}, errors.Join(err, e.spoken.Close())
	}
	return e, nil
}

// listen opens a port, or says what to do about it.
func listen(ctx context.Context, address string) (net.Listener, error) {
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", address)
	if err != nil {
		return nil, listenError(address, err)
	}
	return listener, nil
}

// doors runs the listeners for visitors. Certificates are kept in a folder of the data.
func (f front) doors(
	ctx context.Context, server *http.Server, in entrance, data string, log *slog.Logger,
) []door.Door {
	if f.HTTPS == "" {
		return []door.Door{{Server: server, Listener: in.spoken}}
	}
	host, _ := door.HostName(f.HTTPS) // site has already refused invalid names
	return door.HTTPS(ctx, server, in.spoken, in.led, door.Certificates{Host: host, Authority: f.Authority,
		Folder: filepath.Join(data, "https"), Log: log})
}

// nobody is the value of --proxies for trusting none.
const nobody = "none"

// believed returns the proxies whose headers are trusted. By default, a server with a public address that only this
// machine can reach trusts those on this machine: nobody else can connect to it. A server that speaks https itself
// has no proxy.
func (f front) believed(site *url.URL, at net.Addr) (forwarded.Proxies, error) {
	if len(f.Proxies) == 0 {
		if tcp, ok := at.(*net.TCPAddr); ok && site != nil && f.HTTPS == "" && tcp.IP.IsLoopback() {
			return forwarded.Loopback, nil
		}
		return nil, nil
	}
	if len(f.Proxies) == 1 && f.Proxies[0] == nobody {
		return nil, nil
	}
	var all forwarded.Proxies
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
