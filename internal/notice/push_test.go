package notice

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"math/big"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// browser is a device that can read what is pushed to it.
type browser struct {
	Device
	key  *ecdh.PrivateKey
	auth []byte
}

var base64url = base64.RawURLEncoding

// device makes a browser in which a person has a session, with an address at a push service.
func (h *house) device(person table.PersonID, at string) browser {
	h.t.Helper()
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	must(h.t, err)
	b := browser{key: key, auth: make([]byte, 16)}
	rand.Read(b.auth)
	b.Device = Device{Endpoint: at, P256dh: base64url.EncodeToString(key.PublicKey().Bytes()),
		Auth: base64url.EncodeToString(b.auth), Name: "Firefox, Linux", Session: "session of " + at}
	must(h.t, h.db.Arrive(h.t.Context(), store.Person{ID: string(person), Kind: "account", Created: 1},
		store.Session{Hash: b.Session, Person: string(person), Created: 1, Used: time.Now().UnixMilli()}))
	return b
}

// subscribes has a person get pushes there.
func (h *house) subscribes(person table.PersonID, at string) browser {
	h.t.Helper()
	b := h.device(person, at)
	must(h.t, h.AddDevice(h.t.Context(), person, b.Device))
	return b
}

// reads decrypts what was pushed (RFC 8291, RFC 8188).
func (b browser) reads(t *testing.T, body string) (p pushed) {
	t.Helper()
	if len(body) != 4096 {
		t.Errorf("a push has %d bytes, so its length tells something", len(body))
	}
	salt, size, n := []byte(body[:16]), binary.BigEndian.Uint32([]byte(body[16:20])), int(body[20])
	sender, sealed := []byte(body[21:21+n]), []byte(body[21+n:])
	if int(size) < len(sealed) {
		t.Fatalf("a record of %d bytes has %d", size, len(sealed))
	}
	public, err := ecdh.P256().NewPublicKey(sender)
	must(t, err)
	shared, err := b.key.ECDH(public)
	must(t, err)
	derived := func(secret, salt []byte, info string, size int) []byte {
		key, err := hkdf.Key(sha256.New, secret, salt, info, size)
		must(t, err)
		return key
	}
	secret := derived(shared, b.auth, "WebPush: info\x00"+string(b.key.PublicKey().Bytes())+string(sender), 32)
	block, err := aes.NewCipher(derived(secret, salt, "Content-Encoding: aes128gcm\x00", 16))
	must(t, err)
	open, err := cipher.NewGCM(block)
	must(t, err)
	text, err := open.Open(nil, derived(secret, salt, "Content-Encoding: nonce\x00", 12), sealed, nil)
	must(t, err)
	text, last := []byte(strings.TrimRight(string(text), "\x00")), byte(2)
	if text[len(text)-1] != last {
		t.Fatal("it does not end as the last record does")
	}
	must(t, json.Unmarshal(text[:len(text)-1], &p))
	return p
}

// vouched checks that a push is signed by the house for the service at that address (RFC 8292).
func vouched(t *testing.T, header, service, house string) {
	t.Helper()
	token, key, ok := strings.Cut(strings.TrimPrefix(header, "vapid t="), ", k=")
	if !ok || key != house {
		t.Fatalf("the house does not vouch for %s", header)
	}
	parts := strings.Split(token, ".")
	signature, err := base64url.DecodeString(parts[2])
	must(t, err)
	point, err := base64url.DecodeString(key)
	must(t, err)
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), point)
	must(t, err)
	sum := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	if !ecdsa.Verify(public, sum[:], new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:])) {
		t.Error("the signature is wrong")
	}
	said, err := base64url.DecodeString(parts[1])
	must(t, err)
	var claims struct {
		Aud, Sub string
		Exp      int64
	}
	must(t, json.Unmarshal(said, &claims))
	if claims.Aud != service || claims.Sub != "mailto:host@ennead.example" || claims.Exp == 0 {
		t.Errorf("the house says %s", said)
	}
}

