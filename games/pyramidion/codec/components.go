package codec

import (
	"fmt"
	"slices"
	"strconv"

	"ennead/games/box"
	"ennead/games/pyramidion"
)

// components.yaml, checked and compiled: what the parts have in common, and what the rules themselves fix.

// compiler collects what is wrong with a file, so that its owner can mend it in one go.
type compiler struct {
	*pyramidion.Components
	box.Check
}

func compile(source []byte) (*pyramidion.Components, error) {
	var f fileYAML
	if _, err := box.Read(source, &f); err != nil {
		return nil, err
	}
	c := &compiler{Components: &pyramidion.Components{}}
	if !c.That(f.Game.ID == "pyramidion", "game: id: is %.40q, not \"pyramidion\"", f.Game.ID) {
		return nil, c.Err()
	}
	c.fixed(&f)
	c.resources(&f)
	c.troops(&f)
	c.sites(&f)
	c.cards(&f)
	c.revolts(&f)
	c.spreads(&f)
	c.boats(&f)
	c.targets(&f)
	c.setup(&f.Setup)
	if err := c.Err(); err != nil {
		return nil, err
	}
	c.Complete()
	return c.Components, nil
}

// The bounds of what a file may ask for: everything is counted in 8 bits. A player has at most 5 base cards, those
// dealt, two drawn by the Politician and its copy and one by the power of Luxor in play, so that their values add up to
// less than 255.
const (
	maxStock  = 255 // tokens of all resources, since all may lie on one site
	maxKind   = 127 // of one resource, see [cargo]
	maxGain   = 9   // tokens on one card
	maxValue  = 9   // of a card
	maxLeast  = 30  // of a site
	maxRevolt = 30  // of a revolt token
	maxVP     = 9   // of a boat
	maxHand   = 9   // cards dealt
	maxRow    = 9   // boats
	maxGuard  = 200 // rounds
)

// fixed is what the rules know by themselves: a file that says otherwise is for another game.
func (c *compiler) fixed(f *fileYAML) {
	for _, want := range []struct {
		where   string
		is, due int
	}{
		{"game: players: min", f.Game.Players.Min, 2},
		{"game: players: max", f.Game.Players.Max, pyramidion.MaxSeats},
		{"sites: count", f.Sites.Count, pyramidion.SiteCount},
		{"revolt_tokens: count", f.Revolts.Count, pyramidion.MaxTokens},
		{"character_cards: count", f.Cards.Count, pyramidion.MaxCards},
		{"character_cards: deck: count", f.Cards.Deck.Count, pyramidion.DeckCards},
		{"distribution_cards: count", f.Spreads.Count, pyramidion.MaxSpread},
		{"boat_cards: count", f.Boats.Count, pyramidion.MaxBoats},
		{"setup: hand: base", f.Setup.Hand.Base, pyramidion.BaseCards},
	} {
		c.That(want.is == want.due, "%s: is %d by the rules, not %d", want.where, want.due, want.is)
	}
	colours := make([]string, len(f.Colours))
	for i, y := range f.Colours {
		colours[i] = y.ID
	}
	c.same("colours", colours, pyramidion.ColourNames)
	c.same("tokens: order_tokens: values", words(f.Tokens.Order.Values), []string{"1", "2", "3", "4"})
	c.That(!f.Setup.Options.NoStatue, "setup: table_options: alexandria_no_statue: is chosen at the table")
}

// words are numbers as words.
func words(list []int) []string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = strconv.Itoa(n)
	}
	return words
}

// same wants a list of names, in order.
func (c *compiler) same(where string, is, due []string) bool {
	return c.That(slices.Equal(is, due), "%s: is %v by the rules", where, due)
}

// small is a number from least to most.
func (c *compiler) small(where string, n, least, most int) uint8 {
	return uint8(c.Within(where, n, least, most))
}

// number is the number of a name such as "BT07" among the names of its kind, from 1; each comes once.
func (c *compiler) number(where, id string, names []string, seen *uint64) uint8 {
	n := uint8(c.OneOf(where, id, names[1:], "name of such a thing")) + 1
	c.That(*seen&(1<<n) == 0, "%s: %.20s comes twice", where, id)
	*seen |= 1 << n
	return n
}

// complete wants all things of a kind: those that are not there are named.
func (c *compiler) complete(where string, names []string, seen uint64) {
	for n := 1; n < len(names); n++ {
		c.That(seen&(1<<n) != 0, "%s: %s is missing", where, names[n])
	}
}

// goods reads a list such as {camel: 1, food: 2}, of at least so many tokens.
func (c *compiler) goods(where string, m map[string]int, least uint8) (g pyramidion.Goods) {
	for key, n := range m {
		at := c.OneOf(where, key, pyramidion.ResourceNames, "resource")
		g[at] = c.small(where+": "+pyramidion.ResourceNames[at], n, 1, maxGain)
	}
	c.That(g.Sum() >= least, "%s: at least %d are wanted", where, least)
	return g
}

// targets are the points that end a game, as the table's option calls them: PYR-1.2, PYR-14.6.
func (c *compiler) targets(f *fileYAML) {
	list := append([]any{f.Game.Targets.Default}, f.Game.Targets.Variants...)
	var names []string
	for i, v := range list[:min(len(list), len(c.Targets))] {
		if v == "all_boats" {
			names = append(names, "boats")
			continue
		}
		n := c.small(fmt.Sprintf("game: targets: number %d", i+1), box.Whole(v), 1, 99)
		c.Targets[i] = n
		names = append(names, strconv.Itoa(int(n)))
	}
	c.That(len(list) == len(c.Targets), "game: targets: there are %d", len(c.Targets))
	c.same("game: targets", names, pyramidion.Rules.Options()[0].Values)
}

// setup is what the players begin with, and what depends on their number: PYR-3.7, PYR-8.2, PYR-9.1.1, chapter 15.
func (c *compiler) setup(f *setupYAML) {
	c.Row = c.Within("setup: boat_row", f.Row, 1, maxRow)
	c.Dealt = c.small("setup: hand: dealt", f.Hand.Dealt, 1, maxHand)
	c.AtThebes = c.small("setup: hand: thebes_bonus", f.Hand.Thebes, 0, maxHand)
	dealt := pyramidion.MaxSeats*int(c.Dealt) + int(c.AtThebes)
	c.That(dealt <= pyramidion.DeckCards,
		"setup: hand: %d cards could be dealt of a deck of %d", dealt, pyramidion.DeckCards)
	c.Guard = c.small("setup: table_options: round_guard", f.Options.Guard, 1, maxGuard)
	most := c.small("setup: two_player: max_cards_per_site_per_player", f.Two.Most, 1, pyramidion.MaxCards)
	for players := 2; players <= pyramidion.MaxSeats; players++ {
		t := &c.Tables[players]
		*t = pyramidion.TableData{MostCards: pyramidion.NoLimit, Recruits: true}
		if players == 2 {
			*t = pyramidion.TableData{MustPlay: f.Two.Must, MostCards: most, Recruits: f.Two.Recruits,
				Swaps: f.Two.Swaps}
		}
		key := strconv.Itoa(players)
		where := "setup: activation_sequence: " + key
		list := f.Sequence[key]
		c.Within(where+": sites", len(list), 1, pyramidion.SiteCount)
		for _, place := range list[:min(len(list), pyramidion.SiteCount)] {
			t.Sequence = append(t.Sequence, c.small(where, place, 1, players)-1)
		}
		c.That(f.Activated[key] == len(list), "setup: sites_activated: %s: the sequence has %d", key, len(list))
	}
}
