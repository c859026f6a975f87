package codec

import (
	"fmt"
	"strconv"

	"ennead/games/box"
	"ennead/games/tekhenu"
)

// components.yaml, checked and compiled: what the parts have in common, and what the rules themselves fix.

// compiler collects what is wrong with a file, so that its owner can mend it in one go.
type compiler struct {
	*tekhenu.Components
	box.Check
}

func compile(source []byte) (*tekhenu.Components, error) {
	var f fileYAML
	if _, err := box.Read(source, &f); err != nil {
		return nil, err
	}
	c := &compiler{Components: &tekhenu.Components{}}
	if !c.That(f.Game.ID == "tekhenu", "game: is %.40q, not \"tekhenu\"", f.Game.ID) {
		return nil, c.Err()
	}
	c.fixed(&f)
	c.vocabulary(&f)
	c.dice(&f.Dice)
	c.dial(&f)
	c.playerBoard(&f)
	c.track(&f.Track)
	c.horus(&f)
	c.peopleSites(&f)
	c.display(&f)
	c.temple(&f.Temple)
	c.osiris(&f.Osiris)
	c.market(&f.Market)
	c.festival(&f)
	c.scoring(&f)
	c.columnTiles(&f)
	c.startCards(&f)
	c.blessings(f.Blessings.List)
	c.techs(f.Technologies.List)
	c.destiny(&f)
	c.decrees(&f)
	c.solo(&f.Solo)
	if err := c.Err(); err != nil {
		return nil, err
	}
	c.Derive()
	return c.Components, nil
}

// fixed is what the rules know by themselves: a file that says otherwise is for another game.
func (c *compiler) fixed(f *fileYAML) {
	for _, want := range []struct {
		where   string
		is, due int
	}{
		{"game: players: min", f.Game.Players.Min, 1},
		{"game: players: max", f.Game.Players.Max, 4},
		{"turn_structure: rounds", f.Turns.Rounds, tekhenu.Rounds},
		{"turn_structure: rounds_per_rotation", f.Turns.Rotation, 2},
		{"turn_structure: rotations_per_maat", f.Turns.Maat, 2},
		{"turn_structure: maat_per_scoring", f.Turns.Scoring, 2},
		{"turn_structure: scorings", f.Turns.Scorings, 2},
		{"dial: sections", f.Dial.Sections, tekhenu.Gods},
		{"dial: rotation: step", f.Dial.Rotation.Step, 1},
		{"dial: arrow_on_pattern_index", f.Dial.Arrow, 0},
		{"temple: size: rows", f.Temple.Size.Rows, tekhenu.Side},
		{"temple: size: columns", f.Temple.Size.Columns, tekhenu.Side},
		{"building_sites: solo_counts_as_players", f.Temple.Sites.Solo, 2},
		{"osiris_area: rows", f.Osiris.Rows, tekhenu.Rows},
		{"osiris_area: spaces: per_district_and_row", f.Osiris.Spaces.Each, 1},
		{"osiris_area: spaces: total", f.Osiris.Spaces.Total, tekhenu.Rows * tekhenu.Goods},
		{"statue_sites: per_god", f.Statues.Gods.PerGod, 3},
		{"population_happiness_track: min", f.Track.Min, 0},
		{"population_happiness_track: max", f.Track.Max.Value, tekhenu.TrackTop},
	} {
		c.That(want.is == want.due, "%s: is %d by the rules, not %d", want.where, want.due, want.is)
	}
	c.That(f.Dial.Rotation.Direction == "clockwise", "dial: rotation: direction: is clockwise (TEK-5.1)")
	c.That(f.Tokens.Unlimited, "tokens: unlimited_in_play: tokens never run out (TEK-RUL-16)")
	c.same("column_tiles: edges_order", f.Tiles.Order, []string{"north", "east", "south", "west"})
	pieces := map[string]int{"building": tekhenu.Buildings, "statue": tekhenu.Statues, "column": tekhenu.Columns}
	for _, item := range f.Pieces.Items {
		if n, ok := pieces[item.ID]; ok {
			c.That(item.Count == n, "player_pieces: %s: are %d by the rules, not %d", item.ID, n, item.Count)
			delete(pieces, item.ID)
		}
	}
	c.That(len(pieces) == 0, "player_pieces: buildings, statues and columns are needed, once each")
}

