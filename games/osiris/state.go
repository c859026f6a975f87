package osiris

import (
	"ennead/game"
	"ennead/game/flow"
)

// Owners of pieces on the board that no seat owns.
const (
	// NoSeat marks a place, site or cartouche that holds no piece.
	NoSeat game.Seat = 255
	// Neutral owns the neutral pieces (OSI-0.1).
	Neutral game.Seat = 254
)

// Part is a category of the score sheet.
type Part uint8

// The categories of the score sheet.
const (
	PartGlory      Part = iota // printed glory of monuments (OSI-5.7.6)
	PartBarge                  // building where the barge is (OSI-5.7.6)
	PartCompletion             // building all monuments of a kind first (OSI-5.7.8)
	PartRegent                 // the regent row (OSI-5.10.4)
	PartCards                  // city cards (OSI-11.13)
	PartRows                   // adjacent lots (OSI-9.2.1)
	PartReaches                // segment lots (OSI-9.2.1)
	Parts
)

// Player holds the goods and the progress of one governor.
type Player struct {
	Tokens    Tokens               // behind the screen
	Workers   Workers              // unplaced, behind the screen
	Idle      uint8                // workers whose kind the viewer of a masked state does not know; 0 in a whole state
	Cards     Cards                // in hand
	Closed    uint8                // cards in hand that the viewer of a masked state does not know; 0 in a whole state
	Known     [MaxSeats]Cards      // by seat: the cards of this hand that the seat knows (OSI-13.7)
	Blessings uint8                // set of the blessings not yet played
	Played    uint8                // set of the blessings played this season
	Stock     [MonumentKinds]uint8 // neither planned nor built
	Built     [MonumentKinds]uint8
	Lost      [MonumentKinds]uint8 // out of the game (OSI-8.1)
	Order     uint8                // place in the order of withdrawal, from 1; 0 while active; see Moment.Aside
	Scribed   bool                 // has played the special of a Scribe this season (OSI-11.9)
	Did       uint16               // set of the actions done this season (OSI-3.2), numbered as in promises
	DidBefore uint16               // the same for last season
	VP        [Parts]uint8
}

// Standing is a worker on the board.
type Standing struct {
	Worker Worker
	Owner  game.Seat // NoSeat if the place is empty
}

// Building is the monument or the monuments at a site.
type Building struct {
	Monument Monument
	Owner    game.Seat // NoSeat if the site is empty
	Second   game.Seat // owner of a second obelisk (OSI-11.1), or NoSeat
}

// Plan is a monument on a planning cartouche. The cartouche determines its kind.
type Plan struct {
	Owner game.Seat // NoSeat if the cartouche is empty
	Kept  uint8     // Stays, or 0 (OSI-12.3)
}

// Stall is a market cartouche.
type Stall struct {
	Used   bool
	Tokens Tokens // paid on it
}

// Turn holds the choices of the action in progress. None of them has taken effect yet (OSI-5.0.4).
type Turn struct {
	Card   Card                  // the city card whose special is being chosen, or 0
	Worker Worker                // the worker to place
	Hired  [2]uint8              // the kinds of workers to hire, from 1
	Paid   Tokens                // tokens to pay, to waive or to take; in StepFee, the tokens just taken
	Piles  [MaxMarket + 1]Tokens // tokens to take from the workers' cartouche (0) and from the market
	At     uint8                 // the market cartouche or the box of the regent row, from 1, or the place
	Side   uint8                 // of the market cartouche
	Plan   uint8                 // the cartouche to plan on or to build from, from 1
	Kept   uint8                 // the cartouche that Horus keeps, from 1
}

// State is a position of Sailing Toward Osiris: the table, and the book of offers, bribes and promises.
type State struct {
	Moment
	Book Book
}

// Moment is a state without negotiation.
type Moment struct {
	Data *Components

	Count    uint8
	Viewer   uint8 // the seat that a masked state is for, from 1; 0 in a whole state
	Season   uint8 // from 1; 0 during the setup
	Regent   game.Seat
	KeepsAll bool  // option: Horus keeps every planned monument (OSI-RUL-03)
	Silent   bool  // option: no negotiation (OSI-7.8.4)
	Open     bool  // option: tokens behind screens are shown (OSI-13.2)
	Bare     bool  // option: no regent bonus in the last season (OSI-RUL-04)
	Present  bool  // option: a leader who has withdrawn gets no fee (OSI-RUL-17)
	Boxes    uint8 // set of the blocked boxes of the regent row, this season's included
	Bonused  uint8 // the box taken this season, from 1; 0 for none (OSI-5.10.4)
	Complete uint8 // set of the kinds of monuments whose completion bonus has been scored (OSI-5.7.8)

	// Governors who have left the table, and nobody plays for them (OSI-RUL-54).
	Away    game.Seats
	Aside   game.Seats // seats that withdrew this season while away; their order counts from the last place
	Skipped uint8      // seasons in which nobody else withdrew, so that no box was blocked

	Supply Tokens
	Wages  Tokens // beside the workers' cartouche (OSI-5.4.3)
	Market [MaxMarket]Stall
	Pool   Workers // on the workers' cartouche
	Bag    Workers // during a season, the two workers left over
	Unseen uint8   // workers in the bag whose kind the viewer of a masked state does not know; 0 in a whole state

	Standing [MaxPlaces]Standing
	Leader   [Caravans]game.Seat // owner of the camel at each caravan place; Neutral, or NoSeat
	Site     [MaxSites]Building
	Plans    [maxPlans]Plan

	// Derived from the board and from the order of withdrawal, see [State.Survey].
	Stood   Places               // places with a worker
	Guarded Sites                // sites closed by a worker
	Raised  Sites                // sites with a monument
	Closed  Places               // terrains without a free section
	Laid    Cartouches           // cartouches with a monument
	Own     [MaxSeats]Cartouches // by seat: cartouches with one of its monuments
	Shut    uint32               // sides of the market cartouches used this season
	Lone    Sites                // sites with one obelisk and no other monument (OSI-11.1)
	Gone    game.Seats           // seats that have withdrawn this season

	Rules      game.Under       // of the table; 0 for the newest. Here it fills a gap, so that a state stays as small
	Deck       Cards            // the draw pile; in a masked state, with every card that the viewer does not know
	Spent      Cards            // the discard pile
	Pending    [MaxPending]Card // the cards of a visit or of Thoth in ascending order; Unknown when masked
	DrawnFirst Card             // the pending card that was drawn first (OSI-RUL-54); Unknown when masked
	Turn       Turn
	Player     [MaxSeats]Player
	flow.Stack
}

// Seats returns the number of seats.
func (s *State) Seats() int { return int(s.Count) }

// Automata returns no seats: the game has none.
func (s *State) Automata() game.Seats { return 0 }

// Rounds returns the number of seasons that have begun.
func (s *State) Rounds() int { return int(s.Season) }

// Next returns the seat to the left.
func (s *State) Next(seat game.Seat) game.Seat {
	if seat++; uint8(seat) < s.Count {
		return seat
	}
	return 0
}

// everybody returns the set of all seats.
func (s *State) everybody() game.Seats { return 1<<s.Count - 1 }

// Copy returns an independent copy.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with another. The book is most of a state and usually blank; CopyFrom skips it if both
// are blank.
func (s *State) CopyFrom(o game.State) {
	from := o.(*State)
	s.Moment = from.Moment
	if s.Book.Used || from.Book.Used {
		s.Book = from.Book
	}
}

// Equal reports whether two states are identical.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }
