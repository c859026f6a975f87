package profile

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"ennead/internal/learnt"
	"ennead/internal/table"
)

// The least games for a number.
const (
	LeastOfOne = 8  // of one person
	LeastOfAll = 20 // of everybody
)

// Person is what the games of one person come to.
type Person struct {
	Games    []OfGame // at which they played against people, most often played first
	Heads    []Head   // against whom, most often met first
	Speeds   []Speed  // live, then over days; where they have played so
	Begun    int      // games with people
	Finished int      // those that they played to the end
}

// OfGame is how somebody does at a game, against people alone.
type OfGame struct {
	Game    string
	All     Line
	Players []Numbered // by number of players
	Places  []Numbered // by place in the order of first turns, with three and more players
	Kinds   []Deeds    // by what they did
}

// Numbered is a line about games with that number of something.
type Numbered struct {
	Number int
	Line
}

// Deeds are lines about games in which something of a kind was done, most often done first.
type Deeds struct {
	Kind  learnt.Kind
	Lines []Deed
}

// Deed is a line about games in which something was done.
type Deed struct {
	Deed string
	Line
}

// Head is how somebody did against another. Who was placed better counts, whoever won.
type Head struct {
	Name                    string
	Together, Before, After int
}

// Speed is how long somebody thinks at a pace.
type Speed struct {
	Pace   string
	Stints int
	Median time.Duration
}

// Of sums up the games of a person. Kinds are what is compared at a game.
func Of(all []table.PastGame, kinds func(game string) []learnt.Kind) (p Person) {
	games, heads := map[string]*tally{}, map[string]*Head{}
	stints := map[string][]time.Duration{}
	for _, g := range all {
		if g.Mine < 0 {
			continue
		}
		me := g.Seats[g.Mine]
		stints[g.Pace] = append(stints[g.Pace], me.Stints...)
		meet(heads, g)
		if Persons(g) < 2 {
			continue
		}
		p.Begun++
		if !me.Went {
			p.Finished++
		}
		if g.Bots > 0 {
			continue
		}
		t := games[g.Game]
		if t == nil {
			t = newTally()
			games[g.Game] = t
		}
		t.add(g, me)
	}
	for game, t := range games {
		p.Games = append(p.Games, t.of(game, kinds(game)))
	}
	slices.SortFunc(p.Games, func(a, b OfGame) int {
		return cmp.Or(cmp.Compare(b.All.Games, a.All.Games), cmp.Compare(a.Game, b.Game))
	})
	for _, h := range heads {
		p.Heads = append(p.Heads, *h)
	}
	slices.SortFunc(p.Heads, func(a, b Head) int {
		return cmp.Or(cmp.Compare(b.Together, a.Together), cmp.Compare(a.Name, b.Name))
	})
	for _, pace := range []string{table.PaceLive, table.PaceDays} {
		if all := stints[pace]; len(all) > 0 {
			slices.Sort(all)
			p.Speeds = append(p.Speeds, Speed{pace, len(all), all[len(all)/2]})
		}
	}
	return p
}

// Persons counts the seats that people had from the beginning.
func Persons(g table.PastGame) int { return len(g.Seats) - g.Bots }

// meet counts against which accounts somebody has played.
func meet(heads map[string]*Head, g table.PastGame) {
	me := g.Seats[g.Mine]
	for i, other := range g.Seats {
		if i == g.Mine || !other.Account {
			continue
		}
		h := heads[other.Name]
		if h == nil {
			h = &Head{Name: other.Name}
			heads[other.Name] = h
		}
		h.Together++
		switch {
		case me.Rank < other.Rank:
			h.Before++
		case me.Rank > other.Rank:
			h.After++
		}
	}
}

// Against returns how somebody did against an account of that name, by game: most often played first.
func Against(all []table.PastGame, name string) (list []AtGame) {
	games := map[string][]table.PastGame{}
	for _, g := range all {
		games[g.Game] = append(games[g.Game], g)
	}
	for game, some := range games {
		heads := map[string]*Head{}
		for _, g := range some {
			if g.Mine >= 0 {
				meet(heads, g)
			}
		}
		if h := heads[name]; h != nil {
			list = append(list, AtGame{game, *h})
		}
	}
	slices.SortFunc(list, func(a, b AtGame) int {
		return cmp.Or(cmp.Compare(b.Together, a.Together), cmp.Compare(a.Game, b.Game))
	})
	return list
}

// AtGame is how somebody did against another at a game.
type AtGame struct {
	Game string
	Head
}

// tally counts games of one kind.
type tally struct {
	all     Line
	players map[int]*Line
	places  map[int]*Line
	deeds   map[learnt.Did]*Line
}

func newTally() *tally {
	return &tally{players: map[int]*Line{}, places: map[int]*Line{}, deeds: map[learnt.Did]*Line{}}
}

func (t *tally) add(g table.PastGame, s table.PastSeat) {
	t.all.Add(g, s)
	line(t.players, g.Players).Add(g, s)
	if s.Place > 0 && g.Players > 2 {
		line(t.places, s.Place).Add(g, s)
	}
	for _, did := range s.Deeds {
		line(t.deeds, did).Add(g, s)
	}
}

func line[K comparable](lines map[K]*Line, key K) *Line {
	if lines[key] == nil {
		lines[key] = &Line{}
	}
	return lines[key]
}

// of returns what was counted at a game.
func (t *tally) of(game string, kinds []learnt.Kind) OfGame {
	o := OfGame{Game: game, All: t.all, Players: numbered(t.players), Places: numbered(t.places)}
	for _, k := range kinds {
		of := Deeds{Kind: k}
		for _, deed := range k.Deeds {
			if l := t.deeds[learnt.Did{Kind: k.Key, Deed: deed}]; l != nil {
				of.Lines = append(of.Lines, Deed{deed, *l})
			}
		}
		slices.SortStableFunc(of.Lines, func(a, b Deed) int { return cmp.Compare(b.Games, a.Games) })
		if len(of.Lines) > 0 {
			o.Kinds = append(o.Kinds, of)
		}
	}
	return o
}

func numbered(lines map[int]*Line) (list []Numbered) {
	for _, n := range slices.Sorted(maps.Keys(lines)) {
		list = append(list, Numbered{n, *lines[n]})
	}
	return list
}

// Most is how many games of a person are counted, the last ones.
const Most = 2000
