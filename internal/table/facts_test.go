package table

import (
	"context"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/learnt"
	"ennead/internal/sticks"
	"ennead/internal/store"
)

// ofSticks has a house compare the hands at sticks, and the bank on which somebody lays their first throw.
func ofSticks(c *Config) {
	verb := func(text string) uint8 {
		m, err := sticks.Game.Lexicon().Parse(text)
		if err != nil {
			panic(err)
		}
		return m.Verb
	}
	c.Steward = "first"
	c.Deeds = func(game.Game) []learnt.Kind {
		return []learnt.Kind{
			{Key: "hand", Deeds: []string{"", "left", "right"}, Number: learnt.Verb(verb("hide left"))},
			{Key: "bank", Deeds: []string{"red", "black"}, Opens: true, Number: learnt.Verb(verb("lay red"))},
		}
	}
}

// factsAt returns the facts of a table, as its people have them.
func (h *house) factsAt(id ID, who PersonID) (list []store.Fact) {
	h.t.Helper()
	all, err := h.conf.Store.FactsOf(h.t.Context(), string(who), false, 100)
	must(h.t, err)
	for _, f := range all {
		if f.Table == string(id) {
			list = append(list, f.Fact)
		}
	}
	return list
}

// When a rated game of three has ended, there are facts of each seat, who left included; they are the same once they
// have been read anew.
func TestFacts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, ofSticks)
		t.Cleanup(h.shut)
		at := h.playedByTwo()
		id := at.ID
		list := h.factsAt(id, ann)
		if len(list) != 3 {
			t.Fatalf("there are facts of %d seats", len(list))
		}
		for _, r := range Ranks(at) {
			f := list[r.Seat]
			if f.Person != r.who || f.Rank != r.Place || f.Went != r.Gone || f.Points != at.Match.State.Score(r.Seat) {
				t.Errorf("%+v\nof %+v", f, r)
			}
			if f.Place != int(r.Seat)+1 || f.Pace != PaceLive || !f.Rated || f.Players != 3 || f.Bots != 0 ||
				f.Firsts < 1 {
				t.Errorf("%+v", f)
			}
			if did := strings.HasPrefix(f.Deeds, "hand/left\nbank/"); did == f.Went {
				t.Errorf("who left: %v; they did %q", f.Went, f.Deeds)
			}
		}
		for _, took := range readStints(list[0].Stints) {
			if took > 2*time.Minute {
				t.Errorf("ann thought for %s", took)
			}
		}
		if list[0].Stints == "" || list[2].Stints == "" {
			t.Errorf("stints: %q, %q", list[0].Stints, list[2].Stints)
		}
		if _, err := h.conf.Store.Job(t.Context(), jobOf(factsJob, id)); err == nil {
			t.Error("there is still a job to store the facts")
		}
		must(t, h.conf.Store.SetFacts(t.Context(), string(id), at.Version, nil))
		found, err := h.RebuildFacts(t.Context())
		must(t, err)
		if again := h.factsAt(id, ann); !slices.Equal(again, list) || found != (FactsRebuilt{Games: 1}) {
			t.Errorf("read anew: %+v, %+v", found, again)
		}
	})
}

// Bots have ranks, too. Who plays against themselves, practises, or is guided, has no facts.
func TestFactsOfBots(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { factsOfBots(t) })
}

func factsOfBots(t *testing.T) {
	h := open(t, ofSticks)
	t.Cleanup(h.shut)
	spec := people(3)
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "Bek")
	must(t, err)
	for seat := range game.Seat(2) {
		must(t, h.Ready(t.Context(), id, seat, [16]byte{1}))
	}
	for h.look(id).Status != Over {
		h.finish(id)
		time.Sleep(time.Second)
	}
	synctest.Wait()
	list := h.factsAt(id, ann)
	if len(list) != 3 || list[2].Person != "" || list[2].Bots != 1 || list[0].Bots != 1 || list[0].Pace != "" {
		t.Fatalf("%+v", list)
	}
	if list[2].Rank != h.look(id).Match.State.Rank(2) {
		t.Errorf("the bot has rank %d", list[2].Rank)
	}
	eve := PersonID("eve-eve-eve-eve-eve") // whose account gets what ann has played as a guest
	h.accounts(eve)
	time.Sleep(20 * time.Minute)
	_, err = h.Adopt(t.Context(), ann, eve, []ID{id})
	must(t, err)
	if now := h.factsAt(id, eve); len(now) != 3 || now[0].Person != string(eve) || len(h.factsAt(id, ann)) != 0 {
		t.Errorf("after eve has brought the game: %+v", now)
	}
	_, err = h.RebuildFacts(t.Context())
	must(t, err)
	if now := h.factsAt(id, eve); len(now) != 3 || now[0].Finished != list[0].Finished {
		t.Errorf("read anew, the game has ended at another time: %+v, not %d", now, list[0].Finished)
	}
	alone, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	_, err = h.Claim(t.Context(), alone, h.key(alone, 1), ann, "")
	must(t, err)
	for seat := range game.Seat(2) {
		must(t, h.Ready(t.Context(), alone, seat, [16]byte{1}))
	}
	h.finish(alone)
	if list := h.factsAt(alone, ann); len(list) != 0 {
		t.Errorf("who has played against themselves: %+v", list)
	}
}

