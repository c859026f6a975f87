package pharaon

// Sizes fixed by the rulebook (PHA-1.1 to PHA-1.3). The arrays of the state have exactly these sizes.
const (
	NobleCount   = 26
	ArtisanCount = 30
	JarCount     = 30
	TileCount    = 5
	TileSpaces   = 12
	TopCell      = 3
	Rounds       = 5
	MaxSlots     = 4
	MaxOptions   = 8
	MaxSteps     = 12
	MaxRows      = 6
	MaxCells     = 8
)

// Components are the printed data of the game, compiled from components.yaml. They never change during play.
type Components struct {
	// Ready derives the fields of this group from the others. They come first because the rules read them most often.

	// Nobles grouped by power.
	scribes, generals, wise, treasurers, tutors, diplomats Cards
	anyAccess, anyFive, whenFull                           byQuarter

	// Nobles that count a basic resource for more than silver, or for more than its offering (PHA-12.3).
	hoarders, purists Cards

	plain   *prices // the prices for a player without a Scribe
	prices  [partitions]*prices
	faces   circle
	reached [MaxRows][MaxCells]uint8 // the gains of each cell of the Pyramid of Time and those to its left, as a set

	Source []byte // the file that these components were read from; nil for the built-in one

	Total     [6]uint8             // resource tokens of each type
	Sectors   [Quarters]Colour     // clockwise
	Slots     [6]int               // usable slots in a sector, by number of players
	LotCount  [6]int               // by number of players
	JarCount  [6]int               // jars displayed, by number of players
	Leftover  [6]bool              // whether the last jar on display blocks slots of the wheel, by number of players
	Edges     [Quarters]Edges      // the god conditions
	Gods      [Quarters]string     // the id of the god of each quarter, such as "G-HOR"
	Options   []Option             // of the Nile
	NilePP    [TopCell + 1]int     // PP by cell reached
	Steps     []BurialStep         // the first step has index 0
	Rows      [][]Cell             // the Pyramid of Time, from the lowest row
	Copies    [offeringKinds]uint8 // offering tokens of each kind
	Prestige  [2]int               // PP of the two prestige offerings
	Jars      [JarCount + 1]Jar    // by number, from 1
	Artisans  [ArtisanCount + 1]Artisan
	Nobles    [NobleCount + 1]Noble
	Tiles     [TileCount][2]Side // light side, dark side
	FirstPP   int
	PharaohPP int
	Succeed   struct{ Nobles, Step int } // needed to become Pharaoh (PHA-9.1)
	NoblePP   int                        // PP of each of the Traitor's nobles while no level is reached
	Silver    int                        // silver at the start

}

// Edges are the two god conditions of a quarter: towards its anticlockwise and its clockwise neighbour.
type Edges struct{ CCW, CW Edge }

// Edge is one half of a god's objective: the number of elements needed, and the PP that they score.
type Edge struct{ Need, PP int }

// Option is one option of the Nile. Each arrow is the set of tracks that it allows.
type Option struct {
	Cost   [2]Colour
	Gains  []Gain
	Arrows []uint8
}

// Gain is a basic resource, silver, or GainJar.
type Gain uint8

// GainJar is a random jar.
const GainJar Gain = 6

// BurialStep is one step of the Burial Chamber: its cost and its PP.
type BurialStep struct {
	cost Tally
	List []Colour // the cost in printed order
	PP   int
}

// Cell is what a cell of the Pyramid of Time gives.
type Cell uint8

// The cells.
const (
	CellNone Cell = iota
	CellFirst
	CellBasic
	CellSilver
	CellOffering
)

// Jar shows the three resources that it gives.
type Jar struct {
	Upper [2]Colour
	Lower Colour
}

// Artisan is an artisan card.
type Artisan struct {
	PP   int
	Gain []Gain
}

// Power is the kind of a noble's power.
type Power uint8

// The powers of section 10.
const (
	NoPower Power = iota
	SwapResources
	HeadStart
	AnyAccess
	AnyFive
	ActWhenFull
	ExchangeBasic
	ExchangeSilver
	ExtraBasic
	ReplaceJar
	Instant
)

// Effect is one part of an instant power, or one icon of a Traitor tile.
type Effect struct {
	Kind EffectKind
	N    int
}

// EffectKind is the kind of an effect.
type EffectKind uint8

// Effects of instant powers (PHA-10.17 to PHA-10.21) and of Traitor tiles (PHA-15.11).
const (
	EffectNile EffectKind = iota
	EffectSilver
	EffectBonus
	EffectArtisan
	EffectStep
	EffectTakeNoble
	EffectDropNoble
	EffectLevel
	EffectGod
	EffectTakeArtisan // N: 1 takes the artisan with the most PP, 0 the one with the fewest
	EffectDropArtisan
	EffectTakeLot
	EffectTakeBonus
	EffectTrack // N: 1 uses the fullest tile, 0 the emptiest
)

// Noble is a noble card.
type Noble struct {
	Power   Power
	PerTurn bool // once per round
	Quarter Quarter
	Pair    [2]Colour
	Effects []Effect
	Score   NobleScore
}

// NobleScore is the scoring formula of a noble (PHA-12.3): Base, plus the given PP for each thing of a kind.
type NobleScore struct {
	Base                                             int
	GodBeside                                        int // per god adjacent to the quarter Beside
	Beside                                           Quarter
	Pharaoh, First                                   int
	Noble, ArtisanPP, Step, Offering, FullTrack, God int
	Silver, Basic                                    int
	WithOffers, Copy                                 bool
}

// Fixed reports whether a noble scores the same whatever its owner has.
func (n NobleScore) Fixed() bool { return n == NobleScore{Base: n.Base} }

// Side is one side of a Traitor tile.
type Side struct {
	Jars   int
	Spaces [TileSpaces][]Effect
}

// Ready derives the tables that the rules look up often. Call it once after all components have been read.
func (c *Components) Ready() {
	for n := range c.Nobles {
		c.classify(uint8(n))
		c.compare(uint8(n))
	}
	for i := range c.Steps {
		for _, colour := range c.Steps[i].List {
			c.Steps[i].cost += One(uint8(colour))
		}
	}
	for i := range c.faces {
		c.faces[i] = c.Sectors[i%Quarters]
	}
	c.setPrices()
	c.setReached()
}

// classify adds a noble to the set of its power.
func (c *Components) classify(n uint8) {
	switch noble := &c.Nobles[n]; noble.Power {
	case SwapResources:
		c.scribes = c.scribes.With(n)
	case HeadStart:
		c.generals = c.generals.With(n)
	case AnyAccess:
		c.anyAccess[noble.Quarter] = c.anyAccess[noble.Quarter].With(n)
	case AnyFive:
		c.anyFive[noble.Quarter] = c.anyFive[noble.Quarter].With(n)
	case ActWhenFull:
		c.whenFull[noble.Quarter] = c.whenFull[noble.Quarter].With(n)
	case ExchangeBasic:
		c.wise = c.wise.With(n)
	case ExchangeSilver:
		c.treasurers = c.treasurers.With(n)
	case ExtraBasic:
		c.tutors = c.tutors.With(n)
	case ReplaceJar:
		c.diplomats = c.diplomats.With(n)
	}
}

// compare adds a noble to the sets of those who count a basic resource for more than another token.
func (c *Components) compare(n uint8) {
	f := &c.Nobles[n].Score
	if f.Basic > f.Silver {
		c.hoarders = c.hoarders.With(n)
	}
	if !f.WithOffers && f.Basic > f.Offering {
		c.purists = c.purists.With(n)
	}
}
