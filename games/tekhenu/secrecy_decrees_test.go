package tekhenu_test

import (
	"bytes"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

// Cards that one seat alone sees: dealt, looked at, drawn, given back.

// cardsTold are the cards of events of a kind as a seat is told them.
func cardsTold(events []game.Event, kind uint8, to game.Seat) (cards []tekhenu.Card) {
	for _, e := range events {
		if e.Kind == kind {
			cards = append(cards, tekhenu.Card(e.For(to).A))
		}
	}
	return cards
}

const unseenCard = tekhenu.Card(game.Unknown)

// Decrees dealt, kept and given back, and the cards looked at for S05 and S06, are their seat's secret as moves and as
// events; which card is kept for S05 and S06 all see.
func TestTEK_3_9_Setup(t *testing.T) {
	looked := 0
	for seed := range uint64(12) {
		match, err := game.NewMatch(kit.Game, game.Record{Setup: game.Setup{Players: 4}})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		secret := map[int]game.Seat{} // who alone knows the move of that number
		for match.State.(*tekhenu.State).Round == 0 {
			s, n := match.State.(*tekhenu.State), len(match.Record.Turns)
			who := s.Owing().First()
			switch f := s.Top(); f.Step {
			case tekhenu.StepDeal:
				secret[n] = f.Seat
			case tekhenu.StepDrawTwo:
				secret[n], looked = f.Seat, looked+1
			case tekhenu.StepKeep:
				secret[n] = who
			}
			moves := s.Moves(nil, who)
			if err := match.Play(who, moves[r.Intn(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
		for _, viewer := range viewers(match.State.(*tekhenu.State)) {
			for i, turn := range match.RecordFor(viewer).Turns {
				seat, hides := secret[i]
				hides = hides && seat != viewer
				if turn.Hidden != hides {
					t.Errorf("seat %d, move %d: hidden %t", viewer, i, turn.Hidden)
				}
				for _, e := range match.Events(i, viewer) {
					if (e.Kind == tekhenu.EvDealt || e.Kind == tekhenu.EvKeptDecree) && (e.A == game.Unknown) != hides || e.Kind == tekhenu.EvKept && e.A == game.Unknown {
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
		from(s, tekhenu.StepReward, 1, start, 0)
		var events []game.Event
		for _, name := range names {
			m, _ := tekhenu.Lexicon.Parse("card " + name)
			if s.VisibleTo(game.Nature, m) != game.Seat(1).Set() {
				t.Errorf("%s is seen by %v", name, s.VisibleTo(game.Nature, m))
			}
			events = append(events, moves(t, s, game.Nature, "card "+name).Events...)
		}
		asks(t, s, tekhenu.StepKeepCard, 1)
		for _, viewer := range viewers(s) {
			view, knows := view(s, viewer), viewer == 1
			if (view.Player[1].Hand[0] == game.Unknown) == knows || (view.Player[1].Hand[1] == game.Unknown) == knows {
				t.Errorf("seat %d sees the hand %v", viewer, view.Player[1].Hand)
			}
			if told := cardsTold(events, tekhenu.EvDealt, viewer); len(told) != 2 || (told[0] == unseenCard) == knows || (told[1] == unseenCard) == knows {
				t.Errorf("seat %d is told of %v", viewer, told)
			}
		}
		m, _ := tekhenu.Lexicon.Parse("keep " + names[0])
		if s.VisibleTo(1, m) != game.Everyone {
			t.Error("all see which card is kept")
		}
		log := moves(t, s, 1, "keep "+names[0])
		for _, viewer := range viewers(s) {
			if told := cardsTold(log.Events, tekhenu.EvKept, viewer); !slices.Equal(told, []tekhenu.Card{tekhenu.Card(m.A)}) {
				t.Errorf("seat %d is told that %v is kept", viewer, told)
			}
			if text := kit.Game.Position(view(s, viewer)); bytes.Contains(text, []byte(names[1])) {
				t.Errorf("seat %d reads of %s", viewer, names[1])
			}
		}
		k, n := tekhenu.Card(m.A).Kind(), tekhenu.Card(m.A).Number()
		if back, _ := tekhenu.Lexicon.Parse("keep " + names[1]); !s.Deck[k].Has(tekhenu.Card(back.A).Number()) || s.Deck[k].Has(n) {
			t.Errorf("%s is not back in the deck", names[1])
		}
	}
}

// lastDecrees is a table of three who gave back D01, D02 and D03; nothing else is left of the deck but the discards D10, D11.
func lastDecrees(t *testing.T) *tekhenu.State {
	t.Helper()
	s := bare(t, 3)
	s.Player[0].Decrees = s.Deck[tekhenu.Decree].Without(1).Without(2).Without(3).Without(10).Without(11)
	s.Player[0].Known = s.Player[0].Decrees.Without(20)
	s.Deck[tekhenu.Decree], s.Spent[tekhenu.Decree] = 0, tekhenu.Cards(0).With(10).With(11)
	s.Under = [4]uint8{1, 2, 3}
	return s
}

// draws draws a Decree for a seat, as P13 and P14 do.
func drawsDecree(s *tekhenu.State, t *testing.T, seat game.Seat, name string) *game.Log {
	t.Helper()
	from(s, tekhenu.StepDecree, seat, 0, 0)
	return moves(t, s, game.Nature, "card "+name)
}

// A Decree drawn is its drawer's secret as a move, as an event and in every view.
func TestTEK_16_1_7_Drawn(t *testing.T) {
	s := bare(t, 3)
	from(s, tekhenu.StepDecree, 1, 0, 0)
	m, _ := tekhenu.Lexicon.Parse("card D05")
	if s.VisibleTo(game.Nature, m) != game.Seat(1).Set() {
		t.Errorf("seen by %v", s.VisibleTo(game.Nature, m))
	}
	log := moves(t, s, game.Nature, "card D05")
	for _, viewer := range viewers(s) {
		view, knows := view(s, viewer), viewer == 1
		want := unseenCard
		if knows {
			want = tekhenu.Card(m.A)
		}
		if told := cardsTold(log.Events, tekhenu.EvDealt, viewer); !slices.Equal(told, []tekhenu.Card{want}) {
			t.Errorf("seat %d is told of %v", viewer, told)
		}
		if p := &view.Player[1]; p.Decrees.Has(5) != knows || (p.Unseen == 1) == knows || view.Deck[tekhenu.Decree].Has(5) == knows {
			t.Errorf("seat %d sees %+v", viewer, p)
		}
	}
	// Nothing if there is none (TEK-13.11).
	s.Deck[tekhenu.Decree] = 0
	if from(s, tekhenu.StepDecree, 1, 0, 0); s.Owing() != 0 || s.Player[1].Decrees.Len() != 1 {
		t.Error("a Decree is drawn out of nothing")
	}
}

// Who gave a Decree back knows who has drawn it; the others, the one who has it among them, do not know whose it was but by
// its place. Shuffled discards are none of those that were in hands before.
func TestTEK_3_16_UnderTheDeck(t *testing.T) {
	s := lastDecrees(t)
	if s.DeckSize(tekhenu.Decree) != 3 {
		t.Errorf("%d Decrees are left", s.DeckSize(tekhenu.Decree))
	}
	from(s, tekhenu.StepDecree, 2, 0, 0)
	if got := offered(s, game.Nature); !slices.Equal(got, []string{"card D01"}) {
		t.Errorf("drawn is one of %v", got)
	}
	moves(t, s, game.Nature, "card D01")
	for _, viewer := range viewers(s) {
		if knows := viewer == 0 || viewer == 2; view(s, viewer).Player[2].Decrees.Has(1) != knows {
			t.Errorf("seat %d: knows of D01 %t", viewer, !knows)
		}
	}
	drawsDecree(s, t, 1, "D02") // the own one: nobody else can know
	for _, viewer := range viewers(s) {
		if view := view(s, viewer); view.Player[1].Decrees.Has(2) != (viewer == 1) || view.Under[1] != 0 {
			t.Errorf("seat %d: knows of D02 %t", viewer, viewer != 1)
		}
	}
	drawsDecree(s, t, 1, "D03")
	if log := drawsDecree(s, t, 2, "D11"); len(cardsTold(log.Events, tekhenu.EvShuffled, game.Spectator)) != 1 {
		t.Error("it is not told that the discards are shuffled")
	}
	if want := s.Player[1].Decrees | tekhenu.Cards(0).With(1).With(20); s.Settled != want {
		t.Errorf("in hands before were %b, not %b", s.Settled, want)
	}
	for _, viewer := range viewers(s) {
		view := view(s, viewer)
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
			guess.Determinize(viewer, &r)
			if late := (guess.Player[2].Decrees &^ s.Settled); late != tekhenu.Cards(0).With(10) && late != tekhenu.Cards(0).With(11) {
				t.Fatalf("seat %d guesses that %b came late", viewer, late)
			}
		}
	}
}

// Whether a Decree that is shown was given back by another before stays their secret: its owner's, who drew it, and the giver's.
func TestTEK_3_16_ShownDecree(t *testing.T) {
	views := map[game.Seat]map[string]bool{}
	for _, given := range []uint8{tekhenu.DecreeAction, 1} {
		s := lastDecrees(t)
		s.Player[0].Decrees = s.Player[0].Decrees.Without(tekhenu.DecreeAction).Without(4)
		s.Player[0].Known = s.Player[0].Decrees
		s.Under = [4]uint8{given, 2, 3}
		other := uint8(tekhenu.DecreeAction) ^ 1 ^ given
		s.Player[2].Decrees = tekhenu.Cards(0).With(other).With(4)
		drawsDecree(s, t, 2, tekhenu.CardNames[tekhenu.Decree.Of(given)])
		s.Show(2, tekhenu.DecreeAction)
		s.Player[2].Scored = tekhenu.Cards(0).With(tekhenu.DecreeAction)
		if s.Under[0] != given || s.Drawn[0] != 3 || !view(s, 0).Player[2].Decrees.Has(given) {
			t.Errorf("who gave back %d has forgotten it", given)
		}
		for _, viewer := range []game.Seat{1, game.Spectator} {
			view := view(s, viewer)
			if views[viewer] == nil {
				views[viewer] = map[string]bool{}
			}
			views[viewer][string(kit.Game.Position(view))] = true
			for seed := range uint64(20) {
				guess, r := *view, game.NewRand(seed)
				if guess.Determinize(viewer, &r); !guess.Player[2].Decrees.Has(guess.Under[0]) {
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
