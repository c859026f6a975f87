package codec

import (
	"encoding/json"

	"ennead/games/position"
)

// The state as JSON with names. Seats are counted from 1, 0 is nobody. What can be worked out from the rest of the box
// stands under "rest".

type positionJSON struct {
	Round       int                 `json:"round"`
	Maats       int                 `json:"maats"`
	Scorings    int                 `json:"scorings"`
	Order       []int               `json:"order"`
	Turn        *turnJSON           `json:"turn,omitempty"`
	Players     []playerJSON        `json:"players"`
	Arrow       string              `json:"arrow"`
	Marks       []string            `json:"marks"` // where the scoring markers lie
	Dial        map[string][]string `json:"dial"`
	Horus       []string            `json:"horus"` // the god on each slot
	Display     []string            `json:"display"`
	Temple      map[string]cellJSON `json:"temple"`
	Sites       map[string]int      `json:"sites"`
	Gold        []string            `json:"gold"`      // what it still lies on
	Districts   []map[string]int    `json:"districts"` // by row
	Market      [][]string          `json:"market"`
	Open        int                 `json:"open"` // sections
	Spent       []string            `json:"spent"`
	Under       []any               `json:"under"` // Decrees given back, by seat
	Drawn       []int               `json:"drawn,omitempty"`
	Settled     []string            `json:"settled,omitempty"`
	Laid        []string            `json:"laid,omitempty"`
	Destinies   []string            `json:"destinies"`
	Botankhamun *rivalJSON          `json:"botankhamun,omitempty"`
	Pending     []position.Frame    `json:"pending"` // the choice that is owed comes last
	Rest        json.RawMessage     `json:"rest,omitempty"`
}

type turnJSON struct {
	Seat   int    `json:"seat"`
	From   string `json:"from,omitempty"`
	Die    string `json:"die,omitempty"`
	Colour string `json:"colour,omitempty"` // what it counts as
	Value  int    `json:"value,omitempty"`
	Purity string `json:"purity,omitempty"`
	Anubis int    `json:"anubis,omitempty"`
	Normal bool   `json:"normal,omitempty"`
	Beside int    `json:"beside,omitempty"`
	Across int    `json:"across,omitempty"`
	Idle   bool   `json:"idle,omitempty"`
}

type cellJSON struct {
	Tile  string `json:"tile"`
	Turn  int    `json:"turn"` // degrees
	Owner int    `json:"owner"`
}

type playerJSON struct {
	Stock      map[string]int `json:"stock"`
	Surplus    map[string]int `json:"surplus,omitempty"`
	Faith      []int          `json:"faith,omitempty"` // on the pans
	Production map[string]int `json:"production"`
	Population int            `json:"population"`
	Happiness  int            `json:"happiness"`
	Rewards    int            `json:"rewards,omitempty"` // for Happiness, had
	Feast      bool           `json:"feast,omitempty"`
	Dice       []string       `json:"dice"`
	Blessings  []string       `json:"blessings"`
	Techs      []string       `json:"technologies"`
	New        []string       `json:"new,omitempty"`
	Decrees    []string       `json:"decrees"`
	Known      []string       `json:"known,omitempty"`
	Unseen     int            `json:"unseen,omitempty"`
	Older      int            `json:"older,omitempty"`
	Scored     []string       `json:"scored,omitempty"`
	Start      []string       `json:"start,omitempty"`
	Destiny    string         `json:"destiny,omitempty"`
	Hand       []any          `json:"hand,omitempty"`
	Joker      []string       `json:"joker,omitempty"` // Technologies that have paid their VP this turn
	VP         map[string]int `json:"vp"`
}

type rivalJSON struct {
	Pyramid []string `json:"pyramid"`
	At      int      `json:"at"`
}

type restJSON struct {
	Bag    map[string]int `json:"bag"`
	Tiles  int            `json:"tiles"` // in the stack
	Decks  map[string]int `json:"decks"`
	Pieces []piecesJSON   `json:"pieces"` // that have left the board, by seat
}

type piecesJSON struct {
	Buildings int `json:"buildings"`
	Statues   int `json:"statues"`
	Columns   int `json:"columns"`
}
