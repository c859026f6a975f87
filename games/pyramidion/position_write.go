package pyramidion

import (
	"slices"

	"ennead/game"
	"ennead/games/position"
)

// The state as a position.

// named is the name of a category by its number from 1, "" for 0.
func named(category uint8) string {
	if category == 0 {
		return ""
	}
	return categoryNames[category-1]
}

func (g Goods) json() map[string]int { return position.Counts(g[:], resourceNames) }

// write is the whole state as JSON.
func write(s *State) []byte {
	p := positionJSON{Round: int(s.Round), Order: position.Seats(s.Order[:s.Count]), Sites: map[string]siteJSON{}, Active: s.activeJSON(),
		Payment: s.paymentJSON(), Spent: position.Names(s.Spent, cardNames), Row: position.Names(s.Row, boatNames),
		Sunk: position.Names(s.Sunk, boatNames), Spread: spreadNames[s.Spread], Used: position.Names(s.Used, spreadNames),
		Tokens: position.Names(s.Tokens, tokenNames), Players: []playerJSON{}, Pending: position.Pending(&steps, &s.Stack)}
	for site, name := range siteNames {
		n := uint8(site)
		j := siteJSON{Torturer: position.Seat(s.Troop[Torturers][site]), Negotiator: position.Seat(s.Troop[Negotiators][site]),
			Sundial: s.Sundials.Has(n), Fetched: s.Fetchers.Has(n)}
		there := j.Torturer+j.Negotiator > 0 || j.Sundial || j.Fetched
		if goods := s.Goods[site]; there || goods != (Goods{}) {
			j.Goods = goods.json()
			p.Sites[name] = j
		}
	}
	if s.Private != 0 {
		p.Karnak = &karnakJSON{boatNames[s.Private], position.Seat(s.Captain)}
	}
	for seat := range s.Count {
		p.Players = append(p.Players, s.Player[seat].json())
		p.Players[seat].Loaded = int(s.Loaded[seat])
		for backs := s.Player[seat].Backs; backs != 0; backs = backs.Rest() {
			p.Players[seat].Backs = append(p.Players[seat].Backs, int(s.From[backs.First()]))
		}
		slices.Sort(p.Players[seat].Backs)
	}
	for n := range s.Shuffles {
		p.Shuffled = append(p.Shuffled, position.Names(s.from(n+1), cardNames))
	}
	p.Rest = position.Encode(s.restJSON())
	return position.Encode(p)
}

func (s *State) activeJSON() *activeJSON {
	if s.Site == NoSite {
		return nil
	}
	return &activeJSON{Site: siteNames[s.Site], Activator: position.Seat(s.Activator), Ankh: s.FirstAnkh, Raised: position.Names(s.Raised, raisedNames),
		Copied: cardNames[s.Copied.Card], Category: named(s.Copied.Category), Out: s.Out.json()}
}

func (s *State) paymentJSON() *paymentJSON {
	pay := &s.Payment
	if pay.Boat == 0 {
		return nil
	}
	return &paymentJSON{Boat: boatNames[pay.Boat], Left: pay.Left.json(), Statues: int(pay.Statues), Fetched: pay.Fetched.json(),
		Troops: position.Names(pay.Troops, siteNames)}
}

func (p *Player) json() playerJSON {
	return playerJSON{Hand: position.Names(p.Hand, cardNames), Closed: int(p.Closed), Known: position.Names(p.Known, cardNames),
		InPlay: position.Names(p.InPlay, cardNames), Boats: position.Names(p.Boats, boatNames), Ships: int(p.Ships), Goods: p.Goods.json(),
		Token: int(p.Token), Played: int(p.Played), Passed: p.Passed, Category: named(p.Category)}
}

func (s *State) restJSON() restJSON {
	rest := restJSON{Supply: s.Supply.json(), Deck: s.DeckLen(), Pile: s.PileLen(), Spreads: position.Names(s.Spreads, spreadNames)}
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		left := [troops]uint8{s.Left(seat, Torturers), s.Left(seat, Negotiators)}
		rest.Aside = append(rest.Aside, position.Names(s.Data.Base[seat]&^(p.Hand|p.InPlay), cardNames))
		rest.Troops = append(rest.Troops, position.Counts(left[:], troopNames))
	}
	return rest
}
