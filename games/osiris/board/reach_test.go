package board_test

import (
	"regexp"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/games/osiris/kit"
	"ennead/internal/piece"
)

// reach plays a random game until the seat to move has more than one choice in the given step. Governors withdraw only
// if they must, so that boards fill up.
func reach(players int, seed uint64, after int, step osiris.Step) (piece.Scene, bool) {
	for ; seed < 80; seed++ {
		s, err := kit.Game.New(game.Setup{Players: players})
		if err != nil {
			panic(err)
		}
		r := game.NewRand(seed)
		var log game.Log
		for n := 0; s.Owing() != 0; n++ {
			seat := s.Owing().First()
			var m game.Move
			if s.Owing().Has(game.Nature) {
				seat = game.Nature
				m, _ = r.Roll(s, nil)
			} else {
				moves := s.Moves(nil, seat)
				if n > after && s.(*osiris.State).Top().Step == step && len(moves) > 1 {
					view := s.Copy()
					view.Mask(seat)
					scene := piece.Scene{Game: kit.Game, State: view, Viewer: seat, Active: true, Names: names}
					for _, e := range log.Events {
						scene.Just = append(scene.Just, e.For(seat))
					}
					return scene, true
				}
				m = keen(moves, &r)
				log = game.Log{}
			}
			s.Play(seat, m, &log)
		}
	}
	return piece.Scene{}, false
}

// keen picks a random move. It prefers building and planning, and withdraws only if nothing else is legal.
func keen(moves []game.Move, r *game.Rand) game.Move {
	for _, verb := range []string{"build ", "plan "} {
		for _, m := range moves {
			if text := osiris.Lexicon.Text(m); len(text) > len(verb) && text[:len(verb)] == verb && r.Intn(4) > 0 {
				return m
			}
		}
	}
	for {
		if m := moves[r.Intn(len(moves))]; len(moves) == 1 || osiris.Lexicon.Text(m) != "withdraw" {
			return m
		}
	}
}

// TestPreview writes tables for a look in the browser: go test ./games/osiris/board -run Preview -preview /tmp/preview
func TestPreview(t *testing.T) {
	if *preview == "" {
		t.Skip("needs -preview DIR")
	}
	for players := 2; players <= 5; players++ {
		scene := over(players, 4)
		scene.Words = words(t).In("fr").With(names)
		writeTable(t, "over-"+string(rune('0'+players))+"-wide", scene)
	}
	for i, m := range []struct {
		name  string
		after int
		step  osiris.Step
	}{
		{"start", 0, osiris.StepAct},
		{"act", 150, osiris.StepAct},
		{"late", 330, osiris.StepAct},
		{"where", 120, osiris.StepWhere},
		{"site", 160, osiris.StepSite},
		{"pay", 100, osiris.StepPay},
		{"share", 100, osiris.StepShare},
		{"bonus", 50, osiris.StepBonus},
		{"study", 50, osiris.StepStudy},
		{"tax", 50, osiris.StepTax},
		{"market", 50, osiris.StepMarket},
		{"extra", 50, osiris.StepExtra},
		{"waive", 50, osiris.StepWaive},
	} {
		for players := 2; players <= 5; players++ {
			scene, ok := reach(players, 3, m.after, m.step)
			if !ok {
				t.Logf("%d players: no position with step %s", players, m.name)
				continue
			}
			for turn, kind := range map[int]string{0: "wide", piece.Facing: "narrow"} {
				scene.Turn = turn
				scene.Words = words(t).In([]string{"en", "fr"}[(i+players)%2]).With(names)
				writeTable(t, m.name+"-"+string(rune('0'+players))+"-"+kind, scene)
			}
		}
	}
}

// over returns a game played to its end.
func over(players int, seed uint64) piece.Scene {
	s, err := kit.Game.New(game.Setup{Players: players})
	if err != nil {
		panic(err)
	}
	r := game.NewRand(seed)
	for s.Owing() != 0 {
		if s.Owing().Has(game.Nature) {
			m, _ := r.Roll(s, nil)
			s.Play(game.Nature, m, nil)
			continue
		}
		seat := s.Owing().First()
		s.Play(seat, keen(s.Moves(nil, seat), &r), nil)
	}
	return piece.Scene{Game: kit.Game, State: s, Viewer: 0, Names: names}
}

// Places along the river look the same on a seat's own turn and on others' turns, because the marks of reachable places
// are separate. So a new turn does not send the whole river again.
func TestPlacesStay(t *testing.T) {
	scene, ok := reach(4, 1, 60, osiris.StepAct)
	if !ok {
		t.Fatal("no action to choose")
	}
	scene.Words = words(t).In("en")
	active := board.Board{}.Board(scene)
	scene.Active = false
	waiting := board.Board{}.Board(scene)
	places := regexp.MustCompile(`<g[^>]* id="place-[^"]*"`).FindAllString(waiting, -1)
	if len(places) < 10 {
		t.Fatalf("got only the places %q", places)
	}
	for _, place := range places {
		_, before, _ := strings.Cut(waiting, place)
		_, after, ok := strings.Cut(active, place)
		end := regexp.MustCompile(`id="(?:place-|river-to)`)
		if !ok || end.Split(before, 2)[0] != end.Split(after, 2)[0] {
			t.Errorf("the drawing of %s differs for the seat to move", place)
		}
	}
	if n := strings.Count(element(t, active, "river-to", "</g>"), "os-to-"); n == 0 ||
		strings.Contains(waiting, "os-to-") {
		t.Errorf("got %d marks of places for workers", n)
	}
}

// The preview shows a worker's only place. The rules do not ask for it later (OSI-14.2).
func TestOnlyPlaceIsShown(t *testing.T) {
	scene, ok := reach(4, 1, 60, osiris.StepAct)
	if !ok {
		t.Fatal("no action to choose")
	}
	scene.Words = words(t).In("en")
	s := scene.State.(*osiris.State)
	shown := 0
	for w, n := range s.Player[scene.Viewer].Workers {
		free := s.Data.Works[osiris.Worker(w).Works()] & s.Data.Reached[s.Season] &^ s.Closed
		if n == 0 || free == 0 {
			continue
		}
		s.Stood = s.Data.Places.Without(free.First())
		text := "os-to-" + osiris.Lexicon.Text(s.Moves(nil, scene.Viewer)[0])[len("place "):]
		if n := strings.Count(element(t, board.Board{}.Board(scene), "river-to", "</g>"), text); n != 1 {
			t.Errorf("got %d marks %s, want 1", n, text)
		}
		shown++
	}
	if shown == 0 {
		t.Fatal("no worker can be placed")
	}
}
