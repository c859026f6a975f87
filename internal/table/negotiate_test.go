package table

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/barter"
)

// bazaar opens a house with a table of barter for these seats, "" for a person, and begins the game.
func bazaar(t *testing.T, levels ...string) (*house, ID) {
	t.Helper()
	return slowBazaar(t, 0, levels...)
}

func slowBazaar(t *testing.T, pause time.Duration, levels ...string) (*house, ID) {
	t.Helper()
	h := open(t, func(c *Config) {
		c.Pause = pause
		c.Games = append(c.Games, barter.Game)
		c.Bots = func(level string, g game.Game, seed uint64, effort Effort) (Player, error) {
			if deal := negotiators[level]; deal != nil {
				return negotiator{&testBot{"first"}, deal}, nil
			}
			return testBots(level, g, seed, effort)
		}
	})
	spec := people(len(levels))
	spec.Game = "barter"
	for i, level := range levels {
		if level != "" {
			spec.Seats[i] = SeatSpec{Kind: Bot, Level: level}
		}
	}
	return h, h.begun(spec)
}

// chain reads moves of barter, separated by semicolons.
func chain(t *testing.T, text string) (moves []game.Move) {
	t.Helper()
	for one := range strings.SplitSeq(text, "; ") {
		m, err := barter.Game.Lexicon().Parse(one)
		must(t, err)
		moves = append(moves, m)
	}
	return moves
}

// kind returns a stone that the seat holds, and the other kind.
func kind(at *Table, seat game.Seat) (held, other string) {
	if strings.Contains(string(at.Match.Game.Position(at.Match.View(seat))), `"gold":0`) {
		return "clay", "gold"
	}
	return "gold", "clay"
}

// offering returns a chain that offers something to another seat.
func offering(t *testing.T, at *Table, seat game.Seat, to string) []game.Move {
	t.Helper()
	held, other := kind(at, seat)
	return chain(t, "mark "+held+" "+other+"; offer "+to)
}

// A chain of negotiation moves is made entirely or not at all, on anybody's turn, whatever the page has seen, and is
// stored.
func TestNegotiate(t *testing.T) {
	h, id := bazaar(t, "", "", "")
	before := h.look(id)
	offer := offering(t, before, 1, "1")
	for name, test := range map[string]struct {
		seat  game.Seat
		moves []game.Move
		note  string
		want  error
	}{
		"nothing":                {1, nil, "", ErrMove},
		"too much":               {1, make([]game.Move, maxChain+1), "", ErrMove},
		"a choice of the turn":   {0, append(offer[:1:1], chain(t, "rest")...), "", ErrMove},
		"no word":                {1, []game.Move{{Verb: 99}}, "", ErrMove},
		"no seat":                {3, offer, "", ErrNoSeat},
		"a note that is a novel": {1, offer, strings.Repeat("x", game.MaxNote+1), ErrNote},
	} {
		if _, err := h.Negotiate(t.Context(), id, test.seat, test.moves, test.note); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, not %v", name, err, test.want)
		}
	}
	var refusal *game.Refusal
	if _, err := h.Negotiate(t.Context(), id, 1, append(offer[:2:2], offer[1]), ""); !asRefusal(err, &refusal) ||
		refusal.Rule != "BAR-3" {
		t.Errorf("a second offer: %v", err)
	}
	if now := h.look(id); now != before {
		t.Fatalf("what failed left %v", now.Match.Record.Turns)
	}
	made, err := h.Negotiate(t.Context(), id, 1, offer, `for "peace"`)
	must(t, err)
	turns := made.Match.Record.Turns[len(before.Match.Record.Turns):]
	if len(turns) != 2 || turns[0].Note != "" || turns[1].Note != `for "peace"` || made.Version != before.Version+1 ||
		made.Owing() != before.Owing() {
		t.Errorf("made %v, version %d", turns, made.Version)
	}
	if seen := made.Match.RecordFor(2).Turns; len(seen) != len(before.Match.Record.Turns) {
		t.Errorf("the third sees %v", seen)
	}
	h.reopen()
	again := h.look(id)
	if !reflect.DeepEqual(again.Match.Record.Turns, made.Match.Record.Turns) ||
		!again.Match.State.Equal(made.Match.State) {
		t.Errorf("stored as %v", again.Match.Record.Turns)
	}
	for h.look(id).Status != Over {
		h.rest(id)
	}
	_, err = h.Negotiate(t.Context(), id, 1, offer, "")
	wants(t, err, ErrOver)
}

