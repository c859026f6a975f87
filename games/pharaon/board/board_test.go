package board_test

import (
	"sync"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/internal/locale"
	"ennead/internal/piece"
)

var catalogues = sync.OnceValues(func() (*locale.Catalogues, error) { return locale.New(pharaon.Words) })

func words(t testing.TB) *locale.Catalogues {
	t.Helper()
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	all.Report = func(err error) { t.Error(err) }
	return all
}

var names = []string{"Jonas", "Mei <b>", "Salma", "Théo", "Ana"}

// reach plays at random until that step comes up for a player after so many moves, and returns what
// that player sees; without a state if it never came up.
func reach(t testing.TB, players int, seed uint64, moves int, step pharaon.Step) piece.Scene {
	t.Helper()
	s, err := pharaon.Game.New(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	var buf []game.Move
	var last game.Log
	for n := 0; ; n++ {
		owing := s.Owing()
		top := s.(*pharaon.State).Top().Step
		if n >= moves && top == step || owing == 0 {
			if top != step {
				return piece.Scene{}
			}
			viewer := game.Seat(0)
			if owing != 0 {
				viewer = owing.First()
			}
			view := s.Copy()
			if owing != 0 {
				view.Mask(viewer)
			}
			return piece.Scene{State: view, Viewer: viewer, Active: true, Just: last.Events, Names: names}
		}
		if !owing.Has(game.Nature) {
			last = game.Log{}
		}
		play(s, &r, &buf, &last)
	}
}

// play makes one random move; a player passes rarely while anything else can be done.
func play(s game.State, r *game.Rand, buf *[]game.Move, log *game.Log) {
	var m game.Move
	owing := s.Owing()
	if owing.Has(game.Nature) {
		m, *buf = r.Roll(s, *buf)
		s.Play(game.Nature, m, log)
		return
	}
	seat := owing.First()
	*buf = s.Moves((*buf)[:0], seat)
	for range 1 + r.Intn(6) {
		m = (*buf)[r.Intn(len(*buf))]
		if text := pharaon.Game.Lexicon().Text(m); text != "pass" && text != "done" {
			break
		}
	}
	s.Play(seat, m, log)
}

// The seats are listed clockwise from the First Player.
func TestOrder(t *testing.T) {
	moved := false
	for seed := range uint64(8) {
		scene := reach(t, 4, seed, 40, pharaon.StepTurn)
		first := scene.State.(*pharaon.State).First
		order := board.Board{}.Order(scene)
		if len(order) != 4 || order[0] != first {
			t.Fatalf("the order is %v, the First Player %d", order, first)
		}
		for i, seat := range order {
			if seat != (first+game.Seat(i))%4 {
				t.Fatalf("the order %v is not clockwise", order)
			}
		}
		moved = moved || first != 0
	}
	if !moved {
		t.Error("seat 0 was First Player in every game")
	}
}
