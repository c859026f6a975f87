package door

import (
	"context"
	"crypto/tls"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"
	"golang.org/x/net/idna"
)

// HostName returns an internet host name as a certificate has it: with a dot, in ASCII. It returns false for anything
// else.
func HostName(text string) (name string, ok bool) {
	name, err := idna.Lookup.ToASCII(text)
	if _, ip := netip.ParseAddr(text); err != nil || ip == nil || !strings.Contains(strings.Trim(name, "."), ".") ||
		strings.HasSuffix(name, ".") {
		return "", false
	}
	return name, true
}

// Certificates configures the certificates of one host.
type Certificates struct {
	Host      string // see [HostName]
	Authority string // directory address of an ACME authority, whose terms are accepted
	Folder    string // where certificates and keys are kept, readable only by their owner
	Log       *slog.Logger
}

// HTTPS makes a server speak https at one listener, with certificates obtained as needed, and redirects http requests
// at the other one there. It looks after the certificate until the context ends.
func HTTPS(ctx context.Context, server *http.Server, spoken, led net.Listener, c Certificates) []Door {
	from := c.manager()
	go lookAfter(ctx, c.Host, from.GetCertificate, c.Log)
	return []Door{{server, secured(spoken, from)}, {redirected(server, from, &url.URL{Scheme: "https", Host: c.Host}),
		led}}
}

// manager obtains the certificate from the authority and renews it.
func (c Certificates) manager() *autocert.Manager {
	return &autocert.Manager{
		Prompt:     autocert.AcceptTOS,
		Cache:      autocert.DirCache(c.Folder),
		HostPolicy: autocert.HostWhitelist(c.Host),
		Client:     &acme.Client{DirectoryURL: c.Authority, UserAgent: "ennead"},
	}
}

// secured returns a listener that speaks https with these certificates.
func secured(plain net.Listener, from *autocert.Manager) net.Listener {
	conf := from.TLSConfig()
	conf.MinVersion = tls.VersionTLS12
	return tls.NewListener(plain, conf)
}

// redirected answers plain http: the challenges of the authority, and everything else with a redirect to the site.
func redirected(like *http.Server, from *autocert.Manager, site *url.URL) *http.Server {
	return &http.Server{
		Handler: from.HTTPHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			there := url.URL{Scheme: site.Scheme, Host: site.Host, Path: r.URL.Path, RawPath: r.URL.RawPath,
				RawQuery: r.URL.RawQuery}
			http.Redirect(w, r, there.String(), http.StatusPermanentRedirect)
		})),
		ReadTimeout: like.ReadHeaderTimeout, WriteTimeout: like.ReadHeaderTimeout, IdleTimeout: like.ReadHeaderTimeout,
		MaxHeaderBytes: like.MaxHeaderBytes, ErrorLog: like.ErrorLog,
	}
}

// The certificate is obtained at the start, not only when a visitor comes, and its state is logged for the operator.
const (
	again  = 5 * time.Minute // after a failure; the authority limits attempts
	seldom = 12 * time.Hour
)

// lookAfter obtains the certificate, and logs its state: when it comes, when it cannot be obtained, and when it is
// about to expire because it was not renewed.
func lookAfter(
	ctx context.Context, host string, get func(*tls.ClientHelloInfo) (*tls.Certificate, error), log *slog.Logger,
) {
	// A client that supports ECDSA, the modern kind of certificate.
	asked := &tls.ClientHelloInfo{ServerName: host, CipherSuites: []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256}}
	var ends time.Time
	for {
		next := seldom
		got, err := get(asked)
		switch {
		case err != nil:
			log.Error("cannot obtain the certificate: does the name resolve to this machine, "+
				"with ports 80 and 443 open?", "host", host, "error", err)
			next = again
		case late(got.Leaf.NotBefore, got.Leaf.NotAfter, time.Now()):
			log.Error("certificate not renewed", "host", host, "ends", got.Leaf.NotAfter)
		case !got.Leaf.NotAfter.Equal(ends):
			ends = got.Leaf.NotAfter
			log.Info("certificate obtained", "host", host, "ends", ends)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(next):
		}
	}
}

// late reports whether less than a sixth of a certificate's lifetime is left; it is renewed long before.
func late(from, until, now time.Time) bool {
	return until.Sub(now) < until.Sub(from)/6
}