// rest makes the pending choice.
func (h *house) rest(id ID) {
	h.t.Helper()
	at := h.look(id)
	for seat := range at.Owing().All() {
		_, err := h.Choose(h.t.Context(), id, seat, at.Version, chain(h.t, "rest")[0])
		must(h.t, err)
	}
}

func asRefusal(err error, to **game.Refusal) (ok bool) {
	return errors.As(err, to)
}

// Whatever is offered, accepted and shown, a click stays valid unless the choices have changed.
func TestNegotiationLeavesClicksValid(t *testing.T) {
	h, id := bazaar(t, "", "", "")
	for {
		if a, _ := kind(h.look(id), 0); a == "clay" {
			if b, _ := kind(h.look(id), 1); b == "gold" {
				break
			}
		}
		id = h.begun(Spec{Game: "barter", Seats: people(3).Seats})
	}
	seen := h.look(id).Version
	must2 := func(seat game.Seat, text string) *Table {
		t.Helper()
		at, err := h.Negotiate(t.Context(), id, seat, chain(t, text), "")
		must(t, err)
		return at
	}
	must2(2, "show 1")
	at := must2(1, "mark gold clay; offer 1")
	for seat := range game.Seat(3) {
		if !at.StillValid(seat, seen) {
			t.Errorf("seat %d is asked something different since an offer: %v", seat+1, at.since)
		}
	}
	at = must2(0, "accept 2")
	if at.StillValid(0, seen) || !at.StillValid(1, seen) || !at.StillValid(2, seen) {
		t.Errorf("only seat 1 can polish gold now: %v", at.since)
	}
	late, err := h.Choose(t.Context(), id, 0, at.Version, chain(t, "rest")[0])
	must(t, err)
	if late.StillValid(0, at.Version) || late.StillValid(1, at.Version) || late.StillValid(2, at.Version) {
		t.Errorf("a choice changes nothing: %v", late.since)
	}
}

// A seat that may not know of a negotiation move gets no notice of it; everybody gets notices of a choice, a name and a
// trade.
func TestNoticesForThoseAffected(t *testing.T) {
	h, id := bazaar(t, "", "", "")
	notices := h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	onlooker := game.Spectator.Set()
	at := h.look(id)
	offer := offering(t, at, 1, "1")
	for _, step := range []struct {
		do   func() error
		want game.Seats
	}{
		{func() error { _, err := h.Negotiate(t.Context(), id, 1, offer[:1], ""); return err }, 0b101 | onlooker},
		{func() error { _, err := h.Negotiate(t.Context(), id, 1, offer[1:], ""); return err }, 0b100 | onlooker},
		{func() error { _, err := h.Negotiate(t.Context(), id, 0, chain(t, "decline 2; show 3"), ""); return err },
			onlooker},
		{func() error { _, err := h.MakeLink(t.Context(), id, 1, ann, HandOver); return err }, 0b101 | onlooker},
		{func() error { _, err := h.Claim(t.Context(), id, h.key(id, 1), bek, "Bek"); return err }, 0},
		{func() error {
			_, err := h.Choose(t.Context(), id, 0, h.look(id).Version, chain(t, "rest")[0])
			return err
		}, 0},
		{func() error { _, err := h.Undo(t.Context(), id, 0, h.look(id).Version); return err }, 0},
	} {
		must(t, step.do())
		if notice := <-notices.Notices(); game.Seats(notice.Unaffected) != step.want {
			t.Errorf("version %d: %b learn nothing, want %b", notice.Version, notice.Unaffected, step.want)
		}
	}
}

