package text_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/codec"
	"ennead/games/kemet/kit"
	"ennead/games/kemet/text"
	"ennead/internal/locale/localetest"
)

// sayThings says the names of everything there is, of both sides of the board too.
func sayThings(s *localetest.Speaker) {
	s.Terms(kemet.Colours, text.ColourTerm)
	s.Terms(kemet.CardKinds, text.CardTerm)
	s.Terms(kemet.BeastCount, text.BeastTerm)
	s.Terms(kemet.BattleCount+1, text.BattleTerm)
	s.Terms(kemet.TileCount, text.TileTerm)
	s.Terms(kemet.ActionCount, text.ActionTerm)
	s.Terms(kemet.MaxSeats, func(seat uint8) game.Term { return text.God(game.Seat(seat)) })
	for _, side := range []kemet.Board{{Side: "A", Cities: 4}, {Side: "B", Cities: 5}} {
		s.Terms(side.Cities, func(city uint8) game.Term { return text.City(&side, city) })
	}
	s.Terms(kemet.MaxSpaces, text.SpaceTerm)
	for _, name := range kemet.ActNames {
		s.Key("kemet.token." + name)
	}
	for _, kind := range new(kemet.State).Windows() {
		s.Key("kemet.window." + kind)
	}
	for _, name := range kemet.GoldenNames {
		s.Key("kemet.golden." + name)
	}
}

// sayCards says what any tile, creature or card could say, whatever the components are.
func sayCards(s *localetest.Speaker, c kemet.Components) {
	for p := range kemet.PowerCount {
		for n := range 3 {
			c.Tiles[0] = kemet.Tile{Powers: [2]kemet.Power{p, kemet.PowerCount}, N: [2]int{n, 0}}
			s.Say(text.TileText(&c, 0))
		}
	}
	c.Tiles[0].Powers = [2]kemet.Power{kemet.PowerBeast, kemet.PowerBoon}
	s.Say(text.TileText(&c, 0))
	c.Beasts[0] = kemet.Beast{Land: 1, Strength: 2, Damage: 1, Defence: 2, IgnoresWalls: true, Cancels: true}
	s.Say(text.BeastText(&c, 0))
	c.Beasts[0] = kemet.Beast{}
	s.Say(text.BeastText(&c, 0))
	for e := range text.CardKeys {
		for n := range 3 {
			c.Cards[0] = kemet.Card{Effect: kemet.CardEffect(e), N: n}
			s.Say(text.CardText(&c, 0))
		}
	}
	s.Say(text.CardText(&c, game.Unknown))
	s.Say(text.BattleText(&c, 1))
	s.Say(text.BattleText(&c, game.Unknown))
	s.Say(text.PriceText(0))
	s.Say(text.PriceText(1))
}

// sayEvents says what is told in several ways.
func sayEvents(s *localetest.Speaker, state *kemet.State) {
	s.Events(state, len(text.EventText), game.Event{}, game.Event{A: 1, B: 1, C: 1, D: 1},
		game.Event{A: 1, C: kemet.VLand})
	for why := range text.Gains {
		s.Say(kit.Game.Tell(state, game.Event{Kind: kemet.EvPrayer, A: 1, B: uint8(why)}))
	}
	for _, kind := range []uint8{kemet.EvDrew, kemet.EvRemoved, kemet.EvShown, kemet.EvSaw} {
		s.Say(kit.Game.Tell(state, game.Event{Kind: kind}.For(game.Spectator)))
		s.Say(kit.Game.Tell(state, game.Event{Kind: kind, Audience: game.Seat(1).Set()}.For(game.Spectator)))
	}
}

