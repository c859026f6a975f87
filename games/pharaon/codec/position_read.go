package codec

import (
	"fmt"

	"ennead/games/pharaon"
)

// A position as a state: what each part says.

// cards reads a set without doubles.
func (l *loader) cards(what string, list []int, most int) (set pharaon.Cards) {
	for _, n := range list {
		card := l.Number(what, n, 1, most)
		l.That(!set.Has(card), "%s: %d comes twice", what, n)
		set = set.With(card)
	}
	return set
}

// places reads cards that lie on numbered places, 0 where there is none.
func (l *loader) places(what string, list []int, dst []uint8, most int) {
	l.That(len(list) <= len(dst), "%s: over %d places", what, len(dst))
	for i, n := range list[:min(len(list), len(dst))] {
		dst[i] = l.Number(what, n, 0, most)
	}
}

func (l *loader) token(what, word string) pharaon.Token {
	if word == "" {
		return pharaon.NoToken
	}
	if name := word[:len(word)-1]; word == name+"*" {
		return pharaon.Marker + pharaon.Token(l.Word(what, name, pharaon.ColourNames))
	}
	return pharaon.Token(l.Word(what, word, pharaon.TokenNames))
}

func (l *loader) board(p *positionJSON) {
	l.Round = l.Number("round", p.Round, 0, pharaon.Rounds)
	l.First, l.Pharaoh = l.Seat("first", p.First), l.Seat("pharaoh", p.Pharaoh)
	l.Learners = 0
	for _, n := range p.Learners {
		learner := uint8(1) << l.Number("learners", n, 1, l.Players()) >> 1
		l.That(l.Learners&learner == 0, "learners: %d comes twice", n)
		l.Learners |= learner
	}
	if l.That(len(p.Circle) <= pharaon.Quarters, "circle: has five quarters") {
		for i, word := range p.Circle {
			l.Lay(pharaon.Quarter(l.Word("circle", word, pharaon.QuarterNames)), uint8(i))
		}
	}
	l.Offset, l.Clockwise = l.Number("offset", p.Offset, 0, pharaon.Quarters-1), p.Clockwise
	for word, list := range p.Wheel {
		c := l.Word("wheel", word, pharaon.ColourNames)
		l.That(len(list) <= 4, "wheel: a sector has 4 slots")
		for i, t := range list[:min(len(list), 4)] {
			l.Wheel[c][i] = l.token("wheel", t)
			l.That(l.Wheel[c][i] < pharaon.Prestige1 || l.Wheel[c][i] >= pharaon.Marker && (l.Solo || t == ""), "wheel: %.40q does not lie there", t)
			l.That(t == "" || i == 0 || list[i-1] != "", "wheel: slots of %s fill from the first", word)
			l.That(t == "" || i < l.Slots(), "wheel: slot %d of %s is not used with %d players (PHA-5.2)", i+1, word, l.Players())
		}
	}
	l.places("nobles", p.Nobles, l.NoblesShown[:], pharaon.NobleCount)
	l.places("artisans", p.Artisans, l.Shown[:], pharaon.ArtisanCount)
	l.places("jars", p.Jars, l.State.Jars[:], pharaon.JarCount)
	l.That(len(p.Lots) <= len(l.Lots) && len(p.Bonus) <= len(l.Bonus), "lots, bonus: too many places")
	for i, lot := range p.Lots[:min(len(p.Lots), len(l.Lots))] {
		l.That(len(lot) == 2, "lots: two tokens each")
		for k, t := range lot[:min(len(lot), 2)] {
			l.Lots[i][k] = l.offering("lots", t)
		}
	}
	for i, t := range p.Bonus[:min(len(p.Bonus), len(l.Bonus))] {
		l.Bonus[i] = l.offering("bonus", t)
	}
	l.JarSpent = l.cards("spent_jars", p.SpentJars, pharaon.JarCount)
	l.Counts("spent", p.Spent, bagNames, 99, l.Spent[:])
	l.Scribes = l.cards("scribes", p.Scribes, pharaon.NobleCount)
	l.Gone, l.GoneArtists = l.cards("gone_nobles", p.Gone, pharaon.NobleCount), l.cards("gone_artisans", p.GoneArt, pharaon.ArtisanCount)
	l.That(len(p.Hand) == 0 || len(p.Hand) == 2, "hand: two nobles")
	for i, n := range p.Hand[:min(len(p.Hand), 2)] {
		l.Hand[i] = l.Secret("hand", n, 0, pharaon.NobleCount)
	}
}

