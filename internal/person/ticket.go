package person

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"ennead/internal/store"
)

// Kinds of tickets.
const (
	signIn   = "signin"   // its holder is that person
	keepMail = "mail"     // its holder reads the mail of an address
	ceremony = "ceremony" // a browser makes or shows a passkey
	device   = "device"   // its holder is that person on another device
	appeal   = "appeal"   // its holder is that person, who is banned and may answer
	newest   = "newest"   // says which of the tickets for a device is the one that is valid
)

// put stores a ticket.
func (p *People) put(ctx context.Context, hash, kind, id string, data any, life time.Duration) error {
	text, err := json.Marshal(data)
	if err != nil {
		return err
	}
	now := p.now()
	return p.Store.PutTicket(ctx, store.Ticket{Hash: hash, Kind: kind, Person: id, Data: text, Made: now,
		Expires: now + life.Milliseconds()})
}

// valid returns [ErrTicket] for a ticket that is not stored or has expired.
func (p *People) valid(t store.Ticket, err error) (store.Ticket, error) {
	if err == nil && t.Expires <= p.now() {
		err = ErrTicket
	}
	return t, known(err, ErrTicket)
}

// take takes a ticket of one of these kinds. Others stay.
func (p *People) take(ctx context.Context, hash string, kinds ...string) (store.Ticket, error) {
	t, err := p.look(ctx, hash, kinds...)
	if err != nil {
		return t, err
	}
	return p.valid(p.Store.TakeTicket(ctx, hash))
}

func (p *People) look(ctx context.Context, hash string, kinds ...string) (store.Ticket, error) {
	t, err := p.valid(p.Store.Ticket(ctx, hash))
	if err != nil {
		return t, err
	}
	if !slices.Contains(kinds, t.Kind) {
		return t, ErrTicket
	}
	if t.Kind == device {
		err = p.isNewest(ctx, t)
	}
	return t, err
}

// Link is what a link by which somebody signs in would do.
type Link struct {
	Person  store.Person // who signs in
	Address string       // the mail address that the person has from then on; empty if the link came another way
	Expires time.Time
}

// wanted is what a link by mail does for whom asked for it.
type wanted struct{ Address, Name string }

// LinkFor returns the token of a link by which an account signs in once, for somebody who has lost what they sign in
// with: [ErrNobody] if there is no such account.
func (p *People) LinkFor(ctx context.Context, id string) (token string, expires time.Time, err error) {
	person, err := p.Store.Person(ctx, id)
	if err == nil && (person.Kind != Account || p.left(person)) {
		err = ErrNobody
	}
	if err != nil {
		return "", expires, known(err, ErrNobody)
	}
	token, hash := secret()
	return token, p.Now().Add(linkLife), p.put(ctx, hash, signIn, id, nil, linkLife)
}

// Look says what a link does, and changes nothing: those who scan mail follow links. A token may also be the words of a
// [Code]: whoever lets people try words asks [People.MayTry] first.
func (p *People) Look(ctx context.Context, token string) (*Link, error) {
	t, err := p.look(ctx, p.hash(token), signIn, keepMail, device)
	if err != nil {
		return nil, err
	}
	l := &Link{Expires: time.UnixMilli(t.Expires)}
	if l.Person, err = p.Store.Person(ctx, t.Person); err != nil {
		return nil, known(err, ErrTicket)
	}
	if p.left(l.Person) {
		return nil, ErrTicket
	}
	if t.Kind == keepMail {
		var w wanted
		if err := json.Unmarshal(t.Data, &w); err != nil {
			return nil, err
		}
		l.Address = w.Address
		if l.Person.Kind != Account {
			l.Person.Name = w.Name
		}
	}
	return l, nil
}

// Open signs in the holder of a link, or of the words of a [Code], once.
func (p *People) Open(ctx context.Context, token, agent string) (session string, v *Visitor, err error) {
	t, err := p.take(ctx, p.hash(token), signIn, keepMail, device)
	if err != nil {
		return "", nil, err
	}
	if t.Kind == keepMail {
		if err := p.receive(ctx, t); err != nil {
			return "", nil, err
		}
	}
	return p.SignIn(ctx, t.Person, agent)
}

// receive gives a person the address at which they got their ticket.
func (p *People) receive(ctx context.Context, t store.Ticket) error {
	var w wanted
	if err := json.Unmarshal(t.Data, &w); err != nil {
		return err
	}
	person, err := p.Store.Person(ctx, t.Person)
	if err != nil || p.left(person) {
		return errors.Join(ErrTicket, err)
	}
	err = p.Store.SetMail(ctx, store.Mail{Key: mailKey(w.Address), Person: t.Person, Address: w.Address,
		Since: p.now()})
	if errors.Is(err, store.ErrExists) {
		return ErrTicket // somebody else has it since
	}
	if err != nil {
		return err
	}
	return p.keep(ctx, t.Person, w.Name, "")
}
