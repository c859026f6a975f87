package kemet_test

import (
	"fmt"
	"testing"
	"unsafe"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
	"ennead/games/kemet/text"
	"ennead/internal/locale/localetest"
	"ennead/scenario/scenariotest"
)

func setups() []game.Setup { return gametest.Tables(kit.Game, gametest.Readings(kit.Game)...) }

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: kit.Game, Setups: setups(), Conserve: conserve, Shows: shows, Secrets: 10_000,
		Rule:   scenariotest.Rule("kemet"),
		Say:    localetest.Languages(t, text.Words),
		Seek:   func(s game.State) bool { return s.(*kemet.State).Fight.Space != kemet.NoSpace },
		Tender: []string{"pending", "fight", "march", "players"},
		Seeds: gametest.Seeds{
			Head: "meta: {game_id: kemet}",
			Components: []gametest.Change{
				{Old: "victory_trigger_vp: 9", New: "victory_trigger_vp: 7"},
				{Old: "{teleport_cost: -1}", New: "{teleport_cost: -2, land_movement: 3}"},
				{Old: "{night_di_cards: 1}", New: "{night_di_cards: 3}"},
				{Old: "- [A1.d1, A1.d2]\n"},
				{Old: "troop_limit: 5\n", New: "troop_limit: 6\n"},
			},
			Positions: []string{
				`{"players":[{},{}],"pending":[{"step":"token"}]}`,
			},
		},
	}
}

func TestLaws(t *testing.T) {
	suite(t).Run(t, gametest.Many(80, 1_000, 5_000), gametest.Many(700, 700, 500))
}

func TestSuite(t *testing.T) { suite(t).Test(t, gametest.Many(1_000, 6_000, 60_000)) }

func BenchmarkGame(b *testing.B) { gametest.Bench(b, kit.Game, unsafe.Sizeof(kemet.State{})) }

// TestScenarios runs the worked examples of the rulebook (EX), the referee's cases (XC) and those of single rules.
func TestScenarios(t *testing.T) { scenariotest.Run(t, kit.Game, map[string]int{"ex": 8, "xc": 51}) }

// shows: a discarded card may be shuffled into the pile at once (KEM-Q54), and a revealed battle card
// come back to the hand (KEM-6.16).
func shows(before game.State, e game.Event) bool {
	if e.Kind == kemet.EvReveal { // the one chosen to be played, not the one put face down
		s := before.(*kemet.State)
		return s.Fight.Space != kemet.NoSpace && e.A == s.Fight.Side[s.SideOf(e.Seat)].Keep
	}
	return e.Kind == kemet.EvRevealCard || e.Kind == kemet.EvCard || e.Kind == kemet.EvUnpaid || e.Kind == kemet.EvWound
}

// conserve checks that every unit and card is in exactly one place, and what must hold at any moment.
func conserve(s game.State) error { return whole(s.(*kemet.State)) }

func whole(s *kemet.State) error {
	out := s.CardsOut()
	for k, n := range out {
		if n+int(s.Pile[k]) != s.Data.Cards[k].Count {
			return fmt.Errorf("%d + %d cards %s", n, s.Pile[k], kemet.CardNames[k])
		}
	}
	again := *s
	again.Recount()
	if again != *s {
		return fmt.Errorf("the tally makes it %+v, not %+v", *s, again)
	}
	if s.Pile.Len() != int(s.PileN) {
		return fmt.Errorf("the pile holds %d cards, not %d", s.Pile.Len(), s.PileN)
	}
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		if n := s.Reserve(seat); n < 0 {
			return fmt.Errorf("seat %d has %d units too many", seat, -n)
		}
		b := p.Battle
		if kemet.Count8(b.InHand) != int(b.HandN) || kemet.Count8(b.Down) != int(b.DownN) ||
			kemet.Count8(b.Gone) != int(b.GoneN) {
			return fmt.Errorf("seat %d: battle cards are not counted right: %+v", seat, b)
		}
		for spaces := s.Board().In; spaces != 0; spaces = spaces.Rest() {
			space := spaces.First()
			n := s.Units[seat][space]
			if n == 0 && s.BeastsAt(seat, space) != 0 {
				return fmt.Errorf("a creature of seat %d stands alone in %s", seat, kemet.SpaceNames[space])
			}
			if n > 0 && s.TempleVP[space] != kemet.NoSeat && s.TempleVP[space] != seat && !s.Contested(space) &&
				s.Top().Step == kemet.StepToken {
				return fmt.Errorf("the VP of %s is not with who controls it", kemet.SpaceNames[space])
			}
			if s.Top().Step == kemet.StepToken && (int(n) > s.TroopLimit(seat) ||
				kemet.Count8(s.BeastsAt(seat, space)) > 1 || s.Contested(space)) {
				return fmt.Errorf("%s breaks a limit", kemet.SpaceNames[space])
			}
		}
	}
	return nil
}
