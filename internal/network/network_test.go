package network_test

import (
	"bytes"
	"cmp"
	"errors"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/network"
)

// choices plays games at random, and returns the choices of their seats. The search that they pretend to be of put
// most into the moves whose first slot has the largest value or the smallest, by the position.
func choices(t testing.TB, k *gamekit.Kit, players, games int, seed uint64) (list []network.Choice) {
	t.Helper()
	r := game.NewRand(seed)
	for range games {
		s, err := k.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		for made := 0; s.Owing() != 0 && made < 150; {
			seat := s.Owing().First()
			if seat == game.Nature {
				m, _ := r.Roll(s, nil)
				s.Play(seat, m, nil)
				continue
			}
			moves := s.Moves(nil, seat)
			if len(moves) > 1 {
				made++
				view := s.Copy()
				view.Mask(seat)
				c := network.NewChoice(k.Observer, view, seat, moves, make([]float32, len(moves)))
				c.Shares[slices.Index(moves, favourite(moves, len(c.Inputs)))] = 1
				list = append(list, c)
			}
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
	}
	return list
}

// favourite is a move that depends on how many inputs are not zero, so on the position.
func favourite(moves []game.Move, inputs int) game.Move {
	order := func(a, b game.Move) int { return cmp.Or(cmp.Compare(a.Verb, b.Verb), cmp.Compare(a.A, b.A)) }
	if inputs < 120 {
		return slices.MinFunc(moves, order)
	}
	return slices.MaxFunc(moves, order)
}

// taught returns a network that has learnt a little.
func taught(t testing.TB, k *gamekit.Kit) (*network.Network, []network.Choice) {
	t.Helper()
	list := choices(t, k, 2, 2, 1)
	n := network.New(k.Game, k.Observer)
	n.Learn(list, 2, 1)
	n.Round()
	return n, list
}

// A network guesses what its definition says, worked out from the dense observation in the plainest way.
func TestPlain(t *testing.T) {
	for _, k := range games.Kits {
		n, list := taught(t, k)
		inputs, base := n.Lists()[0], n.Lists()[1]
		for _, c := range list[:min(len(list), 100)] {
			dense := make([]float64, k.Observer.Size())
			for _, in := range c.Inputs {
				dense[in.At] = float64(in.Value)
			}
			var hidden [network.Hidden]float64
			for unit := range hidden {
				hidden[unit] = float64(base[unit])
				for i, v := range dense {
					hidden[unit] += v * float64(inputs[i*network.Hidden+unit])
				}
				hidden[unit] = math.Max(hidden[unit], 0)
			}
			var sum float64
			want := make([]float64, len(c.Moves))
			for i, m := range c.Moves {
				want[i] = math.Exp(plainRating(k, n, hidden, m))
				sum += want[i]
			}
			got := make([]float32, len(c.Moves))
			n.Guess(c.Inputs, c.Moves, got)
			for i := range got {
				if math.Abs(float64(got[i])-want[i]/sum) > 1e-4 {
					move := k.Lexicon().Text(c.Moves[i])
					t.Fatalf("%s: %s has the share %g, not %g", k.ID(), move, got[i], want[i]/sum)
				}
			}
		}
	}
}

// plainRating adds up what the parts of a move are rated, counting parts in the order of the lexicon.
func plainRating(k *gamekit.Kit, n *network.Network, hidden [network.Hidden]float64, m game.Move) (rating float64) {
	parts, usual := n.Lists()[2], n.Lists()[3]
	part := 0
	for number, v := range k.Lexicon().Sizes() {
		at := []int{part}
		part++
		for i, size := range v.Slots {
			at = append(at, part+int([]uint8{m.A, m.B, m.C}[i]))
			part += size
		}
		if number != int(m.Verb) {
			continue
		}
		for _, p := range at {
			rating += float64(usual[p])
			for unit, h := range hidden {
				rating += h * float64(parts[p*network.Hidden+unit])
			}
		}
	}
	return rating
}

// The derivatives are those of what the network misses.
func TestSlope(t *testing.T) {
	k := games.Kits[0]
	n, list := taught(t, k)
	c := list[len(list)/2]
	slopes := network.SlopeAt(n, c)
	for at, weights := range n.Lists() {
		name := []string{"inputs", "base", "parts", "usual"}[at]
		tried := 0
		for i, d := range slopes[at] {
			if math.Abs(float64(d)) < 1e-3 {
				continue
			}
			if tried++; tried > 200 {
				break
			}
			const step = 1e-2
			w := weights[i]
			weights[i] = w + step
			more, _ := n.Missed([]network.Choice{c})
			weights[i] = w - step
			less, _ := n.Missed([]network.Choice{c})
			weights[i] = w
			if got := (more - less) / (2 * step); math.Abs(got-float64(d)) > 0.02*math.Abs(float64(d))+2e-3 {
				t.Errorf("%s %d: the slope is %g, not %g", name, i, got, d)
			}
		}
		if tried == 0 {
			t.Errorf("%s: no weight matters", name)
		}
	}
}

// A network learns what depends on the position, and guesses it in games that it has not seen. The same choices and
// seed teach the same weights.
func TestLearn(t *testing.T) {
	k := games.Kit("pyramidion")
	list, unseen := choices(t, k, 2, 20, 1), choices(t, k, 2, 5, 2)
	n, again := network.New(k.Game, k.Observer), network.New(k.Game, k.Observer)
	before, _ := n.Missed(unseen)
	n.Learn(list, 30, 1)
	again.Learn(list, 30, 1)
	if !bytes.Equal(file(t, n), file(t, again)) {
		t.Error("the same lesson taught other weights")
	}
	after, same := n.Missed(unseen)
	if after > before/4 || same < 0.8 {
		t.Errorf("the network misses %.3f nats instead of %.3f, and agrees with %.3f", after, before, same)
	}
	lessons := len(file(t, n))
	other := n.Copy()
	if other.Learn(unseen[:1], 1, 1); len(file(t, other)) < lessons {
		t.Error("a lesson makes a network forget what is not in it")
	}
	if still, _ := n.Missed(unseen); still != after {
		t.Error("teaching a copy changes the network")
	}
}

func file(t testing.TB, n *network.Network) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := n.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// A file is read as it was written, and one that is not of this game changes nothing.
func TestFile(t *testing.T) {
	k, other := games.Kits[0], games.Kits[1]
	n, list := taught(t, k)
	text := file(t, n)
	read := network.New(k.Game, k.Observer)
	if err := read.Read(text); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(file(t, read), text) || !network.Is(text) || network.Is([]byte("{}")) {
		t.Error("another network was read")
	}
	was, _ := n.Missed(list)
	if is, _ := read.Missed(list); is != was {
		t.Errorf("the network that was read misses %g, not %g", is, was)
	}
	nan := slices.Clone(text)
	copy(nan[len(network.Magic)+16:], []byte{0, 0, 0xc0, 0x7f})
	huge := slices.Clone(text)
	copy(huge[len(huge)-4:], []byte{0xff, 0xff, 0x7f, 0x7f})
	for what, bad := range map[string][]byte{
		"empty": nil, "no magic": text[1:], "short": text[:len(text)-1], "half": text[:len(text)/2],
		"long": append(text, 0), "weights": []byte("{}"), "not a number": nan, "huge": huge,
		"only magic": []byte(network.Magic),
	} {
		err := read.Read(bad)
		if !errors.Is(err, network.ErrFile) {
			t.Errorf("%s: %v", what, err)
		}
		if !bytes.Equal(file(t, read), text) {
			t.Fatalf("%s: the network has changed", what)
		}
	}
	if err := network.New(other.Game, other.Observer).Read(text); !errors.Is(err, network.ErrFile) ||
		!strings.Contains(err.Error(), "another game") {
		t.Errorf("another game reads it: %v", err)
	}
}

// FuzzRead: whatever the bytes, a network reads them or keeps what it has.
func FuzzRead(f *testing.F) {
	k := games.Kits[0]
	n, list := taught(f, k)
	text := file(f, n)
	f.Add(text)
	f.Add(text[:100])
	f.Fuzz(func(t *testing.T, data []byte) {
		n := network.New(k.Game, k.Observer)
		if err := n.Read(data); err != nil && !slices.Equal(n.Lists()[0], network.New(k.Game, k.Observer).Lists()[0]) {
			t.Error("a file that was refused has changed the network")
		}
		shares := make([]float32, len(list[0].Moves))
		n.Guess(list[0].Inputs, list[0].Moves, shares)
		for _, x := range shares {
			if !(x >= 0 && x <= 1) {
				t.Errorf("a share of %g", x)
			}
		}
	})
}

// A prior guesses from what its seat sees, so whatever the others hide, it says the same. It allocates nothing.
func TestPrior(t *testing.T) {
	for _, k := range games.Kits {
		n, _ := taught(t, k)
		r := game.NewRand(3)
		for _, players := range []int{2, 3} {
			s, err := k.New(game.Setup{Players: players})
			if err != nil {
				t.Fatal(err)
			}
			p, hidden := n.Prior(), 0
			for asked := 0; asked < 60 && s.Owing() != 0; {
				seat := s.Owing().First()
				if seat == game.Nature {
					m, _ := r.Roll(s, nil)
					s.Play(seat, m, nil)
					continue
				}
				moves := s.Moves(nil, seat)
				if len(moves) > 1 {
					asked++
					shares := make([]float32, len(moves))
					p.Weigh(s, seat, moves, shares)
					guess := s.Copy()
					guess.Mask(seat)
					guess.Determinize(seat, &r)
					if !guess.Equal(s) {
						hidden++
					}
					others := make([]float32, len(moves))
					p.Weigh(guess, seat, moves, others)
					if !slices.Equal(shares, others) {
						t.Fatalf("%s: what is hidden from seat %d changes what it guesses", k.ID(), seat)
					}
					if n := testing.AllocsPerRun(1, func() { p.Weigh(s, seat, moves, shares) }); n > 0 {
						t.Fatalf("%s: %v allocations", k.ID(), n)
					}
				}
				s.Play(seat, moves[r.Intn(len(moves))], nil)
			}
			if hidden == 0 && k.ID() != "tekhenu" && k.ID() != "pharaon" {
				t.Errorf("%s: nothing was hidden", k.ID())
			}
		}
	}
}

// BenchmarkWeigh measures a guess, the observation included.
func BenchmarkWeigh(b *testing.B) {
	for _, k := range games.Kits {
		b.Run(k.ID(), func(b *testing.B) {
			n, _ := taught(b, k)
			s, err := k.New(game.Setup{Players: 2})
			if err != nil {
				b.Fatal(err)
			}
			r := game.NewRand(1)
			for choices := 0; choices < 40; {
				seat := s.Owing().First()
				if seat == game.Nature {
					m, _ := r.Roll(s, nil)
					s.Play(seat, m, nil)
					continue
				}
				choices++
				moves := s.Moves(nil, seat)
				s.Play(seat, moves[r.Intn(len(moves))], nil)
			}
			for s.Owing().Has(game.Nature) {
				m, _ := r.Roll(s, nil)
				s.Play(game.Nature, m, nil)
			}
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			shares := make([]float32, len(moves))
			p := n.Prior()
			for b.Loop() {
				p.Weigh(s, seat, moves, shares)
			}
		})
	}
}

// The networks of the program are read, are as small as they should be, and are written again as they are.
func TestNetworks(t *testing.T) {
	for _, k := range games.Kits {
		if k.Network == nil {
			continue
		}
		path := "../../games/" + k.ID() + "/entry/network.bin"
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(file(t, k.Network()), want) || len(want) > 300_000 {
			t.Errorf("%s, %d bytes, is not what the network is written as", path, len(want))
		}
	}
}
