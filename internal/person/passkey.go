package person

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"
	"unicode"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"ennead/internal/store"
)

const (
	ceremonyLife = 5 * time.Minute
	mostKeys     = 10
	mostLabel    = 40 // characters
)

// Ceremony is what a browser needs to make or to show a passkey.
type Ceremony struct {
	Ticket  string `json:"ticket"`
	Options any    `json:"options"` // of navigator.credentials
}

// begun is what a house keeps of a ceremony.
type begun struct {
	Session webauthn.SessionData
	Name    string // of the account that it makes
}

// user is a person as the library sees them.
type user struct {
	store.Person
	keys []webauthn.Credential
}

func (u user) WebAuthnID() []byte                         { return []byte(u.ID) }
func (u user) WebAuthnName() string                       { return u.Name }
func (u user) WebAuthnDisplayName() string                { return u.Name }
func (u user) WebAuthnCredentials() []webauthn.Credential { return u.keys }

// party is the house at an origin, which is a scheme and a host.
func party(origin *url.URL) (*webauthn.WebAuthn, error) {
	return webauthn.New(&webauthn.Config{
		RPID: origin.Hostname(), RPDisplayName: "Ennead", RPOrigins: []string{origin.Scheme + "://" + origin.Host},
	})
}

// user reads a person with their passkeys.
func (p *People) user(ctx context.Context, person store.Person) (user, error) {
	u := user{Person: person}
	stored, err := p.Store.Credentials(ctx, person.ID)
	for _, c := range stored {
		var key webauthn.Credential
		if err := json.Unmarshal(c.Data, &key); err != nil {
			return u, fmt.Errorf("passkey: %w", err)
		}
		u.keys = append(u.keys, key)
	}
	return u, err
}

// BeginKey lets the browser of a visitor make a passkey. A guest becomes an account of that name with it.
func (p *People) BeginKey(ctx context.Context, v *Visitor, origin *url.URL, name string) (*Ceremony, error) {
	if v.Kind == Account {
		name = v.Name
	} else {
		var err error
		if name, err = p.Free(ctx, v.ID, name); err != nil {
			return nil, err
		}
	}
	u, err := p.user(ctx, v.Person)
	if err != nil {
		return nil, err
	}
	if len(u.keys) >= mostKeys {
		return nil, ErrKeys
	}
	if err := p.settle(ctx, v); err != nil {
		return nil, err
	}
	u.Name = name
	house, err := party(origin)
	if err != nil {
		return nil, err
	}
	options, session, err := house.BeginRegistration(u,
		webauthn.WithExclusions(webauthn.Credentials(u.keys).CredentialDescriptors()),
		webauthn.WithAuthenticatorSelection(protocol.AuthenticatorSelection{
			ResidentKey: protocol.ResidentKeyRequirementRequired, UserVerification: protocol.VerificationPreferred,
		}))
	if err != nil {
		return nil, err
	}
	return p.begin(ctx, v.ID, options.Response, session, name)
}

// BeginSignIn lets a browser show a passkey.
func (p *People) BeginSignIn(ctx context.Context, origin *url.URL) (*Ceremony, error) {
	house, err := party(origin)
	if err != nil {
		return nil, err
	}
	options, session, err := house.BeginDiscoverableLogin(
		webauthn.WithUserVerification(protocol.VerificationPreferred))
	if err != nil {
		return nil, err
	}
	return p.begin(ctx, "", options.Response, session, "")
}

func (p *People) begin(
	ctx context.Context, id string, options any, session *webauthn.SessionData, name string,
) (*Ceremony, error) {
	token, hash := secret()
	if err := p.put(ctx, hash, ceremony, id, begun{*session, name}, ceremonyLife); err != nil {
		return nil, err
	}
	return &Ceremony{token, options}, nil
}

// ended takes the ticket of a ceremony of that person, or of nobody.
func (p *People) ended(ctx context.Context, token, id string) (b begun, err error) {
	t, err := p.look(ctx, hashed(token), ceremony)
	if err == nil && t.Person != id {
		err = ErrTicket
	}
	if err == nil {
		t, err = p.take(ctx, hashed(token), ceremony)
	}
	if err != nil {
		return b, err
	}
	return b, json.Unmarshal(t.Data, &b)
}

