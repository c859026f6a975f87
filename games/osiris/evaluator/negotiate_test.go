package evaluator

import (
	"fmt"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// table is a game to negotiate in.
type table struct {
	*osiris.State
	t testing.TB
	r game.Rand
}

// do makes moves of negotiation; it stops and returns false at the first one refused.
func (at *table) do(seat game.Seat, moves ...game.Move) bool {
	for _, m := range moves {
		if kit.Game.Refusal(at.State, seat, m) != nil {
			return false
		}
		at.Play(seat, m, nil)
	}
	return true
}

// say is like do for moves by their texts.
func (at *table) say(seat game.Seat, texts ...string) bool {
	for _, text := range texts {
		if !at.do(seat, parse("%s", text)) {
			return false
		}
	}
	return true
}

// opinion returns the value of a seat in its own view.
func (at *table) opinion(seat game.Seat) float32 {
	var values [osiris.MaxSeats]float32
	Value(at.State, values[:at.Seats()])
	return values[seat]
}

// negotiate lets a bot negotiate once. It fails the test if a move is not legal or if the view changes.
func (at *table) negotiate(seat game.Seat) []game.Move {
	at.t.Helper()
	view := at.Copy()
	view.Mask(seat)
	before := view.Copy()
	moves := Negotiate(view, seat, &at.r)
	if !view.Equal(before) {
		at.t.Fatal("the bot changed the view")
	}
	for _, m := range moves {
		if no := kit.Game.Refusal(at.State, seat, m); no != nil {
			at.t.Fatalf("seat %d: %s: %v", seat+1, osiris.Lexicon.Text(m), no)
		}
		at.Play(seat, m, nil)
	}
	return moves
}

// awaits reports whether an offer is open.
func (at *table) awaits(from, to game.Seat) bool {
	for _, o := range at.Book.Offers[from] {
		if o.Number != 0 && o.To == to {
			return true
		}
	}
	return false
}

// verb returns the verb of the last move.
func verb(moves []game.Move) string {
	if len(moves) == 0 {
		return ""
	}
	var word string
	_, _ = fmt.Sscan(osiris.Lexicon.Text(moves[len(moves)-1]), &word)
	return word
}

// moments calls see at some moments of games between greedy bots that negotiate.
func moments(t testing.TB, players, games, every int, see func(*table)) {
	t.Helper()
	for n := range games {
		start, err := kit.Game.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		at := &table{start.(*osiris.State), t, game.NewRand(uint64(n))}
		player := bot.Spec{Kind: bot.Greedy}.New(Value, uint64(n))
		var moves []game.Move
		for k := 0; at.Owing() != 0; k++ {
			seat := at.Owing().First()
			if seat == game.Nature {
				var m game.Move
				m, moves = at.r.Roll(at.State, moves)
				at.Play(seat, m, nil)
				continue
			}
			if k%every == 0 {
				see(&table{at.Copy().(*osiris.State), t, at.r})
			}
			for other := range game.Seat(players) {
				at.negotiate(other)
			}
			view := at.Copy()
			view.Mask(seat)
			m, err := player.Choose(t.Context(), view, seat)
			if err != nil {
				t.Fatal(err)
			}
			at.Play(seat, at.honours(seat, m, unknown), nil)
		}
	}
}

// goods adds random goods to one side of a draft.
func (at *table) goods(seat game.Seat, side string, most int) {
	for range 1 + at.r.Intn(3) {
		n := at.r.Intn(most + 1)
		switch k := at.r.Intn(12); {
		case k < 7:
			at.say(seat, fmt.Sprintf("%s %s %d", side, osiris.ResourceNames[k%3], n))
		case k < 9:
			at.say(seat, fmt.Sprintf("%s %s %d", side, osiris.WorkerNames[at.r.Intn(6)], n%2))
		case side == "give":
			at.say(seat, fmt.Sprintf("give-card CC%02d closed", 1+at.r.Intn(25)))
		case k == 9:
			at.say(seat, fmt.Sprintf("want-any %d", n%3))
		case k == 10:
			at.say(seat, fmt.Sprintf("want-kind ferryman %d", n%3))
		default:
			at.say(seat, fmt.Sprintf("want-card CC%02d yes", 1+at.r.Intn(25)))
		}
	}
}

// The addressee answers every offer at once, and what it accepts is no loss in its own evaluation.
func TestNobodyAcceptsALoss(t *testing.T) {
	accepted, declined := 0, 0
	for players := 2; players <= 5; players++ {
		moments(t, players, 1, 4, func(at *table) {
			for range 6 {
				from, to := game.Seat(at.r.Intn(players)), game.Seat(at.r.Intn(players))
				at.Book.Entries = [osiris.MaxSeats]uint8{}
				at.say(from, "clear", fmt.Sprintf("to %d", to+1))
				at.goods(from, "give", 4)
				at.goods(from, "want", 2)
				if from == to || !at.say(from, "offer") {
					continue
				}
				for open := true; open; { // an earlier offer may be accepted first
					before := at.opinion(to)
					switch did := verb(at.negotiate(to)); did {
					case "accept":
						accepted++
						if after := at.opinion(to); after < before {
							const format = "%d players, season %d: seat %d accepted a loss from %.2f to %.2f"
							t.Fatalf(format, players, at.Season, to+1, before, after)
						}
					case "decline":
						declined++
						open = false
					default:
						t.Fatalf("seat %d: got %q, want accept or decline", to+1, did)
					}
					open = open && at.awaits(from, to)
				}
				if at.awaits(from, to) {
					t.Fatal("the offer is still open")
				}
			}
		})
	}
	t.Logf("%d accepted, %d declined", accepted, declined)
	if accepted < 20 || declined < 20 {
		t.Errorf("%d accepted, %d declined: too few to prove anything", accepted, declined)
	}
}

// A hundred offers that ask for much and give little, or nothing, or words, never leave a bot poorer in its own
// evaluation.
func TestOneSidedOffersDrainNobody(t *testing.T) {
	shapes := [][]string{
		{"want grain 1"}, {"want stone 3"}, {"want-any 1"}, {"want-kind ferryman 1"}, {"want-kind mason 1"},
		{"give grain 1", "want stone 2"}, {"give brick 1", "want-any 1"},
		{"give grain 1", "want brick 1", "want stone 1"},
		{"give grain 2", "want farmer 1"}, {"give farmer 1", "want stone 4"}, {"audience public", "want brick 2"},
		{"give grain 1", "want grain 2"}, {"give stone 1", "want grain 9"}, {"want farmer 1", "want brickmaker 1"},
	}
	states := 0
	for players := 2; players <= 5; players++ {
		moments(t, players, 1, 60, func(at *table) {
			states++
			before, from := at.opinion(0), game.Seat(1)
			for n := range 100 {
				at.Book.Entries = [osiris.MaxSeats]uint8{} // as if somebody had acted (OSI-7.8.2)
				if n%5 == 0 {
					at.say(from, "clear", "to 1", "promise harvest any")
				}
				at.say(from, "clear", "to 1")
				at.say(from, shapes[n%len(shapes)]...)
				if at.say(from, "offer") && verb(at.negotiate(0)) == "" {
					t.Fatalf("no answer to %v", shapes[n%len(shapes)])
				}
				if at.Top().Step == osiris.StepShare {
					at.say(from, "clear", "give grain 1", "bribe 1") // for a card that seat 2 does not give
				}
			}
			if after := at.opinion(0); after < before {
				t.Errorf("%d players, season %d: value fell from %.2f to %.2f", players, at.Season, before, after)
			}
		})
	}
	if states < 12 {
		t.Errorf("only %d moments", states)
	}
}

// Bots answer many simultaneous offers within their rounds of negotiation.
func TestEveryOfferIsAnswered(t *testing.T) {
	moments(t, 4, 1, 40, func(at *table) {
		for from := game.Seat(1); from < 4; from++ {
			at.Book.Entries = [osiris.MaxSeats]uint8{}
			for n := range 8 {
				at.say(from, "clear", "to 1", fmt.Sprintf("want grain %d", 1+n), "offer")
			}
		}
		for range bot.NegotiationRounds {
			at.negotiate(0)
		}
		for from := range at.Book.Offers {
			if at.awaits(game.Seat(from), 0) {
				t.Fatalf("season %d: an offer of seat %d is still open", at.Season, from+1)
			}
		}
	})
}

// A governor who broke promises pays more: the bot declines from them what it just accepts from anybody else.
func TestBrokenPromisesAreRemembered(t *testing.T) {
	enough, refused := 0, 0
	moments(t, 4, 1, 3, func(at *table) {
		for _, want := range []string{"want grain 1", "want brick 1", "want stone 1"} {
			gives := []string{"give grain 1", "give brick 1", "give stone 1", "give grain 2", "give brick 2"}
			for _, give := range gives {
				for broken := range uint8(2) {
					try := &table{at.Copy().(*osiris.State), t, at.r}
					try.Book.Broken[1][0] = 2 * broken
					if !try.say(1, "clear", "to 1", give, want, "offer") {
						break
					}
					did := verb(try.negotiate(0))
					switch {
					case broken == 0 && did != "accept":
					case broken == 0:
						enough++
						continue
					case did == "decline":
						refused++
					}
					break
				}
			}
		}
	})
	t.Logf("%d offers were enough, %d of them not after broken promises", enough, refused)
	if enough < 10 || refused < enough/2 {
		t.Errorf("%d offers were enough, %d of them not after broken promises: too few", enough, refused)
	}
}

// A bot marks a promise as soon as it can know whether it was kept.
func TestPromisesAreMarked(t *testing.T) {
	kept, broken := 0, 0
	moments(t, 3, 1, 10, func(at *table) {
		at.Book.Promises = osiris.Book{}.Promises
		if !at.say(1, "clear", "to 1", "promise build any") {
			return
		}
		done, out := at.Player[1].Did>>7&1 == 1, at.Player[1].Order != 0
		moves := at.negotiate(0)
		switch k, b := at.Book.Kept[1][0] > 0, at.Book.Broken[1][0] > 0; {
		case done && verb(moves) == "mark" && k:
			kept++
		case done || out:
			t.Errorf("season %d: got moves %v, want a mark", at.Season, moves)
		case verb(moves) == "mark":
			t.Error("the bot marked the promise too early")
		case b:
			broken++
		}
		if !done && !out {
			at.Player[1].Order = 2
			if at.negotiate(0); at.Book.Broken[1][0] == 1 {
				broken++
			}
		}
	})
	if kept == 0 || broken == 0 {
		t.Errorf("%d promises marked as kept, %d as broken: want some of each", kept, broken)
	}
}

// A bot does not bribe for a card that it receives anyway (OSI-5.2.3 a). Its bribes are a single token.
func TestBribes(t *testing.T) {
	put := 0
	moments(t, 4, 4, 1, func(at *table) {
		if at.Top().Step != osiris.StepShare {
			return
		}
		for seat := range game.Seat(4) {
			anyway := at.Receivers() == seat.Set()
			at.negotiate(seat)
			b := &at.Book.Bribes[seat][0]
			if b.Number == 0 {
				continue
			}
			put++
			if anyway || !at.Receivers().Has(seat) || b.If != seat || b.Give.Tokens.Sum() != 1 {
				t.Errorf("seat %d bribes with %v, possible receivers %b", seat+1, b.Give, at.Receivers())
			}
		}
	})
	if put == 0 {
		t.Error("no bot offered a bribe")
	}
}

// Negotiating must allocate little memory, because bots are asked after every event.
func TestNegotiateAllocatesLittle(t *testing.T) {
	const silent, talking = 5, 80
	moments(t, 5, 1, 40, func(at *table) {
		for seat := range game.Seat(5) {
			view := at.Copy()
			view.Mask(seat)
			limit := float64(silent)
			if Negotiate(view, seat, &at.r) != nil {
				limit = talking
			}
			if n := testing.AllocsPerRun(3, func() { Negotiate(view, seat, &at.r) }); n > limit {
				t.Errorf("season %d, seat %d: %v allocations, want at most %v", at.Season, seat+1, n, limit)
			}
		}
	})
}

// A bot leaves its offer open while others play, so that people can think about it, and cancels it when it no longer
// holds the goods.
func TestOwnOffersAreTakenBack(t *testing.T) {
	made, stood := 0, 0
	moments(t, 3, 2, 5, func(at *table) {
		on := at.Top().Seat
		if at.Top().Step != osiris.StepAct || on == 0 {
			return
		}
		if at.Player[0].Tokens[osiris.Stone] == 0 || at.Player[on].Tokens[osiris.Grain] < 3 {
			return
		}
		try := &table{at.Copy().(*osiris.State), t, at.r}
		if !try.say(0, "clear", "to "+on.Text(), "give stone 1", "want grain 3", "offer") {
			return
		}
		made++
		if try.negotiate(0); !try.awaits(0, on) {
			return // a loss from the start
		}
		stood++
		try.Player[on].Tokens[osiris.Stone] += try.Player[0].Tokens[osiris.Stone]
		try.Player[0].Tokens[osiris.Stone] = 0
		if did := verb(try.negotiate(0)); did != "cancel" {
			t.Errorf("without the goods of its offer: got %q, want cancel", did)
		}
	})
	if made < 5 || stood < made/2 {
		t.Errorf("%d offers made, %d stayed open", made, stood)
	}
}

// Whoever declines an offer names another price with the same kinds of tokens, if there is one that both find fair: a
// bot that made the first offer accepts it.
func TestCounterOffers(t *testing.T) {
	countered, accepted := 0, 0
	moments(t, 4, 12, 2, func(at *table) {
		for _, offer := range [][2]string{{"grain", "stone"}, {"grain", "brick"}, {"brick", "grain"},
			{"stone", "grain"}, {"brick", "stone"}, {"stone", "brick"}} {
			try := &table{at.Copy().(*osiris.State), t, at.r}
			try.Book = osiris.Book{}
			if !try.say(1, "clear", "to 1", "give "+offer[0]+" 1", "want "+offer[1]+" 3", "offer") {
				continue
			}
			if verb(try.negotiate(0)) != "decline" || !try.awaits(0, 1) {
				continue
			}
			countered++
			o := try.Book.Offers[0][0]
			for r, name := range osiris.ResourceNames {
				if (o.Give.Tokens[r] > 0) != (name == offer[1]) || (o.Want.Tokens[r] > 0) != (name == offer[0]) {
					t.Errorf("%s for %s is answered by %v for %v", offer[0], offer[1], o.Want.Tokens, o.Give.Tokens)
				}
			}
			if o.Give.Tokens.Sum() >= 3*o.Want.Tokens.Sum() {
				t.Errorf("the other price is no lower: %v for %v", o.Give.Tokens, o.Want.Tokens)
			}
			if verb(try.negotiate(1)) == "accept" {
				accepted++
			}
		}
	})
	t.Logf("%d other prices, %d of them accepted", countered, accepted)
	if countered < 5 || accepted < countered*9/10 {
		t.Errorf("%d other prices, %d of them accepted", countered, accepted)
	}
}
