package post

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"net/textproto"
	"strconv"
	"strings"
)

// What is wrong with what a host says. It quotes nothing: an address may hold a password.
var (
	ErrAddress = errors.New("that is no address of a mail server")
	ErrFrom    = errors.New("that is no mail address from which letters could come")
)

// Why a letter was not sent. Servers quote addresses in what they say, so nothing of that is repeated but the number.
var (
	ErrLetter      = errors.New("no letter can have such an address or subject")
	ErrSlow        = errors.New("the mail server does not answer")
	ErrUnreachable = errors.New("the mail server cannot be reached")
	ErrPlain       = errors.New("the mail server offers no encryption (STARTTLS)")
	ErrCertificate = errors.New("the certificate of the mail server is not valid")
	ErrLogin       = errors.New("the mail server does not accept the user and the password")
	ErrBroken      = errors.New("the mail server ends the connection or says what makes no sense")
	ErrFull        = errors.New("too many letters wait")
	ErrClosed      = errors.New("no letters are sent any more")
)

// Refusal is what a mail server answers to a letter that it does not take.
type Refusal struct {
	Code int // of SMTP: below 500, another try may help
}

func (r *Refusal) Error() string { return "the mail server refuses (" + strconv.Itoa(r.Code) + ")" }

// coded are errors with the number of an answer, as the library has them.
type coded interface{ ErrorCode() int }

// cause says why a letter was not sent.
func cause(ctx context.Context, err error) error {
	var answer *textproto.Error
	var sent coded
	var certificate *tls.CertificateVerificationError
	var network net.Error
	switch {
	case errors.Is(ctx.Err(), context.Canceled):
		return ctx.Err()
	case ctx.Err() != nil, errors.As(err, &network) && network.Timeout():
		return ErrSlow
	case errors.Is(err, ErrUnreachable):
		return ErrUnreachable
	case errors.As(err, &certificate):
		return ErrCertificate
	case errors.As(err, &answer):
		return answered(answer.Code)
	case errors.As(err, &sent) && sent.ErrorCode() > 0:
		return answered(sent.ErrorCode())
	case strings.Contains(err.Error(), "STARTTLS"): // here the library has no values
		return ErrPlain
	case strings.Contains(err.Error(), "AUTH"):
		return ErrLogin
	}
	return ErrBroken
}

// answered says what a server means by a number. Those of RFC 4954 are about user and password.
func answered(code int) error {
	switch code {
	case 530, 534, 535, 538:
		return ErrLogin
	}
	return &Refusal{code}
}

// Unsent reports whether an error of [Post.Send] says that surely nobody got the letter, and another try may help.
func Unsent(err error) bool {
	var no *Refusal
	return errors.Is(err, ErrUnreachable) || errors.Is(err, ErrPlain) || errors.Is(err, ErrCertificate) ||
		errors.Is(err, ErrLogin) || errors.As(err, &no) && no.Code < 500
}

// hopeless reports whether another try would have the same end.
func hopeless(err error) bool {
	var no *Refusal
	return errors.Is(err, ErrLetter) || errors.Is(err, context.Canceled) || errors.As(err, &no) && no.Code >= 500
}
