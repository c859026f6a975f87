package codec

import (
	"fmt"
	"strings"

	"ennead/games/box"
	"ennead/games/kemet"
)

// components.yaml, checked and compiled: the figures and the action spaces.

// sameNames: records name spaces, action spaces and battle cards, so that a table's own components have
// them in the same places.
func sameNames(home, c *kemet.Components) error {
	for i, s := range home.Spaces {
		if c.Spaces[i].ID != s.ID {
			return fmt.Errorf("board: %.40q stands in the place of %s", c.Spaces[i].ID, s.ID)
		}
	}
	for i, a := range home.Actions {
		if c.Actions[i].ID != a.ID {
			return fmt.Errorf("player_board: %.40q stands in the place of %s", c.Actions[i].ID, a.ID)
		}
	}
	for i, b := range home.Battle {
		if c.Battle[i].ID != b.ID {
			return fmt.Errorf("battle_cards: %.40q stands in the place of %s", c.Battle[i].ID, b.ID)
		}
	}
	return nil
}

type compiler struct {
	*kemet.Components
	box.Check
}

func compile(source []byte) (*kemet.Components, error) {
	var f fileYAML
	file, err := box.Read(source, &f)
	if err != nil {
		return nil, err
	}
	c := &compiler{Components: &kemet.Components{}}
	c.present(&f, file)
	c.That(f.Meta.ID == "kemet", "meta.game_id: is %.40q, not \"kemet\"", f.Meta.ID)
	c.Trigger = c.Within("meta.victory_trigger_vp", f.Meta.Trigger, 1, 50)
	c.figures(&f)
	c.board(&f)
	c.actionSpaces(&f)
	c.beasts(&f)
	c.tiles(&f)
	c.battleCards(&f)
	c.cards(&f)
	if err := c.Err(); err != nil {
		return nil, err
	}
	c.Index()
	c.powers()
	if err := c.Err(); err != nil {
		return nil, err
	}
	return c.Components, nil
}

func (c *compiler) figures(f *fileYAML) {
	c.Start.Prayer = c.Within("setup.prayer_points_start", f.Setup.Prayer, 0, 11)
	c.Start.Cards = c.Within("setup.di_cards_start", f.Setup.Cards, 0, 5)
	c.Start.Units = c.Within("setup.units_on_board_start", f.Setup.OnBoard.Each, 1, 5)
	c.Limit.Units = c.Within("limits.units_per_player", f.Limits.Units, 2, 20)
	c.Start.Reserve = c.Within("setup.units_in_reserve_start", f.Setup.Reserve, 0, 10)
	c.That(c.Start.Reserve+2*c.Start.Units == c.Limit.Units,
		"setup: units on the board and in reserve are not all units")
	c.Limit.Troop = c.Within("limits.troop_limit", f.Limits.Troop, 1, 10)
	c.Limit.Prayer = c.Within("limits.prayer_max", f.Limits.Prayer, 1, 30)
	c.That(c.Start.Prayer <= c.Limit.Prayer && c.Start.Units <= c.Limit.Troop, "setup: more than the limits allow")
	for level := 1; level <= kemet.TopLevel; level++ {
		cost, ok := f.Costs.Raise[level]
		c.That(ok, "costs.raise_pyramid_to_level: nothing for level %d", level)
		c.Cost.Raise[level] = c.Within("costs.raise_pyramid_to_level", cost, 0, 11)
	}
	c.Cost.Unit = c.Within("costs.recruit_per_unit", f.Costs.Unit, 0, 5)
	c.Cost.Teleport = c.Within("costs.teleport", f.Costs.Teleport, 0, 11)
	c.Gain.Pray = c.Within("costs.pray_gain", f.Costs.Pray, 0, 11)
	c.Gain.Night = c.Within("costs.night_prayer_gain", f.Costs.Night, 0, 11)
	c.Gain.OfferUnits = c.Within("costs.offering", f.Costs.Offering.Units, 1, 5)
	c.Gain.DeltaUnits = c.Within("costs.delta", f.Costs.Delta.Units, 1, 5)
	c.Gain.Prayer = c.Within("costs.delta", f.Costs.Delta.Prayer, 0, 11)
}

// present checks that no figure is missing, which would count as nothing, and that those which the rules
// rely on are as they should be.
func (c *compiler) present(f *fileYAML, file box.Contents) {
	for _, path := range strings.Fields(`setup.prayer_points_start setup.di_cards_start setup.units_in_reserve_start
		setup.board_side_by_players setup.cities_by_players setup.closed_bank_by_players setup.sanctuary_in_play
		costs.recruit_per_unit costs.teleport costs.pray_gain costs.night_prayer_gain costs.delta.prayer`) {
		c.That(file.Text(path) != "", "%s: is missing", path)
	}
	for _, fixed := range [][2]string{
		{"setup.units_on_board_start.districts", "2"},
		{"setup.pyramid_start_distributions", "[[1, 1, 1], [2, 1, 0]]"},
		{"limits.creature_limit_per_space", "1"},
		{"limits.prayer_min", "0"},
		{"limits.pyramid_max_level", "4"},
		{"limits.golden_tokens_per_player_max", "1"},
		{"costs.buy_tile", "level"},
		{"costs.offering.vp", "1"},
	} {
		c.That(file.Text(fixed[0]) == fixed[1], "%s: the rules know only %s", fixed[0], fixed[1])
	}
	counts := map[string]int{}
	for _, each := range f.Inventory.Player {
		counts[each.ID] = each.Count
	}
	c.That(counts["units"] == f.Limits.Units, "inventory.per_player: units disagree with limits.units_per_player")
	c.That(counts["action_tokens"] == kemet.ActionTokens && counts["battle_cards"] == 6 &&
		counts["pyramids"] == kemet.Colours,
		"inventory.per_player: %d action tokens, 6 battle cards and %d pyramids", kemet.ActionTokens, kemet.Colours)
}

var actionNames = []string{"move", "recruit", "raise_pyramid", "pray", "buy_diamond", "buy_ruby", "buy_sapphire"}

func (c *compiler) actionSpaces(f *fileYAML) {
	if !c.That(len(f.PlayerBoard.Spaces) == kemet.ActionCount, "player_board: %d spaces", kemet.ActionCount) {
		return
	}
	for i, s := range f.PlayerBoard.Spaces {
		a := c.OneOf("player_board", s.Action, actionNames, "action")
		level := c.Within(s.ID, s.Level, 1, kemet.ActionLevels)
		c.Actions[i] = kemet.ActionSpace{ID: s.ID, Level: level, Action: kemet.Action(a)}
	}
}
