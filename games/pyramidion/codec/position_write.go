package codec

import (
	"slices"

	"ennead/game"
	"ennead/games/position"
	"ennead/games/pyramidion"
)

// The state as a position.

// named is the name of a category by its number from 1, "" for 0.
func named(category uint8) string {
	if category == 0 {
		return ""
	}
	return pyramidion.CategoryNames[category-1]
}

func writeGoods(g pyramidion.Goods) map[string]int {
	return position.Counts(g[:], pyramidion.ResourceNames)
}

// write is the whole state as JSON.
func write(s *pyramidion.State) []byte {
	p := positionJSON{
		Round:   int(s.Round),
		Order:   position.Seats(s.Order[:s.Count]),
		Sites:   map[string]siteJSON{},
		Active:  writeActive(s),
		Payment: writePayment(s),
		Spent:   position.Names(s.Spent, pyramidion.CardNames),
		Row:     position.Names(s.Row, pyramidion.BoatNames),
		Sunk:    position.Names(s.Sunk, pyramidion.BoatNames),
		Spread:  pyramidion.SpreadNames[s.Spread],
		Used:    position.Names(s.Used, pyramidion.SpreadNames),
		Tokens:  position.Names(s.Tokens, pyramidion.TokenNames),
		Players: []playerJSON{},
		Pending: position.Pending(&pyramidion.Steps, &s.Stack),
	}
	for site, name := range pyramidion.SiteNames {
		n := uint8(site)
		j := siteJSON{
			Torturer:   position.Seat(s.Troop[pyramidion.Torturers][site]),
			Negotiator: position.Seat(s.Troop[pyramidion.Negotiators][site]),
			Sundial:    s.Sundials.Has(n),
			Fetched:    s.Fetchers.Has(n),
		}
		there := j.Torturer+j.Negotiator > 0 || j.Sundial || j.Fetched
		if goods := s.Goods[site]; there || goods != (pyramidion.Goods{}) {
			j.Goods = writeGoods(goods)
			p.Sites[name] = j
		}
	}
	if s.Private != 0 {
		p.Karnak = &karnakJSON{pyramidion.BoatNames[s.Private], position.Seat(s.Captain)}
	}
	for seat := range s.Count {
		p.Players = append(p.Players, writePlayer(&s.Player[seat]))
		p.Players[seat].Loaded = int(s.Loaded[seat])
		for backs := s.Player[seat].Backs; backs != 0; backs = backs.Rest() {
			p.Players[seat].Backs = append(p.Players[seat].Backs, int(s.From[backs.First()]))
		}
		slices.Sort(p.Players[seat].Backs)
	}
	for n := range s.Shuffles {
		p.Shuffled = append(p.Shuffled, position.Names(s.FromPile(n+1), pyramidion.CardNames))
	}
	p.Rest = position.Encode(writeRest(s))
	return position.Encode(p)
}

func writeActive(s *pyramidion.State) *activeJSON {
	if s.Site == pyramidion.NoSite {
		return nil
	}
	return &activeJSON{
		Site:      pyramidion.SiteNames[s.Site],
		Activator: position.Seat(s.Activator),
		Ankh:      s.FirstAnkh,
		Raised:    position.Names(s.Raised, raisedNames),
		Copied:    pyramidion.CardNames[s.Copied.Card],
		Category:  named(s.Copied.Category),
		Out:       writeGoods(s.Out),
	}
}

func writePayment(s *pyramidion.State) *paymentJSON {
	pay := &s.Payment
	if pay.Boat == 0 {
		return nil
	}
	return &paymentJSON{
		Boat:    pyramidion.BoatNames[pay.Boat],
		Left:    writeGoods(pay.Left),
		Statues: int(pay.Statues),
		Fetched: writeGoods(pay.Fetched),
		Troops:  position.Names(pay.Troops, pyramidion.SiteNames),
	}
}

func writePlayer(p *pyramidion.Player) playerJSON {
	return playerJSON{
		Hand:     position.Names(p.Hand, pyramidion.CardNames),
		Closed:   int(p.Closed),
		Known:    position.Names(p.Known, pyramidion.CardNames),
		InPlay:   position.Names(p.InPlay, pyramidion.CardNames),
		Boats:    position.Names(p.Boats, pyramidion.BoatNames),
		Ships:    int(p.Ships),
		Goods:    writeGoods(p.Goods),
		Token:    int(p.Token),
		Played:   int(p.Played),
		Passed:   p.Passed,
		Category: named(p.Category),
	}
}

func writeRest(s *pyramidion.State) restJSON {
	rest := restJSON{
		Supply:  writeGoods(s.Supply),
		Deck:    s.DeckLen(),
		Pile:    s.PileLen(),
		Spreads: position.Names(s.Spreads, pyramidion.SpreadNames),
	}
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		left := [pyramidion.TroopCount]uint8{s.Left(seat, pyramidion.Torturers), s.Left(seat, pyramidion.Negotiators)}
		rest.Aside = append(rest.Aside, position.Names(s.Data.Base[seat]&^(p.Hand|p.InPlay), pyramidion.CardNames))
		rest.Troops = append(rest.Troops, position.Counts(left[:], pyramidion.TroopNames))
	}
	return rest
}
