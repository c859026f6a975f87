package osiris

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/scenario/scenariotest"
)

// firstTurn is a table where the first player begins the first season, as Regent.
var firstTurn = scenariotest.New(Game, func(players int) (*State, string) {
	for seed := uint64(0); ; seed++ {
		s, err := begun(game.Setup{Players: players})
		if err != nil {
			panic(err)
		}
		for r := game.NewRand(seed); s.Owing().Has(game.Nature); {
			moves := s.Moves(nil, game.Nature)
			s.Play(game.Nature, moves[r.Intn(len(moves))], nil)
		}
		if s.Regent == 0 && s.Deck.Has(1) && s.Deck.Has(2) && s.Deck.Has(17) && s.Player[0].Workers[Farmer] > 0 && s.Player[0].Workers[FarmForeman] == 0 {
			return s, "{season: 1}"
		}
	}
})

// Every position that could not be reached is refused with an error that names the place.
func TestBadPositions(t *testing.T) {
	const turn = "{step: turn, seat: 2}, {step: end-turn, seat: 1}"
	gametest.BadPositions(t, firstTurn.Patched, []gametest.BadPosition{
		{3, "{sun: 1}", "sun"},
		{3, "{for: 1}", "for: a masked position cannot be loaded"},
		{3, "{season: 5}", "season: 5 is not within 0 and 4"},
		{3, "{season: 0}", "pending: turn: does not fit"},
		{3, "{season: 2}", "blocked: are 1 in season 2, not 0"},
		{3, "{regent: 4}", "regent: 4 is not within 1 and 3"},
		{3, "{regent: 0}", "regent: does not go with the steps"},
		{3, "{blocked: [RB6]}", `blocked: "RB6" is not known here`},
		{3, "{blocked: [RB1]}", "blocked: are 0 in season 1, not 1"},
		{3, "{bonus: RB1}", "bonus: is the first one's to withdraw"},
		{3, "{complete: [pylon]}", "complete: pylon: does not go with what is built"},
		{3, "{wages: {grain: 15}}", "grain are about, there are 20"},
		{3, "{wages: {grain: 31}}", "wages grain: 31 is not within 0 and 30"},
		{3, "{market: {MK5: {}}}", `market: "MK5" is not known here`},
		{3, "{market: {MK1: {mud: 1}}}", `market: MK1: "mud" is not known here`},
		{3, "{hire: {farmer: 5}}", "there are only 4 of the farmer"},
		{3, "{hire: null}", "2 workers are left in the bag, not 6"},
		{3, "{workers: {F6: {worker: farmer, owner: 1}}}", "workers: F6 is not on the board"},
		{3, "{workers: {F1: {worker: farmer, owner: 0}}}", "workers: F1: is nobody's"},
		{3, "{workers: {F1: {worker: mason, owner: 1}}}", `workers: F1: "mason" is not known here`},
		{3, "{camels: {CVT: 1, CVB: 0}}", "camels: CVT: its leader has no worker there"},
		{3, "{camels: {CVB: 1}}", "camels: CVB: neutral ones lie where they did"},
		{3, "{camels: {CVX: 1}}", `camels: "CVX" is not known here`},
		{3, "{monuments: {F1a: {monument: obelisk, owner: 1}}}", "monuments: F1a: no obelisk can stand there"},
		{3, "{monuments: {Q1b: {monument: obelisk, owner: 1}}}", "monuments: Q1b: neutral ones stand where they did"},
		{3, "{monuments: {F1a: {monument: sphinx, owner: 1, second: 2}}}", "monuments: F1a: second: only obelisks"},
		{2, "{plans: {PO1: {owner: 0}, PO2: {owner: 0}}}", "plans: with two governors one cartouche of each kind is reserved"},
		{3, "{plans: {PO4: {owner: 1}}}", "plans: PO4 is not on the board"},
		{3, "{plans: {PO1: {owner: 1, kept: true}}}", "plans: those kept by seat 1: Horus keeps them"},
		{3, "{spent: [CC26]}", "spent: there are others"},
		{3, "{spent: [CC01], cards: [CC01]}", "cards: CC01 is in two places"},
		{3, "{cards: [CC01, CC02]}", "cards: 0 lie there, not 2"},
		{3, "{cards: [CC02, CC01]}", "cards: of the game, the lower ones first"},
		{3, `{cards: ["?"]}`, "cards: ? is no card; a masked position cannot be loaded"},
		{3, "{turn: {}}", "turn: says nothing"},
		{3, "{turn: {worker: farmer-foreman}}", "pending: act: does not fit"},
		{3, "{turn: {at: 41}}", "turn: at: 41 is not within 0 and 40"},

		{3, "{players: []}", "players: there are 3, not 0"},
		{3, "{players: {1: {hidden: true}}}", "players: 1: hidden, idle, closed: a masked position"},
		{3, "{players: {1: {closed: 1}}}", "players: 1: hidden, idle, closed: a masked position"},
		{3, "{players: {1: {workers: {farmer: 31}}}}", "players: 1: workers farmer: 31"},
		{3, "{players: {1: {cards: [CC01, CC01]}}}", "players: 1: cards: CC01 comes twice"},
		{3, "{players: {1: {known: {1: [CC01]}}}}", `players: 1: known: "1" is no other seat`},
		{3, "{players: {1: {cards: [CC01], known: {2: [CC02]}}}}", "players: 1: known: are cards of the hand"},
		{3, "{players: {1: {played: [horus]}}}", "players: 1: played: is still there"},
		{3, "{players: {1: {blessings: []}}}", "players: 1: blessings: none has left the game in the first season"},
		{3, "{players: {1: {lost: {pylon: 1}}}}", "players: 1: lost: nothing has left the game"},
		{3, "{players: {1: {lost: {pylon: 3}}}}", "players: 1: has 2 pieces pylon, not 3"},
		{3, "{players: {2: {order: 1}}}", "bonus: is the first one's to withdraw"},
		{3, "{players: {2: {order: 2}}, bonus: RB1, blocked: [RB1]}", "players: 2: order: 2 is nobody's or another's"},
		{3, "{players: {1: {order: 1}}, bonus: RB1, blocked: [RB1]}", "pending: act: does not fit"},
		{3, "{players: {1: {did: [other]}}}", "players: 1: did: other is no action"},
		{3, "{players: {1: {didBefore: [plan]}}}", "players: 1: didBefore: no season is over"},
		{3, "{players: {1: {vp: {luck: 1}}}}", `players: 1: vp: "luck" is not known`},
		{3, "{players: {1: {vp: {rows: 2}}}}", "players: 1: vp: lots are scored at the end"},
		{3, "{players: {1: {vp: {glory: 91}}}}", "players: 1: vp glory: 91"},

		{3, "{pending: []}", "season: 1 is not the last one"},
		{3, "{pending: [{step: fly}]}", `pending: "fly" is no step`},
		{3, "{pending: [{step: act, seat: 1}]}", `pending: act does not wait on ""`},
		{3, "{pending: [{step: turn, seat: 2}]}", "pending: nobody is on turn"},
		{3, "{pending: [{step: turn, seat: 3}, {step: end-turn, seat: 1}, {step: act, seat: 1}]}", "pending: end-turn: does not fit"},
		{3, "{pending: [" + turn + ", {step: act, seat: 2}]}", "pending: act: does not fit"},
		{3, "{pending: [" + turn + ", {step: where, seat: 1, b: 3}]}", "pending: where: does not fit"},
		{3, "{pending: [" + turn + ", {step: where, seat: 1}], turn: {worker: farmer-foreman}}", "pending: where: does not fit"},
		{3, "{pending: [" + turn + ", {step: pay, seat: 1, a: 2}]}", "pending: pay: does not fit"},
		{3, "{pending: [" + turn + ", {step: share, seat: 1, a: 24}]}", "pending: share: does not fit"},
		{3, "{pending: [" + turn + ", {step: share, seat: 1, a: 25}], workers: {C2: {worker: farmer, owner: 1}}, players: {1: {workers: {farmer: 0}}}}", "cards: 2 lie there, not 0"},
		{3, "{pending: [" + turn + ", {step: fee, seat: 1, a: 1, b: 36}]}", "pending: fee: does not fit"},
		{3, "{pending: [" + turn + ", {step: study, seat: 1}]}", "cards: 2 lie there, not 0"},
		{3, "{pending: [" + turn + ", {step: bonus, seat: 1, a: 1}]}", "pending: bonus: does not fit"},
		{3, "{pending: [" + turn + ", {step: keep, seat: 1}]}", "pending: keep: does not fit"},
		{3, "{pending: [" + turn + ", {step: build, seat: 1, b: 1}]}", "pending: build: does not fit"},
		{3, "{plans: {PO1: {owner: 1}}, players: {1: {cards: [CC01]}}, turn: {card: CC01}, pending: [" + turn + ", {step: build, seat: 1, b: 1}]}", "pending: build: there is nothing to choose (OSI-14.2)"},
		{3, "{pending: [" + turn + ", {step: spent, seat: 1, a: 1}, {step: draw, seat: 1, a: 3, b: 1}]}", "pending: spent: does not fit"},
		{3, "{pending: [" + turn + ", {step: spent, seat: 1, a: 17}, {step: draw, seat: 1, a: 3, b: 3}]}", "pending: draw: does not fit"},
		{3, "{pending: [" + turn + ", {step: draw, seat: 1, b: 1}]}", "pending: draw: does not fit"},
		{3, "{pending: [{step: ready, seat: 1}, {step: pool, seat: 1, b: 4}]}", "hire: 0 workers are drawn by now"},
		{3, "{pending: [{step: season, seat: 1}]}", "pending: season: does not fit"},
		{3, "{pending: [{step: clean, seat: 1}]}", `pending: clean does not wait on ""`},
	})
}

