package tekhenu

import (
	"bytes"
	"slices"
	"testing"

	"ennead/game"
)

// Cards that one seat alone sees: dealt, looked at, drawn, given back.

// cardsTold are the cards of events of a kind as a seat is told them.
func cardsTold(events []game.Event, kind uint8, to game.Seat) (cards []Card) {
	for _, e := range events {
		if e.Kind == kind {
			cards = append(cards, Card(e.For(to).A))
		}
	}
	return cards
}

const unseenCard = Card(game.Unknown)

// Decrees dealt, kept and given back, and the cards looked at for S05 and S06, are their seat's secret as moves and as
// events; which card is kept for S05 and S06 all see.
func TestTEK_3_9_Setup(t *testing.T) {
	looked := 0
	for seed := range uint64(12) {
		match, err := game.NewMatch(Game, game.Record{Setup: game.Setup{Players: 4}})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		secret := map[int]game.Seat{} // who alone knows the move of that number
		for match.State.(*State).Round == 0 {
			s, n := match.State.(*State), len(match.Record.Turns)
			who := s.Owing().First()
			switch f := s.Top(); f.Step {
			case StepDeal:
				secret[n] = f.Seat
			case StepDrawTwo:
				secret[n], looked = f.Seat, looked+1
			case StepKeep:
				secret[n] = who
			}
			moves := s.Moves(nil, who)
			if err := match.Play(who, moves[r.Intn(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
		for _, viewer := range match.State.(*State).viewers() {
			for i, turn := range match.Seen(viewer).Turns {
				seat, hides := secret[i]
				hides = hides && seat != viewer
				if turn.Hidden != hides {
					t.Errorf("seat %d, move %d: hidden %t", viewer, i, turn.Hidden)
				}
				for _, e := range match.Events(i, viewer) {
					if (e.Kind == evDealt || e.Kind == evKeptDecree) && (e.A == game.Unknown) != hides || e.Kind == evKept && e.A == game.Unknown {
						t.Errorf("seat %d is told %+v", viewer, e)
					}
				}
			}
		}
	}
	if looked == 0 {
		t.Error("nobody looked at cards for S05 or S06")
	}
}

// While two cards are looked at nobody else knows either; the one not kept is shuffled back unseen.
func TestTEK_16_2_3_NotKept(t *testing.T) {
	for start, names := range map[uint8][2]string{5: {"T02", "T07"}, 6: {"B03", "B08"}} {
		s := bare(t, 3)
		s.from(StepReward, 1, start, 0)
		var events []game.Event
		for _, name := range names {
			m, _ := Lexicon.Parse("card " + name)
			if s.Seen(game.Nature, m) != game.Seat(1).Set() {
				t.Errorf("%s is seen by %v", name, s.Seen(game.Nature, m))
			}
			events = append(events, moves(t, s, game.Nature, "card "+name).Events...)
		}
		asks(t, s, StepKeepCard, 1)
		for _, viewer := range s.viewers() {
			view, knows := s.view(viewer), viewer == 1
			if (view.Player[1].Hand[0] == game.Unknown) == knows || (view.Player[1].Hand[1] == game.Unknown) == knows {
				t.Errorf("seat %d sees the hand %v", viewer, view.Player[1].Hand)
			}
			if told := cardsTold(events, evDealt, viewer); len(told) != 2 || (told[0] == unseenCard) == knows || (told[1] == unseenCard) == knows {
				t.Errorf("seat %d is told of %v", viewer, told)
			}
		}
		m, _ := Lexicon.Parse("keep " + names[0])
		if s.Seen(1, m) != game.Everyone {
			t.Error("all see which card is kept")
		}
		log := moves(t, s, 1, "keep "+names[0])
		for _, viewer := range s.viewers() {
			if told := cardsTold(log.Events, evKept, viewer); !slices.Equal(told, []Card{Card(m.A)}) {
				t.Errorf("seat %d is told that %v is kept", viewer, told)
			}
			if text := Game.Position(s.view(viewer)); bytes.Contains(text, []byte(names[1])) {
				t.Errorf("seat %d reads of %s", viewer, names[1])
			}
		}
		k, n := Card(m.A).Kind(), Card(m.A).Number()
		if back, _ := Lexicon.Parse("keep " + names[1]); !s.Deck[k].Has(Card(back.A).Number()) || s.Deck[k].Has(n) {
			t.Errorf("%s is not back in the deck", names[1])
		}
	}
}

// lastDecrees is a table of three who gave back D01, D02 and D03; nothing else is left of the deck but the discards D10, D11.
func lastDecrees(t *testing.T) *State {
	t.Helper()
	s := bare(t, 3)
	s.Player[0].Decrees = s.Deck[Decree].Without(1).Without(2).Without(3).Without(10).Without(11)
	s.Player[0].Known = s.Player[0].Decrees.Without(20)
	s.Deck[Decree], s.Spent[Decree] = 0, Cards(0).With(10).With(11)
	s.Under = [4]uint8{1, 2, 3}
	return s
}

// draws draws a Decree for a seat, as P13 and P14 do.
func (s *State) drawsDecree(t *testing.T, seat game.Seat, name string) *game.Log {
	t.Helper()
	s.from(StepDecree, seat, 0, 0)
	return moves(t, s, game.Nature, "card "+name)
}

// A Decree drawn is its drawer's secret as a move, as an event and in every view.
func TestTEK_16_1_7_Drawn(t *testing.T) {
	s := bare(t, 3)
	s.from(StepDecree, 1, 0, 0)
	m, _ := Lexicon.Parse("card D05")
	if s.Seen(game.Nature, m) != game.Seat(1).Set() {
		t.Errorf("seen by %v", s.Seen(game.Nature, m))
	}
	log := moves(t, s, game.Nature, "card D05")
	for _, viewer := range s.viewers() {
		view, knows := s.view(viewer), viewer == 1
		want := unseenCard
		if knows {
			want = Card(m.A)
		}
		if told := cardsTold(log.Events, evDealt, viewer); !slices.Equal(told, []Card{want}) {
			t.Errorf("seat %d is told of %v", viewer, told)
		}
		if p := &view.Player[1]; p.Decrees.Has(5) != knows || (p.Unseen == 1) == knows || view.Deck[Decree].Has(5) == knows {
			t.Errorf("seat %d sees %+v", viewer, p)
		}
	}
	// Nothing if there is none (TEK-13.11).
	s.Deck[Decree] = 0
	if s.from(StepDecree, 1, 0, 0); s.Owing() != 0 || s.Player[1].Decrees.Len() != 1 {
		t.Error("a Decree is drawn out of nothing")
	}
}

// Who gave a Decree back knows who has drawn it; the others, the one who has it among them, do not know whose it was but by
// its place. Shuffled discards are none of those that were in hands before.
func TestTEK_3_16_UnderTheDeck(t *testing.T) {
	s := lastDecrees(t)
	if s.DeckSize(Decree) != 3 {
		t.Errorf("%d Decrees are left", s.DeckSize(Decree))
	}
	s.from(StepDecree, 2, 0, 0)
	if got := offered(s, game.Nature); !slices.Equal(got, []string{"card D01"}) {
		t.Errorf("drawn is one of %v", got)
	}
	moves(t, s, game.Nature, "card D01")
	for _, viewer := range s.viewers() {
		if knows := viewer == 0 || viewer == 2; s.view(viewer).Player[2].Decrees.Has(1) != knows {
			t.Errorf("seat %d: knows of D01 %t", viewer, !knows)
		}
	}
	s.drawsDecree(t, 1, "D02") // the own one: nobody else can know
	for _, viewer := range s.viewers() {
		if view := s.view(viewer); view.Player[1].Decrees.Has(2) != (viewer == 1) || view.Under[1] != 0 {
			t.Errorf("seat %d: knows of D02 %t", viewer, viewer != 1)
		}
	}
	s.drawsDecree(t, 1, "D03")
	if log := s.drawsDecree(t, 2, "D11"); len(cardsTold(log.Events, evShuffled, game.Spectator)) != 1 {
		t.Error("it is not told that the discards are shuffled")
	}
	if want := s.Player[1].Decrees | Cards(0).With(1).With(20); s.Settled != want {
		t.Errorf("in hands before were %b, not %b", s.Settled, want)
	}
	for _, viewer := range s.viewers() {
		view := s.view(viewer)
		unseen, older := [...]int{0, 2, 1}, [...]int{0, 2, 0}
		switch viewer {
		case 1: // has these two
			unseen, older = [...]int{1, 0, 2}, [...]int{1, 0, 1}
		case 2: // gave D03 back, and knows that seat 1 has it
			unseen, older = [...]int{1, 1, 0}, [...]int{1, 1, 0}
		case game.Spectator:
			unseen, older = [...]int{1, 2, 2}, [...]int{1, 2, 1}
		}
		for seat := range 3 {
			if p := &view.Player[seat]; int(p.Unseen) != unseen[seat] || int(p.Older) != older[seat] {
				t.Errorf("seat %d sees %d Decrees less of seat %d, %d of them older", viewer, p.Unseen, seat, p.Older)
			}
		}
		for seed := range uint64(20) {
			guess, r := *view, game.NewRand(seed)
			guess.Guess(viewer, &r)
			if late := (guess.Player[2].Decrees &^ s.Settled); late != Cards(0).With(10) && late != Cards(0).With(11) {
				t.Fatalf("seat %d guesses that %b came late", viewer, late)
			}
		}
	}
}

// Whether a Decree that is shown was given back by another before stays their secret: its owner's, who drew it, and the giver's.
func TestTEK_3_16_ShownDecree(t *testing.T) {
	views := map[game.Seat]map[string]bool{}
	for _, given := range []uint8{dAction, 1} {
		s := lastDecrees(t)
		s.Player[0].Decrees = s.Player[0].Decrees.Without(dAction).Without(4)
		s.Player[0].Known = s.Player[0].Decrees
		s.Under = [4]uint8{given, 2, 3}
		other := uint8(dAction) ^ 1 ^ given
		s.Player[2].Decrees = Cards(0).With(other).With(4)
		s.drawsDecree(t, 2, cardNames[Decree.Of(given)])
		s.show(2, dAction)
		s.Player[2].Scored = Cards(0).With(dAction)
		if s.Under[0] != given || s.Drawn[0] != 3 || !s.view(0).Player[2].Decrees.Has(given) {
			t.Errorf("who gave back %d has forgotten it", given)
		}
		for _, viewer := range []game.Seat{1, game.Spectator} {
			view := s.view(viewer)
			if views[viewer] == nil {
				views[viewer] = map[string]bool{}
			}
			views[viewer][string(Game.Position(view))] = true
			for seed := range uint64(20) {
				guess, r := *view, game.NewRand(seed)
				if guess.Guess(viewer, &r); !guess.Player[2].Decrees.Has(guess.Under[0]) {
					t.Fatalf("seat %d guesses that %d was given back", viewer, guess.Under[0])
				}
			}
		}
	}
	for viewer, different := range views {
		if len(different) != 1 {
			t.Errorf("seat %d sees which Decree was given back: %v", viewer, different)
		}
	}
}
