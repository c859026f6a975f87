package protocol_test

import (
	"testing"

	"ennead/game"
	"ennead/internal/barter"
)

// Seats negotiate outside the turn order; a move is missing from the log of seats that may not know of it.
func TestOutOfTurnMoves(t *testing.T) {
	storyOf(t, []game.Game{barter.Game},
		`{"do":"new","game":"barter","players":3,"chance":"asked"}`, `{"owing":["*"]}`,
		`{"do":"play","move":"stone clay"}`, `{}`, `{"do":"play","move":"stone clay"}`, `{}`,
		`{"do":"play","move":"stone gold"}`, `{}`, `{"do":"play","move":"stone gold"}`, `{}`,
		`{"do":"play","move":"stone clay"}`, `{}`, `{"do":"play","move":"stone clay"}`, `{"owing":[1],"turns":6}`,
		`{"do":"deals","seat":2}`,
		`{"deals":["mark clay gold","mark gold clay","show 1","show 3","wish clay","wish gold"]}`,
		`{"do":"moves","seat":2}`, `{"moves":[]}`,
		`{"do":"deals","seat":"spectator"}`, `{"error":{"code":"request"}}`,
		`{"do":"deals"}`, `{"error":{"code":"request"}}`,
		`{"do":"play","seat":2,"move":"mark gold clay"}`, `{"made":["2 mark gold clay"],"owing":[1]}`,
		`{"do":"play","seat":2,"move":"offer 1","note":"for \"peace\""}`,
		`{"made":["2 offer 1"],"owing":[1],"turns":8}`,
		`{"do":"play","seat":2,"move":"offer 3"}`, `{"error":{"code":"refused","rule":"BAR-3"}}`,
		`{"do":"play","seat":1,"move":"rest","note":"a choice has none"}`, `{"error":{"code":"request"}}`,
		`{"do":"play","seat":1,"move":"show 2","note":"two\nlines"}`, `{"error":{"code":"request"}}`,
		`{"do":"refuse","seat":1,"move":"accept 2"}`, `{"legal":true}`,
		`{"do":"refuse","seat":3,"move":"accept 2"}`, `{"legal":false,"reason":{"rule":"BAR-4"}}`,
		`{"do":"refuse","seat":2,"move":"rest"}`, `{"legal":false}`,
		`{"do":"log","seat":1,"from":6}`,
		`{"turns":[{"seat":2,"move":"offer 1","note":"for \"peace\"","events":[{"key":"barter.event.offered"}]}]}`,
		`{"do":"log","seat":3,"from":6}`, `{"turns":[]}`,
		`{"do":"log","seat":3,"from":7}`, `{"error":{"code":"request"}}`,
		`{"do":"play","seat":1,"move":"accept 2"}`, `{"owing":[1],"turns":9}`,
		`{"do":"log","seat":"spectator","from":6}`,
		`{"turns":[{"seat":1,"move":"?","events":[{"key":"barter.event.swapped"},{}]}]}`,
		`{"do":"undo"}`, `{"turns":8}`,
		`{"do":"record"}`,
		`{"record":"ennead record 1\ngame barter\nrules 1\nplayers 3\nmoves\n* stone clay\n* stone clay\n* stone gold\n* stone gold\n* stone clay\n* stone clay\n2 mark gold clay\n2 offer 1 \"for \\\"peace\\\"\"\n"}`,
	)
}
