package plain

import (
	"fmt"
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/text"
	"ennead/internal/plain"
)

// head writes the round, the turn, the order of play and the piles.
func (d *drawing) head() {
	round := d.Word("setup")
	if d.Round > 0 {
		round = d.Word("round", "n", int(d.Round))
	}
	parts := []string{d.Strong(round)}
	if d.Active != kemet.NoSeat {
		parts = append(parts, d.Word("turn", "who", d.seat(d.Active)))
	}
	d.Line(0, strings.Join(parts, " · "))
	if d.Order[0] != kemet.NoSeat {
		d.Line(0, d.Word("order", "names", d.track(d.Order[:d.Count])))
	}
	for _, seat := range d.Next[:d.Count] {
		if seat != kemet.NoSeat {
			d.Line(0, d.Word("next-order", "names", d.track(d.Next[:d.Count])))
			break
		}
	}
	if d.Trigger != kemet.NoSeat {
		d.Line(0, d.Strong(d.Word("trigger", "who", d.seat(d.Trigger))))
	}
	thrown := d.held(d.Discard)
	if thrown == nil {
		thrown = []string{"–"}
	}
	d.Flow(0, 4, d.Word("pile", "n", int(d.PileN))+" ", thrown, ", ")
}

// track lists the seats of an order track; a free position is a dash.
func (d *drawing) track(order []game.Seat) string {
	var names []string
	for i, seat := range order {
		name := "–"
		if seat != kemet.NoSeat {
			name = d.seat(seat)
		}
		names = append(names, fmt.Sprintf("%d %s", i+1, name))
	}
	return strings.Join(names, ", ")
}

// times adds to a name how often it occurs, if more than once.
func times(name string, n uint8) string {
	if n == 1 {
		return name
	}
	return fmt.Sprintf("%s ×%d", name, n)
}

// sale writes the unsold tiles by colour and level.
func (d *drawing) sale() {
	d.Title(d.Word("sale"))
	for c := range kemet.ColourNames {
		for level := 1; level <= len(d.Data.Cost.Raise)-1; level++ {
			if names := d.unsold(kemet.Colour(c), level); names != nil {
				head := d.Paint(gems[c], d.Word("family", "colour", d.colourName(kemet.Colour(c)), "n", level))
				d.Flow(2, 13, plain.Pad(head, 11), names, ", ")
			}
		}
	}
}

func (d *drawing) unsold(c kemet.Colour, level int) (names []string) {
	counts := map[string]uint8{}
	for t := range d.Data.Tiles {
		tile := &d.Data.Tiles[t]
		if tile.Colour != c || tile.Level != level || d.TileOwner(uint8(t)) != kemet.NoSeat {
			continue
		}
		name := d.tile(uint8(t))
		if counts[name]++; counts[name] == 1 {
			names = append(names, name)
		}
	}
	for i, name := range names {
		names[i] = times(name, counts[name])
	}
	return names
}

// player writes what a seat has; its hands only for the viewer.
func (d *drawing) player(s game.Seat) {
	p := &d.Player[s]
	mark, name := "  ", d.Strong(d.seat(s))
	if d.Owing().Has(s) {
		mark = "▶ "
	}
	if s == d.viewer {
		name = d.Paint("4", name) + " " + d.Word("you")
	}
	d.Line(0, "")
	vp, pp := d.Word("vp", "n", d.Score(s)), d.Word("pp", "n", int(p.Prayer), "most", d.Data.Limit.Prayer)
	d.Line(0, mark+name+" · "+vp+d.sheet(s)+" · "+pp)
	if d.Round > 0 {
		d.actions(p)
		d.Line(3, d.reserve(s))
	}
	d.hands(s)
	var tiles []string
	for t := p.Tiles; t != 0; t = t.Rest() {
		tiles = append(tiles, d.tile(t.First())+d.Faint(" ("+d.Words.Say(text.TileText(d.Data, t.First()))+")"))
	}
	if tiles != nil {
		d.Flow(3, 7, d.Word("tiles")+" ", tiles, ", ")
	}
}

