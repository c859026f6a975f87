package arena_test

import (
	"fmt"

	"ennead/game"
)

// harvest is a small game for these tests that rewards looking ahead: two to four farmers, six rounds. Each holds a
// secret good (1 to 3). In turn, Nature throws a die (1 to 6), then the farmer
//
//	sows    the field grows by 1, or by 2 if the die shows 4 or more, to 12 at most
//	reaps   scores as many points as the field is large; then the field is empty
//	raids   another farmer: half the die, at most what is on that field, goes from there to the raider's points
//
// At the end all bid 0 to 3 points simultaneously. A sole highest bidder pays the bid and gets four points for each
// unit of their good; the others keep their points.
type harvest struct {
	seats, turn, round, die uint8
	good                    [4]uint8 // 0 not dealt yet, 255 masked
	field, points           [4]uint8
	bid                     [4]uint8 // the bid plus 1, 255 masked
}

const (
	vDeal = iota
	vThrow
	vSow
	vReap
	vRaid
	vBid

	harvestRounds = 6
)

var digits = []string{"0", "1", "2", "3", "4", "5", "6"}

var harvestWords = game.NewLexicon([]game.Verb{
	{Name: "deal", Slots: [][]string{digits}},
	{Name: "throw", Slots: [][]string{digits}},
	{Name: "sow"},
	{Name: "reap"},
	{Name: "raid", Slots: [][]string{digits}},
	{Name: "bid", Slots: [][]string{digits}},
})

type harvestGame struct{}

func (harvestGame) ID() string                                  { return "harvest" }
func (harvestGame) Version() int                                { return 1 }
func (harvestGame) Players() (least, most int)                  { return 2, 4 }
func (harvestGame) Options() []game.Option                      { return nil }
func (harvestGame) Lexicon() *game.Lexicon                      { return harvestWords }
func (harvestGame) Load(game.Setup, []byte) (game.State, error) { return nil, fmt.Errorf("not here") }
func (harvestGame) Components() []byte                          { return nil }
func (harvestGame) Position(s game.State) []byte {
	return fmt.Appendf(nil, "%+v",
		*s.(*harvest))
}
func (harvestGame) Prompt(game.State, game.Seat) game.Message              { return game.Message{} }
func (harvestGame) Label(game.State, game.Seat, game.Move) game.Message    { return game.Message{} }
func (harvestGame) Refusal(game.State, game.Seat, game.Move) *game.Refusal { return nil }
func (harvestGame) Tell(game.State, game.Event) game.Message               { return game.Message{} }
func (harvestGame) New(setup game.Setup) (game.State, error) {
	if setup.Players < 2 || setup.Players > 4 {
		return nil, fmt.Errorf("harvest is not for %d players", setup.Players)
	}
	return &harvest{seats: uint8(setup.Players)}, nil
}

func (s *harvest) Seats() int           { return int(s.seats) }
func (s *harvest) Automata() game.Seats { return 0 }

func (s *harvest) Owing() game.Seats {
	switch {
	case s.good[s.seats-1] == 0, s.round < harvestRounds && s.die == 0:
		return game.Nature.Set()
	case s.round < harvestRounds:
		return game.Seat(s.turn).Set()
	}
	var owing game.Seats
	for i := range s.seats {
		if s.bid[i] == 0 {
			owing = owing.With(game.Seat(i))
		}
	}
	return owing
}

func (s *harvest) Moves(dst []game.Move, seat game.Seat) []game.Move {
	switch {
	case !s.Owing().Has(seat):
	case s.good[s.seats-1] == 0:
		for g := uint8(1); g <= 3; g++ {
			dst = append(dst, game.Move{Verb: vDeal, A: g})
		}
	case seat == game.Nature:
		for d := uint8(1); d <= 6; d++ {
			dst = append(dst, game.Move{Verb: vThrow, A: d})
		}
	case s.round == harvestRounds:
		for b := uint8(0); b <= 3; b++ {
			dst = append(dst, game.Move{Verb: vBid, A: b})
		}
	default:
		dst = append(dst, game.Move{Verb: vSow}, game.Move{Verb: vReap})
		for i := range s.seats {
			if i != uint8(seat) && s.field[i] > 0 && s.die > 1 {
				dst = append(dst, game.Move{Verb: vRaid, A: i})
			}
		}
	}
	return dst
}

func (s *harvest) Play(seat game.Seat, m game.Move, _ *game.Log) {
	switch m.Verb {
	case vDeal:
		s.good[s.turn] = m.A
		s.turn = (s.turn + 1) % s.seats
		return
	case vThrow:
		s.die = m.A
		return
	case vBid:
		s.bid[seat] = m.A + 1
		if s.Owing() == 0 {
			s.award()
		}
		return
	case vSow:
		s.field[seat] = min(s.field[seat]+1+s.die/4, 12)
	case vReap:
		s.points[seat] += s.field[seat]
		s.field[seat] = 0
	case vRaid:
		loot := min(s.die/2, s.field[m.A])
		s.field[m.A] -= loot
		s.points[seat] += loot
	}
	s.die = 0
	if s.turn++; s.turn == s.seats {
		s.turn = 0
		s.round++
	}
}

// award pays out the good to the sole highest bidder.
func (s *harvest) award() {
	best, alone := uint8(0), false
	for i := range s.seats {
		switch {
		case s.bid[i] > s.bid[best] || i == 0:
			best, alone = i, true
		case s.bid[i] == s.bid[best]:
			alone = false
		}
	}
	if alone {
		s.points[best] = s.points[best] + 4*s.good[best] - min(s.bid[best]-1, s.points[best])
	}
}

func (s *harvest) Score(seat game.Seat) int { return int(s.points[seat]) }

func (s *harvest) Rank(seat game.Seat) int {
	rank := 1
	for i := range s.seats {
		if s.points[i] > s.points[seat] {
			rank++
		}
	}
	return rank
}

func (s *harvest) Mask(seat game.Seat) {
	for i := range s.seats {
		if i != uint8(seat) && s.good[i] != 0 {
			s.good[i] = 255
		}
		if i != uint8(seat) && s.bid[i] != 0 {
			s.bid[i] = 255
		}
	}
}

func (s *harvest) Determinize(_ game.Seat, r *game.Rand) {
	for i := range s.seats {
		if s.good[i] == 255 {
			s.good[i] = uint8(1 + r.Intn(3))
		}
		if s.bid[i] == 255 {
			s.bid[i] = uint8(1 + r.Intn(4))
		}
	}
}

func (s *harvest) Candidates(dst []game.Move, seat game.Seat) []game.Move { return s.Moves(dst, seat) }
func (s *harvest) Why(game.Seat, game.Move) game.Reason                   { return game.Reason{} }
func (s *harvest) Weight(game.Move) int                                   { return 1 }
func (s *harvest) Sheet() []game.Category                                 { return nil }
func (s *harvest) VisibleTo(game.Seat, game.Move) game.Seats              { return game.Everyone }
func (s *harvest) Copy() game.State                                       { c := *s; return &c }
func (s *harvest) CopyFrom(o game.State)                                  { *s = *o.(*harvest) }
func (s *harvest) Equal(o game.State) bool                                { return *s == *o.(*harvest) }

// harvestValue values a field as if half of it had been reaped.
func harvestValue(state game.State, values []float32) {
	s := state.(*harvest)
	for i := range values {
		values[i] = float32(s.points[i]) + 0.5*float32(s.field[i])
	}
}
