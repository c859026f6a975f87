package post_test

import (
	"bufio"
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"log/slog"
	"math/big"
	"mime"
	"mime/quotedprintable"
	"net"
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"ennead/internal/post"
	"ennead/internal/post/posttest"

	"github.com/emersion/go-smtp"
	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const from = "house@example.org"

var letter = post.Letter{To: "ani@example.net", Subject: "Ta place à la table",
	Text: "Voilà :\n\nhttps://x.org/in/a=b"}

// opened returns a post for an address; the server is where the test has it.
func opened(t *testing.T, address, at string, trusted *x509.CertPool) *post.Post {
	t.Helper()
	p, err := post.New(address, from)
	if err != nil {
		t.Fatal(err)
	}
	p.Reach(func(ctx context.Context, network, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, network, at)
	}, trusted)
	p.Log = slog.New(slog.DiscardHandler)
	t.Cleanup(func() { _ = p.Close(context.WithoutCancel(t.Context())) })
	return p
}

// A letter arrives as it was written, and says what a letter of a program should say.
func TestSend(t *testing.T) {
	o := &posttest.Office{T: t}
	p, err := post.New("smtp://"+o.Open(nil, false), from)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Send(t.Context(), letter); err != nil {
		t.Fatal(err)
	}
	got, err := mail.ReadMessage(strings.NewReader(o.Taken()[0]))
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(quotedprintable.NewReader(got.Body))
	if err != nil {
		t.Fatal(err)
	}
	if text := strings.ReplaceAll(string(body), "\r\n", "\n"); strings.TrimSpace(text) != letter.Text {
		t.Errorf("the text is %q", text)
	}
	if subject, err := new(mime.WordDecoder).DecodeHeader(got.Header.Get("Subject")); subject != letter.Subject {
		t.Errorf("the subject is %q (%v)", subject, err)
	}
	for name, want := range map[string]string{
		"From": `^"Ennead" <house@example\.org>$`, "To": `^<ani@example\.net>$`, "Auto-Submitted": "^auto-generated$",
		"Message-ID": `^<[A-Z2-7]{20,}@example\.org>$`, "Content-Type": "^text/plain; charset=UTF-8$",
		"X-Mailer": "^$", "User-Agent": "^$",
	} {
		if value := got.Header.Get(name); !regexp.MustCompile(want).MatchString(value) {
			t.Errorf("%s: %s", name, value)
		}
	}
	if at, err := got.Header.Date(); err != nil || time.Since(at).Abs() > time.Minute {
		t.Errorf("the date is %v (%v)", at, err)
	}
	if o.Greeted()[0] != "example.org" {
		t.Errorf("it greets as %s", o.Greeted()[0])
	}
}

// A letter that comes again says where one click ends it.
func TestStop(t *testing.T) {
	o := &posttest.Office{T: t}
	p := opened(t, "smtp://127.0.0.1", o.Open(nil, false), nil)
	stop := "https://ennead.example/n/" + strings.Repeat("aA1_-", 40)
	for _, at := range []string{stop, ""} {
		l := letter
		l.Stop = at
		if err := p.Send(t.Context(), l); err != nil {
			t.Fatal(err)
		}
	}
	for i, want := range [][2]string{{"<" + stop + ">", "List-Unsubscribe=One-Click"}, {}} {
		got, err := mail.ReadMessage(strings.NewReader(o.Taken()[i]))
		if err != nil {
			t.Fatal(err)
		}
		if has := [2]string{got.Header.Get("List-Unsubscribe"), got.Header.Get("List-Unsubscribe-Post")}; has != want {
			t.Errorf("it ends at %q", has)
		}
	}
	for _, bad := range []string{"https://x\r\nBcc: bek@example.net", "https://x>, <mailto:x", "https://x y"} {
		l := letter
		l.Stop = bad
		if err := p.Send(t.Context(), l); !errors.Is(err, post.ErrLetter) {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

// Only a letter that surely nobody has may be sent again later.
func TestUnsent(t *testing.T) {
	for err, want := range map[error]bool{
		nil: false, post.ErrSlow: false, post.ErrBroken: false, post.ErrLetter: false, context.Canceled: false,
		&post.Refusal{Code: 550}: false, &post.Refusal{Code: 451}: true, post.ErrUnreachable: true, post.ErrLogin: true,
		post.ErrPlain: true, post.ErrCertificate: true,
	} {
		if got := post.Unsent(err); got != want {
			t.Errorf("%v: %v", err, got)
		}
	}
}

// The name of a house can be another.
func TestName(t *testing.T) {
	o := &posttest.Office{T: t}
	p, err := post.New("smtp://"+o.Open(nil, false), "Maison Thé <house@example.org>")
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Send(t.Context(), letter); err != nil {
		t.Fatal(err)
	}
	got, err := mail.ReadMessage(strings.NewReader(o.Taken()[0]))
	if err != nil {
		t.Fatal(err)
	}
	if list, err := got.Header.AddressList("From"); err != nil || list[0].Name != "Maison Thé" {
		t.Errorf("from %v (%v)", list, err)
	}
}

// Nothing of an address or a subject becomes a header of its own.
func TestInjection(t *testing.T) {
	o := &posttest.Office{T: t}
	p := opened(t, "smtp://127.0.0.1", o.Open(nil, false), nil)
	for _, l := range []post.Letter{
		{To: "ani@example.net\r\nBcc: bek@example.net"}, {To: "ani@example.net\nX: y"}, {To: "ani@example.net\x00"},
		{To: "Ani <ani@example.net>"}, {To: "ani@example.net, bek@example.net"}, {To: ""}, {To: "ani"},
		{To: "ani@example.net>\r\nRCPT TO:<bek@example.net"}, {To: " ani@example.net"}, {To: "\"a\r\n b\"@example.net"},
		{To: letter.To, Subject: "x\r\nBcc: bek@example.net"}, {To: letter.To, Subject: "x\ny"},
		{To: letter.To, Subject: "x\ry"}, {To: letter.To, Subject: "x\u2028y"}, {To: letter.To, Subject: "x\u0085y"},
		{To: letter.To, Subject: "\xff"},
	} {
		if err := p.Send(t.Context(), l); !errors.Is(err, post.ErrLetter) {
			t.Errorf("%q: %v", l, err)
		}
	}
	if err := p.Send(t.Context(), post.Letter{To: letter.To, Subject: "=?utf-8?q?=0D=0ABcc:_b@example.net?= x",
		Text: "a\r\n.\r\nMAIL FROM:<x@example.net>\r\n\x00\xff"}); err != nil {
		t.Error(err)
	}
	if n := len(o.Taken()); n != 1 {
		t.Errorf("%d letters", n)
	}
}

// What is wrong with an address of a server is said without its password.
func TestAddress(t *testing.T) {
	for _, address := range []string{"", "mail.example.org", "http://mail.example.org", "smtp://", "smtp://:25",
		"smtp://u:secretword@h:port", "smtp://u:secretword@h:0", "smtp://u:secretword@h:99999", "smtp://u:secretword@",
		"smtp://u:secretword@h/x", "smtp://u:secretword@h?x=y", "smtp://u:secretword@h#x", "smtp://u:secret%zzword@h",
		"smtp://u@h", "smtp://:secretword@h", "smtp://u:secretword%00@h", "smtp://u:secretword@["} {
		p, err := post.New(address, from)
		if !errors.Is(err, post.ErrAddress) || strings.Contains(err.Error(), "secret") || p != nil {
			t.Errorf("%s: %v", address, err)
		}
	}
	for _, bad := range []string{"", "house", "house@", "a@example.org, b@example.org", "a@example.org\r\nX: y",
		"=?utf-8?q?a=0Ab?= <a@example.org>", "a@exämple.org"} {
		if _, err := post.New("smtp://h", bad); !errors.Is(err, post.ErrFrom) {
			t.Errorf("%q: %v", bad, err)
		}
	}
	for _, address := range []string{"smtp://h", "smtps://h", "smtp://h:25/", "smtp://a%40b:c%2Fd@[::1]:25",
		"SMTP://H"} {
		if _, err := post.New(address, from); err != nil {
			t.Errorf("%s: %v", address, err)
		}
	}
}

// The password goes to nobody but a server that shows a valid certificate, or one on this machine.
func TestSecure(t *testing.T) {
	good, trusted := certified(t, "mail.example.org")
	wrong, _ := certified(t, "mail.example.org")
	other, all := certified(t, "elsewhere.example.org")
	const user = "house%40example.org:secretword@"
	for name, c := range map[string]struct {
		address, login string
		tls            bool // from the first byte on
		want           error
	}{
		"STARTTLS":       {"smtp://" + user + "mail.example.org", "secretword", false, nil},
		"TLS":            {"smtps://" + user + "mail.example.org", "secretword", true, nil},
		"this machine":   {"smtp://" + user + "127.0.0.1", "secretword", false, nil},
		"wrong password": {"smtp://" + user + "mail.example.org", "other", false, post.ErrLogin},
		"no password":    {"smtps://" + user + "mail.example.org", "", true, post.ErrLogin},
	} {
		o := &posttest.Office{T: t, Login: c.login}
		err := opened(t, c.address, o.Open(good, c.tls), trusted).Send(t.Context(), letter)
		if !errors.Is(err, c.want) || err != nil && strings.Contains(err.Error(), "@") {
			t.Errorf("%s: %v", name, err)
		}
		if n := len(o.Taken()); (n == 1) != (c.want == nil) {
			t.Errorf("%s: %d letters", name, n)
		}
	}
	for _, scheme := range []string{"smtp", "smtps"} {
		o := &posttest.Office{T: t, Login: "secretword"}
		for _, at := range []struct {
			address string
			trusted *x509.CertPool
		}{
			{o.Open(wrong, scheme == "smtps"), trusted}, {o.Open(other, scheme == "smtps"), all},
		} {
			p := opened(t, scheme+"://"+user+"mail.example.org", at.address, at.trusted)
			if err := p.Send(t.Context(), letter); !errors.Is(err, post.ErrCertificate) {
				t.Errorf("%s: %v", scheme, err)
			}
		}
		if n := len(o.Taken()); n > 0 {
			t.Errorf("%d letters", n)
		}
	}
	o := &posttest.Office{T: t, Login: "secretword"}
	p := opened(t, "smtp://"+user+"mail.example.org", o.Open(nil, false), nil)
	if err := p.Send(t.Context(), letter); !errors.Is(err, post.ErrPlain) || len(o.Taken()) > 0 {
		t.Errorf("without encryption: %v", err)
	}
}

// A server that refuses quotes the address; the error does not.
func TestRefused(t *testing.T) {
	o := &posttest.Office{T: t, Refuses: &smtp.SMTPError{Code: 550, Message: "<ani@example.net>: no such person"}}
	p := opened(t, "smtp://127.0.0.1", o.Open(nil, false), nil)
	err := p.Send(t.Context(), letter)
	var no *post.Refusal
	if !errors.As(err, &no) || no.Code != 550 || strings.Contains(err.Error(), "ani") {
		t.Error(err)
	}
}

// A server that is away, hangs up or says nothing is not waited for any longer than a letter may take.
func TestSilent(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	at := listener.Addr().String()
	_ = listener.Close()
	if err := opened(t, "smtp://127.0.0.1", at, nil).Send(t.Context(), letter); !errors.Is(err, post.ErrUnreachable) {
		t.Errorf("nobody: %v", err)
	}
	for name, c := range map[string]struct {
		says string
		want error
	}{
		"hangs up": {"221 bye\r\n", nil}, "hangs": {"", post.ErrSlow}, "hangs later": {"220 hello\r\n", post.ErrSlow},
	} {
		synctest.Test(t, func(t *testing.T) {
			for _, address := range []string{"smtp://127.0.0.1", "smtp://mail.example.org"} {
				p := opened(t, address, "", nil)
				p.Reach(func(context.Context, string, string) (net.Conn, error) {
					ours, theirs := net.Pipe()
					go func() {
						_, _ = io.WriteString(theirs, c.says)
						if c.want == nil {
							_ = theirs.Close()
						}
						_, _ = io.Copy(io.Discard, theirs)
					}()
					return ours, nil
				}, nil)
				began := time.Now()
				err := p.Send(t.Context(), letter)
				if c.want != nil && (!errors.Is(err, c.want) || time.Since(began) != 10*time.Second) || err == nil {
					t.Errorf("%s: %v after %v", name, err, time.Since(began))
				}
			}
		})
	}
}

// A letter that the server has taken is not sent again because the connection breaks after that.
func TestTaken(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := opened(t, "smtp://127.0.0.1", "", nil)
		p.Reach(func(context.Context, string, string) (net.Conn, error) {
			ours, theirs := net.Pipe()
			go func() {
				defer theirs.Close()
				_, _ = io.WriteString(theirs, "220 hello\r\n")
				for lines := bufio.NewScanner(theirs); lines.Scan(); {
					switch line := lines.Text(); {
					case line == ".":
						_, _ = io.WriteString(theirs, "250 taken\r\n")
						return
					case line == "DATA":
						_, _ = io.WriteString(theirs, "354 go on\r\n")
					case regexp.MustCompile("^(EHLO|NOOP|MAIL FROM:|RCPT TO:)").MatchString(line):
						_, _ = io.WriteString(theirs, "250 yes\r\n")
					}
				}
			}()
			return ours, nil
		}, nil)
		if err := p.Send(t.Context(), letter); err != nil {
			t.Error(err)
		}
	})
}

// A letter is tried three times. Nothing of it is in the log.
func TestQueue(t *testing.T) {
	for name, c := range map[string]struct {
		refusals []int // of one try after another
		at       []time.Duration
		arrives  bool
	}{
		"at once":       {nil, []time.Duration{0}, true},
		"the third try": {[]int{451, 451}, []time.Duration{0, 5 * time.Second, 35 * time.Second}, true},
		"never":         {[]int{451, 451, 451}, []time.Duration{0, 5 * time.Second, 35 * time.Second}, false},
		"no use":        {[]int{550}, []time.Duration{0}, false},
	} {
		synctest.Test(t, func(t *testing.T) {
			var log bytes.Buffer
			p := opened(t, "smtp://127.0.0.1", "", nil)
			p.Log = slog.New(slog.NewTextHandler(&log, nil))
			o := &posttest.Office{T: t}
			line, began := pipes(t, o), time.Now()
			var at []time.Duration
			p.Reach(func(context.Context, string, string) (net.Conn, error) {
				o.Refuses = nil
				if n := len(at); n < len(c.refusals) {
					o.Refuses = &smtp.SMTPError{Code: c.refusals[n], Message: "<ani@example.net> not now"}
				}
				at = append(at, time.Since(began))
				return line(), nil
			}, nil)
			p.Queue(letter)
			time.Sleep(time.Hour)
			synctest.Wait()
			if !slices.Equal(at, c.at) {
				t.Errorf("%s: tries at %v", name, at)
			}
			n, said := len(o.Taken()), log.String()
			if (n == 1) != c.arrives || (said == "") != c.arrives || strings.Contains(said, "ani") {
				t.Errorf("%s: %d letters, log %q", name, n, said)
			}
			if err := p.Close(t.Context()); err != nil {
				t.Error(err)
			}
		})
	}
}

// pipes returns what opens a connection to a server within this process.
func pipes(t *testing.T, o *posttest.Office) func() net.Conn {
	t.Helper()
	l := &pipe{conns: make(chan net.Conn, 1), closed: make(chan struct{})}
	o.Serve(l, nil)
	return func() net.Conn {
		ours, theirs := net.Pipe()
		l.conns <- theirs
		return ours
	}
}

type pipe struct {
	conns  chan net.Conn
	closed chan struct{}
}

func (p *pipe) Accept() (net.Conn, error) {
	select {
	case c := <-p.conns:
		return c, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

func (p *pipe) Close() error   { close(p.closed); return nil }
func (p *pipe) Addr() net.Addr { return &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1)} }

// Not more than so many letters wait; whoever closes the post waits for them, up to a limit.
func TestFull(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log bytes.Buffer
		p := opened(t, "smtp://127.0.0.1", "", nil)
		p.Log = slog.New(slog.NewTextHandler(&log, nil))
		var open atomic.Int32
		p.Reach(func(ctx context.Context, _, _ string) (net.Conn, error) {
			open.Add(1)
			defer open.Add(-1)
			<-ctx.Done()
			return nil, errors.New("ani@example.net")
		}, nil)
		for range post.MostWaiting + 3 {
			p.Queue(letter)
		}
		synctest.Wait()
		if n := strings.Count(log.String(), "too many letters wait"); n != 3 || open.Load() != 4 {
			t.Errorf("%d are lost, %d connections at once: %s", n, open.Load(), log.String())
		}
		began := time.Now()
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
		defer cancel()
		if err := p.Close(ctx); !errors.Is(err, context.DeadlineExceeded) || time.Since(began) != 2*time.Second {
			t.Errorf("closed after %v: %v", time.Since(began), err)
		}
		p.Queue(letter)
		if n := strings.Count(log.String(), "a letter is lost"); n != post.MostWaiting+4 ||
			strings.Contains(log.String(), "ani") {
			t.Errorf("%d are lost: %s", n, log.String())
		}
		if err := p.Close(t.Context()); err != nil {
			t.Errorf("closed again: %v", err)
		}
	})
}

// Many letters to many people go one after the other, and none is lost. A letter that somebody waits for has room
// meanwhile, and those that are left when the post closes are lost.
func TestQueueAll(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log bytes.Buffer
		p := opened(t, "smtp://127.0.0.1", "", nil)
		p.Log = slog.New(slog.NewTextHandler(&log, nil))
		var open, tries atomic.Int32
		p.Reach(func(ctx context.Context, _, _ string) (net.Conn, error) {
			open.Add(1)
			defer open.Add(-1)
			tries.Add(1)
			<-ctx.Done()
			return nil, ctx.Err()
		}, nil)
		p.QueueAll(slices.Repeat([]post.Letter{letter}, 2*post.MostWaiting))
		synctest.Wait()
		if open.Load() != 1 {
			t.Errorf("%d connections at once", open.Load())
		}
		p.Queue(letter)
		synctest.Wait()
		if open.Load() != 2 || log.Len() > 0 {
			t.Errorf("beside many, a letter has %d connections: %s", open.Load(), log.String())
		}
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		if err := p.Close(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		p.QueueAll([]post.Letter{letter})
		if n := strings.Count(log.String(), "a letter is lost"); n != 2*post.MostWaiting+2 {
			t.Errorf("%d letters are lost", n)
		}
	})

	o := &posttest.Office{T: t}
	p := opened(t, "smtp://127.0.0.1", o.Open(nil, false), nil)
	p.QueueAll(slices.Repeat([]post.Letter{letter}, post.MostWaiting+5))
	if err := p.Close(t.Context()); err != nil || len(o.Taken()) != post.MostWaiting+5 {
		t.Errorf("%d letters arrive: %v", len(o.Taken()), err)
	}
}

// Whoever closes the post does not wait for a pause.
func TestHurry(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := opened(t, "smtp://127.0.0.1", "", nil)
		tries := 0
		p.Reach(func(context.Context, string, string) (net.Conn, error) {
			tries++
			return nil, io.EOF
		}, nil)
		p.Queue(letter)
		synctest.Wait()
		began := time.Now()
		if err := p.Close(t.Context()); err != nil || time.Since(began) > 0 || tries != 3 {
			t.Errorf("%d tries, %v: %v", tries, time.Since(began), err)
		}
	})
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