// Who is erased during a rated game is nobody in its facts.
func TestFactsOfTheErased(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, ofSticks)
		t.Cleanup(h.shut)
		h.accounts(ann, bek, cem)
		id, err := h.sat(ann, bek, cem)
		must(t, err)
		h.ready(id)
		h.playTurns(id, 3)
		must(t, h.Erase(t.Context(), bek))
		h.finishTimed(id)
		list := h.factsAt(id, ann)
		if len(list) != 3 || list[1].Person != "" || list[1].Stints != "" || list[2].Stints == "" {
			t.Errorf("%+v", list)
		}
	})
}

// factless is a store that cannot store facts.
type factless struct{ store.Store }

func (factless) SetFacts(context.Context, string, int64, []store.Fact) error {
	return store.ErrUnreachable
}

// What a server did not store, the next one does.
func TestFactsLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, ofSticks, func(c *Config) { c.Store = factless{c.Store} })
		t.Cleanup(h.shut)
		h.accounts(ann, bek)
		id, err := h.sat(ann, bek)
		must(t, err)
		h.ready(id)
		h.finishTimed(id)
		if list := h.factsAt(id, ann); len(list) != 0 {
			t.Fatalf("a store that stores no facts has %+v", list)
		}
		h.reopen()
		time.Sleep(2 * holds)
		synctest.Wait()
		if list := h.factsAt(id, ann); len(list) != 2 || list[0].Person != string(ann) {
			t.Errorf("after the server is back: %+v", list)
		}
	})
}

// A seat that thinks for a minute while the game is paused for some of it has not thought for a minute.
func TestThoughtInAPause(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := timedCompany(t, "live quick", ann, bek)
		h.playTurns(id, 1)
		at := h.look(id)
		seat := at.Owing().First()
		before := len(at.thought(seat))
		for n, who := range []PersonID{ann, bek} {
			_, err := h.Pause(t.Context(), id, game.Seat(n), who, 5*time.Minute)
			must(t, err)
		}
		time.Sleep(time.Minute)
		_, err := h.Resume(t.Context(), id, seat, []PersonID{ann, bek}[seat])
		must(t, err)
		for h.look(id).Owing().Has(seat) {
			h.step(id)
		}
		if after := len(h.look(id).thought(seat)); after != before {
			t.Errorf("%d stints before the pause, %d after it", before, after)
		}
	})
}

// between is a store in which something happens just before facts are stored for the first time.
type between struct {
	store.Store
	happens func()
}

func (b *between) SetFacts(ctx context.Context, table string, version int64, all []store.Fact) error {
	if happens := b.happens; happens != nil {
		b.happens = nil
		happens()
	}
	return b.Store.SetFacts(ctx, table, version, all)
}

// An account that takes over the games of a guest has their facts, also of a game that ends just then, whether the
// guest sits there to the end or has left.
func TestFactsOfAnAdoptedGame(t *testing.T) {
	for _, leaves := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			db := &between{}
			h := open(t, ofSticks, func(c *Config) { db.Store, c.Store = c.Store, db })
			t.Cleanup(h.shut)
			h.acquainted(ann, bek)
			h.accounts(cem)
			id, err := h.Create(t.Context(), people(2).timed("live quick"), ann, 0)
			must(t, err)
			_, err = h.Claim(t.Context(), id, h.key(id, 1), bek, "Bek")
			must(t, err)
			h.ready(id)
			h.playTurns(id, 2)
			if leaves {
				_, err := h.Leave(t.Context(), id, 1, bek)
				must(t, err)
			}
			db.happens = func() {
				_, err := h.Adopt(t.Context(), bek, cem, []ID{id})
				must(t, err)
			}
			h.finishTimed(id)
			synctest.Wait()
			if db.happens != nil {
				t.Fatal("no facts are stored")
			}
			if list := h.factsAt(id, cem); len(list) != 2 || list[1].Person != string(cem) || list[1].Went != leaves {
				t.Errorf("of who left (%t) the account has the facts %+v", leaves, list)
			}
			if list := h.factsAt(id, bek); len(list) != 0 {
				t.Errorf("the guest still has the facts %+v", list)
			}
		})
	}
}
