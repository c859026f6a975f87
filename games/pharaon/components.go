package pharaon

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"sync"

	"ennead/games/box"
)

//go:embed components.yaml
var ownComponents []byte

// Sizes that the rulebook fixes (PHA-1.1 to PHA-1.3); the state has room for just these.
const (
	nobleCount   = 26
	artisanCount = 30
	jarCount     = 30
	tileCount    = 5
	tileSpaces   = 12
	topCell      = 3
	rounds       = 5
	maxOptions   = 8
	maxSteps     = 12
	maxCells     = 8
)

// Components are the data of a table, compiled from components.yaml. They never change.
type Components struct {
	Source []byte // the file itself, nil for the game's own

	Total     [6]uint8             // resource tokens of each type
	Sectors   [quarters]Colour     // clockwise
	Slots     [6]int               // usable slots of a sector, by number of players
	LotCount  [6]int               // by number of players
	JarCount  [6]int               // jars displayed, by number of players
	Leftover  [6]bool              // whether the jar left over blocks the wheel
	Edges     [quarters]Edges      // god conditions
	Gods      [quarters]string     // id of the god whose quarter it is, such as "G-HOR"
	Options   []Option             // of the Nile
	NilePP    [topCell + 1]int     // by cell
	Steps     []BurialStep         // the first at 0
	Rows      [][]Cell             // of the Pyramid of Time, the lowest first
	Copies    [offeringKinds]uint8 // offering tokens of each kind
	Prestige  [2]int               // PP of the two prestige offerings
	Jars      [jarCount + 1]Jar    // by number
	Artisans  [artisanCount + 1]Artisan
	Nobles    [nobleCount + 1]Noble
	Tiles     [tileCount][2]Side // light and dark
	FirstPP   int
	PharaohPP int
	Succeed   struct{ Nobles, Step int } // PHA-9.1
	NoblePP   int                        // of the Traitor, if no level was reached
	Silver    int                        // at the start

	// Nobles by power.
	scribes, judges, generals, wise, treasurers, tutors, diplomats Cards
	anyAccess, whenFull                                            [quarters]Cards
	merging                                                        [quarters]Cards // who make colours stand for each other there

	prices priceTable
}

// Edges are the two god conditions of a quarter.
type Edges struct{ CCW, CW Edge }

// Edge is half of a god's objective: so many elements, worth so many PP.
type Edge struct{ Need, PP int }

// Option is one option of the Nile. An arrow is the set of tracks it allows.
type Option struct {
	Cost   [2]Colour
	Gains  []Gain
	Arrows []uint8
}

// Gain is a resource, or GainJar.
type Gain uint8

// GainJar is a jar drawn at random.
const GainJar Gain = 6

// BurialStep is one step of the burial chamber: what it costs, and its PP.
type BurialStep struct {
	cost tally
	List []Colour // the cost in printed order
	PP   int
}

// Cell is what a cell of the Pyramid of Time gives.
type Cell uint8

// The cells.
const (
	CellNone Cell = iota
	CellFirst
	CellBasic
	CellSilver
	CellOffering
)

// Jar is worth three resources.
type Jar struct {
	Upper [2]Colour
	Lower Colour
}

// Artisan is a card of the Artisans.
type Artisan struct {
	PP   int
	Gain []Gain
}

// Power is what a noble can do.
type Power uint8

// The powers of section 10.
const (
	NoPower Power = iota
	SwapResources
	HeadStart
	AnyAccess
	AnyFive
	ActWhenFull
	ExchangeBasic
	ExchangeSilver
	ExtraBasic
	ReplaceJar
	Instant
)

// Effect is one part of an instant power, or an icon of a Traitor tile.
type Effect struct {
	Kind EffectKind
	N    int
}

// EffectKind says what an effect does.
type EffectKind uint8

