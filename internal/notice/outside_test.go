package notice

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/net/dns/dnsmessage"
)

// Addresses that could lead into the network of the house are refused in every notation.
func TestHostileAddresses(t *testing.T) {
	for _, address := range []string{
		"", "x", "http://own.example/hook", "ftp://own.example/", "//own.example/hook", "https:own.example",
		"https://", "https:///hook", "https://user@own.example/", "https://user:pass@own.example/",
		"https://own.example:80/", "https://own.example:8080/", "https://own.example:22/", "https://own.example:0/",
		"https://localhost/", "https://localhost./", "https://intranet/", "https://own..example/", "https://.example/",
		"https://127.0.0.1/", "https://127.0.0.1:443/", "https://127.1/", "https://2130706433/", "https://0x7f000001/",
		"https://0x7f.0.0.1/", "https://0177.0.0.1/", "https://127.0.0.1./", "https://017700000001/", "https://0/",
		"https://10.0.0.1/", "https://172.31.255.255/", "https://192.168.1.1/", "https://169.254.169.254/latest",
		"https://100.64.0.1/", "https://224.0.0.1/", "https://255.255.255.255/", "https://198.18.0.1/",
		"https://[::1]/", "https://[::]/", "https://[fe80::1]/", "https://[fe80::1%25eth0]/", "https://[fc00::1]/",
		"https://[fd00:ec2::254]/", "https://[ff02::1]/", "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/",
		"https://[::127.0.0.1]/", "https://[64:ff9b::7f00:1]/", "https://[64:ff9b::169.254.169.254]/",
		"https://[64:ff9b:1::a00:1]/", "https://[2002:7f00:1::]/", "https://[2001:0:1::1]/", "https://[2001:db8::1]/",
		"https://①②⑦.0.0.1/", "https://127。0。0。1/", "https://own.example\n/", "https://own.example/\x00",
		"https://own.example\\@127.0.0.1/", "https://own.example/x\x7f",
		"https://own.example/" + strings.Repeat("x", mostURL),
	} {
		if got, err := cleanAddress(address, mostURL); !errors.Is(err, ErrAddress) {
			t.Errorf("%q becomes %q, %v", address, got, err)
		}
	}
	for address, want := range map[string]string{
		"https://own.example/hook?a=b#part\n": "https://own.example/hook?a=b",
		"https://OWN.example:8443/Hook":       "https://own.example:8443/Hook",
		"https://own.example:443/":            "https://own.example:443/",
		"https://93.184.216.34/x":             "https://93.184.216.34/x",
		"https://[2606:4700::1111]/x":         "https://[2606:4700::1111]/x",
		"https://xn--bcher-kva.example/":      "https://xn--bcher-kva.example/",
	} {
		if got, err := cleanAddress(address, mostURL); got != want || err != nil {
			t.Errorf("%q becomes %q, %v", address, got, err)
		}
	}
}

// A socket goes to public addresses only, whatever name has led there.
func TestOnlyPublic(t *testing.T) {
	for _, address := range []string{"127.0.0.1:443", "[::ffff:127.0.0.1]:443", "[::1]:443", "10.1.2.3:443",
		"[fe80::1%lo]:443", "[64:ff9b::a00:1]:443", "0.0.0.0:443", "93.184.216.34:80", "93.184.216.34:22", "x:443", "",
		"192.0.0.170:443", "[100::1]:443", "[5f00::1]:443", "[2001:20::1]:443", "[3fff::1]:443"} {
		if err := onlyPublic("tcp", address, nil); !errors.Is(err, errPrivate) {
			t.Errorf("%s is allowed", address)
		}
	}
	for _, address := range []string{"93.184.216.34:443", "93.184.216.34:8443", "[2606:4700::1111]:443",
		"[::ffff:93.184.216.34]:443"} {
		if err := onlyPublic("tcp", address, nil); err != nil {
			t.Errorf("%s: %v", address, err)
		}
	}
}

// names is a name server whose answers change: the n-th question for an address of IPv4 gets the n-th.
type names struct {
	t     *testing.T
	addrs []string
	asked atomic.Int32
	all   sync.WaitGroup
}

// dial answers as a name server does over TCP.
func (n *names) dial(context.Context, string, string) (net.Conn, error) {
	near, far := net.Pipe()
	n.all.Go(func() {
		defer far.Close()
		for {
			var size [2]byte
			if _, err := io.ReadFull(far, size[:]); err != nil {
				return
			}
			question := make([]byte, binary.BigEndian.Uint16(size[:]))
			if _, err := io.ReadFull(far, question); err != nil {
				return
			}
			answer := n.answer(question)
			answer = append(binary.BigEndian.AppendUint16(nil, uint16(len(answer))), answer...)
			if _, err := far.Write(answer); err != nil {
				return
			}
		}
	})
	return near, nil
}

