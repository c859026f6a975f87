package arena_test

import (
	"flag"
	"strings"
	"testing"
)

var duel = flag.String("duel", "", "two or more bots to match, as in 'mcts:100 greedy'")
var duelGame = flag.String("game", "pharaon", "the game: pharaon or kemet")
var duelGames = flag.Int("games", 60, "games for each number of players")
var duelPlayers = flag.String("players", "2 3 4", "numbers of players")

// TestDuel measures any bots against each other, and at Kemet reports what they do:
//
//	go test ./arena -run TestDuel -v -game kemet -duel 'mcts:400 mcts:400/depth=8' -games 100
func TestDuel(t *testing.T) {
	if *duel == "" {
		t.Skip("no -duel given")
	}
	for players := range strings.FieldsSeq(*duelPlayers) {
		var deeds chronicle
		c := pharaohs(t, int(players[0]-'0'), *duelGames, strings.Fields(*duel)...)
		if *duelGame == "kemet" {
			c = gods(t, int(players[0]-'0'), *duelGames, strings.Fields(*duel)...)
			c.Record = deeds.read
		}
		r := run(t, c)
		for _, b := range r.Bots {
			t.Logf("%s players: %-32s wins %.3f [%.3f %.3f]  score %6.1f  rank %.2f  margin %+6.2f [%+6.2f %+6.2f]",
				players,
				b.Bot, b.WinRate, b.WinRateCI95[0], b.WinRateCI95[1], b.ScoreMean, b.RankMean, b.Margin,
				b.MarginCI95[0], b.MarginCI95[1])
		}
		t.Logf("%s players: %.1f s, %.0f choices/s", players, r.Seconds, r.ChoicesPerSecond)
		if deeds.rounds != nil {
			deeds.log(t)
		}
	}
}