// dealer is a bot that negotiates.
type negotiator struct {
	*testBot
	answer func(view game.State, seat game.Seat) []game.Move
}

func (d negotiator) Negotiate(view game.State, seat game.Seat, _ *game.Rand) []game.Move {
	again := view.Copy()
	if again.Mask(seat); !again.Equal(view) {
		panic("the view is not masked")
	}
	return d.answer(view, seat)
}

// saying returns the seat's first negotiation move that begins with one of the words.
func saying(view game.State, seat game.Seat, words ...string) []game.Move {
	for _, word := range words {
		for _, m := range game.OutOfTurnOf(view, nil, seat) {
			if strings.HasPrefix(barter.Game.Lexicon().Text(m), word) {
				return []game.Move{m}
			}
		}
	}
	return nil
}

var negotiators = map[string]func(view game.State, seat game.Seat) []game.Move{
	"agrees": func(view game.State, seat game.Seat) []game.Move { return saying(view, seat, "accept", "decline") },
	"chats":  func(view game.State, seat game.Seat) []game.Move { return saying(view, seat, "mark") },
	"hawks": func(view game.State, seat game.Seat) []game.Move { // offers what it holds to the first seat
		if offer := saying(view, seat, "offer 1"); offer != nil {
			return offer
		}
		if strings.Contains(string(barter.Game.Position(view)), `"gold":0`) {
			return saying(view, seat, "mark clay")
		}
		return saying(view, seat, "mark gold")
	},
	"refused": func(game.State, game.Seat) []game.Move { return []game.Move{{Verb: chatter("cancel")}} },
	"turn":    func(game.State, game.Seat) []game.Move { return []game.Move{{Verb: chatter("rest")}} },
	"breaks":  func(game.State, game.Seat) []game.Move { panic("the dealer is broken") },
}

func chatter(text string) uint8 {
	m, err := barter.Game.Lexicon().Parse(text)
	if err != nil {
		panic(err)
	}
	return m.Verb
}

// A bot answers an offer while others are to move.
func TestBotsNegotiate(t *testing.T) {
	h, id := bazaar(t, "", "agrees", "")
	before := h.look(id)
	made, err := h.Negotiate(t.Context(), id, 2, offering(t, before, 2, "2"), "")
	must(t, err)
	at := h.eventually(id, "answered",
		func(at *Table) bool { return len(at.Match.Record.Turns) > len(made.Match.Record.Turns) })
	if last := at.Match.Record.Turns[len(at.Match.Record.Turns)-1]; last.Seat != 1 || at.Owing() != before.Owing() {
		t.Errorf("answered with %+v", last)
	}
}

// spoken counts the negotiation moves of seats other than the first.
func spoken(at *Table) (n int) {
	for i, turn := range at.Match.Record.Turns {
		if outOfTurn, _ := at.Match.IsOutOfTurn(i); outOfTurn && turn.Seat > 0 {
			n++
		}
	}
	return n
}

// Bots that could negotiate for ever fall silent until somebody else acts, and hold up nobody.
func TestBotsFallSilent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := bazaar(t, "", "chats", "chats")
		defer h.shut()
		for round := 1; round <= 2; round++ {
			time.Sleep(time.Minute)
			synctest.Wait()
			if now := h.look(id); spoken(now) != 6*round || now.botsMayNegotiate() || now.Owing() != 1 {
				t.Fatalf("round %d: they say %d things", round, spoken(now))
			}
			if round == 1 {
				_, err := h.Negotiate(t.Context(), id, 0, chain(t, "show 2"), "")
				must(t, err)
			}
		}
		h.rest(id)
		h.eventually(id, "its turn again", func(at *Table) bool { return at.Owing() == 1 })
	})
}

