package kemet

import (
	_ "embed"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/goccy/go-yaml"
)

//go:embed components.yaml
var ownComponents []byte

// Sizes that the game fixes (KEM-1.1).
const (
	tileCount   = 48
	beastCount  = 7
	cardKinds   = 14 // of divine intervention
	battleCount = 8  // six of everybody's and two special ones
	actionCount = 9
	maxSpaces   = 54
	maxSeats    = 5
	topLevel    = 4
)

// Components are the data of a table, compiled from components.yaml. They never change.
type Components struct {
	Source []byte // the file itself, nil for the game's own

	Spaces []Space // of both sides
	Boards [maxSeats + 1]Board

	Tiles   [tileCount]Tile
	Beasts  [beastCount]Beast
	Battle  [battleCount]BattleCard
	Cards   [cardKinds]Card
	Actions [actionCount]ActionSpace

	Start struct{ Prayer, Cards, Units, Reserve int }
	Limit struct{ Troop, Prayer, Units int }
	Cost  struct {
		Raise    [topLevel + 1]int // by level reached
		Unit     int
		Teleport int
	}
	Gain struct {
		Pray, Night        int
		OfferUnits         int // KEM-7.1
		DeltaUnits, Prayer int // KEM-7.2
	}
	Trigger int // VP that end the game (KEM-4.8)

	with  [powerCount]Tiles // the tiles that have a power
	Count int               // of divine intervention cards
}

// Space is one space of the map.
type Space struct {
	ID      string
	Kind    Kind
	City    uint8 // of a district, from 0 on its side; NoCity elsewhere
	Place   uint8 // of a district in its city, 0 to 2
	East    bool
	Obelisk bool
	Delta   bool
	Prayer  int // of a temple at Night
	X, Y    int // where to draw it, 0 to 100
}

// NoCity is the city of a space that is no district.
const NoCity uint8 = 255

// Kind is a kind of space (KEM-1.7).
type Kind uint8

// The kinds of spaces.
const (
	Desert Kind = iota
	District
	Temple
	Sanctuary
)

// Board is the map as a number of players plays it.
type Board struct {
	Side      string
	In        Set // spaces in play
	Land      [maxSpaces]Set
	Ports     [maxSpaces]Set
	Obelisks  Set
	Temples   Set
	Sanctuary Set
	Districts [maxSeats][3]uint8 // by city
	City      [maxSpaces]uint8   // as Space.City
	Cities    int
}

// Colour is a colour of pyramids and tiles.
type Colour uint8

// The colours.
const (
	Ruby Colour = iota
	Sapphire
	Diamond
	colours = 3
)

// Power is what a tile does.
type Power uint8

// The powers of chapter 9.
const (
	PowerCharge Power = iota
	PowerSpeed
	PowerStargate
	PowerCarnage
	PowerOffensive
	PowerGates
	PowerPortal
	PowerBlades
	PowerWound
	PowerDomination
	PowerInitiative
	PowerSilver
	PowerScribe
	PowerDefence
	PowerLegion
	PowerDefensive
	PowerShields
	PowerVictory
	PowerPrescience
	PowerReinforce
	PowerGolden
	PowerPriest
	PowerPriestess
	PowerMagic
	PowerCrusade
	PowerBoon
	PowerHand
	PowerVision
	PowerHolyWar
	PowerRa
	PowerNight
	PowerSphinx
	PowerBeast // a creature comes with it
	powerCount
)

// Tile is a power tile. A tile has at most two powers.
type Tile struct {
	ID     string
	Colour Colour
	Level  int
	Art    uint8 // tiles with the same illustration share a number
	Powers [2]Power
	N      [2]int // how much of each power
	Beast  uint8  // the creature that comes with it, NoBeast if none
	Rule   string
}

// NoBeast is no creature.
const NoBeast uint8 = 255

// Beast is a creature.
type Beast struct {
	ID                              string
	Tile                            uint8
	Land, Strength, Damage, Defence int
	IgnoresWalls, Cancels           bool
}

