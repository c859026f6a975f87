package protocol_test

import (
	"strings"
	"testing"

	"ennead/game"
	kemetkit "ennead/games/kemet/kit"
)

// Several seats choose simultaneously and in secret. The order in which they answer does not matter, nobody sees what
// another chose or whether it had alternatives, and all choices are revealed together.
func TestChoicesMadeTogether(t *testing.T) {
	storyOf(t, []game.Game{kemetkit.Game},
		`{"do":"new","game":"kemet","players":3,"seed":7}`, `{"owing":[1,2,3],"turns":9}`,
		`{"do":"play","move":"leave 1"}`, `{"error":{"code":"request"}}`,
		`{"do":"play","seat":2,"move":"leave 2"}`, `{"made":["2 leave 2"],"owing":[1,3]}`,
		`{"do":"play","seat":2,"move":"leave 3"}`, `{"error":{"code":"not_yours"}}`,
		`{"do":"view","seat":1}`,
		`{"owing":[1,3],"prompt":{"key":"kemet.prompt.districts"},"moves":["leave 1","leave 2","leave 3"],
			"position":{"players":{"1":{"card_count":2},"2":{"empty":"?","cards":{}}},"units":{}}}`,
		`{"do":"view","seat":2}`,
		`{"prompt":{"key":"kemet.prompt.wait"},"moves":[],"position":{"players":{"2":{"empty":2}}}}`,
		`{"do":"view","seat":"spectator"}`,
		`{"moves":[],"position":{"players":{"1":{"cards":{}},"2":{"empty":"?","cards":{}},"3":{"cards":{}}}}}`,
		`{"do":"log","seat":3,"from":9}`, `{"turns":[{"seat":2,"move":"?","events":[]}]}`,
		`{"do":"refuse","seat":3,"move":"pass"}`,
		`{"legal":false,"reason":{"key":"kemet.no.not-now","rule":"KEM-2.6"}}`,
		`{"do":"undo"}`, `{"owing":[1,2,3]}`,
		`{"do":"play","seat":3,"move":"leave 1"}`, `{"owing":[1,2]}`,
		`{"do":"play","seat":2,"move":"leave 3"}`, `{"owing":[1]}`,
		`{"do":"play","move":"leave 1"}`, `{"made":["1 leave 1","* seat 2","* seat 3","* seat 1"],"owing":[2]}`,
		`{"do":"log","seat":1,"from":9}`,
		`{"turns":[{"seat":3,"move":"?"},{"seat":2,"move":"?"},{"seat":1,"move":"leave 1","events":[
			{"key":"kemet.event.districts","args":{"n":1,"seat":{"seat":1}}},{"args":{"n":3,"seat":{"seat":2}}},{"args":{"n":1,"seat":{"seat":3}}}]},{},{},{}]}`,
	)
}

// brawl is a combat that has begun: the first seat, without cards, attacks the second, which holds two.
const brawl = `{"do":"patch","patch":{"round":1,"active":1,"order":[1,2,3,4],
	"units":{"a.f1":{"1":4},"a.wo":{"2":4}},
	"players":{"1":{"city":1,"tokens":5},"2":{"city":2,"cards":{"war-rage":1,"bronze-wall":1},"card_count":2},"3":{"city":3},"4":{"city":4}},
	"pending":[{"step":"day","a":1},{"step":"token","seat":1}]}}`

// The war council and the preparations: kept and hidden cards are masked until the reveal.
func TestWarCouncil(t *testing.T) {
	storyOf(t, []game.Game{kemetkit.Game},
		`{"do":"new","game":"kemet","players":4,"chance":"asked"}`, `{"owing":["*"]}`,
		strings.NewReplacer("\n", "", "\t", "").Replace(brawl), `{"owing":[1]}`,
		`{"do":"play","move":"token l1-move"}`, `{"owing":[1]}`,
		`{"do":"play","move":"troop a.f1"}`, `{}`,
		`{"do":"play","move":"land a.wo"}`, `{}`,
		`{"do":"play","move":"units 4"}`, `{"owing":[2]}`,
		`{"do":"play","move":"card war-rage"}`,
		`{"error":{"code":"refused","rule":"KEM-3.3","key":"kemet.no.combat-card"}}`,
		`{"do":"play","move":"pass"}`, `{"owing":[1,2]}`,
		`{"do":"play","seat":2,"move":"keep 5"}`, `{"owing":[1,2]}`,
		`{"do":"view","seat":1}`,
		`{"prompt":{"key":"kemet.prompt.council-keep"},"position":{"fight":{"sides":{"2":{"keep":"?"}}}}}`,
		`{"do":"view","seat":2}`,
		`{"prompt":{"key":"kemet.prompt.council-drop"},"moves":["drop 1","drop 2","drop 3","drop 4","drop 6"],
			"position":{"fight":{"sides":{"2":{"keep":"5"}}}}}`,
		`{"do":"play","seat":1,"move":"keep 1"}`, `{}`,
		`{"do":"play","seat":1,"move":"drop 6"}`, `{"owing":[2]}`,
		`{"do":"play","seat":2,"move":"drop 6"}`, `{"owing":[2]}`,
		`{"do":"play","seat":2,"move":"hide war-rage"}`, `{"owing":[2]}`,
		`{"do":"view","seat":1}`,
		`{"moves":[],"position":{"players":{"2":{"card_count":2,"cards":{}}},"fight":{"sides":{"2":{"keep":"?","drop":"?"}}}}}`,
		`{"do":"view","seat":"spectator"}`,
		`{"position":{"players":{"2":{"card_count":2}},"fight":{"sides":{"1":{"keep":"?","drop":"?"}}}}}`,
		`{"do":"play","seat":2,"move":"hold bronze-wall"}`, `{"owing":[2]}`,
		`{"do":"view","seat":3}`,
		`{"position":{"players":{"2":{"card_count":1,"cards":{}}},"fight":{"sides":{"2":{"keep":"5","hidden":{"war-rage":1}}}}}}`,
		`{"do":"play","seat":2,"move":"use war-rage"}`, `{"owing":[2]}`,
		`{"do":"view","seat":2}`, `{"prompt":{"key":"kemet.prompt.loser"}}`,
	)
}
