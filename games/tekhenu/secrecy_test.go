package tekhenu_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

// Chapter 20: secrecy. secrecy_decrees_test.go tests how Decrees move.

// viewers returns all seats and the spectator.
func viewers(s *tekhenu.State) []game.Seat {
	all := []game.Seat{game.Spectator}
	for seat := range game.Seat(s.Count) {
		all = append(all, seat)
	}
	return all
}

// view returns the state that a seat sees.
func view(s *tekhenu.State, seat game.Seat) *tekhenu.State {
	view := *s
	view.Mask(seat)
	return &view
}

// stirred plays games with rich hands, with every number of players, and passes some of their states to see.
func stirred(t *testing.T, games, every int, see func(s *tekhenu.State, r *game.Rand)) {
	t.Helper()
	tables := setups()
	for seed := range uint64(games) {
		s, r := opened(t, tables[seed%uint64(len(tables))]), game.NewRand(seed)
		var buf []game.Move
		for s.Owing() != 0 {
			stir(s, &r)
			if r.Intn(every) == 0 {
				see(s, &r)
			}
			seat := s.Owing().First()
			buf = s.Moves(buf[:0], seat)
			s.Play(seat, buf[r.Intn(len(buf))], nil)
		}
	}
}

// secrets returns the cards that a seat does not know by chapter 20: cards in decks, cards that others look at, and
// other players' Decrees, except those that everybody has seen and the one that the seat gave back.
func secrets(s *tekhenu.State, viewer game.Seat) (cards []tekhenu.Card) {
	add := func(k tekhenu.Kind, set tekhenu.Cards) {
		for ; set != 0; set = set.Rest() {
			cards = append(cards, k.Of(set.First()))
		}
	}
	for k, deck := range s.Deck {
		add(tekhenu.Kind(k), deck)
	}
	for seat := range game.Seat(s.Count) {
		if seat == viewer {
			continue
		}
		p := &s.Player[seat]
		for _, n := range p.Hand {
			if n != 0 {
				add(s.HandKind(seat), tekhenu.Cards(0).With(n))
			}
		}
		hidden := p.Decrees &^ p.Known
		if viewer != game.Spectator {
			hidden = hidden.Without(s.Under[viewer])
		}
		add(tekhenu.Decree, hidden)
		if n := s.Under[seat]; n != 0 && s.Drawn[seat] == 0 {
			add(tekhenu.Decree, tekhenu.Cards(0).With(n))
		}
	}
	return cards
}

// The position that a seat reads names no card that it does not know.
func TestTEK_20_1_PositionsOfSeats(t *testing.T) {
	tried := 0
	stirred(t, 24, 25, func(s *tekhenu.State, _ *game.Rand) {
		for _, viewer := range viewers(s) {
			var tree map[string]json.RawMessage
			if err := json.Unmarshal(kit.Game.Position(view(s, viewer)), &tree); err != nil {
				t.Fatal(err)
			}
			delete(tree, "settled") // names cards in hands, which everybody knows, but not whose hand
			text, err := json.Marshal(tree)
			if err != nil {
				t.Fatal(err)
			}
			for _, card := range secrets(s, viewer) {
				tried++
				if bytes.Contains(text, []byte(`"`+tekhenu.CardNames[card]+`"`)) {
					t.Fatalf("the position for seat %d names %s:\n%s", viewer, tekhenu.CardNames[card], text)
				}
			}
		}
	})
	if tried < 10_000 {
		t.Errorf("%d secrets checked, want at least 10,000", tried)
	}
}