// BattleCard is a battle card.
type BattleCard struct {
	ID                        string
	Strength, Damage, Defence int
}

// Card is a kind of divine intervention card.
type Card struct {
	ID     string
	Combat bool // else of the Day
	Cost   int
	Count  int
	Effect CardEffect
	N      int
}

// CardEffect is what a card does (chapter 10).
type CardEffect uint8

// The effects of cards.
const (
	CardStrength CardEffect = iota
	CardDamage
	CardDefence
	CardPrayer
	CardTheft
	CardEnlist
	CardFire
	CardSwift
	CardTeleport
	CardGates
	CardEscape
)

// Action is what an action space lets do.
type Action uint8

// The actions.
const (
	ActMove Action = iota
	ActRecruit
	ActRaise
	ActPray
	ActBuyDiamond
	ActBuyRuby
	ActBuySapphire
)

// ActionSpace is a space of the action pyramid.
type ActionSpace struct {
	ID     string
	Level  int // 1 to 3
	Action Action
}

var own = sync.OnceValues(func() (*Components, error) { return compile(ownComponents) })

func components(source []byte) (*Components, error) {
	if source == nil {
		return own()
	}
	c, err := compile(source)
	if err != nil {
		return nil, fmt.Errorf("components: %w", err)
	}
	c.Source = source
	return c, nil
}

type compiler struct {
	*Components
	wrong []error
}

func (c *compiler) check(ok bool, format string, args ...any) bool {
	if !ok {
		c.wrong = append(c.wrong, fmt.Errorf(format, args...))
	}
	return ok
}

func (c *compiler) within(where string, n, least, most int) int {
	c.check(least <= n && n <= most, "%s: %d is not within %d and %d", where, n, least, most)
	return n
}

func compile(source []byte) (*Components, error) {
	var f fileYAML
	if err := yaml.Unmarshal(source, &f); err != nil {
		return nil, err
	}
	c := &compiler{Components: &Components{}}
	c.check(f.Meta.ID == "kemet", "meta.game_id: is %.40q, not \"kemet\"", f.Meta.ID)
	c.Trigger = c.within("meta.victory_trigger_vp", f.Meta.Trigger, 1, 50)
	c.figures(&f)
	c.board(&f)
	c.actionSpaces(&f)
	c.beasts(&f)
	c.tiles(&f)
	c.battleCards(&f)
	c.cards(&f)
	if len(c.wrong) > 0 {
		return nil, errors.Join(c.wrong...)
	}
	return c.Components, nil
}

func (c *compiler) figures(f *fileYAML) {
	c.Start.Prayer = c.within("setup.prayer_points_start", f.Setup.Prayer, 0, 11)
	c.Start.Cards = c.within("setup.di_cards_start", f.Setup.Cards, 0, 5)
	c.Start.Units = c.within("setup.units_on_board_start", f.Setup.OnBoard.Each, 1, 5)
	c.check(f.Setup.OnBoard.Districts == 2, "setup.units_on_board_start: two districts (KEM-2.6)")
	c.Limit.Units = c.within("limits.units_per_player", f.Limits.Units, 2, 20)
	c.Start.Reserve = c.within("setup.units_in_reserve_start", f.Setup.Reserve, 0, 10)
	c.check(c.Start.Reserve+2*c.Start.Units == c.Limit.Units, "setup: units on the board and in reserve are not all units")
	c.Limit.Troop = c.within("limits.troop_limit", f.Limits.Troop, 1, 10)
	c.Limit.Prayer = c.within("limits.prayer_max", f.Limits.Prayer, 1, 30)
	for level := 1; level <= topLevel; level++ {
		c.Cost.Raise[level] = c.within("costs.raise_pyramid_to_level", f.Costs.Raise[level], 0, 11)
	}
	c.Cost.Unit = c.within("costs.recruit_per_unit", f.Costs.Unit, 0, 5)
	c.Cost.Teleport = c.within("costs.teleport", f.Costs.Teleport, 0, 11)
	c.Gain.Pray = c.within("costs.pray_gain", f.Costs.Pray, 0, 11)
	c.Gain.Night = c.within("costs.night_prayer_gain", f.Costs.Night, 0, 11)
	c.Gain.OfferUnits = c.within("costs.offering", f.Costs.Offering.Units, 1, 5)
	c.Gain.DeltaUnits = c.within("costs.delta", f.Costs.Delta.Units, 1, 5)
	c.Gain.Prayer = c.within("costs.delta", f.Costs.Delta.Prayer, 0, 11)
}

