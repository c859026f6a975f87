package pyramidion

import "ennead/game/set"

// The pieces of the game: chapter 2.

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

// Goods are amounts of resources.
type Goods [ResourceCount]uint8

// Sorts is a set of resources.
type Sorts = uint8

// Site is one of the eight sites, in the order of PYR-6.4.
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

	// NoSite means that there is no site.
	NoSite Site = 255
)

// Sites is a set of sites.
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

// Points are amounts in each category.
type Points [CategoryCount]uint8

// Troop is a kind of troop (PYR-2.3).
type Troop uint8

// The troops.
const (
	Torturers Troop = iota
	Negotiators
	TroopCount = 2
)

// Type is the printed kind of a character card (PYR-2.1).
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

// Effect is what a card does in addition to its values (chapter 16, and 10.1 for a revolt).
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
	Rebels      // causes a revolt
	EffectCount = 12
)

// Card is a character card. The deck is numbered from 1; the base cards of each colour follow. 0 is none.
type Card uint8

// Cards is a set of character cards.
type Cards = set.Large[Card]

// Boat is a boat card, from 1; 0 is none.
type Boat uint8

// Boats is a set of boat cards.
type Boats = set.Small[Boat]

// Spreads is a set of distribution cards, from 1.
type Spreads = set.Small[Goods]

// Tokens is a set of revolt tokens, from 1.
type Tokens = set.Small[Points]

// The numbers of pieces (PYR-2.1, PYR-2.3).
const (
	MaxSeats  = 4
	DeckCards = 40
	BaseCards = 5 // of each colour
	MaxCards  = DeckCards + MaxSeats*BaseCards
	MaxBoats  = 20
	MaxSpread = 10
	MaxTokens = 6
	FirstBase = Card(DeckCards + 1)

	bothMost = 2 // resources that a Lithographer exchanges at most (PYR-16.9.2)
)

// Base reports whether a card is one of a player's own (PYR-2.4).
func (c Card) Base() bool { return c >= FirstBase }

// Owner returns the seat that owns a base card.
func (c Card) Owner() uint8 { return uint8(c-FirstBase) / BaseCards }

// Sum returns the number of tokens of all kinds.
func (g Goods) Sum() (n uint8) {
	for _, of := range g {
		n += of
	}
	return n
}

// Sorts returns the set of resources with an amount above zero.
func (g Goods) Sorts() Sorts { return g.cargo().sorts() }
