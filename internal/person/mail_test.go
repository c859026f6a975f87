package person_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"ennead/internal/nickname"
	"ennead/internal/person"
)

// letter returns the token of a link that is sent to an address.
func (h *house) letter(v *person.Visitor, address, name string) string {
	h.t.Helper()
	token, link, err := h.Letter(h.t.Context(), v, address, name)
	must(h.t, err)
	if token == "" || link == nil {
		h.t.Fatal("there is nothing to send to " + address)
	}
	return h.tell(token)
}

// open follows a link.
func (h *house) open(letter string) (token string, v *person.Visitor) {
	h.t.Helper()
	token, v, err := h.Open(h.t.Context(), letter, "Firefox")
	must(h.t, err)
	return h.tell(token), v
}

// none is a letter for which there is no reason.
func (h *house) none(v *person.Visitor, address, name string) {
	h.t.Helper()
	token, link, err := h.Letter(h.t.Context(), v, address, name)
	if token != "" || link != nil || err != nil {
		h.t.Errorf("a letter to %s: %+v, %v", address, link, err)
	}
}

// Whoever has the address signs in; to an address of nobody games are tied.
func TestLetter(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	_, v := h.guest()
	h.none(nil, "ani@nile.example", "")
	h.none(nil, "ani@nile.example", "Ani")
	h.none(v, "ani@nile.example", "") // who wants to sign in, and keeps nothing

	token, link, err := h.Letter(ctx, v, "Ani@Nile.example", "Ani")
	must(t, err)
	h.tell(token)
	same(t, link.Person.ID, v.ID)
	same(t, link.Person.Name, "Ani")
	same(t, link.Address, "Ani@Nile.example")
	same(t, link.Expires.UnixMilli(), h.now.Load()+(15*time.Minute).Milliseconds())
	same(t, h.stored(v.ID).Kind, person.Guest)
	session, kept := h.open(token)
	h.known(session, v.ID)
	same(t, kept.Name, "Ani")
	same(t, kept.Kind, person.Account)
	address, err := h.Address(ctx, kept)
	must(t, err)
	same(t, address, "Ani@Nile.example")

	token, link, err = h.Letter(ctx, nil, "ani@nile.EXAMPLE", "")
	must(t, err)
	same(t, link.Person.ID, v.ID)
	same(t, link.Address, "")
	_, again := h.open(h.tell(token))
	same(t, again.ID, v.ID)

	h.open(h.letter(kept, "ani@osiris.example", "Somebody"))
	same(t, h.stored(v.ID).Name, "Ani") // an account keeps its name
	h.none(nil, "ani@nile.example", "")
	_, again = h.open(h.letter(nil, "ani@osiris.example", ""))
	same(t, again.ID, v.ID)
	same(t, again.Name, "Ani")
}

// Programs that scan mail follow links. It changes nothing.
func TestLook(t *testing.T) {
	h := begin(t)
	_, v := h.guest()
	letter := h.letter(v, "ani@nile.example", "Ani")
	for range 20 {
		link, err := h.Look(t.Context(), letter)
		must(t, err)
		same(t, link.Person.ID, v.ID)
		same(t, link.Address, "ani@nile.example")
		same(t, h.stored(v.ID).Kind, person.Guest)
		h.none(nil, "ani@nile.example", "")
		h.later(time.Second)
	}
	h.open(letter)
	_, err := h.Look(t.Context(), letter)
	wants(t, err, person.ErrTicket)
	_, _, err = h.Open(t.Context(), letter, "Firefox")
	wants(t, err, person.ErrTicket)
	for _, wrong := range []string{"", "x", strings.Repeat("A", 43), letter + "A", "\x00\xff"} {
		_, err = h.Look(t.Context(), wrong)
		wants(t, err, person.ErrTicket)
		_, _, err = h.Open(t.Context(), wrong, "Firefox")
		wants(t, err, person.ErrTicket)
	}
}

// A link is good for a quarter of an hour.
func TestLinkExpires(t *testing.T) {
	h := begin(t)
	_, v := h.guest()
	late, later := h.letter(v, "ani@nile.example", "Ani"), h.letter(v, "ani@nile.example", "Ani")
	h.later(15*time.Minute - time.Millisecond)
	h.open(late)
	h.later(time.Millisecond)
	_, err := h.Look(t.Context(), later)
	wants(t, err, person.ErrTicket)
	_, _, err = h.Open(t.Context(), later, "Firefox")
	wants(t, err, person.ErrTicket)
}