// Effects of instant powers (PHA-10.17 to PHA-10.21) and of Traitor tiles (PHA-15.11).
const (
	EffectNile EffectKind = iota
	EffectSilver
	EffectBonus
	EffectArtisan
	EffectStep
	EffectTakeNoble
	EffectDropNoble
	EffectLevel
	EffectGod
	EffectTakeArtisan // N: 1 the highest, 0 the lowest
	EffectDropArtisan
	EffectTakeLot
	EffectTakeBonus
	EffectTrack // N: 1 the fullest tile, 0 the emptiest
)

// Noble is a noble card.
type Noble struct {
	Power   Power
	PerTurn bool // once per round
	Quarter Quarter
	Pair    [2]Colour
	Effects []Effect
	Score   NobleScore
}

// NobleScore is the score formula of a noble (PHA-12.3): Base, and so many PP for each of a thing.
type NobleScore struct {
	Base                                             int
	GodBeside                                        int // per god beside Beside
	Beside                                           Quarter
	Pharaoh, First                                   int
	Noble, ArtisanPP, Step, Offering, FullTrack, God int
	Silver, Basic                                    int
	WithOffers, Copy                                 bool
}

// Side is one side of a Traitor tile.
type Side struct {
	Jars   int
	Spaces [tileSpaces][]Effect
}

var own = sync.OnceValues(func() (*Components, error) { return compile(ownComponents) })

// components are the table's, or the game's own for nil.
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

// compiler collects what is wrong with a file, so that its owner can mend it in one go.
type compiler struct {
	*Components
	box.Check
}

func compile(source []byte) (*Components, error) {
	var f fileYAML
	if _, err := box.Read(source, &f); err != nil {
		return nil, err
	}
	c := &compiler{Components: &Components{}}
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
	c.tag()
	return c.Components, nil
}

var (
	colourIDs  = []string{"AGR", "CON", "COM", "ROY", "JUS", "SIL", "JAR"}
	quarterIDs = []string{"Q-NOB", "Q-NIL", "Q-OFF", "Q-BUR", "Q-ART"}
)

func (c *compiler) colour(where, id string) Colour {
	i := slices.Index(colourIDs[:colours], id)
	c.That(i >= 0, "%s: %.20q is no basic resource", where, id)
	return Colour(max(i, 0))
}

func (c *compiler) quarter(where, id string) Quarter {
	i := slices.Index(quarterIDs, id)
	c.That(i >= 0, "%s: %.20q is no quarter", where, id)
	return Quarter(max(i, 0))
}

