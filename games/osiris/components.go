package osiris

import "ennead/game"

// The bounds of what components may ask for: tokens are named in moves up to maxGoods.
const (
	MaxPieces = 4 // of a kind of monument, of a governor; lots are found by trying, see [State.Lots]
	MaxGain   = 9
)

// Components are the data of a table, compiled from components.yaml. They never change.
type Components struct {
	Source []byte // the file itself, nil for the game's own

	Setup    [MaxSeats + 1]Setup  // by number of governors
	Start    Tokens               // of each governor
	Pieces   [MonumentKinds]uint8 // of each governor
	Foreman  uint8                // tokens more that a foreman harvests in the last season (OSI-5.1.3)
	Hire     uint8                // tokens for a worker of the cartouche (OSI-5.4.2)
	Monument [MonumentKinds]MonumentData
	Terrain  [maxTerrains]TerrainData
	Terrains uint32 // set of those on the board
	City     [maxCities]CityData
	Cities   uint16              // set of those on the board
	Section  [maxSections]Tokens // what a section of a caravan gives (OSI-5.3.5)
	Caravan  [Caravans]struct{ Ankh bool }
	Sections uint8                 // set of those on the board
	Places   Places                // all on the board where workers can stand
	Works    [ResourceKinds]Places // the terrains of each resource
	Reached  [Seasons + 1]Places   // the terrains within reach of basic workers, by season
	Site     [MaxSites]SiteData
	Sites    Sites                // all on the board
	Fit      [MonumentKinds]Sites // where each kind may stand (OSI-5.7.2)
	Segment  [Seasons + 1]Sites   // along each segment
	Beside   [MaxSites]Sites      // side by side with a site (OSI-9.2.2)
	Market   []Exchange
	Plans    [maxPlans]PlanData
	Planning [MonumentKinds][]uint8             // the cartouches of a kind, left to right
	Planned  Cartouches                         // all on the board
	Of       [MonumentKinds]Cartouches          // those of a kind
	Prices   [ResourceKinds][MaxGain + 1]Prices // what so many tokens of a resource are enough for, whatever else it takes
	Row      []Bonus                            // the boxes of the regent row
	Blessed  struct {                           // chapter 12
		Isis  Tokens
		Drawn uint8 // Thoth
	}
	Discarded Tokens // for the second card of a visit, with two governors (OSI-5.2.3 c)
	Card      [MaxCards + 1]CardData
	Cards     Cards              // all of the game
	Copies    [CardKinds]uint8   // of a kind, at most 3
	Kinds     [2][FewKinds]Cards // those of a set of kinds: of the first ones, and of the others
	Special   struct {           // chapter 11
		Overseer, Merchant, Caravaneer, Scribe, Mason, Tax, Ferryman, Recruits uint8
	}
	Scoring struct { // chapter 9
		Barge, RowSize, Row, ReachSize, Reach uint8
		Completion                            [MonumentKinds]uint8
	}
	Limits struct{ Offers, Bribes, Entries, Text int } // of negotiation (OSI-7.8.2)
}

// FewKinds is how many sets there are of half the kinds of city cards.
const FewKinds = 1 << ((CardKinds + 1) / 2)

// Setup is what depends on the number of governors.
type Setup struct {
	Tokens           uint8   // of each resource (OSI-2.1.1)
	Workers          Workers // in the bag
	Draw, Pool, Left uint8   // workers drawn by each, for the cartouche, left in the bag (OSI-4.2)
	Ankh, Scarab     bool    // neutral monuments
	Reserved         bool    // OSI-2.3.3
}

// MonumentData is a kind of monument.
type MonumentData struct{ Glory uint8 }

// TerrainData is a terrain.
type TerrainData struct {
	Resource Resource
	Reach    uint8 // the lowest segment that it borders (OSI-5.1.1 d, OSI-RUL-47)
}

// CityData is a city.
type CityData struct{ EN, FR string }

// SiteData is a place where a monument can stand.
type SiteData struct {
	Icons    uint8 // of a section
	Top      bool  // on the top bank
	Order    uint8 // along its bank, from the barge's start
	Segments uint8 // set of those it borders, by number
	Ankh     bool  // a neutral monument with 2 and 3 governors
	Scarab   bool  // with 2
	Neutral  Monument
}

// Exchange is a cartouche of the market (OSI-5.5.1): top 0, bottom 1.
type Exchange [2]Tokens

// PlanData is a planning cartouche.
type PlanData struct {
	On       bool // it is on the board
	Monument Monument
	Cost     Tokens
	Leftmost bool
}

// Prices are planning cartouches and sides of the market that can be paid, as a set: the cartouches by their numbers,
// and behind them the sides, two of each market cartouche.
type Prices uint32

// FirstSide is the first side of the market among [Prices].
const FirstSide = maxPlans

// Plans are the planning cartouches among them.
func (p Prices) Plans() Cartouches { return Cartouches(p & (1<<FirstSide - 1)) }

// Sides are the sides of the market among them: 2n is the top of the n-th cartouche, 2n+1 its bottom.
func (p Prices) Sides() uint32 { return uint32(p >> FirstSide) }

// afford is what tokens can pay.
func (c *Components) afford(t Tokens) Prices {
	by := &c.Prices
	return by[Grain][min(t[Grain], MaxGain)] & by[Brick][min(t[Brick], MaxGain)] & by[Stone][min(t[Stone], MaxGain)]
}

// Bonus is a box of the regent row (OSI-5.10.4).
type Bonus struct {
	Tokens      Tokens
	Glory, Card uint8
}

// CardData is a city card.
type CardData struct {
	Kind   Kind
	Corner Tokens
}

// Caravan is the caravan place that a section belongs to.
func (p Place) Caravan() uint8 { return uint8(p-FirstSection) / 2 }

// noSeats is an array of empty places.
func noSeats(seats []game.Seat) {
	for i := range seats {
		seats[i] = NoSeat
	}
}

// Marked are the sites that bear one of these marks.
func (c *Components) Marked(ankh, scarab bool) (sites Sites) {
	for rest := c.Sites; rest != 0; rest = rest.Rest() {
		n := rest.First()
		if site := &c.Site[n]; ankh && site.Ankh || scarab && site.Scarab {
			sites = sites.With(n)
		}
	}
	return sites
}
