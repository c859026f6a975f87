package pyramidion

import (
	"fmt"

	"ennead/game"
)

// A position as a state: what lies where.

// one is the number from 1 of a category by its name, 0 for "".
func (l *loader) one(what, word string) uint8 {
	if word == "" {
		return 0
	}
	return l.Word(what, word, categoryNames) + 1
}

// maxShuffles is more than cards can be drawn in a round: by who recruits on each site, and by what ankhs and the Politician bring.
const maxShuffles = 120

// goods reads resources by name.
func (l *loader) goods(what string, m map[string]int) (g Goods) {
	l.Counts(what, m, resourceNames, maxStock, g[:])
	return g
}

func (l *loader) board(p *positionJSON) {
	l.Round = l.Number("round", p.Round, 0, maxRounds)
	if l.That(len(p.Order) == int(l.Count), "order: there are %d places", l.Count) {
		for place, n := range p.Order {
			l.Order[place] = l.Seat("order", n)
		}
	}
	for word, j := range p.Sites {
		l.site(l.Word("sites", word, siteNames), "sites: "+word+": ", &j)
	}
	l.Spent = Cards(l.Set("spent", p.Spent, cardNames))
	l.That(l.Spent&^l.Data.Deck == 0, "spent: base cards are set aside (PYR-9.5.1)")
	l.Shuffles = l.Number("shuffled", len(p.Shuffled), 0, maxShuffles)
	for n, words := range p.Shuffled[:l.Shuffles] {
		l.came(uint8(n+1), Cards(l.Set("shuffled", words, cardNames)))
	}
	l.Row, l.Sunk = Boats(l.Set("row", p.Row, boatNames)), Boats(l.Set("sunk", p.Sunk, boatNames))
	l.That(l.Row.Len() <= l.Data.Row, "row: there are at most %d", l.Data.Row)
	if p.Karnak != nil {
		l.Private, l.Captain = Boat(l.Word("karnak: boat", p.Karnak.Boat, boatNames)), l.Seat("karnak: captain", p.Karnak.Captain)
		l.That(l.Captain != NoSeat, "karnak: captain: is nobody")
	}
	if p.Spread != "" {
		l.Spread = l.Word("spread", p.Spread, spreadNames)
	}
	l.Used = Spreads(l.Set("used", p.Used, spreadNames))
	l.Tokens = Tokens(l.Set("tokens", p.Tokens, tokenNames))
}

// came reads which cards come out of a pile.
func (l *loader) came(pile uint8, cards Cards) {
	for ; cards != 0; cards = cards.Rest() {
		c := Card(cards.First())
		if l.That(!c.Base() && l.From[c] == 0, "shuffled: %s is a base card, or named twice", cardNames[c]) {
			l.From[c] = pile
		}
	}
}

func (l *loader) site(n uint8, what string, j *siteJSON) {
	l.Goods[n] = l.goods(what+"goods", j.Goods)
	l.Troop[Torturers][n], l.Troop[Negotiators][n] = l.Seat(what+"torturer", j.Torturer), l.Seat(what+"negotiator", j.Negotiator)
	if j.Sundial {
		l.Sundials = l.Sundials.With(n)
	}
	if j.Fetched {
		l.Fetchers = l.Fetchers.With(n)
		l.That(j.Torturer != 0, "%sfetched: there is no torturer", what)
	}
}

func (l *loader) everybody(p *positionJSON) {
	if !l.That(len(p.Players) == int(l.Count), "players: there are %d, not %d", l.Count, len(p.Players)) {
		return
	}
	for i := range p.Players {
		l.player(game.Seat(i), &p.Players[i])
	}
}

func (l *loader) player(seat game.Seat, j *playerJSON) {
	what := fmt.Sprintf("players: %d: ", seat+1)
	l.That(j.Closed == 0 && len(j.Backs) == 0 && j.Ships == 0, "%sclosed, backs, ships: a masked position cannot be loaded", what)
	p := &l.Player[seat]
	*p = Player{Hand: Cards(l.Set(what+"hand", j.Hand, cardNames)), Known: Cards(l.Set(what+"known", j.Known, cardNames)),
		InPlay: Cards(l.Set(what+"inPlay", j.InPlay, cardNames)), Boats: Boats(l.Set(what+"boats", j.Boats, boatNames)),
		Goods: l.goods(what+"goods", j.Goods), Token: l.Number(what+"token", j.Token, 0, int(l.Count)),
		Played: l.Number(what+"played", j.Played, 0, maxCards), Passed: j.Passed, Category: l.one(what+"category", j.Category)}
	l.Loaded[seat] = l.Number(what+"loaded", j.Loaded, 0, len(j.Boats))
	may := l.Data.Deck | l.Data.Base[seat]
	l.That((p.Hand|p.InPlay)&^may == 0, "%shand, inPlay: base cards of others", what)
	l.That(p.Known&^(p.Hand&l.Data.Deck) == 0, "%sknown: are cards of the deck in hand", what)
	l.That((p.Category != 0) == (p.InPlay&l.Data.With[Goddess] != 0) || p.Category == 0, "%scategory: no Goddess is in play", what)
}

// active is the site that is being played.
func (l *loader) active(j *activeJSON) {
	if j == nil {
		return
	}
	l.Site, l.Activator, l.FirstAnkh = Site(l.Word("active: site", j.Site, siteNames)), l.Seat("active: activator", j.Activator), j.Ankh
	l.That(l.Activator != NoSeat, "active: activator: is nobody")
	l.Raised = uint8(l.Set("active: raised", j.Raised, raisedNames))
	if j.Copied != "" {
		l.Copied.Card = Card(l.Word("active: copied", j.Copied, cardNames))
	}
	l.Copied.Category = l.one("active: category", j.Category)
	l.Out = l.goods("active: out", j.Out)

	copies := l.inPlay() & l.Data.With[Philosopher]
	c := l.Copied.Card
	l.That(c == 0 || copies != 0 && !copies.Has(uint8(c)), "active: copied: no Philosopher copies that")
	l.That(!c.Base() || c.owner() < l.Count, "active: copied: nobody plays with that card")
	l.That(l.Copied.Category == 0 || l.copies(Goddess), "active: category: no Goddess is copied")
	l.That(l.Raised&raisedOwn == 0 || l.inPlay()&l.Data.With[Lithographer] != 0, "active: raised: no Lithographer is in play")
	l.That(l.Raised&raisedCopied == 0 || l.copies(Lithographer), "active: raised: no Lithographer is copied")
}

// payment is of a boat; that it can be paid as it is said is asked when it is known who pays.
func (l *loader) payment(j *paymentJSON) {
	if j == nil {
		return
	}
	l.Payment = Payment{Boat: Boat(l.Word("payment: boat", j.Boat, boatNames)), Left: l.goods("payment: left", j.Left),
		Statues: l.Number("payment: statues", j.Statues, 0, maxStock), Fetched: l.goods("payment: fetched", j.Fetched),
		Troops: Sites(l.Set("payment: troops", j.Troops, siteNames))}
}
