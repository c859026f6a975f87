package person_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"ennead/internal/nickname"
	"ennead/internal/person"
)

// keys lists the passkeys of a person by their labels.
func (h *house) keys(v *person.Visitor) (labels []string) {
	h.t.Helper()
	keys, err := h.Keys(h.t.Context(), v)
	must(h.t, err)
	for _, key := range keys {
		labels = append(labels, key.Label)
	}
	return labels
}

// counted returns the counter that the house keeps of a device.
func (h *house) counted(d *device) uint32 {
	h.t.Helper()
	c, err := h.Store.Credential(h.t.Context(), coded(d.id))
	must(h.t, err)
	var key struct {
		Authenticator struct{ SignCount uint32 }
	}
	must(h.t, json.Unmarshal(c.Data, &key))
	return key.Authenticator.SignCount
}

// A passkey finds its person among others, and the person has more than one.
func TestDiscoverable(t *testing.T) {
	h := begin(t)
	devices := map[string]*device{}
	for _, name := range []string{"Ani", "Bek", "Cleo"} {
		token, d := h.account(name)
		devices[h.recognize(token).ID] = d
		h.later(time.Second)
	}
	for id, d := range devices {
		for range 3 {
			got, err := h.show(d)
			must(t, err)
			same(t, got, id)
		}
		c, err := h.Store.Credential(t.Context(), coded(d.id))
		must(t, err)
		same(t, c.Used, h.now.Load())
		same(t, h.counted(d), 4)
	}

	token, _ := h.account("Djau")
	v := h.recognize(token)
	laptop := newDevice(t)
	h.later(time.Second)
	must(t, h.register(v, laptop, "Another")) // an account keeps its name
	id, err := h.show(laptop)
	must(t, err)
	same(t, id, v.ID)
	same(t, h.stored(id).Name, "Djau")
	same(t, len(h.keys(v)), 2)
}

// Most passkeys do not count.
func TestStill(t *testing.T) {
	h := begin(t)
	_, v := h.guest()
	phone := newDevice(t)
	phone.still = true
	must(t, h.register(v, phone, "Ani"))
	for range 3 {
		id, err := h.show(phone)
		must(t, err)
		same(t, id, v.ID)
	}
}

// A house at home is reached by another scheme and port.
func TestOrigin(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	at := origin(t, "http://localhost:8080")
	_, v := h.guest()
	d := newDevice(t)
	d.origin, d.party = "http://localhost:8080", "localhost"
	c, err := h.BeginKey(ctx, v, at, "Ani")
	must(t, err)
	must(t, h.AddKey(ctx, v, at, c.Ticket, d.create(c), "phone"))
	c, err = h.BeginSignIn(ctx, at)
	must(t, err)
	id, err := h.ShowKey(ctx, at, c.Ticket, d.show(c))
	must(t, err)
	same(t, id, v.ID)
	_, err = h.show(d) // elsewhere
	wants(t, err, person.ErrKey)
}

// lies are answers of a browser or device that is not where it says, or not what it should be.
var lies = map[string]func(d *device){
	"another origin":           func(d *device) { d.origin = "https://evil.example" },
	"a part of it":             func(d *device) { d.origin = "https://play.ennead.example" },
	"a longer one":             func(d *device) { d.origin = "https://ennead.example.evil.example" },
	"not encrypted":            func(d *device) { d.origin = "http://ennead.example" },
	"another port":             func(d *device) { d.origin = "https://ennead.example:8443" },
	"no origin":                func(d *device) { d.origin = "" },
	"another party":            func(d *device) { d.party = "evil.example" },
	"a larger party":           func(d *device) { d.party = "example" },
	"no party":                 func(d *device) { d.party = "" },
	"nobody present":           func(d *device) { d.flags &^= present },
	"copied, but not copiable": func(d *device) { d.flags |= copied },
	"another challenge":        func(d *device) { d.challenge = coded(make([]byte, 32)) },
}

