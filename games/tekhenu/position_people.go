package tekhenu

import (
	"fmt"
	"strings"

	"ennead/game"
	"ennead/games/position"
)

// A position as a state: what lies before the players, and the cards.

// mostPoints is more than any part of a score.
const mostPoints = 2000

func (l *loader) everybody(p *positionJSON) {
	if !l.list("players", len(p.Players), int(l.Count)) {
		return
	}
	for i := range p.Players {
		l.player(game.Seat(i), &p.Players[i])
	}
}

func (l *loader) player(seat game.Seat, j *playerJSON) {
	p, what := &l.Player[seat], fmt.Sprintf("players: %d: ", seat+1)
	p.Stock, p.Production, p.VP = [tokens]uint8{}, [goods]uint8{}, [parts]int16{}
	l.Counts(what+"stock", j.Stock, tokenNames, most, p.Stock[:])
	l.Counts(what+"surplus", j.Surplus, tokenNames[:goods], most, p.Surplus[:])
	l.Counts(what+"production", j.Production, tokenNames[:goods], int(l.Data.Production.Top), p.Production[:])
	p.Population = l.Number(what+"population", j.Population, 0, top)
	p.Happiness = l.Number(what+"happiness", j.Happiness, 0, j.Population)
	p.Reached, p.Feast = l.Number(what+"rewards", j.Rewards, 0, len(l.Data.Rewards)), j.Feast
	for i, n := range position.Each(&l.Reader, what+"faith", j.Faith, len(p.Faith)) {
		p.Faith[i] = l.Number(what+"faith", n, 0, maxFaith)
	}
	if l.That(len(j.Dice) <= len(p.Dice), "%sdice: over %d", what, len(p.Dice)) {
		for i, word := range j.Dice {
			at := l.Word(what+"dice", word, laidNames)
			p.Dice[i] = Die{Colour(at / 3 / 6), at/3%6 + 1, Pan(at % 3)}
		}
	}
	if l.That(len(j.Start) <= len(p.Start), "%sstart: over %d", what, len(p.Start)) {
		for i, word := range j.Start {
			p.Start[i] = l.Word(what+"start", word, startNames)
		}
	}
	p.Destiny = l.one(what+"destiny", j.Destiny, destinyIDs)
	p.Joker = uint8(l.Set(what+"joker", j.Joker, jokerNames))
	for word, n := range j.VP {
		p.VP[l.Word(what+"vp", word, partNames[:])] = l.whole(what+"vp: "+word, n, -mostPoints, mostPoints)
	}
	l.That(l.Score(seat) >= 0, "%svp: are below 0 (TEK-1.12)", what)
	l.possessions(p, what, j)
}

// possessions are the cards of a player.
func (l *loader) possessions(p *Player, what string, j *playerJSON) {
	p.Blessings, p.Techs = l.set(what+"blessings", j.Blessings, cardsOf[Blessing]), l.set(what+"technologies", j.Techs, cardsOf[Technology])
	p.New, p.Decrees = l.set(what+"new", j.New, cardsOf[Technology]), l.set(what+"decrees", j.Decrees, cardsOf[Decree])
	p.Known, p.Scored = l.set(what+"known", j.Known, cardsOf[Decree]), l.set(what+"scored", j.Scored, cardsOf[Decree])
	l.That(p.New&^p.Techs == 0, "%snew: is not theirs", what)
	l.That(p.Known&^p.Decrees == 0 && p.Scored&^p.Decrees == 0, "%sknown, scored: is not theirs", what)
	l.That(j.Unseen == 0 && j.Older == 0, "%sunseen: a masked position cannot be loaded", what)
	if !l.That(len(j.Hand) <= len(p.Hand), "%shand: two cards", what) {
		return
	}
	for i, v := range j.Hand {
		p.Hand[i] = l.secret(what+"hand", v, "").Number()
	}
}

// secret is a card that a masked position would not show; the letter of its deck, or any for "".
func (l *loader) secret(what string, v any, letter string) Card {
	word, ok := v.(string)
	if !l.That(ok && word != "?", "%s: %.20v is no card; a masked position cannot be loaded", what, v) {
		return 1
	}
	c := Card(l.Word(what, word, cardNames))
	l.That(strings.HasPrefix(word, letter), "%s: %.20s is of another deck", what, word)
	return max(c, 1)
}

func (l *loader) cards(p *positionJSON) {
	l.Open = 1<<l.Number("open", p.Open, 0, sections) - 1
	if l.list("market", len(p.Market), sections) {
		for section, row := range p.Market {
			l.section(section, row)
		}
	}
	for _, word := range p.Spent {
		c := Card(l.Word("spent", word, cardNames))
		if c != 0 {
			l.That(!l.Spent[c.Kind()].Has(c.Number()), "spent: %s comes twice", word)
			l.Spent[c.Kind()] = l.Spent[c.Kind()].With(c.Number())
		}
	}
	if l.list("under", len(p.Under), int(l.Count)) {
		for seat, v := range p.Under {
			if v != "" {
				l.Under[seat] = l.secret("under", v, "D").Number()
			}
		}
	}
	for seat, n := range position.Each(&l.Reader, "drawn", p.Drawn, int(l.Count)) {
		l.Drawn[seat] = l.Number("drawn", n, 0, int(l.Count))
	}
	l.Settled = l.set("settled", p.Settled, cardsOf[Decree])
	l.Laid = l.set("laid", p.Laid, startNames)
	l.Destiny = uint8(l.set("destinies", p.Destinies, destinyIDs))
}

// section reads the cards of a section of the market: each slot has cards of its kind.
func (l *loader) section(section int, row []string) {
	slots := l.Data.Market[section]
	if !l.list("market", len(row), len(slots)) {
		return
	}
	for slot, word := range row {
		c := Card(l.one("market", word, cardNames))
		l.That(c == 0 || c.Kind() == slots[slot], "market: %s lies in a slot for another kind", word)
		l.That(c == 0 || l.Open&(1<<section) != 0, "market: section %d is not open", section+1)
		l.Market[section][slot] = c
	}
}
