package front

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"math/big"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// stage is a server behind a proxy, with the ports by which the world reaches it.
type stage struct {
	inner, plain, secure int
	roots                *x509.CertPool
}

func TestCaddy(t *testing.T) {
	s := newStage(t)
	s.caddy(t, s.moved(example(t, "reverse_proxy 127.0.0.1:8080\n")))
	s.behind(t)
}

// caddy starts Caddy with an example, and trusts it.
func (s *stage) caddy(t *testing.T, text string) {
	t.Helper()
	caddy, dir := need(t, "caddy"), t.TempDir()
	text = fmt.Sprintf("{\n\tadmin off\n\thttp_port %d\n\thttps_port %d\n\tdefault_bind "+
		"127.0.0.1\n\tlocal_certs\n\tskip_install_trust\n}\n", s.plain, s.secure) + text
	config := filepath.Join(dir, "Caddyfile")
	must(t, os.WriteFile(config, []byte(text), 0o600))
	start(t, []string{"HOME=" + dir, "XDG_DATA_HOME=" + dir, "XDG_CONFIG_HOME=" + dir}, caddy, "run", "--config",
		config, "--adapter", "caddyfile")
	var root []byte
	until(t, func() bool {
		var err error
		root, err = os.ReadFile(filepath.Join(dir, "caddy", "pki", "authorities", "local", "root.crt"))
		_, other := os.Stat(filepath.Join(dir, "caddy", "certificates", "local", site, site+".crt"))
		return err == nil && other == nil && answers(s.secure)
	})
	s.trust(t, root)
	until(t, func() bool { // Caddy stores a certificate a moment before it presents it
		_, err := s.presented(t)
		return err == nil
	})
}

func TestNginx(t *testing.T) {
	nginx, s, dir := need(t, "nginx"), newStage(t), t.TempDir()
	text := s.moved(example(t, "proxy_pass"))
	text = strings.ReplaceAll(text, "/etc/letsencrypt/live/"+site, dir)
	for from, to := range map[string]int{"80": s.plain, "443": s.secure} {
		text = regexp.MustCompile(`listen `+from+`\b`).ReplaceAllString(text, "listen 127.0.0.1:"+strconv.Itoa(to))
		// This machine may lack one of the two networks.
		text = regexp.MustCompile(`listen \[::\]:`+from+`\b.*`).ReplaceAllString(text, "")
	}
	s.trust(t, identify(t, dir, site))
	frame := "daemon off;\npid %[1]s/pid;\nerror_log stderr;\n%[2]sevents { worker_connections 2000; " +
		"}\nhttp {\naccess_log off;\n" +
		"client_body_temp_path %[1]s/body;\nproxy_temp_path %[1]s/proxy;\nfastcgi_temp_path " +
		"%[1]s/fastcgi;\nuwsgi_temp_path %[1]s/uwsgi;\nscgi_temp_path %[1]s/scgi;\n%[3]s\n}\n"
	user := ""
	if os.Geteuid() == 0 {
		user = "user root;\n" // only this user can read the folder
	}
	config := filepath.Join(dir, "nginx.conf")
	must(t, os.WriteFile(config, fmt.Appendf(nil, frame, dir, user, text), 0o600))
	start(t, nil, nginx, "-p", dir, "-c", config, "-e", "stderr")
	until(t, func() bool { return answers(s.secure) })
	s.behind(t)
}

func newStage(t *testing.T) *stage {
	p := ports(t, 3)
	return &stage{inner: p[0], plain: p[1], secure: p[2], roots: x509.NewCertPool()}
}

// example returns the one example of docs/hosting.md that contains that word.
func example(t *testing.T, word string) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/hosting.md")
	must(t, err)
	var found []string
	for _, block := range regexp.MustCompile("(?ms)^```\n(.*?)^```").FindAllStringSubmatch(string(text), -1) {
		if strings.Contains(block[1], word) {
			found = append(found, block[1])
		}
	}
	if len(found) != 1 {
		t.Fatalf("%d examples have %q", len(found), word)
	}
	return found[0]
}

// moved returns an example adapted to the port of this test's server.
func (s *stage) moved(text string) string {
	return strings.ReplaceAll(text, "127.0.0.1:8080", "127.0.0.1:"+strconv.Itoa(s.inner))
}

// trust adds a root to those that visitors trust.
func (s *stage) trust(t *testing.T, root []byte) {
	t.Helper()
	if !s.roots.AppendCertsFromPEM(root) {
		t.Fatal("there is no certificate in the root")
	}
}

// identify writes a certificate for a name or an address into a folder, with certbot's file names.
func identify(t *testing.T, dir, name string) (certificate []byte) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	must(t, err)
	made := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), IsCA: true,
		BasicConstraintsValid: true}
	if ip := net.ParseIP(name); ip != nil {
		made.IPAddresses = []net.IP{ip}
	} else {
		made.DNSNames = []string{name}
	}
	der, err := x509.CreateCertificate(rand.Reader, made, made, key.Public(), key)
	must(t, err)
	secret, err := x509.MarshalPKCS8PrivateKey(key)
	must(t, err)
	certificate = pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
	must(t, os.WriteFile(filepath.Join(dir, "fullchain.pem"), certificate, 0o600))
	must(t, os.WriteFile(filepath.Join(dir, "privkey.pem"),
		pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: secret}), 0o600))
	return certificate
}

