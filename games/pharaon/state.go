package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/game/set"
)

// Colour is one of the five basic resources, which are the colours of everything, or Silver.
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

// Token is a kind of token in a player's area. Tokens of one kind are interchangeable.
// Kinds 0 to 5 are the resources.
type Token uint8

// The kinds of tokens beside the resources.
const (
	ResourceOffering Token = 6  // 6 to 10: the offering of each colour
	QuarterOffering  Token = 11 // 11 to 15: the offering of each quarter
	Prestige1        Token = 16
	Prestige2        Token = 17
	Tokens                 = 18
	offeringKinds          = 12

	NoToken Token = 255
	// Marker is added to a colour to fill a slot or space without a token of the supply (PHA-RUL-24).
	Marker Token = 128
)

// NoSeat stands where nobody holds a thing.
const NoSeat game.Seat = 255

// Cards is a set of nobles, artisans or jars by their printed number, from 1.
type Cards = set.Small[Noble]

// Player is what lies in front of a player, the Traitor included.
type Player struct {
	Tokens   [Tokens]uint8
	Class    [Colours]uint8 // colours that Scribes make one (PHA-4.2.5) share a number: the lowest of them
	Nobles   Cards
	Tilted   Cards // once-per-round powers used (PHA-10.1)
	Artisans Cards
	Nile     [Colours]uint8 // the cell reached on each track, 0 to 3
	Step     uint8          // of the burial chamber, 0 at the start
	Passed   bool
	Row      uint8 // of the Pyramid of Time, from 1; 0 while not on it
	Cell     uint8
	Aside    uint8 // the noble put aside at the start until PHA-2.10, Unknown when masked
}

// Purchase is the action being paid for.
type Purchase struct {
	Quarter Quarter
	Option  uint8          // Nile option, from 0
	Colour  Colour         // of Offerings and Artisans
	Extra   bool           // the optional resource of the Offerings
	Full    bool           // access beyond a full sector (PHA-10.13)
	Access  Token          // NoToken until paid
	Class   [Colours]uint8 // which colours stand for each other in this payment
	Need    Tally          // what is still in the cost, by class
	Jokers  uint8          // tokens paid that may stand for anything in Need
	Paid    [Tokens]uint8  // what was paid, the access token left out
}

// Left is how many tokens are still to be paid.
func (b *Purchase) Left() int {
	return int(b.Need.total()) - int(b.Jokers)
}

// Traitor is the plot of the solo opponent (section 15); their cards and pieces are a [Player]'s.
type Traitor struct {
	Tiles  [5]uint8     // tile on each place from the left, 0 to 4
	Dark   uint8        // set of tiles that show their dark side
	Colour [5]Colour    // of the tile on each place
	Fill   [5]uint8     // spaces covered on each place
	Spaces [5][12]Token // what covers them, from the bottom
	Jars   uint8        // in the face-down pile
	Own    Cards        // jars known to lie there since the pile was made anew; the other Jars are in State.JarPile
	Jar    uint8        // the jar being placed, 0 if none
	Level  uint8        // PP of each of the Traitor's nobles by levels reached, 0 if none (PHA-15.11.4)
	Gods   uint8        // set of gods reached, by their quarter
}

// State is one moment of Pharaon.
type State struct {
	Data *Components

	Count    uint8 // places at the table, the Traitor included
	Solo     bool
	Learners uint8     // seats in discovery mode (section 14)
	Round    uint8     // 0 during the setup, then 1 to 5
	First    game.Seat // holder of the First Player token
	Pharaoh  game.Seat // holder of the Pharaoh token, or NoSeat
	Player   [5]Player

	Circle    [Quarters]Quarter        // the quarter at each position, clockwise
	Place     [Quarters]uint8          // the position of each quarter
	Offset    uint8                    // the quarter at position p faces sector (p + Offset) mod 5
	Clockwise bool                     // sense of the wheel's rotation
	Wheel     [Colours][MaxSlots]Token // by colour of the sector
	Supply    [6]uint8
	slots     uint8 // of a sector that are usable with so many players (PHA-5.2)

	NobleDeck   Cards
	NoblesShown [3]uint8
	ArtisanDeck Cards
	Shown       [4]uint8 // artisans
	Scribes     Cards    // taken out for discovery mode and not dealt
	Gone        Cards    // nobles out of the game (solo)
	GoneArtists Cards
	JarPile     Cards
	JarSpent    Cards
	Jars        [5]uint8
	Bag         Offered // by Token - ResourceOffering
	Spent       Offered // the offering discard
	Lots        [6][2]Token
	Bonus       [12]Token

	Hand [2]uint8 // nobles drawn at the start, to keep one of; Unknown when masked
	Plot Traitor
	Buy  Purchase
	flow.Stack
}

// At is the position of a quarter on the circle.
func (s *State) At(q Quarter) int { return int(s.Place[q]) }

// Lay puts a quarter at a position.
func (s *State) Lay(q Quarter, position uint8) {
	s.Circle[position] = q
	s.Place[q] = position
}

// Facing is the colour of the sector that the quarter faces (PHA-5.1, PHA-5.4).
func (s *State) Facing(q Quarter) Colour {
	return s.Data.faces.facing(s.Place[q], s.Offset)
}

// Slots is how many slots of a sector are usable (PHA-5.2).
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

// Players counts the people or bots, the Traitor left out.
func (s *State) Players() int {
	if s.Solo {
		return 1
	}
	return int(s.Count)
}

// Seats counts the places, the Traitor's included.
func (s *State) Seats() int { return int(s.Count) }

// Automata is the Traitor's seat in a solo game.
func (s *State) Automata() game.Seats {
	if s.Solo {
		return TraitorSeat.Set()
	}
	return 0
}

// TraitorSeat is the Traitor's seat in a solo game.
const TraitorSeat game.Seat = 1

// Copy is a new independent state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with another.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal tells whether two states are the same moment.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }

// within tells whether a number of a step lies within bounds.
func within(n uint8, least, most int) bool { return least <= int(n) && int(n) <= most }
