package lobby

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

var noon = time.Date(2026, 11, 26, 12, 0, 0, 0, time.UTC)

// parse reads a queue: "ann 50 senet:234 bots, bek 3 senet:2 mehen:34 fr" is Ann, who has looked for 50 seconds for
// senet with two to four players and lets a bot fill in, and Bek. With "senet:2@1700 w200" somebody has a rating of
// 1700 there, and wants others whose rating is at most 200 points from it.
func parse(t *testing.T, text string) (q queue) {
	t.Helper()
	for one := range strings.SplitSeq(text, ", ") {
		words := strings.Fields(one)
		seconds, err := strconv.Atoi(words[1])
		must(t, err)
		s := seeker{person: words[0], since: noon.Add(-time.Duration(seconds) * time.Second), seen: noon}
		for _, word := range words[2:] {
			game, sizes, ok := strings.Cut(word, ":")
			switch {
			case ok:
				c := Choice{Game: game}
				sizes, at, rated := strings.Cut(sizes, "@")
				if rated {
					var err error
					c.Rating, err = strconv.Atoi(at)
					must(t, err)
				}
				for _, n := range sizes {
					c.Sizes = append(c.Sizes, int(n-'0'))
				}
				s.Games = append(s.Games, c)
			case word[0] == 'w':
				s.Window, err = strconv.Atoi(word[1:])
				must(t, err)
			case word == "bots":
				s.Bots = true
			default:
				s.Language = word
			}
		}
		q = append(q, s)
	}
	slices.SortStableFunc(q, func(a, b seeker) int { return a.since.Compare(b.since) })
	return q
}

// blocked reads pairs: "ann-bek, cem-ann".
func blocked(text string) (all []store.Tie) {
	for pair := range strings.SplitSeq(text, ", ") {
		if one, other, ok := strings.Cut(pair, "-"); ok {
			all = append(all, store.Tie{Person: one, Other: other, Kind: store.TieBlock})
		}
	}
	return all
}

// ids numbers the tables.
func ids() func() table.ID {
	n := 0
	return func() table.ID { n++; return table.ID(strconv.Itoa(n)) }
}

// told says who is asked for what: "senet: ann bek".
func (q queue) told() string {
	var all []string
	for i, s := range q {
		p := s.Proposal
		if p.ID == "" || q.first(p.ID) != i {
			continue
		}
		text := p.Game + ":"
		for _, in := range q.group(p.ID) {
			text += " " + in.person
		}
		if p.People < p.Players {
			text += " and a bot"
		}
		all = append(all, text)
	}
	return strings.Join(all, "; ")
}

