package e2e

import (
	"testing"
)

// Whole games of Tekhenu by pointer, against a bot and solo against Botankhamun, from the home page to the proof of
// the dice: sometimes a button, sometimes the board itself; a move taken back; then the replay. What a visitor
// fetches stays small.
func TestTekhenuGames(t *testing.T) {
	t.Parallel()
	for name, seats := range map[string][]string{"bot": {"me", "apprentice", "", ""}, "solo": {"me", "", "", ""}} {
		t.Run(name, func(t *testing.T) {
			h := open(t, "ENNEAD_PAUSE=0s")
			b := h.tab(1440, 900)
			path := b.sits("tekhenu", seats...)
			clicks, boards, received := 0, 0, b.received()
			for ; !b.has("#sheet"); clicks++ {
				if clicks > 600 {
					t.Fatalf("the game does not end\nat %s", b.where())
				}
				if _, hit := b.play(b.some, clicks%2 == 0); hit {
					boards++
				}
				if name == "solo" && clicks == 12 { // a bot may be faster than a change of mind
					b.undoOnce()
				}
				if name == "solo" && clicks%16 == 10 {
					b.fresh()
				}
			}
			t.Logf("%d clicks, %d on the board", clicks, boards)
			if boards == 0 {
				t.Error("no move was made on the board itself")
			}
			if name == "bot" {
				light(t, received(), 80)
				h.weighs(path)
			}
			b.wait(`document.querySelector("#seal .good")`)
			b.open(path + "?at=40")
			b.wait(`document.querySelector("#page").dataset.at === "40"`)
		})
	}
}

// The beginning of a game by keyboard only.
func TestTekhenuKeyboard(t *testing.T) {
	t.Parallel()
	open(t, "ENNEAD_PAUSE=0s").typed("tekhenu", 25)
}