// sayYields says what chance seldom leads to.
func sayYields(t *testing.T, s *localetest.Speaker) {
	for _, set := range []func(s *kemet.State, me *kemet.Player){
		func(*kemet.State, *kemet.Player) {},
		func(s *kemet.State, me *kemet.Player) {
			data := *s.Data
			data.Limit.Troop = 0
			s.Data, me.Prayer, me.Level, s.Player[1].Tiles = &data, 11, [3]uint8{4, 4, 4}, ^kemet.Tiles(0)>>16
			s.Units[1][s.District(0, 0)] = 1
		},
	} {
		state := bare(t, set)
		for a := range kemet.ActBuySapphire + 1 {
			s.Say(text.Yield(state, 0, a))
		}
		s.Say(text.Opens(state, 0, kemet.Ruby, kemet.TopLevel))
	}
	s.Say(game.Say("", "kemet.yield.move-stuck"))
}

// Every message of the rules has words in both languages with the parameters they want, and no word
// of the catalogues is said by nobody.
func TestWords(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	data, err := codec.Own()
	if err != nil {
		t.Fatal(err)
	}
	sayThings(s)
	sayCards(s, *data)
	state := gametest.Begin[*kemet.State](t, kit.Game, game.Setup{Players: 3})
	localetest.Refusals(s, &text.Refusals, text.Against{State: state, Move: game.Move{Verb: kemet.VToken, A: 1}})
	sayEvents(s, state)
	sayYields(t, s)
	s.Play(gametest.Tables(kit.Game), 8)
	s.Unsaid()
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	own, err := codec.Own()
	if err != nil {
		t.Fatal(err)
	}
	state := &kemet.State{Data: own, Count: 5}
	s.Reads(kit.Game.Tell(state, game.Event{Kind: kemet.EvCity, Seat: 1, A: 4}),
		"Player 2 receives Thebes, the city of Horus", "Joueur 2 reçoit Thèbes, la Cité d’Horus")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: kemet.EvStep, Seat: 0, A: 1, B: 8, C: kemet.VLand}),
		"Anna moves 1 unit to: Small western Temple", "Anna avance 1 Unité (Petit Temple de la rive ouest)")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: kemet.EvWon, Seat: 1, A: 9, B: 12, C: 1}),
		"Player 2 wins the combat, Strength 12 against 9", "Joueur 2 gagne le Combat, Force 12 contre 9")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: kemet.EvPyramid, Seat: 1, A: uint8(kemet.Diamond), B: 2}),
		"Player 2 raises their diamond pyramid to level 2 (Memphis, district 1)",
		"Joueur 2 fait passer sa Pyramide diamant au niveau 2 (Memphis, Quartier 1)")
	if eventText := kit.Game.Tell(state, game.Event{Kind: kemet.EvPrayer, A: 3,
		B: uint8(kemet.GainTemples)}); eventText.Rule != "KEM-7.4" {
		t.Errorf("PP of temples rest on %s, not on KEM-7.4", eventText.Rule)
	}
	s.Reads(kit.Game.Tell(state, game.Event{Kind: kemet.EvPrayer, Seat: 0, A: 3, B: uint8(kemet.GainTemples)}),
		"Anna gains 3\u00a0PP for temples", "Anna gagne 3\u00a0PP pour ses Temples")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: kemet.EvLost, Seat: 1, A: 3, B: 0}),
		"Player 2 loses 3 units (Memphis, district 1)", "Joueur 2 perd 3 Unités (Memphis, Quartier 1)")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: kemet.EvDrew, Seat: 0, A: game.Unknown}), "Anna draws a DI card",
		"Anna pioche une carte\u00a0ID")
	s.Reads(text.TileText(own, 0), "+1 Strength when attacking", "+1 Force en attaque")
	s.Reads(text.TileText(own, 5),
		"replace one of your battle cards with a special one (Strength 3, Damage 3, Defence 0)",
		"échangez une de vos cartes Combat contre une carte spéciale (Force 3, Dégâts 3, Défense 0)")
	s.Reads(text.TileText(own, 46), "+1 land movement, +2 Strength, 1 more DI card each Night",
		"+1 Mouvement terrestre, +2 Force, 1 carte\u00a0ID de plus chaque Nuit")
	s.Reads(text.CardText(own, 8), "place up to 2 units for free", "placez jusqu’à 2 Unités gratuitement")
}