var actionNames = []string{"move", "recruit", "raise_pyramid", "pray", "buy_diamond", "buy_ruby", "buy_sapphire"}

func (c *compiler) actionSpaces(f *fileYAML) {
	if !c.check(len(f.PlayerBoard.Spaces) == actionCount, "player_board: %d spaces", actionCount) {
		return
	}
	for i, s := range f.PlayerBoard.Spaces {
		a := slices.Index(actionNames, s.Action)
		c.check(a >= 0, "player_board: %.40q is no action", s.Action)
		c.Actions[i] = ActionSpace{s.ID, c.within(s.ID, s.Level, 1, 3), Action(max(a, 0))}
	}
}

var kindNames = []string{"desert", "district", "temple", "sanctuary"}

func (c *compiler) board(f *fileYAML) {
	index := map[string]int{}
	for _, side := range []string{"A", "B"} {
		for _, s := range f.Board.Sides[side].Spaces {
			if !c.check(len(c.Spaces) < maxSpaces, "board: over %d spaces", maxSpaces) {
				return
			}
			kind := slices.Index(kindNames, s.Kind)
			c.check(kind >= 0 && len(s.XY) == 2, "board: %s: kind and xy", s.ID)
			_, twice := index[s.ID]
			c.check(!twice, "board: %s comes twice", s.ID)
			index[s.ID] = len(c.Spaces)
			space := Space{ID: s.ID, Kind: Kind(max(kind, 0)), City: NoCity, East: s.Bank == "east", Obelisk: s.Obelisk, Delta: s.Delta, Prayer: s.Prayer}
			if len(s.XY) == 2 {
				space.X, space.Y = s.XY[0], s.XY[1]
			}
			if s.Kind == "district" && c.check(len(s.City) == 2 && strings.HasPrefix(s.City, side), "board: %s: city %.20q", s.ID, s.City) {
				space.City = s.City[1] - '1'
				space.Place = s.ID[len(s.ID)-1] - '1'
				c.check(space.City < maxSeats && space.Place < 3, "board: %s: city or district", s.ID)
			}
			c.Spaces = append(c.Spaces, space)
		}
	}
	c.check(len(c.Spaces) == maxSpaces, "board: %d spaces on both sides", maxSpaces)
	for players := 2; players <= maxSeats && len(c.wrong) == 0; players++ {
		c.Boards[players] = c.forPlayers(f, players, index)
	}
}

// forPlayers is the map of a number of players (KEM-1.6, chapter 13).
func (c *compiler) forPlayers(f *fileYAML, players int, index map[string]int) (b Board) {
	key := strconv.Itoa(players)
	b.Side = f.Setup.Side[key]
	side := f.Board.Sides[b.Side]
	closed := f.Setup.Closed[key] == "east"
	b.Cities = len(f.Setup.Cities[key])
	c.check(b.Cities == players, "setup.cities_by_players: %d cities for %d players", b.Cities, players)
	for i := range b.City {
		b.City[i] = NoCity
	}
	for _, s := range side.Spaces {
		i := index[s.ID]
		space := &c.Spaces[i]
		if closed && space.East || space.Kind == Sanctuary && !f.Setup.Sanctuary[key] || space.City != NoCity && int(space.City) >= players {
			continue
		}
		b.In |= bit(uint8(i))
		b.City[i] = space.City
		switch {
		case space.City != NoCity:
			b.Districts[space.City][space.Place] = uint8(i)
		case space.Kind == Temple:
			b.Temples |= bit(uint8(i))
		case space.Kind == Sanctuary:
			b.Sanctuary |= bit(uint8(i))
		}
		if space.Obelisk {
			b.Obelisks |= bit(uint8(i))
		}
	}
	link := func(pairs [][]string, to *[maxSpaces]Set) {
		for _, p := range pairs {
			x, okx := index[p[0]]
			y, oky := index[p[len(p)-1]]
			if !c.check(len(p) == 2 && okx && oky && x != y, "board: the pair %v", p) {
				continue
			}
			if b.In.Has(uint8(x)) && b.In.Has(uint8(y)) {
				to[x] |= bit(uint8(y))
				to[y] |= bit(uint8(x))
			}
		}
	}
	link(side.Land, &b.Land)
	link(side.Ports, &b.Ports)
	return b
}