func (c *compiler) gains(where string, ids []string) (gains []Gain) {
	c.That(len(ids) <= 4, "%s: over 4 gains", where)
	for _, id := range ids {
		i := slices.Index(colourIDs, id)
		c.That(i >= 0, "%s: %.20q is no gain", where, id)
		gains = append(gains, Gain(max(i, 0)))
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

func (c *compiler) wheel(f *fileYAML) {
	c.Slots = c.byPlayers("wheel.slots_per_sector", f.Wheel.Slots, 1, 4)
	var seen [colours]bool
	if c.That(len(f.Wheel.Colour) == colours, "wheel.sector_order_clockwise: there are five sectors") {
		for i, id := range f.Wheel.Colour {
			c.Sectors[i] = c.colour("wheel.sector_order_clockwise", id)
			c.That(!seen[c.Sectors[i]], "wheel.sector_order_clockwise: %s comes twice", id)
			seen[c.Sectors[i]] = true
		}
	}
}

func (c *compiler) quarterData(f *fileYAML) {
	c.That(len(f.Gods.List) == quarters, "gods: there are five")
	for _, g := range f.Gods.List {
		c.That(godNames[g.ID] != "", "gods: %.20q is not known", g.ID)
		at := c.quarter("gods", g.Quarter)
		c.That(c.Gods[at] == "", "gods: %s comes twice", g.Quarter)
		c.That(!slices.Contains(c.Gods[:], g.ID), "gods: %.20s comes twice", g.ID)
		c.Gods[at] = g.ID
	}
	c.That(len(f.Quarters.List) == quarters, "quarters: there are five")
	var seen [quarters]bool
	for i := range f.Quarters.List {
		q := &f.Quarters.List[i]
		at := c.quarter("quarters", q.ID)
		c.That(!seen[at], "quarters: %s comes twice", q.ID)
		seen[at] = true
		edge := func(e edgeYAML) Edge {
			return Edge{c.Within(q.ID+": need", e.Need, 1, 12), c.Within(q.ID+": pp", e.PP, 0, 50)}
		}
		c.Edges[at] = Edges{edge(q.Sides.CCW), edge(q.Sides.CW)}
		switch at {
		case Nobles:
			c.That(q.Visible == 3, "Q-NOB: visible_cards is 3")
		case Artisans:
			c.That(q.Visible == 4, "Q-ART: visible_cards is 4")
		case Nile:
			c.nile(q)
		case Burial:
			c.burial(q)
		case Offerings:
			c.LotCount = c.byPlayers("Q-OFF: lots", q.Lots, 1, 6)
			c.That(c.LotCount == c.byPlayers("Q-OFF: bonus_slots", q.Bonus, 1, 6), "Q-OFF: as many bonus_slots as lots")
		}
	}
}

func (c *compiler) nile(q *quarterYAML) {
	c.That(q.Tracks.Cells == topCell && len(q.Tracks.List) == colours, "Q-NIL: five tracks of three cells")
	for cell := range c.NilePP {
		c.NilePP[cell] = c.Within("Q-NIL: pp_by_cell", q.Tracks.PP[strconv.Itoa(cell)], 0, 50)
	}
	if !c.That(len(q.Options.List) >= 1 && len(q.Options.List) <= maxOptions, "Q-NIL: 1 to %d options", maxOptions) {
		return
	}
	for i, o := range q.Options.List {
		c.That(o.ID == "NIL-"+strconv.Itoa(i+1), "Q-NIL: option %d is called NIL-%d", i+1, i+1)
		if !c.That(len(o.Cost) == 2 && len(o.Arrows) <= 4, "%s: a cost of two and at most 4 arrows", o.ID) {
			continue
		}
		option := Option{Gains: c.gains(o.ID, o.Gains)}
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
		return 1<<colours - 1
	}
	list, ok := a.([]any)
	c.That(ok && len(list) > 0, "%s: an arrow is null or a list of colours", where)
	for _, id := range list {
		tracks |= 1 << c.colour(where, fmt.Sprint(id))
	}
	return tracks
}

func (c *compiler) burial(q *quarterYAML) {
	c.That(len(q.Steps.List) >= 1 && len(q.Steps.List) <= maxSteps, "Q-BUR: 1 to %d steps", maxSteps)
	for i, s := range q.Steps.List {
		c.That(s.Step == i+1, "Q-BUR: step %d stands at place %d", s.Step, i+1)
		c.That(len(s.Cost) >= 2 && len(s.Cost) <= 4, "Q-BUR: step %d costs 2 to 4 resources (PHA-6.4.1)", i+1)
		step := BurialStep{PP: c.Within("Q-BUR: pp", s.PP, 0, 200)}
		for _, id := range s.Cost {
			colour := c.colour("Q-BUR", id)
			step.cost += one(uint8(colour))
			step.List = append(step.List, colour)
		}
		c.Steps = append(c.Steps, step)
	}
}

var cellIDs = []string{"NONE", "FIRST_PLAYER", "BASIC", "SILVER", "OFFERING"}

func (c *compiler) pyramid(f *fileYAML) {
	list := f.Pyramid.Rows.List
	c.That(len(list) >= 4 && len(list) <= 6, "pyramid_of_time: 4 to 6 rows, all but the last of five players enter")
	for i, row := range list {
		c.That(row.Row == i+1, "pyramid_of_time: row %d stands at place %d", row.Row, i+1)
		c.That(len(row.Cells) >= 1 && len(row.Cells) <= maxCells, "pyramid_of_time: 1 to %d cells a row", maxCells)
		var cells []Cell
		for k, id := range row.Cells {
			kind := slices.Index(cellIDs, id)
			c.That(kind >= 0 && (kind != int(CellFirst) || i == 0 && k == 0), "pyramid_of_time: %.20q in row %d", id, i+1)
			cells = append(cells, Cell(max(kind, 0)))
		}
		c.Rows = append(c.Rows, cells)
	}
	if len(c.Rows) > 0 && len(c.Rows[0]) > 0 {
		c.That(c.Rows[0][0] == CellFirst, "pyramid_of_time: row 1 begins with FIRST_PLAYER (PHA-7.1)")
	}
	c.FirstPP = c.Within("first_player.pp", f.Tokens.First.PP, 0, 50)
	c.PharaohPP = c.Within("pharaoh.pp", f.Tokens.Pharaoh.PP, 0, 50)
	c.Succeed.Nobles = c.Within("pharaoh.needs.nobles", f.Tokens.Pharaoh.Needs.Nobles, 1, nobleCount)
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
			kind = int(QuarterOffering-ResourceOffering) + int(c.quarter(o.ID, o.Quarter))
		case "prestige":
			kind = int(Prestige1 - ResourceOffering)
			if len(o.ID) > 3 && o.ID[:4] == "OFP2" {
				kind++
			}
			pp := &c.Prestige[kind-int(Prestige1-ResourceOffering)]
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

// number checks that the items of a list carry the numbers of their places.
func (c *compiler) number(id, prefix string, place int) {
	c.That(id == fmt.Sprintf("%s-%02d", prefix, place), "%s-%02d: is called %.20q", prefix, place, id)
}

func (c *compiler) jars(f *fileYAML) {
	if !c.That(len(f.Jars.List) == jarCount, "jars: there are %d", jarCount) {
		return
	}
	for i, j := range f.Jars.List {
		c.number(j.ID, "JAR", i+1)
		if c.That(len(j.Upper) == 2, "%s: has two upper resources", j.ID) {
			c.Jars[i+1] = Jar{[2]Colour{c.colour(j.ID, j.Upper[0]), c.colour(j.ID, j.Upper[1])}, c.colour(j.ID, j.Lower)}
		}
	}
}

func (c *compiler) artisans(f *fileYAML) {
	if !c.That(len(f.Artisans.List) == artisanCount, "artisans: there are %d", artisanCount) {
		return
	}
	for i, a := range f.Artisans.List {
		c.number(a.ID, "ART", i+1)
		c.Components.Artisans[i+1] = Artisan{c.Within(a.ID, a.PP, 0, 50), c.gains(a.ID, a.Gain)}
	}
}

// setup reads what a number of players changes; it must agree with what the board says.
func (c *compiler) setup(f *fileYAML) {
	c.Silver = c.Within("setup_by_players: start_silver", whole(f.Setup["start_silver"]), 0, 4)
	c.That(whole(f.Setup["start_noble_draw"]) == 2 && whole(f.Setup["start_noble_keep"]) == 1,
		"setup_by_players: two nobles are drawn, one is kept (PHA-2.9.1)")
	for n := 1; n <= 5; n++ {
		where := fmt.Sprintf("setup_by_players: %d", n)
		row, _ := f.Setup[strconv.Itoa(n)].(map[string]any)
		c.JarCount[n] = c.Within(where+": jars_displayed", whole(row["jars_displayed"]), max(n, 2), 5)
		c.Leftover[n], _ = row["leftover_jar_blocks_wheel"].(bool)
		c.That(c.Leftover[n] == (n <= 2), "%s: the jar left over blocks the wheel with 1 or 2 players (PHA-13.2)", where)
		c.That(c.JarCount[n] == max(n, 2)+btoi(n == 2), "%s: jars_displayed (PHA-2.6, PHA-13.1, PHA-15.2)", where)
		c.That(whole(row["lots"]) == c.LotCount[n] && whole(row["bonus"]) == c.LotCount[n], "%s: lots and bonus disagree with Q-OFF", where)
		c.That(whole(row["wheel_slots"]) == c.Slots[n], "%s: wheel_slots disagrees with wheel", where)
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// whole is a YAML number as an int, -1 if it is none.
func whole(v any) int {
	switch n := v.(type) {
	case int:
		return n
	case int64:
		return int(n)
	case uint64:
		if n < 1<<31 {
			return int(n)
		}
	}
	return -1
}
