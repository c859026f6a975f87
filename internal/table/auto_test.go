package table

import (
	"errors"
	"math/rand/v2"
	"testing"

	"ennead/game"
	kemetkit "ennead/games/kemet/kit"
)

// madeFor counts the moves at the end of the record that the table made for that seat.
func madeFor(at *Table, seat game.Seat) (n int) {
	turns := at.Match.Record.Turns
	for n < len(turns) && turns[len(turns)-1-n].Waived && turns[len(turns)-1-n].Seat == seat {
		n++
	}
	return n
}

// TestOnlyChoices: the table leaves no choice to people that it may make itself, and undo takes what it made back
// together with the choice before it, also after a restart.
func TestOnlyChoices(t *testing.T) {
	h := open(t, pharaonHouse)
	chance := rand.New(rand.NewPCG(5, 6))
	spec := people(3)
	spec.Game, spec.Setup.Options = "pharaon", nil
	id := h.begun(spec)
	made, undone, foregone, games := 0, 0, 0, 1
	for at := h.look(id); made < 20 || undone < 4 || foregone == 0; at = h.look(id) {
		if at.Status == Over { // a game that had too few only choices
			if games++; games > 10 {
				t.Fatalf("the table made a choice %d times, and %d were taken back; %d times it made another's", made,
					undone, foregone)
			}
			id = h.begun(spec)
			continue
		}
		if _, ok := at.Match.Foregone(game.Spectator); ok {
			t.Fatal("the table asks for an only choice")
		}
		seat, _ := person(at)
		moves := at.Match.State.Moves(nil, seat)
		next, err := h.Choose(t.Context(), id, seat, at.Version, moves[chance.IntN(len(moves))])
		must(t, err)
		if turns := next.Match.Record.Turns; turns[len(turns)-1].Waived && turns[len(turns)-1].Seat != seat {
			foregone++
		}
		n := madeFor(next, seat)
		if turns := next.Match.Record.Turns; n == 0 || turns[len(turns)-1-n].Seat != seat {
			continue
		}
		if made++; made%5 > 0 {
			continue
		}
		h.reopen()
		if next = h.look(id); next.Undoable(seat) != n+1 {
			t.Fatalf("after %d moves of the table, undo goes back %d", n, next.Undoable(seat))
		}
		back, err := h.Undo(t.Context(), id, seat, next.Version)
		must(t, err)
		if undone++; !back.Match.State.Equal(at.Match.State) {
			t.Fatal("undo leads elsewhere than before the person's own choice")
		}
	}
}

// TestWindowsOfSomebodyAlone: a person who plays alone against bots is not asked in windows in which they can only
// pass, unless they want to be; with another person at the table everybody is.
func TestWindowsOfSomebodyAlone(t *testing.T) {
	for _, test := range []struct {
		ask         Ask
		people      int
		lone, asked bool // whether windows with only a pass are asked, and whether windows are asked at all
	}{
		{AskTouched, 1, false, true}, {AskAble, 1, false, true}, {AskAlways, 1, true, true},
		{AskRound, 1, false, false},
		{AskTouched, 2, true, true}, {AskAble, 2, true, true},
	} {
		lone, asked := 0, 0
		for seed := range byte(4) {
			at, chance := dealt(t, 3, seed), rand.New(rand.NewPCG(uint64(seed), 9))
			for seat := test.people; seat < 3; seat++ {
				at.Seats[seat].Kind = Bot
			}
			for n := 0; n < 400 && at.Owing() != 0; n++ {
				must(t, at.settle())
				at.Seats[0].ask = wish{}.with(test.ask, at.Match.State.(game.Reactive), 0)
				must(t, at.settle())
				if at.Owing() == 0 {
					break
				}
				seat := at.Owing().First()
				moves := at.Match.State.Moves(nil, seat)
				if _, open := game.WindowOf(at.Match.State, seat); open && seat == 0 {
					asked++
					if len(moves) == 1 {
						lone++
					}
				}
				must(t, at.Match.Play(seat, moves[chance.IntN(len(moves))]))
			}
		}
		if lone > 0 != test.lone || asked > 0 != test.asked {
			t.Errorf("%q, %d people: asked in %d windows, in %d of them they could only pass", test.ask, test.people,
				asked, lone)
		}
	}
}

// TestStoredWishes: a setting is read as it was stored, and what older versions stored keeps its meaning.
func TestStoredWishes(t *testing.T) {
	at := dealt(t, 2, 1)
	must(t, at.settle())
	s := at.Match.State.(game.Reactive)
	for _, standing := range Asks() {
		for _, then := range Asks() {
			w := wish{}.with(standing, s, 0).with(then, s, 0)
			if got := parseWish(w.text()); got != w || got.at(s, 0) != then {
				t.Errorf("%q after %q is stored as %q and read as %+v", then, standing, w.text(), got)
			}
		}
	}
	for text, want := range map[string]wish{
		"": {}, "touched": {}, "always": {standing: AskAlways}, "always turn 7": {AskAlways, AskTurn, 7},
		"touched round 3": {quiet: AskRound, until: 3}, "never": {}, "brief": {standing: AskBrief},
		"brief turn 7": {AskBrief, AskTurn, 7}, "brief 8": {standing: AskBrief}, "brief turn x": {standing: AskBrief},
	} {
		if got := parseWish(text); got != want {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}

// TestAutoPlayNeedsAnOnlyChoice: a match refuses to choose for somebody who has a choice.
func TestAutoPlayNeedsAnOnlyChoice(t *testing.T) {
	m, err := game.NewMatch(kemetkit.Game, game.Record{Setup: game.Setup{Players: 2}})
	must(t, err)
	if err := m.AutoPlay(); !errors.Is(err, game.ErrNotYours) || len(m.Record.Turns) > 0 {
		t.Errorf("chance is played automatically: %v", err)
	}
}