// Everything except Decrees in hands and cards being looked at is the same in every view. So is the number of hidden
// cards.
func TestTEK_20_2_Public(t *testing.T) {
	stirred(t, 24, 15, func(s *tekhenu.State, _ *game.Rand) {
		for _, viewer := range viewers(s) {
			view, whole := view(s, viewer), *s
			for k := range tekhenu.Kind(tekhenu.Kinds) {
				if view.DeckSize(k) != s.DeckSize(k) {
					t.Fatalf("seat %d sees a deck of %d cards, want %d", viewer, view.DeckSize(k), s.DeckSize(k))
				}
			}
			for seat := range s.Player {
				a, b := &view.Player[seat], &whole.Player[seat]
				if a.Decrees.Len()+int(a.Unseen) != b.Decrees.Len() || b.Known&^a.Decrees != 0 || a.Older > a.Unseen ||
					(a.Hand[0] == 0) != (b.Hand[0] == 0) || (a.Hand[1] == 0) != (b.Hand[1] == 0) {
					t.Fatalf("seat %d sees seat %d as %+v, want %+v", viewer, seat, a, b)
				}
				if game.Seat(seat) == viewer && *a != *b {
					t.Fatalf("seat %d sees itself as %+v, want %+v", viewer, *a, *b)
				}
				a.Decrees, a.Unseen, a.Older, a.Hand = b.Decrees, 0, 0, b.Hand
			}
			for giver := range s.Under {
				if (view.Under[giver] == 0) != (s.Under[giver] == 0) {
					t.Fatalf("seat %d sees the Decrees under the deck as %v, want %v", viewer, view.Under, s.Under)
				}
			}
			view.Deck, view.Under = s.Deck, s.Under
			if *view != whole {
				t.Fatalf("seat %d misses public facts:\n%s\nwant:\n%s",
					viewer, kit.Game.Position(view), kit.Game.Position(&whole))
			}
		}
	})
}

// The reason against a move reveals nothing: it is the same in every world that the seat cannot tell from the real one.
func TestTEK_20_1_Refusals(t *testing.T) {
	var candidates []game.Move
	stirred(t, 18, 30, func(s *tekhenu.State, r *game.Rand) {
		for seat := range game.Seat(s.Count) {
			world := view(s, seat)
			world.Determinize(seat, r)
			candidates = s.Candidates(candidates[:0], seat)
			for range 30 {
				if m := tekhenu.Lexicon.At(r.Intn(tekhenu.Lexicon.Len())); tekhenu.Lexicon.Knows(m) {
					candidates = append(candidates, m)
				}
			}
			for _, m := range candidates {
				a := fmt.Sprint(kit.Game.Refusal(s, seat, m))
				b := fmt.Sprint(kit.Game.Refusal(world, seat, m))
				if a != b {
					t.Fatalf("seat %d, %s: refusal %s, but %s in a world it cannot tell apart",
						seat, tekhenu.Lexicon.Text(m), a, b)
				}
			}
		}
	})
}

// Everybody knows a Decree that is shown at the end or taken from the market.
func TestTEK_20_1_Shown(t *testing.T) {
	s := lastDecrees(t)
	s.Open, s.Player[1].Happiness = 1<<tekhenu.Sections-1, tekhenu.TrackTop
	s.Market[3][2], s.Player[0].Decrees = tekhenu.Decree.Of(12), s.Player[0].Decrees.Without(12)
	s.TakeCard(1, tekhenu.Decree.Of(12))
	drawsDecree(s, t, 2, "D01")
	drawsDecree(s, t, 2, "D02")
	for _, viewer := range viewers(s) {
		if view := view(s, viewer); !view.Player[1].Decrees.Has(12) || view.Player[1].Unseen != 0 {
			t.Errorf("seat %d does not know D12", viewer)
		}
	}
	from(s, tekhenu.StepEnd, 0, tekhenu.EndReveals, 0)
	for _, viewer := range viewers(s) {
		view := view(s, viewer)
		for seat := range s.Player {
			if view.Player[seat].Decrees != s.Player[seat].Decrees || view.Player[seat].Unseen != 0 {
				t.Errorf("seat %d does not see the Decrees of seat %d", viewer, seat)
			}
		}
		if view.Under[2] == 3 && viewer != 2 || view.Under[0] != 0 || view.Under[1] != 0 {
			t.Errorf("seat %d sees under the deck %v", viewer, view.Under)
		}
	}
}

