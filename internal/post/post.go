package post

import (
	"context"
	"crypto/tls"
	"log/slog"
	"net"
	"net/mail"
	"net/url"
	"strconv"
	"strings"
	"unicode"
)

// houseName is who letters come from if the host gives no other name.
const houseName = "Ennead"

// Ports of mail servers, unless the address says another.
const (
	portSubmission = 587 // RFC 6409
	portTLS        = 465 // RFC 8314
)

// Post sends letters. It must be closed.
type Post struct {
	// Log is told how many letters were lost, and why; nil for the usual one.
	Log *slog.Logger

	server         server
	from           *mail.Address
	user, password string
	queue
}

// server is where letters are handed in.
type server struct {
	host string
	port int
	tls  bool // from the first byte on, otherwise by STARTTLS
	near bool // on this machine: STARTTLS is not needed
	dial func(ctx context.Context, network, address string) (net.Conn, error)
	conf *tls.Config
}

// New returns what sends letters by way of a mail server: smtp://USER:PASSWORD@HOST:PORT, or smtps:// for one that
// speaks TLS from the first byte on. Another server than one on this machine must offer STARTTLS. From is the address
// that letters come from, with or without a name.
func New(address, from string) (*Post, error) {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "smtp" && u.Scheme != "smtps" || u.Hostname() == "" ||
		u.Path != "" && u.Path != "/" || u.RawQuery != "" || u.Fragment != "" {
		return nil, ErrAddress
	}
	p := &Post{server: server{host: u.Hostname(), port: portSubmission, tls: u.Scheme == "smtps",
		near: loopback(u.Hostname()), dial: (&net.Dialer{}).DialContext}}
	p.server.conf = &tls.Config{ServerName: p.server.host, MinVersion: tls.VersionTLS12}
	if p.server.tls {
		p.server.port = portTLS
	}
	if u.Port() != "" {
		if p.server.port, err = strconv.Atoi(u.Port()); err != nil || p.server.port < 1 || p.server.port > 65535 {
			return nil, ErrAddress
		}
	}
	if u.User != nil {
		p.user = u.User.Username()
		p.password, _ = u.User.Password()
		if p.user == "" || p.password == "" || control(p.user+p.password) {
			return nil, ErrAddress
		}
	}
	if p.from, err = mail.ParseAddress(from); err != nil || control(from+p.from.Name) || !plain(p.from.Address) {
		return nil, ErrFrom
	}
	if p.from.Name == "" {
		p.from.Name = houseName
	}
	p.open()
	return p, nil
}

// loopback reports whether a host is this machine.
func loopback(host string) bool {
	return strings.EqualFold(host, "localhost") || net.ParseIP(host).IsLoopback()
}

// control reports whether a text has characters by which a header could end.
func control(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool {
		return unicode.IsControl(r) || unicode.In(r, unicode.Zl, unicode.Zp) || r == unicode.ReplacementChar
	})
}

// plain reports whether any server understands an address: the domain greets the server, too.
func plain(address string) bool {
	return !strings.ContainsFunc(address, func(r rune) bool { return r > unicode.MaxASCII })
}

// domain is that of the address that letters come from.
func (p *Post) domain() string { return p.from.Address[strings.LastIndex(p.from.Address, "@")+1:] }

// connect opens a connection to the server.
func (s server) connect(ctx context.Context) (net.Conn, error) {
	conn, err := s.dial(ctx, "tcp", net.JoinHostPort(s.host, strconv.Itoa(s.port)))
	if err != nil {
		return nil, unreachable{err}
	}
	if !s.tls {
		return conn, nil
	}
	spoken := tls.Client(conn, s.conf)
	if err := spoken.HandshakeContext(ctx); err != nil {
		_ = conn.Close()
		return nil, err
	}
	return spoken, nil
}

// unreachable is an error of a connection that was not opened.
type unreachable struct{ error }

func (unreachable) Is(err error) bool { return err == ErrUnreachable }
func (u unreachable) Unwrap() error   { return u.error }
