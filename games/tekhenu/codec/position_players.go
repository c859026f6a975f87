package codec

import (
	"fmt"
	"strings"

	"ennead/game"
	"ennead/games/position"
	"ennead/games/tekhenu"
)

// A position as a state: what lies before the players, and the cards.

// mostPoints is more than any part of a score.
const mostPoints = 2000

func (l *loader) everybody(p *positionJSON) {
	if !l.list("/players", len(p.Players), int(l.Count)) {
		return
	}
	for i := range p.Players {
		l.player(game.Seat(i), &p.Players[i])
	}
}

func (l *loader) player(seat game.Seat, j *playerJSON) {
	p, at := &l.Player[seat], fmt.Sprintf("/players/%d", seat)
	p.Stock, p.Production, p.VP = [tekhenu.Tokens]uint8{}, [tekhenu.Goods]uint8{}, [tekhenu.Parts]int16{}
	l.Counts(at+"/stock", j.Stock, tekhenu.TokenNames, tekhenu.MostTokens, p.Stock[:])
	l.Counts(at+"/surplus", j.Surplus, tekhenu.TokenNames[:tekhenu.Goods], tekhenu.MostTokens, p.Surplus[:])
	l.Counts(at+"/production", j.Production, tekhenu.TokenNames[:tekhenu.Goods], int(l.Data.Production.Top),
		p.Production[:])
	p.Population = l.Number(at+"/population", j.Population, 0, tekhenu.TrackTop)
	p.Happiness = l.Number(at+"/happiness", j.Happiness, 0, j.Population)
	p.Reached, p.Feast = l.Number(at+"/rewards", j.Rewards, 0, len(l.Data.Rewards)), j.Feast
	for i, n := range position.Each(l.Reader, at+"/faith", j.Faith, len(p.Faith)) {
		p.Faith[i] = l.Number(fmt.Sprintf("%s/faith/%d", at, i), n, 0, tekhenu.MaxFaith)
	}
	if l.That(len(j.Dice) <= len(p.Dice), "%s/dice: %d dice; %d at most fit (TEK-4.5)", at, len(j.Dice), len(p.Dice)) {
		for i, word := range j.Dice {
			n := l.Word(fmt.Sprintf("%s/dice/%d", at, i), word, laidNames)
			p.Dice[i] = tekhenu.Die{Colour: tekhenu.Colour(n / 3 / 6), Face: n/3%6 + 1, Pan: tekhenu.Pan(n % 3)}
		}
	}
	if l.That(len(j.Start) <= len(p.Start),
		"%s/start: %d cards; %d at most fit (TEK-3.11)", at, len(j.Start), len(p.Start)) {
		for i, word := range j.Start {
			p.Start[i] = l.Word(fmt.Sprintf("%s/start/%d", at, i), word, startNames)
		}
	}
	p.Destiny = l.one(at+"/destiny", j.Destiny, destinyIDs)
	p.Joker = uint8(l.Set(at+"/joker", j.Joker, jokerNames))
	for word, n := range j.VP {
		p.VP[l.Word(at+"/vp", word, tekhenu.PartNames[:])] = l.whole(at+"/vp/"+word, n, -mostPoints, mostPoints)
	}
	l.That(l.Score(seat) >= 0, "%s/vp: are %d in all; 0 or more fit (TEK-1.12)", at, l.Score(seat))
	l.possessions(p, at, j)
}