// A device reads of a table what its person is told, with the number of tables that wait for them. Nobody between can
// read it, or tell what it is about.
func TestPush(t *testing.T) {
	lived(t, false, func(t *testing.T, h *house) {
		b := h.subscribes(ann, "https://push.example/take/1")
		id := h.duel("days calm")
		time.Sleep(soon)
		came := h.world.posts("push.example")
		if len(came) != 1 || came[0].Path != "/take/1" {
			t.Fatalf("pushes: %+v", came)
		}
		want := pushed{Title: "en turn", Text: "At sticks with Seat 2.", Lang: "en", Tag: "turn /t/" + string(id),
			Path: "/t/" + string(id), Turns: 1}
		if got := b.reads(t, came[0].Body); got != want {
			t.Errorf("it says %+v", got)
		}
		header := came[0].Header
		vouched(t, header.Get("Authorization"), "https://push.example", h.PushKey())
		if header.Get("TTL") != "86400" || header.Get("Urgency") != "normal" || len(header.Get("Topic")) > 32 ||
			strings.Contains(header.Get("Topic"), string(id)) || header.Get("Content-Encoding") != "aes128gcm" {
			t.Errorf("the service reads %v", header)
		}
		h.office.letters()
		for h.moves(id) {
		}
		time.Sleep(soon)
		over := h.world.posts("push.example")
		if len(over) != 1 || over[0].Header.Get("Topic") == header.Get("Topic") ||
			over[0].Header.Get("Urgency") != "low" {
			t.Fatalf("the end: %+v", over)
		}
		if p := b.reads(t, over[0].Body); p.Tag != "over /t/"+string(id) || p.Turns != 0 {
			t.Errorf("it says %+v", p)
		}
	})
}

// Little time left is urgent, and nobody hears of it after that time. A later push about the same takes the place of
// one that still waits. What there is to tell of many tables comes in one.
func TestPushesHurry(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		b := h.subscribes(ann, "https://push.example/1")
		h.asks(ann, everything)
		now := time.Now()
		at := func(kind table.NoticeKind, left time.Duration) Letter {
			return Letter{Lang: "en", Kind: kind, Now: now, All: []table.Word{{Table: "t", Game: "sticks",
				Due: now.Add(left)}}}
		}
		for _, c := range []struct {
			kind         table.NoticeKind
			left         time.Duration
			urgency, ttl string
		}{
			{table.NoticeTurn, 90 * time.Second, "high", "90"}, {table.NoticeTurn, time.Second, "high", "60"},
			{table.NoticeTurn, 2 * time.Hour, "normal", "7200"}, {table.NoticeLow, 12 * time.Hour, "high", "43200"},
			{table.NoticeTurn, 100 * time.Hour, "normal", "86400"},
		} {
			to := reader{id: ann, wish: Wish{Devices: []Device{b.Device}}}
			must(t, h.push(t.Context(), to, at(c.kind, c.left)))
			got := h.world.posts("push.example")[0].Header
			if got.Get("Urgency") != c.urgency || got.Get("TTL") != c.ttl {
				t.Errorf("%s with %s left: %s, %s", c.kind, c.left, got.Get("Urgency"), got.Get("TTL"))
			}
		}
		h.notices(table.NoticeTurn, 11)
		time.Sleep(2 * rounds)
		came := h.world.posts("push.example")
		if len(came) != 1 {
			t.Fatalf("%d pushes of many tables", len(came))
		}
		if p := b.reads(t, came[0].Body); p.Path != "/play" || p.Tag != "turn" || strings.Count(p.Text, "\n") != 8 ||
			!strings.HasSuffix(p.Text, "And 3 more.") {
			t.Errorf("it says %+v", p)
		}
	})
}

