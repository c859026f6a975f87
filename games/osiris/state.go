package osiris

import (
	"ennead/game"
	"ennead/game/flow"
)

// Owners of what stands on the board beside the seats.
const (
	// NoSeat stands where nobody's piece is.
	NoSeat game.Seat = 255
	// Neutral stands where a neutral piece is (OSI-0.1).
	Neutral game.Seat = 254
)

// Part is a part of the score.
type Part uint8

// The parts of the score.
const (
	PartGlory      Part = iota // of monuments (OSI-5.7.6)
	PartBarge                  // OSI-5.7.6
	PartCompletion             // OSI-5.7.8
	PartRegent                 // OSI-5.10.4
	PartCards                  // OSI-11.13
	PartRows                   // adjacent lots (OSI-9.2.1)
	PartReaches                // segment lots (OSI-9.2.1)
	Parts
)

// Player is what belongs to a governor.
type Player struct {
	Tokens    Tokens               // behind the screen
	Workers   Workers              // unplaced, behind the screen
	Idle      uint8                // workers there whose kind the viewer of a masked state does not know; 0 in a whole one
	Cards     Cards                // in hand
	Closed    uint8                // cards in hand that the viewer of a masked state does not know; 0 in a whole one
	Known     [MaxSeats]Cards      // by seat: those of the hand that it knows to be there (OSI-13.7)
	Blessings uint8                // set of those not yet played
	Played    uint8                // set of those played this season
	Stock     [MonumentKinds]uint8 // neither planned nor built
	Built     [MonumentKinds]uint8
	Lost      [MonumentKinds]uint8 // out of the game (OSI-8.1)
	Order     uint8                // how many had withdrawn when this governor did, that one included; 0 if they have not
	Scribed   bool                 // has played the special of a Scribe this season (OSI-11.9)
	Did       uint16               // set of the actions done this season (OSI-3.2), by their numbers in promises
	DidBefore uint16               // and last season
	VP        [Parts]uint8
}

// Standing is a worker on the board.
type Standing struct {
	Worker Worker
	Owner  game.Seat // NoSeat if nobody stands there
}

// Building is what stands at a site.
type Building struct {
	Monument Monument
	Owner    game.Seat // NoSeat if there is none
	Second   game.Seat // of a second obelisk (OSI-11.1); NoSeat if there is none
}

// Plan is a monument on a planning cartouche; its kind is that of the cartouche.
type Plan struct {
	Owner game.Seat // NoSeat if the cartouche is empty
	Kept  uint8     // 1: it is to be kept at the end of the season, 2: it was kept at the end of the last one (OSI-12.3, OSI-RUL-51)
}

// Stall is a cartouche of the market.
type Stall struct {
	Used   bool
	Tokens Tokens // paid there
}

// Turn is what has been chosen of the action in progress; nothing of it has taken effect (OSI-5.0.4).
type Turn struct {
	Card   Card                  // the city card whose special is being chosen, or 0
	Worker Worker                // to be placed
	Hired  [2]uint8              // workers to be hired, from 1
	Paid   Tokens                // chosen to pay, to waive or to take; at the fee of a caravan, what was just taken
	Piles  [MaxMarket + 1]Tokens // chosen to take off the workers' cartouche and the market
	At     uint8                 // what is used: the market cartouche or the box of the regent row, from 1, or the place
	Side   uint8                 // of the market cartouche
	Plan   uint8                 // the cartouche planned on or built from, from 1
	Kept   uint8                 // the cartouche kept with Horus, from 1
}

// State is one moment of Sailing Toward Osiris: what lies on the table, and the book of what is offered and promised
// beside it.
type State struct {
	Moment
	Book Book
}

// Moment is a state without negotiation.
type Moment struct {
	Data *Components

	Count    uint8
	Viewer   uint8 // for whom a masked state is, from 1; 0 in a whole one
	Season   uint8 // from 1; 0 during the setup
	Regent   game.Seat
	KeepsAll bool  // option: Horus keeps all planned monuments (OSI-RUL-03)
	Silent   bool  // option: no negotiation (OSI-7.8.4)
	Open     bool  // option: tokens behind screens are shown (OSI-13.2)
	Boxes    uint8 // set of the boxes of the regent row that are blocked, that of this season included
	Bonused  uint8 // the box taken this season, from 1, or 0 (OSI-5.10.4)
	Complete uint8 // set of kinds of monuments whose completion bonus is gone (OSI-5.7.8)

	Supply Tokens
	Wages  Tokens // beside the workers' cartouche (OSI-5.4.3)
	Market [MaxMarket]Stall
	Pool   Workers // on the workers' cartouche
	Bag    Workers // during a season the two left
	Unseen uint8   // workers in the bag whose kind the viewer of a masked state does not know; 0 in a whole one

	Standing [MaxPlaces]Standing
	Leader   [Caravans]game.Seat // whose camel lies on a caravan place; Neutral, or NoSeat
	Site     [MaxSites]Building
	Plans    [maxPlans]Plan

	// What follows from the board and from who has withdrawn, see [State.survey].
	Stood   Places               // with a worker
	Guarded Sites                // with a worker at their place
	Raised  Sites                // with a monument
	Closed  Places               // terrains without a free section
	Laid    Cartouches           // with a monument
	Own     [MaxSeats]Cartouches // with one of that governor
	Shut    uint32               // sides of the market that have been used this season
	Lone    Sites                // with one obelisk and nothing else (OSI-11.1)
	Gone    game.Seats           // who has withdrawn this season

	Deck    Cards            // nobody has seen them; in a masked state, with all that the viewer does not know
	Spent   Cards            // the discard pile
	Pending [MaxPending]Card // the cards of a visit or of Thoth, ascending; Unknown when masked
	Turn    Turn
	Player  [MaxSeats]Player
	flow.Stack
}

// Seats counts the places.
func (s *State) Seats() int { return int(s.Count) }

// Automata are none.
func (s *State) Automata() game.Seats { return 0 }

// Rounds counts the seasons that have begun.
func (s *State) Rounds() int { return int(s.Season) }

// Next is the seat to the left.
func (s *State) Next(seat game.Seat) game.Seat {
	if seat++; uint8(seat) < s.Count {
		return seat
	}
	return 0
}

// everybody are the seats at the table.
func (s *State) everybody() game.Seats { return 1<<s.Count - 1 }

// Copy is a new independent state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with another. The book is most of a state and mostly blank: then it is left alone.
func (s *State) CopyFrom(o game.State) {
	from := o.(*State)
	s.Moment = from.Moment
	if s.Book.Used || from.Book.Used {
		s.Book = from.Book
	}
}

// Equal tells whether two states are the same moment.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }
