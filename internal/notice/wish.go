package notice

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// Wish is what somebody wants to hear of, and how.
type Wish struct {
	Lang     string             `json:"lang"` // of the letters
	Kinds    []table.NoticeKind `json:"kinds"`
	Mail     Mailing            `json:"mail,omitempty"`
	Hook     *Hook              `json:"hook,omitempty"`
	Devices  []Device           `json:"devices,omitempty"`  // that get pushes
	Gone     []Device           `json:"gone,omitempty"`     // whose addresses are void: names and sessions only
	Calendar string             `json:"calendar,omitempty"` // goes into the address of their calendar; empty for none
	Digested int64              `json:"digested,omitempty"` // when they got the last digest, in ms since 1970
}

// Mailing says when letters come by mail.
type Mailing string

// When letters come: each at once, all that there is to tell in one digest, or not at all.
const (
	AtOnce Mailing = ""
	Daily  Mailing = "daily"
	Weekly Mailing = "weekly"
	Off    Mailing = "off"
)

// Mailings returns all of them.
func Mailings() []Mailing { return []Mailing{AtOnce, Daily, Weekly, Off} }

// Digest is what ends digests in [Courier.Stop], which have all kinds of things in one letter.
const Digest table.NoticeKind = "digest"

// Parse reads the wish of a stored person. What cannot be read counts as none.
func Parse(stored string) (w Wish) {
	if stored == "" || json.Unmarshal([]byte(stored), &w) != nil {
		return Wish{}
	}
	return w
}

// Has reports whether they want to hear of that kind.
func (w Wish) Has(kind table.NoticeKind) bool { return slices.Contains(w.Kinds, wished(kind)) }

// text returns what is stored of a wish: nothing if it says no more than a language.
func (w Wish) text() string {
	if len(w.Kinds) == 0 {
		w.Kinds = nil
	}
	if text := encoded(w); text != encoded(Wish{Lang: w.Lang}) {
		return text
	}
	return ""
}

func encoded(w Wish) string {
	text, _ := json.Marshal(w) // texts and numbers can always be encoded
	return string(text)
}

// Shown returns a wish without what lets somebody write to its person or read of them: for a file that the person takes
// along.
func (w Wish) Shown() Wish {
	if w.Hook != nil {
		w.Hook = &Hook{URL: "https://" + w.Hook.Host(), Plain: w.Hook.Plain, Failed: w.Hook.Failed}
	}
	shown := make([]Device, 0, len(w.Devices))
	for _, d := range w.Devices {
		shown = append(shown, Device{Name: d.Name, Endpoint: "https://" + host(d.Endpoint)})
	}
	w.Devices, w.Gone, w.Calendar = shown, nil, ""
	return w
}

// Wish returns what a person wants to hear of, and how.
func (c *Courier) Wish(ctx context.Context, person table.PersonID) (Wish, error) {
	p, err := c.Store.Person(ctx, string(person))
	return Parse(p.Notices), err
}

// Ask stores of what a person wants to hear from now on, in which language, and when by mail. Kinds that do not exist
// are left out. The other ways to tell them stay as they are.
func (c *Courier) Ask(ctx context.Context, person table.PersonID, asked Wish) error {
	now := c.House.Time().UnixMilli()
	return c.edit(ctx, person, func(w Wish) Wish {
		if w.Lang = asked.Lang; !slices.Contains(Mailings(), asked.Mail) {
			asked.Mail = AtOnce
		}
		w.Kinds = slices.DeleteFunc(table.NoticeKinds(), func(k table.NoticeKind) bool { return !asked.Has(k) })
		if w.Mail != asked.Mail && asked.digests() {
			w.Digested = now // a digest tells what happens from now on
		}
		w.Mail = asked.Mail
		return w
	})
}

// Stop ends the letters of one kind to a person, in whatever way they come, or their digests.
func (c *Courier) Stop(ctx context.Context, person table.PersonID, kind table.NoticeKind) error {
	return c.edit(ctx, person, func(w Wish) Wish {
		if kind == Digest && w.digests() {
			w.Mail = Off
		}
		w.Kinds = slices.DeleteFunc(w.Kinds, func(k table.NoticeKind) bool { return k == kind })
		return w
	})
}

// Told is something of which a person was told, or will be.
type Told struct {
	Kind  table.NoticeKind
	Table table.ID // empty of what contests and moderators announce
	About string   // the contest, measure or report of those
	At    time.Time
	Sent  time.Time // zero if it was not yet
}

// Of lists of what a person was told lately, or will be.
func (c *Courier) Of(ctx context.Context, person table.PersonID) (all []Told, err error) {
	stored, err := c.Store.NoticesOf(ctx, string(person))
	for _, n := range stored {
		one := Told{Kind: table.NoticeKind(n.Kind), Table: table.ID(n.Table), About: n.About, At: time.UnixMilli(n.At)}
		if n.Sent > 0 {
			one.Sent = time.UnixMilli(n.Sent)
		}
		all = append(all, one)
	}
	return all, err
}

func (c *Courier) edit(ctx context.Context, person table.PersonID, change func(Wish) Wish) error {
	return c.Store.EditPerson(ctx, string(person), func(p *store.Person) error {
		p.Notices = change(Parse(p.Notices)).text()
		return nil
	})
}

// Looked forgets of what a person is to be told about a table at which they look now. A page of a live table that
// refreshes itself is looked at; one of a game over days may have been open for days.
func (c *Courier) Looked(ctx context.Context, person table.PersonID, t *table.Table, opened bool) error {
	if !opened && !t.Live() {
		return nil
	}
	return errors.Join(
		c.Store.DropNotices(ctx, string(person), string(t.ID), string(table.NoticeTurn), string(table.NoticeLate),
			string(table.NoticeOver), string(table.NoticeInvite)),
		c.Store.ForgetNotices(ctx, string(person), string(t.ID), string(table.NoticeMessage)))
}
