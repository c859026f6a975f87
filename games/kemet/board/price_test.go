package board

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// asking returns a scene of a game that waits for a step, seen by whoever it asks; without a state if there is none.
func asking(t *testing.T, step kemet.Step, fits func(*kemet.State, game.Seat) bool) (scene piece.Scene) {
	t.Helper()
	all, err := locale.New(kemettext.Words)
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(0); seed < 20 && scene.State == nil; seed++ {
		piecetest.Play(t, kit.Game, game.Setup{Players: 3}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
			s, ok := at.State.(*kemet.State)
			if !ok || at.Next == game.Nature || s.Top().Step != step || !fits(s, at.Next) {
				return false
			}
			scene = at.Scene(at.Next, nil)
			scene.Words = all.In("en").With([]string{"Ann", "Bek", "Cem"})
			return true
		})
	}
	if scene.State == nil {
		t.Fatalf("no game comes to step %v", step)
	}
	return scene
}

func trailOf(t *testing.T, scene piece.Scene) string {
	t.Helper()
	var text strings.Builder
	if err := (Board{}).Trail(scene).Render(&text); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// Who hides their only card reads what it costs at the clash, and that it has no effect unless it is paid (KEM-6.6).
func TestPriceOfTheOnlyCard(t *testing.T) {
	scene := asking(t, kemet.StepHide, func(s *kemet.State, seat game.Seat) bool {
		moves := s.Moves(nil, seat)
		return s.Player[seat].CardsN == 1 && s.CardPrice(seat, moves[0].A) > 0
	})
	s := scene.State.(*kemet.State)
	for have, want := range map[uint8]string{0: "what you do not pay has no effect", 9: "You have 9."} {
		s.Player[scene.Viewer].Prayer = have
		if text := trailOf(t, scene); !strings.Contains(text, "Price at the clash") || !strings.Contains(text, want) {
			t.Errorf("with %d PP the trail is %s", have, text)
		}
	}
}

// Who leaves a district empty reads how many units the others get (KEM-2.6).
func TestUnitsOfTheSetup(t *testing.T) {
	scene := asking(t, kemet.StepDistricts, func(*kemet.State, game.Seat) bool { return true })
	if text := trailOf(t, scene); !strings.Contains(text, "The other two start with 5 units each.") {
		t.Errorf("the trail is %s", text)
	}
}

// The picture of sending a troop back shows the PP that fit on the track, as its words do (KEM-6.14).
func TestPictureOfSendingBack(t *testing.T) {
	scene := asking(t, kemet.StepWinner, func(s *kemet.State, seat game.Seat) bool {
		return s.Units[seat][s.Fight.Space] > 2
	})
	s := scene.State.(*kemet.State)
	for room, want := range []string{"", ">+1<"} {
		s.Player[scene.Viewer].Prayer = uint8(s.Data.Limit.Prayer - room)
		var text strings.Builder
		if err := (Board{}).Icon(scene, game.Move{Verb: kemet.VSendBack}).Render(&text); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(text.String(), ">+") != (want != "") || !strings.Contains(text.String(), want) {
			t.Errorf("with room for %d PP the picture is %s", room, text.String())
		}
	}
}
