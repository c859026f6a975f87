package notice

import (
	"context"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"time"
)

// Outside sends requests to addresses that people have given.
type Outside interface {
	Do(r *http.Request) (*http.Response, error)
}

const (
	patience   = 5 * time.Second // how long an address may take to answer
	mostAnswer = 4 << 10         // bytes of an answer that are read; nobody sees them
)

// What is wrong with an address that somebody has given, or what became of a request to it. It does not name the
// address, which leads to a person.
var (
	ErrAddress = errors.New("that is no https address of a public host")
	ErrReach   = errors.New("the address cannot be reached")
	ErrSilent  = errors.New("the address does not answer")
	errPrivate = errors.New("that is no public address")
)

// Refusal is an answer that does not take what was sent.
type Refusal struct{ Status int }

func (r *Refusal) Error() string { return "the answer is " + strconv.Itoa(r.Status) }

// newOutside returns what reaches public addresses only. A name is looked up once for each connection, and what is
// judged is the address to which the socket connects, so no second answer of a name server can lead elsewhere. It
// follows no redirects, uses no proxy and keeps no connection.
func newOutside(names *net.Resolver) *http.Client {
	dialer := &net.Dialer{Timeout: patience, Resolver: names, Control: onlyPublic}
	return &http.Client{
		Timeout:       patience,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport: &http.Transport{
			DialContext:            dialer.DialContext,
			TLSClientConfig:        &tls.Config{MinVersion: tls.VersionTLS12},
			ForceAttemptHTTP2:      true,
			DisableKeepAlives:      true,
			MaxResponseHeaderBytes: 16 << 10,
		},
	}
}

// onlyPublic lets a socket connect to public addresses only, at a port where https is usual.
func onlyPublic(_, address string, _ syscall.RawConn) error {
	at, err := netip.ParseAddrPort(address)
	if err != nil || !usualPort(strconv.Itoa(int(at.Port()))) || !public(at.Addr()) {
		return errPrivate
	}
	return nil
}

func usualPort(port string) bool { return port == "443" || port == "8443" }

// notPublic are the networks within 0.0.0.0/0 and 2000::/3 that belong to no public host (IANA's registries of special
// addresses), or that lead to another address.
var notPublic = prefixes("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
	"192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16",
	"192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
	"2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")

// globalUnicast is where IPv6 has public addresses: so the translated ones of IPv4 (64:ff9b::/96), link-local, private
// and multicast ones are none.
var globalUnicast = netip.MustParsePrefix("2000::/3")

func prefixes(texts ...string) (all []netip.Prefix) {
	for _, text := range texts {
		all = append(all, netip.MustParsePrefix(text))
	}
	return all
}

// public reports whether an address belongs to a public host.
func public(ip netip.Addr) bool {
	ip = ip.Unmap()
	if !ip.IsValid() || ip.Zone() != "" || ip.Is6() && !globalUnicast.Contains(ip) {
		return false
	}
	for _, network := range notPublic {
		if network.Contains(ip) {
			return false
		}
	}
	return true
}

// cleanAddress returns an address as it is stored: [ErrAddress] unless it is an https address of so many bytes at most,
// at a usual port, of a host that has a name or a public number. Where a name leads is judged with each connection.
func cleanAddress(text string, most int) (string, error) {
	text = strings.TrimSpace(text)
	u, err := url.Parse(text)
	if err != nil || len(text) > most || u.Scheme != "https" || u.User != nil || u.Opaque != "" ||
		u.Port() != "" && !usualPort(u.Port()) {
		return "", ErrAddress
	}
	name := strings.ToLower(u.Hostname())
	if ip, err := netip.ParseAddr(name); err == nil {
		if !public(ip) {
			return "", ErrAddress
		}
	} else if !named(name) {
		return "", ErrAddress
	}
	u.Host, u.Fragment, u.RawFragment = strings.ToLower(u.Host), "", ""
	return u.String(), nil
}

// named reports whether a host has a name of several parts. One whose last part begins with a digit is a number in one
// of many notations.
func named(host string) bool {
	parts := strings.Split(strings.TrimSuffix(host, "."), ".")
	for _, part := range parts {
		if part == "" || strings.Trim(part, "abcdefghijklmnopqrstuvwxyz0123456789-_") != "" {
			return false
		}
	}
	last := parts[len(parts)-1]
	return len(parts) > 1 && (last[0] < '0' || last[0] > '9')
}

// host returns the host of a stored address.
func host(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return u.Hostname()
}

// sent does what sends a request, and says what became of it: nil, a [Refusal], [ErrReach] if nothing was sent, or
// [ErrSilent] if nothing came back. The first and third are [missed], as far as another try may help.
func sent(ctx context.Context, send func(context.Context) (*http.Response, error)) error {
	var written atomic.Bool
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	answer, err := send(httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{
		WroteHeaders: func() { written.Store(true) }}))
	switch {
	case err != nil && !written.Load():
		return missed{ErrReach}
	case err != nil:
		return ErrSilent
	}
	defer answer.Body.Close()
	_, _ = io.CopyN(io.Discard, answer.Body, mostAnswer) // what it says concerns nobody
	switch {
	case answer.StatusCode/100 == 2:
		return nil
	case answer.StatusCode == http.StatusTooManyRequests, answer.StatusCode == http.StatusServiceUnavailable:
		return missed{&Refusal{answer.StatusCode}}
	}
	return &Refusal{answer.StatusCode}
}
