package person

import (
	"context"
	"errors"
	"net/mail"
	"strings"
	"time"
	"unicode"

	"ennead/internal/store"
)

const (
	linkLife    = 15 * time.Minute
	mostAddress = 254 // bytes, RFC 5321
	mostLetters = 3   // an hour to an address
	mostAsked   = 10  // an hour from a network
)

// CleanAddress returns a mail address without what surrounds it, or [ErrMail].
func CleanAddress(text string) (string, error) {
	text = strings.TrimSpace(text)
	if len(text) > mostAddress {
		return "", ErrMail
	}
	address, err := mail.ParseAddress(text)
	if err != nil || address.Name != "" || address.Address != text || strings.ContainsFunc(text, func(r rune) bool {
		return r == ' ' || !unicode.IsPrint(r) || strings.ContainsRune(`"<>,;:\()[]`, r)
	}) {
		return "", ErrMail
	}
	if _, domain, _ := strings.Cut(text, "@"); !strings.Contains(domain, ".") {
		return "", ErrMail
	}
	return text, nil
}

// mailKey is how addresses are compared. No provider that people use distinguishes capitals.
func mailKey(address string) string { return strings.ToLower(address) }

// MayMail counts a letter that somebody asks for, or returns [ErrOften]. It asks nobody whether the address is known.
func (p *People) MayMail(ctx context.Context, address, network string) error {
	if err := p.often(ctx, "letters from", network, mostAsked, time.Hour); err != nil {
		return err
	}
	return p.often(ctx, "letters to", mailKey(address), mostLetters, time.Hour)
}

// Letter returns the token of a link for a mail address, and who would sign in by it. Whoever has the address signs in;
// to nobody's address a visitor's games are tied, under that name. It is empty if there is nothing to send. An error
// about the name says nothing of the address.
func (p *People) Letter(ctx context.Context, v *Visitor, address, name string) (token string, link *Link, err error) {
	if v != nil && v.Kind != Account && name != "" {
		if name, err = p.Free(ctx, v.ID, name); err != nil {
			return "", nil, err
		}
	}
	holder, err := p.Store.Mail(ctx, mailKey(address))
	token, hash := secret()
	switch {
	case err == nil:
		err = p.put(ctx, hash, signIn, holder.Person, nil, linkLife)
	case !errors.Is(err, store.ErrNotFound):
		return "", nil, err
	case v == nil || v.Kind != Account && name == "":
		return "", nil, nil
	default:
		if err = p.settle(ctx, v); err == nil {
			err = p.put(ctx, hash, keepMail, v.ID, wanted{address, name}, linkLife)
		}
	}
	if err != nil {
		return "", nil, err
	}
	link, err = p.Look(ctx, token)
	if errors.Is(err, ErrTicket) { // the holder has left
		return "", nil, nil
	}
	return token, link, err
}

// Address returns the mail address of a person, or an empty text. It is for nobody else.
func (p *People) Address(ctx context.Context, v *Visitor) (string, error) {
	m, err := p.Store.MailOf(ctx, v.ID)
	return m.Address, known(err, nil)
}

// DropMail takes a person's address away, unless it is the last way to sign in.
func (p *People) DropMail(ctx context.Context, v *Visitor) error {
	return last(p.Store.DropMail(ctx, v.ID))
}