// Nobody gets the address of somebody else.
func TestAddressOfAnother(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	_, ani := h.guest()
	_, bek := h.guest()
	h.open(h.letter(ani, "ani@nile.example", "Ani"))
	token, link, err := h.Letter(ctx, bek, "ANI@nile.example", "Bek")
	must(t, err)
	same(t, link.Person.ID, ani.ID)
	same(t, link.Address, "")
	_, v := h.open(h.tell(token)) // whoever reads ani's mail is ani
	same(t, v.ID, ani.ID)
	same(t, h.stored(bek.ID).Kind, person.Guest)

	// Somebody else is faster.
	_, cleo := h.guest()
	slow := h.letter(bek, "shared@nile.example", "Bek")
	token, _ = h.account("Hapu")
	hapu := h.recognize(token)
	h.open(h.letter(hapu, "hapu@nile.example", ""))
	slower := h.letter(hapu, "shared@nile.example", "")
	h.open(h.letter(cleo, "Shared@nile.example", "Cleo"))
	for _, letter := range []string{slow, slower} {
		_, _, err = h.Open(ctx, letter, "Firefox")
		wants(t, err, person.ErrTicket)
	}
	same(t, h.stored(bek.ID).Kind, person.Guest)
	address, err := h.Address(ctx, hapu)
	must(t, err)
	same(t, address, "hapu@nile.example")
	address, err = h.Address(ctx, cleo)
	must(t, err)
	same(t, address, "Shared@nile.example")
}

// A name that nobody may have is refused, whether the address is known or not.
func TestLetterName(t *testing.T) {
	h := begin(t)
	_, ani := h.guest()
	h.open(h.letter(ani, "ani@nile.example", "Ani"))
	_, v := h.guest()
	for name, want := range map[string]error{
		"ani": person.ErrName, "A n i": person.ErrName,
		"a\x00": nickname.ErrForm, strings.Repeat("x", 33): nickname.ErrForm,
	} {
		for _, address := range []string{"ani@nile.example", "unknown@nile.example"} {
			_, _, err := h.Letter(t.Context(), v, address, name)
			if !errors.Is(err, want) {
				t.Errorf("%q to %s: %v", name, address, err)
			}
		}
	}
	h.open(h.letter(v, "bek@nile.example", "  Bek   II "))
	same(t, h.stored(v.ID).Name, "Bek II")
}

// Who asks for many letters waits. No address and no network can be read in the database.
func TestOften(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	network := 0
	ask := func(address string, from ...string) error {
		network++
		return h.MayMail(ctx, h.tell(address), h.tell(append(from, "192.0.2."+strings.Repeat("7", network))[0]))
	}
	for _, address := range []string{"asked@nile.example", "Asked@Nile.Example", "ASKED@NILE.EXAMPLE"} {
		must(t, ask(address))
	}
	for _, address := range []string{"asked@nile.example", "aSKED@nile.example"} {
		wants(t, ask(address), person.ErrOften)
	}
	must(t, ask("other@nile.example"))

	for i := range 10 {
		must(t, ask("n"+strings.Repeat("x", i)+"@nile.example", "198.51.100.9"))
	}
	wants(t, ask("last@nile.example", "198.51.100.9"), person.ErrOften)
	must(t, ask("last@nile.example", "198.51.100.10"))
}

func TestCleanAddress(t *testing.T) {
	long := strings.Repeat("x", 254-len("@nile.example"))
	for text, want := range map[string]string{
		"ani@nile.example":        "ani@nile.example",
		"\t ani@nile.example\r\n": "ani@nile.example",
		"A.n+i@Nile.Example":      "A.n+i@Nile.Example",
		"o'neill@nile.example":    "o'neill@nile.example",
		"élise@nil.example":       "élise@nil.example",
		"a@b.c":                   "a@b.c",
		long + "@nile.example":    long + "@nile.example",

		long + "x@nile.example":      "",
		"":                           "",
		" ":                          "",
		"ani":                        "",
		"@nile.example":              "",
		"ani@":                       "",
		"ani@localhost":              "",
		"ani@nile.":                  "",
		"ani@.example":               "",
		"ani@nile..example":          "",
		".ani@nile.example":          "",
		"ani@bek@nile.example":       "",
		"a@b.c\r\nBcc: x@y.z":        "",
		"a@b.c\nBcc:x@y.z":           "",
		"a\r\n@b.c":                  "",
		"a@b.c\x00":                  "",
		"a@b\t.c":                    "",
		"a@b.c, x@y.z":               "",
		"a@b.c;x@y.z":                "",
		"a@b.c x@y.z":                "",
		"Ani <ani@nile.example>":     "",
		"<ani@nile.example>":         "",
		`"ani"@nile.example`:         "",
		`"a b"@nile.example`:         "",
		`a\b@nile.example`:           "",
		"ani@nile.example (at home)": "",
		"(x)ani@nile.example":        "",
		"ani@[192.0.2.7]":            "",
		"group:ani@nile.example;":    "",
		"ani@nile.example\xff":       "",
		"ani\x7f@nile.example":       "",
		"ani\u0085bcc@nile.example":  "",
		"ani\u2028bcc@nile.example":  "",
		"ani\u202e@nile.example":     "",
		"ani\u200b@nile.example":     "",
		"ani\u00a0@nile.example":     "",
	} {
		got, err := person.CleanAddress(text)
		if want == "" {
			wants(t, err, person.ErrMail)
		} else {
			must(t, err)
		}
		if got != want {
			t.Errorf("%q becomes %q", text, got)
		}
	}
}
