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

// TestPurse: a phone shows all resources, unless the offerings leave no room for those that the viewer has none of.
func TestPurse(t *testing.T) {
	scene := reach(t, 2, 3, 150, pharaon.StepTurn)
	scene.Words = words(t).In("en").With(names)
	tokens := &scene.State.(*pharaon.State).Player[scene.Viewer].Tokens
	for _, c := range []struct{ offerings, want, none int }{{0, 6, 5}, {1, 7, 5}, {2, 3, 0}, {6, 7, 0}} {
		*tokens = [pharaon.Tokens]uint8{2: 1}
		for i := range c.offerings {
			tokens[int(pharaon.ResourceOffering)+i] = 1
		}
		goods, none := board.Board{}.Purse(scene), 0
		for _, g := range goods {
			if g.None {
				none++
			}
		}
		if len(goods) != c.want || none != c.none {
			t.Errorf("with %d kinds of offerings: %d kinds, %d of them none; want %d, %d", c.offerings, len(goods),
				none, c.want, c.none)
		}
	}
}

// TestHeadHasRoom: a player who is both First Player and Pharaoh has no status beside the name, where it would be cut.
// One who is First Player has none that counts tokens.
func TestHeadHasRoom(t *testing.T) {
	scene := reach(t, 2, 3, 150, pharaon.StepTurn)
	scene.Words = words(t).In("en").With(names)
	s := scene.State.(*pharaon.State)
	head := func() string {
		var mine strings.Builder
		if err := (board.Board{}).Mine(scene).Render(&mine); err != nil {
			t.Fatal(err)
		}
		return mine.String()
	}
	s.First, s.Pharaoh = scene.Viewer, pharaon.NoSeat
	if strings.Contains(head(), "<i></i>") {
		t.Error("the status is missing")
	}
	if s.Pharaoh = scene.Viewer; !strings.Contains(head(), "<i></i>") {
		t.Error("the status is beside both tokens")
	}
	var left strings.Builder
	s.First, s.Pharaoh = 1-scene.Viewer, pharaon.NoSeat
	s.Player[s.First].Passed, s.Player[s.First].Row = false, 0
	if err := (board.Board{}).Left(scene).Render(&left); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(left.String(), "<i></i>") {
		t.Error("the First Player's tokens are counted where the number would be cut")
	}
}
