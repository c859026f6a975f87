package evaluator

import (
	"fmt"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
)

// What one of the opinions takes for a loss is declined, however good another thinks it is.
func TestOneOpinionDeclines(t *testing.T) {
	accepted, declined := 0, 0
	moments(t, 3, 2, 3, func(at *table) {
		for range 20 {
			from, to := game.Seat(at.r.Intn(3)), game.Seat(at.r.Intn(3))
			at.Book = osiris.Book{}
			at.say(from, "clear", fmt.Sprintf("to %d", to+1))
			at.goods(from, "give", 3)
			at.goods(from, "want", 2)
			if from == to || !at.say(from, "offer") {
				continue
			}
			view := at.Copy().(*osiris.State)
			view.Mask(to)
			d, offer := negotiates(view, to), &view.Book.Offers[from][0]
			mine, theirs := d.hands[to], d.hands[from]
			if !theirs.give(view, &offer.Give, &mine) || !mine.give(view, &offer.Want, &theirs) {
				continue
			}
			gain := d.worth(to, mine).less(d.now[to])
			switch did := verb(at.negotiate(to)); {
			case did == "accept" && gain.least() < 0:
				t.Fatalf("season %d: seat %d accepts what one opinion takes for a loss: %v", at.Season, to+1, gain)
			case did == "accept":
				accepted++
			case gain[0] > 2*gainful && gain.least() < 0:
				declined++
			}
		}
	})
	t.Logf("%d accepted, %d declined by another opinion", accepted, declined)
	if accepted < 10 || declined < 3 {
		t.Errorf("%d accepted, %d declined by another opinion: too few to prove anything", accepted, declined)
	}
}

// A card that its giver picks unseen counts as the worst there is, and whoever may pick gives the worst.
func TestThePoorestCardIsGiven(t *testing.T) {
	s, cards := openHand(t)
	d := negotiates(s, 0)
	value := func(card uint8) float32 {
		var none hand
		return d.worth(0, hand{cards: none.cards.With(card)})[0] - d.worth(0, none)[0]
	}
	given := poorest(s, cards)
	for left := cards; left != 0; left = left.Rest() {
		if card := left.First(); value(card) < value(given)-0.05 {
			t.Errorf("card %d is given, worth %.2f; card %d is worth %.2f", given, value(given), card, value(card))
		}
	}
	unseen := d.worth(0, hand{picked: 1})[0] - d.worth(0, hand{})[0]
	for all := s.Data.Cards; all != 0; all = all.Rest() {
		if v := value(all.First()); v < unseen-1e-4 {
			t.Errorf("a card picked unseen is worth %.2f, card %d only %.2f", unseen, all.First(), v)
		}
	}
}
