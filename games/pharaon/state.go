package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/game/set"
)

// Colour is one of the five basic resources, or Silver. The five also colour sectors, tracks, tiles and offerings.
type Colour uint8

// The resources.
const (
	Agriculture Colour = iota
	Construction
	Commerce
	Royalty
	Justice
	Silver
	Colours = 5
)

// Quarter is one of the five quarters of the Tablet of the Gods.
type Quarter uint8

// The quarters.
const (
	Nobles Quarter = iota
	Nile
	Offerings
	Burial
	Artisans
	Quarters = 5
)

// Token is a kind of token in a player's area. Tokens of one kind are interchangeable. Kinds 0 to 5 are the
// resources.
type Token uint8

// The kinds of tokens other than resources.
const (
	ResourceOffering Token = 6  // 6 to 10: the offering of each colour
	QuarterOffering  Token = 11 // 11 to 15: the offering of each quarter
	Prestige1        Token = 16
	Prestige2        Token = 17
	Tokens                 = 18
	offeringKinds          = 12

	NoToken Token = 255
	// Marker is added to a colour where the plot needs a token that the supply lacks (PHA-RUL-24).
	Marker Token = 128
)

// NoSeat is the holder of a token that nobody holds.
const NoSeat game.Seat = 255

// Cards is a set of nobles, artisans or jars by printed number, from 1. Sets of other small things use it too.
type Cards = set.Small[Noble]

// Player is everything in front of a player. The Traitor has one too.
type Player struct {
	Tokens   [Tokens]uint8
	Class    [Colours]uint8 // of each colour, named after its lowest colour; Scribes merge classes (PHA-4.2.5)
	Nobles   Cards
	Tilted   Cards // nobles whose once-per-round power was used (PHA-10.1)
	Artisans Cards
	Nile     [Colours]uint8 // the cell reached on each track, 0 to 3
	Step     uint8          // steps of the Burial Chamber done
	Passed   bool
	Row      uint8 // the row of the Pyramid of Time, from 1; 0 while not on it
	Cell     uint8
	Aside    uint8 // the noble set aside at the start, until PHA-2.10; Unknown when masked
}

// Purchase is the action that a player is paying for.
type Purchase struct {
	Quarter Quarter
	Option  uint8          // the option of the Nile, from 0
	Colour  Colour         // the colour that pays Offerings or Artisans
	Extra   bool           // with the optional resource of the Offerings
	Full    bool           // the sector was full (PHA-10.13)
	Access  Token          // the token that paid access; NoToken until then
	Class   [Colours]uint8 // the classes of colours that apply to this payment
	Need    Tally          // what is left of the cost, by class
	Jokers  uint8          // jokers paid so far, which count as anything in Need
	Paid    [Tokens]uint8  // tokens paid so far, without the access token
}

// Left returns how many tokens are still to be paid.
func (b *Purchase) Left() int {
	return int(b.Need.total()) - int(b.Jokers)
}

// Traitor is the plot of the solo opponent (section 15). The Traitor's cards and pieces are in a [Player].
type Traitor struct {
	Tiles  [5]uint8     // the tile in each place from the left, 0 to 4
	Dark   uint8        // the set of tiles that show their dark side
	Colour [5]Colour    // of the tile in each place
	Fill   [5]uint8     // spaces covered in each place
	Spaces [5][12]Token // the tokens that cover them, from the bottom
	Jars   uint8        // the number of jars in the face-down pile
	Own    Cards        // jars known to be in that pile; the others of Jars are somewhere in State.JarPile
	Jar    uint8        // the jar being placed, 0 if none
	Level  uint8        // PP of each of the Traitor's nobles; 0 while no level is reached (PHA-15.11.4)
	Gods   uint8        // the gods reached, as a set of their quarters
}

// State is one moment of Pharaon.
type State struct {
	Data *Components

	Count    uint8 // seats, the Traitor's included
	Solo     bool
	Learners uint8     // seats in discovery mode (section 14)
	Round    uint8     // 0 during the setup, then 1 to 5
	First    game.Seat // holder of the First Player token
	Pharaoh  game.Seat // holder of the Pharaoh token, or NoSeat
	Player   [5]Player

	Circle    [Quarters]Quarter        // the quarter in each position, clockwise
	Place     [Quarters]uint8          // the position of each quarter
	Offset    uint8                    // the quarter at position p faces sector (p + Offset) mod 5
	Clockwise bool                     // whether the wheel turns clockwise
	Wheel     [Colours][MaxSlots]Token // by colour of the sector
	Supply    [6]uint8
	slots     uint8 // usable slots in a sector with this number of players (PHA-5.2)
	Readings  uint8 // set of the rulings whose other reading the table has chosen, see setup.go

	NobleDeck   Cards
	NoblesShown [3]uint8
	ArtisanDeck Cards
	Shown       [4]uint8 // artisans
	Scribes     Cards    // set aside for discovery mode, not dealt yet
	Gone        Cards    // nobles removed from the game (solo)
	GoneArtists Cards
	JarPile     Cards
	JarSpent    Cards
	Jars        [5]uint8
	Bag         Offered // by Token - ResourceOffering
	Spent       Offered // the offering discard
	Lots        [6][2]Token
	Bonus       [12]Token

	Hand [2]uint8 // the starting nobles drawn by the seat that must keep one of them; Unknown when masked
	Plot Traitor
	Buy  Purchase
	flow.Stack
}

// At returns the position of a quarter on the circle.
func (s *State) At(q Quarter) int { return int(s.Place[q]) }

// Lay puts a quarter at a position.
func (s *State) Lay(q Quarter, position uint8) {
	s.Circle[position] = q
	s.Place[q] = position
}

// Facing returns the colour of the sector that the quarter faces (PHA-5.1, PHA-5.4).
func (s *State) Facing(q Quarter) Colour {
	return s.Data.faces.facing(s.Place[q], s.Offset)
}

// Slots returns how many slots of a sector are usable (PHA-5.2).
func (s *State) Slots() int { return int(s.slots) }

// FreeSlots counts the usable slots of a sector that are empty.
func (s *State) FreeSlots(c Colour) int {
	n := 0
	for _, t := range s.Wheel[c][:s.Slots()] {
		if t == NoToken {
			n++
		}
	}
	return n
}

// Players returns the number of people and bots, without the Traitor.
func (s *State) Players() int {
	if s.Solo {
		return 1
	}
	return int(s.Count)
}

// Seats returns the number of seats, the Traitor's included.
func (s *State) Seats() int { return int(s.Count) }

// Automata returns the Traitor's seat in a solo game.
func (s *State) Automata() game.Seats {
	if s.Solo {
		return TraitorSeat.Set()
	}
	return 0
}

// TraitorSeat is the Traitor's seat in a solo game.
const TraitorSeat game.Seat = 1

// Copy returns an independent copy of the state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with another.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal reports whether two states are the same.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }

// within reports whether a number of a step is between least and most, inclusive.
func within(n uint8, least, most int) bool { return least <= int(n) && int(n) <= most }