// What a browser or device lies about is refused, and nothing is stored of it.
func TestLies(t *testing.T) {
	h := begin(t)
	_, phone := h.account("Ani")
	_, guest := h.guest()
	for what, lie := range lies {
		d := newDevice(t)
		lie(d)
		if err := h.register(guest, d, "Bek"); !errors.Is(err, person.ErrKey) {
			t.Errorf("%s: a passkey is made: %v", what, err)
		}
		d = new(device)
		*d = *phone
		lie(d)
		before := h.counted(d)
		if id, err := h.show(d); !errors.Is(err, person.ErrKey) || id != "" {
			t.Errorf("%s: signed in: %v", what, err)
		}
		same(t, h.counted(d), before)
	}
	same(t, len(h.keys(guest)), 0)
	same(t, h.stored(guest.ID).Kind, person.Guest)
}

// A passkey signs in its person and nobody else, however it is answered for.
func TestForged(t *testing.T) {
	h := begin(t)
	token, phone := h.account("Ani")
	other, _ := h.account("Bek")
	another, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	must(t, err)
	for what, forge := range map[string]func(d *device){
		"another key":            func(d *device) { d.key = another },
		"of another person":      func(d *device) { d.handle = []byte(h.recognize(other).ID) },
		"of nobody":              func(d *device) { d.handle = nil },
		"unknown":                func(d *device) { d.id = []byte("a passkey of nobody") },
		"unknown, without an id": func(d *device) { d.id = nil },
	} {
		d := *phone
		d.counter = 100
		forge(&d)
		if id, err := h.show(&d); !errors.Is(err, person.ErrKey) || id != "" {
			t.Errorf("%s: signed in: %v", what, err)
		}
	}
	same(t, h.counted(phone), 1)
	id, err := h.show(phone)
	must(t, err)
	same(t, id, h.recognize(token).ID)

	stranger := newDevice(t) // made for somebody, but never told to the house
	stranger.handle = []byte(id)
	_, err = h.show(stranger)
	wants(t, err, person.ErrKey)
}

// A ticket counts once, for whom it was made, for what it was made, and not for long.
func TestCeremonyTicket(t *testing.T) {
	h := begin(t)
	ctx, at := t.Context(), origin(t, home)
	_, v := h.guest()
	_, other := h.guest()
	phone := newDevice(t)

	c := h.beginKey(v, "Ani")
	answer := phone.create(c)
	wants(t, h.AddKey(ctx, other, at, c.Ticket, answer, ""), person.ErrTicket)
	_, err := h.ShowKey(ctx, at, c.Ticket, answer)
	wants(t, err, person.ErrTicket)
	_, err = h.Look(ctx, c.Ticket)
	wants(t, err, person.ErrTicket)
	_, _, err = h.Open(ctx, c.Ticket, "Firefox")
	wants(t, err, person.ErrTicket)
	must(t, h.AddKey(ctx, v, at, c.Ticket, answer, "")) // others could not use it up
	wants(t, h.AddKey(ctx, v, at, c.Ticket, answer, ""), person.ErrTicket)
	again := h.beginKey(v, "Ani")
	wants(t, h.AddKey(ctx, v, at, again.Ticket, answer, ""), person.ErrKey)

	c = h.beginSignIn()
	answer = phone.show(c)
	wants(t, h.AddKey(ctx, v, at, c.Ticket, answer, ""), person.ErrTicket)
	id, err := h.ShowKey(ctx, at, c.Ticket, answer)
	must(t, err)
	same(t, id, v.ID)
	_, err = h.ShowKey(ctx, at, c.Ticket, answer)
	wants(t, err, person.ErrTicket)
	_, err = h.ShowKey(ctx, at, h.beginSignIn().Ticket, answer)
	wants(t, err, person.ErrKey)

	for _, wrong := range []string{"", "x", strings.Repeat("A", 43), "\x00"} {
		_, err = h.ShowKey(ctx, at, wrong, answer)
		wants(t, err, person.ErrTicket)
	}
	letter, _, err := h.Letter(ctx, v, "ani@nile.example", "")
	must(t, err)
	_, err = h.ShowKey(ctx, at, h.tell(letter), answer)
	wants(t, err, person.ErrTicket)

	const life = 5 * time.Minute
	c, laptop := h.beginKey(v, "Ani"), newDevice(t)
	late, later := h.beginSignIn(), h.beginSignIn()
	h.later(life - time.Millisecond)
	must(t, h.AddKey(ctx, v, at, c.Ticket, laptop.create(c), ""))
	_, err = h.ShowKey(ctx, at, late.Ticket, phone.show(late))
	must(t, err)
	h.later(time.Millisecond)
	_, err = h.ShowKey(ctx, at, later.Ticket, phone.show(later))
	wants(t, err, person.ErrTicket)
	c = h.beginKey(v, "Ani")
	h.later(life)
	wants(t, h.AddKey(ctx, v, at, c.Ticket, newDevice(t).create(c), ""), person.ErrTicket)
	same(t, len(h.keys(v)), 2)
}

