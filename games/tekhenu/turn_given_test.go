package tekhenu_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

// turn is a prepared turn of one player: Sun on Horus and Ra, Shade on Hathor and Osiris, Dark on Bastet and Thoth. The
// player has only Population 10 and Happiness 5, and no die lies around the obelisk.
type turn struct {
	*tekhenu.State
	t    *testing.T
	seat game.Seat
	log  game.Log
}

func newTurn(t *testing.T, players int) *turn {
	t.Helper()
	s := opened(t, game.Setup{Players: players})
	playOut(t, s, rand.New(rand.NewPCG(5, 5)), func(s *tekhenu.State) bool { return s.Top().Step == tekhenu.StepDie })
	s.Arrow, s.Dial = tekhenu.Horus, [tekhenu.Gods]tekhenu.Section{}
	seat := s.Turn.Seat
	p := &s.Player[seat]
	p.Stock, p.Surplus, p.Production = [tekhenu.Tokens]uint8{}, [tekhenu.Goods]uint8{}, [tekhenu.Goods]uint8{2, 2, 2, 2}
	p.Blessings, p.Techs, p.Population, p.Happiness = 0, 0, 10, 5
	return &turn{State: s, t: t, seat: seat}
}

func (u *turn) me() *tekhenu.Player { return &u.Player[u.seat] }

// dice puts dice around the obelisk, named by the moves that take them.
func (u *turn) dice(texts ...string) {
	u.t.Helper()
	for _, text := range texts {
		m, err := tekhenu.Lexicon.Parse("die " + text)
		if err != nil {
			u.t.Fatal(err)
		}
		u.Dial[m.A].Add(tekhenu.Colour(m.B), m.C)
	}
}

// cards gives the player cards by name.
func (u *turn) cards(names ...string) {
	u.t.Helper()
	for _, name := range names {
		m, err := tekhenu.Lexicon.Parse("take " + name)
		if err != nil {
			u.t.Fatal(err)
		}
		card := tekhenu.Card(m.A)
		give(u.State, u.seat, card.Kind(), card.Number())
	}
}

// play plays moves by their texts. In between it plays Nature's first legal move.
func (u *turn) play(texts ...string) {
	u.t.Helper()
	for _, text := range texts {
		m, err := tekhenu.Lexicon.Parse(text)
		if err != nil {
			u.t.Fatal(err)
		}
		if no := kit.Game.Refusal(u.State, u.seat, m); no != nil {
			u.t.Fatalf("%s at %q is refused: %+v", text, tekhenu.Steps[u.Top().Step].Name, no)
		}
		u.Play(u.seat, m, &u.log)
		for u.Owing() == game.Nature.Set() {
			u.Play(game.Nature, u.Moves(nil, game.Nature)[0], &u.log)
		}
	}
}

// no returns the key of the refusal of a move, without its prefix, or "" if the move is legal.
func (u *turn) no(text string) string {
	u.t.Helper()
	m, err := tekhenu.Lexicon.Parse(text)
	if err != nil {
		u.t.Fatal(err)
	}
	if no := kit.Game.Refusal(u.State, u.seat, m); no != nil {
		return no.Key[len("tekhenu.no."):]
	}
	return ""
}

// refuses checks that a move is refused with this key, or legal if the key is "".
func (u *turn) refuses(text, key string) {
	u.t.Helper()
	if no := u.no(text); no != key {
		u.t.Errorf("%s at %q: refusal %q, want %q", text, tekhenu.Steps[u.Top().Step].Name, no, key)
	}
}

// at checks which step the player must decide. "over" means that the turn has ended.
func (u *turn) at(step string) {
	u.t.Helper()
	now := tekhenu.Steps[u.Top().Step].Name
	if u.Turn.Seat != u.seat {
		now = "over"
	}
	if now != step {
		u.t.Fatalf("step %q, want %q", now, step)
	}
}

// has checks the player's numbers by name.
func (u *turn) has(want map[string]int) {
	u.t.Helper()
	p := u.me()
	have := map[string]int{
		"population": int(p.Population), "happiness": int(p.Happiness), "cards": int(p.VP[tekhenu.PartCards]),
	}
	for t, name := range tekhenu.TokenNames {
		have[name] = int(p.Stock[t])
	}
	for t, n := range p.Surplus {
		have["surplus "+tekhenu.TokenNames[t]] = int(n)
	}
	for pan, name := range [...]string{tekhenu.Left: "left", tekhenu.Right: "right", tekhenu.Below: "below"} {
		for _, d := range p.Dice {
			if d.Face != 0 && d.Pan == tekhenu.Pan(pan) {
				have[name] += int(d.Face)
			}
		}
	}
	for name, n := range want {
		if have[name] != n {
			u.t.Errorf("%s is %d, want %d", name, have[name], n)
		}
	}
}

// events counts the events of a kind.
func (u *turn) events(kind uint8) (n int) {
	for _, e := range u.log.Events {
		if e.Kind == kind {
			n++
		}
	}
	return n
}

// offers returns the texts of the legal moves with this verb.
func (u *turn) offers(verb string) (texts []string) {
	for _, m := range u.Moves(nil, u.seat) {
		text := tekhenu.Lexicon.Text(m)
		var word string
		if fmt.Sscan(text, &word); word == verb {
			texts = append(texts, text)
		}
	}
	return texts
}

// checkOffers checks the legal moves with this verb.
func (u *turn) checkOffers(verb string, want ...string) {
	u.t.Helper()
	if got := u.offers(verb); !slices.Equal(got, want) {
		u.t.Errorf("legal %s moves %v, want %v", verb, got, want)
	}
}

// checkLegal checks the legal moves of a seat.
func checkLegal(t testing.TB, s *tekhenu.State, seat game.Seat, want ...string) {
	t.Helper()
	if got := offered(s, seat); !slices.Equal(got, want) {
		t.Errorf("legal moves %v, want %v", got, want)
	}
}
