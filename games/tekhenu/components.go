package tekhenu

import "ennead/game/set"

// Sizes that the rulebook fixes; the state has room for just these.
const (
	Rounds      = 16
	Side        = 5 // of the temple precinct
	CellCount   = Side * Side
	MaxSites    = 18 // building sites of the temple
	PeopleSites = 4  // sites of statues for the people
	TileCount   = 27
	StartCount  = 12
	Destinies   = 4
	Buildings   = 10 // pieces of a player (TEK-1.5)
	Statues     = 6
	Columns     = 8
	TrackTop    = 21 // of the track (TEK-RUL-33)
	Rows        = 6  // of Osiris
	BotTiles    = 10
	Sections    = 4 // of the card market
)

// The bounds of what components may ask for: payments are moves (see maxPaid), points are summed in 16 bits.
const (
	MaxGain   = 20
	MaxPoints = 50
)

// Components are the data of a table, compiled from components.yaml. They never change.
type Components struct {
	Source []byte // the file itself, nil for the game's own

	Anubis     int         // Scribes that an Anubis action takes (TEK-4.8)
	Pattern    [Gods]Light // of the dial, clockwise from its arrow
	Purity     [Lights][Colours]Purity
	Pool       [5][Colours]uint8 // dice by number of players, 1 to 4
	Pool2      [Colours]uint8    // the optional pool of two players (TEK-RUL-02)
	PerSection int               // dice a section at the start
	Marks      [2]God            // sections clockwise from the arrow at the start, of the scoring markers

	Costs      struct{ Statue [Statues]int }
	Row        [Buildings]Slot     // of buildings, as they leave the board
	Emptied    [Buildings + 1]Slot // all slots that so many buildings have left
	Production struct{ Start, Top uint8 }
	Begin      struct {
		VP                    int
		Population, Happiness uint8
		Stock                 [Tokens]uint8
	}

	Symbols        []Symbol             // of the Population and Happiness track, rising
	Reached        [TrackTop + 1]Symbol // by place: the highest symbol reached
	Rewards        [3]Reward            // for Happiness reached (TEK-12.4 to 12.6); the last one is the extra action
	Opens          [Sections]uint8      // Population that opens a section, 0 for those open from the start
	Usable         [Sections]uint8      // Happiness that a section asks for (TEK-13.4)
	Market         [Sections][]Kind     // the kinds of a section's slots
	Decks          [5][Kinds]Cards      // by number of players: the cards in play (TEK-3.8)
	Thoth          [7]Price             // by value
	RefreshPapyrus int

	GodSites [5]int      // usable sites a god by number of players
	Slots    [Gods]Gains // of Horus: the bonus printed at each slot
	BotSlots [Gods]Gains
	Printed  [Gods]God // beginner order of the Horus slots

	People  [PeopleSites]PeopleSite
	Columns [3]struct{ VP int } // of the display, from the left
	Shown   [7]uint8            // the place of the display that a value takes, from the left (TEK-10.1)
	Cells   [CellCount]Bonus    // printed
	Border  struct{ North, East, South, West [Side]Edge }
	Sites   [MaxSites]Site
	Tiles   [TileCount + 1]ColumnTile

	Bastet struct {
		Papyrus int
		Scribes [7]uint8
	}
	Effects       [Rows]RowEffect    // of Osiris
	Second        [Rows][Goods]Token // the other resource that rows 3 and 4 indicate; NoToken elsewhere
	HappinessCost uint8

	Loss   []Band   // of VP at Maat
	Points struct { // chapter 7
		Osiris, TempleBuilding, TempleStatue, Column, Production int
		InLine                                                   int // for a column in line with what comes to the temple (TEK-9.6, TEK-11.3)
		Bread                                                    int // lost for each that is not paid
		First, Second                                            int // of the turn order at the end (TEK-8.4)
		Statues                                                  [Statues + 1]int
		Decrees                                                  int // most that are scored
	}

	StartDeal [5]int // Start cards laid out, by number of players
	Start     [StartCount + 1]StartCard
	Destiny   [Destinies + 1]DestinyCard
	Blessings [PerKind + 1]BlessingCard
	Techs     [PerKind + 1]TechCard
	Decrees   [PerKind + 1]DecreeCard
	Bot       BotData

	tables
}

// Slot is what an emptied building slot shows: Bread to pay and VP to gain at a scoring.
type Slot struct{ Bread, VP int }

// Symbol is a threshold of the track: so many symbols from At on.
type Symbol struct {
	At, Symbols uint8
	VP          int // for Happiness (TEK-7.4)
}

// Reward is what Happiness pays the first time it reaches At.
type Reward struct {
	At    uint8
	Gains Gains
}

// Gains are tokens, steps and points that are simply received.
type Gains struct {
	Tokens                [Tokens]uint8
	Population, Happiness uint8
	VP                    int
}

// Price is what a Thoth action of a value costs and gives (TEK-13.5).
type Price struct{ Cards, Papyrus uint8 }

// PeopleSite is a site of a statue for the people: a line of the temple, or two districts of Osiris.
type PeopleSite struct {
	ID        string
	Line      Line
	Districts set.Small[Token] // none if it stands at the temple
	Gold      uint8
}

