package kemet

// Sizes that the game fixes (KEM-1.1).
const (
	TileCount    = 48
	BeastCount   = 7
	CardKinds    = 14 // of divine intervention
	BattleCount  = 8  // six that every player has, and two special ones
	ActionCount  = 9
	MaxSpaces    = 54
	MaxSeats     = 5
	TopLevel     = 4
	ActionLevels = 3 // of the action pyramid
)

// ActionTokens is how many tokens each player has each Day (KEM-4.1).
const ActionTokens = 5

// Components are the data that a table plays with, compiled from components.yaml. They never change.
type Components struct {
	Source []byte // the file itself; nil for the built-in components

	Spaces []Space // of both sides
	Boards [MaxSeats + 1]Board

	Tiles   [TileCount]Tile
	Beasts  [BeastCount]Beast
	Battle  [BattleCount]BattleCard
	Cards   [CardKinds]Card
	Actions [ActionCount]ActionSpace

	Start struct{ Prayer, Cards, Units, Reserve int }
	Limit struct{ Troop, Prayer, Units int }
	Cost  struct {
		Raise    [TopLevel + 1]int // by level reached
		Unit     int
		Teleport int
	}
	Gain struct {
		Pray, Night        int
		OfferUnits         int // KEM-7.1
		DeltaUnits, Prayer int // KEM-7.2
	}
	Trigger int // VP that end the game (KEM-4.8)

	index

	Count int // of divine intervention cards
}

// index holds what follows from the rest and is needed too often to work out each time.
type index struct {
	with   [PowerCount]Tiles // the tiles with each power
	colour [Colours]Tiles
	art    [TileCount]Tiles     // by illustration
	adds   [3]Tiles             // the tiles that add to each figure
	level  [ActionLevels]uint16 // the action spaces of each level

	window [windowKinds]Kinds // the kinds of cards for each window (KEM-3.2, KEM-10.16)
}

// Index fills in the index. Call it when all components are set.
func (c *Components) Index() {
	c.index = index{}
	for i := range c.Tiles {
		c.indexTile(uint8(i))
	}
	for i, space := range c.Actions {
		c.level[space.Level-1] |= 1 << i
	}
	for i := range c.Cards {
		card := &c.Cards[i]
		onMove := card.Effect == CardSwift || card.Effect == CardTeleport || card.Effect == CardGates
		for kind := range windowKinds {
			if !card.Combat && onMove == (kind == BeforeMove) {
				c.window[kind] |= 1 << i
			}
		}
	}
}

// indexTile enters a power tile by its colour, its illustration, its powers, and the figures it adds to.
func (c *Components) indexTile(i uint8) {
	t := &c.Tiles[i]
	c.colour[t.Colour] = c.colour[t.Colour].With(i)
	c.art[t.Art] = c.art[t.Art].With(i)
	for _, p := range t.Powers {
		if p == PowerCount {
			continue
		}
		c.with[p] = c.with[p].With(i)
		for what := range c.adds {
			if fightPowers[p]&(1<<what) != 0 || p == PowerWound && Figure(what) == Strength {
				c.adds[what] = c.adds[what].With(i)
			}
		}
	}
}

// With returns the set of tiles with a power.
func (c *Components) With(p Power) Tiles { return c.with[p] }

// Space is one space of the map.
type Space struct {
	ID      string
	Kind    Kind
	City    uint8 // of a district, from 0; NoCity elsewhere
	Place   uint8 // place of a district in its city, 0 to 2
	East    bool
	Obelisk bool
	Delta   bool
	Prayer  int // PP of a temple at Night
	X, Y    int // where to draw it, each from 0 to 100
}

// NoCity is the city of a space that is not a district.
const NoCity uint8 = 255

// Kind is a kind of space (KEM-1.7).
type Kind uint8

// The kinds of spaces.
const (
	Desert Kind = iota
	District
	Temple
	Sanctuary
)

// Board is the map for one number of players.
type Board struct {
	Side      string
	In        Set // spaces in play
	Land      [MaxSpaces]Set
	Ports     [MaxSpaces]Set
	Obelisks  Set
	Temples   Set
	Sanctuary Set
	Districts [MaxSeats][3]uint8 // by city
	Homes     [MaxSeats]Set      // the same, as sets
	City      [MaxSpaces]uint8   // the same as Space.City
	Cities    int
}

// Colour is a colour of pyramids and tiles.
type Colour uint8

// The colours.
const (
	Ruby Colour = iota
	Sapphire
	Diamond
	Colours = 3
)

// Power is what a tile does.
type Power uint8

// The powers of chapter 9.
const (
	PowerCharge Power = iota
	PowerSpeed
	PowerStargate
	PowerCarnage
	PowerOffensive
	PowerGates
	PowerPortal
	PowerBlades
	PowerWound
	PowerDomination
	PowerInitiative
	PowerSilver
	PowerScribe
	PowerDefence
	PowerLegion
	PowerDefensive
	PowerShields
	PowerVictory
	PowerPrescience
	PowerReinforce
	PowerGolden
	PowerPriest
	PowerPriestess
	PowerMagic
	PowerCrusade
	PowerBoon
	PowerHand
	PowerVision
	PowerHolyWar
	PowerRa
	PowerNight
	PowerSphinx
	PowerBeast // the tile comes with a creature
	PowerCount
)

// Tile is a power tile. A tile has at most two powers.
type Tile struct {
	ID     string
	Colour Colour
	Level  int
	Art    uint8 // tiles with the same illustration share a number
	Powers [2]Power
	N      [2]int // the amount of each power
	Beast  uint8  // the creature that comes with it, or NoBeast
	Rule   string
}

// NoBeast means no creature.
const NoBeast uint8 = 255

// Beast is a creature.
type Beast struct {
	ID                              string
	Tile                            uint8
	Land, Strength, Damage, Defence int
	IgnoresWalls, Cancels           bool
}

// BattleCard is a battle card.
type BattleCard struct {
	ID                        string
	Strength, Damage, Defence int
}

// Card is a kind of divine intervention card.
type Card struct {
	ID     string
	Combat bool // for combats; else for the Day
	Cost   int
	Count  int
	Effect CardEffect
	N      int
}

// CardEffect is what a card does (chapter 10).
type CardEffect uint8

// The effects of cards.
const (
	CardStrength CardEffect = iota
	CardDamage
	CardDefence
	CardPrayer
	CardTheft
	CardEnlist
	CardFire
	CardSwift
	CardTeleport
	CardGates
	CardEscape
)

// Action is what an action space lets a player do.
type Action uint8

// The actions.
const (
	ActMove Action = iota
	ActRecruit
	ActRaise
	ActPray
	ActBuyDiamond
	ActBuyRuby
	ActBuySapphire
)

// ActionSpace is a space of the action pyramid.
type ActionSpace struct {
	ID     string
	Level  int // 1 to 3
	Action Action
}
