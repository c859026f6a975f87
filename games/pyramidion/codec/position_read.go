package codec

import (
	"fmt"

	"ennead/game"
	"ennead/games/position"
	"ennead/games/pyramidion"
)

// A position as a state: what lies where.

// loader fills a state from a position.
type loader struct {
	*pyramidion.State
	*position.Reader
}

// fill reads a position; what lies nowhere is in the supply or in its pile.
func fill(s *pyramidion.State, p *positionJSON, r *position.Reader) {
	l := &loader{s, r}
	l.InTurn(
		func() { l.board(p) },
		func() { l.everybody(p) },
		l.conserve,
		func() { l.active(p.Active) },
		func() { l.payment(p.Payment) },
		func() { l.pending(p) },
		l.moment,
		l.everyone,
		func() { position.Choice(r, &pyramidion.Steps, s, &s.Stack) },
		l.choice,
	)
}

// category is the number from 1 of a category by its name, 0 for "".
func (l *loader) category(at, word string) uint8 {
	if word == "" {
		return 0
	}
	return l.Word(at, word, pyramidion.CategoryNames) + 1
}

// maxShuffles is more than cards can be drawn in a round: by who recruits on each site, and by what ankhs and the
// Politician bring.
const maxShuffles = 120

// goods reads resources by name.
func (l *loader) goods(at string, m map[string]int) (g pyramidion.Goods) {
	for word, n := range m {
		r := l.Word(at, word, pyramidion.ResourceNames)
		g[r] = l.Number(at+"/"+pyramidion.ResourceNames[r], n, 0, maxStock)
	}
	return g
}

func (l *loader) board(p *positionJSON) {
	l.Round = l.Number("/round", p.Round, 0, pyramidion.MaxRounds)
	places := len(p.Order)
	if l.That(places == int(l.Count), "/order: %d places; %d fit, one for each player (PYR-3.8)", places, l.Count) {
		for place, n := range p.Order {
			l.Order[place] = l.Seat(fmt.Sprintf("/order/%d", place), n)
		}
	}
	for word, j := range p.Sites {
		l.site(l.Word("/sites", word, pyramidion.SiteNames), &j)
	}
	l.Spent = pyramidion.Cards(l.Set("/spent", p.Spent, pyramidion.CardNames))
	l.That(l.Spent&^l.Data.Deck == 0,
		"/spent: has base cards; they are set aside, and only cards of the deck fit (PYR-9.5.1)")
	l.Shuffles = l.Number("/shuffled", len(p.Shuffled), 0, maxShuffles)
	for n, words := range p.Shuffled[:l.Shuffles] {
		at := fmt.Sprintf("/shuffled/%d", n)
		l.came(at, uint8(n+1), pyramidion.Cards(l.Set(at, words, pyramidion.CardNames)))
	}
	l.Row = pyramidion.Boats(l.Set("/row", p.Row, pyramidion.BoatNames))
	l.Sunk = pyramidion.Boats(l.Set("/sunk", p.Sunk, pyramidion.BoatNames))
	l.That(l.Row.Len() <= l.Data.Row, "/row: %d boats; at most %d fit (PYR-5.1)", l.Row.Len(), l.Data.Row)
	if p.Karnak != nil {
		l.Private = pyramidion.Boat(l.Word("/karnak/boat", p.Karnak.Boat, pyramidion.BoatNames))
		l.Captain = l.Seat("/karnak/captain", p.Karnak.Captain)
		l.That(l.Captain != pyramidion.NoSeat, "/karnak/captain: 0; the seat fits that activated Karnak (PYR-17.8)")
	}
	if p.Spread != "" {
		l.Spread = l.Word("/spread", p.Spread, pyramidion.SpreadNames)
	}
	l.Used = pyramidion.Spreads(l.Set("/used", p.Used, pyramidion.SpreadNames))
	l.Tokens = pyramidion.Tokens(l.Set("/tokens", p.Tokens, pyramidion.TokenNames))
}

// came reads which cards come out of a pile.
func (l *loader) came(at string, pile uint8, cards pyramidion.Cards) {
	for ; cards != 0; cards = cards.Rest() {
		c := pyramidion.Card(cards.First())
		if l.That(!c.Base() && l.From[c] == 0, "%s: %s; a card of the deck fits that is in no other pile (PYR-18.3)",
			at, pyramidion.CardNames[c]) {
			l.From[c] = pile
		}
	}
}

func (l *loader) site(n uint8, j *siteJSON) {
	at := "/sites/" + pyramidion.SiteNames[n]
	l.Goods[n] = l.goods(at+"/goods", j.Goods)
	l.Troop[pyramidion.Torturers][n] = l.Seat(at+"/torturer", j.Torturer)
	l.Troop[pyramidion.Negotiators][n] = l.Seat(at+"/negotiator", j.Negotiator)
	if j.Sundial {
		l.Sundials = l.Sundials.With(n)
	}
	if j.Fetched {
		l.Fetchers = l.Fetchers.With(n)
		l.That(j.Torturer != 0, "%s/fetched: true; false fits without a torturer (PYR-12.4)", at)
	}
}

