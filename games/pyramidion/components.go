package pyramidion

// Components are the data of a table, compiled from components.yaml. They never change.
type Components struct {
	Source []byte // the file itself, nil for the game's own

	Tables   [MaxSeats + 1]TableData // by number of players
	Stock    Goods                   // all tokens of each resource
	Troops   [TroopCount]uint8       // of each player
	Card     [MaxCards + 1]CardData
	Deck     Cards           // the cards that are shuffled
	Base     [MaxSeats]Cards // each player's own
	Ankhs    Cards           // with an ankh
	Of       [TypeCount]Cards
	With     [EffectCount]Cards  // with that effect
	Acting   Cards               // that do something as soon as they are played (PYR-9.2.6)
	Words    [MaxCards + 1]Tally // the values of a card
	Divine   uint8               // what a Goddess counts (PYR-16.1)
	Site     [SiteCount]SiteData
	Spread   [MaxSpread + 1][SiteCount]Goods
	Puts     [MaxSpread + 1]cargo // what a card puts on all sites together
	Spreads  Spreads              // all of the game
	Boat     [MaxBoats + 1]BoatData
	Boats    Boats // all of the game
	Token    [MaxTokens + 1]TokenData
	Tokens   Tokens   // all of the game
	Targets  [4]uint8 // by option; 0: until all boats are loaded (PYR-14.6)
	Guard    uint8    // rounds (PYR-14.9)
	Row      int      // boats face up
	Dealt    uint8    // cards to each player
	AtThebes uint8    // cards more (PYR-8.3)
}

// Complete fills in what follows from the rest: the sums that are looked up while a game is played.
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

// TableData is what depends on the number of players.
type TableData struct {
	Sequence []uint8 // places in the play order, from 0, of those who activate the sites of a round
	// Two players (chapter 15).
	MustPlay  bool  // a card on every site
	MostCards uint8 // on a site
	Recruits  bool
	Swaps     bool // if Gizeh is idle
}

// NoLimit of cards on a site: more than there are.
const NoLimit = 255

// CardData is a character card.
type CardData struct {
	Type   Type
	Effect Effect
	Values Points
}

// SiteData is a site.
type SiteData struct {
	Least [TroopCount]uint8 // the minimums: influence for torturers, negotiation for negotiators
	Box   Sorts             // what may be distributed there
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
