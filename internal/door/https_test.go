package door

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

func TestHostOfHTTPS(t *testing.T) {
	for given, want := range map[string]string{
		"games.example.org":         "games.example.org",
		"Games.Example.Org":         "games.example.org",
		"jeux-égyptiens.example":    "xn--jeux-gyptiens-fhb.example",
		"localhost":                 "",
		"games.example.org.":        "",
		"games.example.org:443":     "",
		"https://games.example.org": "",
		"games.example.org/ennead":  "",
		"*.example.org":             "",
		"203.0.113.5":               "",
		"[2001:db8::1]":             "",
		"2001:db8::1":               "",
		".example":                  "",
		"..":                        "",
		"games .example.org":        "",
	} {
		if got, ok := HostName(given); got != want || ok != (want != "") {
			t.Errorf("%s: %q, %t", given, got, ok)
		}
	}
}

// The log says once that there is a certificate, reports every failure, and says twice a day that the certificate was
// not renewed.
func TestCertificateIsLookedAfter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began, day := time.Now(), 24*time.Hour
		lasts := &tls.Certificate{Leaf: &x509.Certificate{NotBefore: began, NotAfter: began.Add(90 * day)}}
		fails := true
		var log bytes.Buffer
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			lookAfter(ctx, "games.example.org", func(asked *tls.ClientHelloInfo) (*tls.Certificate, error) {
				if asked.ServerName != "games.example.org" {
					t.Errorf("asked for %q", asked.ServerName)
				}
				if fails {
					return nil, errors.New("no address")
				}
				return lasts, nil
			}, slog.New(slog.NewTextHandler(&log, nil)))
		}()
		said := func() (failed, there, late int) {
			synctest.Wait()
			text := log.String()
			return strings.Count(text, "cannot obtain"), strings.Count(text, "certificate obtained"),
				strings.Count(text, "not renewed")
		}
		time.Sleep(2*again + time.Second)
		if failed, there, late := said(); failed != 3 || there != 0 || late != 0 {
			t.Errorf("without a certificate: %d, %d, %d", failed, there, late)
		}
		fails = false
		time.Sleep(70 * day)
		if failed, there, late := said(); failed != 3 || there != 1 || late != 0 {
			t.Errorf("with one: %d, %d, %d", failed, there, late)
		}
		time.Sleep(6 * day)
		if _, there, late := said(); there != 1 || late == 0 || late > 4 {
			t.Errorf("with one that is about to expire: %d, %d", there, late)
		}
		lasts = &tls.Certificate{Leaf: &x509.Certificate{NotBefore: time.Now(), NotAfter: time.Now().Add(90 * day)}}
		before := 0
		_, _, before = said()
		time.Sleep(6 * day)
		if _, there, late := said(); there != 2 || late != before {
			t.Errorf("with a new one: %d, %d after %d", there, late, before)
		}
		stop()
		<-ended
	})
}
