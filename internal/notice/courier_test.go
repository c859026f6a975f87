package notice

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ennead/internal/clock"
	"ennead/internal/post"
	"ennead/internal/store"
	"ennead/internal/table"
)

// In virtual time a test lives through hours. What it does falls between two rounds of the courier.
func lived(t *testing.T, whatever bool, do func(t *testing.T, h *house)) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, whatever)
		time.Sleep(rounds / 2)
		do(t, h)
	})
}

const soon = 10*time.Minute + 2*rounds

// Whoever is to move and does not look gets one letter, once; then none until the game is over.
func TestTurn(t *testing.T) {
	lived(t, false, func(t *testing.T, h *house) {
		id := h.duel("")
		time.Sleep(10*time.Minute - time.Second)
		h.told()
		time.Sleep(2 * rounds)
		came := h.office.letters()
		if len(came) != 2 || came[0].To == came[1].To {
			t.Fatalf("letters: %v", came)
		}
		for _, l := range came {
			if l.Subject != "en turn 1 and 0" || l.Text != string(id)+" " ||
				!strings.HasPrefix(l.Stop, "https://ennead.example/n/") {
				t.Errorf("a letter: %+v", l)
			}
		}
		time.Sleep(5 * time.Hour)
		h.told()
		for h.moves(id) {
		}
		time.Sleep(soon)
		h.told("ann en over 1 and 0", "bek en over 1 and 0")
	})
}

// Nobody is told what they have seen, and what is past.
func TestLooked(t *testing.T) {
	lived(t, false, func(t *testing.T, h *house) {
		id := h.duel("")
		must(t, h.Looked(t.Context(), ann, h.look(id), true))
		must(t, h.Looked(t.Context(), bek, h.look(id), false)) // a page that may be open somewhere
		time.Sleep(soon)
		h.told("bek en turn 1 and 0")
		for h.look(id).Owing().Len() != 1 {
			h.moves(id)
		}
		h.office.letters()
		h.moves(id)
		time.Sleep(5 * time.Minute)
		for h.moves(id) { // before anybody is told
		}
		time.Sleep(soon)
		h.told("ann en over 1 and 0", "bek en over 1 and 0")

		live := h.duel("live calm")
		must(t, h.Looked(t.Context(), bek, h.look(live), false)) // a page that refreshes itself
		time.Sleep(20*time.Second + 2*rounds)
		h.told("ann en turn 1 and 0")
	})
}

// Letters go to those who asked for just them, and who have an address.
func TestWho(t *testing.T) {
	lived(t, false, func(t *testing.T, h *house) {
		ctx := t.Context()
		id := h.duel("")
		must(t, h.Ask(ctx, ann, Wish{Lang: "fr", Kinds: []table.NoticeKind{table.NoticeOver, "nonsense"}}))
		must(t, h.db.AddCredential(ctx, store.Credential{ID: "key", Person: string(bek), Data: []byte{}}))
		must(t, h.db.DropMail(ctx, string(bek)))
		time.Sleep(soon)
		h.told()
		for h.moves(id) {
		}
		time.Sleep(soon)
		h.told("ann fr over 1 and 0")
		for _, who := range []table.PersonID{ann, bek} {
			if all, err := h.Of(ctx, who); err != nil || len(all) > 1 {
				t.Errorf("left: %+v, %v", all, err)
			}
		}
		must(t, h.Ask(ctx, ann, Wish{Lang: "fr"}))
		if p, err := h.db.Person(ctx, string(ann)); err != nil || p.Notices != "" {
			t.Errorf("who wants nothing wants %q, %v", p.Notices, err)
		}
		h.duel("")
		must(t, h.db.EditPerson(ctx, string(ann), func(p *store.Person) error {
			p.Closed = time.Now().UnixMilli()
			return nil
		}))
		time.Sleep(soon)
		h.told("bek en turn 1 and 0")
	})
}

// In quiet hours and on vacation nobody gets a letter; afterwards they get what is still true.
func TestHours(t *testing.T) {
	t.Parallel()
	lived(t, false, func(t *testing.T, h *house) {
		from := time.Now().UTC()
		quiet, err := clock.ParseQuiet(from.Format("Etc/UTC 15:04 ") + from.Add(3*time.Hour).Format("15:04"))
		must(t, err)
		const quarter = 15 * time.Minute // vacations begin with one
		must(t, h.tables.SetQuiet(t.Context(), ann, quiet))
		must(t, h.tables.GoAway(t.Context(), bek, 2))
		time.Sleep(quarter)
		h.duel("days calm")
		time.Sleep(3*time.Hour - quarter - rounds)
		h.told()
		time.Sleep(4 * rounds)
		h.told("ann en turn 1 and 0")
		time.Sleep(44 * time.Hour)
		h.told()
		time.Sleep(2 * time.Hour)
		h.told("bek en turn 1 and 0")
	})
}

