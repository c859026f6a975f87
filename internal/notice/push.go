package notice

import (
	"cmp"
	"context"
	"crypto/ecdh"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"

	"github.com/SherClockHolmes/webpush-go"
)

// Device is a browser that shows notices, even while no page of the site is open. It gets them as long as the session
// lasts in which they were asked for.
type Device struct {
	Endpoint string `json:"endpoint"`         // where its push service takes them
	P256dh   string `json:"p256dh,omitempty"` // its public key, and a secret, by which only the device can read them
	Auth     string `json:"auth,omitempty"`
	Name     string `json:"name"` // of the browser, or empty
	Session  string `json:"session,omitempty"`
}

// MostDevices is how many devices of a person may get pushes.
const MostDevices = 8

// mostRenewals is how often devices of a person may get another address in a day.
const mostRenewals = 24

// Why a device gets no pushes.
var (
	ErrDevice  = errors.New("that is no address of a push service, or no key")
	ErrDevices = errors.New("there are too many devices")
	ErrStrange = errors.New("no device of that session gets pushes")
	errGone    = errors.New("no device takes pushes any more")
)

// NewPushKey returns what signs pushes: a private key of 32 bytes.
func NewPushKey() []byte {
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		panic(err) // the system has no randomness
	}
	return key.Bytes()
}

// PushKey returns the public key that a browser asks for before it gives an address; empty if there are no pushes.
func (c *Courier) PushKey() string {
	if len(c.Push) == 0 {
		return ""
	}
	key, err := ecdh.P256().NewPrivateKey(c.Push)
	if err != nil {
		return "" // it was not made by [NewPushKey]
	}
	return base64.RawURLEncoding.EncodeToString(key.PublicKey().Bytes())
}

// ID tells a device apart from others of its person.
func (d Device) ID() string {
	sum := sha256.Sum256([]byte(d.Endpoint))
	return base64.RawURLEncoding.EncodeToString(sum[:12])
}

// valid reports whether something can be sent to a device.
func (d Device) valid() bool {
	_, err := cleanAddress(d.Endpoint, mostEndpoint)
	point, bad := base64.RawURLEncoding.DecodeString(strings.TrimRight(d.P256dh, "="))
	if err != nil || bad != nil {
		return false
	}
	if _, err := ecdh.P256().NewPublicKey(point); err != nil {
		return false
	}
	secret, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(d.Auth, "="))
	return err == nil && len(secret) == 16
}

// AddDevice has a device of a person get pushes, in place of one of the same address: [ErrDevice] if it cannot,
// [ErrDevices] if too many do.
func (c *Courier) AddDevice(ctx context.Context, person table.PersonID, d Device) error {
	if c.PushKey() == "" || !d.valid() {
		return ErrDevice
	}
	living, err := c.Store.Sessions(ctx, string(person))
	if err != nil {
		return err
	}
	full := false
	err = c.edit(ctx, person, func(w Wish) Wish {
		w.Devices = slices.DeleteFunc(alive(w.Devices, living), func(old Device) bool { return old.ID() == d.ID() })
		if full = len(w.Devices) >= MostDevices; !full {
			w.Devices = append(w.Devices, d)
		}
		w.Gone = slices.DeleteFunc(alive(w.Gone, living), func(old Device) bool { return old.Session == d.Session })
		return w
	})
	if err == nil && full {
		return ErrDevices
	}
	return err
}

// RenewDevice gives a device of a person, which is told apart by its session, the address and keys that its browser has
// for it now, also if the push service has made the old ones void before. It is [ErrStrange] if no notices are wanted
// there, [ErrDevice] if the device can get none, and [ErrTries] if that came too often.
func (c *Courier) RenewDevice(ctx context.Context, person table.PersonID, d Device) error {
	if c.PushKey() == "" || !d.valid() {
		return ErrDevice
	}
	w, err := c.Wish(ctx, person)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	if _, ok := w.renewed(d); !ok {
		return ErrStrange
	}
	who := "addresses of " + c.keyed("devices of "+string(person))
	if may, err := c.Store.Spend(ctx, who, mostRenewals, 24*time.Hour); err != nil || !may {
		return cmp.Or(err, ErrTries)
	}
	ok := false
	err = c.edit(ctx, person, func(w Wish) Wish {
		w, ok = w.renewed(d)
		return w
	})
	if err == nil && !ok {
		return ErrStrange
	}
	return err
}

