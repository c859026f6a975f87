package codec

import (
	"ennead/games/pyramidion"
)

// components.yaml: character cards.

// firstBase is the lowest number of a base card.
const firstBase = uint8(pyramidion.FirstBase)

// acting are the effects that come about as soon as a card is played (PYR-9.2.6).
var acting = []pyramidion.Effect{
	pyramidion.Goddess, pyramidion.Bandit, pyramidion.Guard, pyramidion.Vizier, pyramidion.Thief,
	pyramidion.Philosopher,
	pyramidion.Lithographer, pyramidion.Politician,
}

// cards: PYR-2.1.
func (c *compiler) cards(f *fileYAML) {
	var seen uint64
	counts := map[string]countYAML{}
	for _, y := range f.Cards.Deck.Items {
		n := c.card("character_cards: deck", y, &seen)
		if c.That(n < firstBase, "character_cards: deck: %s is a base card", pyramidion.CardNames[n]) {
			c.Deck = c.Deck.With(n)
			c.shuffled(n)
			of := counts[y.Type]
			counts[y.Type] = countYAML{of.Total + 1, of.Base, of.Deck + 1}
		}
	}
	for _, y := range f.Cards.Base.Items {
		n := c.card("character_cards: base_sets", y, &seen)
		if c.That(n >= firstBase, "character_cards: base_sets: %s is a card of the deck", pyramidion.CardNames[n]) {
			seat := pyramidion.Card(n).Owner()
			c.That(y.Colour == pyramidion.ColourNames[seat],
				"character_cards: %s: colour: is not %.20q", pyramidion.CardNames[n], y.Colour)
			c.Components.Base[seat] = c.Components.Base[seat].With(n)
			c.divine(n, y.Divine)
			of := counts[y.Type]
			counts[y.Type] = countYAML{of.Total + 1, of.Base + 1, of.Deck}
		}
	}
	c.complete("character_cards", pyramidion.CardNames, seen)
	for _, e := range acting {
		c.Acting |= c.With[e]
	}
	c.alike()
	sum := countYAML{pyramidion.MaxCards, pyramidion.MaxSeats * pyramidion.BaseCards, pyramidion.DeckCards}
	for _, name := range pyramidion.TypeNames {
		c.That(f.Cards.Counts[name] == counts[name],
			"character_cards: count_check: %s: there are %d, %d of them base cards", name, counts[name].Total,
			counts[name].Base)
	}
	c.That(f.Cards.Counts["sum"] == sum,
		"character_cards: count_check: sum: there are %d, %d of them base cards", sum.Total, sum.Base)
}

// card reads what stands on a card.
func (c *compiler) card(list string, y cardYAML, seen *uint64) uint8 {
	n := c.number(list, y.ID, pyramidion.CardNames, seen)
	where := "character_cards: " + pyramidion.CardNames[n]
	data := &c.Card[n]
	data.Type = pyramidion.Type(c.OneOf(where+": type", y.Type, pyramidion.TypeNames, "type"))
	data.Effect = pyramidion.Effect(c.OneOf(where+": effect", y.Effect, pyramidion.EffectNames, "effect"))
	for i, value := range [pyramidion.CategoryCount]int{y.Influence, y.Negotiation, y.Bargaining} {
		data.Values[i] = c.small(where+": "+pyramidion.CategoryNames[i], value, 0, maxValue)
	}
	c.effect(where, data)
	if y.Ankh {
		c.Ankhs = c.Ankhs.With(n)
	}
	c.Of[data.Type] = c.Of[data.Type].With(n)
	c.With[data.Effect] = c.With[data.Effect].With(n)
	return n
}

// effect: special characters have one, revolts theirs, the others none. What a Goddess and the Philosopher count is not
// printed on them (PYR-16.1, PYR-16.7.1).
func (c *compiler) effect(where string, data *pyramidion.CardData) {
	special := data.Effect != pyramidion.NoEffect && data.Effect != pyramidion.Rebels
	rebels := data.Effect == pyramidion.Rebels
	c.That(special == (data.Type == pyramidion.Special) && rebels == (data.Type == pyramidion.Revolt),
		"%s: effect: a %s card has none such", where, pyramidion.TypeNames[data.Type])
	if data.Effect == pyramidion.Goddess || data.Effect == pyramidion.Philosopher {
		c.That(data.Values == pyramidion.Points{}, "%s: has no values of its own", where)
	}
}

// shuffled: special characters come once in the deck, and Goddesses are not among them (PYR-2.1).
func (c *compiler) shuffled(n uint8) {
	e := c.Card[n].Effect
	where := "character_cards: " + pyramidion.CardNames[n] + ": effect"
	c.That(e != pyramidion.Goddess, "%s: a Goddess is a base card", where)
	c.That(e == pyramidion.NoEffect || e == pyramidion.Rebels || c.With[e].Len() == 1,
		"%s: there is another %s", where, pyramidion.EffectNames[e])
}

// divine: among base cards there is no effect but that of the Goddess, at most one of each colour, who count the same
// (PYR-16.1).
func (c *compiler) divine(n uint8, value int) {
	where := "character_cards: " + pyramidion.CardNames[n]
	if c.Card[n].Effect != pyramidion.Goddess {
		c.That(c.Card[n].Effect == pyramidion.NoEffect, "%s: effect: base cards have none but that of a Goddess", where)
		return
	}
	c.That((c.With[pyramidion.Goddess]&c.Components.Base[pyramidion.Card(n).Owner()]).Len() == 1,
		"%s: effect: the colour has another Goddess", where)
	points := c.small(where+": chosen_category_value", value, 1, maxValue)
	c.That(c.Divine == 0 || c.Divine == points, "%s: chosen_category_value: others count %d", where, c.Divine)
	c.Divine = points
}

// alike: colours have no effect on play (PYR-3.11), so their base cards are the same.
func (c *compiler) alike() {
	for n := pyramidion.FirstBase + pyramidion.BaseCards; n <= pyramidion.MaxCards; n++ {
		red := pyramidion.FirstBase + (n-pyramidion.FirstBase)%pyramidion.BaseCards
		c.That(c.Card[n] == c.Card[red] && c.Ankhs.Has(uint8(n)) == c.Ankhs.Has(uint8(red)),
			"character_cards: %s: is not as %s", pyramidion.CardNames[n], pyramidion.CardNames[red])
	}
}