func (l *loader) everybody(p *positionJSON) {
	if !l.That(len(p.Players) == int(l.Count), "/players: %d; %d fit (PYR-3.11)", len(p.Players), l.Count) {
		return
	}
	for i := range p.Players {
		l.player(game.Seat(i), &p.Players[i])
	}
}

func (l *loader) player(seat game.Seat, j *playerJSON) {
	own := fmt.Sprintf("/players/%d/", seat)
	l.That(j.Closed == 0 && len(j.Backs) == 0 && j.Ships == 0,
		"%sclosed, %sbacks, %sships: hidden things; a masked position cannot be loaded (PYR-19.2)", own, own, own)
	p := &l.Player[seat]
	*p = pyramidion.Player{
		Hand:     pyramidion.Cards(l.Set(own+"hand", j.Hand, pyramidion.CardNames)),
		Known:    pyramidion.Cards(l.Set(own+"known", j.Known, pyramidion.CardNames)),
		InPlay:   pyramidion.Cards(l.Set(own+"inPlay", j.InPlay, pyramidion.CardNames)),
		Boats:    pyramidion.Boats(l.Set(own+"boats", j.Boats, pyramidion.BoatNames)),
		Goods:    l.goods(own+"goods", j.Goods),
		Token:    l.Number(own+"token", j.Token, 0, int(l.Count)),
		Played:   l.Number(own+"played", j.Played, 0, pyramidion.MaxCards),
		Passed:   j.Passed,
		Category: l.category(own+"category", j.Category),
	}
	l.Loaded[seat] = l.Number(own+"loaded", j.Loaded, 0, len(j.Boats))
	may := l.Data.Deck | l.Data.Base[seat]
	l.That((p.Hand|p.InPlay)&^may == 0,
		"%shand, %sinPlay: %s; cards of the deck and base cards of the seat fit (PYR-2.4)", own, own,
		position.Names((p.Hand|p.InPlay)&^may, pyramidion.CardNames))
	l.That(p.Known&^(p.Hand&l.Data.Deck) == 0,
		"%sknown: %s; cards of the deck that are in the hand fit (PYR-16.2)",
		own, position.Names(p.Known, pyramidion.CardNames))
	l.That((p.Category != 0) == (p.InPlay&l.Data.With[pyramidion.Goddess] != 0) || p.Category == 0,
		"%scategory: %q; none fits without a Goddess in play (PYR-16.1)", own, j.Category)
}

// active is the site that is being played.
func (l *loader) active(j *activeJSON) {
	if j == nil {
		return
	}
	l.Site = pyramidion.Site(l.Word("/active/site", j.Site, pyramidion.SiteNames))
	l.Activator, l.FirstAnkh = l.Seat("/active/activator", j.Activator), j.Ankh
	l.That(l.Activator != pyramidion.NoSeat, "/active/activator: 0; the seat fits that activated the site (PYR-9.1.1)")
	l.Raised = uint8(l.Set("/active/raised", j.Raised, raisedNames))
	if j.Copied != "" {
		l.Copied.Card = pyramidion.Card(l.Word("/active/copied", j.Copied, pyramidion.CardNames))
	}
	l.Copied.Category = l.category("/active/category", j.Category)
	l.Out = l.goods("/active/out", j.Out)

	copies := l.InPlay() & l.Data.With[pyramidion.Philosopher]
	c := l.Copied.Card
	l.That(c == 0 || copies != 0 && !copies.Has(uint8(c)),
		"/active/copied: %s; a card fits that another, the Philosopher in play, copies (PYR-16.7)", j.Copied)
	l.That(!c.Base() || c.Owner() < l.Count,
		"/active/copied: %s; nobody at the table has that card (PYR-3.2)", j.Copied)
	l.That(l.Copied.Category == 0 || l.Copies(pyramidion.Goddess),
		"/active/category: %q; none fits unless a Goddess is copied (PYR-16.7.1)", j.Category)
	l.That(l.Raised&pyramidion.RaisedOwn == 0 || l.InPlay()&l.Data.With[pyramidion.Lithographer] != 0,
		"/active/raised: %q; it fits while a Lithographer is in play (PYR-16.9.1)", raisedNames[0])
	l.That(l.Raised&pyramidion.RaisedCopied == 0 || l.Copies(pyramidion.Lithographer),
		"/active/raised: %q; it fits while the Philosopher copies a Lithographer (PYR-16.9.1)", raisedNames[1])
}

// payment is of a boat; that it can be paid as it is said is asked when it is known who pays.
func (l *loader) payment(j *paymentJSON) {
	if j == nil {
		return
	}
	l.Payment = pyramidion.Payment{
		Boat:    pyramidion.Boat(l.Word("/payment/boat", j.Boat, pyramidion.BoatNames)),
		Left:    l.goods("/payment/left", j.Left),
		Statues: l.Number("/payment/statues", j.Statues, 0, maxStock),
		Fetched: l.goods("/payment/fetched", j.Fetched),
		Troops:  pyramidion.Sites(l.Set("/payment/troops", j.Troops, pyramidion.SiteNames)),
	}
}