func TestMatch(t *testing.T) {
	for _, c := range []struct{ name, queue, blocks, want string }{
		{"one alone", "ann 59 senet:2345", "", ""},
		{"two for two", "ann 0 senet:2, bek 0 senet:2", "", "senet: ann bek"},
		{"two who would have more wait a little", "ann 30 senet:234, bek 4 senet:234", "", ""},
		{"and no longer", "ann 30 senet:234, bek 5 senet:234", "", "senet: ann bek"},
		{"a larger table is better", "ann 30 senet:23, bek 20 senet:23, cem 0 senet:23", "", "senet: ann bek cem"},
		{"three of whom one wants no more", "ann 3 senet:2345, bek 2 senet:23, cem 1 senet:2345", "",
			"senet: ann bek cem"},
		{"after a while the smallest is best", "ann 45 senet:23, bek 20 senet:23, cem 0 senet:23", "",
			"senet: ann bek"},
		{"at once", "ann 45 senet:23, bek 0 senet:23", "", "senet: ann bek"},
		{"who has waited longest comes first", "ann 9 senet:2, bek 8 senet:2, cem 7 senet:2", "", "senet: ann bek"},
		{"two tables", "ann 9 senet:2, bek 8 senet:2, cem 7 senet:2, dan 6 senet:2", "",
			"senet: ann bek; senet: cem dan"},
		{"other games", "ann 9 senet:2, bek 8 mehen:2", "", ""},
		{"other sizes", "ann 9 senet:2, bek 8 senet:3, cem 7 senet:3", "", ""},
		{"one of several games", "ann 9 senet:2 mehen:2, bek 8 mehen:2", "", "mehen: ann bek"},
		{"the game that was chosen first", "ann 9 mehen:2 senet:2, bek 8 senet:2 mehen:2", "", "mehen: ann bek"},
		{"other languages", "ann 9 senet:2 fr, bek 8 senet:2 en", "", ""},
		{"any language", "ann 9 senet:2 fr, bek 8 senet:2", "", "senet: ann bek"},
		{"no language for all", "ann 9 senet:3 fr, bek 8 senet:3, cem 7 senet:3 en", "", ""},
		{"near enough", "ann 9 senet:2@1700 w200, bek 8 senet:2@1500", "", "senet: ann bek"},
		{"too far", "ann 9 senet:2@1701 w200, bek 8 senet:2@1500", "", ""},
		{"too far for the other", "ann 9 senet:2@1500, bek 8 senet:2@1701 w200", "", ""},
		{"far, and nobody minds", "ann 9 senet:2@900, bek 8 senet:2@1900", "", "senet: ann bek"},
		{"who has no rating counts as fresh", "ann 9 senet:2@1600 w100, bek 8 senet:2, cem 7 senet:2 w100", "",
			"senet: ann bek"},
		{"somebody nearer", "ann 9 senet:2@1900 w100, bek 8 senet:2@1500, cem 7 senet:2@1850", "", "senet: ann cem"},
		{"near at another game", "ann 9 senet:2@1900 mehen:2@1500 w100, bek 8 senet:2@1500 mehen:2@1450", "",
			"mehen: ann bek"},
		{"two of the others are too far apart",
			"ann 9 senet:3@1500, bek 8 senet:3@1400 w100, cem 7 senet:3@1600, dan 6 senet:3@1450", "",
			"senet: ann bek dan"},
		{"blocked", "ann 9 senet:2, bek 8 senet:2", "ann-bek", ""},
		{"blocked the other way", "ann 9 senet:2, bek 8 senet:2", "bek-ann", ""},
		{"another instead", "ann 9 senet:2, bek 8 senet:2, cem 7 senet:2", "bek-ann", "senet: ann cem"},
		{"two of the others are parted", "ann 9 senet:3, bek 8 senet:3, cem 7 senet:3, dan 6 senet:3",
			"bek-cem, dan-bek", "senet: ann cem dan"},
		{"a smaller table without the one who is parted", "ann 9 senet:23, bek 8 senet:23, cem 6 senet:23", "cem-bek",
			"senet: ann bek"},
		{"a bot for one", "ann 60 senet:2 bots", "", "senet: ann and a bot"},
		{"not yet", "ann 59 senet:2 bots", "", ""},
		{"not for one of three", "ann 60 senet:3 bots", "", ""},
		{"a bot for two", "ann 60 senet:3 bots, bek 1 senet:3 bots", "", "senet: ann bek and a bot"},
		{"not without the other", "ann 60 senet:3 bots, bek 90 senet:3", "", ""},
		{"people are better than bots", "ann 60 senet:2 bots, bek 1 senet:2", "", "senet: ann bek"},
		{"a bot only for who agrees", "ann 60 senet:3 bots, bek 70 senet:3, cem 1 senet:3 bots", "",
			"senet: bek ann cem"},
	} {
		t.Run(c.name, func(t *testing.T) {
			q := parse(t, c.queue)
			before := fmt.Sprint(q)
			got := q.match(part(q, blocked(c.blocks)), noon, ids())
			if told := got.told(); told != c.want {
				t.Errorf("asked are %q, want %q", told, c.want)
			}
			if fmt.Sprint(q) != before {
				t.Error("the queue itself has changed")
			}
			if again := got.match(part(q, blocked(c.blocks)), noon, ids()); !same(again, got) {
				t.Errorf("once more: %q", again.told())
			}
		})
	}
}

// Of whom it is not known whom they have blocked, nobody is asked for a table yet.
func TestMatchOnlyTheKnown(t *testing.T) {
	q := parse(t, "ann 9 senet:2, bek 8 senet:2")
	if told := q.match(part(q[:1], nil), noon, ids()).told(); told != "" {
		t.Error(told)
	}
}

func TestFillIsOffered(t *testing.T) {
	for _, c := range []struct {
		name, queue, blocks string
		want                string // who may have a bot fill in
	}{
		{"alone for two", "ann 60 senet:2345", "", "ann"},
		{"too early", "ann 59 senet:2345", "", ""},
		{"alone for three", "ann 60 senet:3", "", ""},
		{"two for three", "ann 60 senet:3, bek 1 senet:3", "", "ann bek"},
		{"two for three, parted", "ann 60 senet:3, bek 1 senet:3", "ann-bek", ""},
		{"two for four", "ann 60 senet:4, bek 1 senet:4", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, got := parse(t, c.queue), []string{}
			for i, s := range q {
				if q.lacksOne(i, part(q, blocked(c.blocks)), noon) {
					got = append(got, s.person)
				}
			}
			if told := strings.Join(got, " "); told != c.want {
				t.Errorf("offered to %q, want %q", told, c.want)
			}
		})
	}
}

// world is a queue in which everything happens by chance, with what must hold at any time.
type world struct {
	t      *testing.T
	dice   *rand.Rand
	q      queue
	blocks []store.Tie
	now    time.Time
	id     func() table.ID
	asked  map[table.ID]bool    // the tables for which people have been asked
	since  map[string]time.Time // since when somebody has looked
}

