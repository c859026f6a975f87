package codec

import (
	"fmt"

	"ennead/games/pharaon"
	"ennead/games/position"
)

// A position as a state: what each part says.

// loader fills a state from a position.
type loader struct {
	*pharaon.State
	*position.Reader
}

// fill reads a position. What is not on the board or in front of a player is put where it then must be: supply, decks,
// bag.
func fill(s *pharaon.State, p *positionJSON, r *position.Reader) {
	l := &loader{s, r}
	l.InTurn(func() { l.parts(p) }, l.conserve, func() { l.pending(p) },
		func() { l.circle(len(p.Circle)) }, l.moment, l.passes, l.laidOut, l.filling, l.picks, l.plot, l.paying,
		func() { position.Choice(r, &pharaon.Steps, s, &s.Stack) })
}

func (l *loader) parts(p *positionJSON) {
	l.round(p)
	l.tablet(p)
	for word, list := range p.Wheel {
		l.sector(word, list)
	}
	l.displays(p)
	l.offerings(p)
	l.hand(p)
	if l.That(len(p.Players) == l.Seats(), "/players: there are %d, not %d", len(p.Players), l.Seats()) {
		for i := range p.Players {
			l.player(i, &p.Players[i])
		}
	}
	l.traitor(p.Plot)
	if p.Buy != nil {
		l.purchase(p.Buy)
	}
}

// cards reads a set without doubles.
func (l *loader) cards(at string, list []int, most int) (set pharaon.Cards) {
	for i, n := range list {
		card := l.Number(fmt.Sprintf("%s/%d", at, i), n, 1, most)
		l.That(!set.Has(card), "%s/%d: %d stands there twice; each is there once (PHA-1.3)", at, i, n)
		set = set.With(card)
	}
	return set
}

// places reads cards that lie on numbered places, 0 where there is none.
func (l *loader) places(at string, list []int, to []uint8, most int) {
	l.That(len(list) <= len(to), "%s: there are %d; %d places fit", at, len(list), len(to))
	for i, n := range list[:min(len(list), len(to))] {
		to[i] = l.Number(fmt.Sprintf("%s/%d", at, i), n, 0, most)
	}
}

func (l *loader) token(at, word string) pharaon.Token {
	if word == "" {
		return pharaon.NoToken
	}
	if name := word[:len(word)-1]; word == name+"*" {
		return pharaon.Marker + pharaon.Token(l.Word(at, name, pharaon.ColourNames))
	}
	return pharaon.Token(l.Word(at, word, pharaon.TokenNames))
}

// offering is an offering, or none.
func (l *loader) offering(at, word string) pharaon.Token {
	t := l.token(at, word)
	l.That(t == pharaon.NoToken || pharaon.ResourceOffering <= t && t < pharaon.Tokens,
		"%s: %.40q is no offering; an offering or nothing fits (PHA-6.3.2)", at, word)
	return t
}

func (l *loader) round(p *positionJSON) {
	l.Round = l.Number("/round", p.Round, 0, pharaon.Rounds)
	l.First, l.Pharaoh = l.Seat("/first", p.First), l.Seat("/pharaoh", p.Pharaoh)
	l.Learners = 0
	for i, n := range p.Learners {
		learner := uint8(1) << l.Number(fmt.Sprintf("/learners/%d", i), n, 1, l.Players()) >> 1
		l.That(l.Learners&learner == 0, "/learners/%d: seat %d stands there twice; once fits (PHA-14.1)", i, n)
		l.Learners |= learner
	}
}

// tablet reads the circle of quarters and how the wheel is turned.
func (l *loader) tablet(p *positionJSON) {
	if l.That(len(p.Circle) <= pharaon.Quarters, "/circle: there are %d quarters; five fit (PHA-2.1)", len(p.Circle)) {
		for i, word := range p.Circle {
			quarter := l.Word(fmt.Sprintf("/circle/%d", i), word, pharaon.QuarterNames)
			l.Lay(pharaon.Quarter(quarter), uint8(i))
		}
	}
	l.Offset, l.Clockwise = l.Number("/offset", p.Offset, 0, pharaon.Quarters-1), p.Clockwise
}

// sector reads the slots of one sector of the wheel.
func (l *loader) sector(word string, list []string) {
	colour, at := l.Word("/wheel", word, pharaon.ColourNames), "/wheel/"+word
	sector := &l.Wheel[colour]
	l.That(len(list) <= len(sector), "%s: there are %d slots; %d fit (PHA-5.2)", at, len(list), len(sector))
	for i, t := range list[:min(len(list), len(sector))] {
		at := fmt.Sprintf("%s/%d", at, i)
		sector[i] = l.token(at, t)
		l.That(sector[i] < pharaon.Prestige1 || sector[i] >= pharaon.Marker && (l.Solo || t == ""),
			"%s: %.40q does not lie there; what pays access does (PHA-5.1)", at, t)
		l.That(t == "" || i == 0 || list[i-1] != "",
			"%s: %s, and the slot before is empty; they fill from the first (PHA-5.2)", at, t)
		l.That(t == "" || i < l.Slots(),
			"%s: %s; the first %d slots are used with %d players (PHA-5.2)", at, t, l.Slots(), l.Players())
	}
}

// displays reads what lies open beside the quarters, and what was put away.
func (l *loader) displays(p *positionJSON) {
	l.places("/nobles", p.Nobles, l.NoblesShown[:], pharaon.NobleCount)
	l.places("/artisans", p.Artisans, l.Shown[:], pharaon.ArtisanCount)
	l.places("/jars", p.Jars, l.Jars[:], pharaon.JarCount)
	l.JarSpent = l.cards("/spent_jars", p.SpentJars, pharaon.JarCount)
	l.Scribes = l.cards("/scribes", p.Scribes, pharaon.NobleCount)
	l.Gone = l.cards("/gone_nobles", p.Gone, pharaon.NobleCount)
	l.GoneArtists = l.cards("/gone_artisans", p.GoneArt, pharaon.ArtisanCount)
}