// Nobody gets more than eight letters in an hour. The rest comes in one.
func TestOften(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		h.asks(ann, everything)
		h.notices(table.NoticeTurn, 11)
		time.Sleep(2 * rounds)
		h.told("ann en turn 8 and 3")
		for range 7 {
			h.notices(table.NoticeLate, 1)
			time.Sleep(time.Minute)
		}
		h.told("ann en late 1 and 0", "ann en late 1 and 0", "ann en late 1 and 0", "ann en late 1 and 0",
			"ann en late 1 and 0", "ann en late 1 and 0", "ann en late 1 and 0")
		h.notices(table.NoticeOver, 5)
		time.Sleep(20 * time.Minute)
		h.notices(table.NoticeOver, 4)
		time.Sleep(20 * time.Minute)
		h.told()
		time.Sleep(30 * time.Minute)
		h.told("ann en over 8 and 1")
	})
}

// always has something to tell of every table.
type always struct{ House }

func (always) Word(
	_ context.Context, id table.ID, _ table.PersonID, _ table.NoticeKind,
) (*table.Word, time.Time, error) {
	return &table.Word{Table: id, Game: "sticks"}, time.Time{}, nil
}

// A letter that the mail server surely did not take is sent again; any other is not.
func TestMailServer(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		h.asks(ann, everything)
		for _, err := range []error{post.ErrUnreachable, post.ErrLogin, &post.Refusal{Code: 451}} {
			h.office.closed(err)
			h.notices(table.NoticeTurn, 1)
			time.Sleep(time.Minute)
			h.office.closed(nil)
			time.Sleep(unsent)
			h.told("ann en turn 1 and 0")
			time.Sleep(2 * time.Hour)
			h.told()
		}
		for _, err := range []error{post.ErrSlow, post.ErrBroken, post.ErrLetter, &post.Refusal{Code: 550},
			errors.New("whatever")} {
			h.office.closed(err)
			h.notices(table.NoticeTurn, 1)
			time.Sleep(time.Minute)
			h.office.closed(nil)
			time.Sleep(2 * time.Hour)
			h.told()
		}
	})
}

// An address ends the letters of one kind to one person, tells nobody who that is, and cannot be made up.
func TestStop(t *testing.T) {
	lived(t, false, func(t *testing.T, h *house) {
		ctx := t.Context()
		h.asks(ann, everything)
		token := h.token(ann, table.NoticeTurn)
		if again := h.token(ann, table.NoticeTurn); again == token || strings.Contains(token, "ann") {
			t.Errorf("the tokens are %s and %s", token, again)
		}
		who, kind, err := h.Follow(token)
		if err != nil || who != ann || kind != table.NoticeTurn {
			t.Errorf("%q of %q, %v", kind, string(who), err)
		}
		for i := range len(token) {
			forged := token[:i] + "A" + token[i+1:]
			if _, _, err := h.Follow(forged); forged != token && !errors.Is(err, ErrStop) {
				t.Errorf("with another letter at %d: %v", i, err)
			}
		}
		for _, text := range []string{"", "A", token[1:], token + "AAAA", token + " ", strings.Repeat(token, 99)} {
			if _, _, err := h.Follow(text); !errors.Is(err, ErrStop) {
				t.Errorf("%q: %v", text, err)
			}
		}
		other := &Courier{Config: Config{Key: []byte("of another house")}}
		if _, _, err := other.Follow(token); !errors.Is(err, ErrStop) {
			t.Errorf("another house: %v", err)
		}
		for range 2 {
			must(t, h.Stop(ctx, who, kind))
			p, err := h.db.Person(ctx, string(ann))
			must(t, err)
			w := Parse(p.Notices)
			if len(w.Kinds) != len(everything.Kinds)-1 || w.Has(table.NoticeTurn) || w.Lang != "en" {
				t.Errorf("they want %+v", w)
			}
		}
	})
}
