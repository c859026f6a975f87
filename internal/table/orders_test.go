package table

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/cryptotest"
	"testing/synctest"
	"time"

	"ennead/game"
	kemetkit "ennead/games/kemet/kit"
	"ennead/games/osiris"
	osiriskit "ennead/games/osiris/kit"
	"ennead/internal/barter"
	"ennead/internal/store"
)

// ordered gives a seat an order by what forms call it, or ends it.
func (h *house) ordered(id ID, seat game.Seat, order string, give bool) *Table {
	h.t.Helper()
	at, err := h.Order(h.t.Context(), id, seat, named(h.t, h.look(id), seat, order), give)
	must(h.t, err)
	return at
}

// named returns the order of a seat that forms call so.
func named(t *testing.T, at *Table, seat game.Seat, order string) Order {
	t.Helper()
	all := at.Orders(seat)
	i := slices.IndexFunc(all, func(o Order) bool { return o.Text() == order })
	if i < 0 {
		t.Fatalf("seat %d cannot have the order %q, only %v", seat+1, order, all)
	}
	return all[i]
}

// texts names the orders that a seat could have, or of those only the ones that stand.
func texts(at *Table, seat game.Seat, stand bool) (all []string) {
	for _, o := range at.Orders(seat) {
		if !stand || at.Stands(seat, o) {
			all = append(all, o.Text())
		}
	}
	return all
}

// TestOrders: each game offers the orders that it has something for, to people only, and at first only choices are
// made for everybody.
func TestOrders(t *testing.T) {
	h := open(t, func(c *Config) {
		c.Games = append(c.Games, kemetkit.Game, osiriskit.Game, barter.Game)
	})
	windows := []string{"until attacked", "until attacks", "until acts", "until moves", "until acted",
		"until others-fight", "until others-act", "until others-acted", "turn", "round", "only"}
	for name, test := range map[string]struct {
		game    string
		options map[string]string
		want    []string
	}{
		"neither":     {"sticks", nil, []string{"only"}},
		"windows":     {"kemet", nil, windows},
		"negotiation": {"osiris", nil, []string{"decline 1", "decline 3", "only"}},
		"no talks":    {"osiris", map[string]string{osiris.OptNegotiation: "off"}, []string{"only"}},
		"barter":      {"barter", nil, []string{"decline 1", "decline 3", "only"}},
	} {
		spec := people(3)
		spec.Game, spec.Setup.Options = test.game, test.options
		spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
		id, err := h.Create(t.Context(), spec, ann, 0)
		must(t, err)
		at := h.look(id)
		if got := texts(at, 1, false); !slices.Equal(got, test.want) {
			t.Errorf("%s: %q", name, got)
		}
		if got := texts(at, 1, true); !slices.Equal(got, []string{"only"}) {
			t.Errorf("%s: at first %q stand", name, got)
		}
		for _, seat := range []game.Seat{2, 3, game.Spectator, game.Nature} {
			if all := at.Orders(seat); len(all) > 0 {
				t.Errorf("%s: seat %d could have %v", name, seat, all)
			}
		}
	}
}

