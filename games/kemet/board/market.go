package board

import (
	"ennead/game"
	"ennead/games/kemet"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// The market: all power tiles by colour and level, their owners, the viewer's prices, and the reasons why a tile
// cannot be bought. It is folded except while the viewer buys.

const (
	perLevel  = 4
	topLevels = 4
)

// market draws the section with all tiles.
func (p *picture) market() gomponents.Node {
	left := 0
	for tile := range p.s.Data.Tiles {
		if p.s.TileOwner(uint8(tile)) == kemet.NoSeat {
			left++
		}
	}
	buying := p.buying()
	shelves := []gomponents.Node{html.ID("market-tiles"), html.Summary(html.Class("area-title"),
		html.H2(text(p.Word("market"))),
		html.Small(text(p.Word("market-left", "n", left, "all", len(p.s.Data.Tiles)))))}
	if buying {
		shelves = append(shelves, gomponents.Attr("open", ""))
	}
	for _, colour := range p.colours(buying) {
		shelves = append(shelves, p.shelf(colour, !buying || colour == kemet.Colour(p.s.Top().A)))
	}
	return piece.Area{ID: "market", Classes: "market", Label: p.Word("market")}.Holds(html.Details(shelves...))
}

// buying reports whether the viewer has to buy a tile now.
func (p *picture) buying() bool { return p.Active && p.s.Top().Step == kemet.StepBuy }

// Twins reports whether two moves buy copies of the same tile: with the same illustration (KEM-5.3.2), power and level.
func (Board) Twins(scene piece.Scene, a, b game.Move) bool {
	if a.Verb != kemet.VBuy || b.Verb != kemet.VBuy {
		return false
	}
	tiles := &scene.State.(*kemet.State).Data.Tiles
	x, y := &tiles[a.A], &tiles[b.A]
	return x.Art == y.Art && x.Level == y.Level && x.Powers == y.Powers && x.N == y.N && x.Beast == y.Beast
}

// colours returns the colours in the order of the rules, except that the one being bought comes first.
func (p *picture) colours(buying bool) []kemet.Colour {
	order := []kemet.Colour{kemet.Ruby, kemet.Sapphire, kemet.Diamond}
	if first := kemet.Colour(p.s.Top().A); buying && first != kemet.Ruby {
		order = []kemet.Colour{first, kemet.Ruby, kemet.Sapphire + kemet.Diamond - first}
	}
	return order
}

// shelf draws all tiles of a colour.
func (p *picture) shelf(colour kemet.Colour, open bool) gomponents.Node {
	name := kemet.ColourNames[colour]
	nodes := []gomponents.Node{html.ID("shelf-" + name), html.Class("shelf"),
		gomponents.If(open, gomponents.Attr("open", "")),
		html.Summary(piece.Sign("gem-"+name, 18, ""), html.H3(text(p.Term("colour."+name))))}
	for level := 1; level <= topLevels; level++ {
		nodes = append(nodes, p.tier(colour, level))
	}
	return html.Details(nodes...)
}

// tier draws the tiles of a colour and level, below a reason that applies to all of them.
func (p *picture) tier(colour kemet.Colour, level int) gomponents.Node {
	first := (int(colour)*topLevels + level - 1) * perLevel
	// The page updates each tier separately.
	id := "tiles-" + kemet.ColourNames[colour] + "-" + p.Number(level)
	tiles := []gomponents.Node{html.ID(id), html.Class("tiles")}
	for tile := first; tile < first+perLevel; tile++ {
		tiles = append(tiles, p.wares(uint8(tile)))
	}
	head := []gomponents.Node{html.Class("tier"),
		piece.Picture(p.Word("level", "n", level), 20, 20, func(c *svg.Canvas) { p.gem(c, colour, level, 0, 0, 20) })}
	if p.Seated() {
		head = append(head, p.priceTag(p.s.TilePrice(p.Viewer, uint8(first))),
			html.Span(html.Class("tier-why"), text(p.tierWhy(first))))
	}
	return gomponents.Group{html.H4(head...), html.Span(tiles...)}
}

// sameArt is the only reason that applies to single tiles instead of a tier.
const sameArt = "kemet.no.art"

// tierWhy returns the reason why the viewer could buy no tile of a tier: the pyramid or PP they lack.
func (p *picture) tierWhy(first int) string {
	for tile := first; tile < first+perLevel; tile++ {
		if p.s.TileOwner(uint8(tile)) != kemet.NoSeat {
			continue
		}
		no := kemettext.NoTile(p.s, p.Viewer, uint8(tile))
		switch {
		case no == nil:
			return p.Word("within-reach")
		case no.Key != sameArt:
			return p.Words.Say(no.Message)
		}
	}
	return ""
}

// wares draws one tile with its owner or the reason against buying it; it is a button if the viewer can buy it now.
func (p *picture) wares(tile uint8) gomponents.Node {
	name, classes := kemet.TileNames[tile], "ware"
	inside := []gomponents.Node{p.printedTile(tile)}
	switch owner := p.s.TileOwner(tile); {
	case owner != kemet.NoSeat:
		classes += " taken-tile"
		inside = append(inside, html.Span(html.Class("owner"),
			piece.Picture(p.Word("owned-by", "seat", owner), 18, 18,
				func(c *svg.Canvas) { piece.Mark(c, owner, 0, 0, 18) })))
	case p.Seated():
		if no := kemettext.NoTile(p.s, p.Viewer, tile); no != nil {
			classes += " far"
			if no.Key == sameArt {
				inside = append(inside, html.Em(text(p.Word("same-art"))))
			}
		}
	}
	if p.bought(tile) {
		classes += " recent"
	}
	if _, ok := p.Legal["buy "+name]; ok {
		return p.Span("tile-"+name, "buy "+name, "", p.Term("tile."+name), classes, inside...)
	}
	return html.Span(append([]gomponents.Node{html.ID("tile-" + name), html.Class(classes)}, inside...)...)
}
