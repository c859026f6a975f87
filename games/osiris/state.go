package osiris

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/game/set"
)

// Resource is a kind of token (OSI-2.1.1).
type Resource uint8

// The resources.
const (
	Grain Resource = iota
	Brick
	Stone
	resources = 3
)

// Tokens are so many tokens of each resource.
type Tokens [resources]uint8

// Worker is a kind of worker token with its rank: basic workers are even, foremen odd (OSI-0.5).
type Worker uint8

// The workers.
const (
	Farmer Worker = iota
	FarmForeman
	Brickmaker
	BrickForeman
	Stonecutter
	StoneForeman
	workers = 6

	// NoWorker stands where no worker is.
	NoWorker Worker = 255
)

// Foreman tells the higher rank.
func (w Worker) Foreman() bool { return w&1 == 1 }

// Works is the resource, and so the kind of terrain, that a worker works for (OSI-5.1.1 a).
func (w Worker) Works() Resource { return Resource(w / 2) }

// Workers are so many workers of each kind.
type Workers [workers]uint8

// sorts is a set of kinds of workers.
type sorts = uint8

// basic are the kinds of the lower rank.
const basic sorts = 1<<Farmer | 1<<Brickmaker | 1<<Stonecutter

// Monument is a kind of monument (OSI-1.2).
type Monument uint8

// The monuments.
const (
	Obelisk Monument = iota
	Sphinx
	Pylon
	monuments = 3
)

// Card is the printed number of a city card, from 1; 0 is none.
type Card uint8

// Cards are city cards by their numbers.
type Cards = set.Small[Card]

// Kind is what a city card can do (chapter 11).
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
	cardKinds    = 13
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
	blessings = 5
)

// Site is a place where a monument can stand: the sections of the terrains, two each, then the cities (OSI-1.5).
type Site uint8

// Sites are sites by their numbers.
type Sites = set.Large[Site]

// Place is a place where a worker can stand: the terrains, then the cities, then the sections of the caravans.
type Place uint8

// Places are places by their numbers.
type Places = set.Large[Place]

// Cartouches are planning cartouches by their numbers.
type Cartouches = set.Small[Plan]

// The room there is for what a table's components name.
const (
	maxTerrains = 24 // eight of each kind
	maxCities   = 12
	maxSections = 4 // of caravans, two a place
	maxPlaces   = maxTerrains + maxCities + maxSections
	maxSites    = 2*maxTerrains + maxCities
	maxPlans    = 12 // planning cartouches, four of each kind
	maxMarket   = 6
	maxBoxes    = 8  // of the regent row
	maxCards    = 31 // city cards
	maxPending  = 3  // city cards drawn at once

	firstCity    Place = maxTerrains
	firstSection Place = maxTerrains + maxCities
	firstTown    Site  = 2 * maxTerrains // the site of the first city
	caravans           = maxSections / 2
	seasons            = 4
	maxSeats           = 5
)

// Terrain is the terrain that a section belongs to; only for sites below those of the cities.
func (s Site) Terrain() Place { return Place(s / 2) }

// City tells whether the site is a city.
func (s Site) City() bool { return s >= firstTown }

// Place is where a worker stands who keeps others from building at a site (OSI-5.7.3).
func (s Site) Place() Place {
	if s.City() {
		return firstCity + Place(s-firstTown)
	}
	return s.Terrain()
}

// Town is the site of a city.
func (p Place) Town() Site { return firstTown + Site(p-firstCity) }

// Owners of what stands on the board beside the seats.
const (
	// NoSeat stands where nobody's piece is.
	NoSeat game.Seat = 255
	// Neutral stands where a neutral piece is (OSI-0.1).
	Neutral game.Seat = 254
)

// Part is a part of the score.
type Part uint8

// The parts of the score.
const (
	PartGlory      Part = iota // of monuments (OSI-5.7.6)
	PartBarge                  // OSI-5.7.6
	PartCompletion             // OSI-5.7.8
	PartRegent                 // OSI-5.10.4
	PartCards                  // OSI-11.13
	PartRows                   // adjacent lots (OSI-9.2.1)
	PartReaches                // segment lots (OSI-9.2.1)
	parts
)

// Player is what belongs to a governor.
type Player struct {
	Tokens    Tokens           // behind the screen
	Workers   Workers          // unplaced, behind the screen
	Idle      uint8            // workers there whose kind the viewer of a masked state does not know; 0 in a whole one
	Cards     Cards            // in hand
	Closed    uint8            // cards in hand that the viewer of a masked state does not know; 0 in a whole one
	Known     [maxSeats]Cards  // by seat: those of the hand that it knows to be there (OSI-13.7)
	Blessings uint8            // set of those not yet played
	Played    uint8            // set of those played this season
	Stock     [monuments]uint8 // neither planned nor built
	Built     [monuments]uint8
	Lost      [monuments]uint8 // out of the game (OSI-8.1)
	Order     uint8            // how many had withdrawn when this governor did, himself included; 0 if he has not
	Scribed   bool             // has played the special of a Scribe this season (OSI-11.9)
	Did       uint16           // set of the actions done this season (OSI-3.2), by their numbers in promises
	DidBefore uint16           // and last season
	VP        [parts]uint8
}

