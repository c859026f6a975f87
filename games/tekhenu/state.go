package tekhenu

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/game/set"
)

// Token is a kind of token in a player's stock. The first five are Resources (TEK-1.9). The first four have a
// production track.
type Token uint8

// The tokens: goods first, then Gold, Scribes and Faith.
const (
	Papyrus Token = iota
	Bread
	Limestone
	Granite
	Gold
	Scribe
	Faith
	Tokens
	Goods     = 4 // the tokens with a production track
	Resources = 5

	NoToken Token = 255
)

// God is one of the six gods, and the section of the dial that belongs to them. They are numbered clockwise (TEK-2.1).
type God uint8

// The gods, clockwise.
const (
	Horus God = iota
	Ra
	Hathor
	Bastet
	Thoth
	Osiris
	Gods = 6
)

// Colour is the colour of a die.
type Colour uint8

// The colours. Each produces the [Token] with the same number; Gray produces nothing (TEK-15.2).
const (
	Yellow Colour = iota
	Brown
	White
	Black
	Gray
	Colours = 5
)

// Light is the light on a section, Purity what it makes of a die there, and Pan the place of a die on a player's board.
type (
	Light  uint8
	Purity uint8
	Pan    uint8
)

// The lights, in the order of components.yaml.
const (
	Sun Light = iota
	Shade
	Dark
	Lights = 3
)

// The purities: Pure dice go left, Tainted ones right, and Forbidden ones stay on the dial (TEK-2.2, TEK-4.4).
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

// Card is a card of the market: 1 to 24 are Blessings, 25 to 48 Technologies, 49 to 72 Decrees. 0 means no card.
type Card uint8

// Kind is one of the three decks of the market.
type Kind uint8

// The decks, in the order of their cards.
const (
	Blessing Kind = iota
	Technology
	Decree
	Kinds   = 3
	PerKind = 24
)

// Of returns the card of this kind with this printed number, from 1.
func (k Kind) Of(number uint8) Card { return Card(uint8(k)*PerKind + number) }

// Kind returns the card's deck, Number its printed number there, from 1.
func (c Card) Kind() Kind    { return Kind((c - 1) / PerKind) }
func (c Card) Number() uint8 { return uint8(c-1)%PerKind + 1 }

// Cards is a set of cards of one kind, by printed number from 1.
type Cards = set.Small[Card]

// Tiles is a set of column tiles, by printed number from 1.
type Tiles = set.Small[Tile]

// Tile is the printed number of a column tile. 0 means no tile.
type Tile uint8

// NoSeat marks a thing that nobody owns.
const NoSeat game.Seat = 255

// Bot is the seat of Botankhamun in a solo game.
const Bot game.Seat = 1

// Die is a die on a player's board. Face 0 means no die.
type Die struct {
	Colour Colour
	Face   uint8
	Pan    Pan
}

// Part is a part of the score sheet.
type Part uint8

