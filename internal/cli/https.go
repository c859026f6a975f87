package cli

import (
	"context"
	"crypto/tls"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"
	"golang.org/x/net/idna"
)

// hostName is a name of the internet as a certificate says it: with a dot, in ASCII.
func hostName(text string) (string, error) {
	name, err := idna.Lookup.ToASCII(text)
	if _, ip := netip.ParseAddr(text); err != nil || ip == nil || !strings.Contains(strings.Trim(name, "."), ".") || strings.HasSuffix(name, ".") {
		return "", usage("cli.error.https", "given", text)
	}
	return name, nil
}

// certificates gets the certificate of a host from an ACME authority, and keeps it with its keys in a folder of the data.
func certificates(host, authority, data string) *autocert.Manager {
	return &autocert.Manager{
		Prompt:     autocert.AcceptTOS,
		Cache:      autocert.DirCache(filepath.Join(data, "https")),
		HostPolicy: autocert.HostWhitelist(host),
		Client:     &acme.Client{DirectoryURL: authority, UserAgent: "ennead"},
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

// door is where visitors come in: a server, and what it listens at.
type door struct {
	server   *http.Server
	listener net.Listener
}

// serve answers until the context ends, then lets requests finish. If one door fails, all close.
func serve(ctx context.Context, doors ...door) error {
	ended := make(chan error, len(doors))
	for _, d := range doors {
		go func() { ended <- d.server.Serve(d.listener) }()
	}
	var failed error
	select {
	case failed = <-ended:
	case <-ctx.Done():
	}
	last, stop := context.WithTimeout(context.WithoutCancel(ctx), grace)
	defer stop()
	for _, d := range doors {
		if err := d.server.Shutdown(last); err != nil {
			failed = errors.Join(failed, err, d.server.Close())
		}
	}
	return failed
}
