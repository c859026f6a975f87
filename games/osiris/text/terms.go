package text

import (
	"strings"

	"ennead/game"
	"ennead/games/osiris"
)

// Catalogue keys of terms, and names of things on the board.

func term(kind, name string) game.Term { return game.Term("osiris." + kind + "." + name) }

func resourceTerm(r uint8) game.Term { return term("resource", osiris.ResourceNames[r]) }
func workerTerm(w uint8) game.Term   { return term("worker", osiris.WorkerNames[w]) }
func monumentTerm(m uint8) game.Term { return term("monument", osiris.MonumentNames[m]) }
func kindTerm(k uint8) game.Term     { return term("kind", osiris.KindNames[k]) }
func blessingTerm(b uint8) game.Term { return term("blessing", osiris.BlessingNames[b]) }
func actionTerm(a uint8) game.Term   { return term("action", osiris.ActionNames[a]) }

// Amount returns a number of tokens of a resource.
func Amount(r osiris.Resource, n int) game.Message {
	return game.Say("", "osiris.amount."+osiris.ResourceNames[r], "n", n)
}

// Tokens returns tokens of several kinds.
func Tokens(t osiris.Tokens) game.Message {
	var list []game.Message
	for r, n := range t {
		if n > 0 {
			list = append(list, Amount(osiris.Resource(r), int(n)))
		}
	}
	return and(list)
}

// WageText describes a way to pay for workers.
func WageText(w osiris.Wage) game.Message {
	return game.Say("", "osiris.pay.best", "amount", Tokens(w.Paid))
}

// and joins messages into a list in words; for an empty list it returns the word for nothing.
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

// CardName names a city card by its kind and its corner, or as unknown if c is Unknown.
func CardName(s *osiris.State, c osiris.Card) game.Message {
	if !known(s, c) {
		return game.Say("", "osiris.card.unknown")
	}
	card := &s.Data.Card[c]
	return game.Say("", "osiris.card", "kind", kindTerm(uint8(card.Kind)), "corner", Tokens(card.Corner))
}

// WholeCard describes a city card by all that is printed on it: its kind, its corner and its special action.
func WholeCard(s *osiris.State, c osiris.Card) game.Message {
	if !known(s, c) {
		return CardName(s, c)
	}
	card := &s.Data.Card[c]
	return game.Say("", "osiris.card.whole", "kind", kindTerm(uint8(card.Kind)), "corner", Tokens(card.Corner),
		"effect", Effect(s, card.Kind))
}

// known reports whether a number is that of a city card of this game.
func known(s *osiris.State, c osiris.Card) bool {
	return c != 0 && c <= osiris.MaxCards && s.Data.Cards.Has(uint8(c))
}

// PlaceName names a place for workers.
func PlaceName(s *osiris.State, p osiris.Place) game.Message {
	switch {
	case p < osiris.FirstCity:
		return game.Say("", "osiris.place."+osiris.ResourceNames[p/8], "n", int(p%8)+1)
	case p < osiris.FirstSection:
		return cityName(s, p)
	}
	return game.Say("", "osiris.place."+strings.ToLower(osiris.PlaceNames[p][:3]), "n", int(p-osiris.FirstSection)%2+1)
}

func cityName(s *osiris.State, p osiris.Place) game.Message {
	return game.Say("", "osiris.city."+strings.ToLower(osiris.PlaceNames[p]))
}

// SiteName names a site of monuments.
func SiteName(s *osiris.State, site osiris.Site) game.Message {
	if site.City() {
		return cityName(s, site.Place())
	}
	return game.Say("", "osiris.site."+string(osiris.SiteNames[site][2]), "terrain", PlaceName(s, site.Terrain()))
}

// PlanName names a planning cartouche by its monument and its position among those of the kind, from the left.
func PlanName(s *osiris.State, n uint8) game.Message {
	return game.Say("", "osiris.plan", "monument", monumentTerm(n/4), "n", int(n%4)+1)
}

// MarketName names a market cartouche.
func MarketName(n uint8) game.Message { return game.Say("", "osiris.market", "n", int(n)+1) }

// BoxName names a box of the regent row.
func BoxName(n uint8) game.Message { return game.Say("", "osiris.box", "n", int(n)+1) }

// PileName names a pile of tokens: 0 is beside the workers' cartouche, n on market cartouche n-1.
func PileName(n uint8) game.Message {
	if n == 0 {
		return game.Say("", "osiris.pile")
	}
	return MarketName(n - 1)
}
