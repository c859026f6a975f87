package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
	"ennead/scenario/scenariotest"
)

// firstTurn is a table where the first player begins the first season, as Regent.
var firstTurn = scenariotest.New(kit.Game, func(s *osiris.State) string {
	start := *s
	for seed := uint64(0); ; seed++ {
		*s = start
		for r := game.NewRand(seed); s.Owing().Has(game.Nature); {
			moves := s.Moves(nil, game.Nature)
			s.Play(game.Nature, moves[r.Intn(len(moves))], nil)
		}
		if s.Regent == 0 && s.Deck.Has(1) && s.Deck.Has(2) && s.Deck.Has(17) &&
			s.Player[0].Workers[osiris.Farmer] > 0 && s.Player[0].Workers[osiris.FarmForeman] == 0 {
			return "{season: 1}"
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
		{3, "{season: 0}",
			`/pending/0: "turn" of seat 2 with a 0 and b 0` + gametest.NoneFits + `(OSI-3.2)`},
		{3, "{season: 2}", "/blocked: 0 boxes; in season 2 with 0 withdrawn 1 would fit (OSI-8.1)"},
		{3, "{regent: 4}", "regent: 4 is not within 1 and 3"},
		{3, "{regent: 0}", "/regent: is 0; 0 fits while the Regent is drawn, else a seat (OSI-2.1.7)"},
		{3, "{blocked: [RB6]}", `blocked/0: "RB6" is not known here`},
		{3, "{blocked: [RB1]}", "/blocked: 1 boxes; in season 1 with 0 withdrawn 0 would fit (OSI-8.1)"},
		{3, "{bonus: RB1}", `/bonus: is of the first to withdraw, and nobody has; "" would fit (OSI-5.10.4)`},
		{3, "{complete: [pylon]}",
			"/complete: pylon is listed if a governor has built all 2 of them, and only then (OSI-5.7.8)"},
		{3, "{wages: {grain: 15}}", "/players: with the piles there are 21 grain; at most 20 would fit (OSI-0.3)"},
		{3, "{wages: {grain: 31}}", "/wages/grain: 31 is not within 0 and 30"},
		{3, "{market: {MK5: {}}}", `market: "MK5" is not known here`},
		{3, "{market: {MK1: {mud: 1}}}", `/market/MK1: "mud" is not known here`},
		{3, "{hire: {farmer: 5}}",
			"/workers: with those behind screens and on the cartouche there are over 4 of farmer (OSI-0.3)"},
		{3, "{hire: null}",
			"/hire: with those behind screens and on the board 6 are left in the bag; 2 would fit (OSI-4.4)"},
		{3, "{workers: {F6: {worker: farmer, owner: 1}}}",
			"/workers/F6: is not on the board; the places of the components are (OSI-1.4)"},
		{3, "{workers: {F1: {worker: farmer, owner: 0}}}",
			"/workers/F1/owner: is nobody; a governor placed the worker (OSI-5.0.3)"},
		{3, "{workers: {F1: {worker: mason, owner: 1}}}", `/workers/F1/worker: "mason" is not known here`},
		{3, "{camels: {CVT: 1, CVB: 0}}", "/camels/CVT: seat 1 leads and has no worker there (OSI-5.3.2)"},
		{3, "{camels: {CVB: 1}}", "/camels/CVB: neutral ones lie where they did at the beginning (OSI-2.2.2)"},
		{3, "{camels: {CVX: 1}}", `camels: "CVX" is not known here`},
		{3, "{monuments: {F1a: {monument: obelisk, owner: 1}}}",
			"/monuments/F1a/monument: no obelisk can stand there (OSI-5.7.2)"},
		{3, "{monuments: {Q1b: {monument: obelisk, owner: 1}}}",
			"/monuments/Q1b: neutral ones stand where they did at the beginning (OSI-2.2.1, OSI-2.3.1)"},
		{3, "{monuments: {F1a: {monument: sphinx, owner: 1, second: 2}}}",
			"/monuments/F1a/second: stands on a sphinx; only obelisks stand on one another (OSI-11.1)"},
		{2, "{plans: {PO1: {owner: 0}, PO2: {owner: 0}}}",
			"/plans: 2 cartouches are reserved for obelisk; with 2 governors 1 would fit (OSI-2.3.3)"},
		{3, "{plans: {PO4: {owner: 1}}}",
			"/plans/PO4: is not on the board; the cartouches of the components are (OSI-1.4)"},
		{3, "{plans: {PO1: {owner: 1, kept: true}}}",
			"/plans: seat 1 keeps 1; Horus keeps them, for who has withdrawn (OSI-12.3)"},
		{3, "{away: [4]}", "/away/0: 4 is not within 1 and 3"},
		{3, "{away: [2, 1]}", "/away/1: is 1; a seat after those before it would fit"},
		{3, "{aside: [1]}", "/aside: names a seat that has not withdrawn; one with an order would fit (OSI-RUL-54)"},
		{3, "{aside: [2], players: {2: {order: 1}}}", "/players/1/order: 1; each from 3 to 3 fits once (OSI-5.10.3)"},
		{3, "{skipped: 4}", "/skipped: 4 is not within 0 and 3"},
		{3, "{skipped: 1}", "/blocked: 0 boxes; in season 1 with 0 withdrawn -1 would fit (OSI-8.1)"},
		{3, "{away: [1], pending: [" + turn + ", {step: bonus, seat: 1}]}",
			`/away: seat 1 is asked "bonus"; "act" would fit, for it withdraws (OSI-RUL-54)`},
		{3, "{away: [2], book: {drafts: {2: {to: 1}}}}",
			"/book/drafts/2: the governor is away; none would fit (OSI-RUL-54)"},
		{3, "{away: [2], book: {offers: [{from: 1, to: 2, number: 1, give: {tokens: {grain: 1}}}], " +
			"last: [{from: 1, to: 2, n: 1}]}}",
			"/book/offers: seat 1 has one open to 2, and one of them is away (OSI-RUL-54)"},
		{3, "{spent: [CC26]}", "/spent: CC26 is not in play; the cards of the components are (OSI-11.0.1)"},
		{3, "{spent: [CC01], cards: [CC01]}", "cards: CC01 is in two places"},
		{3, "{cards: [CC01, CC02]}", "/cards: 2 lie there; 0 would fit the steps (OSI-5.2.3, OSI-12.5)"},
		{3, "{cards: [CC02, CC01]}", "/cards/1: is CC01; one above CC02 would fit, since the lower ones come first"},
		{3, `{cards: ["?"]}`, "/cards/0: ? is no card; a masked position cannot be loaded"},
		{3, "{turn: {}}", "turn: says nothing"},
		{3, "{turn: {worker: farmer-foreman}}",
			`/pending/2: "act" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(OSI-3.2)`},
		{3, "{turn: {at: 41}}", "/turn/at: 41 is not within 0 and 40"},

		{3, "{players: []}", "/players: there are 0; 3 would fit"},
		{3, "{players: {1: {hidden: true}}}",
			"/players/0/hidden: a masked position cannot be loaded; its tokens would fit"},
		{3, "{players: {1: {closed: 1}}}", "/players/0/closed: a masked position cannot be loaded; 0 would fit, not 1"},
		{3, "{players: {1: {workers: {farmer: 31}}}}", "/players/0/workers/farmer: 31 is not within 0 and 30"},
		{3, "{players: {1: {cards: [CC01, CC01]}}}", "/players/0/cards/1: CC01 comes twice"},
		{3, "{players: {1: {known: {1: [CC01]}}}}",
			`/players/0/known: "1" is no other seat; 1 to 3 without 1 would fit (OSI-13.7)`},
		{3, "{players: {1: {cards: [CC01], known: {2: [CC02]}}}}",
			"/players/0/known/2: CC02 is not in the hand; only what is there is known (OSI-13.7)"},
		{3, "{players: {1: {played: [horus]}}}", "/players/0/played: a blessing is there that is among the unplayed " +
			"ones; it is one or the other (OSI-5.9.1)"},
		{3, "{players: {1: {blessings: []}}}", "/players/0/blessings: none has left the game in the first season; " +
			"with the played ones all would fit (OSI-5.9.4)"},
		{3, "{players: {1: {lost: {pylon: 1}}}}",
			"/players/0/lost: nothing has left the game in the first season; 0 would fit (OSI-8.1)"},
		{3, "{players: {1: {lost: {pylon: 3}}}}",
			"/players/0: 3 of pylon are planned, built or lost; at most 2 would fit (OSI-1.1)"},
		{3, "{players: {2: {order: 1}}}",
			"/bonus: somebody has withdrawn; the box of the first one would fit (OSI-5.10.4)"},
		{3, "{players: {2: {order: 2}}, bonus: RB1, blocked: [RB1]}",
			"/players/1/order: 2; each from 1 to 1 fits once (OSI-5.10.3)"},
		{3, "{players: {1: {order: 1}}, bonus: RB1, blocked: [RB1]}",
			`/pending/2: "act" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(OSI-3.2)`},
		{3, "{players: {1: {did: [other]}}}",
			`/players/0/did: "other" is no action; "harvest" to "withdraw" would fit (OSI-3.2)`},
		{3, "{players: {1: {didBefore: [plan]}}}", "/players/0/didBefore: no season is over; none would fit (OSI-3.2)"},
		{3, "{players: {1: {vp: {luck: 1}}}}", `/players/0/vp: "luck" is not known here`},
		{3, "{players: {1: {vp: {rows: 2}}}}",
			"/players/0/vp: lots are scored at the end; 0 rows and 0 reaches would fit (OSI-9.1)"},
		{3, "{players: {1: {vp: {glory: 91}}}}", "/players/0/vp/glory: 91 is not within 0 and 90"},

		{3, "{pending: []}", "/season: is 1 and no step waits; 4 would fit, the last one (OSI-9.1)"},
		{3, "{pending: [{step: fly}]}", `/pending/0/step: "fly" is no step`},
		{3, "{pending: [{step: act, seat: 1}]}",
			`/pending/0/step: "act" does not wait on the bottom; on "end-turn" it would (OSI-3.2)`},
		{3, "{pending: [{step: turn, seat: 2}]}", `/pending: "end-turn" waits on "turn", of who is on turn (OSI-3.2)`},
		{3, "{pending: [{step: turn, seat: 3}, {step: end-turn, seat: 1}, {step: act, seat: 1}]}",
			`/pending/1: "end-turn" of seat 1 with a 0 and b 0 does not fit; seat 2 would (OSI-3.2)`},
		{3, "{pending: [" + turn + ", {step: act, seat: 2}]}",
			`/pending/2/seat: 2; 1 fits, as of "end-turn" beneath (OSI-3.2)`},
		{3, "{pending: [" + turn + ", {step: where, seat: 1, b: 3}]}",
			`/pending/2: "where" of seat 1 with a 0 and b 3 does not fit; b 0 would (OSI-5.0.4)`},
		{3, "{pending: [" + turn + ", {step: where, seat: 1}], turn: {worker: farmer-foreman}}",
			`/pending/2: "where" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(OSI-5.0.4)`},
		{3, "{pending: [" + turn + ", {step: pay, seat: 1, a: 2}]}",
			`/pending/2: "pay" of seat 1 with a 2 and b 0` + gametest.NoneFits + `(OSI-5.4.2)`},
		{3, "{pending: [" + turn + ", {step: share, seat: 1, a: 24}]}",
			`/pending/2: "share" of seat 1 with a 24 and b 0` + gametest.NoneFits + `(OSI-5.2.3)`},
		{3, "{pending: [" + turn + ", {step: share, seat: 1, a: 25}], workers: {C2: {worker: farmer, owner: 1}}, " +
			"players: {1: {workers: {farmer: 0}}}}",
			"/cards: 0 lie there; 2 would fit the steps (OSI-5.2.3, OSI-12.5)"},
		{3, "{pending: [" + turn + ", {step: fee, seat: 1, a: 1, b: 36}]}",
			`/pending/2: "fee" of seat 1 with a 1 and b 36` + gametest.NoneFits + `(OSI-5.3.3)`},
		{3, "{pending: [" + turn + ", {step: study, seat: 1}]}",
			"/cards: 0 lie there; 2 would fit the steps (OSI-5.2.3, OSI-12.5)"},
		{3, "{cards: [CC01, CC02], drawnFirst: CC03}",
			"/drawnFirst: is CC03; one of the cards that lie there would fit (OSI-5.2.3, OSI-12.5)"},
		{3, "{drawnFirst: CC01}",
			"/drawnFirst: is CC01; one of the cards that lie there would fit (OSI-5.2.3, OSI-12.5)"},
		{3, "{drawnFirst: CC99}", `/drawnFirst: "CC99" is not known here`},
		{3, "{pending: [" + turn + ", {step: bonus, seat: 1, a: 1}]}",
			`/pending/2/a: 1; "bonus" has no such number (OSI-5.10.4)`},
		{3, "{pending: [" + turn + ", {step: keep, seat: 1}]}",
			`/pending/2: "keep" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(OSI-12.3)`},
		{3, "{pending: [" + turn + ", {step: build, seat: 1, b: 1}]}",
			`/pending/2: "build" of seat 1 with a 0 and b 1` + gametest.NoneFits + `(OSI-5.7.1)`},
		{3, "{plans: {PO1: {owner: 1}}, players: {1: {cards: [CC01]}}, turn: {card: CC01}, pending: [" + turn +
			", {step: build, seat: 1, b: 1}]}",
			`/pending: "build" waits last, and its only choice is made by itself (OSI-14.2)`},
		{3, "{pending: [" + turn + ", {step: spent, seat: 1, a: 1}, {step: draw, seat: 1, a: 3, b: 1}]}",
			`/pending/2: "spent" of seat 1 with a 1 and b 0 does not fit; a 17 to 18, 23 would (OSI-5.8.2)`},
		{3, "{pending: [" + turn + ", {step: spent, seat: 1, a: 17}, {step: draw, seat: 1, a: 3, b: 3}]}",
			`/pending/3: "draw" of seat 1 with a 3 and b 3` + gametest.NoneFits + `(OSI-5.8.3)`},
		{3, "{pending: [" + turn + ", {step: draw, seat: 1, b: 1}]}",
			`/pending/2: "draw" of seat 1 with a 0 and b 1` + gametest.NoneFits + `(OSI-5.8.3)`},
		{3, "{pending: [{step: ready, seat: 1}, {step: pool, seat: 1, b: 4}]}",
			"/hire: 4 workers; by now 0 are drawn (OSI-4.3)"},
		{3, "{pending: [{step: season, seat: 1}]}",
			`/pending/0: "season" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(OSI-3.1)`},
		{3, "{pending: [{step: clean, seat: 1}]}", `/pending/0/step: "clean" never waits (OSI-8.1)`},
	})
}

// What stands in the book is what could have been said.
func TestBadBooks(t *testing.T) {
	gametest.BadPositions(t, firstTurn.Patched, []gametest.BadPosition{
		{3, "{book: {}}", "book: nothing stands in it"},
		{3, "{book: {drafts: {4: {to: 1}}}}", `/book/drafts: "4" is not known here`},
		{3, "{book: {drafts: {1: {to: 1}}}}",
			"/book/drafts/1/to: 1 is the author; another governor would fit (OSI-7.3.2)"},
		{3, "{book: {drafts: {1: {}}}}", "/book/drafts/1: says nothing; it is left out then"},
		{3, "{book: {drafts: {1: {give: {any: 1}}}}}", "/book/drafts/1/give: cards without a name; " +
			"what is given has one (OSI-7.3.2), and a masked position cannot be loaded"},
		{3, "{book: {drafts: {1: {give: {}}}}}", "/book/drafts/1/give: nothing is in it; it is left out then"},
		{3, "{book: {drafts: {1: {want: {some: 1}}}}}",
			"/book/drafts/1/want/some: a masked position cannot be loaded; 0 would fit, not 1"},
		{3, "{book: {drafts: {1: {want: {tokens: {grain: 21}}}}}}",
			"/book/drafts/1/want/tokens/grain: 21 is not within 0 and 20"},
		{3, "{book: {drafts: {1: {want: {workers: {farmer: 5}}}}}}",
			"/book/drafts/1/want/workers/farmer: 5; at most 4 would fit (OSI-1.1)"},
		{3, "{book: {drafts: {1: {give: {cards: [CC01], open: [CC02]}}}}}",
			"/book/drafts/1/give/open: CC02 is not among the cards; those alone are shown"},
		{3, "{book: {drafts: {1: {want: {kinds: {ferryman: 2}}}}}}",
			"/book/drafts/1/want/kinds/ferryman: 2 is not within 1 and 1"},
		{3, "{book: {drafts: {1: {want: {cards: [CC01], open: [CC01]}}}}}", "what is wanted is not shown"},
		{3, "{book: {offers: [{from: 1, to: 1, number: 1, want: {any: 1}}]}}",
			"/book/offers/0/to: 1 is the author; another governor would fit (OSI-7.3.2)"},
		{3, "{book: {offers: [{from: 1, to: 2, number: 100, want: {any: 1}}]}}",
			"/book/offers/0/number: 100 is not within 1 and 99"},
		{3, "{book: {offers: [{from: 1, to: 2, number: 1}]}}",
			"/book/offers/0: gives nothing and wants nothing; one of them has something in it (OSI-7.3.2)"},
		{3, "{book: {offers: [{from: 1, to: 2, number: 1, want: {any: 1}}]}}",
			"/book/last: an offer of seat 1 has been made; its number or a later one would fit"},
		{3, "{book: {offers: [{from: 1, to: 2, number: 1, give: {any: 1}}], last: [{from: 1, to: 2, n: 1}]}}",
			"/book/offers/0/give: cards without a name; what is given has one (OSI-7.3.2), " +
				"and a masked position cannot be loaded"},
		{3, "{book: {offers: [{from: 1, to: 2, number: 1, want: {any: 1}}, {from: 1, to: 2, number: 1, " +
			"want: {any: 2}}]}}", "/book/offers/1/number: 1 comes twice; each offer has its own (OSI-RUL-68)"},
		{3, "{book: {bribes: [{from: 2, number: 1, if: 3, give: {tokens: {grain: 1}}}]}}",
			"/book/bribes: seat 2 bribes, and nobody else shares the cards of a visit (OSI-7.5.1)"},
		{3, "{book: {bribes: [{from: 2, number: 4, if: 3, give: {tokens: {grain: 1}}}]}}",
			"/book/bribes/0/number: 4 is not within 1 and 3"},
		{3, "{book: {bribes: [{from: 2, number: 1, if: 0, give: {tokens: {grain: 1}}}]}}",
			"/book/bribes/0/if: is nobody; who gets the second card would fit (OSI-7.5.1)"},
		{3, "{book: {bribes: [{from: 2, number: 1, if: 3, give: null}]}}",
			"/book/bribes/0/give: is nothing; a bribe gives something (OSI-7.5.1)"},
		{3, "{book: {promises: [{from: 1, to: 2, number: 1, action: fly}]}}",
			`/book/promises/0/action: "fly" is not known here`},
		{3, "{book: {promises: [{from: 1, to: 2, number: 1, season: 5}]}}",
			"/book/promises/0/season: 5 is not within 0 and 4"},
		{3, "{book: {promises: [{from: 1, to: 2, number: 1}]}}",
			"/book/lastWord: a promise of seat 1 has been made; its number or a later one would fit"},
		{3, "{book: {kept: [{from: 1, to: 2, n: 1}]}}",
			"/book/lastWord: a promise of seat 1 to 2 has been marked; its number would fit"},
		{3, "{book: {last: [{from: 1, to: 1, n: 1}]}}",
			"/book/last/0/to: 1 is the author; another governor would fit (OSI-7.3.2)"},
		{3, "{book: {entries: {1: 21}}}", "/book/entries/1: 21 is not within 1 and 20"},
	})
}

// What is no position at all.
func TestHostilePositions(t *testing.T) {
	hiding := firstTurn.Given(t, 3, "{}")
	gametest.HostilePositions(t, kit.Game, hiding, `{"monuments":{"F1a":null}}`, `{"turn":{}}`,
		`{"market":{"MK1":null}}`, `{"book":{"offers":[null]}}`)
}
