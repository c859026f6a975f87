package codec

import (
	"ennead/games/pharaon"
)

// What a loaded position must hold besides names: that nothing is there twice.

// conserve puts what lies nowhere into the supply, the decks and the bag (PHA-1.2, PHA-1.3).
func (l *loader) conserve() {
	s := l.State
	nobles, artisans := s.Gone|s.Scribes, s.GoneArtists
	jars := s.JarSpent | s.Plot.Own
	l.That(s.JarSpent&s.Plot.Own == 0, "a jar is in two places")
	l.That(s.Gone&s.Scribes == 0, "a noble is in two places")
	add := func(set *pharaon.Cards, n uint8, what string) {
		if n != 0 {
			l.That(!set.Has(n), "%s %d is in two places", what, n)
			*set = set.With(n)
		}
	}
	for _, n := range s.NoblesShown {
		add(&nobles, n, "noble")
	}
	for _, n := range s.Hand {
		add(&nobles, n, "noble")
	}
	for _, n := range s.Shown {
		add(&artisans, n, "artisan")
	}
	for _, n := range s.Jars {
		add(&jars, n, "jar")
	}
	add(&jars, s.Plot.Jar, "jar")
	for i := range s.Player {
		p := &s.Player[i]
		add(&nobles, p.Aside, "noble")
		for own := p.Nobles; own != 0; own = own.Rest() {
			add(&nobles, own.First(), "noble")
		}
		for own := p.Artisans; own != 0; own = own.Rest() {
			add(&artisans, own.First(), "artisan")
		}
	}
	s.NobleDeck &^= nobles
	s.ArtisanDeck &^= artisans
	s.JarPile &^= jars
	out := TokensOut(s)
	for t, n := range out {
		if t < len(s.Supply) {
			if l.That(n <= int(s.Data.Total[t]), "%d tokens %s, there are %d", n, pharaon.TokenNames[t], s.Data.Total[t]) {
				s.Supply[t] = s.Data.Total[t] - uint8(n)
			}
			continue
		}
		kind := t - int(pharaon.ResourceOffering)
		if l.That(n <= int(s.Data.Copies[kind]), "%d tokens %s, there are %d", n, pharaon.TokenNames[t], s.Data.Copies[kind]) {
			s.Bag[kind] = s.Data.Copies[kind] - uint8(n)
		}
	}
}

// TokensOut counts the tokens of each kind that are neither in the supply nor in the bag.
func TokensOut(s *pharaon.State) (out [pharaon.Tokens]int) {
	count := func(t pharaon.Token) {
		if t < pharaon.Tokens {
			out[t]++
		}
	}
	for i := range s.Player {
		for t, n := range s.Player[i].Tokens {
			out[t] += int(n)
		}
	}
	for c := range s.Wheel {
		for _, t := range s.Wheel[c] {
			count(t)
		}
	}
	for i := range s.Plot.Spaces {
		for _, t := range s.Plot.Spaces[i] {
			count(t)
		}
	}
	for _, lot := range s.Lots {
		count(lot[0])
		count(lot[1])
	}
	for _, t := range s.Bonus {
		count(t)
	}
	for k, n := range s.Spent {
		out[int(pharaon.ResourceOffering)+k] += int(n)
	}
	return out
}