// A device that is gone, and one whose session has ended, get nothing more and are forgotten. The others go on.
func TestDevicesGo(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		ctx := t.Context()
		h.asks(ann, everything)
		must(t, h.Ask(ctx, ann, Wish{Lang: "en", Kinds: table.NoticeKinds(), Mail: Off}))
		for _, name := range []string{"gone", "here", "out"} {
			h.subscribes(ann, "https://"+name+".example/1")
		}
		must(t, h.db.End(ctx, string(ann), "session of https://out.example/1"))
		told := func(want ...string) {
			t.Helper()
			time.Sleep(2 * rounds)
			var got []string
			for _, name := range []string{"gone", "here", "out"} {
				for range h.world.posts(name + ".example") {
					got = append(got, name)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("pushes came to %v instead of %v", got, want)
			}
		}
		for _, status := range []int{http.StatusGone, http.StatusNotFound} {
			h.world.answer("gone", status)
			h.notices(table.NoticeTurn, 1)
			told("gone", "here")
			h.notices(table.NoticeTurn, 1)
			told("here")
			h.subscribes(ann, "https://gone.example/1")
		}
		h.told() // no letter, since mail is off
		w, err := h.Wish(ctx, ann)
		must(t, err)
		if len(w.Devices) != 2 || w.Devices[0].Endpoint != "https://here.example/1" {
			t.Errorf("left: %+v", w.Devices)
		}
		must(t, h.DropDevice(ctx, ann, w.Devices[0].ID()))
		h.world.answer("gone", http.StatusGone)
		h.notices(table.NoticeTurn, 1)
		told("gone")
		h.notices(table.NoticeTurn, 1)
		told() // and it does not wait for a device that may come
		if left, err := h.Of(ctx, ann); err != nil || slices.ContainsFunc(left, func(one Told) bool {
			return one.Sent.IsZero()
		}) {
			t.Errorf("still to be told: %+v, %v", left, err)
		}
	})
}

// What is no address of a push service, or no key, is refused, and so is a ninth device.
func TestHostileDevices(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		good := h.device(ann, "https://push.example/1").Device
		for _, change := range []func(*Device){
			func(d *Device) { d.Endpoint = "" },
			func(d *Device) { d.Endpoint = "http://push.example/1" },
			func(d *Device) { d.Endpoint = "https://127.0.0.1/1" },
			func(d *Device) { d.Endpoint = "https://push.example/" + strings.Repeat("x", 1100) },
			func(d *Device) { d.P256dh = "" },
			func(d *Device) { d.P256dh = base64url.EncodeToString(make([]byte, 65)) },
			func(d *Device) { d.P256dh = "B" + d.P256dh[2:] + "A" },
			func(d *Device) { d.P256dh += "!" },
			func(d *Device) { d.Auth = "" },
			func(d *Device) { d.Auth += "AAAA" },
		} {
			bad := good
			if change(&bad); bad == good {
				t.Fatal("nothing is wrong with it")
			}
			if err := h.AddDevice(t.Context(), ann, bad); !errors.Is(err, ErrDevice) {
				t.Errorf("%+v: %v", bad, err)
			}
		}
		for i := range MostDevices {
			h.subscribes(ann, "https://push.example/"+strconv.Itoa(i))
		}
		must(t, h.AddDevice(t.Context(), ann, good)) // it is there already
		more := h.device(ann, "https://push.example/more").Device
		if err := h.AddDevice(t.Context(), ann, more); !errors.Is(err, ErrDevices) {
			t.Errorf("another: %v", err)
		}
		must(t, h.db.End(t.Context(), string(ann), good.Session)) // so one of them gets nothing any more
		must(t, h.AddDevice(t.Context(), ann, more))
		if w, err := h.Wish(t.Context(), ann); err != nil || len(w.Devices) != MostDevices {
			t.Errorf("%d devices, %v", len(w.Devices), err)
		}
		h.Push = nil
		if err := h.AddDevice(t.Context(), bek, good); !errors.Is(err, ErrDevice) {
			t.Errorf("in a house without pushes: %v", err)
		}
	})
}