// possessions are the cards of a player.
func (l *loader) possessions(p *tekhenu.Player, at string, j *playerJSON) {
	p.Blessings = l.set(at+"/blessings", j.Blessings, cardsOf[tekhenu.Blessing])
	p.Techs = l.set(at+"/technologies", j.Techs, cardsOf[tekhenu.Technology])
	p.New = l.set(at+"/new", j.New, cardsOf[tekhenu.Technology])
	p.Decrees = l.set(at+"/decrees", j.Decrees, cardsOf[tekhenu.Decree])
	p.Known = l.set(at+"/known", j.Known, cardsOf[tekhenu.Decree])
	p.Scored = l.set(at+"/scored", j.Scored, cardsOf[tekhenu.Decree])
	l.That(p.New&^p.Techs == 0, "%s/new: among the technologies of the player alone (TEK-RUL-61)", at)
	l.That(p.Known&^p.Decrees == 0, "%s/known: among the decrees of the player alone (TEK-20.1)", at)
	l.That(p.Scored&^p.Decrees == 0, "%s/scored: among the decrees of the player alone (TEK-8.2)", at)
	l.That(j.Unseen == 0 && j.Older == 0,
		"%s/unseen: %d and older %d; a masked position cannot be loaded", at, j.Unseen, j.Older)
	if !l.That(len(j.Hand) <= len(p.Hand),
		"%s/hand: %d cards; %d at most fit (TEK-3.9)", at, len(j.Hand), len(p.Hand)) {
		return
	}
	for i, v := range j.Hand {
		p.Hand[i] = l.secret(fmt.Sprintf("%s/hand/%d", at, i), v, "").Number()
	}
}

// secret is a card that a masked position would not show; the letter of its deck, or any for "".
func (l *loader) secret(what string, v any, letter string) tekhenu.Card {
	word, ok := v.(string)
	if !l.That(ok && word != "?", "%s: %.20v is no card; a masked position cannot be loaded", what, v) {
		return 1
	}
	c := tekhenu.Card(l.Word(what, word, tekhenu.CardNames))
	l.That(strings.HasPrefix(word, letter),
		"%s: %.20s is of another deck; cards of %s fit (TEK-3.9)", what, word, letter)
	return max(c, 1)
}

func (l *loader) cards(p *positionJSON) {
	l.Open = 1<<l.Number("/open", p.Open, 0, tekhenu.Sections) - 1
	if l.list("/market", len(p.Market), tekhenu.Sections) {
		for section, row := range p.Market {
			l.section(section, row)
		}
	}
	for i, word := range p.Spent {
		at := fmt.Sprintf("/spent/%d", i)
		c := tekhenu.Card(l.Word(at, word, tekhenu.CardNames))
		if c != 0 {
			l.That(!l.Spent[c.Kind()].Has(c.Number()), "%s: %s comes twice (TEK-3.8)", at, word)
			l.Spent[c.Kind()] = l.Spent[c.Kind()].With(c.Number())
		}
	}
	if l.list("/under", len(p.Under), int(l.Count)) {
		for seat, v := range p.Under {
			if v != "" {
				l.Under[seat] = l.secret(fmt.Sprintf("/under/%d", seat), v, "D").Number()
			}
		}
	}
	for seat, n := range position.Each(l.Reader, "/drawn", p.Drawn, int(l.Count)) {
		l.Drawn[seat] = l.Number(fmt.Sprintf("/drawn/%d", seat), n, 0, int(l.Count))
	}
	l.Settled = l.set("/settled", p.Settled, cardsOf[tekhenu.Decree])
	l.Laid = l.set("/laid", p.Laid, startNames)
	l.Destiny = uint8(l.set("/destinies", p.Destinies, destinyIDs))
}

// section reads the cards of a section of the market: each slot has cards of its kind.
func (l *loader) section(section int, row []string) {
	slots, place := l.Data.Market[section], fmt.Sprintf("/market/%d", section)
	if !l.list(place, len(row), len(slots)) {
		return
	}
	for slot, word := range row {
		at := fmt.Sprintf("%s/%d", place, slot)
		c := tekhenu.Card(l.one(at, word, tekhenu.CardNames))
		l.That(c == 0 || c.Kind() == slots[slot],
			"%s: %s; a card of the kind %s fits (TEK-13.9)", at, word, tekhenu.KindNames[slots[slot]])
		l.That(c == 0 || l.Open&(1<<section) != 0,
			"%s: %s; nothing fits, as section %d is not open (TEK-13.10)", at, word, section+1)
		l.Market[section][slot] = c
	}
}
