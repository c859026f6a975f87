package protocol_test

import (
	"os"
	"strings"

	"ennead/game"
	"ennead/games"
	"ennead/protocol"
)

// A session of the line protocol: a request and an answer a line. This is what `ennead referee` speaks.
func ExampleServe() {
	session := strings.NewReader(`{"do": "new", "game": "kemet", "players": 2, "seed": 1}
{"do": "refuse", "seat": 1, "move": "pyramid ruby 1 1"}
{"do": "play", "seat": 1, "move": "leave 2"}
`)
	if err := protocol.Serve(session, os.Stdout, []game.Game{games.Find("kemet")}); err != nil {
		panic(err)
	}
	// Output:
	// {"made":["* city 1","* city 2","* card swiftness","* card teleportation","* card blood-battle","* card raining-fire"],"turns":6,"owing":[1,2],"over":false}
	// {"legal":false,"reason":{"key":"kemet.no.not-now","rule":"KEM-2.6"}}
	// {"made":["1 leave 2"],"turns":7,"owing":[2],"over":false}
}