// renewed returns a wish with the address that a device has now; false if no device of its session gets notices.
func (w Wish) renewed(d Device) (Wish, bool) {
	mine := func(old Device) bool { return old.Session == d.Session }
	all := slices.Concat(w.Devices, w.Gone)
	at := slices.IndexFunc(all, mine)
	if at < 0 || d.Session == "" {
		return w, false
	}
	d.Name = all[at].Name
	w.Gone = slices.DeleteFunc(slices.Clone(w.Gone), mine)
	w.Devices = slices.DeleteFunc(slices.Clone(w.Devices), func(old Device) bool {
		return mine(old) || old.ID() == d.ID()
	})
	if len(w.Devices) >= MostDevices { // others have come in place of one that was gone
		return w, false
	}
	w.Devices = append(w.Devices, d)
	return w, true
}

// DropDevice ends the pushes to a device of a person, if it gets any.
func (c *Courier) DropDevice(ctx context.Context, person table.PersonID, id string) error {
	return c.edit(ctx, person, func(w Wish) Wish {
		w.Devices = slices.DeleteFunc(w.Devices, func(d Device) bool { return d.ID() == id })
		return w
	})
}

// living returns the devices of a reader whose sessions have not ended.
func (c *Courier) living(ctx context.Context, to reader) ([]Device, error) {
	if len(to.wish.Devices) == 0 {
		return nil, nil
	}
	sessions, err := c.Store.Sessions(ctx, string(to.id))
	return alive(to.wish.Devices, sessions), err
}

func (c *Courier) pushes(to reader) bool { return c.PushKey() != "" && len(to.wish.Devices) > 0 }

// pushed is what the service worker of a device gets.
type pushed struct {
	Title string `json:"title"`
	Text  string `json:"text"`
	Lang  string `json:"lang"`
	Tag   string `json:"tag"`   // what a later one of the same tag replaces
	Path  string `json:"path"`  // the page that a click opens
	Turns int    `json:"turns"` // at how many tables it is their turn
}

const (
	mostEndpoint = 1024 // bytes of the address of a device; they are long
	mostPushed   = 2000 // bytes of the text of a push, which may have 3,993 in all
	lobby        = "/play"
	soonest      = time.Minute
	pushedWhile  = 24 * time.Hour // how long a push service tries to reach a device
)

// pushed returns what a letter says on a device.
func (c *Courier) pushed(l Letter, turns int) pushed {
	b := c.Brief(l)
	p := pushed{Title: b.Title, Lang: l.Lang, Tag: string(l.Kind), Path: lobby, Turns: turns}
	lines := make([]string, 0, len(b.Lines)+1)
	for _, line := range b.Lines {
		lines = append(lines, line.Text)
	}
	if b.More != "" {
		lines = append(lines, b.More)
	}
	if len(b.Lines) == 1 && b.More == "" {
		p.Path = b.Lines[0].Path
		p.Tag += " " + p.Path
	}
	p.Text = fitting(lines, mostPushed)
	return p
}

// fitting joins as many lines as have room for so many bytes.
func fitting(lines []string, most int) string {
	text := ""
	for i, line := range lines {
		if len(text)+len(line) > most {
			return text + "…"
		}
		if i > 0 {
			text += "\n"
		}
		text += line
	}
	return text
}

