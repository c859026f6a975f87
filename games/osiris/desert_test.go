package osiris_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// OSI-RUL-54: governors leave at any time and come back, and the game ends all the same. Wherever the seat of one who
// is away is to move, it has one move, and pieces are conserved.
func TestOSI_RUL_54_Deserters(t *testing.T) {
	asked := map[osiris.Step]int{}
	for seed := range uint64(gametest.Many(40, 200, 2_000)) {
		setup := setups()[int(seed)%len(setups())]
		s, err := begun(setup)
		if err != nil {
			t.Fatal(err)
		}
		r, buf := game.NewRand(seed), []game.Move(nil)
		for n := 0; s.Owing() != 0; n++ {
			if n == 5_000 {
				t.Fatalf("game %d does not end", seed)
			}
			if r.Intn(12) == 0 {
				wander(s, game.Seat(r.Intn(int(s.Count))), nil)
			}
			if by := game.Seat(r.Intn(int(s.Count))); r.Intn(3) == 0 {
				if list := s.OutOfTurn(nil, by); len(list) > 0 {
					s.Play(by, list[r.Intn(len(list))], nil)
				}
			}
			seat := s.Owing().First()
			buf = s.Moves(buf[:0], seat)
			if s.Away.Has(seat) {
				asked[s.Top().Step]++
				if err := alone(s, seat, buf); err != nil {
					t.Fatalf("game %d: %v", seed, err)
				}
			}
			s.Play(seat, buf[r.Intn(len(buf))], nil)
			if err := whole(s); err != nil {
				t.Fatalf("game %d: %v", seed, err)
			}
		}
	}
	for _, step := range []osiris.Step{osiris.StepAct, osiris.StepShare} {
		if asked[step] == 0 {
			t.Errorf("no seat whose governor is away was asked %q", osiris.Steps[step].Name)
		}
	}
}

// alone reports what is wrong with the only move of a seat whose governor is away.
func alone(s *osiris.State, seat game.Seat, moves []game.Move) error {
	switch {
	case len(moves) != 1:
		return fmt.Errorf("seat %d is away and has %d moves", seat+1, len(moves))
	case s.Why(seat, moves[0]).No != 0:
		return fmt.Errorf("%s is listed and refused", osiris.Lexicon.Text(moves[0]))
	case len(s.OutOfTurn(nil, seat)) > 0:
		return fmt.Errorf("seat %d is away and negotiates", seat+1)
	}
	for _, m := range osiris.Steps[s.Top().Step].Candidates(s, s.Top(), nil) {
		if m != moves[0] && s.Why(seat, m).No != osiris.NoAway {
			return fmt.Errorf("%s is not refused for being away", osiris.Lexicon.Text(m))
		}
	}
	return nil
}

// OSI-RUL-54: tables that began under rules 2 go on under them. Whoever is away keeps the card with the lowest number,
// and no position says which was drawn first.
func TestOSI_RUL_54_RulesTwo(t *testing.T) {
	old := game.At(kit.Game, 2)
	for seed := range uint64(8) {
		setup := game.Setup{Players: 2 + int(seed)%4}
		visit := gametest.Reach(t, old, setup, seed, func(s *osiris.State) bool {
			f := s.Top()
			return f.Step == osiris.StepDraw && f.A == osiris.DrawVisit && f.B == 2 && s.Deck.Len() > 1
		})
		if visit == nil {
			t.Fatalf("game %d ends without a visit", seed)
		}
		s, seat, low := *visit, visit.Top().Seat, visit.Deck.First()
		s.Play(game.Nature, game.Move{Verb: osiris.VDraw, A: s.Deck.Rest().First()}, nil)
		s.Play(game.Nature, game.Move{Verb: osiris.VDraw, A: low}, nil)
		gone, _ := s.Desertion()
		s.Play(seat, gone, nil)
		if m := s.Moves(nil, seat)[0]; m.Verb != osiris.VShare || m.A != low {
			t.Errorf("game %d: %s, although %s has the lowest number", seed, osiris.Lexicon.Text(m),
				osiris.CardNames[low])
		}
		text := kit.Game.Position(&s)
		if bytes.Contains(text, []byte("drawnFirst")) {
			t.Errorf("game %d: the position says which card was drawn first: %s", seed, text)
		}
		again, err := old.Load(setup, text)
		if err != nil || !again.Equal(&s) {
			t.Errorf("game %d: the position is read as another state: %v", seed, err)
		}
		first := fmt.Sprintf(`"drawnFirst":%q,"cards":`, osiris.CardNames[low])
		said := bytes.Replace(text, []byte(`"cards":`), []byte(first), 1)
		if _, err := old.Load(setup, said); err == nil || !strings.Contains(err.Error(), "/drawnFirst: names a card") {
			t.Errorf("game %d: a position of rules 3: %v", seed, err)
		}
	}
}

// OSI-RUL-54, OSI-7.4.1: that somebody leaves or comes back tells a seat nothing that it does not know. In a world that
// it cannot tell from the real one, it is shown the same.
func TestOSI_RUL_54_Secrecy(t *testing.T) {
	compared := 0
	for seed := range uint64(gametest.Many(8, 100, 1_000)) {
		s, err := begun(game.Setup{Players: 2 + int(seed)%4})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		for n := 0; n < 250 && s.Owing() != 0; n++ {
			for range 4 {
				by := game.Seat(r.Intn(int(s.Count)))
				if list := s.OutOfTurn(nil, by); len(list) > 0 {
					s.Play(by, list[r.Intn(len(list))], nil)
				}
			}
			if !s.Owing().Has(game.Nature) && r.Intn(12) == 0 {
				for viewer := range game.Seat(s.Count + 1) {
					if uint8(viewer) == s.Count {
						viewer = game.Spectator
					}
					if err := leavesAlike(s, viewer, game.Seat(r.Intn(int(s.Count))), &r); err != nil {
						t.Fatalf("game %d: %v", seed, err)
					}
					compared++
				}
			}
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
	}
	if compared < 300 {
		t.Errorf("only %d pairs of worlds were compared", compared)
	}
}

// leavesAlike lets a governor leave and come back in the real world, and in one that the viewer cannot tell from it.
func leavesAlike(s *osiris.State, viewer, leaver game.Seat, r *game.Rand) error {
	var logs [2]game.Log
	a, b := *s, *s
	b.Mask(viewer)
	b.Determinize(viewer, r)
	for range 2 {
		for i, world := range []*osiris.State{&a, &b} {
			logs[i].Events = logs[i].Events[:0]
			wander(world, leaver, &logs[i])
		}
		if len(logs[0].Events) != len(logs[1].Events) {
			return fmt.Errorf("%d events, not %d", len(logs[0].Events), len(logs[1].Events))
		}
		for i, e := range logs[0].Events {
			if e.For(viewer) != logs[1].Events[i].For(viewer) {
				return fmt.Errorf("%+v, not %+v", e, logs[1].Events[i])
			}
		}
		va, vb := *masked(&a, viewer), *masked(&b, viewer)
		if va != vb || !bytes.Equal(kit.Game.Position(&va), kit.Game.Position(&vb)) {
			return fmt.Errorf("seat %d leaves, and seat %d is shown\n%s\n%s", leaver+1, viewer+1,
				kit.Game.Position(&va), kit.Game.Position(&vb))
		}
	}
	return nil
}