// Standing is a worker on the board.
type Standing struct {
	Worker Worker
	Owner  game.Seat // NoSeat if nobody stands there
}

// Building is what stands at a site.
type Building struct {
	Monument Monument
	Owner    game.Seat // NoSeat if there is none
	Second   game.Seat // of a second obelisk (OSI-11.1); NoSeat if there is none
}

// Plan is a monument on a planning cartouche; its kind is that of the cartouche.
type Plan struct {
	Owner game.Seat // NoSeat if the cartouche is empty
	Kept  uint8     // 1: it is to be kept at the end of the season, 2: it was kept at the end of the last one (OSI-12.3, OSI-RUL-51)
}

// Stall is a cartouche of the market.
type Stall struct {
	Used   bool
	Tokens Tokens // paid there
}

// Turn is what has been chosen of the action in progress; nothing of it has taken effect (OSI-5.0.4).
type Turn struct {
	Card   Card                  // the city card whose special is being chosen, or 0
	Worker Worker                // to be placed
	Hired  [2]uint8              // workers to be hired, from 1
	Paid   Tokens                // chosen to pay, to waive or to take; at the fee of a caravan, what was just taken
	Piles  [maxMarket + 1]Tokens // chosen to take off the workers' cartouche and the market
	At     uint8                 // what is used: the market cartouche or the box of the regent row, from 1, or the place
	Side   uint8                 // of the market cartouche
	Plan   uint8                 // the cartouche planned on or built from, from 1
	Kept   uint8                 // the cartouche kept with Horus, from 1
}

// State is one moment of Sailing Toward Osiris: what lies on the table, and the book of what is offered and promised beside it.
type State struct {
	Moment
	Book Book
}

// Moment is a state without negotiation.
type Moment struct {
	Data *Components

	Count    uint8
	Viewer   uint8 // for whom a masked state is, from 1; 0 in a whole one
	Season   uint8 // from 1; 0 during the setup
	Regent   game.Seat
	KeepsAll bool  // option: Horus keeps all planned monuments (OSI-RUL-03)
	Silent   bool  // option: no negotiation (OSI-7.8.4)
	Open     bool  // option: tokens behind screens are shown (OSI-13.2)
	Boxes    uint8 // set of the boxes of the regent row that are blocked, that of this season included
	Bonused  uint8 // the box taken this season, from 1, or 0 (OSI-5.10.4)
	Complete uint8 // set of kinds of monuments whose completion bonus is gone (OSI-5.7.8)

	Supply Tokens
	Wages  Tokens // beside the workers' cartouche (OSI-5.4.3)
	Market [maxMarket]Stall
	Pool   Workers // on the workers' cartouche
	Bag    Workers // during a season the two left
	Unseen uint8   // workers in the bag whose kind the viewer of a masked state does not know; 0 in a whole one

	Standing [maxPlaces]Standing
	Leader   [caravans]game.Seat // whose camel lies on a caravan place; Neutral, or NoSeat
	Site     [maxSites]Building
	Plans    [maxPlans]Plan

	// What follows from the board, see [State.survey].
	Stood   Places     // with a worker
	Guarded Sites      // with a worker at their place
	Raised  Sites      // with a monument
	Closed  Places     // terrains without a free section
	Laid    Cartouches // with a monument

	Deck    Cards            // nobody has seen them; in a masked state, with all that the viewer does not know
	Spent   Cards            // the discard pile
	Pending [maxPending]Card // the cards of a visit or of Thoth, ascending; Unknown when masked
	Turn    Turn
	Player  [maxSeats]Player
	flow.Stack
}

// Seats counts the places.
func (s *State) Seats() int { return int(s.Count) }

// Automata are none.
func (s *State) Automata() game.Seats { return 0 }

// Rounds counts the seasons that have begun.
func (s *State) Rounds() int { return int(s.Season) }

// next is the seat to the left.
func (s *State) next(seat game.Seat) game.Seat {
	if seat++; uint8(seat) < s.Count {
		return seat
	}
	return 0
}

// everybody are the seats at the table.
func (s *State) everybody() game.Seats { return 1<<s.Count - 1 }

// Copy is a new independent state.
func (s *State) Copy() game.State {
	c := *s
	return &c
}

// CopyFrom overwrites this state with another. The book is most of a state and mostly blank: then it is left alone.
func (s *State) CopyFrom(o game.State) {
	from := o.(*State)
	s.Moment = from.Moment
	if s.Book.Used || from.Book.Used {
		s.Book = from.Book
	}
}

// Equal tells whether two states are the same moment.
func (s *State) Equal(o game.State) bool { return *s == *o.(*State) }
