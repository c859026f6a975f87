package codec

import (
	"encoding/json"

	"ennead/games/position"
)

// The state as JSON with names. Seats are counted from 1, 0 is nobody; what belongs to nobody where something stands is
// neutral. What can be worked out from the rest of the box stands under "rest".

type positionJSON struct {
	For       *int                      `json:"for,omitempty"` // of a masked position: whose view it is
	Season    int                       `json:"season"`
	Regent    int                       `json:"regent"`
	Blocked   []string                  `json:"blocked"`   // boxes of the regent row, that of this season included
	Bonus     string                    `json:"bonus"`     // the box of this season
	Complete  []string                  `json:"complete"`  // kinds of monuments whose completion bonus is gone
	Wages     map[string]int            `json:"wages"`     // tokens beside the workers' cartouche
	Market    map[string]map[string]int `json:"market"`    // cartouches that have been used, and the tokens on them
	Hire      map[string]int            `json:"hire"`      // workers on their cartouche
	Workers   map[string]standingJSON   `json:"workers"`   // on the board
	Camels    map[string]int            `json:"camels"`    // by caravan
	Monuments map[string]buildingJSON   `json:"monuments"` // by site
	Plans     map[string]planJSON       `json:"plans"`     // by cartouche
	Spent     []string                  `json:"spent"`     // the discard pile
	Cards     []any                     `json:"cards"`     // of a visit, or of Thoth
	Turn      *turnJSON                 `json:"turn,omitempty"`
	Players   []playerJSON              `json:"players"`
	Book      *bookJSON                 `json:"book,omitempty"`
	Pending   []position.Frame          `json:"pending"` // the choice that is owed comes last
	Rest      json.RawMessage           `json:"rest,omitempty"`

	// The card of a visit or of Thoth that was drawn first (OSI-RUL-54). If it is left out, it is the first one listed.
	DrawnFirst string `json:"drawnFirst,omitempty"`

	// What else OSI-RUL-54 adds; left out while nobody is away.
	Away    []int `json:"away,omitempty"`    // seats whose governor has left the table
	Aside   []int `json:"aside,omitempty"`   // seats that withdrew while theirs was away
	Skipped int   `json:"skipped,omitempty"` // seasons that blocked no box
}

type standingJSON struct {
	Worker string `json:"worker"`
	Owner  int    `json:"owner"`
}

type buildingJSON struct {
	Monument string `json:"monument"`
	Owner    int    `json:"owner"`
	Second   int    `json:"second,omitempty"` // of a second obelisk
}

type planJSON struct {
	Owner int  `json:"owner"`
	Kept  bool `json:"kept,omitempty"`
}

type turnJSON struct {
	Card   string                    `json:"card,omitempty"`
	Worker string                    `json:"worker,omitempty"`
	Hired  []string                  `json:"hired,omitempty"`
	Paid   map[string]int            `json:"paid,omitempty"`
	Piles  map[string]map[string]int `json:"piles,omitempty"`
	At     int                       `json:"at,omitempty"`
	Side   string                    `json:"side,omitempty"`
	Plan   string                    `json:"plan,omitempty"`
	Kept   string                    `json:"kept,omitempty"`
}

type playerJSON struct {
	Tokens    map[string]int      `json:"tokens,omitempty"`
	Hidden    bool                `json:"hidden,omitempty"` // the tokens are
	Workers   map[string]int      `json:"workers"`          // not placed
	Idle      int                 `json:"idle,omitempty"`   // more of them, of unknown kinds
	Cards     []string            `json:"cards"`
	Closed    int                 `json:"closed,omitempty"` // more of them
	Known     map[string][]string `json:"known,omitempty"`  // to other seats
	Blessings []string            `json:"blessings"`
	Played    []string            `json:"played"` // this season
	Lost      map[string]int      `json:"lost"`   // monuments out of the game
	Order     int                 `json:"order"`  // of withdrawing
	Scribed   bool                `json:"scribed,omitempty"`
	Did       []string            `json:"did,omitempty"` // actions of this season
	DidBefore []string            `json:"didBefore,omitempty"`
	VP        map[string]int      `json:"vp"`
}

type restJSON struct {
	Supply map[string]int   `json:"supply"`
	Bag    map[string]int   `json:"bag"`
	Pile   int              `json:"pile"`
	Stock  []map[string]int `json:"stock"` // monuments neither planned nor built, by seat
	Built  []map[string]int `json:"built"`
}
