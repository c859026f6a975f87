package pyramidion_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
	"ennead/scenario/scenariotest"
)

// quietly is a position without incident: seat n is n-th in the play order and holds its base cards alone, nothing lies
// or stands on the sites, BT01 to BT05 are in the row, and seat 1 is to activate the first site of the first round.
var (
	quietly = scenariotest.New(kit.Game, func(s *pyramidion.State) string {
		var order, hands []string
		for seat := range s.Seats() {
			order = append(order, strconv.Itoa(seat+1))
			hands = append(hands, fmt.Sprintf("%d: {hand: %s}", seat+1, baseHand(seat)))
		}
		return fmt.Sprintf("{round: 1, spread: D02, used: [D01], row: [BT01, BT02, BT03, BT04, BT05], order: [%s], "+
			"players: {%s}, "+
			"pending: [%s, {step: activate, seat: 1}]}", strings.Join(order, ", "), strings.Join(hands, ", "), first)
	})
	given, patched = quietly.Given, quietly.Patched
	play           = quietly.Play
	refused, only  = quietly.Refused, quietly.Only
)

// first are the steps that wait while the first site of a round is played.
const first = "{step: end}, {step: reorder}, {step: site, a: 1}"

// baseHand are the names of a seat's base cards, and more, as a list for a patch.
func baseHand(seat int, more ...string) string {
	at := int(pyramidion.FirstBase) + seat*pyramidion.BaseCards
	hand := slices.Concat(pyramidion.CardNames[at:at+pyramidion.BaseCards], more)
	return "[" + strings.Join(hand, ", ") + "]"
}

// on is the patch of a position in which seat 1 has activated a site and is to play a card there.
func on(site string) string {
	return "active: {site: " + site + ", activator: 1}, pending: [" + first + ", {step: card, seat: 1}]"
}

// card is a card by its name.
func card(t testing.TB, name string) pyramidion.Card {
	t.Helper()
	m, err := pyramidion.Lexicon.Parse("play " + name)
	if err != nil {
		t.Fatal(err)
	}
	return pyramidion.Card(m.A)
}

// happened are the events of a kind.
func happened(events []game.Event, kind uint8) (those []game.Event) {
	for _, e := range events {
		if e.Kind == kind {
			those = append(those, e)
		}
	}
	return those
}

// played plays random moves until the state is as wanted; it is nil if the game is over before.
func played(t testing.TB, setup game.Setup, seed uint64, wanted func(s *pyramidion.State) bool) *pyramidion.State {
	t.Helper()
	return gametest.Reach(t, kit.Game, setup, seed, wanted)
}

// begun is a game that begins.
func begun(setup game.Setup) (*pyramidion.State, error) {
	s, err := kit.Game.New(setup)
	if err != nil {
		return nil, err
	}
	return s.(*pyramidion.State), nil
}

// ownData are the game's own components.
func ownData() *pyramidion.Components {
	s, err := begun(game.Setup{Players: 2})
	if err != nil {
		panic(err)
	}
	return s.Data
}
