// Package posttest is a mail server in the test's own process.
package posttest

import (
	"crypto/tls"
	"io"
	"net"
	"sync"
	"testing"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// Office is a mail server. It keeps what it takes.
type Office struct {
	T       *testing.T
	Refuses error  // what it answers to a recipient
	Login   string // the password that it asks for; empty for none

	mu      sync.Mutex
	letters []string
	names   []string // who greeted it
}

// Open runs the server on a port of this machine: with TLS from the first byte, or once it is asked for if there is a
// certificate.
func (o *Office) Open(secure *tls.Config, first bool) (address string) {
	o.T.Helper()
	listener, err := new(net.ListenConfig).Listen(o.T.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		o.T.Fatal(err)
	}
	address = listener.Addr().String()
	if first {
		listener = tls.NewListener(listener, secure)
	}
	o.Serve(listener, secure)
	return address
}

// Serve runs the server on a listener, until the test ends.
func (o *Office) Serve(listener net.Listener, secure *tls.Config) {
	s := smtp.NewServer(smtp.BackendFunc(func(c *smtp.Conn) (smtp.Session, error) {
		o.mu.Lock()
		defer o.mu.Unlock()
		o.names = append(o.names, c.Hostname())
		return &counter{o}, nil
	}))
	s.Domain, s.TLSConfig, s.AllowInsecureAuth = "office.example", secure, true
	s.ErrorLog = quiet{}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = s.Serve(listener)
	}()
	o.T.Cleanup(func() {
		_ = s.Close()
		<-ended
	})
}

// Taken returns the letters so far.
func (o *Office) Taken() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.letters
}

// Greeted returns the names by which clients greeted it.
func (o *Office) Greeted() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.names
}

type quiet struct{}

func (quiet) Printf(string, ...any) {}
func (quiet) Println(...any)        {}

// counter is where one client is served.
type counter struct{ *Office }

func (counter) Reset()                                 {}
func (counter) Logout() error                          { return nil }
func (counter) Mail(string, *smtp.MailOptions) error   { return nil }
func (c counter) Rcpt(string, *smtp.RcptOptions) error { return c.Refuses }

func (c counter) Data(r io.Reader) error {
	text, err := io.ReadAll(r)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.letters = append(c.letters, string(text))
	return err
}

func (c counter) AuthMechanisms() []string {
	if c.Login == "" {
		return nil
	}
	return []string{sasl.Plain}
}

func (c counter) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		if user != "house@example.org" || password != c.Login {
			return smtp.ErrAuthFailed
		}
		return nil
	}), nil
}
