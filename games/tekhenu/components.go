package tekhenu

import "ennead/game/set"

// Sizes that the rulebook fixes. The state reserves exactly this much room.
const (
	Rounds      = 16
	Side        = 5 // rows and columns of the temple precinct
	CellCount   = Side * Side
	MaxSites    = 18 // building sites of the temple
	PeopleSites = 4  // sites of statues for the people
	TileCount   = 27
	StartCount  = 12
	Destinies   = 4
	Buildings   = 10 // pieces of a player (TEK-1.5)
	Statues     = 6
	Columns     = 8
	TrackTop    = 21 // last place of the Population and Happiness track (TEK-RUL-33)
	Rows        = 6  // of Osiris buildings
	BotTiles    = 10
	Sections    = 4 // of the card market
)

// Upper bounds for components.yaml: payments are moves (see maxPaid), and points are summed in 16 bits.
const (
	MaxGain   = 20
	MaxPoints = 50
)

// Components is the data of a table, compiled from components.yaml. It never changes.
type Components struct {
	Source []byte // the file itself, nil for the built-in one

	Anubis     int         // Scribes that an Anubis action costs (TEK-4.8)
	Pattern    [Gods]Light // light of the sections, clockwise from the dial's arrow
	Purity     [Lights][Colours]Purity
	Pool       [5][Colours]uint8 // by number of players, 1 to 4: dice of each colour
	Pool2      [Colours]uint8    // the optional larger pool for two players (TEK-RUL-02)
	PerSection int               // dice per section at the start
	Marks      [2]God            // where the scoring markers lie: sections clockwise from the arrow at the start

	Costs      struct{ Statue [Statues]int }
	Row        [Buildings]Slot     // Building slots, in the order in which they empty
	Emptied    [Buildings + 1]Slot // by number of emptied slots: their sums
	Production struct{ Start, Top uint8 }
	Begin      struct {
		VP                    int
		Population, Happiness uint8
		Stock                 [Tokens]uint8
	}

	Symbols        []Symbol             // thresholds of the track, ascending
	Reached        [TrackTop + 1]Symbol // by place on the track: the highest symbol reached
	Rewards        [3]Reward            // for reaching Happiness (TEK-12.4 to 12.6); the last one is the extra action
	Opens          [Sections]uint8      // Population that opens each section, 0 for those open from the start
	Usable         [Sections]uint8      // Happiness that each section requires (TEK-13.4)
	Market         [Sections][]Kind     // by section: the kind of card in each slot
	Decks          [5][Kinds]Cards      // by number of players: the cards in play (TEK-3.8)
	Thoth          [7]Price             // by value: what a Thoth action costs and gives
	RefreshPapyrus int

	GodSites [5]int      // by number of players: usable sites per god
	Slots    [Gods]Gains // by Horus slot: the printed bonus
	BotSlots [Gods]Gains
	Printed  [Gods]God // by Horus slot: the god in the beginners' order

	People  [PeopleSites]PeopleSite
	Columns [3]struct{ VP int } // by place of the display, from the left
	Shown   [7]uint8            // by value: the place of the display it takes, from the left (TEK-10.1)
	Cells   [CellCount]Bonus    // what the cells show
	Border  struct{ North, East, South, West [Side]Edge }
	Sites   [MaxSites]Site
	Tiles   [TileCount + 1]ColumnTile

	Bastet struct {
		Papyrus int
		Scribes [7]uint8
	}
	Effects       [Rows]RowEffect    // by row of Osiris
	Second        [Rows][Goods]Token // the second resource that rows 3 and 4 show, NoToken elsewhere
	HappinessCost uint8

	Loss   []Band   // VP lost at Maat, by balance
	Points struct { // scoring, chapter 7
		Osiris, TempleBuilding, TempleStatue, Column, Production int

		InLine        int // per Column in line with a new Statue or Building (TEK-9.6, TEK-11.3)
		Bread         int // VP lost for each one not paid
		First, Second int // for the turn order at the end (TEK-8.4)
		Statues       [Statues + 1]int
		Decrees       int // the most that a player may score
	}

	StartDeal [5]int // by number of players: Start cards laid out
	Start     [StartCount + 1]StartCard
	Destiny   [Destinies + 1]DestinyCard
	Blessings [PerKind + 1]BlessingCard
	Techs     [PerKind + 1]TechCard
	Decrees   [PerKind + 1]DecreeCard
	Bot       BotData

	tables
}

// Slot is what an emptied Building slot shows: the Bread due and the VP gained at each scoring.
type Slot struct{ Bread, VP int }

// Symbol is a threshold of the Population and Happiness track: its symbols count from place At onwards.
type Symbol struct {
	At, Symbols uint8
	VP          int // for Happiness at a scoring (TEK-7.4)
}

// Reward is what a player gains when Happiness first reaches At.
type Reward struct {
	At    uint8
	Gains Gains
}

