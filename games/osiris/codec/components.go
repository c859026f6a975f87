package codec

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ennead/games/box"
	"ennead/games/osiris"
)

// components.yaml, checked and compiled: what the parts have in common, and what the rules themselves fix.

// compiler collects what is wrong with a file, so that its owner can mend it in one go.
type compiler struct {
	*osiris.Components
	box.Check
	allowed [osiris.MonumentKinds]uint8 // set of the numbers of icons of a site that each may stand on, 0 for cities
}

func compile(source []byte) (*osiris.Components, error) {
	var f fileYAML
	if _, err := box.Read(source, &f); err != nil {
		return nil, err
	}
	c := &compiler{Components: &osiris.Components{}}
	if !c.That(f.Meta.ID == "osiris", "meta: id: is %.40q, not \"osiris\"", f.Meta.ID) {
		return nil, c.Err()
	}
	c.fixed(&f)
	c.workers(&f)
	c.monuments(&f)
	c.setups(&f)
	c.board(&f.Board)
	c.kinds(f.Kinds.List)
	c.cityCards(&f)
	c.cartouches(&f.Board)
	c.blessings(&f)
	c.prices()
	c.scoring(&f)
	c.neutrals()
	if err := c.Err(); err != nil {
		return nil, err
	}
	return c.Components, nil
}

// The bounds of what a file may ask for: points are summed in 8 bits a part.
const (
	maxPoints = 9
	maxName   = 60
)

// fixed is what the rules know by themselves: a file that says otherwise is for another game.
func (c *compiler) fixed(f *fileYAML) {
	start := f.Setup.Start
	for _, want := range []struct {
		where   string
		is, due int
	}{
		{"meta: players: min", f.Meta.Players.Min, 2},
		{"meta: players: max", f.Meta.Players.Max, osiris.MaxSeats},
		{"meta: seasons", f.Meta.Seasons, osiris.Seasons},
		{"inventory: bonus_markers", f.Inventory.Markers, osiris.Seasons - 1},
		{"start_per_governor: city_cards", start["city_cards"], 1},
		{"start_per_governor: blessing_cards", start["blessing_cards"], osiris.BlessingKinds},
		{"start_per_governor: camels", start["camels"], 1},
		{"start_per_governor: withdraw_markers", start["withdraw_markers"], 1},
		{"start_per_governor: score", start["score"], 0},
		{"blessing_cards: copies_per_color", f.Blessings.Copies, 1},
		{"board: segments", len(f.Board.Segments), osiris.Seasons},
	} {
		c.That(want.is == want.due, "%s: is %d by the rules, not %d", want.where, want.due, want.is)
	}
	for i, segment := range f.Board.Segments {
		c.That(segment.ID == i+1 && segment.Season == i+1,
			"board: segments: segment %d is reached in season %d (OSI-0.7)", i+1, i+1)
	}
	c.same("options: horus_keeps", f.Options.Horus, osiris.Rules.Options()[0].Values)
	c.same("options: negotiation", f.Options.Negotiation, osiris.Rules.Options()[1].Values)
	names := make([]string, len(f.Resources.List))
	for i, r := range f.Resources.List {
		names[i] = r.ID
	}
	c.same("resources", names, osiris.ResourceNames)
	c.same("scoring: tie_breaks", f.Scoring.Ties, []string{"most_resource_tokens", "shared_victory"})
	c.Limits.Offers = c.Within("negotiation: max_open_offers", f.Negotiation.Offers, 1, osiris.MaxOffers)
	c.Limits.Bribes = c.Within("negotiation: max_open_bribes", f.Negotiation.Bribes, 1, osiris.MaxBribes)
	c.Limits.Entries = c.Within("negotiation: max_entries_between_actions", f.Negotiation.Entries, 1, 200)
	c.Limits.Text = c.Within("negotiation: max_text_chars", f.Negotiation.Text, 1, 1000)
}

// same wants a list of names, in order.
func (c *compiler) same(where string, is, due []string) {
	c.That(slices.Equal(is, due), "%s: is %v by the rules", where, due)
}

// small is a number from least to most.
func (c *compiler) small(where string, n, least, most int) uint8 {
	return uint8(c.Within(where, n, least, most))
}

// number is the place of a name such as "CC07" among the names of its kind; each comes once.
func (c *compiler) number(where, id string, names []string, seen *uint64) uint8 {
	n := uint8(c.OneOf(where, id, names, "name of such a thing"))
	c.That(*seen&(1<<n) == 0, "%s: %.20s comes twice", where, id)
	*seen |= 1 << n
	return n
}

// tokens reads a list such as {grain: 1, stone: 2}.
func (c *compiler) tokens(where string, m map[string]int, least, most int) (t osiris.Tokens) {
	sum := 0
	for key, n := range m {
		at := c.OneOf(where, key, osiris.ResourceNames, "resource")
		t[at] = c.small(where+": "+osiris.ResourceNames[at], n, 1, most)
		sum += int(t[at])
	}
	c.That(sum >= least, "%s: at least %d are wanted", where, least)
	return t
}

// inOur are the words of the file as moves call them.
func inOur(word string) string { return strings.ReplaceAll(word, "_", "-") }

// inFile are the words of moves as the file calls them.
func inFile(word string) string { return strings.ReplaceAll(word, "-", "_") }

// terrainKinds are the kinds of terrain, by what they give.
var terrainKinds = []string{"farm", "brickyard", "quarry"}

