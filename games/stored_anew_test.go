package games_test

import (
	"bytes"
	"compress/gzip"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/game/flow"
	"ennead/games"
)

var anew = flag.String("store-anew", "", "play the stored games of this game anew; only after the version of its "+
	"rules has been raised")

const (
	played = 400 // games to choose from
	chosen = 26  // games to store
	rare   = 3   // games that show the same verb, or wait at the same step
	quota  = 6   // moments stored of each step
	parts  = 4   // parts of a game at whose ends a moment is stored whatever it is
)

// TestStoreAnew plays and stores games of the newest rules, if there are none yet.
func TestStoreAnew(t *testing.T) {
	if *anew == "" {
		t.Skip("stored games stay as they are; after the version of a game's rules has been raised: -store-anew GAME")
	}
	g := games.Find(*anew)
	if g == nil {
		t.Fatalf("there is no game %q", *anew)
	}
	if _, err := os.Stat(storedFile(g)); err == nil {
		t.Fatalf("games under version %d of the rules are stored; they stay as they are", g.Version())
	}
	candidates := make([]candidate, played)
	for i := range candidates {
		candidates[i] = play(t, g, uint64(i))
	}
	var text bytes.Buffer
	to := gzip.NewWriter(&text)
	steps := map[string]int{}
	for _, record := range choose(candidates) {
		found, err := describe(g, record, moments(t, g, record, steps))
		if err != nil {
			t.Fatal(err)
		}
		line, err := encode(found)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := to.Write(append(line, '\n')); err != nil {
			t.Fatal(err)
		}
	}
	if err := to.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(storedFile(g)), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(storedFile(g), text.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d bytes, steps %v", text.Len(), steps)
}

// candidate is a game that may be stored, with what is to be seen in it.
type candidate struct {
	record string
	turns  int
	shows  map[string]bool
}

// choose takes the games that show most of what few of those taken show, in the fewest turns.
func choose(all []candidate) (records []string) {
	missing := map[string]int{}
	for _, c := range all {
		for what := range c.shows {
			missing[what] = min(missing[what]+1, rare)
		}
	}
	for len(records) < chosen {
		best, most := 0, -1.0
		for i, c := range all {
			news := 0
			for what := range c.shows {
				news += missing[what]
			}
			if worth := float64(news) / float64(100+c.turns); worth > most {
				best, most = i, worth
			}
		}
		for what := range all[best].shows {
			missing[what] = max(missing[what]-1, 0)
		}
		records = append(records, all[best].record)
		all = slices.Delete(all, best, best+1)
	}
	return records
}

// moments are the turns of a game at which steps wait that have seldom been stored, some others, and the end.
func moments(t *testing.T, g game.Game, text string, steps map[string]int) (at []int) {
	t.Helper()
	r, err := readRecord(g, text)
	if err != nil {
		t.Fatal(err)
	}
	match, err := game.NewMatch(g, *r)
	if err != nil {
		t.Fatal(err)
	}
	mine := map[string]int{}
	for n := range len(r.Turns) + 1 {
		name := waits(match.State)
		if steps[name] < quota && mine[name] < 2 || n%(len(r.Turns)/parts) == 0 || n == len(r.Turns) {
			at = append(at, n)
			steps[name]++
			mine[name]++
		}
		if n < len(r.Turns) {
			if err := match.Replay(r.Turns[n : n+1]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return at
}

// waits names the step at which a game waits.
func waits(s game.State) string {
	return fmt.Sprintf("step %d", s.(interface{ Top() flow.Frame }).Top().Step)
}

// play plays a game, at random or by bots; some with sealed chance, some not to their end.
func play(t *testing.T, g game.Game, seed uint64) candidate {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 0))
	header := game.Record{Setup: table(g, seed, r)}
	shows := map[string]bool{fmt.Sprintf("players %d", header.Setup.Players): true}
	for key, value := range header.Setup.Options {
		shows["option "+key+" "+value] = true
	}
	fair := &game.Fair{Bits: map[game.Seat][16]byte{0: {byte(seed), 5}, 1: {6, byte(seed)}}}
	fair.Secret[0], fair.Secret[1] = byte(seed), byte(seed>>8)
	sealed := r.IntN(3) == 0
	if sealed {
		header.Seal, header.Bits, header.Names = fair.Seal(), fair.Bits, []string{"Ani", "Hunefer d’Ouaset"}
		shows["sealed"] = true
	}
	if r.IntN(20) == 0 {
		header.Setup.Components = append(slices.Clone(g.Components()), "# another print run\n"...)
		shows["components"] = true
	}
	match, err := game.NewMatch(g, header)
	if err != nil {
		t.Fatal(err)
	}
	var bots []bot.Bot
	if r.IntN(5) == 0 {
		spec := bot.Spec{Kind: bot.Greedy}
		if r.IntN(2) == 0 {
			spec = bot.Spec{Kind: bot.MCTS, Iterations: 20, Trees: 1, Tuning: bot.Defaults}
		}
		shows[fmt.Sprintf("%s among %d", spec, header.Setup.Players)] = true
		for seat := range match.State.Seats() {
			bots = append(bots, games.Kit(g.ID()).Bot(spec, seed*10+uint64(seat)))
		}
	}
	verbs, last := r.IntN(2) == 0, 1<<30
	if r.IntN(20) == 0 {
		last, shows["unfinished"] = 100+r.IntN(200), true
	}
	dice := game.NewRand(seed)
	for n := 0; !match.Over() && n < last; n++ {
		shows[fmt.Sprintf("%s among %d", waits(match.State), header.Setup.Players)] = true
		deal(t, match, r, verbs, shows)
		owing := slices.Collect(match.State.Owing().All())
		seat := owing[r.IntN(len(owing))]
		move := game.Move{}
		switch {
		case seat == game.Nature && sealed:
			if _, err := match.Draw(fair); err != nil {
				t.Fatal(err)
			}
			continue
		case seat == game.Nature:
			move, _ = dice.Roll(match.State, nil)
		case bots != nil:
			view := match.State.Copy()
			view.Mask(seat)
			if move, err = bots[seat].Choose(t.Context(), view, seat); err != nil {
				t.Fatal(err)
			}
		default:
			move = pick(match.State.Moves(nil, seat), r, verbs)
		}
		shows[fmt.Sprintf("verb %d", move.Verb)] = true
		if err := match.Play(seat, move); err != nil {
			t.Fatal(err)
		}
	}
	if match.Over() && sealed {
		match.Record.Secret = fmt.Sprintf("%x", fair.Secret)
	}
	if !sealed && r.IntN(20) == 0 {
		match.Record.Given, shows["given"] = len(match.Record.Turns)/2, true
	}
	var text strings.Builder
	if err := game.WriteRecord(&text, g, match.Record); err != nil {
		t.Fatal(err)
	}
	return candidate{text.String(), len(match.Record.Turns), shows}
}

// table is one of the tables that may be opened: all numbers of players in turn, options at random.
func table(g game.Game, seed uint64, r *rand.Rand) game.Setup {
	least, most := g.Players()
	for {
		setup := game.Setup{Players: least + int(seed)%(most-least+1), Options: map[string]string{}}
		for _, o := range g.Options() {
			switch {
			case setup.Players < o.Least || setup.Players > o.Most || r.IntN(2) == 0:
			case len(o.Many) > 0 && r.IntN(2) == 0:
				several := slices.DeleteFunc(slices.Clone(o.Many), func(string) bool { return r.IntN(2) == 0 })
				setup.Options[o.Key] = strings.Join(several, ",")
			default:
				setup.Options[o.Key] = o.Values[r.IntN(len(o.Values))]
			}
		}
		if _, err := g.New(setup); err == nil {
			return setup
		}
	}
}

// pick chooses a move at random; if asked, all verbs of the list are equally likely.
func pick(list []game.Move, r *rand.Rand, verbs bool) game.Move {
	if !verbs {
		return list[r.IntN(len(list))]
	}
	by := map[uint8][]game.Move{}
	for _, m := range list {
		by[m.Verb] = append(by[m.Verb], m)
	}
	said := slices.Sorted(maps.Keys(by))
	same := by[said[r.IntN(len(said))]]
	return same[r.IntN(len(same))]
}

// deal makes some moves out of turn, in games that have them.
func deal(t *testing.T, match *game.Match, r *rand.Rand, verbs bool, shows map[string]bool) {
	t.Helper()
	if _, ok := match.State.(game.Negotiated); !ok || r.IntN(4) > 0 {
		return
	}
	seat := game.Seat(r.IntN(match.State.Seats()))
	for r.IntN(6) > 0 {
		if r.IntN(3) == 0 {
			seat = game.Seat(r.IntN(match.State.Seats()))
		}
		list := game.OutOfTurnOf(match.State, nil, seat)
		if len(list) == 0 {
			continue
		}
		move, note := pick(list, r, true), ""
		if r.IntN(3) == 0 {
			note = "«So be it», \\ & \"on\" <peut-être>"
		}
		shows[fmt.Sprintf("verb %d", move.Verb)] = true
		if err := match.PlayWith(seat, move, note); err != nil {
			t.Fatal(err)
		}
	}
}
