package osiris

import "ennead/game/set"

// Kinds and numbers of pieces, sites and places (chapter 1).

// Resource is a kind of token (OSI-2.1.1).
type Resource uint8

// The resources.
const (
	Grain Resource = iota
	Brick
	Stone
	ResourceKinds = 3
)

// Tokens counts tokens of each resource.
type Tokens [ResourceKinds]uint8

// Worker is a kind of worker token with its rank: even numbers are basic workers, odd ones foremen (OSI-0.5).
type Worker uint8

// The workers.
const (
	Farmer Worker = iota
	FarmForeman
	Brickmaker
	BrickForeman
	Stonecutter
	StoneForeman
	WorkerKinds = 6

	// NoWorker marks a place without a worker.
	NoWorker Worker = 255
)

// Foreman reports whether the worker is a foreman.
func (w Worker) Foreman() bool { return w&1 == 1 }

// Works returns the resource that the worker harvests, which is also the kind of terrain (OSI-5.1.1 a).
func (w Worker) Works() Resource { return Resource(w / 2) }

// Workers counts workers of each kind.
type Workers [WorkerKinds]uint8

// sorts is a set of kinds of workers.
type sorts = uint8

// basic is the set of basic workers.
const basic sorts = 1<<Farmer | 1<<Brickmaker | 1<<Stonecutter

// Monument is a kind of monument (OSI-1.2).
type Monument uint8

// The monuments.
const (
	Obelisk Monument = iota
	Sphinx
	Pylon
	MonumentKinds = 3
)

// Card is the printed number of a city card, from 1; 0 for none.
type Card uint8

// Cards is a set of city cards.
type Cards = set.Small[Card]

// Kind is the kind of a city card, which determines its special (chapter 11).
type Kind uint8

// The kinds of city cards, in the order of the rules.
const (
	Sculptor     Kind = iota // OSI-11.1
	Architect                // OSI-11.2
	Scout                    // OSI-11.3
	Journeyman               // OSI-11.4
	Overseer                 // OSI-11.5
	Merchant                 // OSI-11.6
	Recruiter                // OSI-11.7
	Caravaneer               // OSI-11.8
	Scribe                   // OSI-11.9
	Mason                    // OSI-11.10
	TaxCollector             // OSI-11.11
	Priest                   // OSI-11.12
	Ferryman                 // OSI-11.13
	CardKinds    = 13
)

// Blessing is one of the five blessing cards of a governor (chapter 12).
type Blessing uint8

// The blessings.
const (
	Anubis Blessing = iota
	Bastet
	Horus
	Isis
	Thoth
	BlessingKinds = 5
)

// Site is a place for a monument: the sections of the terrains, two each, then the cities (OSI-1.5).
type Site uint8

// Sites is a set of sites.
type Sites = set.Large[Site]

// Place is a place for a worker: the terrains, then the cities, then the sections of the caravans.
type Place uint8

// Places is a set of places.
type Places = set.Large[Place]

// Cartouches is a set of planning cartouches.
type Cartouches = set.Small[Plan]

// Capacity for the components of a table.
const (
	maxTerrains = 24 // eight of each kind
	maxCities   = 12
	maxSections = 4 // of caravans, two a place
	MaxPlaces   = maxTerrains + maxCities + maxSections
	MaxSites    = 2*maxTerrains + maxCities
	maxPlans    = 12 // planning cartouches, four of each kind
	MaxMarket   = 6
	MaxBoxes    = 8  // of the regent row
	MaxCards    = 31 // city cards
	MaxPending  = 3  // city cards drawn in one go

	FirstCity    Place = maxTerrains
	FirstSection Place = maxTerrains + maxCities
	firstTown    Site  = 2 * maxTerrains // the site of the first city
	Caravans           = maxSections / 2
	Seasons            = 4
	MaxSeats           = 5
)

// Terrain returns the terrain of a section. The site must not be a city.
func (s Site) Terrain() Place { return Place(s / 2) }

// City reports whether the site is a city.
func (s Site) City() bool { return s >= firstTown }

// Place returns the place where a worker closes the site (OSI-5.7.3).
func (s Site) Place() Place {
	if s.City() {
		return FirstCity + Place(s-firstTown)
	}
	return s.Terrain()
}

// Town returns the site of a city.
func (p Place) Town() Site { return firstTown + Site(p-FirstCity) }

// Halves returns the two sections of a terrain.
func (p Place) Halves() Sites { return Sites(0).With(uint8(2 * p)).With(uint8(2*p + 1)) }

// towns returns the cities among some sites.
func towns(among Sites) Places { return Places(among>>firstTown) << FirstCity }