// push sends a letter to all devices of a reader at the same time, and forgets those that are gone. It is taken if one
// of them takes it.
func (c *Courier) push(ctx context.Context, to reader, l Letter) error {
	turns, err := c.House.Waiting(ctx, to.id)
	if err != nil {
		c.Log.WarnContext(ctx, "a push counts no tables", "error", err)
	}
	p := c.pushed(l, turns)
	text, err := json.Marshal(p)
	if err != nil {
		return err
	}
	text = slices.Clip(text) // the library pads it where it has room, and all devices get the same
	options := c.options(to, p, l)
	became := make([]error, len(to.wish.Devices))
	var all sync.WaitGroup
	for i, d := range to.wish.Devices {
		all.Go(func() {
			became[i] = sent(ctx, func(ctx context.Context) (*http.Response, error) {
				return webpush.SendNotificationWithContext(ctx, text, &webpush.Subscription{Endpoint: d.Endpoint,
					Keys: webpush.Keys{Auth: d.Auth, P256dh: d.P256dh}}, options)
			})
		})
	}
	all.Wait()
	if err := c.forget(ctx, to, became); err != nil {
		c.Log.WarnContext(ctx, "a device stays that is gone", "error", err)
	}
	return settled(became)
}

// options are what a push service is told about a push. Its topic, by which a later push takes the place of one that
// still waits, shows the service neither the table nor the reader.
func (c *Courier) options(to reader, p pushed, l Letter) *webpush.Options {
	urgency, left := webpush.UrgencyNormal, pushedWhile
	for _, w := range l.All {
		if !w.Due.IsZero() {
			left = min(left, max(soonest, w.Due.Sub(l.Now)))
		}
	}
	switch {
	case l.Kind == table.NoticeOver:
		urgency = webpush.UrgencyLow
	case l.Kind == table.NoticeLow, left < time.Hour:
		urgency = webpush.UrgencyHigh
	}
	return &webpush.Options{HTTPClient: c.Outside, Topic: c.keyed("topic " + string(to.id) + p.Tag),
		TTL: int(left.Seconds()), Urgency: urgency, Subscriber: c.Contact, VAPIDPublicKey: c.PushKey(),
		VAPIDPrivateKey: base64.RawURLEncoding.EncodeToString(c.Push)}
}

// forget drops the devices of a reader of which their push services said that they are gone. Their browsers may have
// other addresses already, and say so when they run again.
func (c *Courier) forget(ctx context.Context, to reader, became []error) error {
	lost := map[string]bool{}
	for i, d := range to.wish.Devices {
		if gone(became[i]) {
			lost[d.Endpoint] = true
		}
	}
	if len(lost) == 0 {
		return nil
	}
	return c.edit(ctx, to.id, func(w Wish) Wish {
		for _, d := range w.Devices {
			if lost[d.Endpoint] {
				w.Gone = append(w.Gone, Device{Name: d.Name, Session: d.Session})
			}
		}
		w.Gone = w.Gone[max(0, len(w.Gone)-MostDevices):]
		w.Devices = slices.DeleteFunc(w.Devices, func(d Device) bool { return lost[d.Endpoint] })
		return w
	})
}

func gone(err error) bool {
	var no *Refusal
	return errors.As(err, &no) && (no.Status == http.StatusNotFound || no.Status == http.StatusGone)
}

// settled says what became of a push that went to several devices.
func settled(became []error) error {
	var again, lost error
	for _, err := range became {
		switch {
		case err == nil:
			return nil
		case gone(err):
			lost = cmp.Or(lost, errGone)
		case errors.As(err, new(missed)):
			again = err
		default:
			lost = err
		}
	}
	if errors.Is(lost, ErrSilent) || again == nil {
		return lost
	}
	return again
}

// alive returns the devices whose sessions have not ended.
func alive(devices []Device, sessions []store.Session) []Device {
	return slices.DeleteFunc(slices.Clone(devices), func(d Device) bool {
		return !slices.ContainsFunc(sessions, func(s store.Session) bool { return s.Hash == d.Session })
	})
}
