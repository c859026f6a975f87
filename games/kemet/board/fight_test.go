package board_test

import (
	"fmt"
	"html"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/games/kemet/kit"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// drawnFor returns everything that a viewer sees of a table.
func drawnFor(t *testing.T, s game.State, viewer game.Seat, lang string) string {
	t.Helper()
	scene := looked(s, viewer, nil)
	scene.Words = words(t).In(lang).With(names)
	return suite.All(t, scene)
}

// TestPreparations checks that only its owner sees whether and how many cards are hidden behind a battle card
// (KEM-12.6).
func TestPreparations(t *testing.T) {
	compared := 0
	for seed := range uint64(30) {
		scene := moment(t, 3, seed, 120, kemet.StepHide)
		if scene.State == nil {
			continue
		}
		hidden, held := replay(t, 3, seed, 120, kemet.StepHide), replay(t, 3, seed, 120, kemet.StepHide)
		seat := hidden.Owing().First()
		for hidden.(*kemet.State).Top().Step == kemet.StepHide && hidden.Owing().Has(seat) {
			moves := hidden.Moves(nil, seat)
			hidden.Play(seat, moves[0], nil)
			moves = held.Moves(nil, seat)
			held.Play(seat, moves[len(moves)-1], nil)
		}
		if hidden.(*kemet.State).Top().Step != kemet.StepHide {
			continue // the cards are revealed
		}
		for viewer := range game.Seat(3) {
			a, b := drawnFor(t, hidden, viewer, "en"), drawnFor(t, held, viewer, "en")
			if viewer == seat == (a == b) {
				t.Errorf("seed %d: seat %d hides its cards, and the picture of seat %d stays the same: %v", seed, seat,
					viewer, a == b)
			}
		}
		if a, b := drawnFor(t, hidden, game.Spectator, "fr"), drawnFor(t, held, game.Spectator, "fr"); a != b {
			t.Errorf("seed %d: the picture of a spectator depends on hidden cards", seed)
		}
		compared++
	}
	if compared < 3 {
		t.Errorf("compared too few fights: %d", compared)
	}
}

// replay plays the same random game up to the same state, unmasked.
func replay(t *testing.T, players int, seed uint64, moves int, step kemet.Step) game.State {
	t.Helper()
	var state game.State
	piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
		state = at.State
		return at.N >= moves && state.(*kemet.State).Top().Step == step
	})
	return state
}

// TestVerdict checks that the scene shows the sums that the rules compared, in both languages and to every viewer,
// while the combat has a choice left and just after it.
func TestVerdict(t *testing.T) {
	fights, ended := 0, 0
	for seed := range uint64(12) {
		var won *game.Event
		setup := game.Setup{Players: 2 + int(seed%4)}
		piecetest.Play(t, kit.Game, setup, seed, piecetest.Any, func(at *piecetest.Moment) bool {
			s, now := at.State, false
			for i := range at.Last {
				if kit.Game.Tell(s, at.Last[i]).Key == "kemet.event.won" {
					won, now = &at.Last[i], true
				}
			}
			fight := &s.(*kemet.State).Fight
			if won == nil || s.Owing() == 0 || fight.Space != kemet.NoSpace && !fight.Compared {
				return false
			}
			over := fight.Space == kemet.NoSpace
			if over && !now {
				won = nil
				return false
			}
			lang := locale.Langs[seed%2]
			scene := looked(s, game.Spectator, at.Last)
			scene.Words = words(t).In(lang).With(names)
			want := fmt.Sprintf(map[string]string{"en": "%d against %d", "fr": "%d contre %d"}[lang],
				max(won.A, won.B), min(won.A, won.B))
			text := suite.All(t, scene)
			if !strings.Contains(text, `id="fight"`) {
				if over && now { // without losses only the chronicle reports the combat
					return false
				}
				t.Fatalf("seed %d: the page has no scene", seed)
			}
			if !strings.Contains(text, want) {
				t.Fatalf("seed %d: the scene does not say %q", seed, want)
			}
			scene.Viewer = won.Seat
			to := map[string]string{"en": "You win", "fr": "Vous gagnez"}[lang]
			if text := suite.All(t, scene); !strings.Contains(text, to) || !strings.Contains(text, want) {
				t.Fatalf("seed %d: the scene does not say %q to the winner", seed, to)
			}
			fights++
			if over {
				ended++
			}
			return false
		})
	}
	t.Logf("%d scenes of losses, %d of combats that were over at once", fights, ended)
	if fights < 20 {
		t.Errorf("got %d scenes, want at least 20", fights)
	}
}

// TestMarket checks that every viewer sees every tile in the market, and that the tiles they can buy are buttons.
func TestMarket(t *testing.T) {
	for seed := range uint64(6) {
		scene := moment(t, 4, seed, 200, kemet.StepBuy)
		if scene.State == nil {
			continue
		}
		for _, viewer := range []game.Seat{scene.Viewer, game.Spectator} {
			view := piece.Scene{Game: kit.Game, State: scene.State, Viewer: viewer, Active: viewer == scene.Viewer,
				Names: names, Words: words(t).In("fr").With(names)}
			var left strings.Builder
			if err := (board.Board{}).Left(view).Render(&left); err != nil {
				t.Fatal(err)
			}
			if n := strings.Count(left.String(), `<span id="tile-`); n != 48 {
				t.Errorf("the market has %d tiles, want 48", n)
			}
		}
	}
}