// The parts of the score sheet, with the rules that score them.
const (
	PartStart      Part = iota // TEK-3.7
	PartStatues                // TEK-9.6
	PartColumns                // chapter 10: tiles and their abilities
	PartBuildings              // TEK-11.3
	PartBonus                  // TEK-9.8: bonuses of gods
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

// Player is everything in front of one player. Botankhamun uses the parts that he needs.
type Player struct {
	Stock      [Tokens]uint8
	Surplus    [Goods]uint8 // on the right pan, by token (TEK-15.3)
	Faith      [2]uint8     // on the left and the right pan (TEK-6.2)
	Production [Goods]uint8
	Population uint8
	Happiness  uint8
	Reached    uint8 // number of Happiness rewards received (TEK-12.4 to 12.6)
	Feast      bool  // the extra action of Happiness 21 is due after the current action
	Buildings  uint8 // number of pieces that have left the board
	Statues    uint8
	Columns    uint8
	Dice       [4]Die // in the order taken
	Blessings  Cards
	Techs      Cards
	New        Cards // Technologies that start to work after the current action (TEK-RUL-61)
	Decrees    Cards
	Known      Cards // the Decrees that everybody has seen (TEK-20.1)
	Unseen     uint8 // in a masked state: number of Decrees that the viewer does not know
	Older      uint8 // how many of those were here when the discards were last shuffled
	Scored     Cards // Decrees chosen at the end, or D23 once it is used (TEK-8.2)
	Start      [2]uint8
	Destiny    uint8    // 1 to 4, 0 for none
	Hand       [2]uint8 // two cards of which one is kept, by printed number (TEK-3.9, TEK-16.2.3); Unknown when masked
	Joker      uint8    // T10 (1) and T22 (2): which have paid VP this turn
	VP         [Parts]int16
}

// Cell is one of the 25 cells of the temple precinct.
type Cell struct {
	Tile  Tile
	Turn  uint8 // clockwise quarter turns
	Owner game.Seat
}

// Turn is the turn in progress. Between turns it is zero with Seat = NoSeat.
type Turn struct {
	Seat    game.Seat // whose turn it is, or NoSeat in the setup, at Maat and at the end
	From    God       // the die's section
	Colour  Colour    // the colour the die counts as (TEK-RUL-26)
	Printed Colour    // its real colour
	Face    uint8     // 0 until a die is taken
	Value   uint8     // the value used by actions (TEK-RUL-29)
	Purity  Purity    // the purity it counts as
	Anubis  uint8     // 0 no, 1 paid for, 2 by a Blessing (TEK-4.8, TEK-16.5.10)
	Normal  bool      // the normal action is still to come
	Beside  uint8     // extra actions of an adjacent section to come (B17, B18)
	Across  uint8     // extra actions of the opposite section to come (B19, B20)
	Idle    bool      // the player may put the die down without an action (TEK-RUL-21)
}

// Rival is Botankhamun's plan. His pieces are in his [Player].
type Rival struct {
	Pyramid [10]uint8 // action tiles by place, from the base; 0 for none yet
	At      uint8     // place of the progress marker, from 1; 0 is left of the base
}

// State is one moment of a game.
type State struct {
	Data *Components

	Count  uint8 // seats at the table, including Botankhamun
	Solo   bool
	Level  uint8        // Botankhamun's level: 0 easy, 1 medium, 2 hard
	Pious  bool         // Botankhamun's Decrees count double at the end (TEK-18.21)
	Round  uint8        // 0 during the setup, then 1 to 16
	Maats  uint8        // judgements held
	Scored uint8        // scorings held
	Order  [4]game.Seat // the Turn Order track; NoSeat for empty places
	Turn   Turn
	Arrow  God    // section to which the dial's arrow points; it sets the light (TEK-2.1)
	Marks  [2]God // sections of the scoring markers (TEK-3.2)
	Dial   [Gods]Section
	Bag    [Colours]uint8

	HorusTiles [Gods]God   // by slot: the god whose tile lies there
	Slot       [Gods]uint8 // by god: the slot of their tile
	TileStack  Tiles
	Display    [3]Tile // from the left
	Temple     [CellCount]Cell
	Sites      [MaxSites]game.Seat // owners of the building sites, in the order of the components
	GodSites   [Gods][3]game.Seat
	People     [PeopleSites]game.Seat
	PeopleGold uint8               // set of sites for the people that hold Gold
	Districts  [6][Goods]game.Seat // owners by row, then by district
	RowGold    bool                // Gold still lies left of row 2
	Readings   uint8               // set of the rulings whose other reading the table has chosen, see setup.go

	Deck [Kinds]Cards // cards that nobody has seen, without the Decrees under the deck

	// Under holds, by seat, the Decree it gave back, or Unknown when masked. When the deck is empty, they are drawn in
	// seat order (TEK-3.16). Drawn holds, by giver, the seat that drew that Decree, plus 1. Only these two seats know.
	Under, Drawn [4]uint8
	// Settled are the unseen Decrees that were in hands at the last shuffle of the discards. None of them is in the
	// deck.
	Settled Cards

	Spent   [Kinds]Cards
	Market  [4][4]Card
	Open    uint8 // set of open sections
	Laid    Cards // Start cards on offer
	Destiny uint8 // set of Destiny cards on offer

	Player [4]Player
	Rival  Rival
	flow.Stack
}

// Seats returns the number of seats, including Botankhamun's.
func (s *State) Seats() int { return int(s.Count) }

// Automata returns Botankhamun's seat in a solo game.
func (s *State) Automata() game.Seats {
	if s.Solo {
		return Bot.Set()
	}
	return 0
}

// Rounds returns the number of rounds that have begun.
func (s *State) Rounds() int { return int(s.Round) }

// Copy returns an independent copy.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with another one.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Equal reports whether two states are equal.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }

// Site returns a pointer to the owner of a site of any kind.
func (s *State) Site(at uint8) *game.Seat {
	switch {
	case at < FirstGodSite:
		return &s.Sites[at]
	case at < FirstPeopleSite:
		return &s.GodSites[(at-FirstGodSite)/3][(at-FirstGodSite)%3]
	}
	return &s.People[at-FirstPeopleSite]
}
