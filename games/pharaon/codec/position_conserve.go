package codec

import (
	"fmt"

	"ennead/games/pharaon"
)

// What a loaded position must hold besides names: that nothing is there twice.

// pile is what was found of a kind of cards or jars so far.
type pile struct {
	l     *loader
	thing string
	found pharaon.Cards
}

// add notes one more, unless it is none.
func (p *pile) add(at string, n uint8) {
	if n != 0 {
		p.l.That(!p.found.Has(n), "%s: %s %d lies elsewhere too; each is there once (PHA-1.3)", at, p.thing, n)
		p.found = p.found.With(n)
	}
}

// addAll notes those of a list of places.
func (p *pile) addAll(at string, list []uint8) {
	for i, n := range list {
		p.add(fmt.Sprintf("%s/%d", at, i), n)
	}
}

// addSet notes those of a set.
func (p *pile) addSet(at string, set pharaon.Cards) {
	for ; set != 0; set = set.Rest() {
		p.add(at, set.First())
	}
}

// conserve puts what lies nowhere into the supply, the decks and the bag (PHA-1.2, PHA-1.3).
func (l *loader) conserve() {
	nobles, artisans, jars := pile{l: l, thing: "noble"}, pile{l: l, thing: "artisan"}, pile{l: l, thing: "jar"}
	nobles.addSet("/gone_nobles", l.Gone)
	nobles.addSet("/scribes", l.Scribes)
	nobles.addAll("/nobles", l.NoblesShown[:])
	nobles.addAll("/hand", l.Hand[:])
	artisans.addSet("/gone_artisans", l.GoneArtists)
	artisans.addAll("/artisans", l.Shown[:])
	jars.addSet("/spent_jars", l.JarSpent)
	jars.addSet("/traitor/own", l.Plot.Own)
	jars.addAll("/jars", l.Jars[:])
	jars.add("/traitor/jar", l.Plot.Jar)
	for i := range l.Player {
		p, at := &l.Player[i], fmt.Sprintf("/players/%d", i)
		nobles.add(at+"/aside", p.Aside)
		nobles.addSet(at+"/nobles", p.Nobles)
		artisans.addSet(at+"/artisans", p.Artisans)
	}
	l.NobleDeck &^= nobles.found
	l.ArtisanDeck &^= artisans.found
	l.JarPile &^= jars.found
	for t, n := range TokensOut(l.State) {
		if t < len(l.Supply) {
			l.Supply[t] = l.left(t, n, l.Data.Total[t])
		} else {
			kind := t - int(pharaon.ResourceOffering)
			l.Bag[kind] = l.left(t, n, l.Data.Copies[kind])
		}
	}
}

// left is what is left of a kind of tokens.
func (l *loader) left(kind, out int, total uint8) uint8 {
	l.That(out <= int(total), "/players: %d tokens %s lie there and on the board; the box has %d (PHA-1.2, PHA-1.3)",
		out, pharaon.TokenNames[kind], total)
	return uint8(max(int(total)-out, 0))
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
