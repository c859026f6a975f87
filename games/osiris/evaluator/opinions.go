package evaluator

import (
	"math"

	"ennead/game"
	"ennead/games/osiris"
)

// What goods are worth in deals. Nobody knows it exactly, and whoever offers something picks where the other is wrong.
// So bots have several opinions, and a deal must be good by each of them.

// tastes are factors of what the evaluator thinks that goods are worth, in the order of [goods]. The first opinion is
// the evaluator's own. The other leans, as factors go, to those of two ways to deal that gained most from bots without
// it (TestCunning).
var tastes = [...][len(goods)]float32{
	{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
	{1.92, .64, .77, .81, 1.15, 2.04, .87, 1.69, 1.14, .91, 1.45, .69, .95, .81, 1.15, 1.34, 1, 1, .65, 1},
}

// opinions are a value by each of the [tastes], in glory points.
type opinions [len(tastes)]float32

// less returns a value less another one.
func (a opinions) less(b opinions) opinions {
	for i := range a {
		a[i] -= b[i]
	}
	return a
}

// but returns a value less so many points.
func (a opinions) but(points float32) opinions {
	for i := range a {
		a[i] -= points
	}
	return a
}

// least returns what the worst opinion thinks of a value.
func (a *opinions) least() float32 {
	low := a[0]
	for _, x := range a[1:] {
		low = min(low, x)
	}
	return low
}

// judge makes the weights of all opinions.
func (d *negotiator) judge() {
	own := learnt.at(&d.view)
	for i := range d.w {
		d.w[i] = own
		for j, k := range goods {
			d.w[i][k] *= tastes[i][j]
		}
	}
	for cards := d.s.Data.Cards; cards != 0; cards = cards.Rest() {
		var f features
		f.have(d.s, osiris.Cards(0).With(cards.First()), 1)
		one := d.ofGoods(&f)
		for i := range one {
			d.worst[i] = min(d.worst[i], one[i])
		}
	}
}

// worth returns the value of a hand to a seat.
func (d *negotiator) worth(seat game.Seat, h hand) opinions {
	f := d.f[seat]
	f.hold(&d.view, seat, &h)
	sums := d.ofGoods(&f)
	for i := range sums {
		sums[i] += float32(h.picked) * d.worst[i]
	}
	return sums
}

func (d *negotiator) ofGoods(f *features) (sums opinions) {
	for i := range sums {
		w := &d.w[i]
		for _, k := range goods {
			sums[i] += f[k] * w[k]
		}
	}
	return sums
}

// poorest returns the card that is worth least in the middle of a game: the one that a governor gives who may pick.
func poorest(s *osiris.State, cards osiris.Cards) (poor uint8) {
	start, end := &learnt.table(s)[0], &learnt.table(s)[1]
	for least := float32(math.Inf(1)); cards != 0; cards = cards.Rest() {
		var f features
		f.have(s, osiris.Cards(0).With(cards.First()), 1)
		value := float32(0)
		for _, k := range goods {
			value += f[k] * (start[k] + end[k])
		}
		if value < least {
			poor, least = cards.First(), value
		}
	}
	return poor
}
