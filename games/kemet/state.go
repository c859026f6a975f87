package kemet

import (
	"math/bits"

	"ennead/game"
	"ennead/game/flow"
	"ennead/game/set"
)

// What there are sets of: spaces, power tiles, and kinds of divine intervention cards.
type (
	Set   = set.Large[Space]
	Tiles = set.Large[Tile]
	Kinds = set.Small[Card]
)

func bit(space uint8) Set { return 1 << space }

// NoSeat stands where nobody holds a thing, NoSpace where there is none.
const (
	NoSeat  game.Seat = 255
	NoSpace uint8     = 255
)

// Where a silver or golden token is.
const (
	TokenNone  uint8 = iota // not owned
	TokenReady              // not played this Day
	TokenUsed
)

// Hand is so many cards of each kind of divine intervention.
type Hand [CardKinds]uint8

// Len counts the cards.
func (h *Hand) Len() (n int) {
	for _, k := range h {
		n += int(k)
	}
	return n
}

// Player is what a player has beside units and creatures.
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

	// Permanent VP (KEM-8.4, KEM-8.5); those of tiles are counted from the tiles.
	CombatVP, ControlVP, SanctuaryVP uint8

	Battle Battle
	Cards  Hand
	CardsN uint8 // as the others count them (KEM-12.6); Cards holds as many unless masked or hidden in a fight
}

// Battle is where a player's battle cards are, as sets. Masked, InHand holds all that may be there.
type Battle struct {
	InHand, Open, Down, Gone uint8
	HandN, DownN, GoneN      uint8
}

// Fighter is one side of a combat.
type Fighter struct {
	Seat                      game.Seat
	Keep, Drop                uint8 // battle cards chosen, from 1; 0 not yet, Unknown when masked
	Hidden                    Hand
	HiddenN                   uint8 // so many of CardsN are hidden, 0 to everybody else until the reveal
	Asked                     uint8 // so many cards of the hand have been asked about in step 2
	Paid                      Hand  // cards that took effect, so far as they add to a figure
	Strength, Damage, Defence int8  // of paid cards
	Wound                     uint8 // cards discarded for Divine Wound
	Stood, With               uint8 // units and creature that were compared; see Fight.Compared
	Lost                      uint8 // units lost in step 5
}

// Fight is the combat that is about to start or going on.
type Fight struct {
	Space    uint8 // NoSpace when there is none
	Night    bool
	Begun    bool  // step 0 or 1 has begun (KEM-6.19)
	Escaped  bool  // for the moment until the combat is called off
	Open     bool  // the cards are revealed
	Shown    uint8 // set of sides whose kept card the other has seen (Prescience)
	Side     [2]Fighter
	Compared bool  // step 4 is done
	Won      uint8 // the side that won
	Retreats bool
}

// March is the Move action going on.
type March struct {
	Start, At    uint8
	Land         uint8 // land movements left
	Teleport     uint8 // teleportations left
	Leap         uint8 // teleportations of cards left
	OpenGates    bool
	Entered      bool  // a district of another city (KEM-5.5.9)
	To           uint8 // where the next step leads, while its group is chosen
	Units        uint8 // that go on
	Beasts       uint8 // set of creatures that go on
	Asked        uint8 // set of creatures decided
	Swift, Leaps uint8 // cards played before the move
}

// State is one moment of Kemet. Its fields lie so that no gap is left between them: it fills 1,024 bytes.
type State struct {
	Data *Components

	Count   uint8
	Round   uint8
	Active  game.Seat
	Trigger game.Seat           // who triggered the end, or NoSeat
	Order   [MaxSeats]game.Seat // the order track from the left; NoSeat for a free place
	Next    [MaxSeats]game.Seat // the track of the next round while it is being chosen
	Acts    uint8               // actions of this turn to be resolved: own, silver, golden as bits
	Dealt   uint8               // set-up: players whose choice of districts is in
	Player  [MaxSeats]Player

	Units    [MaxSeats][MaxSpaces]uint8 // changed by station, Beast by house
	Beast    [BeastCount]uint8          // the space of each creature, NoSpace in reserve
	TempleVP [MaxSpaces]game.Seat
	PyrVP    [MaxSeats][Colours]game.Seat // holder of each Pyramid VP by the city's owner, NoSeat below level 4

	Pile    Hand
	PileN   uint8 // as everybody counts it; Pile holds as many unless masked
	Discard Hand
	Vision  Hand // cards seen with Vision by the seat of the top frame
	VisionN uint8

	Fight Fight
	Spent Hand // cards revealed in the combat, to be discarded at its end
	March March
	Act   [3]uint8        // the action space of own and silver token; Move or Recruit of the golden one
	Free  uint8           // free units left in this recruitment
	Paid  uint8           // units of this recruitment to be paid
	Empty [MaxSeats]uint8 // set-up: the district left empty, from 1, 0 not chosen, Unknown when masked

	flow.Stack

	tally
}

// Board is the map as this number of players plays it.
func (s *State) Board() *Board { return &s.Data.Boards[s.Count] }

// Seats counts the places; there are no automata.
func (s *State) Seats() int           { return int(s.Count) }
func (s *State) Automata() game.Seats { return 0 }

// Copy is a new independent state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with another.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal tells whether two states are the same moment.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }

// Waiting tells whether a step waits.
func (s *State) Waiting(step Step) bool {
	_, waits := s.Waits(step)
	return waits
}

func count8(set uint8) int   { return bits.OnesCount8(set) }
func first8(set uint8) uint8 { return uint8(bits.TrailingZeros8(set)) }
