package person_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"slices"
	"testing"

	"github.com/fxamacker/cbor/v2"

	"ennead/internal/person"
)

const (
	home = "https://ennead.example"
	host = "ennead.example"
)

// What a device says of the person and of the passkey (WebAuthn 6.1).
const (
	present    = 1 << 0
	verified   = 1 << 2
	copiable   = 1 << 3
	copied     = 1 << 4
	hasKeyData = 1 << 6
)

// device is an authenticator with one passkey, and the browser before it. It lies where a test makes it lie.
type device struct {
	t   testing.TB
	key *ecdsa.PrivateKey
	id  []byte

	handle    []byte // whose passkey it is
	counter   uint32 // of the answer before; 0 before the first
	still     bool   // it does not count, as most passkeys do not
	flags     byte
	origin    string // where the browser is
	party     string // whom the passkey is for
	challenge string // that it answers in place of the one that it gets
}

func newDevice(t testing.TB) *device {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	must(t, err)
	id := make([]byte, 16)
	_, _ = rand.Read(id)
	return &device{t: t, key: key, id: id, flags: present | verified, origin: home, party: host}
}

// asked is what the tests need of the options of a ceremony, in the form in which a browser gets them.
type asked struct {
	Challenge string
	User      struct{ ID string }
}

func (d *device) read(c *person.Ceremony) (a asked) {
	d.t.Helper()
	text, err := json.Marshal(c.Options)
	must(d.t, err)
	must(d.t, json.Unmarshal(text, &a))
	if d.challenge != "" {
		a.Challenge = d.challenge
	}
	return a
}

// create makes the passkey, and returns the browser's answer.
func (d *device) create(c *person.Ceremony) []byte {
	d.t.Helper()
	a := d.read(c)
	var err error
	d.handle, err = base64.RawURLEncoding.DecodeString(a.User.ID)
	must(d.t, err)
	point, err := d.key.PublicKey.Bytes() // 4, x, y
	must(d.t, err)
	public, err := cbor.Marshal(map[int]any{1: 2, 3: -7, -1: 1, -2: point[1:33], -3: point[33:]})
	must(d.t, err)
	data := d.data(hasKeyData)
	data = append(data, make([]byte, 16)...) // the model: none
	data = binary.BigEndian.AppendUint16(data, uint16(len(d.id)))
	data = append(append(data, d.id...), public...)
	object, err := cbor.Marshal(map[string]any{"fmt": "none", "attStmt": map[string]any{}, "authData": data})
	must(d.t, err)
	return d.answer(map[string]any{
		"clientDataJSON": coded(d.client("webauthn.create", a.Challenge)), "attestationObject": coded(object),
		"transports": []string{"internal"},
	})
}

// show signs in with the passkey, and returns the browser's answer.
func (d *device) show(c *person.Ceremony) []byte {
	d.t.Helper()
	client, data := d.client("webauthn.get", d.read(c).Challenge), d.data(0)
	sum := sha256.Sum256(client)
	sum = sha256.Sum256(append(slices.Clip(data), sum[:]...))
	signature, err := ecdsa.SignASN1(rand.Reader, d.key, sum[:])
	must(d.t, err)
	return d.answer(map[string]any{
		"clientDataJSON": coded(client), "authenticatorData": coded(data), "signature": coded(signature),
		"userHandle": coded(d.handle),
	})
}

// data is what the passkey's signature vouches for beside the client's data.
func (d *device) data(flags byte) []byte {
	if !d.still {
		d.counter++
	}
	sum := sha256.Sum256([]byte(d.party))
	return binary.BigEndian.AppendUint32(append(sum[:], d.flags|flags), d.counter)
}

func (d *device) client(kind, challenge string) []byte {
	d.t.Helper()
	text, err := json.Marshal(map[string]any{
		"type": kind, "challenge": challenge, "origin": d.origin, "crossOrigin": false,
	})
	must(d.t, err)
	return text
}

func (d *device) answer(response map[string]any) []byte {
	d.t.Helper()
	text, err := json.Marshal(map[string]any{
		"id": coded(d.id), "rawId": coded(d.id), "type": "public-key", "response": response,
		"clientExtensionResults": map[string]any{},
	})
	must(d.t, err)
	return text
}

func coded(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

// beginKey begins to make a passkey.
func (h *house) beginKey(v *person.Visitor, name string) *person.Ceremony {
	h.t.Helper()
	c, err := h.BeginKey(h.t.Context(), v, origin(h.t, home), name)
	must(h.t, err)
	h.tell(c.Ticket)
	return c
}

// register makes the passkey of a device one of a visitor's.
func (h *house) register(v *person.Visitor, d *device, name string) error {
	h.t.Helper()
	c := h.beginKey(v, name)
	return h.AddKey(h.t.Context(), v, origin(h.t, home), c.Ticket, d.create(c), "phone")
}

func (h *house) beginSignIn() *person.Ceremony {
	h.t.Helper()
	c, err := h.BeginSignIn(h.t.Context(), origin(h.t, home))
	must(h.t, err)
	h.tell(c.Ticket)
	return c
}

// show returns who signs in with a device.
func (h *house) show(d *device) (id string, err error) {
	h.t.Helper()
	c := h.beginSignIn()
	return h.ShowKey(h.t.Context(), origin(h.t, home), c.Ticket, d.show(c))
}
