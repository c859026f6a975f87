package pyramidion

import "ennead/game"

// The catalogue keys of things, and the names of cards.

func term(kind, name string) game.Term { return game.Term("pyramidion." + kind + "." + name) }

func resourceTerm(r uint8) game.Term { return term("resource", resourceNames[r]) }
func siteTerm(s uint8) game.Term     { return term("site", siteNames[s]) }
func atTerm(s uint8) game.Term       { return term("at", siteNames[s]) } // where something is
func categoryTerm(c uint8) game.Term { return term("category", categoryNames[c]) }
func troopTerm(t uint8) game.Term    { return term("troop", troopNames[t]) }

// Amount is so many tokens of a resource.
func Amount(r Resource, n int) game.Message {
	return game.Say("", "pyramidion.amount."+resourceNames[r], "n", n)
}

// Text is tokens of several kinds in words.
func (g Goods) Text() game.Message {
	var list []game.Message
	for r, n := range g {
		if n > 0 {
			list = append(list, Amount(Resource(r), int(n)))
		}
	}
	return and(list)
}

// and puts messages behind one another, as a list in words; of none it says so.
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

// CardName names a character card: its kind, and its values if it has any. One that the reader must not know is unknown.
func (s *State) CardName(c Card) game.Message {
	if c == 0 || c > maxCards {
		return game.Say("", "pyramidion.card.unknown")
	}
	data := &s.Data.Card[c]
	name := term("type", typeNames[data.Type])
	if data.Effect != NoEffect {
		name = term("effect", effectNames[data.Effect])
	}
	if data.Values == (Points{}) {
		return game.Say("", "pyramidion.card.plain", "name", name)
	}
	return game.Say("", "pyramidion.card.valued", "name", name, "values", data.Values.Text())
}

// Text is the values of a card in words, those that are printed.
func (p Points) Text() game.Message {
	var list []game.Message
	for c, n := range p {
		if n > 0 {
			list = append(list, game.Say("", "pyramidion.points."+categoryNames[c], "n", int(n)))
		}
	}
	return and(list)
}

// BoatName names a boat by its points and its cargo.
func (s *State) BoatName(b Boat) game.Message {
	if b == 0 || b > maxBoats {
		return game.Say("", "pyramidion.boat.unknown")
	}
	data := &s.Data.Boat[b]
	return game.Say("", "pyramidion.boat.name", "n", int(data.VP), "cargo", data.Needs.Text())
}
