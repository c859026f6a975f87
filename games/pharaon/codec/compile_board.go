package codec

import (
	"fmt"
	"slices"
	"strconv"

	"ennead/games/pharaon"
)

// components.yaml: the wheel, the quarters with their gods, the Pyramid of Time and the offerings.

func (c *compiler) wheel(f *fileYAML) {
	c.Slots = c.byPlayers("wheel.slots_per_sector", f.Wheel.Slots, 1, 4)
	var seen [pharaon.Colours]bool
	if c.That(len(f.Wheel.Colour) == pharaon.Colours, "wheel.sector_order_clockwise: there are five sectors") {
		for i, id := range f.Wheel.Colour {
			c.Sectors[i] = c.colour("wheel.sector_order_clockwise", id)
			c.That(!seen[c.Sectors[i]], "wheel.sector_order_clockwise: %s comes twice", id)
			seen[c.Sectors[i]] = true
		}
	}
}

func (c *compiler) quarterData(f *fileYAML) {
	c.That(len(f.Gods.List) == pharaon.Quarters, "gods: there are five")
	for _, g := range f.Gods.List {
		c.That(pharaon.GodNames[g.ID] != "", "gods: %.20q is not known", g.ID)
		at := c.quarter("gods", g.Quarter)
		c.That(c.Gods[at] == "", "gods: %s comes twice", g.Quarter)
		c.That(!slices.Contains(c.Gods[:], g.ID), "gods: %.20s comes twice", g.ID)
		c.Gods[at] = g.ID
	}
	c.That(len(f.Quarters.List) == pharaon.Quarters, "quarters: there are five")
	var seen [pharaon.Quarters]bool
	for i := range f.Quarters.List {
		q := &f.Quarters.List[i]
		at := c.quarter("quarters", q.ID)
		c.That(!seen[at], "quarters: %s comes twice", q.ID)
		seen[at] = true
		edge := func(e edgeYAML) pharaon.Edge {
			return pharaon.Edge{Need: c.Within(q.ID+": need", e.Need, 1, 12), PP: c.Within(q.ID+": pp", e.PP, 0, 50)}
		}
		c.Edges[at] = pharaon.Edges{CCW: edge(q.Sides.CCW), CW: edge(q.Sides.CW)}
		switch at {
		case pharaon.Nobles:
			c.That(q.Visible == 3, "Q-NOB: visible_cards is 3")
		case pharaon.Artisans:
			c.That(q.Visible == 4, "Q-ART: visible_cards is 4")
		case pharaon.Nile:
			c.nile(q)
		case pharaon.Burial:
			c.burial(q)
		case pharaon.Offerings:
			c.LotCount = c.byPlayers("Q-OFF: lots", q.Lots, 1, 6)
			c.That(c.LotCount == c.byPlayers("Q-OFF: bonus_slots", q.Bonus, 1, 6), "Q-OFF: as many bonus_slots as lots")
		}
	}
}

func (c *compiler) nile(q *quarterYAML) {
	c.That(q.Tracks.Cells == pharaon.TopCell && len(q.Tracks.List) == pharaon.Colours,
		"Q-NIL: five tracks of three cells")
	for cell := range c.NilePP {
		c.NilePP[cell] = c.Within("Q-NIL: pp_by_cell", q.Tracks.PP[strconv.Itoa(cell)], 0, 50)
	}
	n := len(q.Options.List)
	if !c.That(1 <= n && n <= pharaon.MaxOptions, "Q-NIL: 1 to %d options", pharaon.MaxOptions) {
		return
	}
	for i, o := range q.Options.List {
		c.That(o.ID == "NIL-"+strconv.Itoa(i+1), "Q-NIL: option %d is called NIL-%d", i+1, i+1)
		if !c.That(len(o.Cost) == 2 && len(o.Arrows) <= 4, "%s: a cost of two and at most 4 arrows", o.ID) {
			continue
		}
		option := pharaon.Option{Gains: c.gains(o.ID, o.Gains)}
		for k, id := range o.Cost {
			option.Cost[k] = c.colour(o.ID, id)
		}
		for _, a := range o.Arrows {
			option.Arrows = append(option.Arrows, c.arrow(o.ID, a))
		}
		c.Options = append(c.Options, option)
	}
}

