package tekhenu

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/game/set"
)

// Token is a kind of token in a player's stock. The first five are Resources (TEK-1.9), the first four have a
// production track.
type Token uint8

// The tokens.
const (
	Papyrus Token = iota
	Bread
	Limestone
	Granite
	Gold
	Scribe
	Faith
	Tokens
	Goods     = 4 // tokens that are produced
	Resources = 5

	NoToken Token = 255
)

// God is one of the six gods, and the section of the dial's ring that is theirs (TEK-2.1), clockwise.
type God uint8

// The gods.
const (
	Horus God = iota
	Ra
	Hathor
	Bastet
	Thoth
	Osiris
	Gods = 6
)

// Colour is that of a die. The first four produce the token of the same number.
type Colour uint8

// The colours: each produces the [Token] of its number, gray none (TEK-15.2).
const (
	Yellow Colour = iota
	Brown
	White
	Black
	Gray
	Colours = 5
)

// Light is what falls on a section; Purity what it makes of a die; Pan where on a player's board a die lies.
type (
	Light  uint8
	Purity uint8
	Pan    uint8
)

// The lights, in the order of the data.
const (
	Sun Light = iota
	Shade
	Dark
	Lights = 3
)

// What a die can be.
const (
	Pure Purity = iota
	Tainted
	Forbidden
)

// The places of dice on a player's board (TEK-4.5).
const (
	Left  Pan = iota // pure dice
	Right            // tainted dice
	Below            // dice of Anubis actions
)

// Card is a card of the market's three decks: 1 to 24 are Blessings, 25 to 48 Technologies, 49 to 72 Decrees; 0 is
// none.
type Card uint8

// Kind is the deck a card belongs to.
type Kind uint8

// The decks.
const (
	Blessing Kind = iota
	Technology
	Decree
	Kinds   = 3
	PerKind = 24
)

// Of is the card of that kind with that printed number, from 1.
func (k Kind) Of(number uint8) Card { return Card(uint8(k)*PerKind + number) }

// Kind and Number are what stands on a card: its deck and its number there, from 1.
func (c Card) Kind() Kind    { return Kind((c - 1) / PerKind) }
func (c Card) Number() uint8 { return uint8(c-1)%PerKind + 1 }

// Cards are cards of one kind by their printed numbers, from 1.
type Cards = set.Small[Card]

// Tiles are column tiles by their printed numbers, from 1.
type Tiles = set.Small[Tile]

// Tile is the printed number of a column tile; 0 is none.
type Tile uint8

// NoSeat stands where nobody holds a thing.
const NoSeat game.Seat = 255

// Bot is the seat of Botankhamun in a solo game.
const Bot game.Seat = 1

// Die is a die on a player's board. Face 0 is none.
type Die struct {
	Colour Colour
	Face   uint8
	Pan    Pan
}

// Part is a part of the score sheet.
type Part uint8

// The parts of the score.
const (
	PartStart      Part = iota // TEK-3.7
	PartStatues                // TEK-9.6
	PartColumns                // chapter 10, tiles and their abilities
	PartBuildings              // TEK-11.3
	PartBonus                  // TEK-9.8, of gods
	PartCards                  // Technologies
	PartMaat                   // TEK-6.4
	PartOsiris                 // TEK-7.1
	PartTemple                 // TEK-7.2
	PartStatueRow              // TEK-7.3
	PartHappiness              // TEK-7.4
	PartProduction             // TEK-7.5
	PartRow                    // TEK-7.6
	PartBread                  // TEK-7.7
	PartDecrees                // TEK-8.2
	PartOrder                  // TEK-8.4
	PartPile                   // TEK-18.20, TEK-18.21: cards and Scribes of Botankhamun
	Parts
)

// Player is what lies in front of a player; Botankhamun uses the part that he needs.
type Player struct {
	Stock      [Tokens]uint8
	Surplus    [Goods]uint8 // on the right pan (TEK-15.3)
	Faith      [2]uint8     // laid on the left and on the right pan (TEK-6.2)
	Production [Goods]uint8
	Population uint8
	Happiness  uint8
	Reached    uint8 // how many of the rewards for Happiness were had (TEK-12.4 to 12.6)
	Feast      bool  // the extra action of Happiness 21 waits for the end of the action in progress
	Buildings  uint8 // pieces that have left the board
	Statues    uint8
	Columns    uint8
	Dice       [4]Die // in the order in which they were taken
	Blessings  Cards
	Techs      Cards
	New        Cards // Technologies that do not work before the action in progress is over (TEK-RUL-61)
	Decrees    Cards
	Known      Cards // Decrees among them that all have seen (TEK-20.1)
	Unseen     uint8 // Decrees that the viewer of a masked state does not know; 0 in a whole one
	Older      uint8 // those among them that were here when the discards were last shuffled
	Scored     Cards // Decrees chosen at the end, or D23 once used (TEK-8.2)
	Start      [2]uint8
	Destiny    uint8    // 1 to 4, 0 none
	Hand       [2]uint8 // cards dealt, one of them to be kept, by printed number (TEK-3.9, TEK-16.2.3); Unknown when masked
	Joker      uint8    // set of T10 (1) and T22 (2) that have paid their VP this turn
	VP         [Parts]int16
}