// sheet lists the sources of a seat's VP.
func (d *drawing) sheet(s game.Seat) string {
	var parts []string
	for _, c := range d.Sheet() {
		if c.Points[s] > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", d.Words.Word(c.Key), c.Points[s]))
		}
	}
	if parts == nil {
		return ""
	}
	return d.Faint(" (" + strings.Join(parts, ", ") + ")")
}

var actionKeys = []string{
	kemet.ActMove: "move", kemet.ActRecruit: "recruit", kemet.ActRaise: "raise", kemet.ActPray: "pray",
	kemet.ActBuyDiamond: "diamond", kemet.ActBuyRuby: "ruby", kemet.ActBuySapphire: "sapphire",
}

// actions writes the action pyramid, level by level. A filled square is a covered space.
func (d *drawing) actions(p *kemet.Player) {
	levels := map[int][]string{}
	for i, a := range d.Data.Actions {
		square, name := "□\u00a0", d.Word("action."+actionKeys[a.Action])
		if p.Covered&(1<<i) != 0 {
			square = "■\u00a0"
			name = d.Faint(name)
		}
		levels[a.Level] = append(levels[a.Level], square+name)
	}
	var rows []string
	for level := 1; levels[level] != nil; level++ {
		rows = append(rows, strings.Join(levels[level], "\u00a0"))
	}
	d.Flow(3, 7, "", rows, " / ")
}

// reserve lists what a seat has off the board: tokens, units, creatures.
func (d *drawing) reserve(s game.Seat) string {
	p := &d.Player[s]
	parts := []string{d.Word("tokens", "n", int(p.Tokens))}
	if p.Silver == kemet.TokenReady {
		parts = append(parts, d.Word("silver"))
	}
	if p.Golden == kemet.TokenReady {
		parts = append(parts, d.Word("golden"))
	}
	reserve := []string{d.Word("units", "n", d.Reserve(s))}
	for b, at := range d.Beast {
		if at == kemet.NoSpace && p.Tiles.Has(d.Data.Beasts[b].Tile) {
			reserve = append(reserve, d.beast(uint8(b)))
		}
	}
	parts = append(parts, d.Word("reserve", "list", strings.Join(reserve, ", ")))
	return strings.Join(parts, " · ")
}

// hands writes the cards of a seat: their number for everybody, their names for the viewer's own.
func (d *drawing) hands(s game.Seat) {
	p := &d.Player[s]
	if s != d.viewer {
		text := d.Word("cards", "n", int(p.CardsN)) + " · " + d.Word("in-hand", "n", int(p.Battle.HandN))
		d.Line(3, text)
	}
	if open := d.battles(p.Battle.Open); open != nil {
		if down := d.battles(p.Battle.Down); down != nil {
			open = append(open, d.Word("down-known", "list", strings.Join(down, ", ")))
		} else if p.Battle.DownN > 0 {
			open = append(open, d.Word("down", "n", int(p.Battle.DownN)))
		}
		d.Flow(3, 7, d.Word("open")+" ", open, ", ")
	}
	if gone := d.battles(p.Battle.Gone); gone != nil {
		d.Line(3, d.Word("gone", "list", strings.Join(gone, ", ")))
	}
	if s != d.viewer {
		return
	}
	if hand := d.battles(p.Battle.InHand); hand != nil {
		d.Flow(3, 7, d.Word("battle-hand")+" ", hand, ", ")
	}
	if p.CardsN == 0 {
		d.Line(3, d.Word("cards", "n", 0))
	}
	for k, n := range p.Cards {
		if n > 0 {
			price := text.PriceText(d.Data.Cards[k].Cost)
			d.Line(3, times(d.card(k), n)+" ("+d.Words.Say(price)+") – "+d.Words.Say(text.CardText(d.Data, uint8(k))))
		}
	}
}