// Gains are tokens, VP and track steps that a player receives without a choice.
type Gains struct {
	Tokens                [Tokens]uint8
	Population, Happiness uint8
	VP                    int
}

// Price is how many cards a Thoth action of one value takes, and what it costs (TEK-13.5).
type Price struct{ Cards, Papyrus uint8 }

// PeopleSite is a site for a Statue for the people. It lies in a line of the temple or above two districts of Osiris.
type PeopleSite struct {
	ID        string
	Line      Line
	Districts set.Small[Token] // empty for a site at the temple
	Gold      uint8
}

// Line is a row (0 to 4) or a column (5 to 9) of the temple precinct, or NoLine.
type Line uint8

// NoLine is the Line of a site outside the temple.
const NoLine Line = 255

// Site is a building site at the temple.
type Site struct {
	ID      string
	Line    Line
	Bread   uint8
	Players uint8 // open with this many players or more
}

// Bonus is what an empty cell of the precinct shows.
type Bonus struct {
	Token Token
	N     uint8
}

// Edge is the colour of one edge of a tile or of the precinct's border.
type Edge uint8

// ColumnTile is one of the 27 column tiles.
type ColumnTile struct {
	Limestone uint8
	Edges     [4]Edge // north, east, south, west as printed
	Light     Light   // in which the ability works
	Ability   Ability
	N         uint8 // amount, or the value of a Thoth or Osiris action
	Gains     Gains
}

// Ability is the kind of effect that a column tile has (chapter 16.1).
type Ability uint8

// The abilities, with the tiles that have them.
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

// RowEffect is what a Building in a row of Osiris gives (TEK-14.3).
type RowEffect struct {
	Own, Second, Choice uint8 // production steps: the district's resource, the second one, any one
	Tokens, Gold        uint8
	FirstGold           uint8 // for the first Building in the row
}

// Band is a range of balances and the VP lost for it (TEK-6.4).
type Band struct {
	From, To int
	VP       int // VP lost, 0 or more
}

// StartCard is one of the twelve Start cards (chapter 16.2).
type StartCard struct {
	Gains     Gains
	Choose    uint8            // number of Resources the player chooses
	From      set.Small[Token] // the Resources to choose from
	Build     uint8            // value of a free Osiris action, 0 for none
	Districts set.Small[Token] // where that action may build, empty for anywhere
	Keep      bool             // the player draws two cards of Deck and keeps one
	Deck      Kind
}

// DestinyCard is one of the four Destiny cards (chapter 16.3).
type DestinyCard struct {
	Ankh  uint8
	Gains Gains
	Track uint8 // steps that the player spends on Population or Happiness
}

// BlessingCard holds the numbers of a Blessing (chapter 16.5). Its effect is coded by card number in blessings.go.
type BlessingCard struct {
	Gains  Gains // B01 to B06
	Track  uint8 // B07, B08: steps on Population or Happiness
	Adjust uint8 // B11, B12
	Pay    uint8 // B17, B18: Scribes to pay
	Lose   uint8 // B19, B20: Population and Happiness to lose, each
	Again  uint8 // B21, B22: extra Productions
}

// TechCard holds the numbers of a Technology (chapter 16.6). Its effect is coded by card number where it applies.
type TechCard struct {
	Gains  Gains // T01 to T04, T06, T07, T11, T15 to T18, T20, T21, T23, T24: what it pays
	Last   Gains // T16: what the last player in turn order gets
	Each   int   // VP: T05 per Column, T10 and T22 once a turn, T12 per surplus token
	Adjust uint8 // T13, T14: the most steps that the value can move
	Same   uint8 // T13: extra tokens
	Pay    uint8 // T19: Scribes to pay
	Ankh   uint8 // T15: Ankh value
}

// DecreeCard is a Decree (chapter 16.4): its symbol and what it counts. Code handles D03, D06 and D22 to D24 by number.
type DecreeCard struct {
	Symbol        uint8
	Counts        [CountKinds]int  // VP for each thing counted
	Counted       set.Small[Count] // the things with VP in Counts
	Cap           int              // most VP, 0 for no limit
	Pay           uint8            // D03: Gold; D04: Resources per symbol
	First, Second int              // D20: VP for these places
}

// Count is a kind of thing that Decrees count (chapter 16.4).
type Count uint8

// The kinds of things, in the order of the catalogue keys.
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

// BotData is the data of Botankhamun (chapter 18).
type BotData struct {
	Population, Happiness, Scribes uint8
	VP                             int
	SetupSlot, HardSlot            uint8      // slots of Horus, from 0
	Buildings                      [][2]uint8 // row and district, for medium and hard
	Cell                           uint8      // cell of the Column for medium and hard

	Balance                                                            [4]int
	Ankh                                                               uint8
	PerBlessing, PerTechnology, PerDecree, PerDecreeHard, ScribesPerVP int
	Tiles                                                              [BotTiles + 1]BotTile
}

// BotTile is an action tile: either a god, or an order of four Resources.
type BotTile struct {
	God   God
	Order []Token // nil for a god's tile
}