// Line is a row (0 to 4) or a column (5 to 9) of the temple precinct; NoLine is none.
type Line uint8

// NoLine is the line of a site that is not at the temple.
const NoLine Line = 255

// Site is a building site of the temple.
type Site struct {
	ID      string
	Line    Line
	Bread   uint8
	Players uint8 // the smallest number of players with which it is open
}

// Bonus is what a cell of the precinct shows.
type Bonus struct {
	Token Token
	N     uint8
}

// Edge is the colour of an edge of a tile or of the precinct's border.
type Edge uint8

// ColumnTile is one of the 27 column tiles.
type ColumnTile struct {
	Limestone uint8
	Edges     [4]Edge // north, east, south, west
	Light     Light   // of its ability
	Ability   Ability
	N         uint8 // how much of it; of Thoth and Osiris actions, their value
	Gains     Gains
}

// Ability is what a column tile can do (chapter 16.1).
type Ability uint8

// The abilities.
const (
	NoAbility        Ability = iota
	AbilityGains             // P01 to P03, P07 to P09, P16 to P18
	AbilityEdges             // P04, P05
	AbilityBuildings         // P06
	AbilityThoth             // P10, P11
	AbilityHorus             // P12
	AbilityDecree            // P13, P14
	AbilityOsiris            // P15
	AbilityDouble            // P19 to P21
)

// RowEffect is what an Osiris row gives (TEK-14.3).
type RowEffect struct {
	Own, Second, Choice uint8 // steps of production: of the district's resource, of the second one, of any one
	Tokens, Gold        uint8
	FirstGold           uint8 // for the first building ever in the row
}

// Band is a range of balances and the VP that it loses (TEK-6.4).
type Band struct {
	From, To int
	VP       int // lost, 0 or more
}

// StartCard is one of the twelve (chapter 16.2).
type StartCard struct {
	Gains     Gains
	Choose    uint8            // Resources of choice
	From      set.Small[Token] // among these
	Build     uint8            // an Osiris building as with this value, 0 for none
	Districts set.Small[Token] // in these districts; 0 for any
	Keep      bool             // two cards of Deck are drawn, one is kept
	Deck      Kind
}

// DestinyCard is one of the four (chapter 16.3).
type DestinyCard struct {
	Ankh  uint8
	Gains Gains
	Track uint8 // steps of Population or Happiness, as the player likes
}

// BlessingCard is what a Blessing is made of (chapter 16.5); what it does is said by its number in blessings.go.
type BlessingCard struct {
	Gains  Gains // B01 to B06
	Track  uint8 // B07, B08: steps of Population or Happiness
	Adjust uint8 // B11, B12
	Pay    uint8 // B17, B18: Scribes
	Lose   uint8 // B19, B20: Population and Happiness each
	Again  uint8 // B21, B22: Productions more
}

// TechCard is what a Technology is made of (chapter 16.6); what it does is said by its number where it works.
type TechCard struct {
	Gains  Gains // received when the card pays: T01 to T04, T06, T07, T11, T15 to T18, T20, T21, T23, T24
	Last   Gains // T16: of the last in the order
	Each   int   // VP: T05 for a column, T10 and T22 once a turn, T12 for a surplus token
	Adjust uint8 // T13, T14: most that the value moves
	Same   uint8 // T13: tokens more
	Pay    uint8 // T19: Scribes
	Ankh   uint8 // T15
}

// DecreeCard is a Decree (chapter 16.4): its symbol and what it counts. D03, D06 and D22 to D24 are said by their
// numbers.
type DecreeCard struct {
	Symbol        uint8
	Counts        [CountKinds]int  // VP for each
	Counted       set.Small[Count] // those that it counts
	Cap           int              // 0 for none
	Pay           uint8            // D03: Gold; D04: Resources for each symbol
	First, Second int              // D20
}

// Count is a thing that Decrees count (chapter 16.4).
type Count uint8

// The things that Decrees count.
const (
	CountTechs Count = iota
	CountDecreeSymbols
	CountPopulation
	CountHappiness
	CountScribes
	CountGold
	CountGoods
	CountQuarries
	CountWorkshops
	CountOsiris
	CountTemple
	CountColumns
	CountStatues
	CountGodStatues
	CountPeopleStatues
	CountBuildings
	CountKinds
)

// BotData is what Botankhamun plays with (chapter 18).
type BotData struct {
	Population, Happiness, Scribes                                     uint8
	VP                                                                 int
	SetupSlot, HardSlot                                                uint8      // Horus slots, from 0
	Buildings                                                          [][2]uint8 // row and district of medium and hard
	Cell                                                               uint8      // of the column of medium and hard
	Balance                                                            [4]int
	Ankh                                                               uint8
	PerBlessing, PerTechnology, PerDecree, PerDecreeHard, ScribesPerVP int
	Tiles                                                              [BotTiles + 1]BotTile
}

// BotTile is an action tile: that of a god, or the order of four resources.
type BotTile struct {
	God   God
	Order []Token // nil for a god's tile
}
