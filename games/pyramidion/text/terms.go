package text

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// The catalogue keys of things, and the names of cards.

func term(kind, name string) game.Term { return game.Term("pyramidion." + kind + "." + name) }

func resourceTerm(r uint8) game.Term { return term("resource", pyramidion.ResourceNames[r]) }
func siteTerm(s uint8) game.Term     { return term("site", pyramidion.SiteNames[s]) }
func atTerm(s uint8) game.Term       { return term("at", pyramidion.SiteNames[s]) } // "at Gizeh"
func categoryTerm(c uint8) game.Term { return term("category", pyramidion.CategoryNames[c]) }
func troopTerm(t uint8) game.Term    { return term("troop", pyramidion.TroopNames[t]) }

// Amount puts an amount of a resource into words.
func Amount(r pyramidion.Resource, n int) game.Message {
	return game.Say("", "pyramidion.amount."+pyramidion.ResourceNames[r], "n", n)
}

// Goods lists amounts of several resources.
func Goods(g pyramidion.Goods) game.Message {
	var list []game.Message
	for r, n := range g {
		if n > 0 {
			list = append(list, Amount(pyramidion.Resource(r), int(n)))
		}
	}
	return and(list)
}

// PayoutText describes a payment for a boat.
func PayoutText(p pyramidion.Payout) game.Message {
	key := "pyramidion.payout"
	switch none := (pyramidion.Goods{}); {
	case p.Fetched == none:
		key += ".reserve"
	case p.Reserve == none:
		key += ".fetched"
	}
	return game.Say("", key, "fetched", Goods(p.Fetched), "goods", Goods(p.Reserve))
}

// and joins messages into a list; without messages it says so.
func and(list []game.Message) game.Message {
	if len(list) == 0 {
		return game.Say("", "pyramidion.nothing")
	}
	m := list[len(list)-1]
	for i := len(list) - 2; i >= 0; i-- {
		key := "pyramidion.list.comma"
		if i == len(list)-2 {
			key = "pyramidion.list.and"
		}
		m = game.Say("", key, "a", list[i], "b", m)
	}
	return m
}

// Card names a character card: its kind, and its values if it has any. A card that the reader may not know is
// unknown.
func Card(s *pyramidion.State, c pyramidion.Card) game.Message { return named(s, c, "") }

// TheCard is Card inside a sentence, where French has an article.
func TheCard(s *pyramidion.State, c pyramidion.Card) game.Message { return named(s, c, "the") }

// named names a card, with or without its article.
func named(s *pyramidion.State, c pyramidion.Card, variant string) game.Message {
	if c == 0 || c > pyramidion.MaxCards {
		return game.Say("", "pyramidion.card.unknown")
	}
	data := &s.Data.Card[c]
	name := term("type", pyramidion.TypeNames[data.Type])
	if data.Effect != pyramidion.NoEffect {
		name = term("effect", pyramidion.EffectNames[data.Effect])
	}
	says := game.Say("", "pyramidion.card.plain", "name", name)
	if data.Values != (pyramidion.Points{}) {
		says = game.Say("", "pyramidion.card.valued", "name", name, "values", Points(data.Values))
	}
	says.Variant = variant
	return says
}

// Points lists the printed values of a card.
func Points(p pyramidion.Points) game.Message {
	var list []game.Message
	for c, n := range p {
		if n > 0 {
			list = append(list, points(pyramidion.Category(c), n))
		}
	}
	return and(list)
}

// points puts an amount of a category into words.
func points(c pyramidion.Category, n uint8) game.Message {
	return game.Say("", "pyramidion.points."+pyramidion.CategoryNames[c], "n", int(n))
}

// Boat names a boat by its points and its cargo.
func Boat(s *pyramidion.State, b pyramidion.Boat) game.Message {
	if b == 0 || b > pyramidion.MaxBoats {
		return game.Say("", "pyramidion.boat.unknown")
	}
	data := &s.Data.Boat[b]
	return game.Say("", "pyramidion.boat.name", "n", int(data.VP), "cargo", Goods(data.Needs))
}
