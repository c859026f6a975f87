package pyramidion

import "ennead/game/set"

// What lies on the table, by kinds and numbers: chapter 2.

// Resource is a kind of token (PYR-2.2).
type Resource uint8

// The resources.
const (
	Camel Resource = iota
	Wood
	Food
	Stone
	Worker
	Statue
	ResourceCount = 6
)

// Goods are so many tokens of each resource.
type Goods [ResourceCount]uint8

// Sorts is a set of resources.
type Sorts = uint8

// Site is one of the eight places, in the order that PYR-6.4 fixes.
type Site uint8

// The sites.
const (
	Gizeh Site = iota
	AbuSimbel
	Thebes
	Luxor
	Alexandria
	Cairo
	Philae
	Karnak
	SiteCount = 8

	// NoSite stands where no site is.
	NoSite Site = 255
)

// Sites are sites by their numbers.
type Sites = set.Small[Site]

// Category is one of the three values of a card.
type Category uint8

// The categories.
const (
	Influence Category = iota
	Negotiation
	Bargaining
	CategoryCount = 3
)

// Points are so many of each category.
type Points [CategoryCount]uint8

// Troop is a kind of troop (PYR-2.3).
type Troop uint8

// The troops.
const (
	Torturers Troop = iota
	Negotiators
	TroopCount = 2
)

// Type is what is printed as the kind of a character card (PYR-2.1).
type Type uint8

// The types.
const (
	Merchant Type = iota
	Negotiator
	Torturer
	Special
	Revolt
	TypeCount = 5
)

// Effect is what a card does beside its values (chapter 16, and 10.1 for a revolt).
type Effect uint8

// The effects.
const (
	NoEffect Effect = iota
	Goddess
	HighPriest
	Bandit
	Guard
	Vizier
	Thief
	Philosopher
	Slaver
	Lithographer
	Politician
	Rebels      // of a revolt
	EffectCount = 12
)

// Card is a character card: those of the deck from 1, then the base cards of each colour; 0 is none.
type Card uint8

// Cards are character cards by their numbers.
type Cards = set.Large[Card]

// Boat is a boat card from 1; 0 is none.
type Boat uint8

// Boats are boat cards by their numbers.
type Boats = set.Small[Boat]

// Spreads are distribution cards by their numbers, from 1.
type Spreads = set.Small[Goods]

// Tokens are revolt tokens by their numbers, from 1.
type Tokens = set.Small[Points]

// What there is of everything (PYR-2.1, PYR-2.3).
const (
	MaxSeats  = 4
	DeckCards = 40
	BaseCards = 5 // of a colour
	MaxCards  = DeckCards + MaxSeats*BaseCards
	MaxBoats  = 20
	MaxSpread = 10
	MaxTokens = 6
	FirstBase = Card(DeckCards + 1)

	bothMost = 2 // resources that a lithographer exchanges (PYR-16.9.2)
)

// Base tells whether a card is one of a player's own (PYR-2.4).
func (c Card) Base() bool { return c >= FirstBase }

// Owner is whose base card it is.
func (c Card) Owner() uint8 { return uint8(c-FirstBase) / BaseCards }

// Sum is how many tokens there are of all kinds.
func (g Goods) Sum() (n uint8) {
	for _, of := range g {
		n += of
	}
	return n
}

// Sorts are the kinds of which there are any.
func (g Goods) Sorts() Sorts { return g.cargo().sorts() }
