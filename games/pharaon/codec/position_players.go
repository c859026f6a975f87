package codec

import (
	"fmt"

	"ennead/games/pharaon"
)

// A position as a state: what each player has.

func (l *loader) player(i int, from *playerJSON) {
	to, at := &l.Player[i], fmt.Sprintf("/players/%d", i)
	l.Counts(at+"/tokens", from.Tokens, pharaon.TokenNames, 99, to.Tokens[:])
	to.Nobles = l.cards(at+"/nobles", from.Nobles, pharaon.NobleCount)
	to.Tilted = l.cards(at+"/tilted", from.Tilted, pharaon.NobleCount)
	for foreign := to.Tilted &^ to.Nobles; foreign != 0; foreign = foreign.Rest() {
		l.That(false, "%s/tilted: %d is no noble of theirs; nobles of /nobles fit (PHA-10.1)", at, foreign.First())
	}
	to.Class = l.Data.ClassesOf(to.Nobles)
	to.Artisans = l.cards(at+"/artisans", from.Artisans, pharaon.ArtisanCount)
	for word, cell := range from.Nile {
		to.Nile[l.Word(at+"/nile", word, pharaon.ColourNames)] = l.Number(at+"/nile/"+word, cell, 0, pharaon.TopCell)
	}
	to.Step = l.Number(at+"/step", from.Step, 0, len(l.Data.Steps))
	l.disc(i, from)
	if from.Aside != nil {
		to.Aside = l.Secret(at+"/aside", from.Aside, 0, pharaon.NobleCount)
	}
}

// disc reads where the disc of a player stands on the Pyramid of Time.
func (l *loader) disc(i int, from *playerJSON) {
	to, at := &l.Player[i], fmt.Sprintf("/players/%d", i)
	to.Passed = from.Passed
	to.Row = l.Number(at+"/row", from.Row, 0, len(l.Data.Rows))
	if to.Row == 0 {
		return
	}
	l.That(to.Passed, "%s/row: %d without having passed; 0 fits (PHA-7.1)", at, to.Row)
	to.Cell = l.Number(at+"/cell", from.Cell, 0, len(l.Data.Rows[to.Row-1])-1)
	for k := range i {
		l.That(l.Player[k].Row != to.Row,
			"%s/row: %d is also seat %d's; each disc has its row (PHA-7.1)", at, to.Row, k+1)
	}
}
