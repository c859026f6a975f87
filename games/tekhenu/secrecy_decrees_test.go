package tekhenu_test

import (
	"bytes"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

// Cards that only one seat sees: dealt, looked at, drawn, given back.

// cardsSeen returns the cards of events of this kind, as a seat sees the events.
func cardsSeen(events []game.Event, kind uint8, to game.Seat) (cards []tekhenu.Card) {
	for _, e := range events {
		if e.Kind == kind {
			cards = append(cards, tekhenu.Card(e.For(to).A))
		}
	}
	return cards
}

const unseenCard = tekhenu.Card(game.Unknown)

// Decrees dealt, kept and given back, and the cards looked at for S05 and S06, are secret, in moves and in events.
// Everybody sees which card S05 or S06 keeps.
func TestTEK_3_9_Setup(t *testing.T) {
	looked := 0
	for seed := range uint64(12) {
		match, err := game.NewMatch(kit.Game, game.Record{Setup: game.Setup{Players: 4}})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		secret := map[int]game.Seat{} // by move number: the only seat that knows the move
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
					t.Errorf("seat %d, move %d: hidden %t, want %t", viewer, i, turn.Hidden, hides)
				}
				for _, e := range match.Events(i, viewer) {
					secret := e.Kind == tekhenu.EvDealt || e.Kind == tekhenu.EvKeptDecree
					if (secret || e.Kind == tekhenu.EvKept) && (e.A == game.Unknown) != (secret && hides) {
						t.Errorf("seat %d sees the event %+v, want the card hidden: %t", viewer, e, secret && hides)
					}
				}
			}
		}
	}
	if looked == 0 {
		t.Error("no game had S05 or S06")
	}
}

// While a player looks at two cards, nobody else knows either of them. The other card is shuffled back unseen.
func TestTEK_16_2_3_NotKept(t *testing.T) {
	for start, names := range map[uint8][2]string{5: {"T02", "T07"}, 6: {"B03", "B08"}} {
		s := bare(t, 3)
		from(s, tekhenu.StepReward, 1, start, 0)
		var events []game.Event
		for _, name := range names {
			m, _ := tekhenu.Lexicon.Parse("card " + name)
			if s.VisibleTo(game.Nature, m) != game.Seat(1).Set() {
				t.Errorf("%s is visible to %v, want seat 1 only", name, s.VisibleTo(game.Nature, m))
			}
			events = append(events, moves(t, s, game.Nature, "card "+name).Events...)
		}
		asks(t, s, tekhenu.StepKeepCard, 1)
		for _, viewer := range viewers(s) {
			view, knows := view(s, viewer), viewer == 1
			if (view.Player[1].Hand[0] == game.Unknown) == knows || (view.Player[1].Hand[1] == game.Unknown) == knows {
				t.Errorf("seat %d sees the hand %v, want it known: %t", viewer, view.Player[1].Hand, knows)
			}
			seen := cardsSeen(events, tekhenu.EvDealt, viewer)
			if len(seen) != 2 || (seen[0] == unseenCard) == knows || (seen[1] == unseenCard) == knows {
				t.Errorf("seat %d sees events of %v, want both cards known: %t", viewer, seen, knows)
			}
		}
		m, _ := tekhenu.Lexicon.Parse("keep " + names[0])
		if s.VisibleTo(1, m) != game.Everyone {
			t.Error("the choice of the card to keep is not visible to everyone")
		}
		log := moves(t, s, 1, "keep "+names[0])
		for _, viewer := range viewers(s) {
			seen := cardsSeen(log.Events, tekhenu.EvKept, viewer)
			if !slices.Equal(seen, []tekhenu.Card{tekhenu.Card(m.A)}) {
				t.Errorf("seat %d sees that %v is kept, want %s", viewer, seen, names[0])
			}
			if text := kit.Game.Position(view(s, viewer)); bytes.Contains(text, []byte(names[1])) {
				t.Errorf("the position for seat %d names %s", viewer, names[1])
			}
		}
		k, n := tekhenu.Card(m.A).Kind(), tekhenu.Card(m.A).Number()
		back, _ := tekhenu.Lexicon.Parse("keep " + names[1])
		if !s.Deck[k].Has(tekhenu.Card(back.A).Number()) || s.Deck[k].Has(n) {
			t.Errorf("deck %b, want %s in it and %s not", s.Deck[k], names[1], names[0])
		}
	}
}

// lastDecrees is a table of three players who gave back D01, D02 and D03. The deck has nothing else left, and the
// discards are D10 and D11.
func lastDecrees(t *testing.T) *tekhenu.State {
	t.Helper()
	s := bare(t, 3)
	s.Player[0].Decrees = s.Deck[tekhenu.Decree].Without(1).Without(2).Without(3).Without(10).Without(11)
	s.Player[0].Known = s.Player[0].Decrees.Without(20)
	s.Deck[tekhenu.Decree], s.Spent[tekhenu.Decree] = 0, tekhenu.Cards(0).With(10).With(11)
	s.Under = [4]uint8{1, 2, 3}
	return s
}

// drawsDecree draws a Decree for a seat, as P13 and P14 do.
func drawsDecree(s *tekhenu.State, t *testing.T, seat game.Seat, name string) *game.Log {
	t.Helper()
	from(s, tekhenu.StepDecree, seat, 0, 0)
	return moves(t, s, game.Nature, "card "+name)
}

