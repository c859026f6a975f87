package kemet

import (
	"slices"

	"ennead/game"
)

// Set-up: chapter 2.

// The options of a table: rulings whose other reading it may choose.
const (
	OptVictory = "victory" // "survivors"; or "always": Defensive Victory also pays without survivors (KEM-Q35)
	OptPrayer  = "prayer"  // "card"; or "priest": Priest adds its PP to the Prayer card too (KEM-Q41)
	OptDelta   = "delta"   // "temple"; or "apart": the Delta is none of the two temples of a Control VP (KEM-Q51)
)

var options = []game.Option{
	{
		Key: OptVictory, Values: []string{"survivors", "always"}, Default: "survivors", Least: 2, Most: MaxSeats,
		Ruling: "KEM-Q35",
	},
	{
		Key: OptPrayer, Values: []string{"card", "priest"}, Default: "card", Least: 2, Most: MaxSeats,
		Ruling: "KEM-Q41",
	},
	{
		Key: OptDelta, Values: []string{"temple", "apart"}, Default: "temple", Least: 2, Most: MaxSeats,
		Ruling: "KEM-Q51",
	},
}

// The set of rulings whose other reading a table has chosen, in the order of options.
const (
	readVictory = 1 << iota
	readPrayer
	readDelta
)

// reads reports whether the table has chosen the other reading of a ruling.
func (s *State) reads(other uint8) bool { return s.Readings&other != 0 }

// Rules are the rules of Kemet.
var Rules game.Rules = kemet{}

type kemet struct{}

func (kemet) ID() string             { return "kemet" }
func (kemet) Version() int           { return 1 }
func (kemet) Players() (int, int)    { return 2, MaxSeats }
func (kemet) Options() []game.Option { return slices.Clone(options) }
func (kemet) Lexicon() *game.Lexicon { return Lexicon }

// Table returns a state with everything still in the box. It returns an error if the number of players or an option
// is wrong.
func Table(data *Components, setup game.Setup) (*State, error) {
	if setup.Players < 2 || setup.Players > MaxSeats {
		return nil, game.NoTable("kemet", 2, MaxSeats, setup.Players)
	}
	chosen, err := setup.Chosen(options)
	if err != nil {
		return nil, err
	}
	s := &State{Data: data, Count: uint8(setup.Players), Active: NoSeat, Trigger: NoSeat, PileN: uint8(data.Count)}
	for i, value := range chosen {
		s.Readings |= uint8(value) << i
	}
	for i, c := range data.Cards {
		s.Pile[i] = uint8(c.Count)
	}
	for i := range s.Order {
		s.Order[i], s.Next[i] = NoSeat, NoSeat
	}
	for i := range s.Beast {
		s.Beast[i] = NoSpace
	}
	for i := range s.TempleVP {
		s.TempleVP[i] = NoSeat
	}
	for seat := range s.Player {
		p := &s.Player[seat]
		p.City = NoCity
		p.Prayer = uint8(data.Start.Prayer)
		p.Battle.InHand, p.Battle.HandN = 1<<6-1, 6
		s.PyrVP[seat] = [Colours]game.Seat{NoSeat, NoSeat, NoSeat}
	}
	s.Fight.Space = NoSpace
	s.Recount()
	return s, nil
}

// New begins a game. Nature makes the first choice. The errors are those of [Table].
func New(data *Components, setup game.Setup) (*State, error) {
	s, err := Table(data, setup)
	if err != nil {
		return nil, err
	}
	s.Push(StepSunrise, 0, 0, 0)                      // KEM-2.9
	s.Push(StepPyramids, 0, 0, 0)                     // KEM-2.8
	s.Push(StepFirstOrder, 0, 0, 0)                   // KEM-2.7
	s.Push(StepDistricts, 0, uint8(1<<s.Count-1), 0)  // KEM-2.6
	for seat := int(s.Count) - 1; seat >= 0; seat-- { // KEM-2.5
		for range s.Data.Start.Cards {
			s.Push(StepDraw, game.Seat(seat), 0, 0)
		}
	}
	s.Push(StepCity, 0, 0, 0) // KEM-2.4
	Steps.Settle(s, &s.Stack, nil)
	return s, nil
}

func cityCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for city := range s.Count {
		if s.owner[city] == NoSeat {
			dst = append(dst, game.Move{Verb: VCity, A: city})
		}
	}
	return dst
}

func cityPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Player[f.Seat].City, s.owner[m.A] = m.A, f.Seat
	log.Add(dealt(f.Seat, m.A))
	if uint8(f.Seat)+1 < s.Count {
		s.Push(StepCity, f.Seat+1, 0, 0)
	}
}

// districtsFits reports whether some players still have to choose (KEM-2.6).
func districtsFits(s *State, f, _ Frame) bool { return f.A > 0 && f.A < 1<<s.Count }

func leaveCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for d := range uint8(3) {
		dst = append(dst, game.Move{Verb: VLeave, A: d + 1})
	}
	return dst
}

// leavePlay: all players choose at once, in secret until the last has chosen (KEM-2.6, KEM-Q59).
func leavePlay(s *State, f Frame, m game.Move, log *game.Log) {
	seat := f.Seat
	s.Empty[seat] = m.A
	if waiting := f.A &^ (1 << seat); waiting != 0 {
		s.Push(StepDistricts, 0, waiting, 0)
		return
	}
	for seat := range game.Seat(s.Count) {
		for d := range uint8(3) {
			if d+1 != s.Empty[seat] {
				s.station(seat, s.District(seat, d), uint8(s.Data.Start.Units))
			}
		}
		log.Add(vacated(seat, s.Empty[seat]))
		s.Empty[seat] = 0
	}
}

// firstOrderFits reports whether A, the number of places taken, is at most the number of players (KEM-2.7).
func firstOrderFits(s *State, f, _ Frame) bool { return f.A <= s.Count }

func seatCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for seat := range s.Count {
		if !slices.Contains(s.Order[:], game.Seat(seat)) {
			dst = append(dst, game.Move{Verb: VSeat, A: seat})
		}
	}
	return dst
}

func seatPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Order[f.A] = game.Seat(m.A)
	log.Add(ordered(game.Seat(m.A), f.A+1))
	if f.A+1 < s.Count {
		s.Push(StepFirstOrder, 0, f.A+1, 0)
	}
}

// pyramidsFits reports whether A, the number of players already asked, is at most the number of players (KEM-2.8).
func pyramidsFits(s *State, f, _ Frame) bool { return f.A <= s.Count }

// pyramidsRun asks the players in turn order (KEM-2.8).
func pyramidsRun(s *State, f Frame, _ *game.Log) {
	if f.A == s.Count {
		return
	}
	s.Push(StepPyramids, 0, f.A+1, 0)
	s.Push(StepPyramid, s.Order[f.A], 0, 0)
}

// pyramidFits reports whether the seat is the one asked last (KEM-2.8).
func pyramidFits(s *State, f, under Frame) bool { return under.A > 0 && s.Order[under.A-1] == f.Seat }

func pyramidCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for c := range uint8(Colours) {
		for level := uint8(1); level <= 2; level++ {
			for d := range uint8(3) {
				dst = append(dst, game.Move{Verb: VPyramid, A: c, B: level, C: d + 1})
			}
		}
	}
	return dst
}

// pyramidWhy: the levels are 1, 1 and 1 or 2, 1 and 0, each pyramid in its own district (KEM-2.8).
func pyramidWhy(s *State, f Frame, m game.Move) reason {
	p := &s.Player[f.Seat]
	if p.Level[m.A] > 0 {
		return reason{No: NoPyramidTwice, A: m.A}
	}
	levels, standing := uint8(0), 0
	for c, level := range p.Level {
		if level > 0 {
			levels += level
			standing++
			if p.Place[c] == m.C-1 {
				return reason{No: NoDistrictTaken}
			}
		}
	}
	if levels+m.B > 3 || standing == 1 && levels == 2 && m.B != 1 || standing == 2 && levels+m.B != 3 {
		return reason{No: NoDistribution}
	}
	return reason{}
}

func pyramidPlay(s *State, f Frame, m game.Move, log *game.Log) {
	p := &s.Player[f.Seat]
	p.Level[m.A], p.Place[m.A] = m.B, m.C-1
	log.Add(Raised{Seat: f.Seat, Colour: Colour(m.A), Level: m.B, Space: s.District(f.Seat, m.C-1)}.event())
	if p.Level[0]+p.Level[1]+p.Level[2] < 3 {
		s.Push(StepPyramid, f.Seat, 0, 0)
	}
}
