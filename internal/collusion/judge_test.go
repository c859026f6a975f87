package collusion_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"ennead/internal/collusion"
	"ennead/internal/rating"
)

// club plays rated games of people of whom each has a true strength, and keeps what they say of each two.
type club struct {
	chance *rand.Rand
	skill  []float64
	known  []rating.Standing
	games  map[[2]int][]collusion.Game
	found  map[[2]int][]collusion.Finding
	played int
	cheats func(a, b int) bool // the first of them wants the second to come off better
}

func newClub(people int) *club {
	c := &club{chance: rand.New(rand.NewPCG(7, 20)), known: make([]rating.Standing, people),
		games: map[[2]int][]collusion.Game{}, found: map[[2]int][]collusion.Finding{},
		cheats: func(int, int) bool { return false }}
	for range people {
		c.skill = append(c.skill, 25+5*c.chance.NormFloat64())
	}
	return c
}

func (c *club) skillOf(i int) rating.Skill {
	if c.known[i].Games == 0 {
		return rating.Fresh()
	}
	return c.known[i].Skill
}

// play plays a game of these people: who is stronger comes off better more often. Who cheats feeds another, so that
// they come off just behind them, and gives them things. All others give each other something now and then.
func (c *club) play(seats ...int) {
	if !c.comparable(seats) {
		return // such a game is not rated
	}
	did, ranks := make([]float64, len(seats)), make([]int, len(seats))
	for i, who := range seats {
		did[i] = c.skill[who] + 25.0/6*c.chance.NormFloat64()
	}
	for i, who := range seats {
		for j, other := range seats {
			if c.cheats(who, other) {
				did[j] += 3
				did[i] = min(did[i], did[j]-0.01)
			}
		}
	}
	before := make([]rating.Standing, len(seats))
	for i, who := range seats {
		ranks[i], before[i] = 1, c.known[who]
		for _, other := range did {
			if other > did[i] {
				ranks[i]++
			}
		}
	}
	c.played++
	for i, a := range seats {
		for j, b := range seats {
			if a >= b {
				continue
			}
			g := collusion.Game{Table: strconv.Itoa(c.played), Ahead: 1,
				Expected: rating.Ahead(c.skillOf(a), c.skillOf(b)), Gave: c.gift(), Got: c.gift()}
			if ranks[i] > ranks[j] {
				g.Ahead = -1
			}
			if c.cheats(a, b) {
				g.Gave += 3
			}
			pair := [2]int{a, b}
			c.games[pair] = slices.Insert(c.games[pair], 0, g)
			if found := collusion.Judge(c.games[pair]); len(found) > 0 {
				c.found[pair] = found
			}
		}
	}
	for i, after := range rating.Fold(before, ranks, 8107) {
		c.known[seats[i]] = after
	}
}

// comparable reports whether a game between these people may be rated.
func (c *club) comparable(seats []int) bool {
	var skills []rating.Skill
	for _, who := range seats {
		skills = append(skills, c.skillOf(who))
	}
	return rating.Comparable(skills...)
}

// gift returns how much somebody gives another in a game out of kindness.
func (c *club) gift() int { return max(0, c.chance.IntN(5)-2) }

// fill returns so many people of whom a game may be rated, these among them.
func (c *club) fill(most int, seats ...int) []int {
	for _, who := range c.chance.Perm(len(c.skill) - 20) {
		if len(seats) < most && !slices.Contains(seats, who) && c.comparable(append(seats, who)) {
			seats = append(seats, who)
		}
	}
	return seats
}

// season has everybody play at random tables, and some pairs again and again with each other alone.
func (c *club) season(games int) {
	for range games {
		c.play(c.fill(2 + c.chance.IntN(4))...)
		friend := len(c.skill) - 20 + 2*c.chance.IntN(10)
		c.play(friend, friend+1)
	}
}

// Of people who play honestly nothing is found, not even of a strong and a weak player who meet again and again.
func TestHonestHouse(t *testing.T) {
	c := newClub(60)
	c.season(4000)
	for pair, found := range c.found {
		t.Errorf("of %v, of %.1f and %.1f, after %d games: %+v", pair, c.skill[pair[0]], c.skill[pair[1]],
			len(c.games[pair]), found)
	}
}

// One of two people feeds the other and gives them what they can: only of them something is found, and it says whom it
// favours.
func TestCheatingPair(t *testing.T) {
	c := newClub(60)
	c.skill[3], c.skill[17] = 28, 27
	c.season(400)
	c.cheats = func(a, b int) bool { return a == 3 && b == 17 }
	for range 40 {
		c.play(c.fill(4, 3, 17)...)
		c.season(30)
	}
	for pair, found := range c.found {
		if pair != [2]int{3, 17} {
			t.Errorf("of %v something is found: %+v", pair, found)
		}
	}
	found := c.found[[2]int{3, 17}]
	if len(found) != 2 || found[0].Kind != collusion.Gifts || found[1].Kind != collusion.Results {
		t.Fatalf("of the cheating pair is found %+v", found)
	}
	for _, f := range found {
		if f.Favours != 2 || f.Games > f.Of || f.Games < f.Of*8/10 || f.Odds < 100_000 || len(f.Tables) == 0 {
			t.Errorf("it says %+v", f)
		}
	}
}

// series returns so many games of two equals, of which the first wins each.
func series(n int) (games []collusion.Game) {
	for i := range n {
		games = append(games, collusion.Game{Table: strconv.Itoa(i), Ahead: 1, Expected: 0.5})
	}
	return games
}

// What is enough, and what is not quite.
func TestJudge(t *testing.T) {
	with := func(n int, change func(i int, g *collusion.Game)) []collusion.Game {
		games := series(n)
		for i := range games {
			games[i].Ahead = 0
			change(i, &games[i])
		}
		return games
	}
	wins := func(_ int, g *collusion.Game) { g.Ahead = -1 }
	gives := func(_ int, g *collusion.Game) { g.Gave = 2 }
	for name, test := range map[string]struct {
		games []collusion.Game
		want  []collusion.Kind
	}{
		"nothing":             {nil, nil},
		"sixteen in a row":    {series(16), nil},
		"seventeen in a row":  {series(17), []collusion.Kind{collusion.Results}},
		"the same, the other": {with(17, wins), []collusion.Kind{collusion.Results}},
		"ties":                {with(60, func(int, *collusion.Game) {}), nil},
		"one network": {with(5, func(i int, g *collusion.Game) {
			g.Shared = i == 4
		}), []collusion.Kind{collusion.Network}},
		"sixteen gifts":        {with(16, gives), nil},
		"seventeen gifts":      {with(17, gives), []collusion.Kind{collusion.Gifts}},
		"gifts that come back": {with(17, func(_ int, g *collusion.Game) { g.Gave, g.Got = 2, 1 }), nil},
		"expected": {with(17, func(_ int, g *collusion.Game) {
			g.Ahead, g.Expected = 1, 0.9
		}), nil},
		"against all odds": {with(8, func(_ int, g *collusion.Game) {
			g.Ahead, g.Expected = 1, 0.2
		}), []collusion.Kind{collusion.Results}},
	} {
		var got []collusion.Kind
		for _, f := range collusion.Judge(test.games) {
			got = append(got, f.Kind)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: found %v, want %v", name, got, test.want)
		}
	}
	f := collusion.Judge(series(200))[0]
	if f.Of != collusion.Most || f.Games != collusion.Most || len(f.Tables) != 20 || f.Odds != 1_000_000 ||
		f.Favours != 1 {
		t.Errorf("of 200 games is found %+v", f)
	}
}
