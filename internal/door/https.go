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

// HostName is a name of the internet as a certificate says it: with a dot, in ASCII. It is false for what is no such name.
func HostName(text string) (name string, ok bool) {
	name, err := idna.Lookup.ToASCII(text)
	if _, ip := netip.ParseAddr(text); err != nil || ip == nil || !strings.Contains(strings.Trim(name, "."), ".") || strings.HasSuffix(name, ".") {
		return "", false
	}
	return name, true
}

// Certificates are those of one host.
type Certificates struct {
	Host      string // see [HostName]
	Authority string // address of the directory of an ACME authority, whose terms are accepted
	Folder    string // where certificates and keys are kept, for their owner alone
	Log       *slog.Logger
}

// HTTPS has a server speak https at one listener, with certificates that come as they are needed, and leads who comes to the
// other one by http there. The certificate is looked after until the context ends.
func HTTPS(ctx context.Context, server *http.Server, spoken, led net.Listener, c Certificates) []Door {
	from := c.manager()
	go lookAfter(ctx, c.Host, from.GetCertificate, c.Log)
	return []Door{{server, secured(spoken, from)}, {redirected(server, from, &url.URL{Scheme: "https", Host: c.Host}), led}}
}

// manager gets the certificate from the authority and renews it.
func (c Certificates) manager() *autocert.Manager {
	return &autocert.Manager{
		Prompt:     autocert.AcceptTOS,
		Cache:      autocert.DirCache(c.Folder),
		HostPolicy: autocert.HostWhitelist(c.Host),
		Client:     &acme.Client{DirectoryURL: c.Authority, UserAgent: "ennead"},
	}
}

// secured is a listener that speaks https by these certificates.
func secured(plain net.Listener, from *autocert.Manager) net.Listener {
	conf := from.TLSConfig()
	conf.MinVersion = tls.VersionTLS12
	return tls.NewListener(plain, conf)
}

// redirected answers what comes without https: the questions of the authority, and everything else with the address of the site.
func redirected(like *http.Server, from *autocert.Manager, site *url.URL) *http.Server {
	return &http.Server{
		Handler: from.HTTPHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			there := url.URL{Scheme: site.Scheme, Host: site.Host, Path: r.URL.Path, RawPath: r.URL.RawPath, RawQuery: r.URL.RawQuery}
			http.Redirect(w, r, there.String(), http.StatusPermanentRedirect)
		})),
		ReadTimeout: like.ReadHeaderTimeout, WriteTimeout: like.ReadHeaderTimeout, IdleTimeout: like.ReadHeaderTimeout,
		MaxHeaderBytes: like.MaxHeaderBytes, ErrorLog: like.ErrorLog,
	}
}

// A certificate is looked after from the start, not only when a visitor asks, and whoever keeps the house hears of it in the log.
const (
	again  = 5 * time.Minute // after a failure; the authority counts them
	seldom = 12 * time.Hour
)

// lookAfter gets the certificate, and says how it stands: when it comes, when it cannot be had, and when it nears its end
// because it was not renewed.
func lookAfter(ctx context.Context, host string, get func(*tls.ClientHelloInfo) (*tls.Certificate, error), log *slog.Logger) {
	asked := &tls.ClientHelloInfo{ServerName: host, CipherSuites: []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256}} // the modern kind
	var ends time.Time
	for {
		next := seldom
		got, err := get(asked)
		switch {
		case err != nil:
			log.Error("the certificate cannot be had: does the name lead to this machine, at the ports 80 and 443?", "host", host, "error", err)
			next = again
		case late(got.Leaf.NotBefore, got.Leaf.NotAfter, time.Now()):
			log.Error("the certificate was not renewed", "host", host, "ends", got.Leaf.NotAfter)
		case !got.Leaf.NotAfter.Equal(ends):
			ends = got.Leaf.NotAfter
			log.Info("the certificate is there", "host", host, "ends", ends)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(next):
		}
	}
}

// late tells whether less than a sixth of a certificate's time is left; it is renewed long before.
func late(from, until, now time.Time) bool {
	return until.Sub(now) < until.Sub(from)/6
}
