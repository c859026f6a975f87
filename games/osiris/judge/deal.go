package judge

import (
	"fmt"

	"ennead/game"
	"ennead/games/osiris"
)

// What a bot does beside the turn: it answers every offer, says whether promises were kept, and offers what pays for both. Governors
// who broke more promises to it than they kept must pay more.

const (
	gainful  = 0.15 // glory points that a trade must be worth
	distrust = 0.35 // more of them from who breaks promises
	patience = 2    // offers to somebody who declines them, in a season
	most     = 3    // tokens of a kind on one side of an offer
)

// dealer is a view while deals are weighed.
type dealer struct {
	s     *osiris.State
	seat  game.Seat
	now   [5]float32
	moves []game.Move
}

// Deal is what a seat should do beside the turn now, as a chain of moves, or nothing. The view is masked for the seat and is not
// changed.
func Deal(view game.State, seat game.Seat, r *game.Rand) []game.Move {
	s := view.(*osiris.State)
	if s.Silent || len(s.Deals(nil, seat)) == 0 {
		return nil
	}
	d := dealer{s: s, seat: seat}
	Value(s, d.now[:s.Seats()])
	for _, step := range []func(*game.Rand){d.answer, d.mark, d.bribe, d.offer} {
		if step(r); d.moves != nil {
			return d.moves
		}
	}
	return nil
}

// say adds a move in words.
func (d *dealer) say(format string, args ...any) {
	m, err := osiris.Game.Lexicon().Parse(fmt.Sprintf(format, args...))
	if err != nil {
		panic("judge: " + err.Error())
	}
	d.moves = append(d.moves, m)
}

// worth is what a trade brings the seat and another, each against the mean of the others.
func (d *dealer) worth(other game.Seat, give, want *osiris.Bundle) (mine, theirs float32) {
	after := d.s.Copy().(*osiris.State)
	pass(&after.Player[d.seat], &after.Player[other], give)
	pass(&after.Player[other], &after.Player[d.seat], want)
	var then [5]float32
	Value(after, then[:d.s.Seats()])
	a, b := then[d.seat]-d.now[d.seat], then[other]-d.now[other]
	share := 1 / float32(d.s.Seats()-1)
	return min(a, a-share*b), min(b, b-share*a)
}

// pass moves goods in a masked state, where what is not known counts as so many.
func pass(from, to *osiris.Player, b *osiris.Bundle) {
	from.Tokens, to.Tokens = from.Tokens.Minus(b.Tokens.UpTo(from.Tokens)), to.Tokens.Plus(b.Tokens)
	for w, n := range b.Workers {
		known := min(n, from.Workers[w])
		from.Workers[w] -= known
		from.Idle -= min(n-known, from.Idle)
		to.Idle += n
	}
	cards := uint8(b.Cards.Len()) + b.Any
	for k := range osiris.Kind(13) {
		cards += b.Kinds.Of(k)
	}
	for ; cards > 0 && from.Closed > 0; cards-- {
		from.Closed--
		to.Closed++
	}
	for ; cards > 0 && from.Cards != 0; cards-- {
		from.Cards = from.Cards.Rest()
		to.Closed++
	}
}

// asks is what a trade with a seat must be worth.
func (d *dealer) asks(other game.Seat) float32 {
	if b := &d.s.Book; b.Broken[other][d.seat] > b.Kept[other][d.seat] {
		return gainful + distrust
	}
	return gainful
}

// answer accepts or declines the first offer that is open to the seat; it never accepts what it judges a loss.
func (d *dealer) answer(*game.Rand) {
	for by := range game.Seat(d.s.Seats()) {
		for i := range d.s.Book.Offers[by] {
			o := &d.s.Book.Offers[by][i]
			if o.Number == 0 || o.To != d.seat {
				continue
			}
			audience := "private"
			if o.Public {
				audience = "public"
			}
			mine, _ := d.worth(by, &o.Want, &o.Give)
			if mine >= d.asks(by) && d.accept(by, o, audience) {
				return
			}
			d.moves = nil
			d.say("decline %d %s %d", by+1, audience, o.Number)
			return
		}
	}
}

// accept names the cards that are asked for by kind or for any, if the seat has what is wanted.
func (d *dealer) accept(by game.Seat, o *osiris.Offer, audience string) bool {
	d.say("clear")
	left := d.s.Player[d.seat].Cards &^ o.Want.Cards
	name := func(fits func(osiris.Card) bool) bool {
		for cards := left; cards != 0; cards = cards.Rest() {
			if c := cards.First(); fits(osiris.Card(c)) {
				left = left.Without(c)
				d.say("give-card CC%02d closed", c)
				return true
			}
		}
		return false
	}
	for k := range osiris.Kind(13) {
		for range o.Want.Kinds.Of(k) {
			if !name(func(c osiris.Card) bool { return d.s.Data.Card[c].Kind == k }) {
				return false
			}
		}
	}
	for range o.Want.Any {
		if !name(func(osiris.Card) bool { return true }) {
			return false
		}
	}
	d.say("accept %d %s %d", by+1, audience, o.Number)
	return d.legal()
}

