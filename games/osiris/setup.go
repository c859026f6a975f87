package osiris

import (
	"slices"

	"ennead/game"
)

// Setup: chapter 2.

// Options of a table.
const (
	OptHorus       = "horus"       // "one"; or "all": Horus keeps every planned monument (OSI-RUL-03)
	OptNegotiation = "negotiation" // "full"; or "off" (OSI-7.8.4)
	OptHoldings    = "holdings"    // "hidden"; or "shown": tokens behind screens are public (OSI-13.2)
	OptRegency     = "regency"     // "always"; or "first-three": no regent bonus in the last season (OSI-RUL-04)
	OptFee         = "fee"         // "always"; or "present": a leader who has withdrawn gets no fee (OSI-RUL-17)
)

var options = []game.Option{
	{Key: OptHorus, Values: []string{"one", "all"}, Default: "one", Least: 2, Most: MaxSeats, Ruling: "OSI-RUL-03"},
	{Key: OptNegotiation, Values: []string{"full", "off"}, Default: "full", Least: 2, Most: MaxSeats},
	{Key: OptHoldings, Values: []string{"hidden", "shown"}, Default: "hidden", Least: 2, Most: MaxSeats},
	{
		Key: OptRegency, Values: []string{"always", "first-three"}, Default: "always", Least: 2, Most: MaxSeats,
		Ruling: "OSI-RUL-04",
	},
	{
		Key: OptFee, Values: []string{"always", "present"}, Default: "always", Least: 2, Most: MaxSeats,
		Ruling: "OSI-RUL-17",
	},
}

type house struct{}

// Rules are the rules of Sailing Toward Osiris.
var Rules game.Rules = house{}

func (house) ID() string             { return "osiris" }
func (house) Version() int           { return 3 }
func (house) Players() (int, int)    { return 2, MaxSeats }
func (house) Lexicon() *game.Lexicon { return Lexicon }
func (house) Options() []game.Option { return slices.Clone(options) }

// New returns a game in which Nature owes the first choice. The error names the option or the number of players that is
// wrong.
func New(data *Components, setup game.Setup) (*State, error) {
	s, err := Table(data, setup)
	if err != nil {
		return nil, err
	}
	s.begin()
	return s, nil
}

// Table returns a table before the first card is dealt, with every piece in place that does not depend on chance. The
// error is that of [New].
func Table(data *Components, setup game.Setup) (*State, error) {
	if setup.Players < 2 || setup.Players > MaxSeats {
		return nil, game.NoTable("osiris", 2, MaxSeats, setup.Players)
	}
	chosen, err := setup.Chosen(options)
	if err != nil {
		return nil, err
	}
	s := empty(data, setup.Players)
	s.Rules = setup.Rules
	s.KeepsAll, s.Silent, s.Open = chosen[0] == 1, chosen[1] == 1, chosen[2] == 1
	s.Bare, s.Present = chosen[3] == 1, chosen[4] == 1
	for seat := range game.Seat(s.Count) {
		s.furnish(seat)
	}
	s.neutrals()
	s.Survey()
	return s, nil
}

// empty returns a table with the supply, the bag and the draw pile, and nothing else (OSI-2.1.1, OSI-2.1.6).
func empty(data *Components, players int) *State {
	set := &data.Setup[players]
	s := &State{Moment: Moment{Data: data, Count: uint8(players), Regent: NoSeat, Bag: set.Workers, Deck: data.Cards}}
	for r := range s.Supply {
		s.Supply[r] = set.Tokens
	}
	noSeats(s.Leader[:])
	for i := range s.Standing {
		s.Standing[i].Owner = NoSeat
	}
	for i := range s.Site {
		s.Site[i].Owner, s.Site[i].Second = NoSeat, NoSeat
	}
	for i := range s.Plans {
		s.Plans[i].Owner = NoSeat
	}
	return s
}

// furnish gives a governor the pieces of a colour, the blessings, and the starting tokens from the supply (OSI-2.1.2,
// OSI-2.1.8, FAQ).
func (s *State) furnish(seat game.Seat) {
	p := &s.Player[seat]
	p.Tokens = s.Data.Start
	for r, n := range s.Data.Start {
		s.Supply[r] -= n
	}
	p.Stock = s.Data.Pieces
	p.Blessings = 1<<BlessingKinds - 1
}

// neutrals places the pieces of unused colours (OSI-2.2, OSI-2.3).
func (s *State) neutrals() {
	set := &s.Data.Setup[s.Count]
	for sites := s.Data.Marked(set.Ankh, set.Scarab); sites != 0; sites = sites.Rest() {
		site := sites.First()
		s.Site[site] = Building{Monument: s.Data.Site[site].Neutral, Owner: Neutral, Second: NoSeat}
	}
	for c := range s.Leader {
		if set.Ankh && s.Data.Caravan[c].Ankh { // OSI-2.2.2
			s.Leader[c] = Neutral
		}
	}
	if set.Reserved { // OSI-2.3.3
		for _, list := range s.Data.Planning {
			s.Plans[list[0]].Owner = Neutral
		}
	}
}

// begin schedules the draw of the Regent, the deal of the city cards, and then the first season.
func (s *State) begin() {
	s.Push(StepSeason, 0, 0, 0)
	for seat := game.Seat(s.Count); seat > 0; seat-- {
		s.Push(StepDraw, seat-1, DrawDealt, 1) // OSI-2.1.4
	}
	s.Push(StepRegent, 0, 0, 0)
	Steps.Settle(s, &s.Stack, nil)
}

func regentCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for seat := range s.Count {
		dst = append(dst, game.Move{Verb: VRegent, A: seat})
	}
	return dst
}

// regentPlay appoints the Regent that was drawn (OSI-2.1.7).
func regentPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.Regent = game.Seat(m.A)
	log.Add(regentDrawn(s.Regent))
}

// regentFits: the Regent is drawn before the first card (OSI-2.1.7).
func regentFits(s *State, _, under Frame) bool {
	return s.Regent == NoSeat && under.Seat == 0
}