// Questions reveal nothing: all players keep Decrees at once, and every player is asked about D23 in turn order.
func TestTEK_20_4_Asked(t *testing.T) {
	s := opened(t, game.Setup{Players: 4})
	playOut(t, s, chances(1), func(s *tekhenu.State) bool { return s.Owing().Has(0) })
	for _, seat := range []game.Seat{3, 0, 2, 1} {
		if s.Top().Step != tekhenu.StepKeep || !s.Owing().Has(seat) {
			t.Fatalf("seat %d is not to move in %q", seat, tekhenu.Steps[s.Top().Step].Name)
		}
		moves(t, s, seat, offered(s, seat)[0])
	}
	worlds := [2]*tekhenu.State{}
	for i, n := range []uint8{tekhenu.DecreeAction, 22} {
		s := bare(t, 3)
		s.Scored, s.Round = 1, tekhenu.Rounds
		s.Player[1].Decrees, s.Deck[tekhenu.Decree] = tekhenu.Cards(0).With(n), s.Deck[tekhenu.Decree].Without(n)
		s.Reveal()
		tekhenu.Steps.Settle(s, &s.Stack, nil)
		worlds[i] = s
	}
	for _, asked := range []game.Seat{0, 1, 2} {
		for _, viewer := range []game.Seat{game.Spectator, 0, 2} {
			a, b := worlds[0], worlds[1]
			if a.Owing() != asked.Set() || b.Owing() != asked.Set() {
				t.Fatalf("to move: %v and %v, want seat %d", a.Owing(), b.Owing(), asked)
			}
			samePrompt := fmt.Sprint(kit.Game.Prompt(a, viewer)) == fmt.Sprint(kit.Game.Prompt(b, viewer))
			sameMoves := slices.Equal(a.Moves(nil, viewer), b.Moves(nil, viewer))
			if *view(a, viewer) != *view(b, viewer) || !samePrompt || !sameMoves {
				t.Errorf("seat %d can tell who has D23", viewer)
			}
		}
		if use := offered(worlds[0], asked)[0] == "use"; use != (asked == 1) {
			t.Errorf("seat %d may use D23: %t, want %t", asked, use, !use)
		}
		refuses(t, worlds[1], asked, "use", "TEK-RUL-64")
		a, b := moves(t, worlds[0], asked, "not"), moves(t, worlds[1], asked, "not")
		if !slices.Equal(a.Events, b.Events) {
			t.Errorf("events differ between two worlds: %v and %v", a.Events, b.Events)
		}
	}
}

// In a turn only its player decides. Outside turns, players decide only in these steps.
func TestTEK_20_3_OutOfTurn(t *testing.T) {
	between := []tekhenu.Step{
		tekhenu.StepFaith, tekhenu.StepFaithToo, tekhenu.StepDestiny, tekhenu.StepTrack, tekhenu.StepFeed,
		tekhenu.StepReveal, tekhenu.StepFeast, tekhenu.StepScore, tekhenu.StepDouble, tekhenu.StepTithe,
		tekhenu.StepPay,
	}
	found := map[tekhenu.Step]bool{}
	stirred(t, 24, 1, func(s *tekhenu.State, _ *game.Rand) {
		owing, step := s.Owing(), s.Top().Step
		_, extra := s.Waits(tekhenu.StepActed) // an extra action of Happiness 21 or D23
		_, chosen := s.Waits(tekhenu.StepFeastAt)
		switch {
		case s.Round == 0 || owing.Has(game.Nature):
		case s.Turn.Seat != tekhenu.NoSeat && owing != s.Turn.Seat.Set():
			t.Fatalf("to move at %s: %v, want seat %d", tekhenu.Steps[step].Name, owing, s.Turn.Seat)
		case s.Turn.Seat == tekhenu.NoSeat && !extra && !chosen:
			if found[step] = true; !slices.Contains(between, step) || owing.Len() != 1 {
				t.Fatalf("to move at %s outside turns: %v", tekhenu.Steps[step].Name, owing)
			}
		}
	})
	if len(found) < 8 {
		t.Errorf("steps reached outside turns: %v, want at least 8", found)
	}
}
