package pharaon_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

// counts returns the counts of a tally one by one.
func counts(t pharaon.Tally) (n [pharaon.Colours]int) {
	for c := range n {
		n[c] = int(t.Of(uint8(c)))
	}
	return n
}

// tallyOf makes a tally of given counts.
func tallyOf(n [pharaon.Colours]int) (t pharaon.Tally) {
	for c, count := range n {
		for range count {
			t += pharaon.One(uint8(c))
		}
	}
	return t
}

// plainTotal adds up all counts.
func plainTotal(n [pharaon.Colours]int) (total int) {
	for _, count := range n {
		total += count
	}
	return total
}

// plainShort counts what is missing, colour by colour.
func plainShort(need, have [pharaon.Colours]int) (missing int) {
	for c := range need {
		missing += max(need[c]-have[c], 0)
	}
	return missing
}

// plainGather counts by class.
func plainGather(n [pharaon.Colours]int, class *[pharaon.Colours]uint8) (by [pharaon.Colours]int) {
	for c, count := range n {
		by[class[c]] += count
	}
	return by
}

// FuzzTally compares tallies with plain arrays of numbers.
func FuzzTally(f *testing.F) {
	f.Add([]byte{1, 1, 1, 1, 1, 0, 2, 0, 3, 0, 61})
	f.Add([]byte{20, 0, 24, 3, 1, 24, 24, 24, 24, 24, 0})
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) < 11 {
			return
		}
		var need, have [pharaon.Colours]int
		for c := range need {
			need[c], have[c] = int(text[c]%25), int(text[5+c]%25) // no box holds more than 24 tokens of a colour
		}
		a, b := tallyOf(need), tallyOf(have)
		if counts(a) != need || int(a.Total()) != plainTotal(need) || int(a.Short(b)) != plainShort(need, have) {
			t.Fatalf("%v, %v: counts %v, total %d, short %d", need, have, counts(a), a.Total(), a.Short(b))
		}
		class, ok := pharaon.Classes(int(text[10]) % 120)
		if !ok {
			return
		}
		if got := counts(a.Gather(&class)); got != plainGather(need, &class) {
			t.Fatalf("%v gathered by %v: %v", need, class, got)
		}
		var some, of pharaon.Kinds
		for c, count := range need {
			if count > 0 {
				some = some.With(uint8(c))
			}
			if need[class[c]] > 0 {
				of = of.With(uint8(c))
			}
		}
		if a.NonZero() != some || a.ColoursOf(&class) != of {
			t.Fatalf("%v by %v: some %b, of %b", need, class, a.NonZero(), a.ColoursOf(&class))
		}
	})
}

// TestPartitions checks that each of the 52 ways to divide the colours into classes has its own number.
func TestPartitions(t *testing.T) {
	ways := 0
	for n := range 120 {
		if class, ok := pharaon.Classes(n); ok {
			ways++
			if int(pharaon.Partition(&class)) != n {
				t.Errorf("number of %v = %d, want %d", class, pharaon.Partition(&class), n)
			}
		}
	}
	if ways != 52 {
		t.Errorf("%d ways to divide the colours, want 52", ways)
	}
	if pharaon.Bit(false) != 0 || pharaon.Bit(true) != 1 {
		t.Error("Bit: want 1 for true and 0 for false")
	}
}

// TestFastIsPlain compares the functions of fast.go with plain versions in every state of random games.
func TestFastIsPlain(t *testing.T) {
	for i, setup := range setups() {
		gametest.Walk(t, kit.Game, setup, uint64(i), func(s *pharaon.State) bool {
			for seat := range game.Seat(s.Count) {
				plainTokens(t, &s.Player[seat])
				plainPrices(t, s, seat)
			}
			plainWheel(t, s)
			plainBag(t, &s.Bag)
			plainBag(t, &s.Spent)
			return t.Failed()
		})
	}
}

// plainTokens counts the tokens of a player one by one.
func plainTokens(t *testing.T, p *pharaon.Player) {
	t.Helper()
	var coloured [pharaon.Colours]int
	var kinds pharaon.Kinds
	for k, n := range p.Tokens {
		switch token := pharaon.Token(k); {
		case k < pharaon.Colours:
			coloured[k] += int(n)
		case token >= pharaon.ResourceOffering && token < pharaon.QuarterOffering:
			coloured[token-pharaon.ResourceOffering] += int(n)
		}
		if n > 0 {
			kinds = kinds.With(uint8(k))
		}
	}
	if counts(p.Coloured()) != coloured || p.Kinds() != kinds {
		t.Errorf("%v: coloured %v, kinds %b", p.Tokens, counts(p.Coloured()), p.Kinds())
	}
}

// plainPrices asks for each price whether jokers make up for what is missing.
func plainPrices(t *testing.T, s *pharaon.State, seat game.Seat) {
	t.Helper()
	for q := range pharaon.Quarter(pharaon.Quarters) {
		if q == pharaon.Burial && int(s.Player[seat].Step) == len(s.Data.Steps) {
			continue
		}
		list, have, jokers, covered := s.Prices(seat, q)
		want := uint32(0)
		for i, price := range list {
			if plainShort(counts(price), counts(have)) <= int(jokers) {
				want |= 1 << i
			}
		}
		if covered != want {
			t.Errorf("seat %d, quarter %d: covered = %b, want %b", seat, q, covered, want)
		}
	}
}

// plainWheel works out what each quarter faces and which sectors are full, slot by slot.
func plainWheel(t *testing.T, s *pharaon.State) {
	t.Helper()
	for q := range pharaon.Quarter(pharaon.Quarters) {
		if want := s.Data.Sectors[(s.At(q)+int(s.Offset))%pharaon.Quarters]; s.Facing(q) != want {
			t.Errorf("quarter %d faces %d, want %d", q, s.Facing(q), want)
		}
		for c := range pharaon.Colour(pharaon.Colours + 1) {
			if found, there := s.PricesAt(q, c); !slices.Equal(found, there) {
				t.Errorf("quarter %d facing %d: the two lookups of prices differ", q, c)
			}
		}
		if found, there := s.WhenFullAt(q); found != there {
			t.Errorf("nobles who act in quarter %d when it is full = %v, want %v", q, found, there)
		}
	}
	for c := range pharaon.Colour(pharaon.Colours) {
		if want := s.FreeSlots(c) == 0; s.Full(c) != want {
			t.Errorf("sector %d is full = %t, want %t", c, s.Full(c), want)
		}
	}
}

// plainBag lists offerings kind by kind.
func plainBag(t *testing.T, bag *pharaon.Offered) {
	t.Helper()
	var list []pharaon.Token
	for k, n := range bag {
		for range n {
			list = append(list, pharaon.ResourceOffering+pharaon.Token(k))
		}
	}
	if bag.Total() != len(list) {
		t.Errorf("%v: Total = %d, want %d", bag, bag.Total(), len(list))
	}
	for i, want := range list {
		if bag.Nth(i) != want {
			t.Errorf("%v: offering %d = %d, want %d", bag, i, bag.Nth(i), want)
		}
	}
}
