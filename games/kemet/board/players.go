package board

import (
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// players draws a row for each player, in the order of play.
func (p *picture) players() gomponents.Node {
	rows := []gomponents.Node{html.Class("players")}
	for i, seat := range piece.Order(Board{}, p.Scene) {
		rows = append(rows, p.row(i+1, seat))
	}
	legend := []gomponents.Node{keptSign(), text(p.Word("kept")), looseSign(), text(p.Word("loose"))}
	return piece.Area{ID: "players", Title: p.Word("players"), Note: legend}.Holds(html.Ol(rows...))
}

// row draws what a seat has, except its secrets.
func (p *picture) row(place int, seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	city := ""
	if pl.City != kemet.NoCity {
		city = p.Word("home", "god", kemettext.God(seat), "city", kemettext.City(p.b, pl.City))
	}
	return html.Li(html.ID(piece.ID("player", seat)), piece.Class("player", piece.When(p.s.Owing().Has(seat), "now"),
		piece.When(seat == p.Viewer, "you")),
		html.Span(html.Class("place"), p.number(place)),
		piece.SeatMark(seat, 30),
		html.Span(html.Class("who-plays"), html.B(text(p.Name(seat))), html.Small(text(city))),
		html.Span(html.Class("facts"),
			p.fact("g-ankh", int(pl.Prayer), "fact-prayer", 0),
			p.fact("g-soldier", p.s.Data.Limit.Units-p.s.Reserve(seat), "fact-units", p.s.Data.Limit.Units),
			p.fact("di-back", int(pl.CardsN), "fact-cards", 0),
			p.fact("battle-back", int(pl.Battle.HandN), "fact-battle", 0)),
		p.tokens(seat),
		p.vp(seat),
		p.owned(seat))
}

// fact draws a number with its sign. If of is above 0 it is the maximum and is drawn too.
func (p *picture) fact(symbol string, n int, key string, of int) gomponents.Node {
	var most gomponents.Node
	if of > 0 {
		most = html.Small(text("/"), p.number(of))
	}
	return piece.Fact("fact", p.Word(key, "n", n, "of", of),
		piece.Picture("", 14, 14, func(c *svg.Canvas) { factSign(c, symbol) }), p.number(n), most)
}

// factSign draws a hieroglyph in the colour of the text, or the back of one of the two kinds of cards.
func factSign(c *svg.Canvas, symbol string) {
	switch symbol {
	case "di-back":
		c.Box(0, 0, 10, 13, 2, "mini-card")
		c.Path("M-3.200 0Q0-4 3.200 0Q0 4-3.200 0z", "mini-eye")
	case "battle-back":
		c.Box(0, 0, 10, 13, 2, "mini-card battle")
		c.Path("M-2.500 4L2.500-4M-2.500-4L2.500 4", "mini-cross")
	default:
		c.Use(symbol, 0, 0, 14, "g-out")
	}
}

// The signs of permanent VP, a square, and of temporary VP, a disc.
func keptSign() gomponents.Node  { return html.I(html.Class("kept"), html.Aria("hidden", "true")) }
func looseSign() gomponents.Node { return html.I(html.Class("loose"), html.Aria("hidden", "true")) }

// vp draws the VP of a seat in a cartouche, and below it the permanent and the temporary VP.
func (p *picture) vp(seat game.Seat) gomponents.Node {
	all, kept := p.s.Score(seat), p.s.Kept(seat)
	return html.Span(html.Class("vp-column"), p.points(all, 23),
		html.Small(html.Role("img"), html.Title(p.Word("kept-loose", "kept", kept, "loose", all-kept)),
			keptSign(), p.number(kept), looseSign(), p.number(all-kept)))
}

// tokens draws the action pyramid of a seat at small size, with the tokens left below it.
func (p *picture) tokens(seat game.Seat) gomponents.Node {
	pl := &p.s.Player[seat]
	var used []string
	for i := range p.s.Data.Actions {
		if p.covered(seat, uint8(i)) {
			used = append(used, p.Term("action."+kemet.ActionSpaceNames[i]))
		}
	}
	name := p.Word("tokens-left", "n", int(pl.Tokens))
	if len(used) > 0 {
		name += " · " + p.Word("tokens-on", "actions", strings.Join(used, ", "))
	}
	for _, extra := range []struct {
		state uint8
		key   string
	}{{pl.Silver, "silver"}, {pl.Golden, "golden"}} {
		if extra.state != kemet.TokenNone {
			state := map[bool]string{true: "-used", false: "-ready"}[extra.state == kemet.TokenUsed]
			name += " · " + p.Word(extra.key+state)
		}
	}
	return piece.Picture(name, 36, 34, func(c *svg.Canvas) { p.smallPyramid(c, seat) })
}

func (p *picture) smallPyramid(c *svg.Canvas, seat game.Seat) {
	pl := &p.s.Player[seat]
	for level := 1; level <= 3; level++ {
		var fields []int
		for i, a := range p.s.Data.Actions {
			if a.Level == level {
				fields = append(fields, i)
			}
		}
		for k, f := range fields {
			x, y := svg.Spread(k, len(fields), 9), -21+7.5*float64(level)
			c.Box(x, y, 8, 6.5, 1, "mini-field"+piece.When(p.covered(seat, uint8(f)), " used"))
		}
	}
	for i := range kemet.ActionTokens {
		c.Circle(6.6*float64(i-kemet.ActionTokens/2), 10, 2.5, "mini-token"+piece.When(i >= int(pl.Tokens), " used"))
	}
	if pl.Silver != kemet.TokenNone {
		c.Circle(-14, -13, 3.3, "mini-silver"+piece.When(pl.Silver == kemet.TokenUsed, " used"))
	}
	if pl.Golden != kemet.TokenNone {
		c.Circle(14, -13, 3.3, "mini-golden"+piece.When(pl.Golden == kemet.TokenUsed, " used"))
	}
}

// owned draws the power tiles of a seat: their signs and levels, which open to show names and effects.
func (p *picture) owned(seat game.Seat) gomponents.Node {
	tiles := p.s.Player[seat].Tiles
	if tiles == 0 {
		return nil
	}
	signs := []gomponents.Node{html.Title(p.Word("tiles", "n", tiles.Len()))}
	var list []gomponents.Node
	for t := tiles; t != 0; t = t.Rest() {
		tile := t.First()
		signs = append(signs, p.tileSmall(tile))
		list = append(list, html.Li(p.tileFace(tile, 20), html.Span(
			html.B(text(p.Term("tile."+kemet.TileNames[tile]))), text(" "),
			text(p.Words.Say(kemettext.TileText(p.s.Data, tile))))))
	}
	return html.Details(html.ID(piece.ID("tiles", seat)), html.Class("owned"), html.Summary(signs...),
		html.Ul(list...))
}