// behind starts the server behind the proxy, as docs/hosting.md says.
func (s *stage) behind(t *testing.T) {
	t.Helper()
	_, unit, _ := strings.Cut(example(t, "[Unit]"), "ExecStart=/usr/local/bin/")
	line, _, _ := strings.Cut(unit, "\n")
	printed, _ := house(t, line, s.inner, t.TempDir())
	s.tellsApart(t)
	unwarned(t, printed)
}

// tellsApart makes two visitors come. Each has their own limits, whatever one claims in headers; links and cookies
// are for https, and events arrive at once.
func (s *stage) tellsApart(t *testing.T) {
	t.Helper()
	ann, bek := visit(t, "127.0.0.2", s.roots, s.plain, s.secure), visit(t, "127.0.0.3", s.roots, s.plain, s.secure)

	front := ann.send("http://"+site+"/", nil)
	if front.Request.URL.String() != "https://"+site+"/" || front.StatusCode != http.StatusOK {
		t.Fatalf("http leads to %s with %d", front.Request.URL, front.StatusCode)
	}
	if got := front.Header.Get("Strict-Transport-Security"); got != "max-age=31536000" {
		t.Errorf("HSTS is %q", got)
	}
	table := ann.open()
	page := ann.send(table, nil)
	if !strings.Contains(page.body, `"`+table+`/seat/`) || strings.Contains(page.body, "http://"+site) {
		t.Errorf("the links of seats do not begin with https:\n%.2000s", page.body)
	}
	root, err := url.Parse("https://" + site + "/")
	must(t, err)
	if got := ann.client.Jar.Cookies(root); len(got) != 1 || got[0].Name != "__Host-ennead" {
		t.Errorf("the cookies are %v", got)
	}
	if got := ann.client.Jar.Cookies(&url.URL{Scheme: "http", Host: site, Path: "/"}); len(got) != 0 {
		t.Errorf("without https the cookies are %v", got)
	}
	s.streams(t, ann, table)
	s.floods(t, ann, bek)
}

// mostStreams is how many streams may be open from one address, for everybody there together.
const mostStreams = 256

// streams opens as many streams from both addresses as one address may have. All hear of a change at once, and no
// further stream is accepted.
func (s *stage) streams(t *testing.T, ann *visitor, table string) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var all []<-chan string
	for _, address := range []string{"127.0.0.2", "127.0.0.3"} {
		watcher := visit(t, address, s.roots, s.plain, s.secure)
		for i := range mostStreams {
			heard, got := watcher.watch(ctx, table)
			if got.StatusCode != http.StatusOK || got.ProtoMajor != 2 {
				t.Fatalf("stream %d of %s is answered with %d by %s", i+1, address, got.StatusCode, got.Proto)
			}
			all = append(all, heard)
		}
		if _, got := watcher.watch(ctx, table); got.StatusCode != http.StatusTooManyRequests {
			t.Errorf("stream %d of %s is answered with %d", mostStreams+1, address, got.StatusCode)
		}
	}
	for _, heard := range all {
		hint(t, heard) // the current state of the table
	}
	began := time.Now()
	if got := ann.send(table+"/chat", url.Values{"seat": {"1"}, "text": {"Hello"}}); got.StatusCode != http.StatusOK {
		t.Fatalf("a chat line is answered with %d:\n%.2000s", got.StatusCode, got.body)
	}
	for _, heard := range all {
		hint(t, heard)
	}
	t.Logf("%d streams heard of a line after %v", len(all), time.Since(began).Round(time.Millisecond))
}

// watch opens the stream of a table, and tries again if it came too fast.
func (v *visitor) watch(ctx context.Context, table string) (heard <-chan string, got *http.Response) {
	v.t.Helper()
	until(v.t, func() bool {
		heard, got = v.listen(ctx, table+"/events")
		return got.Header.Get("Retry-After") == ""
	})
	return heard, got
}

// hint waits for the next event of a stream.
func hint(t *testing.T, heard <-chan string) {
	t.Helper()
	late := time.After(patience / 4) // before the next heartbeat
	for {
		select {
		case line, open := <-heard:
			if !open {
				t.Fatal("the stream ends")
			}
			if strings.HasPrefix(line, "data: ") {
				return
			}
		case <-late:
			t.Fatal("an event does not arrive")
		}
	}
}

// floods makes one visitor send too many requests, under invented names, and the other continue.
func (s *stage) floods(t *testing.T, ann, bek *visitor) {
	t.Helper()
	var mu sync.Mutex
	counts := map[int]int{}
	var all sync.WaitGroup
	for worker := range 8 {
		all.Go(func() {
			for i := range 100 {
				r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, "https://"+site+"/robots.txt", nil)
				if err != nil {
					t.Error(err)
					return
				}
				r.Header.Set("X-Forwarded-For", net.IPv4(198, 51, byte(worker), byte(i)).String())
				got, err := ann.client.Do(r)
				if err != nil {
					t.Error(err)
					return
				}
				_ = got.Body.Close()
				mu.Lock()
				counts[got.StatusCode]++
				mu.Unlock()
			}
		})
	}
	all.Wait()
	if counts[http.StatusTooManyRequests] < 100 {
		t.Errorf("800 requests of one visitor are answered with %v", counts)
	}
	if got := bek.send("https://"+site+"/robots.txt", nil); got.StatusCode != http.StatusOK {
		t.Errorf("the other visitor gets %d", got.StatusCode)
	}
	t.Logf("800 requests of one visitor: %v", counts)
}
