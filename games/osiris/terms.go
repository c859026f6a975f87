package osiris

import (
	"strings"

	"ennead/game"
)

// The catalogue keys of things, and the names of those that stand on the board.

func term(kind, name string) game.Term { return game.Term("osiris." + kind + "." + name) }

func resourceTerm(r uint8) game.Term { return term("resource", resourceNames[r]) }
func workerTerm(w uint8) game.Term   { return term("worker", workerNames[w]) }
func monumentTerm(m uint8) game.Term { return term("monument", monumentNames[m]) }
func kindTerm(k uint8) game.Term     { return term("kind", kindNames[k]) }
func blessingTerm(b uint8) game.Term { return term("blessing", blessingNames[b]) }
func actionTerm(a uint8) game.Term   { return term("action", actionNames[a]) }

// Amount is so many tokens of a resource.
func Amount(r Resource, n int) game.Message {
	return game.Say("", "osiris.amount."+resourceNames[r], "n", n)
}

// Text is tokens of several kinds in words.
func (t Tokens) Text() game.Message {
	var list []game.Message
	for r, n := range t {
		if n > 0 {
			list = append(list, Amount(Resource(r), int(n)))
		}
	}
	return and(list)
}

// and puts messages behind one another, as a list in words; of none it says so.
func and(list []game.Message) game.Message {
	if len(list) == 0 {
		return game.Say("", "osiris.nothing")
	}
	m := list[len(list)-1]
	for i := len(list) - 2; i >= 0; i-- {
		key := "osiris.list.comma"
		if i == len(list)-2 {
			key = "osiris.list.and"
		}
		m = game.Say("", key, "a", list[i], "b", m)
	}
	return m
}

// CardName names a city card by what it does; Unknown is one that the reader must not know.
func (s *State) CardName(c Card) game.Message {
	if c == 0 || c > maxCards || !s.Data.Cards.Has(uint8(c)) {
		return game.Say("", "osiris.card.unknown")
	}
	return game.Say("", "osiris.card", "kind", kindTerm(uint8(s.Data.Card[c].Kind)), "corner", s.Data.Card[c].Corner.Text())
}

// PlaceName names a place where workers stand.
func (s *State) PlaceName(p Place) game.Message {
	switch {
	case p < firstCity:
		return game.Say("", "osiris.place."+resourceNames[p/8], "n", int(p%8)+1)
	case p < firstSection:
		return s.cityName(p)
	}
	return game.Say("", "osiris.place."+strings.ToLower(placeNames[p][:3]), "n", int(p-firstSection)%2+1)
}

func (s *State) cityName(p Place) game.Message {
	return game.Say("", "osiris.city."+strings.ToLower(placeNames[p]))
}

// SiteName names a place where monuments stand.
func (s *State) SiteName(site Site) game.Message {
	if site.City() {
		return s.cityName(site.Place())
	}
	return game.Say("", "osiris.site."+string(siteNames[site][2]), "terrain", s.PlaceName(site.Terrain()))
}

// PlanName names a planning cartouche by its monument and its place among those of the kind, from the left.
func (s *State) PlanName(n uint8) game.Message {
	return game.Say("", "osiris.plan", "monument", monumentTerm(n/4), "n", int(n%4)+1)
}

// MarketName, BoxName and PileName name cartouches of the market, boxes of the regent row, and piles of tokens on the board.
func MarketName(n uint8) game.Message { return game.Say("", "osiris.market", "n", int(n)+1) }

// BoxName names a box of the regent row.
func BoxName(n uint8) game.Message { return game.Say("", "osiris.box", "n", int(n)+1) }

// PileName names a pile of tokens: 0 lies beside the workers' cartouche.
func PileName(n uint8) game.Message {
	if n == 0 {
		return game.Say("", "osiris.pile")
	}
	return MarketName(n - 1)
}