// arrow is the set of tracks that an arrow allows; null allows all.
func (c *compiler) arrow(where string, a any) (tracks uint8) {
	if a == nil {
		return 1<<pharaon.Colours - 1
	}
	list, ok := a.([]any)
	c.That(ok && len(list) > 0, "%s: an arrow is null or a list of colours", where)
	for _, id := range list {
		tracks |= 1 << c.colour(where, fmt.Sprint(id))
	}
	return tracks
}

func (c *compiler) burial(q *quarterYAML) {
	c.That(len(q.Steps.List) >= 1 && len(q.Steps.List) <= pharaon.MaxSteps, "Q-BUR: 1 to %d steps", pharaon.MaxSteps)
	for i, s := range q.Steps.List {
		c.That(s.Step == i+1, "Q-BUR: step %d stands at place %d", s.Step, i+1)
		c.That(len(s.Cost) >= 2 && len(s.Cost) <= 4, "Q-BUR: step %d costs 2 to 4 resources (PHA-6.4.1)", i+1)
		step := pharaon.BurialStep{PP: c.Within("Q-BUR: pp", s.PP, 0, 200)}
		for _, id := range s.Cost {
			step.List = append(step.List, c.colour("Q-BUR", id))
		}
		c.Steps = append(c.Steps, step)
	}
}

var cellIDs = []string{"NONE", "FIRST_PLAYER", "BASIC", "SILVER", "OFFERING"}

func (c *compiler) pyramid(f *fileYAML) {
	list := f.Pyramid.Rows.List
	c.That(len(list) >= 4 && len(list) <= pharaon.MaxRows,
		"pyramid_of_time: 4 to 6 rows, all but the last of five players enter")
	for i, row := range list {
		c.That(row.Row == i+1, "pyramid_of_time: row %d stands at place %d", row.Row, i+1)
		c.That(len(row.Cells) >= 1 && len(row.Cells) <= pharaon.MaxCells,
			"pyramid_of_time: 1 to %d cells a row", pharaon.MaxCells)
		var cells []pharaon.Cell
		for k, id := range row.Cells {
			kind := slices.Index(cellIDs, id)
			c.That(kind >= 0 && (kind != int(pharaon.CellFirst) || i == 0 && k == 0),
				"pyramid_of_time: %.20q in row %d", id, i+1)
			cells = append(cells, pharaon.Cell(max(kind, 0)))
		}
		c.Rows = append(c.Rows, cells)
	}
	if len(c.Rows) > 0 && len(c.Rows[0]) > 0 {
		c.That(c.Rows[0][0] == pharaon.CellFirst, "pyramid_of_time: row 1 begins with FIRST_PLAYER (PHA-7.1)")
	}
	c.FirstPP = c.Within("first_player.pp", f.Tokens.First.PP, 0, 50)
	c.PharaohPP = c.Within("pharaoh.pp", f.Tokens.Pharaoh.PP, 0, 50)
	c.Succeed.Nobles = c.Within("pharaoh.needs.nobles", f.Tokens.Pharaoh.Needs.Nobles, 1, pharaon.NobleCount)
	c.Succeed.Step = c.Within("pharaoh.needs.burial_step", f.Tokens.Pharaoh.Needs.Step, 1, max(len(c.Steps), 1))
}

func (c *compiler) offerings(f *fileYAML) {
	total := 0
	for _, o := range f.Offerings.List {
		kind := -1
		switch o.Kind {
		case "resource":
			kind = int(c.colour(o.ID, o.Resource))
		case "quarter":
			kind = int(pharaon.QuarterOffering-pharaon.ResourceOffering) + int(c.quarter(o.ID, o.Quarter))
		case "prestige":
			kind = int(pharaon.Prestige1 - pharaon.ResourceOffering)
			if len(o.ID) > 3 && o.ID[:4] == "OFP2" {
				kind++
			}
			pp := &c.Prestige[kind-int(pharaon.Prestige1-pharaon.ResourceOffering)]
			c.That(c.Copies[kind] == 0 || *pp == o.PP, "%s: is worth %d PP, another of its kind %d", o.ID, o.PP, *pp)
			*pp = c.Within(o.ID, o.PP, 0, 50)
		}
		if c.That(kind >= 0, "offerings: %.20q is of no kind", o.ID) {
			c.Copies[kind]++
			total++
		}
	}
	c.That(total == 40, "offerings: there are 40 tokens, not %d", total)
}
