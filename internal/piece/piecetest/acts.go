package piecetest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Goods are the things that acts may count, by symbol, and how many of one a seat has; see [Holds].
type Goods struct {
	Signs []string
	Holds Holds
}

// Outside returns the points that an event gives to a seat, of those that belong to no act; [game.Nature] if that does
// not follow from the event: points are not compared then. Without one they never are: they follow from all that seats
// have.
type Outside func(game.Event) (seat game.Seat, points int)

// Acts plays a game at random and checks the acts that the board tells of it, as a spectator knows them: the sums of
// their figures are the change of points, and of goods, in their turns; what other events of these turns gave is told
// by outside, and by [piece.Telling]. Places are drawn, and rows and sentences are not empty. Each act is said in all
// languages, to a spectator and to every seat. It returns how many acts there were, and of how many beats the longest
// was. What the catalogues cannot say fails the test.
func (s Suite) Acts(
	t testing.TB, setup game.Setup, seed uint64, pick Pick, words *locale.Catalogues, goods Goods, outside Outside,
) (acts, beats int) {
	t.Helper()
	s.addresses(t, words)
	where, reported := "", map[string]bool{}
	words = words.Reporting(func(err error) {
		if !reported[err.Error()] {
			reported[err.Error()] = true
			t.Errorf("seed %d%s: %v", seed, where, err)
		}
	})
	main := words.In(locale.Langs[seed%uint64(len(locale.Langs))])
	var running []*passage
	var before game.State
	var past []game.Event
	Play(t, s.Game, setup, seed, pick, func(at *Moment) bool {
		scene := at.Scene(game.Spectator, nil)
		scene.Words, scene.Just, scene.Active = main, nil, false
		var last []game.Event
		for _, e := range at.Last {
			last = append(last, e.For(game.Spectator))
		}
		prior, begun := piece.Split(s.Board, past, last)
		past = append(past, last...)
		for _, p := range running {
			p.Events, p.after = append(p.Events, prior...), slices.Concat(begun...)
		}
		first := len(prior)
		for _, events := range begun {
			p := &passage{was: before, from: at.N, after: last[first+len(events):]}
			p.Before, p.Prior, p.Events = before.Copy(), last[:first:first], slices.Clone(events)
			p.Before.Mask(game.Spectator)
			running = append(running, p)
			first += len(events)
		}
		ended := false
		for _, p := range running {
			p.Scene = scene
			p.act = s.Board.(piece.Staging).Act(p.Passage)
			if p.act.Running && len(p.after) > 0 {
				p.Events, p.after = append(p.Events, p.after...), nil
				p.act = s.Board.(piece.Staging).Act(p.Passage)
			}
			p.look(t, s, seed, at)
			where = fmt.Sprintf(", move %d, act %q", at.N, p.act.Title)
			p.speak(t, s, words)
			where = ""
			if p.act.Running {
				continue
			}
			p.adds(t, s, seed, at, goods, outside)
			acts, beats, ended = acts+1, max(beats, len(p.act.Beats)), true
		}
		if ended {
			running = slices.DeleteFunc(running, func(p *passage) bool { return !p.act.Running })
		}
		before = at.State.Copy()
		return false
	})
	for _, p := range running {
		t.Errorf("seed %d: %q is still running when the game is over", seed, p.act.Title)
	}
	return acts, beats
}

// seated are the places of sentences of acts in which a seat may be.
var seated = []string{"seat", "last", "other", "attacker", "defender", "owner", "winner", "loser"}

// addresses fails for every sentence of acts that cannot speak to a reader who is in one of its places, even if no game
// here says it.
func (s Suite) addresses(t testing.TB, words *locale.Catalogues) {
	t.Helper()
	for _, key := range words.Keys() {
		if _, form := locale.Base(key); form || !strings.HasPrefix(key, s.Game.ID()+".board.act-") {
			continue
		}
		for _, lang := range locale.Langs {
			for _, place := range seated {
				if !words.In(lang).Addresses(key, place) {
					t.Errorf("words of %q: %s does not speak to a reader who is {%s}: add %s.you-%s, or write {%s.you}",
						lang, key, place, key, place, place)
				}
			}
		}
	}
}

// passage is an act that is followed through a game.
type passage struct {
	piece.Passage
	was   game.State // before its first turn, whole
	from  int        // the move with which it begins
	after []game.Event
	act   piece.Act
}