// What stands in the book is what could have been said.
func TestBadBooks(t *testing.T) {
	gametest.BadPositions(t, firstTurn.Patched, []gametest.BadPosition{
		{3, "{book: {}}", "book: nothing stands in it"},
		{3, "{book: {drafts: {4: {to: 1}}}}", `book: drafts: "4" is not known here`},
		{3, "{book: {drafts: {1: {to: 1}}}}", "book: drafts: 1: to: is the author"},
		{3, "{book: {drafts: {1: {}}}}", "book: drafts: 1: says nothing"},
		{3, "{book: {drafts: {1: {give: {any: 1}}}}}", "book: drafts: what is given has a name"},
		{3, "{book: {drafts: {1: {give: {}}}}}", "book: drafts: 1: give: nothing is in it"},
		{3, "{book: {drafts: {1: {want: {some: 1}}}}}", "book: drafts: 1: want: some: a masked position"},
		{3, "{book: {drafts: {1: {want: {tokens: {grain: 21}}}}}}", "book: drafts: 1: want: tokens grain: 21"},
		{3, "{book: {drafts: {1: {want: {workers: {farmer: 5}}}}}}", "there are only 4 of the farmer"},
		{3, "{book: {drafts: {1: {give: {cards: [CC01], open: [CC02]}}}}}", "book: drafts: 1: give: open: are not among the cards"},
		{3, "{book: {drafts: {1: {want: {kinds: {ferryman: 2}}}}}}", "kinds: ferryman: 2 is not within 1 and 1"},
		{3, "{book: {drafts: {1: {want: {cards: [CC01], open: [CC01]}}}}}", "what is wanted is not shown"},
		{3, "{book: {offers: [{from: 1, to: 1, number: 1, want: {any: 1}}]}}", "book: offers: 1 to 1: to: is the author"},
		{3, "{book: {offers: [{from: 1, to: 2, number: 100, want: {any: 1}}]}}", "book: offers: 1 to 2: number: 100"},
		{3, "{book: {offers: [{from: 1, to: 2, number: 1}]}}", "book: offers: 1 to 2: gives nothing and wants nothing"},
		{3, "{book: {offers: [{from: 1, to: 2, number: 1, want: {any: 1}}]}}", "book: last: an offer has been made"},
		{3, "{book: {offers: [{from: 1, to: 2, number: 1, give: {any: 1}}], last: [{from: 1, to: 2, n: 1}]}}", "what is given has a name"},
		{3, "{book: {offers: [{from: 1, to: 2, number: 1, want: {any: 1}}, {from: 1, to: 2, number: 1, want: {any: 2}}]}}", "number: comes twice"},
		{3, "{book: {bribes: [{from: 2, number: 1, if: 3, give: {tokens: {grain: 1}}}]}}", "book: bribes: nobody else shares the cards of a visit"},
		{3, "{book: {bribes: [{from: 2, number: 4, if: 3, give: {tokens: {grain: 1}}}]}}", "book: bribes: 2: number: 4"},
		{3, "{book: {bribes: [{from: 2, number: 1, if: 0, give: {tokens: {grain: 1}}}]}}", "book: bribes: 2: if: is nobody"},
		{3, "{book: {bribes: [{from: 2, number: 1, if: 3, give: null}]}}", "book: bribes: 2: gives nothing"},
		{3, "{book: {promises: [{from: 1, to: 2, number: 1, action: fly}]}}", `book: promises: 1 to 2: action: "fly" is not known`},
		{3, "{book: {promises: [{from: 1, to: 2, number: 1, season: 5}]}}", "book: promises: 1 to 2: season: 5"},
		{3, "{book: {promises: [{from: 1, to: 2, number: 1}]}}", "book: lastWord: a promise has been made"},
		{3, "{book: {kept: [{from: 1, to: 2, n: 1}]}}", "book: lastWord: a promise has been marked"},
		{3, "{book: {last: [{from: 1, to: 1, n: 1}]}}", "book: last: to: is the author"},
		{3, "{book: {entries: {1: 21}}}", "book: entries: 1: 21 is not within 1 and 20"},
	})
}

// What is no position at all.
func TestHostilePositions(t *testing.T) {
	hiding := firstTurn.Given(t, 3, "{}")
	gametest.HostilePositions(t, Game, hiding, `{"monuments":{"F1a":null}}`, `{"turn":{}}`, `{"market":{"MK1":null}}`, `{"book":{"offers":[null]}}`)
}
