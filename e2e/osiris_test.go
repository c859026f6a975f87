package e2e

import "testing"

// A whole game of Sailing Toward Osiris by pointer against three bots that negotiate, from the home page to the proof
// of the draws: sometimes a button, sometimes the board itself; then the replay. The first view stays small.
func TestOsirisGame(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	b.fine = []string{"status of 409"} // trades between others may change the available choices
	path := b.sits("osiris", "me", "apprentice", "apprentice", "apprentice", "")
	clicks, boards := 0, 0
	for ; !b.has("#sheet"); clicks++ {
		if clicks > 600 {
			t.Fatalf("the game does not end\nat %s", b.where())
		}
		if _, hit := b.play(b.some, clicks%2 == 0); hit {
			boards++
		}
	}
	t.Logf("%d clicks, %d on the board", clicks, boards)
	if boards == 0 {
		t.Error("no move was made on the board itself")
	}
	h.weighs(path)
	b.wait(`document.querySelector("#seal .good")`)
	b.open(path + "?at=40")
	b.wait(`document.querySelector("#page").dataset.at === "40"`)
}

// Two governors, each in a browser, one of them on a phone: each page updates with the other's moves by itself, and
// each takes a choice back.
func TestOsirisTogether(t *testing.T) {
	t.Parallel()
	open(t).together("osiris", 40)
}

// The beginning of a game by keyboard only.
func TestOsirisKeyboard(t *testing.T) {
	t.Parallel()
	open(t, "ENNEAD_PAUSE=0s").typed("osiris", 20)
}

// The beginning of a game without script.
func TestOsirisNoScript(t *testing.T) {
	t.Parallel()
	open(t, "ENNEAD_PAUSE=0s").scriptless("osiris", 15)
}