// legal tells whether the chain can be made as it stands.
func (d *dealer) legal() bool {
	s := d.s.Copy()
	for i, m := range d.moves {
		if s.Refuse(d.seat, m) != nil {
			return false
		}
		if i < len(d.moves)-1 {
			s.Play(d.seat, m, nil)
		}
	}
	return true
}

// mark says of a promised action, once it can be known, whether the promise was kept.
func (d *dealer) mark(*game.Rand) {
	for by := range game.Seat(d.s.Seats()) {
		for i := range d.s.Book.Promises[by] {
			p := &d.s.Book.Promises[by][i]
			if p.Number == 0 || p.To != d.seat || p.Action == 0 {
				continue
			}
			who := &d.s.Player[by]
			now, before := who.Did>>p.Action&1 == 1, who.DidBefore>>p.Action&1 == 1
			switch {
			case now && (p.Season == 0 || p.Season == d.s.Season), before && p.Season+1 == d.s.Season:
				d.say("mark %d %d kept", by+1, p.Number)
			case p.Season != 0 && p.Season < d.s.Season:
				d.say("mark %d %d broken", by+1, p.Number)
			default:
				continue
			}
			return
		}
	}
}

// bribe offers the token that is missed least for the second card of a visit.
func (d *dealer) bribe(*game.Rand) {
	if !d.s.Receivers().Has(d.seat) || d.s.Book.Bribes[d.seat][0].Number != 0 {
		return
	}
	card := osiris.Bundle{Any: 1}
	best, price := float32(gainful), ""
	for r, name := range resources {
		if d.s.Player[d.seat].Tokens[r] == 0 {
			continue
		}
		var give osiris.Bundle
		give.Tokens[r] = 1
		after := d.s.Copy().(*osiris.State)
		visitor := after.Top().Seat
		pass(&after.Player[d.seat], &after.Player[visitor], &give)
		after.Player[d.seat].Closed += card.Any
		var then [5]float32
		Value(after, then[:d.s.Seats()])
		if x := then[d.seat] - d.now[d.seat]; x > best {
			best, price = x, name
		}
	}
	if price != "" {
		d.say("clear")
		d.say("give %s 1", price)
		d.say("bribe %d", d.seat+1)
	}
}

var resources = [3]string{"grain", "brick", "stone"}

// offer makes the offer that pays best for both, on the own turn, or after withdrawing for what is of no more use.
func (d *dealer) offer(r *game.Rand) {
	own := d.s.Top().Step == osiris.StepAct && d.s.Top().Seat == d.seat
	if !own && d.s.Player[d.seat].Order == 0 || r.Intn(2) == 0 {
		return
	}
	best, found := float32(gainful), false
	var to game.Seat
	var give, want osiris.Bundle
	for other := range game.Seat(d.s.Seats()) {
		if other == d.seat || d.offered(other) {
			continue
		}
		d.swaps(other, func(g, w *osiris.Bundle) {
			mine, theirs := d.worth(other, g, w)
			if x := min(mine, theirs); x > best && mine > d.asks(other) {
				best, found, to, give, want = x, true, other, *g, *w
			}
		})
	}
	if found {
		d.propose(to, &give, &want)
	}
}

// offered tells whether an offer to a seat is open, or it has declined enough of them.
func (d *dealer) offered(to game.Seat) bool {
	for i := range d.s.Book.Offers[d.seat] {
		if o := &d.s.Book.Offers[d.seat][i]; o.Number != 0 && o.To == to {
			return true
		}
	}
	return d.s.Book.Declined[d.seat][to] >= patience
}

// swaps goes through what could be offered to a seat: tokens, or after withdrawing a worker, for tokens that it is reckoned to have.
func (d *dealer) swaps(other game.Seat, see func(give, want *osiris.Bundle)) {
	mine, theirs := &d.s.Player[d.seat], &d.s.Player[other]
	for r := range resources {
		for n := uint8(1); n <= min(most, theirs.Tokens[r]); n++ {
			var want osiris.Bundle
			want.Tokens[r] = n
			for q := range resources {
				for k := uint8(1); q != r && k <= min(most, mine.Tokens[q]); k++ {
					var give osiris.Bundle
					give.Tokens[q] = k
					see(&give, &want)
				}
			}
			for w, k := range mine.Workers {
				if k > 0 && mine.Order != 0 && theirs.Order == 0 {
					var give osiris.Bundle
					give.Workers[w] = 1
					see(&give, &want)
				}
			}
		}
	}
}

var workers = [6]string{"farmer", "farmer-foreman", "brickmaker", "brickmaker-foreman", "stonecutter", "stonecutter-foreman"}

// propose puts an offer into moves. It ends with the turn, so that it does not lie about.
func (d *dealer) propose(to game.Seat, give, want *osiris.Bundle) {
	d.say("clear")
	d.say("to %d", to+1)
	for r, name := range resources {
		if n := give.Tokens[r]; n > 0 {
			d.say("give %s %d", name, n)
		}
		if n := want.Tokens[r]; n > 0 {
			d.say("want %s %d", name, n)
		}
	}
	for w, name := range workers {
		if n := give.Workers[w]; n > 0 {
			d.say("give %s %d", name, n)
		}
	}
	d.say("until turn")
	d.say("offer")
	if !d.legal() {
		d.moves = nil
	}
}
