package kemet_test

import (
	"testing"

	"ennead/game"
	"ennead/games/kemet"
)

// sums returns the figures of a side by the formulas of KEM-6.8 and KEM-6.10, without looking at terms.
func sums(s *kemet.State, i int) (n [3]int) {
	me := &s.Fight.Side[i]
	n = [3]int{int(me.Strength), int(me.Damage), int(me.Defence)}
	n[kemet.Strength] += s.Fought(i) + int(me.Wound)*s.PowerOf(me.Seat, kemet.PowerWound) +
		s.PowerOf(me.Seat, kemet.PowerBlades)
	n[kemet.Strength] += s.PowerOf(me.Seat, [...]kemet.Power{kemet.PowerCharge, kemet.PowerDefence}[i])
	n[kemet.Damage] += s.PowerOf(me.Seat, kemet.PowerCarnage)
	n[kemet.Defence] += s.PowerOf(me.Seat, kemet.PowerShields)
	if s.OwnerOf(s.Fight.Space) == me.Seat {
		n[kemet.Strength]++
	}
	if s.Fight.Open {
		b := s.Data.Battle[me.Keep-1]
		n = [3]int{n[0] + b.Strength, n[1] + b.Damage, n[2] + b.Defence}
	}
	if beast := s.Ally(i); beast != kemet.NoBeast && !s.Silenced(i) {
		b := s.Data.Beasts[beast]
		n = [3]int{n[0] + b.Strength, n[1] + b.Damage, n[2] + b.Defence}
	}
	return n
}

// In random games, at every stage of a combat, the terms of each side add up to its figures, no term is 0, and the
// compared Strength no longer changes (KEM-6.8, KEM-6.10).
func TestTerms(t *testing.T) {
	seen, sources := 0, map[kemet.Source]int{}
	for seed := range uint64(60) {
		s := start(t, 2+int(seed%4))
		giveTiles(s, seed)
		r := game.NewRand(seed)
		var buf []game.Move
		frozen := [2]int{}
		for s.Owing() != 0 {
			if s.Fight.Space != kemet.NoSpace && s.Fight.Begun {
				seen++
				for i := range 2 {
					want := sums(s, i)
					for what := range kemet.Figure(3) {
						total := 0
						for _, term := range s.Terms(i, what, nil) {
							total += int(term.N)
							sources[term.Source]++
							if term.N == 0 {
								t.Fatalf("got a term of 0: %+v", term)
							}
						}
						if total != want[what] {
							t.Fatalf("figure %d of side %d: got terms %v of sum %d, want %d",
								what, i, s.Terms(i, what, nil), total, want[what])
						}
					}
					switch n := s.Strength(i); {
					case !s.Fight.Compared:
						frozen[i] = -1
					case frozen[i] < 0:
						frozen[i] = n
					case n != frozen[i]:
						t.Fatalf("side %d has Strength %d after the comparison, want %d", i, n, frozen[i])
					}
				}
			}
			seat := s.Owing().First()
			m, ok := game.Move{}, false
			if s.Owing().Has(game.Nature) {
				seat = game.Nature
				m, buf = r.Roll(s, buf)
				ok = true
			}
			if !ok {
				buf = s.Moves(buf[:0], seat)
				m = buf[r.Intn(len(buf))]
			}
			s.Play(seat, m, nil)
		}
	}
	for from := kemet.FromTroop; from <= kemet.FromCity; from++ {
		if sources[from] == 0 {
			t.Errorf("no combat had a term from source %d", from)
		}
	}
	t.Logf("%d positions in combats, terms by source %v", seen, sources)
}

// giveTiles distributes the tiles that count in combats, so that there are terms to add up.
func giveTiles(s *kemet.State, seed uint64) {
	r := game.NewRand(seed + 1000)
	for tile := range uint8(kemet.TileCount) {
		seat := game.Seat(r.Intn(int(s.Count)))
		special := s.Data.Tiles[tile].Powers[0] == kemet.PowerOffensive ||
			s.Data.Tiles[tile].Powers[0] == kemet.PowerDefensive
		if !special && !s.OwnsArt(seat, s.Data.Tiles[tile].Art) {
			s.Player[seat].Tiles = s.Player[seat].Tiles.With(tile)
		}
	}
	s.Recount()
}

// Adding up terms does not allocate.
func TestTermsAllocate(t *testing.T) {
	s := start(t, 2)
	giveTiles(s, 1)
	s.Fight.Space, s.Fight.Open = s.Board().In.First(), true
	for i := range s.Fight.Side {
		s.Fight.Side[i] = kemet.Fighter{Seat: game.Seat(i), Keep: 1, Paid: kemet.Hand{0: 2, 4: 1}, Wound: 3}
	}
	if n := testing.AllocsPerRun(100, func() { s.Strength(0); s.Figure(1, kemet.Damage) }); n > 0 {
		t.Errorf("got %g allocations, want none", n)
	}
}
