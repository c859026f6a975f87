package osiris_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// tableOfFour returns a table on a turn of seat 0, and a function that makes moves. Seat 0 holds a farmer and CC09,
// seat 1 a stonecutter.
func tableOfFour(t *testing.T) (s *osiris.State, play func(seat game.Seat, texts ...string) []game.Event) {
	t.Helper()
	s = played(t, game.Setup{Players: 4}, 1, func(s *osiris.State) bool { return s.Top().Step == osiris.StepAct })
	for seat := range s.Count {
		s.Player[seat].Workers, s.Player[seat].Cards = osiris.Workers{}, 0
	}
	s.Player[0].Workers[osiris.Farmer], s.Player[1].Workers[osiris.Stonecutter] = 1, 1
	s.Player[0].Cards = osiris.Cards(0).With(9)
	return s, func(seat game.Seat, texts ...string) []game.Event {
		t.Helper()
		var log game.Log
		for _, text := range texts {
			m, err := osiris.Lexicon.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			if no := kit.Game.Refusal(s, seat, m); no != nil {
				t.Fatalf("%s: %v", text, no)
			}
			s.Play(seat, m, &log)
		}
		return log.Events
	}
}

// kindsFor returns the kinds of the events that have a seat in their audience.
func kindsFor(events []game.Event, seat game.Seat) (kinds []uint8) {
	for _, e := range events {
		if e.Audience.Has(seat) {
			kinds = append(kinds, e.Kind)
		}
	}
	return kinds
}

// The two parties see all of a trade. The others see the resources and the numbers of workers and cards.
func TestOSI_7_4_1_TradeAudience(t *testing.T) {
	_, play := tableOfFour(t)
	made := play(0, "to 2", "give farmer 1", "give-card CC09 closed", "want stonecutter 1", "want grain 1", "offer")
	done := play(1, "accept 1 private 1")
	all := []uint8{
		osiris.EvTrade, osiris.EvHandedWorkers, osiris.EvHandedWorker, osiris.EvHandedCards, osiris.EvHandedCard,
		osiris.EvHanded, osiris.EvHandedWorkers, osiris.EvHandedWorker,
	}
	numbers := []uint8{
		osiris.EvTrade, osiris.EvHandedWorkers, osiris.EvHandedCards, osiris.EvHanded, osiris.EvHandedWorkers,
	}
	for _, c := range []struct {
		seat game.Seat
		made []uint8
		done []uint8
	}{
		{0, []uint8{osiris.EvOffer}, all},
		{1, []uint8{osiris.EvOffer}, all},
		{2, nil, numbers},
		{game.Spectator, nil, numbers},
	} {
		if got := kindsFor(made, c.seat); !slices.Equal(got, c.made) {
			t.Errorf("seat %d: got events %v of the offer, want %v", c.seat, got, c.made)
		}
		if got := kindsFor(done, c.seat); !slices.Equal(got, c.done) {
			t.Errorf("seat %d: got events %v of the trade, want %v", c.seat, got, c.done)
		}
	}
	for _, e := range done {
		if e.Audience == game.Everyone && e.Kind == osiris.EvHandedCards && (e.A != 1 || e.B != 1) {
			t.Errorf("got public event %+v, want one card to seat 1", e)
		}
	}
}

// Only the two parties know how a private offer ends; everybody knows how a public one ends.
func TestOSI_7_3_6_EndOfOfferAudience(t *testing.T) {
	_, play := tableOfFour(t)
	for _, c := range []struct {
		name   string
		offer  []string
		seat   game.Seat
		end    string
		kind   uint8
		public bool
	}{
		{"declined", nil, 1, "decline 1 private 1", osiris.EvDeclined, false},
		{"cancelled", nil, 0, "cancel 2 private 2", osiris.EvCancelled, false},
		{"declined in public", []string{"audience public"}, 1, "decline 1 public 1", osiris.EvDeclined, true},
	} {
		play(0, append(append([]string{"to 2", "give grain 1"}, c.offer...), "offer")...)
		events := play(c.seat, c.end)
		if got := kindsFor(events, 0); !slices.Equal(got, []uint8{c.kind}) {
			t.Errorf("%s: author got events %v, want %v", c.name, got, c.kind)
		}
		if got := kindsFor(events, 2); (len(got) == 1) != c.public {
			t.Errorf("%s: others got events %v", c.name, got)
		}
	}
	play(0, "to 2", "give farmer 1", "offer")
	play(0, "to 3", "give farmer 1", "offer")
	play(2, "accept 1 private 1")
	events := play(1, "accept 1 private 3")
	if got := kindsFor(events, 1); !slices.Equal(got, []uint8{osiris.EvFailed}) {
		t.Errorf("failed: addressee got events %v", got)
	}
	if got := kindsFor(events, 2); len(got) != 0 {
		t.Errorf("failed: others got events %v", got)
	}
}

// Everybody learns that somebody showed something; only the viewers see what.
func TestOSI_7_4_2_ShowAudience(t *testing.T) {
	_, play := tableOfFour(t)
	events := play(0, "give-card CC09 open", "show 2")
	if len(events) != 1 || !events[0].Audience.Has(1) || events[0].Audience.Has(2) {
		t.Fatalf("got events %+v, want one for seats 0 and 1", events)
	}
	if e := events[0].For(2); e.A != game.Unknown || e.Kind != events[0].Kind {
		t.Errorf("others got event %+v", e)
	}
}
