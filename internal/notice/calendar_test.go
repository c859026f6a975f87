package notice

import (
	"errors"
	"strings"
	"testing"

	"ennead/internal/store"
)

// The address of a calendar stays the same until its person makes another or ends it, tells nobody who that is, and
// cannot be made up.
func TestFeed(t *testing.T) {
	lived(t, false, func(t *testing.T, h *house) {
		ctx := t.Context()
		wish := func() Wish {
			p, err := h.db.Person(ctx, string(ann))
			must(t, err)
			return Parse(p.Notices)
		}
		address := func() string { return h.FeedOf(ann, wish()) }
		h.asks(ann, everything)
		if at := address(); at != "" {
			t.Fatalf("nobody asked for %s", at)
		}
		must(t, h.SetFeed(ctx, ann, "fr", true))
		at := address()
		end, ok := strings.CutPrefix(at, Feed)
		r, err := h.Read(ctx, end)
		if !ok || err != nil || r.Person != ann || r.Lang != "fr" || address() != at || strings.Contains(at, "ann") {
			t.Fatalf("%s is read by %+v, %v", at, r, err)
		}
		if w := wish(); len(w.Kinds) != len(everything.Kinds) {
			t.Errorf("they want %+v", w)
		}
		wrong := func(ends ...string) {
			t.Helper()
			for _, end := range ends {
				if r, err := h.Read(ctx, end); !errors.Is(err, ErrFeed) || r.Person != "" {
					t.Errorf("%q is read by %+v, %v", end, r, err)
				}
			}
		}
		token := strings.TrimSuffix(end, FeedEnd)
		for i := range len(token) {
			if forged := token[:i] + "A" + token[i+1:]; forged != token {
				wrong(forged + FeedEnd)
			}
		}
		wrong("", FeedEnd, token, end+FeedEnd, "A"+FeedEnd, token[1:]+FeedEnd, token+"AAAA"+FeedEnd,
			strings.Repeat(token, 9)+FeedEnd, h.token(ann, Digest)+FeedEnd)
		must(t, h.Ask(ctx, ann, Wish{Lang: "en"})) // no letters any more
		if address() != at {
			t.Error("without letters it ends")
		}
		must(t, h.SetFeed(ctx, ann, "en", true))
		wrong(end)
		next := strings.TrimPrefix(address(), Feed)
		if r, err := h.Read(ctx, next); err != nil || r.Lang != "en" {
			t.Errorf("the next is read by %+v, %v", r, err)
		}
		must(t, h.db.EditPerson(ctx, string(ann), func(p *store.Person) error {
			p.Closed = 1
			return nil
		}))
		wrong(next)
		must(t, h.db.EditPerson(ctx, string(ann), func(p *store.Person) error {
			p.Closed = 0
			return nil
		}))
		must(t, h.SetFeed(ctx, ann, "en", false))
		wrong(next)
		if p, err := h.db.Person(ctx, string(ann)); err != nil || p.Notices != "" {
			t.Errorf("who wants nothing wants %q, %v", p.Notices, err)
		}
	})
}

// What was stored before there were digests still says the same.
func TestOlderWish(t *testing.T) {
	const text = `{"lang":"fr","kinds":["turn","over"]}`
	if w := Parse(text); w.Lang != "fr" || !w.Has("over") || w.Mail != AtOnce || w.text() != text {
		t.Errorf("%+v, %s", w, w.text())
	}
}
