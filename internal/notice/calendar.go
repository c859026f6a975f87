package notice

import (
	"context"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"slices"
	"strings"

	"ennead/internal/store"
	"ennead/internal/table"
)

// The address of a calendar is a secret of its person: programs read the calendar by it, which have no session. It says
// who that is in a form that only the house can read, and ends when the person makes a new one.

// Feed is where addresses of calendars begin, and FeedEnd how they end.
const (
	Feed    = "/u/"
	FeedEnd = ".ics"
)

// ErrFeed says that an address is not that of a calendar.
var ErrFeed = errors.New("there is no such calendar")

// Reader is who reads a calendar.
type Reader struct {
	Person table.PersonID
	Lang   string
	Hours  table.Hours
}

// seal returns what seals the address of a calendar.
func (c *Courier) seal() cipher.AEAD {
	seal, err := cipher.NewGCM(c.block("read calendars"))
	if err != nil {
		panic(err) // the block has the length of one
	}
	return seal
}

// SetFeed gives a person a new address of their calendar, in a language, or ends it. Former addresses are void.
func (c *Courier) SetFeed(ctx context.Context, person table.PersonID, lang string, on bool) error {
	nonce := ""
	if on {
		nonce = rand.Text()[:16]
	}
	return c.edit(ctx, person, func(w Wish) Wish {
		if w.Calendar = nonce; on {
			w.Lang = lang
		}
		return w
	})
}

// FeedOf returns the path of a person's calendar; empty if they have none.
func (c *Courier) FeedOf(person table.PersonID, w Wish) string {
	if w.Calendar == "" {
		return ""
	}
	text, seal := w.Calendar+" "+string(person), c.seal()
	iv := c.hash("calendar of " + text)[:seal.NonceSize()] // another for each text, and the same each time
	return Feed + base64.RawURLEncoding.EncodeToString(seal.Seal(slices.Clip(iv), iv, []byte(text), nil)) + FeedEnd
}

// Read returns whose calendar is at the end of a path that begins with [Feed]; [ErrFeed] if it is nobody's.
func (c *Courier) Read(ctx context.Context, end string) (r Reader, err error) {
	const longest = 400
	seal := c.seal()
	token, ok := strings.CutSuffix(end, FeedEnd)
	sealed, err := base64.RawURLEncoding.Strict().DecodeString(token)
	if !ok || err != nil || len(token) > longest || len(sealed) < seal.NonceSize() {
		return r, ErrFeed
	}
	text, err := seal.Open(nil, sealed[:seal.NonceSize()], sealed[seal.NonceSize():], nil)
	if err != nil {
		return r, ErrFeed
	}
	nonce, person, _ := strings.Cut(string(text), " ")
	p, err := c.Store.Person(ctx, person)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return r, err
	}
	w := Parse(p.Notices)
	if !hmac.Equal([]byte(w.Calendar), []byte(nonce)) || nonce == "" || p.Closed > 0 {
		return r, ErrFeed
	}
	return Reader{table.PersonID(person), w.Lang, table.ParseHours(p.Hours)}, nil
}
