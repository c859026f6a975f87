package pharaon

// Sizes that the rulebook fixes (PHA-1.1 to PHA-1.3); the state has room for just these.
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

// Components are the data of a table, compiled from components.yaml. They never change.
type Components struct {
	// What is made of the rest stands first, where it is found fastest.

	// Nobles by power.
	scribes, generals, wise, treasurers, tutors, diplomats Cards
	anyAccess, anyFive, whenFull                           byQuarter

	plain   *prices // for who has no Scribe
	prices  [partitions]*prices
	faces   circle
	reached [MaxRows][MaxCells]uint8 // the gains of a cell of the Pyramid of Time and those further left, as a set

	Source []byte // the file itself, nil for the game's own

	Total     [6]uint8             // resource tokens of each type
	Sectors   [Quarters]Colour     // clockwise
	Slots     [6]int               // usable slots of a sector, by number of players
	LotCount  [6]int               // by number of players
	JarCount  [6]int               // jars displayed, by number of players
	Leftover  [6]bool              // whether the jar left over blocks the wheel
	Edges     [Quarters]Edges      // god conditions
	Gods      [Quarters]string     // id of the god whose quarter it is, such as "G-HOR"
	Options   []Option             // of the Nile
	NilePP    [TopCell + 1]int     // by cell
	Steps     []BurialStep         // the first at 0
	Rows      [][]Cell             // of the Pyramid of Time, the lowest first
	Copies    [offeringKinds]uint8 // offering tokens of each kind
	Prestige  [2]int               // PP of the two prestige offerings
	Jars      [JarCount + 1]Jar    // by number
	Artisans  [ArtisanCount + 1]Artisan
	Nobles    [NobleCount + 1]Noble
	Tiles     [TileCount][2]Side // light and dark
	FirstPP   int
	PharaohPP int
	Succeed   struct{ Nobles, Step int } // PHA-9.1
	NoblePP   int                        // of the Traitor, if no level was reached
	Silver    int                        // at the start

}

// Edges are the two god conditions of a quarter.
type Edges struct{ CCW, CW Edge }

// Edge is half of a god's objective: so many elements, worth so many PP.
type Edge struct{ Need, PP int }

// Option is one option of the Nile. An arrow is the set of tracks it allows.
type Option struct {
	Cost   [2]Colour
	Gains  []Gain
	Arrows []uint8
}

// Gain is a resource, or GainJar.
type Gain uint8

// GainJar is a jar drawn at random.
const GainJar Gain = 6

// BurialStep is one step of the burial chamber: what it costs, and its PP.
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

// Jar is worth three resources.
type Jar struct {
	Upper [2]Colour
	Lower Colour
}

// Artisan is a card of the Artisans.
type Artisan struct {
	PP   int
	Gain []Gain
}

// Power is what a noble can do.
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

// Effect is one part of an instant power, or an icon of a Traitor tile.
type Effect struct {
	Kind EffectKind
	N    int
}

// EffectKind says what an effect does.
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
	EffectTakeArtisan // N: 1 the highest, 0 the lowest
	EffectDropArtisan
	EffectTakeLot
	EffectTakeBonus
	EffectTrack // N: 1 the fullest tile, 0 the emptiest
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

// NobleScore is the score formula of a noble (PHA-12.3): Base, and so many PP for each of a thing.
type NobleScore struct {
	Base                                             int
	GodBeside                                        int // per god beside Beside
	Beside                                           Quarter
	Pharaoh, First                                   int
	Noble, ArtisanPP, Step, Offering, FullTrack, God int
	Silver, Basic                                    int
	WithOffers, Copy                                 bool
}

// Side is one side of a Traitor tile.
type Side struct {
	Jars   int
	Spaces [TileSpaces][]Effect
}

// Ready works out what the rules ask again and again, once a file has been read.
func (c *Components) Ready() {
	for n := range c.Nobles {
		c.sort(uint8(n))
	}
	for i := range c.Steps {
		for _, colour := range c.Steps[i].List {
			c.Steps[i].cost += One(uint8(colour))
		}
	}
	for i := range c.faces {
		c.faces[i] = c.Sectors[i%Quarters]
	}
	c.price()
	c.reach()
}

// sort puts a noble among those of its power.
func (c *Components) sort(n uint8) {
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
