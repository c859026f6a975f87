package codec

import (
	"fmt"
	"slices"
	"strconv"

	"ennead/games/box"
	"ennead/games/pharaon"
)

// components.yaml, checked and compiled: resources, and what a number of players changes.

// compiler collects what is wrong with a file, so that its owner can mend it in one go.
type compiler struct {
	*pharaon.Components
	box.Check
}

func compile(source []byte) (*pharaon.Components, error) {
	var f fileYAML
	if _, err := box.Read(source, &f); err != nil {
		return nil, err
	}
	c := &compiler{Components: &pharaon.Components{}}
	if !c.That(f.Schema == "pharaon-components/1", "schema: is %.40q, not \"pharaon-components/1\"", f.Schema) {
		return nil, c.Err()
	}
	c.resources(&f)
	c.wheel(&f)
	c.quarterData(&f)
	c.pyramid(&f)
	c.offerings(&f)
	c.jars(&f)
	c.artisans(&f)
	c.nobles(&f)
	c.traitor(&f)
	c.setup(&f)
	if err := c.Err(); err != nil {
		return nil, err
	}
	c.Ready()
	return c.Components, nil
}

var (
	colourIDs  = []string{"AGR", "CON", "COM", "ROY", "JUS", "SIL", "JAR"}
	quarterIDs = []string{"Q-NOB", "Q-NIL", "Q-OFF", "Q-BUR", "Q-ART"}
)

func (c *compiler) colour(where, id string) pharaon.Colour {
	return pharaon.Colour(c.OneOf(where, id, colourIDs[:pharaon.Colours], "basic resource"))
}

func (c *compiler) quarter(where, id string) pharaon.Quarter {
	return pharaon.Quarter(c.OneOf(where, id, quarterIDs, "quarter"))
}

func (c *compiler) gains(where string, ids []string) (gains []pharaon.Gain) {
	c.That(len(ids) <= 4, "%s: over 4 gains", where)
	for _, id := range ids {
		gains = append(gains, pharaon.Gain(c.OneOf(where, id, colourIDs, "gain")))
	}
	return gains
}

func (c *compiler) resources(f *fileYAML) {
	c.That(len(f.Resources.Types) == 6, "resources: there are six types")
	for _, t := range f.Resources.Types {
		if i := slices.Index(colourIDs[:6], t.ID); c.That(i >= 0, "resources: %.20q is not known", t.ID) {
			c.That(c.Total[i] == 0, "resources: %s comes twice", t.ID)
			c.Total[i] = uint8(c.Within("resources: "+t.ID, t.Count, 1, 60))
		}
	}
}

// byPlayers reads a table whose keys are numbers of players.
func (c *compiler) byPlayers(where string, m map[string]int, least, most int) (out [6]int) {
	for n := 1; n <= 5; n++ {
		v, ok := m[strconv.Itoa(n)]
		if c.That(ok, "%s: nothing for %d players", where, n) {
			out[n] = c.Within(where, v, least, most)
		}
	}
	return out
}

// setup reads what a number of players changes; it must agree with what the board says.
func (c *compiler) setup(f *fileYAML) {
	c.Silver = c.Within("setup_by_players: start_silver", box.Whole(f.Setup["start_silver"]), 0, 4)
	c.That(box.Whole(f.Setup["start_noble_draw"]) == 2 && box.Whole(f.Setup["start_noble_keep"]) == 1,
		"setup_by_players: two nobles are drawn, one is kept (PHA-2.9.1)")
	for n := 1; n <= 5; n++ {
		where := fmt.Sprintf("setup_by_players: %d", n)
		row, _ := f.Setup[strconv.Itoa(n)].(map[string]any)
		c.JarCount[n] = c.Within(where+": jars_displayed", box.Whole(row["jars_displayed"]), max(n, 2), 5)
		c.Leftover[n], _ = row["leftover_jar_blocks_wheel"].(bool)
		c.That(c.Leftover[n] == (n <= 2),
			"%s: the jar left over blocks the wheel with 1 or 2 players (PHA-13.2)", where)
		jars := max(n, 2) // and one more with two players
		if n == 2 {
			jars++
		}
		c.That(c.JarCount[n] == jars, "%s: jars_displayed (PHA-2.6, PHA-13.1, PHA-15.2)", where)
		c.That(box.Whole(row["lots"]) == c.LotCount[n] && box.Whole(row["bonus"]) == c.LotCount[n],
			"%s: lots and bonus disagree with Q-OFF", where)
		c.That(box.Whole(row["wheel_slots"]) == c.Slots[n], "%s: wheel_slots disagrees with wheel", where)
	}
}
