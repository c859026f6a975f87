package text_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
	"ennead/games/pharaon/text"
)

// A jar does nothing if the supply has none of its resources, an action of the Nile if it also climbs no track.
func TestIdle(t *testing.T) {
	s := gametest.Begin[*pharaon.State](t, kit.Game, game.Setup{Players: 3})
	jar, nile := game.Move{Verb: pharaon.VJar, A: 1}, game.Move{Verb: pharaon.VOption, A: 1}
	data := *s.Data
	s.Data = &data
	data.Options = []pharaon.Option{{Cost: [2]pharaon.Colour{0, 1}, Gains: []pharaon.Gain{2}, Arrows: []uint8{1 << 3}}}
	idle := func(m game.Move) bool {
		why, _ := text.Idle(s, 0, m)
		return why.Key != ""
	}
	if idle(jar) || idle(nile) {
		t.Error("a choice that gives something is said to do nothing")
	}
	upper := data.Jars[1].Upper[0]
	s.Supply = [6]uint8{}
	if !idle(jar) || idle(nile) {
		t.Error("with an empty supply a jar does nothing, and the Nile still climbs a track")
	}
	if s.Player[0].Nile[3] = pharaon.TopCell; !idle(nile) {
		t.Error("an action of the Nile without gains or tracks is not said to do nothing")
	}
	data.Options[0].Gains[0] = 1
	if idle(nile) {
		t.Error("what an action of the Nile costs can be gained from it")
	}
	if s.Supply[upper] = 1; idle(jar) {
		t.Error("one resource of the jar is in the supply")
	}
}

// A token that a god needs says which god would be lost with it.
func TestTokenOfGod(t *testing.T) {
	s := gametest.Begin[*pharaon.State](t, kit.Game, game.Setup{Players: 3})
	s.Circle = [pharaon.Quarters]pharaon.Quarter{0, 1, 2, 3, 4}
	met := func() uint8 { return s.GodsOf(0) }
	p := &s.Player[0]
	p.Step, p.Nobles = uint8(len(s.Data.Steps)), p.Nobles.With(1).With(2).With(3).With(4).With(5).With(6)
	for c := range p.Nile {
		p.Nile[c] = 1
	}
	p.Artisans = p.Artisans.With(1).With(2).With(3).With(4).With(5).With(6)
	before := met()
	p.Tokens[pharaon.ResourceOffering] = 0
	for met() == before && p.Tokens[pharaon.ResourceOffering] < 12 {
		p.Tokens[pharaon.ResourceOffering]++
	}
	if lost := text.GodsLost(s, 0, pharaon.ResourceOffering); len(lost) == 0 {
		t.Errorf("no god is lost with the last of %d offerings", p.Tokens[pharaon.ResourceOffering])
	}
	s.Buy.Quarter = pharaon.Offerings
	s.Push(pharaon.StepAccess, 0, 0, 0)
	if lost := text.GodsLost(s, 0, pharaon.ResourceOffering); len(lost) > 0 {
		t.Errorf("%v are lost with an offering that pays for a lot of two", lost)
	}
	s.Pop()
	p.Tokens[pharaon.ResourceOffering] += 12
	if lost := text.GodsLost(s, 0, pharaon.ResourceOffering); len(lost) > 0 {
		t.Errorf("%v are lost with one of many offerings", lost)
	}
}

// A token that is the only one to pay with says what it pays, since the table spends it with the choice before it. One
// of several says how many are left.
func TestOnlyToken(t *testing.T) {
	s := gametest.Begin[*pharaon.State](t, kit.Game, game.Setup{Players: 2})
	for s.Top().Step != pharaon.StepTurn {
		seat := s.Owing().First()
		s.Play(seat, s.Moves(nil, seat)[0], nil)
	}
	payer := s.Top().Seat
	s.Push(pharaon.StepPay, payer, 0, 0)
	silver, own := uint8(pharaon.Silver), uint8(0)
	s.Buy = pharaon.Purchase{Quarter: pharaon.Artisans, Access: pharaon.Token(own)}
	for c := range s.Buy.Class {
		s.Buy.Class[c] = uint8(c)
	}
	s.Buy.Need = pharaon.One(s.Buy.Class[own])
	key := func(token uint8) string {
		return kit.Game.Label(s, payer, game.Move{Verb: pharaon.VPay, A: token}).Key
	}
	tokens := &s.Player[payer].Tokens
	*tokens = [pharaon.Tokens]uint8{}
	tokens[silver] = 2
	if got := key(silver); got != "pharaon.move.only-pay" {
		t.Errorf("the only token is called %s", got)
	}
	tokens[own] = 1
	if got := key(silver); got != "pharaon.move.token" {
		t.Errorf("one of several tokens is called %s", got)
	}
}
