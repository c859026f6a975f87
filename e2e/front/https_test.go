package front

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// The server speaks https itself, as docs/hosting.md says, with a certificate from Pebble, the ACME server that Let's
// Encrypt uses for tests. Once it has the certificate, it can restart without the authority.
func TestHTTPS(t *testing.T) {
	s, data := newStage(t), t.TempDir()
	authority := pebble(t, s)
	line := s.https(t, authority.directory)
	printed, stop := houseAs(t, authority.env, line, s.secure, data)
	s.tellsApart(t)
	until(t, func() bool { return strings.Contains(printed.String(), "certificate obtained") })
	unwarned(t, printed, "a proxy in front is not trusted") // the flooding visitor sends its header
	first := s.certificate(t)
	if kept, err := os.ReadDir(filepath.Join(data, "https")); err != nil || len(kept) == 0 {
		t.Errorf("nothing is stored: %v", err)
	}
	info, err := os.Stat(filepath.Join(data, "https"))
	must(t, err)
	if info.Mode().Perm() != 0o700 {
		t.Errorf("others may read the folder of the key: %v", info.Mode())
	}
	stop()
	authority.stop()
	printed, _ = houseAs(t, authority.env, line, s.secure, data)
	if again := s.certificate(t); !again.Equal(first) {
		t.Error("the certificate has changed after a restart")
	}
	unwarned(t, printed)
}

// A request for another name, or for none, gets no certificate, and none is fetched for it.
func TestHTTPSOfOtherNames(t *testing.T) {
	s := newStage(t)
	authority := pebble(t, s)
	line := s.https(t, authority.directory)
	printed, _ := houseAs(t, authority.env, line, s.secure, t.TempDir())
	until(t, func() bool { return strings.Contains(printed.String(), "certificate obtained") })
	for _, name := range []string{"other.example.org", ""} {
		c, err := (&tls.Dialer{Config: &tls.Config{ServerName: name, InsecureSkipVerify: true}}).DialContext(
			t.Context(), "tcp", at(s.secure))
		if err == nil {
			must(t, c.Close())
			t.Errorf("%q is answered", name)
		}
	}
	if old, err := (&tls.Dialer{Config: &tls.Config{ServerName: site, RootCAs: s.roots,
		MaxVersion: tls.VersionTLS11}}).DialContext(t.Context(), "tcp", at(s.secure)); err == nil {
		must(t, old.Close())
		t.Error("TLS 1.1 is spoken")
	}
	ann := visit(t, "127.0.0.2", s.roots, s.plain, s.secure)
	got := ann.send("http://"+site+"//elsewhere.example.org/%2e%2e?a=b", nil, "Host", "elsewhere.example.org")
	if got.Request.URL.String() != "https://"+site+"//elsewhere.example.org/%2e%2e?a=b" {
		t.Errorf("http leads to %s", got.Request.URL)
	}
}

// If the authority issues no certificate, the log says so, and what to check.
func TestHTTPSWithoutAuthority(t *testing.T) {
	s := newStage(t)
	printed, _ := house(t, s.https(t, "https://"+at(ports(t, 1)[0])+"/dir"), s.secure, t.TempDir())
	until(t, func() bool { return strings.Contains(printed.String(), "cannot obtain the certificate") })
}

// https returns the example of docs/hosting.md, with the ports of this stage and that authority.
func (s *stage) https(t *testing.T, authority string) string {
	t.Helper()
	line, _, _ := strings.Cut(example(t, "--https"), "\n")
	return fmt.Sprintf("%s --listen 127.0.0.1:443 --redirect %s --authority %s", line, at(s.plain), authority)
}

func at(port int) string { return net.JoinHostPort("127.0.0.1", strconv.Itoa(port)) }

// certificate returns the certificate that the site presents.
func (s *stage) certificate(t *testing.T) *x509.Certificate {
	t.Helper()
	c, err := s.presented(t)
	must(t, err)
	return c
}

func (s *stage) presented(t *testing.T) (*x509.Certificate, error) {
	t.Helper()
	c, err := (&tls.Dialer{Config: &tls.Config{ServerName: site, RootCAs: s.roots}}).DialContext(t.Context(), "tcp",
		at(s.secure))
	if err != nil {
		return nil, err
	}
	defer c.Close()
	return c.(*tls.Conn).ConnectionState().PeerCertificates[0], nil
}

// authority is an ACME server that finds the site on this machine.
type authority struct {
	directory string
	env       []string // for a program that trusts it
	stop      func()
}

// pebble starts one, and makes the visitors of the stage trust what it signs.
func pebble(t *testing.T, s *stage) authority {
	t.Helper()
	dir, p := t.TempDir(), ports(t, 3)
	built := exec.Command("go", "build", "-C", "../../tools/acme", "-o", dir+string(filepath.Separator), "tool")
	if out, err := built.CombinedOutput(); err != nil && os.Getenv("CI") != "" {
		t.Fatalf("pebble cannot be built: %v\n%s", err, out)
	} else if err != nil {
		t.Skipf("pebble cannot be built: %v\n%s", err, out)
	}
	start(t, nil, filepath.Join(dir, "pebble-challtestsrv"), "-dnsserver", at(p[0]), "-defaultIPv6", "", "-http01", "",
		"-https01", "", "-tlsalpn01", "", "-doh", "", "-management", "")
	identify(t, dir, "127.0.0.1")
	conf, err := json.Marshal(map[string]any{"pebble": map[string]any{
		"listenAddress": at(p[1]), "managementListenAddress": at(p[2]),
		"certificate": filepath.Join(dir, "fullchain.pem"), "privateKey": filepath.Join(dir, "privkey.pem"),
		"httpPort": s.plain, "tlsPort": s.secure, "keyAlgorithm": "ecdsa",
		"profiles": map[string]any{"default": map[string]any{"description": "as usual", "validityPeriod": 7776000}},
	}})
	must(t, err)
	must(t, os.WriteFile(filepath.Join(dir, "pebble.json"), conf, 0o600))
	_, stop := start(t, []string{"PEBBLE_VA_NOSLEEP=1"}, filepath.Join(dir, "pebble"), "-config",
		filepath.Join(dir, "pebble.json"), "-dnsserver", at(p[0]))
	until(t, func() bool { return answers(p[1]) && answers(p[2]) })
	own := x509.NewCertPool()
	certificate, err := os.ReadFile(filepath.Join(dir, "fullchain.pem"))
	must(t, err)
	own.AppendCertsFromPEM(certificate)
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: own}}}
	t.Cleanup(client.CloseIdleConnections)
	got, err := client.Get("https://" + at(p[2]) + "/roots/0")
	must(t, err)
	defer got.Body.Close()
	root, err := io.ReadAll(got.Body)
	must(t, err)
	s.trust(t, root)
	return authority{"https://" + at(p[1]) + "/dir", []string{"SSL_CERT_FILE=" + filepath.Join(dir, "fullchain.pem")},
		stop}
}
