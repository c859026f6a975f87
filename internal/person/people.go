package person

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"time"

	"ennead/internal/store"
)

// What a person is.
const (
	Guest   = "guest"   // known by the browsers they use
	Account = "account" // who can sign in
	Gone    = "gone"    // who has left: only their tables are still there
)

// Config configures what a house knows of people.
type Config struct {
	Store store.Store
	// Key derives what is stored of words that are easy to guess: 32 secret bytes.
	Key []byte
	// Name returns a name as it is stored, or an error that says why nobody may have it.
	Name func(name string) (string, error)
	Now  func() time.Time // nil for the time of this machine
}

// People are all who play in a house.
type People struct{ Config }

// New makes them known.
func New(c Config) *People {
	if c.Now == nil {
		c.Now = time.Now
	}
	return &People{c}
}

// Visitor is a person who uses a browser.
type Visitor struct {
	store.Person
	Session store.Session
}

// Kept reports whether the person can sign in elsewhere.
func (v *Visitor) Kept() bool { return v.Kind == Account }

func (p *People) now() int64 { return p.Now().UnixMilli() }

const secretBytes = 32

// secret returns a secret for a browser or a link, and what is stored of it.
func secret() (token, hash string) {
	b := make([]byte, secretBytes)
	_, _ = rand.Read(b) // never fails
	token = base64.RawURLEncoding.EncodeToString(b)
	return token, hashed(token)
}

// hashed returns what is stored of a secret of so many random bytes that nobody can guess it.
func hashed(token string) string {
	sum := sha256.Sum256([]byte(token))
	return base64.RawURLEncoding.EncodeToString(sum[:])
}

// keyed returns what is stored of a text that somebody who reads the database could guess.
func (p *People) keyed(use, text string) string {
	mac := hmac.New(sha256.New, p.Key)
	mac.Write([]byte(use + "\x00" + text))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// known replaces the error of what is not stored by another.
func known(err, instead error) error {
	if errors.Is(err, store.ErrNotFound) {
		return instead
	}
	return err
}

// often returns [ErrOften] if somebody has done that so often within that time. Who it is is stored as a keyed hash.
func (p *People) often(ctx context.Context, what, who string, most int, within time.Duration) error {
	may, err := p.Store.Spend(ctx, what+" "+p.keyed(what, who), most, within)
	if err == nil && !may {
		return ErrOften
	}
	return err
}