// One passkey belongs to one person.
func TestHeld(t *testing.T) {
	h := begin(t)
	token, phone := h.account("Ani")
	_, guest := h.guest()
	shared := *phone
	h.later(time.Second)
	wants(t, h.register(guest, &shared, "Bek"), person.ErrHeld)
	wants(t, h.register(h.recognize(token), &shared, ""), person.ErrHeld) // once is enough
	same(t, h.stored(guest.ID).Kind, person.Guest)
	same(t, len(h.keys(guest)), 0)
	id, err := h.show(phone)
	must(t, err)
	same(t, id, h.recognize(token).ID)
}

// A counter that does not rise is that of a copy, and changes nothing.
func TestCopied(t *testing.T) {
	h := begin(t)
	_, phone := h.account("Ani")
	phone.counter = 9
	_, err := h.show(phone)
	must(t, err)
	same(t, h.counted(phone), 10)
	for _, back := range []uint32{9, 4, 0} { // the same counter, a smaller one, the smallest
		twin := *phone
		twin.counter = back
		before, err := h.Store.Credential(t.Context(), coded(phone.id))
		must(t, err)
		h.later(time.Minute)
		id, err := h.show(&twin)
		wants(t, err, person.ErrCopied)
		same(t, id, "")
		after, err := h.Store.Credential(t.Context(), coded(phone.id))
		must(t, err)
		same(t, string(after.Data), string(before.Data))
		same(t, after.Used, before.Used)
	}
	twin := *phone
	twin.still, twin.counter = true, 0 // it counts no more
	_, err = h.show(&twin)
	wants(t, err, person.ErrCopied)
	_, err = h.show(phone)
	must(t, err)
	same(t, h.counted(phone), 11)
}

// rubbish is what no browser answers.
func rubbish(d *device, c *person.Ceremony) map[string][]byte {
	made := string(d.create(c))
	shown := string(d.show(c))
	without := func(key string) []byte {
		var all map[string]any
		must(d.t, json.Unmarshal([]byte(shown), &all))
		delete(all, key)
		delete(all["response"].(map[string]any), key)
		text, err := json.Marshal(all)
		must(d.t, err)
		return text
	}
	object := func(text string) []byte {
		return d.answer(map[string]any{
			"clientDataJSON":    coded(d.client("webauthn.create", d.read(c).Challenge)),
			"attestationObject": coded([]byte(text)),
		})
	}
	return map[string][]byte{
		"nothing": nil, "bytes": {0, 1, 2, 255}, "null": []byte("null"), "list": []byte("[]"), "empty": []byte("{}"),
		"half": []byte(shown[:len(shown)/2]), "half made": []byte(made[:len(made)/2]), "twice": []byte(shown + shown),
		"deep": []byte(strings.Repeat(`{"response":`, 1<<14)), "open": []byte(strings.Repeat("[", 1<<16)),
		"no id": without("rawId"), "no type": without("type"), "no client": without("clientDataJSON"),
		"no data": without("authenticatorData"), "no signature": without("signature"),
		"of another kind": []byte(strings.ReplaceAll(shown, "public-key", "password")),
		"no CBOR":         object(strings.Repeat("\x81", 1<<14)),
		"much CBOR":       object("\xbb" + strings.Repeat("\xff", 8)),
	}
}

// What no browser would answer is refused as a passkey, not as a fault of the house.
func TestRubbish(t *testing.T) {
	h := begin(t)
	ctx, at := t.Context(), origin(t, home)
	_, phone := h.account("Ani")
	_, guest := h.guest()
	handle := phone.handle
	c := h.beginKey(guest, "Bek")
	all := rubbish(phone, c)
	phone.handle = handle
	for what, answer := range all {
		c = h.beginKey(guest, "Bek")
		if err := h.AddKey(ctx, guest, at, c.Ticket, answer, ""); !errors.Is(err, person.ErrKey) {
			t.Errorf("%s: a passkey is made: %v", what, err)
		}
		c = h.beginSignIn()
		if _, err := h.ShowKey(ctx, at, c.Ticket, answer); !errors.Is(err, person.ErrKey) {
			t.Errorf("%s: signed in: %v", what, err)
		}
		wants(t, h.AddKey(ctx, guest, at, c.Ticket, answer, ""), person.ErrTicket) // it is used up
	}
	same(t, len(h.keys(guest)), 0)
	_, err := h.show(phone)
	must(t, err)
}

// Nobody has more than ten passkeys, even if they begin to make more before they have ten.
func TestKeys(t *testing.T) {
	h := begin(t)
	ctx, at := t.Context(), origin(t, home)
	_, v := h.guest()
	for range 9 {
		must(t, h.register(v, newDevice(t), "Ani"))
	}
	one, two := h.beginKey(v, "Ani"), h.beginKey(v, "Ani")
	must(t, h.AddKey(ctx, v, at, one.Ticket, newDevice(t).create(one), ""))
	wants(t, h.AddKey(ctx, v, at, two.Ticket, newDevice(t).create(two), ""), person.ErrKeys)
	_, err := h.BeginKey(ctx, v, at, "Ani")
	wants(t, err, person.ErrKeys)
	same(t, len(h.keys(v)), 10)
}

// A label is what its owner wrote, as far as it can be shown.
func TestLabel(t *testing.T) {
	h := begin(t)
	ctx, at := t.Context(), origin(t, home)
	const tabbed = "\tAni's phone "
	for label, want := range map[string]string{
		tabbed: "Ani's phone", "": "", "a\x00b\r\nc\xff\u202e\u200bd": "abcd",
		"é☥ " + strings.Repeat("x", 99): "é☥ " + strings.Repeat("x", 37),
	} {
		_, v := h.guest()
		c := h.beginKey(v, "Ani"+coded([]byte(v.ID))[:9])
		must(t, h.AddKey(ctx, v, at, c.Ticket, newDevice(t).create(c), label))
		same(t, h.keys(v)[0], want)
	}
}

// The last way to sign in stays.
func TestLast(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	token, phone := h.account("Ani")
	v := h.recognize(token)
	wants(t, h.DropKey(ctx, v, coded(phone.id)), person.ErrLast)
	wants(t, h.DropKey(ctx, v, "another"), person.ErrLast)

	laptop := newDevice(t)
	must(t, h.register(v, laptop, ""))
	_, other := h.account("Bek")
	must(t, h.DropKey(ctx, v, coded(other.id))) // not theirs
	_, err := h.show(other)
	must(t, err)
	must(t, h.DropKey(ctx, v, coded(phone.id)))
	_, err = h.show(phone)
	wants(t, err, person.ErrKey)
	wants(t, h.DropKey(ctx, v, coded(laptop.id)), person.ErrLast)

	h.open(h.letter(v, "ani@nile.example", ""))
	must(t, h.DropKey(ctx, v, coded(laptop.id)))
	wants(t, h.DropMail(ctx, v), person.ErrLast)
	must(t, h.register(v, phone, ""))
	must(t, h.DropMail(ctx, v))
	address, err := h.Address(ctx, v)
	must(t, err)
	same(t, address, "")
	wants(t, h.DropKey(ctx, v, coded(phone.id)), person.ErrLast)
}

// A name is refused before a passkey is made.
func TestKeyName(t *testing.T) {
	h := begin(t)
	h.account("Ani")
	_, v := h.guest()
	for name, want := range map[string]error{"": nickname.ErrForm, "a\x00": nickname.ErrForm, "ÀNI": person.ErrName} {
		_, err := h.BeginKey(t.Context(), v, origin(t, home), name)
		wants(t, err, want)
	}
}