func (l *loader) offering(what, word string) pharaon.Token {
	t := l.token(what, word)
	l.That(t == pharaon.NoToken || pharaon.ResourceOffering <= t && t < pharaon.Tokens, "%s: %.40q is no offering", what, word)
	return t
}

func (l *loader) people(p *positionJSON) {
	if !l.That(len(p.Players) == l.Seats(), "players: there are %d, not %d", l.Seats(), len(p.Players)) {
		return
	}
	for i := range p.Players {
		from, to, what := &p.Players[i], &l.Player[i], fmt.Sprintf("players: %d: ", i+1)
		l.Counts(what+"tokens", from.Tokens, pharaon.TokenNames, 99, to.Tokens[:])
		to.Nobles = l.cards(what+"nobles", from.Nobles, pharaon.NobleCount)
		to.Tilted = l.cards(what+"tilted", from.Tilted, pharaon.NobleCount)
		l.That(to.Tilted&^to.Nobles == 0, "%stilted: not a noble of theirs", what)
		to.Artisans = l.cards(what+"artisans", from.Artisans, pharaon.ArtisanCount)
		for word, cell := range from.Nile {
			to.Nile[l.Word(what+"nile", word, pharaon.ColourNames)] = l.Number(what+"nile", cell, 0, pharaon.TopCell)
		}
		to.Step = l.Number(what+"step", from.Step, 0, len(l.Data.Steps))
		to.Passed = from.Passed
		to.Row = l.Number(what+"row", from.Row, 0, len(l.Data.Rows))
		l.That(to.Row == 0 || to.Passed, "%srow: on the Pyramid without having passed", what)
		if to.Row > 0 {
			to.Cell = l.Number(what+"cell", from.Cell, 0, len(l.Data.Rows[to.Row-1])-1)
		}
		for k := range i {
			l.That(to.Row == 0 || l.Player[k].Row != to.Row, "%srow: two discs on one row", what)
		}
		if from.Aside != nil {
			to.Aside = l.Secret(what+"aside", from.Aside, 0, pharaon.NobleCount)
		}
		to.Class = l.Data.ClassesOf(to.Nobles)
	}
}

func (l *loader) traitor(p *positionJSON) {
	if !l.That((p.Plot != nil) == l.Solo, "traitor: belongs to a game of one player") || p.Plot == nil {
		return
	}
	t := &l.Plot
	if !l.That(len(p.Plot.Tiles) == pharaon.TileCount && len(p.Plot.Colour) == pharaon.TileCount && len(p.Plot.Spaces) == pharaon.TileCount, "traitor: five tiles, colours and lists of spaces") {
		return
	}
	for i := range pharaon.TileCount {
		t.Tiles[i] = l.Word("traitor: tiles", p.Plot.Tiles[i], pharaon.TileNames)
		t.Colour[i] = pharaon.Colour(l.Word("traitor: colours", p.Plot.Colour[i], pharaon.ColourNames))
		t.Fill[i] = l.Number("traitor: spaces", len(p.Plot.Spaces[i]), 0, pharaon.TileSpaces)
		for k, word := range p.Plot.Spaces[i][:t.Fill[i]] {
			t.Spaces[i][k] = l.token("traitor: spaces", word)
			c := t.Spaces[i][k] &^ pharaon.Marker
			l.That(c < pharaon.Token(pharaon.Silver), "traitor: spaces: %.40q is no basic resource", word)
		}
	}
	t.Dark, t.Gods = uint8(l.Set("traitor: dark", p.Plot.Dark, pharaon.TileNames)), uint8(l.Set("traitor: gods", p.Plot.Gods, pharaon.QuarterNames))
	t.Jars = l.Number("traitor: jars", p.Plot.Jars, 0, pharaon.JarCount)
	t.Own = l.cards("traitor: own", p.Plot.Own, pharaon.JarCount)
	t.Jar = l.Number("traitor: jar", p.Plot.Jar, 0, pharaon.JarCount)
	t.Level = l.Number("traitor: level", p.Plot.Level, 0, 50)
}
