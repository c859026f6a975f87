package codec

import (
	"encoding/json"

	"ennead/games/position"
)

// The state as JSON with names. Seats are counted from 1, 0 is nobody. What can be worked out from the
// rest of the box stands under "rest".

type positionJSON struct {
	Round   int                       `json:"round"`
	Active  int                       `json:"active"`
	Trigger int                       `json:"trigger"`
	Order   []int                     `json:"order"`
	Next    []int                     `json:"next_order,omitempty"`
	Players []playerJSON              `json:"players"`
	Units   map[string]map[string]int `json:"units"` // space, seat
	Beasts  map[string]string         `json:"creatures,omitempty"`
	Temples map[string]int            `json:"temple_vp"`
	Discard map[string]int            `json:"discard,omitempty"`
	Vision  map[string]int            `json:"vision,omitempty"`
	VisionN int                       `json:"vision_cards,omitempty"`
	Fight   *fightJSON                `json:"fight,omitempty"`
	March   *marchJSON                `json:"march,omitempty"`
	Acts    []string                  `json:"acts,omitempty"`
	Act     []int                     `json:"act,omitempty"`
	Free    int                       `json:"free,omitempty"`
	Paid    int                       `json:"paid,omitempty"`
	Pending []position.Frame          `json:"pending"` // the choice that is owed comes last
	Rest    json.RawMessage           `json:"rest,omitempty"`
}

type playerJSON struct {
	City      int            `json:"city"`
	Prayer    int            `json:"prayer"`
	Pyramids  map[string]int `json:"pyramids"`
	Districts map[string]int `json:"districts"`
	Pyramid   []int          `json:"pyramid_vp"` // holders, ruby, sapphire, diamond
	Tiles     []string       `json:"tiles"`
	Covered   []string       `json:"covered"`
	Tokens    int            `json:"tokens"`
	Silver    int            `json:"silver,omitempty"`
	Golden    int            `json:"golden,omitempty"`
	Combat    int            `json:"combat_vp"`
	Control   int            `json:"control_vp"`
	Sanctuary int            `json:"sanctuary_vp"`
	Battle    []string       `json:"battle"` // in hand, or where the reader cannot tell
	BattleN   []int          `json:"battle_counts"`
	Open      []string       `json:"battle_open"`
	Down      []string       `json:"battle_down,omitempty"`
	Gone      []string       `json:"battle_gone,omitempty"`
	Cards     map[string]int `json:"cards"`
	CardsN    int            `json:"card_count"`
	Empty     any            `json:"empty,omitempty"`
}

type fightJSON struct {
	Space string         `json:"space"`
	Night bool           `json:"night,omitempty"`
	Begun bool           `json:"begun,omitempty"`
	Open  bool           `json:"open,omitempty"`
	Shown int            `json:"shown,omitempty"`
	Won   int            `json:"won,omitempty"`
	Done  bool           `json:"compared,omitempty"`
	Sides []sideJSON     `json:"sides"`
	Spent map[string]int `json:"spent,omitempty"`
}

type sideJSON struct {
	Seat   int            `json:"seat"`
	Keep   any            `json:"keep,omitempty"`
	Drop   any            `json:"drop,omitempty"`
	Hidden map[string]int `json:"hidden,omitempty"`
	Asked  int            `json:"asked,omitempty"` // cards asked about in step 2
	Bonus  [3]int         `json:"bonus"`           // Strength, Damage, Defence of cards
	Paid   map[string]int `json:"paid,omitempty"`
	Wound  int            `json:"wound,omitempty"`
	Stood  int            `json:"stood,omitempty"` // units that were compared, and the creature
	With   string         `json:"with,omitempty"`
	Lost   int            `json:"lost,omitempty"`
}

type marchJSON struct {
	Start     string   `json:"start"`
	At        string   `json:"at"`
	To        string   `json:"to,omitempty"`
	Capacity  [3]int   `json:"capacity"` // land, teleport, card
	OpenGates bool     `json:"open_gates,omitempty"`
	Entered   bool     `json:"entered,omitempty"`
	Units     int      `json:"units,omitempty"`
	Beasts    []string `json:"creatures,omitempty"`
	Asked     []string `json:"asked,omitempty"`
	Cards     [2]int   `json:"cards"` // Swiftness, Teleportation
}

type restJSON struct {
	Pile     map[string]int `json:"pile"`
	PileN    int            `json:"pile_cards"`
	Reserves []int          `json:"reserves"`
}
