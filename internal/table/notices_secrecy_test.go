package table

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"ennead/game"
	"ennead/games"
)

// Who cannot tell two games apart cannot tell the letters about them apart, nor calendars: whether there are any, when,
// and what they say. Here nobody but the players can tell them apart, and letters are for eyes that may see no more.
func TestLettersKeepSecrets(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			h := open(t, func(c *Config) { c.Games, c.Notices = []game.Game{g}, true })
			least, most := g.Players()
			if most < 2 {
				t.Fatal("nobody waits for anybody")
			}
			spec := Spec{Game: g.ID(), Seats: make([]SeatSpec, max(least, 2))}.with(Person).timed("days quick")
			id, err := h.Create(t.Context(), spec, ann, 0)
			must(t, err)
			all := []PersonID{ann, bek, cem, dan}
			for i := range spec.Seats {
				seat := players(h.look(id).Match.State)[i]
				if i > 0 {
					_, err := h.Claim(t.Context(), id, h.key(id, seat), all[i], "")
					must(t, err)
				}
				must(t, h.Ready(t.Context(), id, seat, [16]byte{byte(i), 7}))
			}
			r, chance, apart, told, dates := rand.New(rand.NewPCG(1, 2)), game.NewRand(3), 0, 0, 0
			guess := func(of *Table) *Table {
				other := *of
				other.Match = of.Match.Copy()
				other.Match.State.Mask(game.Spectator)
				other.Match.State.Determinize(game.Spectator, &chance)
				if !other.Match.State.Equal(of.Match.State) {
					apart++
				}
				return &other
			}
			old := h.look(id)
			for range 150 {
				if old.Owing() == 0 {
					break
				}
				seats := slices.Collect(old.Owing().All())
				seat := seats[r.IntN(len(seats))]
				moves := old.Match.State.Moves(nil, seat)
				next, err := h.Choose(t.Context(), id, seat, old.Version, moves[r.IntN(len(moves))])
				must(t, err)
				world := guess(next)
				noted := h.notices(old, next)
				alike(t, noted, h.notices(guess(old), world))
				told += len(noted)
				alike(t, next.Owing(), world.Owing()) // a device shows at how many tables it is one's turn
				for _, who := range all {
					for _, kind := range NoticeKinds() {
						theirs, at := held(next.Seats, string(who)), next.Updated.Add(30*time.Hour)
						w, again := next.told(theirs, kind, at)
						other, otherwise := world.told(theirs, kind, at)
						alike(t, w, other)
						alike(t, again, otherwise)
					}
					theirs := held(next.Seats, string(who))
					date, dated := next.due(theirs)
					other, datedToo := world.due(theirs)
					alike(t, date, other)
					alike(t, dated, datedToo)
					if dated {
						dates++
					}
					for _, kinds := range [][]NoticeKind{NoticeKinds(), {NoticeLow}} {
						kind, w := next.newest(theirs, next.Created, kinds, next.Updated.Add(30*time.Hour))
						otherKind, other := world.newest(theirs, next.Created, kinds, next.Updated.Add(30*time.Hour))
						alike(t, w, other)
						alike(t, kind, otherKind)
					}
				}
				old = next
			}
			if apart < 4 || told < 20 || dates < 20 { // a dozen, and a hundred
				t.Errorf("only %d different worlds were compared, with %d notices and %d dates", apart, told, dates)
			}
		})
	}
}

// alike compares two things byte for byte.
func alike(t *testing.T, a, b any) {
	t.Helper()
	one, err := json.Marshal(a)
	must(t, err)
	other, err := json.Marshal(b)
	must(t, err)
	if string(one) != string(other) {
		t.Fatalf("letters tell worlds apart: %s and %s", one, other)
	}
}