func (c *compiler) beasts(f *fileYAML) {
	if !c.check(len(f.Creatures.Items) == beastCount, "creatures: there are %d", beastCount) {
		return
	}
	for i, b := range f.Creatures.Items {
		c.Beasts[i] = Beast{ID: b.ID, Land: c.within(b.ID, b.Land, 0, 5), Strength: c.within(b.ID, b.Strength, 0, 9),
			Damage: c.within(b.ID, b.Damage, 0, 9), Defence: c.within(b.ID, b.Defence, 0, 9),
			IgnoresWalls: b.Special == "ignore_walls", Cancels: b.Special == "cancel_enemy_creature_in_combat"}
	}
}

var powerNames = map[string]Power{
	"strength_attacking": PowerCharge, "land_movement": PowerSpeed, "teleport_cost": PowerStargate, "damage": PowerCarnage,
	"ignore_walls": PowerGates, "teleport_from_obelisk": PowerPortal, "strength": PowerBlades,
	"discard_di_for_strength": PowerWound, "attacker_precombat_kills": PowerInitiative, "silver_token": PowerSilver,
	"recruit_free_units": PowerScribe, "strength_defending": PowerDefence, "troop_limit": PowerLegion, "defence": PowerShields,
	"combat_vp_when_defending": PowerVictory, "see_opponent_battle_card": PowerPrescience, "night_free_units": PowerReinforce,
	"golden_token": PowerGolden, "pray_bonus": PowerPriest, "tile_cost": PowerPriestess, "pyramid_cost_per_level": PowerMagic,
	"night_prayer": PowerNight, "prayer_per_enemy_unit_lost": PowerCrusade, "night_di_cards": PowerBoon,
	"night_free_pyramid_level": PowerHand, "night_di_pick": PowerVision, "prayer_on_combat_win": PowerHolyWar, "every_prayer_expense": PowerRa,
}

var colourNames = []string{"ruby", "sapphire", "diamond"}

func (c *compiler) tiles(f *fileYAML) {
	if !c.check(len(f.Tiles.Items) == tileCount, "power_tiles: there are %d", tileCount) {
		return
	}
	art := map[string]uint8{}
	for i, y := range f.Tiles.Items {
		colour := slices.Index(colourNames, y.Colour)
		c.check(colour >= 0 && y.ID == fmt.Sprintf("kem_p_%c%d%c", "rsd"[max(colour, 0)], i%16/4+1, 'a'+i%4), "power_tiles: %.40q stands at place %d", y.ID, i+1)
		if _, ok := art[y.Art]; !ok {
			art[y.Art] = uint8(len(art))
		}
		t := Tile{ID: y.ID, Colour: Colour(max(colour, 0)), Level: c.within(y.ID, y.Level, 1, topLevel), Art: art[y.Art], Beast: NoBeast,
			Powers: [2]Power{powerCount, powerCount}, Rule: y.Rule}
		n := 0
		add := func(p Power, amount int) {
			t.Powers[n], t.N[n] = p, amount
			c.with[p] = c.with[p].With(uint8(i))
			n++
		}
		if y.Creature != "" {
			b := slices.IndexFunc(c.Beasts[:], func(b Beast) bool { return b.ID == y.Creature })
			if c.check(b >= 0, "%s: %.40q is no creature", y.ID, y.Creature) {
				t.Beast = uint8(b)
				c.Beasts[b].Tile = uint8(i)
				add(PowerBeast, 1)
			}
		}
		for _, key := range slices.Sorted(maps.Keys(y.Effect)) {
			value := y.Effect[key]
			p, ok := powerNames[key]
			amount := whole(value)
			switch {
			case key == "permanent_vp" && value == "vp_sphinx":
				p, ok, amount = PowerSphinx, true, 1
			case key == "permanent_vp":
				p, ok, amount = PowerDomination, value == "vp_domination", 1
			case key == "gain_special_battle_card" && value == "kem_bc_sp_def":
				p, ok, amount = PowerDefensive, true, 1
			case key == "gain_special_battle_card":
				p, ok, amount = PowerOffensive, value == "kem_bc_sp_off", 1
			case key == "night_di_pick":
				pick, _ := value.(map[string]any)
				amount = whole(pick["draw"])
				c.check(whole(pick["keep"]) == 1, "%s: Vision keeps one card (KEM-9.42)", y.ID)
			}
			if c.check(ok && n < 2, "%s: %.40q is no effect", y.ID, key) {
				add(p, max(amount, -amount))
			}
		}
		c.check(n > 0, "%s: does nothing", y.ID)
		c.Tiles[i] = t
	}
}