// same wants a list of names, in order.
func (c *compiler) same(where string, is, due []string) {
	c.That(fmt.Sprint(is) == fmt.Sprint(due), "%s: is %v by the rules", where, due)
}

// vocabulary is the order in which everything else is numbered.
func (c *compiler) vocabulary(f *fileYAML) {
	v := &f.Vocabulary
	c.That(len(v.Resources) == tekhenu.Resources, "vocabulary: resources: there are %d", tekhenu.Resources)
	for i, r := range v.Resources {
		if i < tekhenu.Resources {
			c.That(r.ID == tekhenu.TokenNames[i], "vocabulary: resource %d is %s, not %.20q", i+1,
				tekhenu.TokenNames[i], r.ID)
		}
		if i < tekhenu.Goods {
			c.That(r.Die == tekhenu.ColourNames[i],
				"vocabulary: the dice of %s are %s (TEK-15.2)", tekhenu.TokenNames[i], tekhenu.ColourNames[i])
		}
	}
	others := make([]string, len(v.Others))
	for i := range v.Others {
		others[i] = v.Others[i].ID
	}
	c.same("vocabulary: other_tokens", others, tekhenu.TokenNames[tekhenu.Resources:])
	names := make([]string, len(v.Gods))
	for i, g := range v.Gods {
		names[i] = g.ID
		c.That(g.Index == i+1, "vocabulary: god %d stands at place %d", g.Index, i+1)
	}
	c.same("vocabulary: gods", names, tekhenu.GodNames)
	c.same("vocabulary: lighting", v.Lighting, tekhenu.LightNames)
	c.same("vocabulary: purity", v.Purity, tekhenu.AllPurities)
}

func (c *compiler) god(where, id string) tekhenu.God {
	return tekhenu.God(c.OneOf(where, id, tekhenu.GodNames, "god"))
}

func (c *compiler) token(where, id string) tekhenu.Token {
	return tekhenu.Token(c.OneOf(where, id, tekhenu.TokenNames, "token"))
}

// good is a Resource that is produced.
func (c *compiler) good(where, id string) tekhenu.Token {
	return tekhenu.Token(c.OneOf(where, id, tekhenu.TokenNames[:tekhenu.Goods], "Resource that is produced"))
}

// goodsOf is a set of them, out of any list of the file.
func (c *compiler) goodsOf(where string, v any) (set uint8) {
	list, _ := v.([]any)
	c.That(len(list) > 0, "%s: a list of Resources is wanted", where)
	for _, each := range list {
		bit := uint8(1) << c.good(where, fmt.Sprint(each))
		c.That(set&bit == 0, "%s: %.20v comes twice", where, each)
		set |= bit
	}
	return set
}

// small is a number from least to most.
func (c *compiler) small(where string, n, least, most int) uint8 {
	return uint8(c.Within(where, n, least, most))
}

// gains reads a list such as {gold: 1, vp: 2}.
func (c *compiler) gains(where string, v any) (g tekhenu.Gains) {
	list, ok := v.(map[string]any)
	c.That(ok && len(list) > 0, "%s: a gain is wanted", where)
	for key, value := range list {
		n := c.Within(where+": "+key, box.Whole(value), 1, tekhenu.MaxGain)
		switch key {
		case "population":
			g.Population = uint8(n)
		case "happiness":
			g.Happiness = uint8(n)
		case "vp":
			g.VP = n
		default:
			g.Tokens[c.token(where, key)] = uint8(n)
		}
	}
	return g
}

// byPlayers reads a table whose keys are numbers of players.
func (c *compiler) byPlayers(where string, m map[string]int, least, most int) (out [5]int) {
	for n := 1; n <= 4; n++ {
		v, ok := m[strconv.Itoa(n)]
		if c.That(ok, "%s: nothing for %d players", where, n) {
			out[n] = c.Within(fmt.Sprintf("%s: %d players", where, n), v, least, most)
		}
	}
	return out
}

// values marks the die values of a row of a table; each stands in one row.
func (c *compiler) values(where string, list []int, seen *[7]bool, each func(value uint8)) {
	for _, v := range list {
		if c.That(1 <= v && v <= 6 && !seen[v], "%s: the value %d comes twice or is none", where, v) {
			seen[v] = true
			each(uint8(v))
		}
	}
}

// all wants every value to have been seen.
func (c *compiler) all(where string, seen *[7]bool) {
	c.That(*seen == [7]bool{false, true, true, true, true, true, true}, "%s: the values are 1 to 6", where)
}