// workers are who works where: OSI-0.5, OSI-5.1.1.
func (c *compiler) workers(f *fileYAML) {
	c.Foreman = c.small("workers: foreman_last_season", f.Workers.Foreman, 0, osiris.MaxGain)
	list := f.Workers.List
	if !c.That(len(list) == osiris.WorkerKinds, "workers: there are %d", osiris.WorkerKinds) {
		return
	}
	for i, y := range list {
		w := osiris.Worker(i)
		where := "workers: " + inFile(osiris.WorkerNames[w])
		c.That(inOur(y.ID) == osiris.WorkerNames[w], "%s: is called %.30q", where, y.ID)
		rank, box := "basic", f.Inventory.Basic
		if w.Foreman() {
			rank, box = "foreman", f.Inventory.Foremen
		}
		at := w.Works()
		c.That(y.Rank == rank && y.Resource == osiris.ResourceNames[at] && y.On == terrainKinds[at],
			"%s: is a %s, of %s, at a %s", where, rank, osiris.ResourceNames[at], terrainKinds[at])
		n := c.Within(where+": count", y.Count, 0, maxWorkers)
		c.That(box[osiris.WorkerNames[at*2]] == n, "%s: the inventory disagrees", where)
	}
}

// maxWorkers is the most workers of a kind and rank; all together fit on what a governor can be given (OSI-4.2).
const maxWorkers = 8

// monuments are their pieces, their glory, and where they stand: OSI-1.2, OSI-5.7.2.
func (c *compiler) monuments(f *fileYAML) {
	if !c.That(len(f.Monuments) == osiris.MonumentKinds, "monuments: there are %d kinds", osiris.MonumentKinds) {
		return
	}
	for i, y := range f.Monuments {
		name := osiris.MonumentNames[i]
		where := "monuments: " + name
		c.That(y.ID == name, "%s: is called %.20q", where, y.ID)
		c.Pieces[i] = c.small(where+": per_governor", y.Pieces, 1, osiris.MaxPieces)
		c.That(y.Pieces == f.Inventory.PerColor[name], "%s: per_governor: the inventory disagrees", where)
		c.That(y.Pieces == f.Setup.Start[name], "%s: per_governor: the start disagrees", where)
		c.Monument[i].Glory = c.small(where+": glory", y.Glory.Value, 0, maxPoints)
		c.Scoring.Completion[i] = c.small(where+": completion_bonus", y.Completion, 0, maxPoints)
		c.That(y.Completion == f.Scoring.Completion[name], "scoring: completion_bonus: %s disagrees", name)
		for _, n := range y.Allowed.Icons {
			c.allowed[i] |= 1 << c.Within(where+": section_icons", n, 2, 3)
		}
		if y.Allowed.City {
			c.allowed[i] |= 1
		}
		c.That(c.allowed[i] != 0, "%s: may stand nowhere", where)
	}
}

// setups is what depends on the number of governors: OSI-2.1, OSI-4.2.
func (c *compiler) setups(f *fileYAML) {
	c.Start = c.tokens("start_per_governor", those(f.Setup.Start, osiris.ResourceNames), 0, osiris.MaxGain)
	for i, y := range f.Setup.Table {
		where := fmt.Sprintf("setup_by_players: %d players", i+2)
		if !c.That(i+2 == y.Players && i+2 <= osiris.MaxSeats,
			"setup_by_players: line %d is for %d players", i+1, i+2) {
			return
		}
		set := osiris.Setup{
			Tokens: c.small(where+": tokens_each", y.Tokens, 1, osiris.MaxGoods),
			Draw:   c.small(where+": draw_each", y.Draw, 1, 9),
			Pool:   c.small(where+": workers_cartouche", y.Pool, 0, min(f.Board.Cartouche.Slots, 9)),
			Left:   c.small(where+": left_in_bag", y.Left, 2, 2),
			Ankh:   y.Ankh, Scarab: y.Scarab, Reserved: y.Reserved,
		}
		c.That(y.Ankh == (y.Players <= 3) && y.Scarab == (y.Players == 2) && y.Reserved == (y.Players == 2),
			"%s: ankh is for 2 and 3, scarab and reserved_cartouches for 2 (OSI-2.2, OSI-2.3)", where)
		sum := 0
		for w := range osiris.Worker(osiris.WorkerKinds) {
			n := y.Basic
			if w.Foreman() {
				n = y.Foremen
			}
			c.Within(where+": "+inFile(osiris.WorkerNames[w]), n, 0, c.inBox(f, w))
			set.Workers[w] = uint8(n)
			sum += n
		}
		c.That(sum == y.Workers, "%s: workers_total: the workers do not add up", where)
		c.That(sum == y.Players*y.Draw+y.Pool+y.Left, "%s: workers_total: the draws do not add up", where)
		after, ok := f.Setup.After.Table[strconv.Itoa(y.Players)]
		for r, name := range osiris.ResourceNames {
			c.That(y.Tokens <= f.Inventory.Tokens[name], "%s: tokens_each: there are fewer of %s", where, name)
			left := y.Tokens - y.Players*int(c.Start[r])
			c.That(left >= 0 && ok && left == after, "%s: supply_after_setup: %d of %s are left", where, left, name)
		}
		c.Setup[y.Players] = set
	}
	c.That(len(f.Setup.Table) == osiris.MaxSeats-1, "setup_by_players: there are %d lines", osiris.MaxSeats-1)
}

// inBox is how many workers of a kind there are.
func (c *compiler) inBox(f *fileYAML, w osiris.Worker) int {
	if int(w) < len(f.Workers.List) {
		return min(f.Workers.List[w].Count, maxWorkers)
	}
	return 0
}

// those are the lines of a list that have these names.
func those(m map[string]int, names []string) map[string]int {
	picked := map[string]int{}
	for _, name := range names {
		if n, ok := m[name]; ok && n != 0 {
			picked[name] = n
		}
	}
	return picked
}
