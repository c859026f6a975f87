package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// NoSeat means that no seat owns a thing.
const NoSeat game.Seat = 255

// Player is what a player has.
type Player struct {
	Hand     Cards // in a masked state, only cards that the viewer knows
	Known    Cards // cards of the hand, other than base cards, that everybody knows (PYR-16.2)
	InPlay   Cards // the cards on the active site
	Boats    Boats // loaded boats; in a masked state, only those that the viewer may see
	Goods    Goods // the reserve
	Closed   uint8 // cards in hand that the viewer of a masked state does not know; 0 in a full state
	Backs    Cards // after a shuffle: a card for each of those, from the same pile; none in a full state
	Ships    uint8 // loaded boats that the viewer of a masked state must not see; 0 in a full state
	Token    uint8 // the order token taken this round, or 0 (PYR-17.1)
	Played   uint8 // cards played on the active site, including discarded ones
	Passed   bool  // on the active site
	Category uint8 // of the Goddess in play, from 1; 0 if there is none (PYR-16.1)
}

// Copied is what the Philosopher copies (PYR-16.7).
type Copied struct {
	Card     Card  // 0 if it copies nothing
	Category uint8 // of a copied Goddess, from 1
}

// Payment is the payment of a boat in progress (PYR-12.3).
type Payment struct {
	Boat    Boat  // 0 if no boat is being paid for
	Left    Goods // what is still to pay
	Statues uint8 // statues of the reserve that replace something
	Fetched Goods // resources fetched by torturers in this payment
	Troops  Sites // the sites of those torturers
}

// State is one moment of Pyramidion.
type State struct {
	Data *Components

	Count   uint8
	Round   uint8 // from 1; 0 during the setup
	Target  uint8 // option, see Components.Targets
	Statues bool  // option: statues can be gained at Alexandria (PYR-17.5)
	Endless bool  // option: no limit of rounds (PYR-14.9)
	Wealth  bool  // option: resources break a tie, not cards (PYR-Q24)
	Lasting bool  // option: declining does not use up the power of Cairo (PYR-Q36)

	Order     [MaxSeats]game.Seat // the play order (PYR-4.2)
	Supply    Goods
	Goods     [SiteCount]Goods
	Troop     [TroopCount][SiteCount]game.Seat // the owner of the troop at each site, or NoSeat
	Sundials  Sites                            // sites activated this round
	Fetchers  Sites                            // sites whose torturers have fetched this round
	Site      Site                             // the active site, or NoSite
	Activator game.Seat                        // the seat that activated it, or NoSeat
	FirstAnkh bool                             // the power of the first ankh there has been used (PYR-17.9)
	Raised    uint8                            // the cards that raise its minimums: RaisedOwn, RaisedCopied
	Copied    Copied
	Out       Goods // the resources that a Lithographer's exchange takes from the active site
	Payment   Payment

	Deck     Cards                // unseen cards; in a masked state, also all that the viewer does not know
	Spent    Cards                // the discard pile
	Shuffles uint8                // how often it has become a new pile since the deal (PYR-18.3)
	From     [DeckCards + 1]uint8 // the pile that each card of the deck or of hidden hands comes from, or 0
	Pile     Boats                // face-down boats; in a masked state, also all that the viewer must not see
	Row      Boats                // face-up boats
	Sunk     Boats                // discarded boats
	Private  Boat                 // the boat drawn at Karnak, or 0 (PYR-17.8)
	Captain  game.Seat            // the seat that may load it, or NoSeat
	Spreads  Spreads              // face-down distribution cards
	Spread   uint8                // the face-up distribution card
	Used     Spreads              // discarded distribution cards
	Tokens   Tokens               // face-up revolt tokens
	Loaded   [MaxSeats]uint8      // boats loaded this round, by seat

	Player [MaxSeats]Player
	flow.Stack
}

// Seats returns the number of seats.
func (s *State) Seats() int { return int(s.Count) }

// Automata returns no seats: no automaton plays.
func (s *State) Automata() game.Seats { return 0 }

// Rounds returns how many rounds have begun.
func (s *State) Rounds() int { return int(s.Round) }

// next returns the next seat clockwise.
func (s *State) next(seat game.Seat) game.Seat {
	if seat++; uint8(seat) < s.Count {
		return seat
	}
	return 0
}

// ByPlayers returns the data for this number of players.
func (s *State) ByPlayers() *TableData { return &s.Data.Tables[s.Count] }

// Copy returns an independent copy of the state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with another.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal reports whether two states are the same.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }
