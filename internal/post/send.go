package post

import (
	"context"
	"crypto/rand"
	"net"
	netmail "net/mail"
	"strings"
	"time"

	"github.com/wneessen/go-mail"
)

// limit is how long a letter may take.
const limit = 10 * time.Second

// Letter is a letter to one person.
type Letter struct {
	To, Subject, Text string
	// Stop is the address that ends letters of this kind with one click (RFC 8058); empty if the letter was asked for.
	Stop string
}

// Send hands a letter to the mail server, or says why not.
func (p *Post) Send(ctx context.Context, l Letter) error {
	msg, err := p.written(l)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	err = p.hand(ctx, msg)
	if err == nil || msg.IsDelivered() { // what goes wrong after that concerns the connection
		return nil
	}
	return cause(ctx, err)
}

// written returns a letter as it is sent.
func (p *Post) written(l Letter) (*mail.Msg, error) {
	to, err := netmail.ParseAddress(l.To)
	if err != nil || to.Address != l.To || control(l.To) || control(l.Subject) ||
		control(l.Stop) || strings.ContainsAny(l.Stop, "<> ") {
		return nil, ErrLetter
	}
	msg := mail.NewMsg(mail.WithNoDefaultUserAgent())
	msg.FromMailAddress(p.from)
	msg.ToMailAddress(to)
	msg.Subject(l.Subject)
	msg.SetDate()
	msg.SetMessageIDWithValue(rand.Text() + "@" + p.domain())
	msg.SetGenHeader("Auto-Submitted", "auto-generated") // RFC 3834: no answer by a program
	if l.Stop != "" {
		msg.SetGenHeader(mail.HeaderListUnsubscribe, "<"+l.Stop+">")
		msg.SetGenHeader(mail.HeaderListUnsubscribePost, "List-Unsubscribe=One-Click")
	}
	msg.SetBodyString(mail.TypeTextPlain, strings.ToValidUTF8(l.Text, ""))
	return msg, nil
}

// hand sends a letter over a connection of its own, which ends with the context.
func (p *Post) hand(ctx context.Context, msg *mail.Msg) error {
	conn, err := p.server.connect(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	defer context.AfterFunc(ctx, func() { conn.Close() })()
	client, err := mail.NewClient(p.server.host, p.options(conn)...)
	if err != nil {
		return err
	}
	return client.DialAndSendWithContext(ctx, msg)
}

// options tell the library how to speak with the server. PLAIN and LOGIN hand over the password, so they are for
// encrypted connections and for this machine.
func (p *Post) options(conn net.Conn) []mail.Option {
	s := p.server
	all := []mail.Option{
		mail.WithPort(s.port), mail.WithTimeout(limit), mail.WithHELO(p.domain()), mail.WithTLSConfig(s.conf),
		mail.WithTLSPolicy(mail.TLSMandatory),
		mail.WithDialContextFunc(func(context.Context, string, string) (net.Conn, error) { return conn, nil }),
	}
	if s.tls || s.near {
		all = append(all, mail.WithTLSPolicy(mail.NoTLS))
	}
	if p.user != "" {
		ways := []mail.SMTPAuthType{mail.SMTPAuthSCRAMSHA256, mail.SMTPAuthPlain, mail.SMTPAuthLogin}
		if s.near {
			ways = []mail.SMTPAuthType{mail.SMTPAuthSCRAMSHA256, mail.SMTPAuthPlainNoEnc, mail.SMTPAuthLoginNoEnc}
		}
		all = append(all, mail.WithUsername(p.user), mail.WithPassword(p.password),
			mail.WithOpportunisticSMTPAuth(ways...))
	}
	return all
}
