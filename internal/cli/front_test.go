package cli

import (
	"net"
	"net/url"
	"testing"
)

func TestSiteAddress(t *testing.T) {
	for given, want := range map[string]string{
		"":                                   "",
		"https://games.example.org":          "https://games.example.org",
		"https://games.example.org/":         "https://games.example.org",
		"http://localhost:8080":              "http://localhost:8080",
		"https://[2001:db8::1]:8443":         "https://[2001:db8::1]:8443",
		"https://games.example.org/ennead":   "cli.error.url_path",
		"https://games.example.org?x=1":      "cli.error.url",
		"https://games.example.org/#top":     "cli.error.url",
		"https://ann:word@games.example.org": "cli.error.url",
		"games.example.org":                  "cli.error.url",
		"games.example.org:443":              "cli.error.url",
		"ftp://games.example.org":            "cli.error.url",
		"https://":                           "cli.error.url",
		"https://:443":                       "cli.error.url",
		"https://games example.org":          "cli.error.url",
		"https://games.example.org:port":     "cli.error.url",
	} {
		got := ""
		switch u, err := (front{URL: given}).site(); {
		case err != nil:
			got = err.Error()
		case u != nil:
			got = u.String()
		}
		if got != want {
			t.Errorf("%s: %s, want %s", given, got, want)
		}
	}
}

func TestSiteByHTTPS(t *testing.T) {
	if got, err := (front{HTTPS: "Games.Example.org"}).site(); err != nil ||
		got.String() != "https://games.example.org" {
		t.Errorf("%v, %v", got, err)
	}
	for want, wrong := range map[string]front{
		"cli.error.https":     {HTTPS: "localhost"},
		"cli.error.https_url": {HTTPS: "games.example.org", URL: "https://games.example.org"},
	} {
		if _, err := wrong.site(); err == nil || err.Error() != want {
			t.Errorf("%+v: %v, want %s", wrong, err, want)
		}
	}
}

func TestBelievedProxies(t *testing.T) {
	known := &url.URL{Scheme: "https", Host: "games.example.org"}
	for _, c := range []struct {
		site    *url.URL
		listen  string
		proxies []string
		want    string
	}{
		{nil, "127.0.0.1:8080", nil, ""},
		{known, "127.0.0.1:8080", nil, "127.0.0.1/32 ::1/128 "},
		{known, "[::1]:8080", nil, "127.0.0.1/32 ::1/128 "},
		{known, "0.0.0.0:8080", nil, ""},
		{known, "192.168.1.5:8080", nil, ""},
		{known, "127.0.0.1:8080", []string{"none"}, ""},
		{known, "127.0.0.1:8080", []string{"10.0.0.5"}, "10.0.0.5/32 "},
		{nil, "0.0.0.0:8080", []string{"10.0.0.0/8", "fd00::/8", "::ffff:172.16.0.0/108", "::ffff:10.1.1.1", "::1"},
			"10.0.0.0/8 fd00::/8 172.16.0.0/12 10.1.1.1/32 ::1/128 "},
		{nil, "0.0.0.0:8080", []string{"10.0.0.5", "none"}, "cli.error.proxies"},
		{nil, "0.0.0.0:8080", []string{"10.0.0.5/99"}, "cli.error.proxies"},
		{nil, "0.0.0.0:8080", []string{""}, "cli.error.proxies"},
		{nil, "0.0.0.0:8080", []string{"proxy.example.org"}, "cli.error.proxies"},
	} {
		at, err := net.ResolveTCPAddr("tcp", c.listen)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		all, err := front{Proxies: c.proxies}.believed(c.site, at)
		for _, network := range all {
			got += network.String() + " "
		}
		if err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s with %v: %q, want %q", c.listen, c.proxies, got, c.want)
		}
	}
}
