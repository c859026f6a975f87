package person_test

import (
	"context"
	"errors"
	"net/mail"
	"strings"
	"testing"
	"unicode"

	"ennead/internal/person"
	"ennead/internal/store"
)

// brief is a store in memory of one person with one passkey: a database would take most of the time.
type brief struct {
	store.Store
	person  store.Person
	key     store.Credential
	tickets map[string]store.Ticket
}

func (b brief) Person(context.Context, string) (store.Person, error) { return b.person, nil }

func (b brief) Credentials(context.Context, string) ([]store.Credential, error) {
	return []store.Credential{b.key}, nil
}

func (b brief) Credential(_ context.Context, id string) (store.Credential, error) {
	if id != b.key.ID {
		return store.Credential{}, store.ErrNotFound
	}
	return b.key, nil
}

func (b brief) PutTicket(_ context.Context, t store.Ticket) error {
	b.tickets[t.Hash] = t
	return nil
}

func (b brief) Ticket(_ context.Context, hash string) (store.Ticket, error) {
	return b.tickets[hash], nil
}

func (b brief) TakeTicket(ctx context.Context, hash string) (store.Ticket, error) {
	defer delete(b.tickets, hash)
	return b.Ticket(ctx, hash)
}

// FuzzAnswers sends any bytes for a passkey that was made or shown. Nobody gets in by them: they answer no challenge.
func FuzzAnswers(f *testing.F) {
	ctx, at := f.Context(), origin(f, home)
	begun := begin(f)
	token, phone := begun.account("Ani")
	v := begun.recognize(token)
	key, err := begun.Store.Credential(ctx, coded(phone.id))
	must(f, err)
	h := open(f, brief{person: v.Person, key: key, tickets: map[string]store.Ticket{}})

	c := h.beginKey(v, "")
	f.Add(newDevice(f).create(c))
	f.Add(phone.show(h.beginSignIn()))
	for _, answer := range rubbish(phone, c) {
		if len(answer) < 1<<12 {
			f.Add(answer)
		}
	}
	f.Fuzz(func(t *testing.T, answer []byte) {
		c, err := h.BeginKey(t.Context(), v, at, "")
		must(t, err)
		if err := h.AddKey(t.Context(), v, at, c.Ticket, answer, ""); !errors.Is(err, person.ErrKey) {
			t.Errorf("a passkey is made: %v", err)
		}
		if c, err = h.BeginSignIn(t.Context(), at); err != nil {
			t.Fatal(err)
		}
		if id, err := h.ShowKey(t.Context(), at, c.Ticket, answer); !errors.Is(err, person.ErrKey) || id != "" {
			t.Errorf("signed in: %v", err)
		}
	})
}

// FuzzAddress cleans any text. What remains is one address that can stand in a header as it is.
func FuzzAddress(f *testing.F) {
	for _, seed := range []string{
		"ani@nile.example", " élise@nil.example ", "a@b.c\r\nBcc: x@y.z", `"a b"@c.d`, "A <a@b.c>",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		clean, err := person.CleanAddress(text)
		if err != nil {
			if !errors.Is(err, person.ErrMail) || clean != "" {
				t.Errorf("%q, %v", clean, err)
			}
			return
		}
		if again, err := person.CleanAddress(clean); err != nil || again != clean {
			t.Errorf("%q becomes %q: %v", clean, again, err)
		}
		list, err := mail.ParseAddressList("Somebody <" + clean + ">")
		if err != nil || len(list) != 1 || list[0].Address != clean {
			t.Errorf("%q is read as %v: %v", clean, list, err)
		}
		if len(clean) > 254 || strings.Count(clean, "@") != 1 || strings.ContainsFunc(clean, func(r rune) bool {
			return unicode.IsSpace(r) || unicode.IsControl(r)
		}) {
			t.Errorf("%q is clean", clean)
		}
	})
}