// whole is a YAML number as an int; anything else counts as 1, as in "ignore_walls: all_own_troops".
func whole(v any) int {
	switch n := v.(type) {
	case int:
		return n
	case int64:
		return int(n)
	case uint64:
		return int(min(n, 99))
	}
	return 1
}

func (c *compiler) battleCards(f *fileYAML) {
	items := append(append([]battleYAML{}, f.Battle.Items...), f.Battle.Special.Items...)
	if !c.check(len(items) == battleCount, "battle_cards: six and two special ones") {
		return
	}
	for i, b := range items {
		c.Battle[i] = BattleCard{b.ID, c.within(b.ID, b.Strength, 0, 9), c.within(b.ID, b.Damage, 0, 9), c.within(b.ID, b.Defence, 0, 9)}
	}
	c.check(c.Battle[6].ID == "kem_bc_sp_off" && c.Battle[7].ID == "kem_bc_sp_def", "battle_cards.special: kem_bc_sp_off, then kem_bc_sp_def")
}

var effectNames = map[string]CardEffect{
	"strength": CardStrength, "damage": CardDamage, "defence": CardDefence, "gain_prayer": CardPrayer, "each_opponent_loses_prayer": CardTheft,
	"place_units": CardEnlist, "destroy_enemy_unit": CardFire, "land_movement": CardSwift, "extra_free_teleport_from_anywhere": CardTeleport,
	"ignore_walls": CardGates, "avoid_combat": CardEscape,
}

func (c *compiler) cards(f *fileYAML) {
	if !c.check(len(f.Cards.Items) == cardKinds, "di_cards: %d kinds", cardKinds) {
		return
	}
	for i, y := range f.Cards.Items {
		card := Card{ID: y.ID, Combat: y.Phase == "combat", Cost: c.within(y.ID, y.Cost, 0, 11), Count: c.within(y.ID, y.Count, 1, 20)}
		c.check(y.ID == "kem_di_"+strings.ReplaceAll(cardNames[i], "-", "_"), "di_cards: %.40q stands at place %d", y.ID, i+1)
		known := false
		for _, key := range slices.Sorted(maps.Keys(y.Effect)) {
			value := y.Effect[key]
			if key == "gain_prayer" && len(y.Effect) > 1 {
				c.check(whole(value) == 1, "%s: gains 1 PP (KEM-Q40)", y.ID)
				continue
			}
			effect, ok := effectNames[key]
			c.check(ok, "%s: %.40q is no effect", y.ID, key)
			card.Effect, card.N, known = effect, max(whole(value), 1), true
		}
		c.check(known, "%s: does nothing", y.ID)
		c.Cards[i] = card
		c.Count += card.Count
	}
}