// A Decree drawn is secret, in moves, events and views.
func TestTEK_16_1_7_Drawn(t *testing.T) {
	s := bare(t, 3)
	from(s, tekhenu.StepDecree, 1, 0, 0)
	m, _ := tekhenu.Lexicon.Parse("card D05")
	if s.VisibleTo(game.Nature, m) != game.Seat(1).Set() {
		t.Errorf("visible to %v, want seat 1 only", s.VisibleTo(game.Nature, m))
	}
	log := moves(t, s, game.Nature, "card D05")
	for _, viewer := range viewers(s) {
		view, knows := view(s, viewer), viewer == 1
		want := unseenCard
		if knows {
			want = tekhenu.Card(m.A)
		}
		if seen := cardsSeen(log.Events, tekhenu.EvDealt, viewer); !slices.Equal(seen, []tekhenu.Card{want}) {
			t.Errorf("seat %d sees events of %v, want %v", viewer, seen, want)
		}
		p, inDeck := &view.Player[1], view.Deck[tekhenu.Decree].Has(5)
		if p.Decrees.Has(5) != knows || (p.Unseen == 1) == knows || inDeck == knows {
			t.Errorf("seat %d sees %+v, want D05 known: %t", viewer, p, knows)
		}
	}
	// TEK-13.11: without Decrees nothing is drawn.
	s.Deck[tekhenu.Decree] = 0
	if from(s, tekhenu.StepDecree, 1, 0, 0); s.Owing() != 0 || s.Player[1].Decrees.Len() != 1 {
		t.Error("a Decree was drawn from an empty deck")
	}
}

// A player who gave a Decree back knows who has drawn it. The player who drew it knows only its place under the deck,
// and so do the others. After a shuffle, the new deck holds no card that was in a hand before.
func TestTEK_3_16_UnderTheDeck(t *testing.T) {
	s := lastDecrees(t)
	if s.DeckSize(tekhenu.Decree) != 3 {
		t.Errorf("%d Decrees in the deck, want 3", s.DeckSize(tekhenu.Decree))
	}
	from(s, tekhenu.StepDecree, 2, 0, 0)
	checkLegal(t, s, game.Nature, "card D01")
	moves(t, s, game.Nature, "card D01")
	for _, viewer := range viewers(s) {
		if knows := viewer == 0 || viewer == 2; view(s, viewer).Player[2].Decrees.Has(1) != knows {
			t.Errorf("seat %d knows who has D01: %t, want %t", viewer, !knows, knows)
		}
	}
	drawsDecree(s, t, 1, "D02") // seat 1 gave it back itself, so nobody else knows it
	for _, viewer := range viewers(s) {
		if view := view(s, viewer); view.Player[1].Decrees.Has(2) != (viewer == 1) || view.Under[1] != 0 {
			t.Errorf("seat %d: Decrees %b, under the deck %v, want D02 known: %t",
				viewer, view.Player[1].Decrees, view.Under, viewer == 1)
		}
	}
	drawsDecree(s, t, 1, "D03")
	if log := drawsDecree(s, t, 2, "D11"); len(cardsSeen(log.Events, tekhenu.EvShuffled, game.Spectator)) != 1 {
		t.Error("no event says that the discards were shuffled")
	}
	if want := s.Player[1].Decrees | tekhenu.Cards(0).With(1).With(20); s.Settled != want {
		t.Errorf("in hands before the shuffle: %b, want %b", s.Settled, want)
	}
	for _, viewer := range viewers(s) {
		view := view(s, viewer)
		unseen, older := [...]int{0, 2, 1}, [...]int{0, 2, 0}
		switch viewer {
		case 1: // seat 1 has D02 and D03
			unseen, older = [...]int{1, 0, 2}, [...]int{1, 0, 1}
		case 2: // seat 2 gave D03 back and knows that seat 1 has it
			unseen, older = [...]int{1, 1, 0}, [...]int{1, 1, 0}
		case game.Spectator:
			unseen, older = [...]int{1, 2, 2}, [...]int{1, 2, 1}
		}
		for seat := range 3 {
			if p := &view.Player[seat]; int(p.Unseen) != unseen[seat] || int(p.Older) != older[seat] {
				t.Errorf("seat %d does not know %d Decrees of seat %d, %d of them older, want %d and %d",
					viewer, p.Unseen, seat, p.Older, unseen[seat], older[seat])
			}
		}
		for seed := range uint64(20) {
			world, r := *view, game.NewRand(seed)
			world.Determinize(viewer, &r)
			late := world.Player[2].Decrees &^ s.Settled
			if late != tekhenu.Cards(0).With(10) && late != tekhenu.Cards(0).With(11) {
				t.Fatalf("determinized for seat %d: drawn after the shuffle %b, want D10 or D11", viewer, late)
			}
		}
	}
}

// When a Decree is shown, only the player who drew it and the player who gave it back know that it had been given back.
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
			t.Errorf("D%02d: seat 0 no longer knows that seat 2 has it", given)
		}
		for _, viewer := range []game.Seat{1, game.Spectator} {
			view := view(s, viewer)
			if views[viewer] == nil {
				views[viewer] = map[string]bool{}
			}
			views[viewer][string(kit.Game.Position(view))] = true
			for seed := range uint64(20) {
				world, r := *view, game.NewRand(seed)
				if world.Determinize(viewer, &r); !world.Player[2].Decrees.Has(world.Under[0]) {
					t.Fatalf("determinized for seat %d: D%02d was given back but is not in the hand",
						viewer, world.Under[0])
				}
			}
		}
	}
	for viewer, different := range views {
		if len(different) != 1 {
			t.Errorf("seat %d can tell which Decree was given back: %v", viewer, different)
		}
	}
}
