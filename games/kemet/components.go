package kemet

import (
	_ "embed"
)

//go:embed components.yaml
var ownComponents []byte

// Components is the text of the game's own.
func (house) Components() []byte { return ownComponents }

// Sizes that the game fixes (KEM-1.1).
const (
	tileCount   = 48
	beastCount  = 7
	cardKinds   = 14 // of divine intervention
	battleCount = 8  // six of everybody's and two special ones
	actionCount = 9
	maxSpaces   = 54
	maxSeats    = 5
	topLevel    = 4
)

// ActionTokens are the tokens that everybody has on each Day (KEM-4.1).
const ActionTokens = 5

// Components are the data of a table, compiled from components.yaml. They never change.
type Components struct {
	Source []byte // the file itself, nil for the game's own

	Spaces []Space // of both sides
	Boards [maxSeats + 1]Board

	Tiles   [tileCount]Tile
	Beasts  [beastCount]Beast
	Battle  [battleCount]BattleCard
	Cards   [cardKinds]Card
	Actions [actionCount]ActionSpace

	Start struct{ Prayer, Cards, Units, Reserve int }
	Limit struct{ Troop, Prayer, Units int }
	Cost  struct {
		Raise    [topLevel + 1]int // by level reached
		Unit     int
		Teleport int
	}
	Gain struct {
		Pray, Night        int
		OfferUnits         int // KEM-7.1
		DeltaUnits, Prayer int // KEM-7.2
	}
	Trigger int // VP that end the game (KEM-4.8)

	with   [powerCount]Tiles // the tiles that have a power
	colour [colours]Tiles
	art    [tileCount]Tiles // by illustration
	adds   [3]Tiles         // by figure, the tiles that add to it
	level  [3]uint16        // the action spaces of each level

	window [windowKinds]Kinds // the kinds of cards that are for each window (KEM-10.16)
	Count  int                // of divine intervention cards
}

// Space is one space of the map.
type Space struct {
	ID      string
	Kind    Kind
	City    uint8 // of a district, from 0 on its side; NoCity elsewhere
	Place   uint8 // of a district in its city, 0 to 2
	East    bool
	Obelisk bool
	Delta   bool
	Prayer  int // of a temple at Night
	X, Y    int // where to draw it, 0 to 100
}

// NoCity is the city of a space that is no district.
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

// Board is the map as a number of players plays it.
type Board struct {
	Side      string
	In        Set // spaces in play
	Land      [maxSpaces]Set
	Ports     [maxSpaces]Set
	Obelisks  Set
	Temples   Set
	Sanctuary Set
	Districts [maxSeats][3]uint8 // by city
	Homes     [maxSeats]Set      // the same as sets
	City      [maxSpaces]uint8   // as Space.City
	Cities    int
}

// Colour is a colour of pyramids and tiles.
type Colour uint8

// The colours.
const (
	Ruby Colour = iota
	Sapphire
	Diamond
	colours = 3
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
	PowerBeast // a creature comes with it
	powerCount
)

// Tile is a power tile. A tile has at most two powers.
type Tile struct {
	ID     string
	Colour Colour
	Level  int
	Art    uint8 // tiles with the same illustration share a number
	Powers [2]Power
	N      [2]int // how much of each power
	Beast  uint8  // the creature that comes with it, NoBeast if none
	Rule   string
}

// NoBeast is no creature.
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
	Combat bool // else of the Day
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

// Action is what an action space lets do.
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