// look checks what can be said of any act.
func (p *passage) look(t testing.TB, s Suite, seed uint64, at *Moment) {
	t.Helper()
	a, seats := p.act, p.State.Seats()
	wrong := func(what string, args ...any) {
		t.Helper()
		t.Fatalf("seed %d, move %d, act %q: "+what, append([]any{seed, at.N, a.Title}, args...)...)
	}
	if a.Title == "" || a.Line == "" || len(a.Beats) == 0 || len(a.Seats) == 0 {
		wrong("it lacks a title, a sentence, beats or seats: %+v", a)
	}
	if a.Length < 1 || a.Length > len(p.Events) || a.Running && a.Length < len(p.Events) {
		wrong("it has %d of %d events, running %t", a.Length, len(p.Events), a.Running)
	}
	drawn, later := "", ""
	for i, b := range a.Beats {
		if b.Name == "" || !b.Due && len(b.Figures) != seats && len(b.Words) != seats {
			wrong("beat %d lacks a name, or a figure for each seat: %+v", i, b)
		}
		for seat := range game.Seat(seats) {
			figure := !b.Due && len(b.Figures) > 0 && b.Figures[seat] != 0 || len(b.Words) > 0 && b.Words[seat] != ""
			if figure && !slices.Contains(a.Seats, seat) {
				wrong("seat %d is missing, which has a figure in %q", seat, b.Name)
			}
		}
		if b.Due && !a.Running {
			wrong("the beat %q is still due at the end", b.Name)
		}
		if (b.Unit == piece.CountsThings) != (b.Sign != "" && b.Thing != "") {
			wrong("the beat %q has the sign %q of %q", b.Name, b.Sign, b.Thing)
		}
		ids := []string{b.Place}
		for _, m := range b.Spots {
			ids = append(ids, m.ID)
		}
		for _, f := range b.Frames {
			ids = append(ids, f.IDs...)
		}
		for _, id := range ids {
			if id == "" {
				continue
			}
			if drawn == "" {
				scene, told := p.Scene, p.Passage
				scene.Told, scene.Words = &told, p.Words.For(game.Spectator) // drawings name everybody
				drawn = s.All(t, scene) + rendered(t, a.Picture)
			}
			if !strings.Contains(drawn, ` id="`+id+`"`) {
				wrong("the place %s of %q is not drawn", id, b.Name)
			}
		}
		if b.Later == "" {
			continue
		}
		if later == "" {
			later = s.All(t, p.Scene)
		}
		if b.Place == "" || !strings.Contains(later, ` id="`+b.Later+`"`) {
			wrong("%q is at %q, and later at %q, which is not drawn", b.Name, b.Place, b.Later)
		}
	}
}

// speak says the act in all languages to a spectator and to every seat. Sentences begin with a capital or a figure.
func (p *passage) speak(t testing.TB, s Suite, words *locale.Catalogues) {
	t.Helper()
	for _, lang := range locale.Langs {
		for reader := range game.Seat(p.State.Seats() + 1) {
			if int(reader) == p.State.Seats() {
				reader = game.Spectator
			}
			told := p.Passage
			told.Words = words.In(lang).For(reader)
			act := s.Board.(piece.Staging).Act(told)
			lines := []string{act.Line}
			for _, b := range act.Beats {
				lines = append(lines, b.Line)
			}
			for _, line := range lines {
				if first, _ := utf8.DecodeRuneInString(line); line != "" && unicode.IsLower(first) {
					t.Errorf("the act %q tells seat %s in %q: %q, without a capital", act.Title, reader.Text(), lang,
						line)
				}
			}
		}
	}
}

// rendered returns the markup of a picture, empty for none.
func rendered(t testing.TB, picture gomponents.Node) string {
	t.Helper()
	var b strings.Builder
	if picture != nil {
		if err := picture.Render(&b); err != nil {
			t.Fatal(err)
		}
	}
	return b.String()
}

// adds checks that the figures of an act that is over are what its turns changed.
func (p *passage) adds(t testing.TB, s Suite, seed uint64, at *Moment, goods Goods, outside Outside) {
	t.Helper()
	seats := p.State.Seats()
	points, _ := p.act.Sum(seats)
	things := map[string][]int{}
	for _, sign := range goods.Signs {
		things[sign] = make([]int, seats)
	}
	for _, b := range p.act.Beats {
		if b.Unit == piece.CountsThings {
			if things[b.Sign] == nil {
				t.Fatalf("seed %d, act %q: nobody can check %q", seed, p.act.Title, b.Sign)
			}
			for seat, n := range b.Figures {
				things[b.Sign][seat] += n
			}
		}
	}
	telling, tells := s.Board.(piece.Telling)
	for _, e := range slices.Concat(p.Prior, p.Events[p.act.Length:], p.after) {
		if outside != nil {
			switch seat, n := outside(e); {
			case int(seat) < seats:
				points[seat] += n
			case seat == game.Nature:
				outside = nil
			}
		}
		if !tells {
			continue
		}
		for _, x := range telling.Effects(p.Scene, e) {
			if things[x.Sign] != nil {
				things[x.Sign][x.Seat] += x.By
			}
		}
	}
	for seat := range game.Seat(seats) {
		was, is := p.was.Score(seat), at.State.Score(seat)
		known := outside != nil && game.ScoreKnown(p.Before, seat) && game.ScoreKnown(p.State, seat)
		if known && is-was != points[seat] {
			t.Fatalf("seed %d, moves %d to %d: seat %d has %+d points, the act %q and the events around it say %+d: "+
				"%+v", seed, p.from, at.N, seat, is-was, p.act.Title, points[seat], p.act)
		}
		for _, sign := range goods.Signs {
			had, sure := goods.Holds(p.was, seat, sign)
			has, still := goods.Holds(at.State, seat, sign)
			if sure && still && has-had != things[sign][seat] {
				t.Fatalf("seed %d, moves %d to %d: seat %d has %+d of %q, the act %q and the events around it say %+d",
					seed, p.from, at.N, seat, has-had, sign, p.act.Title, things[sign][seat])
			}
		}
	}
}