// Whatever people want and do, nobody is asked for two tables, for one with somebody from whom they are parted, or for
// one of a size or a game that they do not want. Whoever does not get up or stay away keeps their place, and nobody for
// whom there are others waits longer than the rule says.
func TestMatchByChance(t *testing.T) {
	if testing.Short() {
		t.Skip("pure functions") // nothing for the race detector
	}
	for seed := range uint64(60) {
		dice := rand.New(rand.NewPCG(seed, 3))
		w := &world{t: t, dice: dice, now: noon, id: ids(), asked: map[table.ID]bool{},
			since: map[string]time.Time{}}
		for range 25 {
			w.blocks = append(w.blocks, store.Tie{Person: w.someone(), Other: w.someone(), Kind: store.TieBlock})
		}
		for range 250 {
			w.step()
			w.check()
			if t.Failed() {
				t.Fatalf("seed %d", seed)
			}
		}
	}
}

func (w *world) someone() string { return "p" + strconv.Itoa(w.dice.IntN(24)) }

func (w *world) step() {
	who := w.someone()
	i := w.q.at(who)
	switch w.dice.IntN(12) {
	case 0, 1, 2, 3:
		s := seeker{person: who, since: w.now, seen: w.now}
		s.Language = []string{"", "", "", "en", "fr"}[w.dice.IntN(5)]
		sizes := [][]int{{2}, {3}, {2, 3}, {2, 3, 4}, {2, 3, 4, 5}}[w.dice.IntN(5)]
		s.Window = []int{0, 0, 200}[w.dice.IntN(3)]
		q, err := w.q.seek(s, Choice{[]string{"senet", "mehen"}[w.dice.IntN(2)], sizes, 1400 + 100*w.dice.IntN(4)})
		must(w.t, err)
		w.q = q
	case 4:
		w.q = w.q.stop(who)
	case 5, 6, 7:
		if i >= 0 {
			if q, err := w.q.answer(who, w.q[i].Proposal.ID, w.dice.IntN(5) > 0, w.now); err == nil {
				w.q = q
			}
		}
	case 8:
		if q, err := w.q.answer(who, table.ID(strconv.Itoa(w.dice.IntN(50))), true, w.now); err == nil {
			w.q = q
		}
	case 9:
		w.q = w.q.withBot(who)
	case 10:
		for _, s := range w.q {
			if id := s.Proposal.ID; w.q.settled(id) {
				w.q = w.q.opened(id, w.now)
				break
			}
		}
	}
	for range w.dice.IntN(12) {
		w.q = w.q.touch(w.someone(), w.now)
	}
	w.now = w.now.Add(time.Duration(w.dice.IntN(3000)) * time.Millisecond)
	w.q = w.q.lapse(w.now).match(part(w.q, w.blocks), w.now, w.id)
}

func (w *world) check() {
	p := part(w.q, w.blocks)
	there := map[string]bool{}
	for i, s := range w.q {
		if there[s.person] {
			w.t.Errorf("%s is there twice", s.person)
		}
		there[s.person] = true
		if was, ok := w.since[s.person]; ok && s.since.Before(was) {
			w.t.Errorf("%s looks since %v, and before since %v", s.person, s.since, was)
		}
		w.since[s.person] = s.since
		if s.free() {
			w.starves(i, p)
			continue
		}
		if group := w.q.group(s.Proposal.ID); s.Proposal.Opened == 0 && len(group) != s.Proposal.People {
			w.t.Errorf("%d of %d are asked for %s", len(group), s.Proposal.People, s.Proposal.ID)
		}
		if id := s.Proposal.ID; !w.asked[id] {
			w.asked[id] = true
			w.suits(w.q.group(id), p)
		}
	}
	if again := w.q.lapse(w.now); !same(again, w.q) {
		w.t.Error("somebody who had to go is still there")
	}
}

// suits fails if a group has just been asked for a table that does not suit them.
func (w *world) suits(group queue, p parted) {
	for _, s := range group {
		ask := s.Proposal
		if !s.takes(ask.Game, ask.Players) {
			w.t.Errorf("%s does not want %s with %d", s.person, ask.Game, ask.Players)
		}
		if ask.People < ask.Players && (!s.Bots || ask.People != ask.Players-1) {
			w.t.Errorf("%s does not want a bot, or there are several", s.person)
		}
		for _, o := range group {
			if o.person != s.person && !p.may(s.person, o.person) ||
				s.Language != "" && o.Language != "" && s.Language != o.Language {
				w.t.Errorf("%s and %s meet", s.person, o.person)
			}
		}
	}
}

// starves fails if somebody is not asked although there is a table for them, unless they have not looked for long and
// one of the others has only just come.
func (w *world) starves(i int, p parted) {
	me := w.q[i]
	for _, c := range me.Games {
		for _, size := range c.Sizes {
			group := w.q.gather(i, c.Game, size, size, p, anybody)
			if group == nil {
				continue
			}
			last := me.since
			for _, at := range group {
				if s := w.q[at]; s.since.After(last) {
					last = s.since
				}
			}
			if w.now.Sub(me.since) >= smaller || w.now.Sub(last) >= settles {
				w.t.Errorf("%s could have a table of %d and looks for %v; the last has come %v ago", me.person, size,
					w.now.Sub(me.since), w.now.Sub(last))
			}
		}
	}
}