// AddKey stores the passkey that a browser has made, under a label by which its owner knows it.
func (p *People) AddKey(
	ctx context.Context, v *Visitor, origin *url.URL, token string, answer []byte, label string,
) error {
	b, err := p.ended(ctx, token, v.ID)
	if err != nil {
		return err
	}
	keys, err := p.Store.Credentials(ctx, v.ID)
	if err != nil {
		return err
	}
	if len(keys) >= mostKeys { // others were added meanwhile
		return ErrKeys
	}
	house, err := party(origin)
	if err != nil {
		return err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(answer)
	if err != nil {
		return fmt.Errorf("%w (%w)", ErrKey, err)
	}
	key, err := house.CreateCredential(user{Person: v.Person}, b.Session, parsed)
	if err != nil {
		return fmt.Errorf("%w (%w)", ErrKey, err)
	}
	data, err := json.Marshal(key)
	if err != nil {
		return err
	}
	err = p.Store.AddCredential(ctx, store.Credential{ID: credentialID(key.ID), Person: v.ID, Label: short(label),
		Created: p.now(), Data: data})
	if errors.Is(err, store.ErrExists) {
		return ErrHeld
	}
	if err != nil {
		return err
	}
	return p.keep(ctx, v.ID, b.Name, v.Session.Hash)
}

// ShowKey returns whom a passkey belongs to that a browser has shown. A passkey whose counter has not risen is
// refused: somebody may have copied it.
func (p *People) ShowKey(ctx context.Context, origin *url.URL, token string, answer []byte) (id string, err error) {
	b, err := p.ended(ctx, token, "")
	if err != nil {
		return "", err
	}
	house, err := party(origin)
	if err != nil {
		return "", err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(answer)
	if err != nil {
		return "", fmt.Errorf("%w (%w)", ErrKey, err)
	}
	for { // again if the passkey is used elsewhere at the same time
		id, err = p.show(ctx, house, b.Session, parsed)
		if !errors.Is(err, store.ErrStale) {
			return id, err
		}
	}
}

// show returns whom a passkey belongs to, and stores that it was used: [store.ErrStale] if it has changed meanwhile.
func (p *People) show(
	ctx context.Context, house *webauthn.WebAuthn, session webauthn.SessionData,
	parsed *protocol.ParsedCredentialAssertionData,
) (id string, err error) {
	stored, err := p.Store.Credential(ctx, credentialID(parsed.RawID))
	if err != nil {
		return "", known(err, ErrKey)
	}
	person, err := p.Store.Person(ctx, stored.Person)
	if err != nil {
		return "", err
	}
	u, err := p.user(ctx, person)
	if err != nil {
		return "", err
	}
	_, key, err := house.ValidatePasskeyLogin(func(_, handle []byte) (webauthn.User, error) {
		if string(handle) != u.ID {
			return nil, ErrKey
		}
		return u, nil
	}, session, parsed)
	switch {
	case err != nil:
		return "", fmt.Errorf("%w (%w)", ErrKey, err)
	case key.Authenticator.CloneWarning:
		return "", ErrCopied
	}
	before := stored.Data
	if stored.Data, err = json.Marshal(key); err != nil {
		return "", err
	}
	stored.Used = p.now()
	if err := p.Store.SetCredential(ctx, stored, before); err != nil {
		return "", err
	}
	return person.ID, nil
}

func credentialID(id []byte) string { return base64.RawURLEncoding.EncodeToString(id) }

// short returns what is stored of a label: letters that can be seen, and not too many.
func short(label string) string {
	letters := []rune(strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return -1
	}, strings.ToValidUTF8(label, ""))))
	return string(letters[:min(len(letters), mostLabel)])
}

// Keys lists the passkeys of a person.
func (p *People) Keys(ctx context.Context, v *Visitor) ([]store.Credential, error) {
	return p.Store.Credentials(ctx, v.ID)
}

// DropKey takes a passkey from a person, unless it is the last way to sign in.
func (p *People) DropKey(ctx context.Context, v *Visitor, id string) error {
	return last(p.Store.DropCredential(ctx, v.ID, id))
}

// last says why a way to sign in stays. One that is not there any more is gone, as was wished.
func last(err error) error {
	if errors.Is(err, store.ErrLast) {
		return ErrLast
	}
	return known(err, nil)
}
