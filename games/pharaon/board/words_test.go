package board_test

import (
	"strings"
	"testing"

	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/games/pharaon/text"
)

// TestTraitorInWords: next to his tiles, the page says in words what the next space of each does.
func TestTraitorInWords(t *testing.T) {
	scene := reach(t, 1, 4, 40, pharaon.StepUpper)
	scene.Words = words(t).In("en").With(names)
	s := scene.State.(*pharaon.State)
	var page strings.Builder
	if err := (board.Board{}).Left(scene).Render(&page); err != nil {
		t.Fatal(err)
	}
	for place, covered := range s.Plot.Fill {
		next := scene.Words.Say(text.NowText(s, s.TileSide(place).Spaces[covered]))
		if !strings.Contains(page.String(), " · next: "+next+"<") {
			t.Errorf("the page does not say of tile %d: next: %s", place+1, next)
		}
	}
}

// TestNoblesInWords: cards on display say how they score and what they are worth to the viewer now; the viewer's own
// nobles say how they score.
func TestNoblesInWords(t *testing.T) {
	scene := reach(t, 2, 3, 150, pharaon.StepTurn)
	scene.Words = words(t).In("en").With(names)
	s := scene.State.(*pharaon.State)
	drawn := board.Board{}.Board(scene)
	for _, n := range s.NoblesShown {
		worth := scene.Words.Say(text.WorthText(s.Data, n))
		if !strings.Contains(drawn, worth) {
			t.Errorf("the board does not say of noble %d: %s", n, worth)
		}
		want := scene.Words.Word("pharaon.board.noble-offer", "noble", worth, "n", s.NobleWorth(scene.Viewer, n))
		if variable := !s.Data.Nobles[n].Score.Fixed(); strings.Contains(drawn, want) != variable {
			t.Errorf("the board says of noble %d: %s: %t", n, want, !variable)
		}
	}
	var mine strings.Builder
	if err := (board.Board{}).Mine(scene).Render(&mine); err != nil {
		t.Fatal(err)
	}
	for own := s.Player[scene.Viewer].Nobles; own != 0; own = own.Rest() {
		n := own.First()
		worth := `<i class="scores">` + scene.Words.Say(text.WorthText(s.Data, n)) + "<"
		if strings.Contains(mine.String(), worth) == s.Data.Nobles[n].Score.Fixed() {
			t.Errorf("one's own noble %d does not say how it scores: %s", n, worth)
		}
	}
}