// Cell is one of the 25 cells of the temple precinct.
type Cell struct {
	Tile  Tile
	Turn  uint8 // quarter turns clockwise
	Owner game.Seat
}

// Turn is the turn being taken; it is zero between turns, with Seat = NoSeat.
type Turn struct {
	Seat    game.Seat // whose turn it is, or NoSeat (setup, Maat, the end)
	From    God       // the section the die came from
	Colour  Colour    // what the die counts as (TEK-RUL-26)
	Printed Colour    // what it is
	Face    uint8     // 0 before a die is taken
	Value   uint8     // what it counts in the actions (TEK-RUL-29)
	Purity  Purity    // what it counts as
	Anubis  uint8     // 0 no, 1 paid, 2 by a Blessing (TEK-4.8, TEK-16.5.10)
	Normal  bool      // the normal action is still to come
	Beside  uint8     // extra actions of an adjacent section still to come (B17, B18)
	Across  uint8     // of the opposite section (B19, B20)
	Idle    bool      // the die may be put down without an action (TEK-RUL-21)
}

// Rival is Botankhamun's plan; his pieces are a [Player]'s.
type Rival struct {
	Pyramid [10]uint8 // action tiles by place, base first, from 1; 0 not laid yet
	At      uint8     // the place of the progress marker, from 1; 0 left of the base
}

// State is one moment of Tekhenu.
type State struct {
	Data *Components

	Count  uint8 // places at the table, Botankhamun included
	Solo   bool
	Level  uint8        // of Botankhamun: 0 easy, 1 medium, 2 hard
	Pious  bool         // his Decrees count double at the end (TEK-18.21)
	Round  uint8        // 0 during the setup, then 1 to 16
	Maats  uint8        // judgements of Maat held
	Scored uint8        // scorings held
	Order  [4]game.Seat // the Turn Order track; NoSeat where nobody stands yet
	Turn   Turn
	Arrow  God    // the section the dial's arrow points at; light follows from it (TEK-2.1)
	Marks  [2]God // where the scoring markers lie (TEK-3.2)
	Dial   [Gods]Section
	Bag    [Colours]uint8

	HorusTiles [Gods]God   // the god whose tile lies on each slot
	Slot       [Gods]uint8 // the slot where each god's tile lies
	TileStack  Tiles
	Display    [3]Tile // left, centre, right
	Temple     [CellCount]Cell
	Sites      [MaxSites]game.Seat // building sites, in the order of the components
	GodSites   [Gods][3]game.Seat
	People     [PeopleSites]game.Seat
	PeopleGold uint8               // set of people sites with Gold on them
	Districts  [6][Goods]game.Seat // by row, then by district
	RowGold    bool                // Gold lies left of row 2

	Deck    [Kinds]Cards // cards nobody has seen; of the Decrees, those under the deck left out
	Under   [4]uint8     // Decrees given back by seat: drawn from the lowest seat on when the deck is empty (TEK-3.16); Unknown when masked
	Drawn   [4]uint8     // whose hand such a Decree came to, seats counted from 1; only the seat that gave it back and the one that has it know it
	Settled Cards        // the Decrees in hands, unseen, when their discards were last shuffled: none of the deck is among them
	Spent   [Kinds]Cards
	Market  [4][4]Card
	Open    uint8 // set of sections that are open, from 0
	Laid    Cards // Start cards on offer
	Destiny uint8 // set of Destiny cards on offer, by number

	Player [4]Player
	Rival  Rival
	flow.Stack
}

// Seats counts the places, Botankhamun's included.
func (s *State) Seats() int { return int(s.Count) }

// Automata is Botankhamun's seat in a solo game.
func (s *State) Automata() game.Seats {
	if s.Solo {
		return Bot.Set()
	}
	return 0
}

// Rounds counts the rounds that have begun.
func (s *State) Rounds() int { return int(s.Round) }

// Copy is a new independent state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with another.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal tells whether two states are the same moment.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }

// Site is who holds a site of any kind.
func (s *State) Site(at uint8) *game.Seat {
	switch {
	case at < FirstGodSite:
		return &s.Sites[at]
	case at < FirstPeopleSite:
		return &s.GodSites[(at-FirstGodSite)/3][(at-FirstGodSite)%3]
	}
	return &s.People[at-FirstPeopleSite]
}
