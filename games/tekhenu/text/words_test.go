package text_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
	"ennead/games/tekhenu/text"
	"ennead/internal/locale/localetest"
)

// sayEvents says every row of the table, whatever its numbers are.
func sayEvents(s *localetest.Speaker, state game.State) {
	s.Events(state, len(text.EventText), game.Event{A: 1, B: 1}, game.Event{A: 1, B: 1, C: 1, D: 1})
	for _, kind := range []uint8{tekhenu.EvDealt, tekhenu.EvKeptDecree} {
		s.Say(kit.Game.Tell(state, game.Event{Kind: kind, A: game.Unknown, B: game.Unknown}))
	}
	for _, e := range []game.Event{
		{Kind: tekhenu.EvDeben}, {Kind: tekhenu.EvBotSite, A: tekhenu.FirstPeopleSite},
		{Kind: tekhenu.EvBotSite, A: tekhenu.FirstPeopleSite + 3}, {Kind: tekhenu.EvBotDistrict, D: 1},
		{Kind: tekhenu.EvPlan, A: tekhenu.BotTiles},
	} {
		s.Say(kit.Game.Tell(state, e))
	}
	for why := range text.Whys {
		s.Say(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvBotDie, D: uint8(why)}))
	}
}

// Every message of the rules has words in both languages with the parameters they want.
func TestWords(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*tekhenu.State](t, kit.Game, game.Setup{Players: 3})
	localetest.Refusals(s, &text.Refusals, text.Against{})
	sayEvents(s, state)
	s.Play([]game.Setup{gametest.With(1, "level=hard"), {Players: 2}, {Players: 4}}, 4)
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*tekhenu.State](t, kit.Game, game.Setup{Players: 1})
	s.Reads(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvBotDie, Seat: 0, A: 1, B: 2, C: 5,
		D: uint8(tekhenu.ByPure)}),
		"Anna takes the white 5 of Ra: of several, the pure one",
		"Anna prend le dé blanc 5 chez Râ\u00a0: parmi plusieurs, le Pur")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvKeptDecree, Seat: 0, A: game.Unknown, B: game.Unknown}),
		"Anna keeps a Decree and puts the other under the deck",
		"Anna garde un Décret et glisse l’autre sous la pioche")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvBalance, Seat: 0, A: 4, B: 1}),
		"The scales of Anna show −4", "Équilibre d’Anna\u00a0: −4")
	for players, want := range map[int][2]string{ // TEK-9.8, TEK-9.10
		2: {"place of Ra: 1 Gold whenever anybody acts there",
			"emplacement du dieu Râ\u00a0: 1 Or à chaque action de ce dieu"},
		3: {"place of Ra: 1 Gold whenever others act there",
			"emplacement du dieu Râ\u00a0: 1 Or quand un autre joueur effectue cette action"},
	} {
		state := gametest.Begin[*tekhenu.State](t, kit.Game, game.Setup{Players: players})
		state.Slot[tekhenu.Ra] = 3
		s.Reads(kit.Game.Label(state, 0, game.Move{Verb: tekhenu.VSite, A: tekhenu.FirstGodSite + 3*uint8(tekhenu.Ra)}),
			want[0], want[1])
	}
}
