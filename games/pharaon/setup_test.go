package pharaon_test

import (
	"fmt"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

// PHA-2.1, PHA-2.2: 24 circles, five ways to turn the wheel, two directions, all alike.
func TestPHA_2_1_BoardAtRandom(t *testing.T) {
	s := gametest.Begin[*pharaon.State](t, kit.Game, game.Setup{Players: 3})
	laid := func(s *pharaon.State) string { return fmt.Sprint(s.Circle, s.Offset, s.Clockwise) }
	gametest.Alike(t, gametest.Odds(s, 6, laid), 24*5*2)
	for p := range 5 { // the wheel can be turned so that any colour faces any quarter
		faces := map[pharaon.Colour]bool{}
		facing := func(s *pharaon.State) string { return string(rune('0' + s.Facing(s.Circle[p]))) }
		for name := range gametest.Odds(s, 6, facing) {
			faces[pharaon.Colour(name[0]-'0')] = true
		}
		if len(faces) != 5 {
			t.Errorf("the quarter at position %d faces only %v", p, faces)
		}
	}
}

// PHA-2.8, PHA-15.7: any seat may begin, with the same chance.
func TestPHA_2_8_FirstPlayerAtRandom(t *testing.T) {
	for players := 1; players <= 5; players++ {
		laid := 0
		if players == 1 { // in solo the first player is drawn after the rest is laid out
			laid = 1
		}
		s := given(t, players, fmt.Sprintf("{round: 0, first: 0, pending: [{step: start, a: %d}, {step: first}]}",
			laid))
		gametest.Alike(t, gametest.Odds(s, 1, func(s *pharaon.State) string { return fmt.Sprint(s.First) }),
			max(players, 2))
	}
}

// Every copy counts once: of 3 + 1 + 2 tokens in the bag each is drawn with its share (PHA-0.2).
func TestPHA_0_2_EveryCopyCountsOnce(t *testing.T) {
	var out [pharaon.Tokens]uint8
	for k, n := range given(t, 3, "{}").Data.Copies {
		out[6+k] = n
	}
	out[6], out[11], out[17] = 0, 2, 2 // left: 3 Agriculture, 1 Nobles, 2 worth two PP
	s := given(t, 3, "{lots: [], bonus: [], players: {2: {tokens: "+hold(out)+`}},
		pending: [{step: next, seat: 1}, {step: bonus, seat: 1}]}`)
	play(t, s, "bag")
	want := map[string]float64{"agr-offering": 3. / 6, "nobles-offering": 1. / 6, "prestige-2": 2. / 6}
	got := gametest.Odds(s, 1, func(s *pharaon.State) string {
		for k, n := range s.Player[0].Tokens {
			if n > 0 {
				return pharaon.TokenNames[k]
			}
		}
		return ""
	})
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, not %v", got, want)
	}
	for _, deck := range []struct {
		step string
		n    int
	}{{"draw-noble", 23}, {"draw-artisan", 26}} {
		s := given(t, 3, "{pending: [{step: next, seat: 1}, {step: "+deck.step+", seat: 1}]}")
		drawn := func(s *pharaon.State) string { return fmt.Sprint(s.Player[0].Nobles, s.Player[0].Artisans) }
		gametest.Alike(t, gametest.Odds(s, 1, drawn), deck.n)
	}
}

// PHA-16.2: which jars are the Traitor's is open until they are revealed. Of the pile of three, one is
// known to be there; the two others are any of the four unseen ones.
func TestPHA_16_2_TraitorsPile(t *testing.T) {
	spent := ""
	for jar := 6; jar <= pharaon.JarCount; jar++ {
		spent += fmt.Sprint(jar, ", ")
	}
	s := given(t, 1, "{jars: [], spent_jars: ["+spent+`], traitor: {jars: 3, own: [1]},
		pending: [{step: next, seat: 2}, {step: traitor-uppers, seat: 2}, {step: traitor-jar, seat: 2}]}`)
	got := gametest.Odds(s, 1, func(s *pharaon.State) string { return fmt.Sprint(s.Plot.Jar) })
	for jar, want := range map[string]float64{"1": 1. / 3, "2": 1. / 6, "3": 1. / 6, "4": 1. / 6, "5": 1. / 6} {
		if p := got[jar]; p < want-0.001 || p > want+0.001 {
			t.Errorf("jar %s comes up with %f, not %f", jar, p, want)
		}
	}
	if s.PileLeft() != 2 {
		t.Errorf("%d jars can be drawn by others, not 2", s.PileLeft())
	}
}

func TestBadOptions(t *testing.T) {
	gametest.BadSetups(t, kit.Game, []gametest.BadSetup{
		{3, "discovery", "", "is not nobody, everybody, or different seats of 1 to 3"},
		{3, "discovery", "4", "different seats of 1 to 3"},
		{3, "discovery", "0", "different seats of 1 to 3"},
		{3, "discovery", "1,1", "different seats of 1 to 3"},
		{3, "discovery", "1,", "different seats of 1 to 3"},
		{3, "discovery", "+1", "different seats of 1 to 3"},
		{3, "discovery", "01", "different seats of 1 to 3"},
		{3, "discovery", "1 ,2", "different seats of 1 to 3"},
		{3, "discovery", "Everybody", "different seats of 1 to 3"},
		{1, "discovery", "2", "different seats of 1 to 1"},
		{1, "dark", "6", "neither a number from 0 to 5"},
		{1, "dark", "-1", "neither a number from 0 to 5"},
		{1, "dark", "", "neither a number from 0 to 5"},
		{1, "dark", "+2", "neither a number from 0 to 5"},
		{1, "dark", "tr-6", "neither a number from 0 to 5"},
		{1, "dark", "tr-1,tr-1", "neither a number from 0 to 5"},
		{1, "dark", "tr-1,2", "neither a number from 0 to 5"},
	}...)
}