// How often bots have negotiated is still known after the table has left memory, as far as the record shows.
func TestWhatBotsSaidIsNotForgotten(t *testing.T) {
	h, id := bazaar(t, "", "chats")
	said := h.eventually(id, "all said", func(at *Table) bool { return spoken(at) == 3 && !at.botsMayNegotiate() })
	h.reopen()
	if at := h.look(id); at == said || at.botsMayNegotiate() {
		t.Errorf("after reopening they have negotiated %d times, not %d", at.negotiated, said.negotiated)
	}
	_, err := h.Negotiate(t.Context(), id, 0, chain(t, "show 2"), "")
	must(t, err)
	h.reopen()
	h.eventually(id, "all said again", func(at *Table) bool { return spoken(at) == 6 && !at.botsMayNegotiate() })
}

// A bot that was about to answer when the house closed answers when somebody looks, although it is not its turn.
func TestBotsAnswerAfterTheHouseWasClosed(t *testing.T) {
	h, id := slowBazaar(t, time.Hour, "", "agrees", "")
	made, err := h.Negotiate(t.Context(), id, 2, offering(t, h.look(id), 2, "2"), "")
	must(t, err)
	h.reopen(func(c *Config) { c.Pause = 0 })
	at := h.eventually(id, "answered",
		func(at *Table) bool { return len(at.Match.Record.Turns) > len(made.Match.Record.Turns) })
	if last := at.Match.Record.Turns[len(made.Match.Record.Turns)]; last.Seat != 1 {
		t.Errorf("answered with %+v", last)
	}
}

// A bot's faulty negotiation move is dropped, and the game continues.
func TestBotsThatCannotNegotiate(t *testing.T) {
	for _, level := range []string{"refused", "turn", "breaks"} {
		h, id := bazaar(t, "", level)
		before := h.look(id)
		h.rest(id)
		at := h.eventually(id, "moved on", func(at *Table) bool { return at.Owing() == 1 })
		if n := len(at.Match.Record.Turns) - len(before.Match.Record.Turns); n < 2 || at.Status != Playing {
			t.Errorf("%s: %d turns, %s", level, n, at.Status)
		}
		if !strings.Contains(h.log.String(), "bot cannot negotiate") {
			t.Errorf("%s: nothing in the log", level)
		}
	}
}

// A person who negotiates all the time holds up no bot.
func TestNegotiationDoesNotProlongThePause(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := slowBazaar(t, 2*time.Second, "", "first", "")
		defer h.shut() // inside the bubble
		time.Sleep(3 * time.Second)
		h.rest(id)
		for n := range 3 {
			time.Sleep(1500 * time.Millisecond)
			synctest.Wait()
			if at := h.look(id); at.Owing().Has(1) != (n == 0) {
				t.Fatalf("after %d offers %b are to move", n, at.Owing())
			}
			_, err := h.Negotiate(t.Context(), id, 0, chain(t, "show 3"), "")
			must(t, err)
		}
	})
}

// An imported record keeps its notes.
func TestNotesAreImported(t *testing.T) {
	h, id := bazaar(t, "", "", "")
	_, err := h.Negotiate(t.Context(), id, 1, offering(t, h.look(id), 1, "1"), `for "peace"`)
	must(t, err)
	for h.look(id).Status != Over {
		h.rest(id)
	}
	over := h.look(id).Match
	var text bytes.Buffer
	must(t, game.WriteRecord(&text, over.Game, over.RecordFor(game.Spectator)))
	other, err := h.Import(t.Context(), &text, ann, nil)
	must(t, err)
	h.reopen()
	if got := h.look(other); !reflect.DeepEqual(got.Match.Record.Turns, over.Record.Turns) {
		t.Errorf("imported as %v", got.Match.Record.Turns)
	}
}
