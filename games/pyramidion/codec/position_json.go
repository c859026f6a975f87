package codec

import (
	"encoding/json"

	"ennead/games/position"
)

// The state as JSON with names. Seats are counted from 1, 0 is nobody. What follows from the rest of the box stands
// under "rest".

type positionJSON struct {
	Round   int                 `json:"round"`
	Order   []int               `json:"order"` // of play; 0 is not drawn yet
	Sites   map[string]siteJSON `json:"sites"` // those where anything lies or stands
	Active  *activeJSON         `json:"active,omitempty"`
	Payment *paymentJSON        `json:"payment,omitempty"`
	Spent   []string            `json:"spent"` // discarded character cards
	// what is left of each new pile in the deck, or unknown in hands
	Shuffled [][]string       `json:"shuffled,omitempty"`
	Row      []string         `json:"row"` // boats
	Karnak   *karnakJSON      `json:"karnak,omitempty"`
	Sunk     []string         `json:"sunk"`             // discarded boats
	Spread   string           `json:"spread,omitempty"` // the distribution card that is face up
	Used     []string         `json:"used"`             // discarded ones
	Tokens   []string         `json:"tokens,omitempty"` // revolt tokens that are face up
	Players  []playerJSON     `json:"players"`
	Pending  []position.Frame `json:"pending"` // the choice that is owed comes last
	Rest     json.RawMessage  `json:"rest,omitempty"`
}

type siteJSON struct {
	Goods      map[string]int `json:"goods,omitempty"`
	Torturer   int            `json:"torturer,omitempty"`
	Negotiator int            `json:"negotiator,omitempty"`
	Sundial    bool           `json:"sundial,omitempty"`
	Fetched    bool           `json:"fetched,omitempty"` // its torturer has, this round
}

// activeJSON is the site that is being played.
type activeJSON struct {
	Site      string         `json:"site"`
	Activator int            `json:"activator"`
	Ankh      bool           `json:"ankh,omitempty"`   // an ankh card has been played
	Raised    []string       `json:"raised,omitempty"` // by these cards
	Copied    string         `json:"copied,omitempty"` // by the Philosopher
	Category  string         `json:"category,omitempty"`
	Out       map[string]int `json:"out,omitempty"` // of an exchange
}

type paymentJSON struct {
	Boat    string         `json:"boat"`
	Left    map[string]int `json:"left"`              // to be paid
	Statues int            `json:"statues,omitempty"` // of the reserve that stand for something
	Fetched map[string]int `json:"fetched,omitempty"`
	Troops  []string       `json:"troops,omitempty"` // sites whose torturers fetched them
}

type karnakJSON struct {
	Boat    string `json:"boat"`
	Captain int    `json:"captain"`
}

type playerJSON struct {
	Hand     []string       `json:"hand"`
	Closed   int            `json:"closed,omitempty"` // more cards, which the reader must not know
	Backs    []int          `json:"backs,omitempty"`  // after a shuffle: out of which pile each of them comes
	Known    []string       `json:"known,omitempty"`  // cards of the deck in hand that all know
	InPlay   []string       `json:"inPlay"`
	Boats    []string       `json:"boats"`
	Ships    int            `json:"ships,omitempty"`  // more boats, which the reader must not see
	Loaded   int            `json:"loaded,omitempty"` // this round
	Goods    map[string]int `json:"goods"`
	Token    int            `json:"token,omitempty"`  // of the play order
	Played   int            `json:"played,omitempty"` // cards on the active site
	Passed   bool           `json:"passed,omitempty"`
	Category string         `json:"category,omitempty"` // of the Goddess in play
}

type restJSON struct {
	Supply  map[string]int   `json:"supply"`
	Deck    int              `json:"deck"`
	Pile    int              `json:"pile"`    // of boats
	Spreads []string         `json:"spreads"` // face down
	Aside   [][]string       `json:"aside"`   // base cards neither in hand nor in play, by seat
	Troops  []map[string]int `json:"troops"`  // in reserve, by seat
}

// raisedNames are the cards that can raise minimums, as the set State.Raised has them.
var raisedNames = []string{"lithographer", "philosopher"}