// A device whose push service gives it another address goes on getting notices there, and nowhere twice; also if the
// service has said before that the old address is void. Whoever wants none there gets none by that.
func TestDeviceMoves(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		ctx := t.Context()
		must(t, h.Ask(ctx, ann, Wish{Lang: "en", Kinds: table.NoticeKinds(), Mail: Off}))
		phone, desk := h.subscribes(ann, "https://old.example/1"), h.subscribes(ann, "https://desk.example/1")
		moves := func(from browser, to string) error {
			d := from.Device
			d.Endpoint, d.Name = to, "whatever it says"
			return h.RenewDevice(ctx, ann, d)
		}
		told := func(want ...string) {
			t.Helper()
			h.notices(table.NoticeTurn, 1)
			time.Sleep(2 * rounds)
			var got []string
			for _, name := range []string{"desk", "new", "next", "old"} {
				for range h.world.posts(name + ".example") {
					got = append(got, name)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("pushes came to %v instead of %v", got, want)
			}
		}
		must(t, moves(phone, "https://new.example/1"))
		must(t, moves(phone, "https://new.example/1")) // the browser asks once more
		told("desk", "new")
		h.world.answer("new", http.StatusGone)
		told("desk", "new")
		told("desk")
		must(t, moves(phone, "https://next.example/1"))
		told("desk", "next")
		w, err := h.Wish(ctx, ann)
		must(t, err)
		if len(w.Devices) != 2 || w.Devices[1].Name != phone.Name || len(w.Gone) != 0 {
			t.Errorf("%+v", w)
		}
		must(t, h.DropDevice(ctx, ann, w.Devices[1].ID()))
		for what, err := range map[string]error{
			"a device that was removed":     moves(phone, "https://new.example/2"),
			"a session that asked for none": moves(h.device(ann, "https://new.example/3"), "https://new.example/3"),
			"an older cookie": moves(browser{Device: Device{P256dh: desk.P256dh, Auth: desk.Auth}},
				"https://new.example/4"),
		} {
			if !errors.Is(err, ErrStrange) {
				t.Errorf("%s: %v", what, err)
			}
		}
		if err := moves(desk, "https://10.0.0.1/1"); !errors.Is(err, ErrDevice) {
			t.Errorf("a private address: %v", err)
		}
		if err := h.RenewDevice(ctx, bek, phone.Device); !errors.Is(err, ErrStrange) {
			t.Errorf("the device of somebody else: %v", err)
		}
		told("desk")
		for n := 3; n < mostRenewals; n++ {
			must(t, moves(desk, "https://desk.example/"+strconv.Itoa(n)))
		}
		if err := moves(desk, "https://desk.example/more"); !errors.Is(err, ErrTries) {
			t.Errorf("one too many: %v", err)
		}
		if shown := (Wish{Gone: []Device{phone.Device}}).Shown(); len(shown.Gone) > 0 {
			t.Errorf("a file shows %+v", shown)
		}
	})
}

// A push goes over the network to its service, which checks who sends it and passes it on to the device.
func TestPushService(t *testing.T) {
	h := open(t, true)
	came := make(chan posted, 1)
	c := reaching(t, func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		came <- posted{r.Host, r.URL.Path, r.Header, string(body)}
		w.WriteHeader(http.StatusCreated)
	})
	outside := c.Outside
	c.Config = h.conf(h.db, h.tables)
	c.Outside = outside
	b := h.subscribes(ann, "https://example.com/take/1")
	must(t, c.push(t.Context(), reader{id: ann, wish: Wish{Devices: []Device{b.Device}}}, Letter{Lang: "fr",
		Kind: table.NoticeOver, All: []table.Word{{Table: "abc", Game: "sticks", Others: []string{"Çem ☥"}}}}))
	got := <-came
	vouched(t, got.Header.Get("Authorization"), "https://example.com", h.PushKey())
	want := pushed{"fr over", "At sticks with Çem ☥.", "fr", "over /t/abc", "/t/abc", 0}
	if p := b.reads(t, got.Body); p != want || got.Path != "/take/1" {
		t.Errorf("%s takes %+v", got.Path, p)
	}
}
