package codec_test

import (
	"fmt"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
	"ennead/scenario/scenariotest"
)

// quietly is a position without incident, which patches change: the first site of the first round is to be activated, and each
// player holds their base cards.
var (
	quietly = scenariotest.New(kit.Game, func(players int) (*pyramidion.State, string) {
		order, hands := make([]string, players), make([]string, players)
		for seat := range players {
			order[seat] = strconv.Itoa(seat + 1)
			hands[seat] = fmt.Sprintf("%s: {hand: %s}", order[seat], baseHand(seat))
		}
		return begun(players), fmt.Sprintf("{round: 1, spread: D02, used: [D01], row: [BT01, BT02, BT03, BT04, BT05], order: [%s], "+
			"players: {%s}, pending: [%s, {step: activate, seat: 1}]}", strings.Join(order, ", "), strings.Join(hands, ", "), first)
	})
	given, patched = quietly.Given, quietly.Patched
)

// begun is a game that begins, with the game's own components.
func begun(players int) *pyramidion.State {
	s, err := kit.Game.New(game.Setup{Players: players})
	if err != nil {
		panic(err)
	}
	return s.(*pyramidion.State)
}

// first are the steps that wait while the first site of a round is played.
const first = "{step: end}, {step: reorder}, {step: site, a: 1}"

// baseHand are the names of a seat's base cards, and more, as a list for a patch.
func baseHand(seat int, more ...string) string {
	at := int(pyramidion.FirstBase) + seat*pyramidion.BaseCards
	return "[" + strings.Join(append(append([]string{}, pyramidion.CardNames[at:at+pyramidion.BaseCards]...), more...), ", ") + "]"
}

// on is the patch of a position in which seat 1 has activated a site and is to play a card there.
func on(site string) string {
	return "active: {site: " + site + ", activator: 1}, pending: [" + first + ", {step: card, seat: 1}]"
}