// offerings reads lots, bonus zone and discard.
func (l *loader) offerings(p *positionJSON) {
	l.That(len(p.Lots) <= len(l.Lots), "/lots: there are %d; %d places fit (PHA-2.5)", len(p.Lots), len(l.Lots))
	for i, lot := range p.Lots[:min(len(p.Lots), len(l.Lots))] {
		if l.That(len(lot) == 2, "/lots/%d: there are %d tokens; two fit (PHA-2.5)", i, len(lot)) {
			for k, t := range lot {
				l.Lots[i][k] = l.offering(fmt.Sprintf("/lots/%d/%d", i, k), t)
			}
		}
	}
	l.That(len(p.Bonus) <= len(l.Bonus), "/bonus: there are %d; %d places fit (PHA-2.5)", len(p.Bonus), len(l.Bonus))
	for i, t := range p.Bonus[:min(len(p.Bonus), len(l.Bonus))] {
		l.Bonus[i] = l.offering(fmt.Sprintf("/bonus/%d", i), t)
	}
	l.Counts("/spent", p.Spent, bagNames, 99, l.Spent[:])
}

// hand reads the nobles that somebody draws at the start.
func (l *loader) hand(p *positionJSON) {
	for i, n := range position.Each(l.Reader, "/hand", p.Hand, len(l.Hand)) {
		l.Hand[i] = l.Secret(fmt.Sprintf("/hand/%d", i), n, 0, pharaon.NobleCount)
	}
}

func (l *loader) traitor(p *plotJSON) {
	if !l.That((p != nil) == l.Solo, "/traitor: belongs to a game of one player, and to each (PHA-15.1)") || p == nil {
		return
	}
	five := true
	for _, list := range []struct {
		name   string
		length int
	}{{"tiles", len(p.Tiles)}, {"colours", len(p.Colour)}, {"spaces", len(p.Spaces)}} {
		five = l.That(list.length == pharaon.TileCount,
			"/traitor/%s: there are %d, not %d (PHA-15.3)", list.name, list.length, pharaon.TileCount) && five
	}
	if !five {
		return
	}
	t := &l.Plot
	for i := range pharaon.TileCount {
		l.tile(i, p)
	}
	t.Dark = uint8(l.Set("/traitor/dark", p.Dark, pharaon.TileNames))
	t.Gods = uint8(l.Set("/traitor/gods", p.Gods, pharaon.QuarterNames))
	t.Jars = l.Number("/traitor/jars", p.Jars, 0, pharaon.JarCount)
	t.Own = l.cards("/traitor/own", p.Own, pharaon.JarCount)
	t.Jar = l.Number("/traitor/jar", p.Jar, 0, pharaon.JarCount)
	t.Level = l.Number("/traitor/level", p.Level, 0, 50)
}

// tile reads one place of the Traitor's tiles.
func (l *loader) tile(i int, p *plotJSON) {
	t, at := &l.Plot, func(list string) string { return fmt.Sprintf("/traitor/%s/%d", list, i) }
	t.Tiles[i] = l.Word(at("tiles"), p.Tiles[i], pharaon.TileNames)
	t.Colour[i] = pharaon.Colour(l.Word(at("colours"), p.Colour[i], pharaon.ColourNames))
	if !l.That(len(p.Spaces[i]) <= pharaon.TileSpaces,
		"%s: there are %d; %d spaces fit (PHA-15.10)", at("spaces"), len(p.Spaces[i]), pharaon.TileSpaces) {
		return
	}
	t.Fill[i] = uint8(len(p.Spaces[i]))
	for k, word := range p.Spaces[i] {
		at := fmt.Sprintf("%s/%d", at("spaces"), k)
		t.Spaces[i][k] = l.token(at, word)
		l.That(t.Spaces[i][k]&^pharaon.Marker < pharaon.Token(pharaon.Silver),
			"%s: %.40q is no basic resource; one of the five fits (PHA-15.10)", at, word)
	}
}

// purchase reads what is being paid for.
func (l *loader) purchase(p *buyJSON) {
	b := &l.Buy
	b.Quarter = pharaon.Quarter(l.Word("/buy/quarter", p.Quarter, pharaon.QuarterNames))
	b.Option = l.Number("/buy/option", p.Option, 0, len(l.Data.Options)-1)
	if p.Colour != "" {
		b.Colour = pharaon.Colour(l.Word("/buy/colour", p.Colour, pharaon.ColourNames))
	}
	b.Extra, b.Full, b.Access = p.Extra, p.Full, l.token("/buy/access", p.Access)
	l.That(b.Access < pharaon.Prestige1 || b.Access == pharaon.NoToken,
		"/buy/access: %.40q pays nothing; a resource or another offering would (PHA-4.2.6)", p.Access)
	for i, n := range position.Each(l.Reader, "/buy/class", p.Class, pharaon.Colours) {
		b.Class[i] = l.Number(fmt.Sprintf("/buy/class/%d", i), n, 0, i)
	}
	for i, n := range position.Each(l.Reader, "/buy/need", p.Need, pharaon.Colours) {
		b.Need += pharaon.Tally(l.Number(fmt.Sprintf("/buy/need/%d", i), n, 0, 5)) * pharaon.One(uint8(i))
	}
	b.Jokers = l.Number("/buy/jokers", p.Jokers, 0, 5)
	l.Counts("/buy/paid", p.Paid, pharaon.TokenNames, 99, b.Paid[:])
}
