package osiris

import "ennead/game"

// Limits of what components may require. Moves name tokens up to [MaxGoods].
const (
	MaxPieces = 4 // monuments of a kind and governor; the search for lots is exhaustive, see [State.Lots]
	MaxGain   = 9
)

// Components holds the data of a table, compiled from components.yaml. It never changes.
type Components struct {
	Source []byte // the file itself; nil for the game's own file

	Setup    [MaxSeats + 1]Setup  // by number of governors
	Start    Tokens               // of each governor
	Pieces   [MonumentKinds]uint8 // of each governor
	Foreman  uint8                // additional tokens for a foreman who harvests in the last season (OSI-5.1.3)
	Hire     uint8                // price in tokens of a worker of the cartouche (OSI-5.4.2)
	Monument [MonumentKinds]MonumentData
	Terrain  [maxTerrains]TerrainData
	Terrains uint32 // set of the terrains on the board
	City     [maxCities]CityData
	Cities   uint16              // set of the cities on the board
	Section  [maxSections]Tokens // tokens of a caravan section (OSI-5.3.5)
	Caravan  [Caravans]struct{ Ankh bool }
	Sections uint8                 // set of the sections on the board
	Places   Places                // all places on the board
	Works    [ResourceKinds]Places // terrains by resource
	Reached  [Seasons + 1]Places   // by season: terrains within reach of basic workers
	Site     [MaxSites]SiteData
	Sites    Sites                // all sites on the board
	Fit      [MonumentKinds]Sites // sites of each kind of monument (OSI-5.7.2)
	Segment  [Seasons + 1]Sites   // sites along each segment
	Beside   [MaxSites]Sites      // neighbours of a site (OSI-9.2.2)
	Market   []Exchange
	Plans    [maxPlans]PlanData
	Planning [MonumentKinds][]uint8             // cartouches of a kind from left to right
	Planned  Cartouches                         // all cartouches on the board
	Of       [MonumentKinds]Cartouches          // cartouches of each kind
	Prices   [ResourceKinds][MaxGain + 1]Prices // prices that a number of tokens of one resource is enough for
	Row      []Bonus                            // boxes of the regent row
	Blessed  struct {                           // chapter 12
		Isis  Tokens
		Drawn uint8 // cards that Thoth draws
	}
	Discarded Tokens // grain for discarding the second card, with two governors (OSI-5.2.3 c)
	Card      [MaxCards + 1]CardData
	Cards     Cards              // all cards of the game
	Copies    [CardKinds]uint8   // number of cards of a kind, at most 3
	Kinds     [2][FewKinds]Cards // cards by a set of kinds: of the first half of the kinds, and of the second
	Special   struct {           // chapter 11
		Overseer, Merchant, Caravaneer, Scribe, Mason, Tax, Ferryman, Recruits uint8
	}
	Scoring struct { // chapter 9
		Barge, RowSize, Row, ReachSize, Reach uint8
		Completion                            [MonumentKinds]uint8
	}
	Limits struct{ Offers, Bribes, Entries, Text int } // limits of negotiation (OSI-7.8.2)
}

// FewKinds is the number of sets of half the kinds of city cards.
const FewKinds = 1 << ((CardKinds + 1) / 2)

// Setup holds the data for a number of governors.
type Setup struct {
	Tokens           uint8   // tokens of each resource (OSI-2.1.1)
	Workers          Workers // in the bag
	Draw, Pool, Left uint8   // workers for each governor, for the cartouche, and to stay in the bag (OSI-4.2)
	Ankh, Scarab     bool    // which sites get neutral monuments (OSI-2.2.1, OSI-2.3.2)
	Reserved         bool    // one planning cartouche of each kind is reserved (OSI-2.3.3)
}

// MonumentData is a kind of monument.
type MonumentData struct{ Glory uint8 }

// TerrainData is a terrain.
type TerrainData struct {
	Resource Resource
	Reach    uint8 // lowest segment that it borders (OSI-5.1.1 d, OSI-RUL-47)
}

// CityData is a city.
type CityData struct{ EN, FR string }

// SiteData is a site.
type SiteData struct {
	Icons    uint8 // resource icons of a section; 0 for a city
	Top      bool  // on the top bank
	Order    uint8 // position along its bank, from the barge's start
	Segments uint8 // set of the segments that it borders
	Ankh     bool  // has a neutral monument with 2 and 3 governors
	Scarab   bool  // has a neutral monument with 2 governors
	Neutral  Monument
}

// Exchange is a market cartouche: its top (0) and its bottom (1) (OSI-5.5.1).
type Exchange [2]Tokens

// PlanData is a planning cartouche.
type PlanData struct {
	On       bool // it is on the board
	Monument Monument
	Cost     Tokens
	Leftmost bool
}

// Prices is a set of what tokens can pay: planning cartouches by their numbers, then the sides of the market, two a
// cartouche.
type Prices uint32

// FirstSide is the first market side among [Prices].
const FirstSide = maxPlans

// Plans returns the planning cartouches of the set.
func (p Prices) Plans() Cartouches { return Cartouches(p & (1<<FirstSide - 1)) }

// Sides returns the market sides of the set: 2n is the top of cartouche n, 2n+1 its bottom.
func (p Prices) Sides() uint32 { return uint32(p >> FirstSide) }

// afford returns what tokens can pay.
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

// Caravan returns the caravan place of a section.
func (p Place) Caravan() uint8 { return uint8(p-FirstSection) / 2 }

// noSeats fills an array with NoSeat.
func noSeats(seats []game.Seat) {
	for i := range seats {
		seats[i] = NoSeat
	}
}

// Marked returns the sites with at least one of the given marks.
func (c *Components) Marked(ankh, scarab bool) (sites Sites) {
	for rest := c.Sites; rest != 0; rest = rest.Rest() {
		n := rest.First()
		if site := &c.Site[n]; ankh && site.Ankh || scarab && site.Scarab {
			sites = sites.With(n)
		}
	}
	return sites
}
