package codec

import (
	"encoding/json"
	"ennead/games/pharaon"

	"ennead/games/position"
)

// The state as JSON with names. Cards are their printed numbers, seats are counted from 1, places of
// the board keep their order. What can be worked out from the rest of the box stands under "rest".

type positionJSON struct {
	Round     int                 `json:"round"`
	First     int                 `json:"first"`   // seat, 0 while nobody is
	Pharaoh   int                 `json:"pharaoh"` // seat, 0 while nobody is
	Learners  []int               `json:"learners,omitempty"`
	Players   []playerJSON        `json:"players"`
	Circle    []string            `json:"circle"` // clockwise from position 0
	Offset    int                 `json:"offset"`
	Clockwise bool                `json:"clockwise"`
	Wheel     map[string][]string `json:"wheel"`
	Nobles    []int               `json:"nobles"`
	Artisans  []int               `json:"artisans"`
	Jars      []int               `json:"jars"`
	Lots      [][]string          `json:"lots"`
	Bonus     []string            `json:"bonus"`
	SpentJars []int               `json:"spent_jars,omitempty"`
	Spent     map[string]int      `json:"spent,omitempty"`
	Scribes   []int               `json:"scribes,omitempty"`
	Gone      []int               `json:"gone_nobles,omitempty"`
	GoneArt   []int               `json:"gone_artisans,omitempty"`
	Hand      []any               `json:"hand,omitempty"`
	Plot      *plotJSON           `json:"traitor,omitempty"`
	Buy       *buyJSON            `json:"buy,omitempty"`
	Pending   []position.Frame    `json:"pending"` // the choice that is owed comes last
	Rest      json.RawMessage     `json:"rest,omitempty"`
}

type playerJSON struct {
	Tokens   map[string]int `json:"tokens"`
	Nobles   []int          `json:"nobles"`
	Tilted   []int          `json:"tilted,omitempty"`
	Artisans []int          `json:"artisans"`
	Nile     map[string]int `json:"nile"`
	Step     int            `json:"step"`
	Passed   bool           `json:"passed"`
	Row      int            `json:"row,omitempty"`
	Cell     int            `json:"cell,omitempty"`
	Aside    any            `json:"aside,omitempty"`
}

type plotJSON struct {
	Tiles  []string   `json:"tiles"`
	Dark   []string   `json:"dark"`
	Colour []string   `json:"colours"`
	Spaces [][]string `json:"spaces"`
	Jars   int        `json:"jars"`
	Own    []int      `json:"own,omitempty"`
	Jar    int        `json:"jar,omitempty"`
	Level  int        `json:"level"`
	Gods   []string   `json:"gods"`
}

type buyJSON struct {
	Quarter string         `json:"quarter"`
	Option  int            `json:"option,omitempty"`
	Colour  string         `json:"colour,omitempty"`
	Extra   bool           `json:"extra,omitempty"`
	Full    bool           `json:"full,omitempty"`
	Access  string         `json:"access,omitempty"`
	Class   []int          `json:"class,omitempty"`
	Need    []int          `json:"need,omitempty"`
	Jokers  int            `json:"jokers,omitempty"`
	Paid    map[string]int `json:"paid,omitempty"`
}

type restJSON struct {
	Supply   map[string]int `json:"supply"`
	Nobles   []int          `json:"nobles"`
	Artisans []int          `json:"artisans"`
	Jars     []int          `json:"jars"`
	Bag      map[string]int `json:"bag"`
}

// bagNames are the names of what is in the bag: the offerings.
var bagNames = pharaon.TokenNames[pharaon.ResourceOffering:]
