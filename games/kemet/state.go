package kemet

import (
	"math/bits"

	"ennead/game"
	"ennead/game/flow"
	"ennead/game/set"
)

// Sets of spaces, of power tiles, and of kinds of divine intervention cards.
type (
	Set   = set.Large[Space]
	Tiles = set.Large[Tile]
	Kinds = set.Small[Card]
)

func bit(space uint8) Set { return 1 << space }

// NoSeat means nobody, NoSpace no space.
const (
	NoSeat  game.Seat = 255
	NoSpace uint8     = 255
)

// The states of a silver or golden token.
const (
	TokenNone  uint8 = iota // not owned
	TokenReady              // not played this Day
	TokenUsed
)

// Hand counts divine intervention cards by kind.
type Hand [CardKinds]uint8

// Len returns the number of cards.
func (h *Hand) Len() (n int) {
	for _, k := range h {
		n += int(k)
	}
	return n
}

// Player holds what a player has, except units and creatures.
type Player struct {
	City    uint8
	Prayer  uint8
	Level   [Colours]uint8 // of each pyramid
	Place   [Colours]uint8 // the district of its city where it stands, 0 to 2, while its level is above 0
	Tiles   Tiles
	Covered uint16 // action spaces covered this Day
	Tokens  uint8  // own action tokens left this Day
	Silver  uint8  // TokenNone, TokenReady or TokenUsed
	Golden  uint8

	// Permanent VP (KEM-8.4, KEM-8.5). [State.Kept] adds those of tiles.
	CombatVP, ControlVP, SanctuaryVP uint8

	Battle Battle
	Cards  Hand
	CardsN uint8 // public size of the hand (KEM-12.6); Cards holds fewer when masked or hidden in a combat
}

// Battle says where a player's battle cards are, as sets. In a masked state InHand holds every card that may be there.
type Battle struct {
	InHand, Open, Down, Gone uint8
	HandN, DownN, GoneN      uint8
}

// Fighter is one side of a combat.
type Fighter struct {
	Seat                      game.Seat
	Keep, Drop                uint8 // battle cards chosen, from 1; 0 if not chosen, game.Unknown if masked
	Hidden                    Hand
	HiddenN                   uint8 // number of CardsN that are hidden; others see 0 until the reveal
	Asked                     uint8 // cards of the hand already decided in step 2
	Paid                      Hand  // cards that took effect and add to a figure
	Strength, Damage, Defence int8  // from paid cards
	Wound                     uint8 // cards discarded for Divine Wound
	Stood, With               uint8 // units and creature at the comparison; see Fight.Compared
	Lost                      uint8 // units lost in step 5
}

// Fight is the combat that is about to start or in progress.
type Fight struct {
	Space    uint8 // NoSpace when there is none
	Night    bool
	Begun    bool  // step 0 or 1 has begun (KEM-6.19)
	Escaped  bool  // until the combat is called off
	Open     bool  // the cards are revealed
	Shown    uint8 // set of sides whose kept card the other has seen (Prescience)
	Side     [2]Fighter
	Compared bool  // step 4 is done
	Won      uint8 // the side that won
}

// March is the Move action in progress.
type March struct {
	Start, At    uint8
	Land         uint8 // land movements left
	Teleport     uint8 // teleportations left
	Leap         uint8 // teleportations left from cards
	OpenGates    bool
	Entered      bool  // a district of another city (KEM-5.5.9)
	To           uint8 // where the next step leads, while its group is chosen
	Units        uint8 // that continue
	Beasts       uint8 // set of creatures that continue
	Asked        uint8 // set of creatures decided
	Swift, Leaps uint8 // cards played before the move
}

// State is a position of Kemet. It fills 1,024 bytes, and its fields are ordered to leave only one byte of padding.
type State struct {
	Data *Components

	Count   uint8
	Round   uint8
	Active  game.Seat
	Trigger game.Seat           // who triggered the end, or NoSeat
	Order   [MaxSeats]game.Seat // the order track from the left; NoSeat if a place is free
	Next    [MaxSeats]game.Seat // the order track of the next round, while players choose it
	Acts    uint8               // actions of this turn still to resolve; bits: own, silver, golden
	Player  [MaxSeats]Player

	Units    [MaxSeats][MaxSpaces]uint8 // written by station; house writes Beast
	Beast    [BeastCount]uint8          // the space of each creature, NoSpace in reserve
	TempleVP [MaxSpaces]game.Seat
	PyrVP    [MaxSeats][Colours]game.Seat // holder of each Pyramid VP by the city's owner, NoSeat below level 4

	Pile    Hand
	PileN   uint8 // public size of the pile; Pile holds more in a masked state
	Discard Hand
	Vision  Hand // cards that the seat of the top frame sees with Vision
	VisionN uint8

	Fight Fight
	Spent Hand // cards revealed in the combat, discarded at its end
	March March
	Act   [3]uint8        // the action space of own and silver token; Move or Recruit of the golden one
	Free  uint8           // free units left in this recruitment
	Paid  uint8           // units of this recruitment to pay for
	Empty [MaxSeats]uint8 // set-up: the district left empty, from 1; 0 if not chosen, game.Unknown if masked

	Readings uint8 // set of the rulings whose other reading the table has chosen, see setup.go

	flow.Stack

	tally
}

// Board returns the map for this number of players.
func (s *State) Board() *Board { return &s.Data.Boards[s.Count] }

// Seats returns the number of players. Kemet has no automata.
func (s *State) Seats() int           { return int(s.Count) }
func (s *State) Automata() game.Seats { return 0 }

// Copy returns an independent copy.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with o.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal reports whether the two states are the same position.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }

// Waiting reports whether a step is on the stack.
func (s *State) Waiting(step Step) bool {
	_, waits := s.Waits(step)
	return waits
}

func count8(set uint8) int   { return bits.OnesCount8(set) }
func first8(set uint8) uint8 { return uint8(bits.TrailingZeros8(set)) }
