package post_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"io"
	"math/big"
	"net"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// office is a mail server. It keeps what it takes.
type office struct {
	t       *testing.T
	refuses error  // what it answers to a recipient
	login   string // the password that it asks for; empty for none

	mu      sync.Mutex
	letters []string
	names   []string // who greeted it
}

// open runs the server on a port of this machine.
func (o *office) open(secure *tls.Config, first bool) (address string) {
	o.t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		o.t.Fatal(err)
	}
	address = listener.Addr().String()
	if first {
		listener = tls.NewListener(listener, secure)
	}
	o.serve(listener, secure)
	return address
}

func (o *office) serve(listener net.Listener, secure *tls.Config) {
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
	o.t.Cleanup(func() {
		_ = s.Close()
		<-ended
	})
}

// taken returns the letters so far.
func (o *office) taken() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.letters
}

type quiet struct{}

func (quiet) Printf(string, ...any) {}
func (quiet) Println(...any)        {}

// counter is where one client is served.
type counter struct{ *office }

func (counter) Reset()                                 {}
func (counter) Logout() error                          { return nil }
func (counter) Mail(string, *smtp.MailOptions) error   { return nil }
func (c counter) Rcpt(string, *smtp.RcptOptions) error { return c.refuses }

func (c counter) Data(r io.Reader) error {
	text, err := io.ReadAll(r)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.letters = append(c.letters, string(text))
	return err
}

func (c counter) AuthMechanisms() []string {
	if c.login == "" {
		return nil
	}
	return []string{sasl.Plain}
}

func (c counter) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		if user != "house@example.org" || password != c.login {
			return smtp.ErrAuthFailed
		}
		return nil
	}), nil
}

// certified returns a certificate for a host, and who trusts it.
func certified(t *testing.T, host string) (*tls.Config, *x509.CertPool) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	form := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{host}, IsCA: true,
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), BasicConstraintsValid: true}
	text, err := x509.CreateCertificate(rand.Reader, form, form, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := x509.ParseCertificate(text)
	if err != nil {
		t.Fatal(err)
	}
	trusted := x509.NewCertPool()
	trusted.AddCert(parsed)
	return &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{text}, PrivateKey: key}}}, trusted
}
