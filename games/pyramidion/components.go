package pyramidion

// Components are the printed data of the game, compiled from components.yaml. They never change during play.
type Components struct {
	Source []byte // the file that these components were read from; nil for the built-in one

	Tables   [MaxSeats + 1]TableData // by number of players
	Stock    Goods                   // the total of each resource
	Troops   [TroopCount]uint8       // of each player
	Card     [MaxCards + 1]CardData
	Deck     Cards           // the cards that are shuffled
	Base     [MaxSeats]Cards // each player's own cards
	Ankhs    Cards           // cards with an ankh
	Of       [TypeCount]Cards
	With     [EffectCount]Cards  // cards with each effect
	Acting   Cards               // cards with an effect when played (PYR-9.2.6)
	Words    [MaxCards + 1]Tally // the values of each card
	Divine   uint8               // the value of a Goddess in her category (PYR-16.1)
	Site     [SiteCount]SiteData
	Spread   [MaxSpread + 1][SiteCount]Goods
	Puts     [MaxSpread + 1]cargo // what each distribution card puts on all sites together
	Spreads  Spreads              // all distribution cards
	Boat     [MaxBoats + 1]BoatData
	Boats    Boats // all boats
	Token    [MaxTokens + 1]TokenData
	Tokens   Tokens   // all revolt tokens
	Targets  [4]uint8 // VP to reach, by option; 0 plays until all boats are loaded (PYR-14.6)
	Guard    uint8    // the number of rounds after which the guard ends the game (PYR-14.9)
	Row      int      // face-up boats
	Dealt    uint8    // cards dealt to each player
	AtThebes uint8    // extra cards for the torturer at Thebes (PYR-8.3)
}

// Complete derives the sums that the rules look up often. Call it once after all components have been read.
func (c *Components) Complete() {
	for n := range c.Card {
		c.Words[n] = c.Card[n].Values.tally()
	}
	for n := range c.Spread {
		for _, goods := range c.Spread[n] {
			c.Puts[n] += goods.cargo()
		}
	}
}

// TableData is the data that depends on the number of players.
type TableData struct {
	Sequence []uint8 // places in the play order, from 0, of the players who activate sites in a round, in order
	// For two players (chapter 15).
	MustPlay  bool  // everybody must play a card on every site
	MostCards uint8 // cards that a player can play on a site
	Recruits  bool
	Swaps     bool // the play order swaps if Gizeh is idle
}

// NoLimit is a limit that no number of cards reaches.
const NoLimit = 255

// CardData is a character card.
type CardData struct {
	Type   Type
	Effect Effect
	Values Points
}

// SiteData is a site.
type SiteData struct {
	Least [TroopCount]uint8 // minimums: influence for torturers, negotiation for negotiators
	Box   Sorts             // the resources that can be distributed there
}

// BoatData is a boat.
type BoatData struct {
	VP    uint8
	Needs Goods
}

// TokenData is a revolt token.
type TokenData struct {
	Value uint8
	Gives Goods
}