// TestKnownCards checks that a fighter's own battle card counts in the sum that they see before the reveal, and in
// nobody else's (KEM-6.3, KEM-6.8).
func TestKnownCards(t *testing.T) {
	compared := 0
	for seed := range uint64(20) {
		state := replay(t, 3, seed, 120, kemet.StepHide)
		s, ok := state.(*kemet.State)
		if !ok || s.Top().Step != kemet.StepHide {
			continue
		}
		a, d := s.Strength(0), s.Strength(1)
		me := &s.Fight.Side[0]
		own := a + s.Data.Battle[me.Keep-1].Strength
		for k, n := range me.Hidden {
			if c := &s.Data.Cards[k]; c.Effect == kemet.CardStrength {
				own += int(n) * c.N
			}
		}
		if s.Fight.Shown != 0 {
			continue // Prescience shows more
		}
		for viewer, want := range map[game.Seat]string{
			me.Seat:        fmt.Sprintf("%d against %d with the cards that you know.", own, d),
			game.Spectator: fmt.Sprintf("%d against %d so far, without the cards.", a, d),
		} {
			if text := drawnFor(t, s, viewer, "en"); !strings.Contains(text, want) {
				t.Errorf("seed %d: the picture of seat %d does not say %q", seed, viewer, want)
			}
		}
		compared++
	}
	if compared < 3 {
		t.Errorf("compared too few fights: %d", compared)
	}
}

// TestAgainst checks that a clash names the other side beside the prompt.
func TestAgainst(t *testing.T) {
	seen := 0
	for seed := range uint64(30) {
		scene := moment(t, 3, seed, 120, kemet.StepClash)
		if scene.State == nil {
			continue
		}
		s := scene.State.(*kemet.State)
		for i, side := range s.Fight.Side {
			at := looked(s, side.Seat, nil)
			at.Words = words(t).In("en").With(names)
			drawn := fmt.Sprint(board.Board{}.Trail(at))
			if name := html.EscapeString(names[s.Fight.Side[1-i].Seat]); !strings.Contains(drawn, "You against "+name) {
				t.Errorf("seed %d: the other side, %s, is not named in %s", seed, name, drawn)
			}
		}
		seen++
	}
	if seen == 0 {
		t.Error("no combat")
	}
}

// TestFacing checks that beside the prompt a fighter is told against whom they fight, who attacks, and the Strengths,
// their own first, as long as cards are chosen.
func TestFacing(t *testing.T) {
	seen := map[kemet.Step]int{}
	for _, step := range []kemet.Step{kemet.StepCouncil, kemet.StepHide} {
		for seed := range uint64(12) {
			state := replay(t, 3, seed, 120, step)
			s, ok := state.(*kemet.State)
			if !ok || s.Top().Step != step {
				continue
			}
			for i, side := range s.Fight.Side {
				other := html.EscapeString(names[s.Fight.Side[1-i].Seat])
				at := looked(s, side.Seat, nil)
				at.Words = words(t).In("en").With(names)
				drawn := fmt.Sprint(board.Board{}.Trail(at))
				for _, want := range []string{
					[]string{"You attack " + other + ".", other + " attacks you."}[i], `href="#fight"`,
				} {
					if !strings.Contains(drawn, want) {
						t.Errorf("%s, seed %d: %q is not in %s", kemet.Steps[step].Name, seed, want, drawn)
					}
				}
				want := fmt.Sprintf("%d against %d so far, without the cards.", s.Strength(i), s.Strength(1-i))
				if step == kemet.StepCouncil && side.Keep == 0 && s.Fight.Shown == 0 && !strings.Contains(drawn, want) {
					t.Errorf("seed %d: %q is not in %s", seed, want, drawn)
				}
				seen[step]++
			}
		}
	}
	if seen[kemet.StepCouncil] == 0 || seen[kemet.StepHide] == 0 {
		t.Errorf("seen too little: %v", seen)
	}
}

// TestEnding checks that whoever chooses in the last round is told so beside the prompt, before their first choice
// of a turn too, and nobody before (KEM-4.8).
func TestEnding(t *testing.T) {
	first := 0
	for seed := range uint64(3) {
		setup := game.Setup{Players: 2 + int(seed)}
		piecetest.Play(t, kit.Game, setup, seed, piecetest.Any, func(at *piecetest.Moment) bool {
			s := at.State.(*kemet.State)
			if int(at.Next) >= setup.Players || s.Fight.Space != kemet.NoSpace {
				return false
			}
			scene := looked(s, at.Next, nil)
			scene.Words = words(t).In("en").With(names)
			told := strings.Contains(fmt.Sprint(board.Board{}.Trail(scene)), "Last round")
			if told != (s.Trigger != kemet.NoSeat) {
				t.Fatalf("seed %d, move %d, %s: told of the last round: %t", seed, at.N,
					kemet.Steps[s.Top().Step].Name, told)
			}
			if told && s.Top().Step == kemet.StepToken {
				first++
			}
			return false
		})
	}
	if first == 0 {
		t.Error("nobody began a turn in the last round")
	}
}
