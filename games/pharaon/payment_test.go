package pharaon_test

import (
	"fmt"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

// The oracle of payments searches all matchings, straight from PHA-5.6. It shares nothing with the counting in
// payment.go.

// oracle knows what a player can do in one quarter.
type oracle struct {
	quarter   pharaon.Quarter
	facing    pharaon.Colour
	tokens    [pharaon.Tokens]uint8
	scribes   [][2]pharaon.Colour
	judge     bool
	anyAccess bool
}

// standsFor returns the colours that a token can pay there (PHA-4.2).
func (o *oracle) standsFor(t pharaon.Token) (set [pharaon.Colours]bool) {
	switch {
	case t == pharaon.Token(pharaon.Silver), t == pharaon.QuarterOffering+pharaon.Token(o.quarter):
		return [pharaon.Colours]bool{true, true, true, true, true}
	case t < pharaon.Token(pharaon.Silver):
		set[t] = true
	case t >= pharaon.ResourceOffering && t < pharaon.QuarterOffering:
		set[t-pharaon.ResourceOffering] = true
	}
	for range pharaon.Colours { // Scribes chain
		for _, pair := range o.scribes {
			if set[pair[0]] || set[pair[1]] {
				set[pair[0]], set[pair[1]] = true, true
			}
		}
	}
	return set
}

// payments returns the sets of other tokens that complete a cost after an access token. ok is false if that token
// cannot pay access at all.
func (o *oracle) payments(cost []pharaon.Colour, access pharaon.Token) (sets map[[pharaon.Tokens]uint8]bool, ok bool) {
	if o.tokens[access] == 0 {
		return nil, false
	}
	stands := o.standsFor(access)
	var counts, within []pharaon.Colour
	for k := range pharaon.Colour(pharaon.Colours) {
		if stands[k] && (k == o.facing || o.anyAccess) {
			counts = append(counts, k)
			if slices.Contains(cost, k) {
				within = append(within, k)
			}
		}
	}
	if len(counts) == 0 {
		return nil, false
	}
	sets = map[[pharaon.Tokens]uint8]bool{}
	left := o.tokens
	left[access]--
	if len(within) == 0 {
		o.match(cost, left, [pharaon.Tokens]uint8{}, sets)
	}
	for _, k := range within {
		at := slices.Index(cost, k)
		o.match(slices.Delete(slices.Clone(cost), at, at+1), left, [pharaon.Tokens]uint8{}, sets)
	}
	return sets, true
}

// match pays the entries of a cost one after another in every possible way.
func (o *oracle) match(cost []pharaon.Colour, left, paid [pharaon.Tokens]uint8, sets map[[pharaon.Tokens]uint8]bool) {
	if len(cost) == 0 {
		sets[paid] = true
		return
	}
	for t := range pharaon.Token(pharaon.Tokens) {
		if left[t] == 0 {
			continue
		}
		stands := o.standsFor(t)
		if !stands[cost[0]] && (!o.judge || stands == [pharaon.Colours]bool{}) {
			continue
		}
		l, p := left, paid
		l[t]--
		p[t]++
		o.match(cost[1:], l, p, sets)
	}
}

// affords reports whether a cost can be paid in some way.
func (o *oracle) affords(cost []pharaon.Colour) bool {
	for t := range pharaon.Token(pharaon.Tokens) {
		if sets, _ := o.payments(cost, t); len(sets) > 0 {
			return true
		}
	}
	return false
}

// times repeats a colour n times.
func times(c pharaon.Colour, n int) []pharaon.Colour { return slices.Repeat([]pharaon.Colour{c}, n) }

// randomPurchase returns a random state before a purchase, and its oracle.
func randomPurchase(t *testing.T, r *game.Rand) (*pharaon.State, *oracle) {
	t.Helper()
	o := &oracle{quarter: pharaon.Quarter(r.Intn(pharaon.Quarters))}
	var nobles []int
	for _, n := range []int{1, 2, 3, 4, 5, 7, 8, 9, 10, 11} {
		if r.Intn(5) == 0 {
			nobles = append(nobles, n)
		}
	}
	for range r.Intn(9) {
		k := r.Intn(pharaon.Tokens)
		if r.Intn(3) > 0 {
			k = r.Intn(6) // resources, most of the time
		}
		o.tokens[k] = min(o.tokens[k]+1, 3)
	}
	const position = `{offset: %d, lots: [[agr-offering, con-offering]], bonus: [], nobles: [6, 12, 13],
		players: {1: {nobles: %s, step: %d, tokens: %s}}}`
	s := given(t, 3, fmt.Sprintf(position,
		r.Intn(5), commas(fmt.Sprint(nobles)), r.Intn(8), hold(limitOfferings(o.tokens))))
	o.tokens = s.Player[0].Tokens
	o.facing = s.Facing(o.quarter)
	pairs := [...][2]pharaon.Colour{
		{pharaon.Agriculture, pharaon.Commerce}, {pharaon.Construction, pharaon.Royalty},
		{pharaon.Commerce, pharaon.Justice}, {pharaon.Royalty, pharaon.Agriculture},
		{pharaon.Justice, pharaon.Construction},
	}
	anyAccess := [...]pharaon.Quarter{pharaon.Burial, pharaon.Offerings, pharaon.Artisans, pharaon.Nile}
	for _, n := range nobles {
		switch {
		case n <= 5:
			o.scribes = append(o.scribes, pairs[n-1])
		case n == 11:
			o.judge = o.quarter == pharaon.Nobles
		default:
			o.anyAccess = o.anyAccess || o.quarter == anyAccess[n-7]
		}
	}
	return s, o
}

// limitOfferings limits offerings to what the board leaves in the bag: a lot holds two kinds.
func limitOfferings(tokens [pharaon.Tokens]uint8) [pharaon.Tokens]uint8 {
	tokens[6], tokens[7] = min(tokens[6], 2), min(tokens[7], 2)
	return tokens
}

// commas turns a printed list into YAML.
func commas(list string) string {
	out := []byte(list)
	for i, c := range out {
		if c == ' ' {
			out[i] = ','
		}
	}
	return string(out)
}

// TestPHA_5_6_Payments compares every choice of thousands of random purchases with the oracle (PHA-5.6).
func TestPHA_5_6_Payments(t *testing.T) {
	r := game.NewRand(56)
	n := 20_000
	if testing.Short() {
		n = 3_000
	}
	paid := 0
	for i := range n {
		s, o := randomPurchase(t, &r)
		if err := o.follow(s, &r, &paid); err != nil {
			t.Fatalf("purchase %d at the %s, facing %s, with %s and nobles %b: %v", i, pharaon.QuarterNames[o.quarter],
				pharaon.ColourNames[o.facing], hold(o.tokens), s.Player[0].Nobles, err)
		}
	}
	if paid < n/10 {
		t.Errorf("only %d of %d could be paid", paid, n)
	}
}

// costs returns the costs to choose from, by the move that chooses each.
func (o *oracle) costs(s *pharaon.State) map[string][]pharaon.Colour {
	all := map[string][]pharaon.Colour{}
	switch o.quarter {
	case pharaon.Nobles:
		all[""] = []pharaon.Colour{0, 1, 2, 3, 4}
	case pharaon.Nile:
		for i, option := range s.Data.Options {
			all[fmt.Sprint("option ", i+1)] = option.Cost[:]
		}
	case pharaon.Burial:
		all[""] = s.Data.Steps[s.Player[0].Step].List
	case pharaon.Offerings, pharaon.Artisans:
		n := 1
		if o.quarter == pharaon.Artisans {
			n = 3
		}
		for c, name := range pharaon.ColourNames {
			all["colour "+name] = times(pharaon.Colour(c), n)
		}
	}
	return all
}

// follow plays one random purchase and compares the legal moves at every choice.
func (o *oracle) follow(s *pharaon.State, r *game.Rand, paid *int) error {
	costs := o.costs(s)
	var open []string
	for move, cost := range costs {
		if o.affords(cost) {
			open = append(open, move)
		}
	}
	slices.Sort(open)
	start := "quarter " + pharaon.QuarterNames[o.quarter]
	if got := can(s, start); got != (len(open) > 0) {
		return fmt.Errorf("%s is legal = %t, want %t", start, got, len(open) > 0)
	}
	if len(open) == 0 {
		return nil
	}
	*paid++
	choose(s, start)
	choice := open[r.Intn(len(open))]
	if choice != "" {
		if got := legal(s); !slices.Equal(got, open) {
			return fmt.Errorf("costs offered = %v, want %v", got, open)
		}
		choose(s, choice)
	}
	cost := costs[choice]
	if o.quarter == pharaon.Offerings {
		extra := times(cost[0], 2)
		if got := can(s, "extra yes"); got != o.affords(extra) {
			return fmt.Errorf("extra resource is legal = %t", got)
		}
		word := "extra no"
		if can(s, "extra yes") && r.Intn(3) > 0 {
			word, cost = "extra yes", extra
		}
		choose(s, word)
	}
	return o.pay(s, r, cost)
}

func (o *oracle) pay(s *pharaon.State, r *game.Rand, cost []pharaon.Colour) error {
	var want []string
	for t := range pharaon.Token(pharaon.Tokens) {
		if sets, _ := o.payments(cost, t); len(sets) > 0 {
			want = append(want, "access "+pharaon.TokenNames[t])
		}
	}
	slices.Sort(want)
	got := legal(s)
	if !slices.Equal(got, want) {
		return fmt.Errorf("cost %v: access = %v, want %v", cost, got, want)
	}
	choice := got[r.Intn(len(got))]
	access := pharaon.Token(slices.Index(pharaon.TokenNames, choice[len("access "):]))
	sets, _ := o.payments(cost, access)
	choose(s, choice)
	paid := [pharaon.Tokens]uint8{}
	for {
		want = next(sets, paid)
		if len(want) == 0 {
			if s.Top().Step == pharaon.StepPay {
				return fmt.Errorf("cost %v: paid %s after %s, still asked for %v", cost, hold(paid), choice, legal(s))
			}
			return nil
		}
		if got = legal(s); !slices.Equal(got, want) {
			return fmt.Errorf("cost %v, paid %s after %s: legal = %v, want %v", cost, hold(paid), choice, got, want)
		}
		word := want[r.Intn(len(want))]
		choose(s, word)
		if word == "rest" {
			if s.Top().Step == pharaon.StepPay {
				return fmt.Errorf("all is paid by \"rest\", but more is asked for")
			}
			return nil
		}
		paid[slices.Index(pharaon.TokenNames, word[len("pay "):])]++
	}
}

// next returns the moves that keep a payment completable. It includes "rest" when at least two tokens are left to pay
// in only one way.
func next(sets map[[pharaon.Tokens]uint8]bool, paid [pharaon.Tokens]uint8) (moves []string) {
	ways, left := 0, 0
	for set := range sets {
		within := true
		for t, n := range paid {
			within = within && n <= set[t]
		}
		if !within {
			continue
		}
		ways++
		left = 0
		for t, n := range set {
			if n > paid[t] {
				left += int(n - paid[t])
				if move := "pay " + pharaon.TokenNames[t]; !slices.Contains(moves, move) {
					moves = append(moves, move)
				}
			}
		}
	}
	if ways == 1 && left >= 2 {
		moves = append(moves, "rest")
	}
	slices.Sort(moves)
	return moves
}

func choose(s *pharaon.State, text string) {
	m, err := pharaon.Lexicon.Parse(text)
	if err != nil {
		panic(err)
	}
	s.Play(0, m, nil)
}

// TestPHA_0_1_CostsArePaidAndGainsGained checks that a square icon is paid and a round one gained: every option of
// the Nile, step of the Burial Chamber and artisan (PHA-0.1).
func TestPHA_0_1_CostsArePaidAndGainsGained(t *testing.T) {
	data := given(t, 2, "{}").Data
	for i, option := range data.Options {
		want := [pharaon.Tokens]uint8{}
		for _, g := range option.Gains {
			if g != pharaon.GainJar {
				want[g]++
			}
		}
		tokens := with(option.Cost[:], pharaon.Construction) // the Nile faces Construction
		s := given(t, 2, fmt.Sprintf("{offset: 3, players: {1: {tokens: %s}}}", hold(tokens)))
		play(t, s, "quarter nile", fmt.Sprint("option ", i+1), "access con")
		for s.Top().Step == pharaon.StepPay {
			play(t, s, legal(s)[0])
		}
		if slices.Contains(option.Cost[:], pharaon.Construction) {
			want[pharaon.Construction]++ // deducted for access
		}
		if s.Top().Step != pharaon.StepDrawJar && s.Player[0].Tokens != want {
			t.Errorf("option %d: tokens = %s, want %s", i+1, hold(s.Player[0].Tokens), hold(want))
		}
	}
	for i, step := range data.Steps {
		tokens := with(step.List, pharaon.Commerce) // the Burial Chamber faces Commerce
		s := given(t, 2, fmt.Sprintf("{players: {1: {step: %d, tokens: %s}}}", i, hold(tokens)))
		play(t, s, "quarter burial", "access com")
		for s.Top().Step == pharaon.StepPay {
			play(t, s, legal(s)[0])
		}
		left := uint8(0)
		if slices.Contains(step.List, pharaon.Commerce) {
			left = 1
		}
		got := s.Player[0]
		onlyLeft := got.Tokens[pharaon.Commerce] == left && got.TokenCount() == int(left)
		if int(got.Step) != i+1 || !onlyLeft {
			t.Errorf("step %d: step = %d, tokens = %s", i+1, got.Step, hold(got.Tokens))
		}
	}
	for n := 1; n <= pharaon.ArtisanCount; n++ {
		s := given(t, 2, fmt.Sprintf("{offset: 3, artisans: [%d], players: {1: {tokens: {com: 3}}}}", n))
		play(t, s, "quarter artisans", "colour com", "access com", "rest", fmt.Sprint("artisan ", n))
		r := game.NewRand(0)
		want := [pharaon.Tokens]uint8{}
		for _, g := range data.Artisans[n].Gain {
			if g != pharaon.GainJar {
				want[g]++
			}
		}
		for s.Top().Step == pharaon.StepShowArtist {
			m, _ := r.Roll(s, nil)
			s.Play(game.Nature, m, nil)
		}
		if s.Top().Step == pharaon.StepDrawJar {
			play(t, s, "jar 1")
			want[pharaon.Agriculture] += 2
			want[pharaon.Construction]++
		}
		if s.Player[0].Tokens != want {
			t.Errorf("artisan %d: tokens = %s, want %s", n, hold(s.Player[0].Tokens), hold(want))
		}
	}
}

// with counts resources, plus one token for access.
func with(cost []pharaon.Colour, access pharaon.Colour) (tokens [pharaon.Tokens]uint8) {
	for _, c := range cost {
		tokens[c]++
	}
	tokens[access]++
	return tokens
}

// TestPHA_6_2_1_OnlyOption: the name of the Nile says which option the table takes with it, if only one can be paid.
func TestPHA_6_2_1_OnlyOption(t *testing.T) {
	for tokens, want := range map[string]string{
		"{con: 2, com: 1, com-offering: 1}": "only", "{con: 1, com: 1, silver: 1}": "", "{jus: 1}": "",
		"{con: 2, com: 1}": "", // all that follows is said beside it
	} {
		s := given(t, 2, "{offset: 3, players: {1: {tokens: "+tokens+"}}}")
		m, err := pharaon.Lexicon.Parse("quarter nile")
		if err != nil {
			t.Fatal(err)
		}
		if got := kit.Game.Label(s, 0, m); got.Variant != want {
			t.Errorf("with %s: variant %q, want %q", tokens, got.Variant, want)
		}
	}
}