func (n *names) answer(question []byte) []byte {
	var m dnsmessage.Message
	if err := m.Unpack(question); err != nil {
		n.t.Error(err)
		return nil
	}
	asked := m.Questions[0]
	m.Response, m.Additionals = true, nil
	if asked.Type == dnsmessage.TypeA {
		at := netip.MustParseAddr(n.addrs[min(int(n.asked.Add(1)), len(n.addrs))-1])
		m.Answers = []dnsmessage.Resource{{
			Header: dnsmessage.ResourceHeader{Name: asked.Name, Class: asked.Class, TTL: 0},
			Body:   &dnsmessage.AResource{A: at.As4()}}}
	}
	answer, err := m.Pack()
	if err != nil {
		n.t.Error(err)
	}
	return answer
}

// A name whose server answers with a public address when it is looked up, and with a private one afterwards, leads
// nowhere. For each connection it is looked up once.
func TestRebinding(t *testing.T) {
	for _, private := range []string{"127.0.0.1", "169.254.169.254", "10.0.0.1", "100.100.100.200", "0.0.0.0"} {
		server := &names{t: t, addrs: []string{"93.184.216.34", private}}
		resolver := &net.Resolver{PreferGo: true, Dial: server.dial}
		found, err := resolver.LookupNetIP(t.Context(), "ip4", "own.example")
		must(t, err)
		if len(found) != 1 || !public(found[0]) {
			t.Fatalf("at first it leads to %v", found)
		}
		c := &Courier{Config: Config{Outside: newOutside(resolver)}}
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, "https://own.example/hook", nil)
		must(t, err)
		_, err = c.Outside.Do(r) //nolint:bodyclose // there is none
		if !errors.Is(err, errPrivate) {
			t.Errorf("%s: %v", private, err)
		}
		if n := server.asked.Load(); n != 2 {
			t.Errorf("%s: the name is looked up %d times", private, n-1)
		}
		if err := c.post(t.Context(), &Hook{URL: "https://own.example/hook"}, message{}); !errors.Is(err, ErrReach) ||
			!errors.As(err, new(missed)) || strings.Contains(err.Error(), private) {
			t.Errorf("%s: posting is %v", private, err)
		}
		server.all.Wait()
	}
}

// reaching returns a courier whose requests all go to a server of the test, and otherwise are as usual.
func reaching(t *testing.T, answer http.HandlerFunc) *Courier {
	t.Helper()
	server := httptest.NewTLSServer(answer)
	t.Cleanup(server.Close)
	outside := newOutside(net.DefaultResolver)
	way := outside.Transport.(*http.Transport)
	way.DialContext = func(ctx context.Context, network, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, network, server.Listener.Addr().String())
	}
	trusted := x509.NewCertPool()
	trusted.AddCert(server.Certificate())
	way.TLSClientConfig = &tls.Config{RootCAs: trusted, MinVersion: tls.VersionTLS12}
	return &Courier{Config: Config{Outside: outside}}
}

// Redirects lead nowhere, endless answers end, and who does not answer is not waited for.
func TestAnswers(t *testing.T) {
	t.Parallel() // it waits
	var asked atomic.Int32
	var read atomic.Int64
	c := reaching(t, func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		switch r.URL.Path {
		case "/moved":
			http.Redirect(w, r, "/hook", http.StatusTemporaryRedirect)
		case "/endless":
			for r.Context().Err() == nil {
				n, err := io.WriteString(w, strings.Repeat("x", 1<<10))
				if read.Add(int64(n)); err != nil {
					return
				}
			}
		case "/slow":
			_, _ = io.Copy(io.Discard, r.Body)
			<-r.Context().Done()
		}
	})
	post := func(path string) error {
		return c.post(t.Context(), &Hook{URL: "https://example.com" + path}, message{Letter: Letter{Now: time.Now()}})
	}
	must(t, post("/hook"))
	var no *Refusal
	if err := post("/moved"); !errors.As(err, &no) || no.Status != http.StatusTemporaryRedirect || asked.Load() != 2 {
		t.Errorf("a redirect: %v after %d requests", err, asked.Load())
	}
	must(t, post("/endless"))
	start := time.Now()
	if err := post("/slow"); !errors.Is(err, ErrSilent) || errors.As(err, new(missed)) {
		t.Errorf("without an answer: %v", err)
	}
	if took := time.Since(start); took < patience-time.Second || took > patience+3*time.Second {
		t.Errorf("without an answer it took %s", took)
	}
	if err := (&Courier{Config: Config{Outside: c.Outside}}).post(t.Context(), &Hook{URL: "https://wrong.name/hook"},
		message{}); !errors.Is(err, ErrReach) {
		t.Errorf("with a certificate for another name: %v", err)
	}
}