func TestOrderRefuses(t *testing.T) {
	h, id := bazaar(t, "", "", "agrees")
	only, decline := Order{Kind: OrderOnly}, Order{Kind: OrderDecline, Of: 1}
	for name, test := range map[string]struct {
		seat game.Seat
		o    Order
		want error
	}{
		"a bot":           {2, only, ErrNoSeat},
		"no seat":         {3, only, ErrNoSeat},
		"a spectator":     {game.Spectator, only, ErrNoSeat},
		"its own offers":  {1, decline, ErrOrder},
		"nobody's offers": {0, Order{Kind: OrderDecline, Of: 7}, ErrOrder},
		"no windows":      {0, Order{Kind: OrderTurn}, ErrOrder},
		"a window":        {0, Order{Kind: OrderUntil, Window: "attacked"}, ErrOrder},
		"nothing":         {0, Order{}, ErrOrder},
	} {
		if _, err := h.Order(t.Context(), id, test.seat, test.o, true); !errors.Is(err, test.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	before := h.look(id)
	if again := h.ordered(id, 0, "only", true); again.Version != before.Version {
		t.Error("an order that stands was given again")
	}
	if again := h.ordered(id, 0, "decline 2", false); again.Version != before.Version {
		t.Error("an order that does not stand was ended")
	}
	for h.look(id).Status != Over {
		if h.look(id).Owing().Has(2) {
			time.Sleep(time.Millisecond)
			continue
		}
		h.rest(id)
	}
	_, err := h.Order(t.Context(), id, 0, only, false)
	wants(t, err, ErrOver)

	guided := open(t, lessons(t, "1 leave"))
	if all := guided.look(guided.learn()).Orders(0); len(all) > 0 {
		t.Errorf("at a guided table there are %v", all)
	}
}

// TestStoredOrders: orders are read as they were stored, and nothing else is.
func TestStoredOrders(t *testing.T) {
	for text, want := range map[string]orders{
		"": {}, "choose": {chooses: true}, "until attacked": {until: "attacked"},
		"until attacked 133": {until: "attacked", met: 133}, "decline 1": {declines: 1},
		"choose; until acts; decline 2; decline 8": {true, "acts", 0, 0b10000010},
	} {
		got, err := parseOrders(text)
		if err != nil || got != want || got.text() != text {
			t.Errorf("%q is read as %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"x", " ", "choose ", "choose;", "choose; choose", "decline 2; choose",
		"decline 2; decline 1", "decline 2; decline 2", "decline 9", "decline 0", "decline", "until", "until ",
		"until acts 0", "until acts -3", "until acts +3", "until acts 3 4", "until acts; until moves", "pass"} {
		if got, err := parseOrders(text); !errors.Is(err, errOrders) || got != (orders{}) {
			t.Errorf("%q is read as %+v, %v", text, got, err)
		}
	}
}

// TestDamagedOrders: a seat whose stored orders nobody can have given has none, and the log says so. The table goes on.
func TestDamagedOrders(t *testing.T) {
	for _, text := range []string{"until attacked", "decline 1", "decline 3", "nonsense", "decline *"} {
		h, id := bazaar(t, "", "")
		s, err := h.conf.Store.Load(t.Context(), string(id))
		must(t, err)
		s.Seats[0].Orders = text
		must(t, h.conf.Store.Change(t.Context(), &store.Change{ID: s.ID, Expected: s.Version, Status: s.Status,
			Owing: s.Owing, Updated: s.Updated, Moved: s.Moved, From: len(s.Moves), Seats: s.Seats, Marks: s.Marks}))
		h.reopen()
		if at := h.look(id); at.Status != Playing || at.Seats[0].orders != (orders{}) {
			t.Errorf("%q: %s, %+v", text, at.Status, at.Seats[0].orders)
		}
		if !strings.Contains(h.log.String(), "cannot read the standing orders") {
			t.Errorf("%q: nothing in the log", text)
		}
		h.rest(id)
	}
}

// TestOwnOnlyChoices: a seat that has ended the order is asked even where one choice is left, and its buttons name
// nothing that would follow; the others' only choices are made as ever. Given again, the order acts at once.
func TestOwnOnlyChoices(t *testing.T) {
	h := open(t, pharaonHouse, func(c *Config) { c.Absent = wait }) // so that a sign of life says nothing
	chance := rand.New(rand.NewPCG(5, 6))
	spec := people(3)
	spec.Game, spec.Setup.Options = "pharaon", nil
	id := h.begun(spec)
	before := h.look(id)
	at := h.ordered(id, 0, "only", false)
	if !at.StillValid(1, before.Version) || at.VersionFor(1) != before.VersionFor(1) ||
		at.VersionFor(game.Spectator) != before.VersionFor(game.Spectator) || at.VersionFor(0) != at.Version {
		t.Errorf("others notice it: %v, %v", at.since, at.seen)
	}
	own, given, others, tails := 0, 0, 0, 0
	for games := 1; at.Status != Over || (own < 8 || given < 2) && games < 10; {
		if at.Status == Over { // one game may have few only choices
			games++
			id = h.begun(spec)
			at = h.ordered(id, 0, "only", false)
		}
		seat, _ := person(at)
		if o, ok := at.Match.Foregone(game.Spectator); ok {
			if o.Seat != 0 {
				t.Fatal("another's only choice is asked")
			}
			if own++; own%3 == 0 {
				turns := len(at.Match.Record.Turns)
				now := h.ordered(id, 0, "only", true)
				if made := now.Match.Record.Turns[turns:]; len(made) == 0 || made[0].Move != o.Move || !made[0].Waived {
					t.Fatalf("given again, the order makes %v instead of %v", made, o.Move)
				}
				given++
				at = h.ordered(id, 0, "only", false)
				continue
			}
		}
		for _, m := range at.Match.State.Moves(nil, seat) {
			view := at.Match.View(seat)
			switch follows := len(game.Tail(view, seat, m)); {
			case seat == 0 && len(at.Tail(view, 0, m)) > 0, seat != 0 && len(at.Tail(view, seat, m)) != follows:
				t.Fatal("a button names what does not follow")
			case seat == 0:
				tails += follows
			}
		}
		if len(at.Match.Record.Turns)%50 == 0 {
			h.reopen()
		}
		moves, from := at.Match.State.Moves(nil, seat), len(at.Match.Record.Turns)
		next, err := h.Choose(t.Context(), id, seat, h.look(id).Version, moves[chance.IntN(len(moves))])
		must(t, err)
		for _, turn := range next.Match.Record.Turns[from:] {
			switch {
			case turn.Waived && turn.Seat == 0:
				t.Fatal("the table chose for who wants to choose")
			case turn.Waived:
				others++
			}
		}
		at = h.look(id)
	}
	if own < 8 || given < 2 || others < 20 || tails == 0 {
		t.Errorf("%d only choices asked, %d made when the order was given, %d of others, %d would follow", own, given,
			others, tails)
	}
}

// TestPassUntil: a seat is asked in no window before one of the kind that it waits for, and there whatever else it
// wishes. With the answer the order ends; taken back it stands again. Nothing of it depends on the house.
func TestPassUntil(t *testing.T) {
	if testing.Short() {
		t.Skip("one choice comes after the other") // nothing for the race detector
	}
	h := open(t, kemetHouse)
	chance := rand.New(rand.NewPCG(7, 8))
	for _, kind := range windowKinds(t) {
		t.Run(kind, func(t *testing.T) {
			met, passed, undone := 0, 0, 0
			standings := []Ask{AskAlways, AskTouched, AskBrief}
			for tables := 0; tables < len(standings) || met < 3 && tables < 20; tables++ {
				standing := standings[tables%len(standings)]
				id := h.begun(kemetTable(3))
				_, err := h.SetAsk(t.Context(), id, 1, standing)
				must(t, err)
				at := h.ordered(id, 1, "until "+kind, true)
				for n := 0; n < 250 && at.Status != Over && met < 4*(tables+1); n++ {
					seat, _ := person(at)
					w, open := game.WindowOf(at.Match.State, seat)
					ask, _ := at.Asked(1)
					if (ask == AskUntil) != at.Stands(1, named(t, at, 1, "until "+kind)) {
						t.Fatalf("the setting is %q, and these stand: %q", ask, texts(at, 1, true))
					}
					moves := at.Match.State.Moves(nil, seat)
					move := moves[chance.IntN(len(moves))]
					if seat != 1 || !open {
						if chance.IntN(40) == 0 {
							h.reopen()
						}
						next, err := h.Choose(t.Context(), id, seat, h.look(id).Version, move)
						must(t, err)
						passed += waived(next) - waived(at)
						at = next
						continue
					}
					if ask != AskUntil || w.Kind != kind {
						t.Fatalf("asked in a window of the kind %q while the setting is %q", w.Kind, ask)
					}
					if _, lapses := at.Lapses(1); lapses {
						t.Fatal("the table would answer in the window that was waited for")
					}
					next, err := h.Choose(t.Context(), id, 1, at.Version, move)
					must(t, err)
					if now, _ := next.Asked(1); now != standing {
						t.Fatalf("afterwards the setting is %q, not %q", now, standing)
					}
					met++
					if next.Undoable(1) == 1 {
						h.reopen()
						back, err := h.Undo(t.Context(), id, 1, h.look(id).Version)
						must(t, err)
						if again, _ := back.Asked(1); again != AskUntil || !back.Match.State.Equal(at.Match.State) {
							t.Fatalf("taken back, the setting is %q", again)
						}
						undone++
						_, err = h.Choose(t.Context(), id, 1, back.Version, move)
						must(t, err)
					}
					at = h.ordered(id, 1, "until "+kind, true)
				}
			}
			if met < 3 || passed < 10 {
				t.Errorf("%d windows met, %d passed", met, passed)
			}
			t.Logf("%d windows met, %d passed, %d answers taken back", met, passed, undone)
		})
	}
}

func windowKinds(t *testing.T) []string {
	t.Helper()
	m, err := game.NewMatch(kemetkit.Game, game.Record{Setup: game.Setup{Players: 2}})
	must(t, err)
	return m.State.(game.Reactive).Windows()
}

// TestOnePauseAtATime: of the orders that pass windows each replaces the others, and a setting ends them all; a window
// that is open when the order is given is passed.
func TestOnePauseAtATime(t *testing.T) {
	h := open(t, kemetHouse)
	id := h.begun(kemetTable(3))
	_, err := h.SetAsk(t.Context(), id, 1, AskAlways)
	must(t, err)
	for _, order := range []string{"until attacked", "turn", "until acts", "round", "until acts", "until moves"} {
		at := h.ordered(id, 1, order, true)
		if got := texts(at, 1, true); !slices.Equal(got, []string{order, "only"}) {
			t.Errorf("after %q these stand: %q", order, got)
		}
	}
	at, err := h.SetAsk(t.Context(), id, 1, AskAlways)
	must(t, err)
	if got := texts(at, 1, true); !slices.Equal(got, []string{"only"}) {
		t.Errorf("after a setting these stand: %q", got)
	}
	for _, order := range []string{"until attacked", "turn"} {
		h.ordered(id, 1, order, true)
		if ask, _ := h.ordered(id, 1, order, false).Asked(1); ask != AskAlways {
			t.Errorf("after the end of %q the setting is %q", order, ask)
		}
	}
	at = h.upTo(id, "in a window of seat 2", func(at *Table) bool {
		_, open := game.WindowOf(at.Match.State, 1)
		return open
	})
	w, _ := game.WindowOf(at.Match.State, 1)
	now := h.ordered(id, 1, "until "+w.Kind, true)
	if last := now.Match.Record.Turns[len(at.Match.Record.Turns)]; last.Move != w.Pass || !last.Waived {
		t.Errorf("the open window is answered with %v", last)
	}
}

// offered makes an offer of one seat to another.
func (h *house) offered(id ID, by, to game.Seat) *Table {
	h.t.Helper()
	at, err := h.Negotiate(h.t.Context(), id, by, offering(h.t, h.look(id), by, to.Text()), "")
	must(h.t, err)
	return at
}

// TestDecline: what a seat declines it declines in the same change, at once; other offers stand. Third parties are
// shown what they would be shown if the person had answered, so nothing.
func TestDecline(t *testing.T) {
	played := func(order bool) (*house, ID, *Table) {
		cryptotest.SetGlobalRandom(t, 3) // the same stones, and the same id
		h, id := bazaar(t, "", "", "")
		if order {
			h.ordered(id, 2, "decline 2", true)
		}
		at := h.offered(id, 1, 2)
		if order {
			return h, id, at
		}
		at, err := h.Negotiate(t.Context(), id, 2, chain(t, "decline 2"), "")
		must(t, err)
		return h, id, at
	}
	_, _, byHand := played(false)
	h, id, at := played(true)
	if last := lastTurn(at); last.Move != chain(t, "decline 2")[0] || last.Seat != 2 || !last.Waived {
		t.Fatalf("answered with %+v", last)
	}
	if at.Owing() != byHand.Owing() || !at.Match.State.Equal(byHand.Match.State) {
		t.Error("the state is not the one after a person's answer")
	}
	for _, seat := range []game.Seat{0, 1, 2, game.Spectator} {
		if a, b := at.Record(seat), byHand.Record(seat); !reflect.DeepEqual(a, b) {
			t.Errorf("seat %d reads\n%v\nand of a person's answer\n%v", seat, a, b)
		}
		a, b := at.Match.View(seat), byHand.Match.View(seat)
		if !a.Equal(b) {
			t.Errorf("seat %d sees something else than of a person's answer", seat)
		}
	}
	for _, seat := range []game.Seat{0, game.Spectator} {
		if at.VersionFor(seat) != byHand.VersionFor(seat) || !at.unaffected.Has(seat) {
			t.Errorf("seat %d notices something", seat)
		}
	}
	if at = h.offered(id, 0, 2); lastTurn(at).Seat != 0 {
		t.Error("an offer of somebody else is declined")
	}
	h.reopen()
	if last := lastTurn(h.offered(id, 1, 2)); last.Seat != 2 || !last.Waived {
		t.Error("the order is forgotten")
	}
	h.ordered(id, 2, "decline 2", false)
	if at = h.offered(id, 1, 2); lastTurn(at).Seat != 1 {
		t.Error("the order has ended, and the offer is declined")
	}
	before := at
	at = h.ordered(id, 2, "decline 2", true)
	if lastTurn(at).Seat != 2 || !at.unaffected.Has(0) || !at.StillValid(0, before.Version) {
		t.Error("an open offer stands although the order has been given")
	}
}

func lastTurn(at *Table) game.Turn {
	turns := at.Match.Record.Turns
	return turns[len(turns)-1]
}

// TestUndoOverDeclined: who chose before an offer was declined takes that choice back, and the offer stays declined,
// also after a restart.
func TestUndoOverDeclined(t *testing.T) {
	h, id := bazaar(t, "", "", "")
	h.ordered(id, 2, "decline 2", true)
	before := h.look(id)
	h.rest(id)
	h.offered(id, 1, 2)
	h.reopen()
	at := h.look(id)
	if at.Undoable(0) == 0 {
		t.Fatal("an offer to somebody else keeps seat 1 from taking back")
	}
	back, err := h.Undo(t.Context(), id, 0, at.Version)
	must(t, err)
	turns := back.Match.Record.Turns[len(before.Match.Record.Turns):]
	if len(turns) != 3 || turns[2].Seat != 2 || !turns[2].Waived || back.Owing() != before.Owing() {
		t.Fatalf("left with %v", turns)
	}
	if list := back.Match.State.(game.Offering).Declines(nil, 2, 1); len(list) > 0 {
		t.Error("the offer is open again")
	}
}

// TestDeclinedBotsFallSilent: bots whose offers are declined at once do not offer for ever.
func TestDeclinedBotsFallSilent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, id := bazaar(t, "", "hawks", "")
		defer h.shut()
		h.ordered(id, 0, "decline 2", true)
		h.ordered(id, 2, "decline 2", true)
		time.Sleep(time.Hour)
		synctest.Wait()
		at := h.look(id)
		declined := 0
		for _, turn := range at.Match.Record.Turns {
			if turn.Waived {
				declined++
			}
		}
		if declined == 0 || spoken(at) > 6 || at.botsMayNegotiate() || at.Owing() != 1 {
			t.Errorf("%d offers declined, %d things said", declined, spoken(at))
		}
	})
}

// TestNoRoomToDecline: a seat that has said as much as it may lets offers stand, and stops nobody.
func TestNoRoomToDecline(t *testing.T) {
	h, id := bazaar(t, "", "", "")
	h.ordered(id, 0, "decline 2", true)
	h.limited(id, game.Limits{All: game.Room{Turns: 100, Text: 4000}, Talk: game.Room{Turns: 4, Text: 200}})
	_, err := h.Negotiate(t.Context(), id, 0, chain(t, "show 2; show 3; show 2; show 3"), "")
	must(t, err)
	at := h.offered(id, 1, 0)
	if last := lastTurn(at); last.Seat != 1 || at.Status != Playing {
		t.Errorf("%s, last %v", at.Status, last)
	}
	for h.look(id).Status != Over {
		h.rest(id)
	}
	h, id = bazaar(t, "", "", "")
	h.ordered(id, 0, "decline 2", true)
	turns := len(h.look(id).Match.Record.Turns)
	h.limited(id, game.Limits{All: game.Room{Turns: turns + 2, Text: 4000}, Talk: game.Room{Turns: 9, Text: 900}})
	if at = h.offered(id, 1, 0); at.Status != Playing || len(at.Match.Record.Turns) != turns+2 {
		t.Errorf("with a full record: %s, %v", at.Status, at.Match.Record.Turns)
	}
}

// TestDeclineOsiris: in Osiris offers to all eyes and in secret are declined alike, of each seat only.
func TestDeclineOsiris(t *testing.T) {
	h := open(t, func(c *Config) { c.Games = []game.Game{osiriskit.Game} })
	spec := people(4)
	spec.Game, spec.Setup.Options = "osiris", nil
	id := h.begun(spec)
	h.ordered(id, 2, "decline 1", true)
	for _, test := range []struct {
		by   game.Seat
		eyes string
		want bool
		told game.Seats // of the offer
	}{
		{0, "public", true, game.Everyone}, {0, "private", true, 0b101}, {1, "public", false, game.Everyone},
		{1, "private", false, 0b110}, {0, "public", true, game.Everyone},
	} {
		before := h.look(id)
		at, err := h.Negotiate(t.Context(), id, test.by, trading(t, 2, test.eyes), "")
		must(t, err)
		open := at.Match.State.(game.Offering).Declines(nil, 2, test.by)
		if (len(open) == 0) != test.want {
			t.Errorf("%s to %s: %d offers are open", test.by.Text(), test.eyes, len(open))
		}
		for _, seat := range []game.Seat{0, 1, 2, 3, game.Spectator} {
			if told := at.VersionFor(seat) != before.VersionFor(seat); told != test.told.Has(seat) {
				t.Errorf("%s to %s: seat %d notices it: %t", test.by.Text(), test.eyes, seat, told)
			}
		}
	}
	if at := h.ordered(id, 2, "decline 2", true); len(at.Match.State.(game.Offering).Declines(nil, 2, 1)) > 0 {
		t.Error("two open offers stand although the order has been given")
	}
}

// trading returns a chain that offers nothing for a card.
func trading(t *testing.T, to game.Seat, eyes string) (moves []game.Move) {
	t.Helper()
	for _, text := range []string{"to " + to.Text(), "audience " + eyes, "want-any 1", "offer"} {
		m, err := osiriskit.Game.Lexicon().Parse(text)
		must(t, err)
		moves = append(moves, m)
	}
	return moves
}

// TestOrdersOnTwoServers: an order given on one server is carried out on the other.
func TestOrdersOnTwoServers(t *testing.T) {
	bothEngines(t, func(t *testing.T, engine func(t *testing.T) func() store.Store) {
		s := serve(t, 2, engine, func(_ int, c *Config) { c.Games = []game.Game{barter.Game} })
		spec := people(3)
		spec.Game = "barter"
		id := s.begun(spec, "1")
		at, err := s.houses[0].Order(t.Context(), id, 0, Order{Kind: OrderDecline, Of: 1}, true)
		must(t, err)
		at, err = s.houses[1].Negotiate(t.Context(), id, 1, offering(t, at, 1, "1"), "")
		must(t, err)
		if last := lastTurn(at); last.Seat != 0 || !last.Waived {
			t.Errorf("answered with %+v", last)
		}
		at, err = s.houses[1].Order(t.Context(), id, 0, Order{Kind: OrderDecline, Of: 1}, false)
		must(t, err)
		at, err = s.houses[0].Negotiate(t.Context(), id, 1, offering(t, at, 1, "1"), "")
		must(t, err)
		if last := lastTurn(at); last.Seat != 1 {
			t.Errorf("the other server has forgotten that the order ended: %+v", last)
		}
	})
}

// TestNewPersonsHaveNoOrders: orders belong to the person, not to the seat. They stay when a guest becomes an account
// or takes another device, and end when somebody else sits down.
func TestNewPersonsHaveNoOrders(t *testing.T) {
	link := func(h *house, id ID, use Purpose, next PersonID) error {
		at, err := h.MakeLink(t.Context(), id, 1, bek, use)
		must(t, err)
		_, err = h.Claim(t.Context(), id, h.SeatKey(at, 1), next, "Dan")
		return err
	}
	for name, test := range map[string]struct {
		do    func(h *house, id ID) error
		stays bool
	}{
		"adopted": {func(h *house, id ID) error {
			_, err := h.Adopt(t.Context(), bek, dan, []ID{id})
			return err
		}, true},
		"another device": {func(h *house, id ID) error { return link(h, id, AddDevice, dan) }, true},
		"handed over":    {func(h *house, id ID) error { return link(h, id, HandOver, dan) }, false},
		"left": {func(h *house, id ID) error {
			at, err := h.Leave(t.Context(), id, 1, bek)
			must(t, err)
			if at.Seats[1].orders != (orders{}) {
				t.Error("an empty seat has orders")
			}
			_, err = h.Claim(t.Context(), id, h.key(id, 1), dan, "Dan")
			return err
		}, false},
		"freed": {func(h *house, id ID) error {
			_, err := h.FreeSeat(t.Context(), id, 1)
			return err
		}, false},
		"erased": {func(h *house, id ID) error { return h.Erase(t.Context(), bek) }, false},
		"a bot": {func(h *house, id ID) error {
			_, err := h.Leave(t.Context(), id, 1, bek)
			must(t, err)
			for _, who := range []PersonID{ann, cem} {
				_, err = h.Agree(t.Context(), id, 1, who, "first")
				must(t, err)
			}
			return err
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			h := open(t, func(c *Config) { c.Games = append(c.Games, barter.Game) })
			spec := people(3)
			spec.Game = "barter"
			id, err := h.Create(t.Context(), spec, ann, 0)
			must(t, err)
			for seat, who := range []PersonID{ann, bek, cem} {
				if seat > 0 {
					_, err := h.Claim(t.Context(), id, h.key(id, game.Seat(seat)), who, "")
					must(t, err)
				}
				must(t, h.Ready(t.Context(), id, game.Seat(seat), [16]byte{byte(seat)}))
			}
			h.ordered(id, 1, "decline 3", true)
			h.ordered(id, 1, "only", false)
			must(t, test.do(h, id))
			h.reopen()
			if at := h.look(id); (at.Seats[1].orders != orders{}) != test.stays {
				t.Errorf("the seat has %+v", at.Seats[1].orders)
			}
			s, err := h.conf.Store.Load(context.Background(), string(id))
			must(t, err)
			if (s.Seats[1].Orders != "") != test.stays {
				t.Errorf("stored: %q", s.Seats[1].Orders)
			}
		})
	}
}

// TestOrdersBeforeTheGame: an order may be given while the table gathers, and stands when the game begins.
func TestOrdersBeforeTheGame(t *testing.T) {
	h := open(t, kemetHouse)
	id, err := h.Create(t.Context(), kemetTable(2), ann, 0)
	must(t, err)
	h.ordered(id, 0, "until attacked", true)
	h.begin(id)
	h.upTo(id, "in the second round", func(at *Table) bool {
		if w, open := game.WindowOf(at.Match.State, 0); open && w.Kind != "attacked" {
			t.Fatalf("asked in a window of the kind %q", w.Kind)
		}
		round, _ := when(at, 0)
		return round == 2 || !at.Stands(0, named(t, at, 0, "until attacked"))
	})
}
