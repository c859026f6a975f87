package kemet

import (
	"testing"

	"ennead/game"
	"ennead/game/flow"
	"ennead/internal/locale/localetest"
)

// sayThings says the names of everything there is, of both sides of the board too.
func sayThings(s *localetest.Speaker) {
	s.Terms(colours, colourTerm)
	s.Terms(cardKinds, cardTerm)
	s.Terms(beastCount, beastTerm)
	s.Terms(battleCount+1, battleTerm)
	s.Terms(tileCount, tileTerm)
	s.Terms(actionCount, actionTerm)
	s.Terms(maxSpaces, spaceTerm)
	for _, name := range actNames {
		s.Key("kemet.token." + name)
	}
	for _, name := range goldenNames {
		s.Key("kemet.golden." + name)
	}
}

// sayCards says what any tile, creature or card could say, whatever the components are.
func sayCards(s *localetest.Speaker, c Components) {
	for p := range powerCount {
		for n := range 3 {
			c.Tiles[0] = Tile{Powers: [2]Power{p, powerCount}, N: [2]int{n, 0}}
			s.Say(c.TileText(0))
		}
	}
	c.Tiles[0].Powers = [2]Power{PowerBeast, PowerBoon}
	s.Say(c.TileText(0))
	c.Beasts[0] = Beast{Land: 1, Strength: 2, Damage: 1, Defence: 2, IgnoresWalls: true, Cancels: true}
	s.Say(c.BeastText(0))
	c.Beasts[0] = Beast{}
	s.Say(c.BeastText(0))
	for e := range cardKeys {
		for n := range 3 {
			c.Cards[0] = Card{Effect: CardEffect(e), N: n}
			s.Say(c.CardText(0))
		}
	}
	s.Say(c.CardText(game.Unknown))
	s.Say(c.BattleText(1))
	s.Say(c.BattleText(game.Unknown))
	s.Say(PriceText(0))
	s.Say(PriceText(1))
}

// sayRefusals says every row of the table.
func sayRefusals(t *testing.T, s *localetest.Speaker, state *State) {
	t.Helper()
	for i, row := range refusals.Rows {
		if row.Key != "" {
			s.Say(refusals.Say(against{State: state, Move: game.Move{Verb: vToken, A: 1}, Reason: reason{No: flow.No(i)}}, "").Message)
		} else if flow.No(i) > flow.NotNow {
			t.Errorf("refusal %d has no words", i)
		}
	}
}

// sayEvents says every row of the table, and whatever is told in several ways.
func sayEvents(s *localetest.Speaker, state *State) {
	for kind := range told {
		s.Say(state.Tell(game.Event{Kind: uint8(kind)}))
		s.Say(state.Tell(game.Event{Kind: uint8(kind), A: 1, B: 1, C: 1, D: 1}))
		s.Say(state.Tell(game.Event{Kind: uint8(kind), A: 1, C: vLand}))
	}
	for why := range gains {
		s.Say(state.Tell(game.Event{Kind: evPrayer, A: 1, B: uint8(why)}))
	}
	for _, kind := range []uint8{evDrew, evRemoved, evShown, evSaw} {
		s.Say(state.Tell(game.Event{Kind: kind}.For(game.Spectator)))
		s.Say(state.Tell(game.Event{Kind: kind, Seen: game.Seat(1).Set()}.For(game.Spectator)))
	}
}

// Every message of the rules has words in both languages with the parameters they want, and no word
// of the catalogues is said by nobody.
func TestWords(t *testing.T) {
	s := localetest.New(t, Game, Words)
	data, err := own()
	if err != nil {
		t.Fatal(err)
	}
	sayThings(s)
	sayCards(s, *data)
	state := start(t, 3)
	sayRefusals(t, s, state)
	sayEvents(s, state)
	s.Play(setups(), 8)
	s.Unsaid()
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, Game, Words)
	own, err := components(nil)
	if err != nil {
		t.Fatal(err)
	}
	state := &State{Data: own}
	s.Reads(state.Tell(game.Event{Kind: evStep, Seat: 0, A: 1, B: 8, C: vLand}),
		"Anna moves 1 unit to: Small western Temple", "Anna avance 1 Unité (Petit Temple de la rive ouest)")
	s.Reads(state.Tell(game.Event{Kind: evWon, Seat: 1, A: 9, B: 12, C: 1}),
		"Player 2 wins the combat, Strength 12 against 9", "Joueur 2 gagne le Combat, Force 12 contre 9")
	if told := state.Tell(game.Event{Kind: evPrayer, A: 3, B: gainTemples}); told.Rule != "KEM-7.4" {
		t.Errorf("PP of temples rest on %s, not on KEM-7.4", told.Rule)
	}
	s.Reads(state.Tell(game.Event{Kind: evPrayer, Seat: 0, A: 3, B: gainTemples}), "Anna gains 3\u00a0PP for temples", "Anna gagne 3\u00a0PP pour ses Temples")
	s.Reads(state.Tell(game.Event{Kind: evLost, Seat: 1, A: 3, B: 0}),
		"Player 2 loses 3 units (City 1, district 1)", "Joueur 2 perd 3 Unités (Cité 1, Quartier 1)")
	s.Reads(state.Tell(game.Event{Kind: evDrew, Seat: 0, A: game.Unknown}), "Anna draws a DI card", "Anna pioche une carte\u00a0ID")
	s.Reads(own.TileText(0), "+1 Strength when attacking", "+1 Force en attaque")
	s.Reads(own.TileText(5), "replace one of your battle cards with a special one (Strength 3, Damage 3, Defence 0)",
		"échangez une de vos cartes Combat contre une carte spéciale (Force 3, Dégâts 3, Défense 0)")
	s.Reads(own.TileText(46), "+1 land movement, +2 Strength, 1 more DI card each Night",
		"+1 Mouvement terrestre, +2 Force, 1 carte\u00a0ID de plus chaque Nuit")
	s.Reads(own.CardText(8), "place up to 2 units for free", "placez jusqu’à 2 Unités gratuitement")
}

func TestFrenchSpaces(t *testing.T) { localetest.FrenchSpaces(t, Words) }
