package codec_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/example/senet/kit"
)

func TestBadComponents(t *testing.T) {
	gametest.BadComponents(t, kit.Game, kit.Game.Components(), []gametest.Change{
		{Old: "houses: 30", New: "houses: 300", Want: "houses: "},
		{Old: "pawns: 5", New: "pawns: 0", Want: "pawns: "},
		{Old: "[0, 4,", New: "[0, -4,", Want: "sticks: "},
		{Old: "[0, 3,", New: "[1, 3,", Want: "amulets: "},
		{Old: "hand: 2", New: "hand: 5", Want: "hand: "},
	})
}

const good = `{"pawns":[[1,3,5],[2,4]],"amulets":[{"1":1,"3":1},{"2":1}],"held":[2,1],"laid":{"3":1},` +
	`"pending":[{"step":"next","seat":1,"a":2},{"step":"move","seat":1,"a":2,"b":3}]}`

// TestBadPositions changes a good position; each error names the place.
func TestBadPositions(t *testing.T) {
	setup := game.Setup{Players: 2}
	if _, err := kit.Game.Load(setup, []byte(good)); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []gametest.Change{
		{Old: `[2,4]`, New: `[2,3]`, Want: "/pawns/1/1: "},
		{Old: `[2,4]`, New: `[2,31]`, Want: "/pawns/1/1: "},
		{Old: `[[1,3,5],[2,4]]`, New: `[[],[]]`, Want: "/pawns: both players have won"},
		{Old: `[2,4]`, New: `[]`, Want: "/pending/0: "},
		{Old: `[{"1":1,"3":1}`, New: `[{}`, Want: "/held/0: 2; a masked position cannot be loaded"},
		{Old: `{"2":1}],"held":[2,1]`, New: `{"2":4}],"held":[2,4]`, Want: "/held/1: "},
		{Old: `"laid":{"3":1}`, New: `"laid":{"3":3}`, Want: "/amulets: "},
		{Old: `"laid":{"3":1}`, New: `"laid":{}`, Want: "/pending/0: "},
		{Old: `"b":3`, New: `"b":2`, Want: "/pending/1: "},
		{Old: `"seat":1,"a":2,"b"`, New: `"seat":2,"a":2,"b"`, Want: "/pending/1/seat: "},
		{Old: `"pending":[`, New: `"pending":[],"rest":[`, Want: "unknown field"},
	} {
		text := strings.Replace(good, bad.Old, bad.New, 1)
		if _, err := kit.Game.Load(setup, []byte(text)); err == nil || !strings.Contains(err.Error(), bad.Want) {
			t.Errorf("%s: %v, want %q", text, err, bad.Want)
		}
	}
}
