package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// NoSeat stands where nobody's piece is.
const NoSeat game.Seat = 255

// Player is what belongs to a foreman.
type Player struct {
	Hand     Cards // of a masked state: those that the viewer knows
	Known    Cards // of the hand, beside base cards: those that all know to be there (PYR-16.2)
	InPlay   Cards // on the active site
	Boats    Boats // loaded; of a masked state: those that the viewer may look at
	Goods    Goods // the reserve
	Closed   uint8 // cards in hand that the viewer of a masked state does not know; 0 in a whole one
	Backs    Cards // after a shuffle: cards that stand for those, each out of the same pile; none in a whole state
	Ships    uint8 // boats loaded that the viewer of a masked state must not see; 0 in a whole one
	Token    uint8 // the order token taken this round, or 0 (PYR-17.1)
	Played   uint8 // cards played on the active site, those discarded since included
	Passed   bool  // on the active site
	Category uint8 // of the Goddess in play, from 1; 0 if she is not (PYR-16.1)
}

// Copied is what the Philosopher copies (PYR-16.7).
type Copied struct {
	Card     Card  // 0 if it copies nothing
	Category uint8 // of a copied Goddess, from 1
}

// Payment is a boat that is being loaded (PYR-12.3).
type Payment struct {
	Boat    Boat  // 0 if none is
	Left    Goods // what is still to be paid
	Statues uint8 // of the reserve that stand for something
	Fetched Goods // by torturers, on this turn
	Troops  Sites // that fetched them
}

// State is one moment of Pyramidion.
type State struct {
	Data *Components

	Count   uint8
	Round   uint8 // from 1; 0 during the setup
	Target  uint8 // option, see Components.Targets
	Statues bool  // option: no statues at Alexandria (PYR-17.5)
	Endless bool  // option: no guard (PYR-14.9)

	Order     [MaxSeats]game.Seat // the play order (PYR-4.2)
	Supply    Goods
	Goods     [SiteCount]Goods
	Troop     [TroopCount][SiteCount]game.Seat // whose troop stands there; NoSeat
	Sundials  Sites                            // activated this round
	Fetchers  Sites                            // whose torturers have fetched this round
	Site      Site                             // the active one; NoSite
	Activator game.Seat                        // who activated it
	FirstAnkh bool                             // the power for the first ankh there is used up (PYR-17.9)
	Raised    uint8                            // which cards raise its minimums: RaisedOwn, RaisedCopied
	Copied    Copied
	Out       Goods // what a Lithographer's exchange takes from the active site
	Payment   Payment

	Deck     Cards                // nobody has seen them; of a masked state, with all that the viewer does not know
	Spent    Cards                // the discard pile
	Shuffles uint8                // how often it has become a new pile since cards were dealt (PYR-18.3)
	From     [DeckCards + 1]uint8 // out of which pile a card comes that is in the deck or closed to others, or 0
	Pile     Boats                // of boats, face down; of a masked state, with all that the viewer must not see
	Row      Boats                // face up
	Sunk     Boats                // discarded
	Private  Boat                 // drawn at Karnak, or 0 (PYR-17.8)
	Captain  game.Seat            // who may load it
	Spreads  Spreads              // distribution cards, face down
	Spread   uint8                // face up
	Used     Spreads              // discarded
	Tokens   Tokens               // revolt tokens that are face up
	Loaded   [MaxSeats]uint8      // boats of this round, by seat

	Player [MaxSeats]Player
	flow.Stack
}

// Seats counts the places.
func (s *State) Seats() int { return int(s.Count) }

// Automata are none.
func (s *State) Automata() game.Seats { return 0 }

// Rounds counts the rounds that have begun.
func (s *State) Rounds() int { return int(s.Round) }

// next is the seat to the left.
func (s *State) next(seat game.Seat) game.Seat {
	if seat++; uint8(seat) < s.Count {
		return seat
	}
	return 0
}

// ByPlayers is what depends on the number of players.
func (s *State) ByPlayers() *TableData { return &s.Data.Tables[s.Count] }

// Copy is a new independent state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with another.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal tells whether two states are the same moment.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }
