package pyramidion

import (
	"slices"

	"ennead/game"
)

// Setup: chapter 3.

// The options of a table (PYR-3.11).
const (
	OptTarget     = "target"     // the VP to reach: "10", "12", "15", or "boats" to load all boats (PYR-14.6)
	OptAlexandria = "alexandria" // what Alexandria gives: "any" or "no-statue" (PYR-17.5)
	OptGuard      = "guard"      // the limit of rounds: "on" or "off" (PYR-14.9)

	// Rulings whose other reading a table may choose.
	OptTie   = "tie"   // what breaks a tie first: "cards" in hand, or "resources" of the reserve (PYR-Q24)
	OptCairo = "cairo" // "first"; or "used": declining leaves the power of Cairo to the next ankh (PYR-Q36)
)

var options = []game.Option{
	{Key: OptTarget, Values: []string{"10", "12", "15", "boats"}, Default: "10", Least: 2, Most: MaxSeats},
	{
		Key: OptAlexandria, Values: []string{"any", "no-statue"}, Default: "any", Least: 2, Most: MaxSeats,
		Ruling: "PYR-Q35",
	},
	{Key: OptGuard, Values: []string{"on", "off"}, Default: "on", Least: 2, Most: MaxSeats},
	{
		Key: OptTie, Values: []string{"cards", "resources"}, Default: "cards", Least: 2, Most: MaxSeats,
		Ruling: "PYR-Q24",
	},
	{Key: OptCairo, Values: []string{"first", "used"}, Default: "first", Least: 2, Most: MaxSeats, Ruling: "PYR-Q36"},
}

type rulebook struct{}

// Rules are the rules of Pyramidion.
var Rules game.Rules = rulebook{}

func (rulebook) ID() string             { return "pyramidion" }
func (rulebook) Version() int           { return 1 }
func (rulebook) Players() (int, int)    { return 2, MaxSeats }
func (rulebook) Lexicon() *game.Lexicon { return Lexicon }
func (rulebook) Options() []game.Option { return slices.Clone(options) }

// New starts a game; Nature makes the first move. It fails if the number of players or an option is invalid.
func New(data *Components, setup game.Setup) (*State, error) {
	s, err := Table(data, setup)
	if err == nil {
		s.begin()
	}
	return s, err
}

// Table returns a table before anything is drawn (PYR-3.1 to PYR-3.5, PYR-3.10). It fails if the number of players or
// an option is invalid.
func Table(data *Components, setup game.Setup) (*State, error) {
	if setup.Players < 2 || setup.Players > MaxSeats {
		return nil, game.NoTable("pyramidion", 2, MaxSeats, setup.Players)
	}
	chosen, err := setup.Chosen(options)
	if err != nil {
		return nil, err
	}
	s := &State{
		Data: data, Count: uint8(setup.Players),
		Target: uint8(chosen[0]), Statues: chosen[1] == 0, Endless: chosen[2] == 1,
		Wealth: chosen[3] == 1, Lasting: chosen[4] == 1,
		Supply: data.Stock, Deck: data.Deck, Pile: data.Boats, Spreads: data.Spreads,
		Site: NoSite, Activator: NoSeat, Captain: NoSeat, Order: [MaxSeats]game.Seat{NoSeat, NoSeat, NoSeat, NoSeat},
	}
	for kind := range s.Troop {
		for site := range s.Troop[kind] {
			s.Troop[kind][site] = NoSeat
		}
	}
	return s, nil
}

// begin pushes the draws of the setup: the first distribution card, the boats and the play order. Then the first
// round begins.
func (s *State) begin() {
	s.Push(StepRound, 0, 0, 0)
	for seat := game.Seat(s.Count); seat > 0; seat-- {
		s.Push(StepOrder, seat-1, 0, 0) // PYR-3.8
	}
	s.Push(StepBoat, 0, 0, 0)   // PYR-3.7
	s.Push(StepSpread, 0, 0, 0) // PYR-3.6
	Steps.Settle(s, &s.Stack, nil)
}

func orderCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for place := range s.Count {
		if s.Order[place] == NoSeat {
			dst = append(dst, game.Move{Verb: VOrder, A: place + 1})
		}
	}
	return dst
}

// orderPlay gives a seat its place in the play order (PYR-3.8).
func orderPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Order[m.A-1] = f.Seat
	log.Add(drewPlace(f.Seat, m.A))
}

// orderFits: the last seat draws first, then the seats before it (PYR-3.8).
func orderFits(s *State, f, under Frame) bool {
	if under.Step == StepRound {
		return f.Seat == game.Seat(s.Count-1)
	}
	return f.Seat+1 == under.Seat
}
