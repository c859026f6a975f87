package person_test

import (
	"strings"
	"testing"
	"time"

	"ennead/internal/person"
	"ennead/internal/store"
)

// A guest is recognized by their token, and nobody by another.
func TestGuest(t *testing.T) {
	h := begin(t)
	token, v := h.guest()
	other, w := h.guest()
	if v.ID == w.ID || v.Kept() || v.Kind != person.Guest || len(v.ID) != 26 {
		t.Errorf("%+v and %+v", v, w)
	}
	h.known(token, v.ID)
	h.known(other, w.ID)
	for _, wrong := range []string{
		"", "x", token[1:], token + "A", token[:42] + "!", strings.Repeat("A", 43), strings.ToUpper(token),
		v.Session.Hash, v.ID, token[:42] + "\x00", strings.Repeat("é", 22)[:43], strings.Repeat("A", 1<<16),
	} {
		h.unknown(wrong)
	}
}

// What a browser says of itself is stored in short, and harms nobody who reads it.
func TestAgent(t *testing.T) {
	h := begin(t)
	for said, want := range map[string]string{
		"Mozilla/5.0 (X11)": "Mozilla/5.0 (X11)", "a\r\nb\x00c\x1b[1m☥\xff": "abc[1m",
		strings.Repeat("x", 999): strings.Repeat("x", 200),
	} {
		token, v, err := h.Arrive(t.Context(), said)
		must(t, err)
		h.tell(token)
		same(t, v.Session.Agent, want)
		same(t, h.recognize(token).Session.Agent, want)
	}
}

// A session ends 400 days after it was used last.
func TestSessionExpires(t *testing.T) {
	h := begin(t)
	token, v := h.guest()
	for range 3 {
		h.later(399 * day)
		h.known(token, v.ID)
	}
	same(t, h.stored(v.ID).Seen, h.now.Load())
	h.later(30 * time.Minute) // so soon it is not written again
	h.known(token, v.ID)
	same(t, h.stored(v.ID).Seen, h.now.Load()-(30*time.Minute).Milliseconds())

	h.later(400 * day)
	h.unknown(token)
	h.unknown(token)
	if at := h.stored(v.ID).Seen; at == h.now.Load() {
		t.Error("whoever comes too late is seen")
	}
}

// A person sees where they are signed in, and ends it there.
func TestSessions(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	first, v := h.guest()
	_, stranger := h.guest()
	tokens := []string{first}
	for _, agent := range []string{"Chromium", "Safari"} {
		h.later(time.Minute)
		token, _, err := h.SignIn(ctx, v.ID, agent)
		must(t, err)
		tokens = append(tokens, h.tell(token))
	}
	list := func(want ...string) {
		t.Helper()
		sessions, err := h.Sessions(ctx, v)
		must(t, err)
		var agents []string
		for _, s := range sessions {
			agents = append(agents, s.Agent)
		}
		same(t, strings.Join(agents, " "), strings.Join(want, " "))
	}
	list("Safari", "Chromium", "Firefox")
	h.later(2 * time.Hour)
	h.known(first, v.ID)
	list("Firefox", "Safari", "Chromium")

	h.later(2 * time.Hour)
	safari := h.recognize(tokens[2])
	must(t, h.End(ctx, stranger, safari.Session.Hash)) // not theirs
	list("Safari", "Firefox", "Chromium")
	must(t, h.End(ctx, v, safari.Session.Hash))
	must(t, h.End(ctx, v, safari.Session.Hash)) // again
	h.unknown(tokens[2])
	list("Firefox", "Chromium")

	must(t, h.SignOut(ctx, h.recognize(tokens[1])))
	h.unknown(tokens[1])
	token, _, err := h.SignIn(ctx, v.ID, "Chromium")
	must(t, err)
	h.tell(token)
	must(t, h.EndOthers(ctx, h.recognize(first)))
	h.unknown(token)
	h.known(first, v.ID)
	list("Firefox")

	h.later(400*day + time.Hour)
	list() // it has expired
}

// A cookie that an older program signed stands for its guest until they have something better.
func TestFormer(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	former := func(id string, want bool) {
		t.Helper()
		v, err := h.Former(ctx, id)
		must(t, err)
		if (v != nil) != want || v != nil && (v.ID != id || v.Kept()) {
			t.Errorf("the cookie stands for %+v", v)
		}
	}
	come := func(id string) (token string, v *person.Visitor) {
		t.Helper()
		token, v, err := h.Return(ctx, id, "Firefox")
		must(t, err)
		return h.tell(token), v
	}
	former("ani", true)
	if _, err := h.Store.Person(ctx, "ani"); err == nil {
		t.Error("who only looks is stored")
	}
	token, v := come("ani")
	h.known(token, "ani")
	former("ani", true)
	other, _ := come("ani") // of another browser
	h.known(other, "ani")
	must(t, h.register(v, newDevice(t), "Ani"))
	former("ani", false)
	if token, v := come("ani"); token != "" || v != nil {
		t.Errorf("the cookie signs in %+v", v)
	}
	h.known(token, "ani")

	must(t, h.Store.SetName(ctx, "bek", "Bek")) // as older programs do
	token, v = come("bek")
	same(t, v.Name, "Bek")
	must(t, h.SignOut(ctx, v))
	h.unknown(token)
	former("bek", true)
	_, v = come("bek")
	must(t, h.EndOthers(ctx, v))
	former("bek", false)

	_, v = come("cleo")
	must(t, h.Close(ctx, v.ID))
	former("cleo", false)
	must(t, h.Store.Erase(ctx, "cleo", person.Gone))
	former("cleo", false)

	_, v = h.guest()
	former(v.ID, false) // whom no older program knows
}

// Whoever has no more than such a cookie keeps their games as others do.
func TestFormerKeeps(t *testing.T) {
	h := begin(t)
	for id, keep := range map[string]func(v *person.Visitor){
		"ani": func(v *person.Visitor) { must(t, h.register(v, newDevice(t), "Ani")) },
		"bek": func(v *person.Visitor) { h.open(h.letter(v, "bek@nile.example", "Bek")) },
	} {
		v, err := h.Former(t.Context(), id)
		must(t, err)
		keep(v)
		same(t, h.stored(id).Kind, person.Account)
	}
}

// Who has closed their account is nobody, and comes back by signing in while it is not too late.
func TestClosed(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	token, phone := h.account("Ani")
	v := h.recognize(token)
	must(t, h.Close(ctx, v.ID))
	h.unknown(token)
	closing := func(want int) {
		t.Helper()
		ids, err := h.Store.Closing(ctx, h.now.Load()-person.Regret.Milliseconds())
		must(t, err)
		same(t, len(ids), want)
	}
	h.later(person.Regret - time.Millisecond)
	closing(0)
	id, err := h.show(phone)
	must(t, err)
	back, _, err := h.SignIn(ctx, id, "Firefox")
	must(t, err)
	h.tell(back)
	h.known(back, v.ID)
	same(t, h.stored(id).Closed, 0)

	letter, _, err := h.Letter(ctx, v, "ani@nile.example", "")
	must(t, err)
	token, _, err = h.Open(ctx, h.tell(letter), "Firefox")
	must(t, err)
	h.tell(token)
	must(t, h.Close(ctx, v.ID))
	h.later(person.Regret - time.Minute)
	must(t, h.Close(ctx, v.ID)) // puts nothing off
	letter, _, err = h.Letter(ctx, nil, "ani@nile.example", "")
	must(t, err)
	h.tell(letter)
	h.later(time.Minute + time.Millisecond)
	closing(1)
	// It may be erased at any moment.
	_, _, err = h.SignIn(ctx, id, "Firefox")
	wants(t, err, person.ErrTicket)
	_, err = h.Look(ctx, letter)
	wants(t, err, person.ErrTicket)
	_, _, err = h.Open(ctx, letter, "Firefox")
	wants(t, err, person.ErrTicket)
	letter, link, err := h.Letter(ctx, nil, "ani@nile.example", "")
	if letter != "" || link != nil || err != nil {
		t.Errorf("a letter to who has left: %+v, %v", link, err)
	}
	closing(1)

	// A guest could not sign in again.
	token, v = h.guest()
	letter, _, err = h.Letter(ctx, v, "bek@nile.example", "Bek")
	must(t, err)
	must(t, h.Close(ctx, v.ID))
	h.unknown(token)
	h.later(time.Millisecond)
	closing(2)
	_, _, err = h.Open(ctx, h.tell(letter), "Firefox")
	wants(t, err, person.ErrTicket)
	same(t, h.stored(v.ID).Kind, person.Guest)

	must(t, h.Store.Erase(ctx, id, person.Gone))
	_, _, err = h.SignIn(ctx, id, "Firefox")
	wants(t, err, person.ErrTicket)
	_, _, err = h.SignIn(ctx, "nobody", "Firefox")
	wants(t, err, person.ErrTicket)
}

// Whoever signs in while their account is closed or erased is nobody.
func TestGone(t *testing.T) {
	h := begin(t)
	for _, leave := range []func(p *store.Person){
		func(p *store.Person) { p.Kind = person.Gone },
		func(p *store.Person) { p.Closed = h.now.Load() },
	} {
		token, v := h.guest()
		must(t, h.Store.EditPerson(t.Context(), v.ID, func(p *store.Person) error {
			p.Signed = true
			leave(p)
			return nil
		}))
		h.unknown(token)
		former, err := h.Former(t.Context(), v.ID)
		must(t, err)
		if former != nil {
			t.Errorf("a cookie stands for %+v", former)
		}
	}
}
