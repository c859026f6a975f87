package pharaon_test

import (
	"slices"
	"strings"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
	"ennead/scenario/scenariotest"
)

// quiet is a position without incident: round 1, the first player's turn, nobody owns anything.
const quiet = `{round: 1, first: 1, hand: null, circle: [nobles, offerings, burial, nile, artisans],
	offset: 0, clockwise: true,
	nobles: [2, 10, 12], artisans: [21, 6, 11, 26], pending: [{step: next, seat: 1}, {step: turn, seat: 1}]}`

var (
	quietly = scenariotest.New(kit.Game, func(s *pharaon.State) string {
		r := game.NewRand(0)
		gametest.Roll(s, &r)
		return quiet
	})
	given     = quietly.Given
	play, can = quietly.Play, quietly.Can
)

// legal are the texts of the legal moves of whoever owes one first.
func legal(s *pharaon.State) (texts []string) {
	for _, text := range quietly.Legal(s) {
		_, move, _ := strings.Cut(text, " ")
		texts = append(texts, move)
	}
	return texts
}

// hold writes tokens as a patch does, such as "agr: 2, silver: 1".
func hold(tokens [pharaon.Tokens]uint8) string {
	var list []string
	for k, n := range tokens {
		for range n {
			list = append(list, pharaon.TokenNames[k])
		}
	}
	slices.Sort(list)
	var words []string
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n] == list[0] {
			n++
		}
		words = append(words, list[0]+": "+string(rune('0'+n)))
		list = list[n:]
	}
	return "{" + strings.Join(words, ", ") + "}"
}
