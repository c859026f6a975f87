package guide

import (
	"slices"

	"ennead/game"
)

// News is an event that a learner is shown, with how often it happened in a row.
type News struct {
	Seat  game.Seat
	Said  game.Message
	Text  string
	Times int
}

// Told adds one more event to the news. It leaves out events that the guide marks as untold, and chance, since they
// mean nothing to somebody who does not know the game yet; an event with the same text as the one before increases
// its count.
func (g *Guide) Add(news []News, seat game.Seat, said game.Message, text string) []News {
	if seat == game.Nature || seat == game.Spectator || slices.Contains(g.untold, said.Key) {
		return news
	}
	if last := len(news) - 1; last >= 0 && news[last].Seat == seat && news[last].Text == text {
		news[last].Times++
		return news
	}
	return append(news, News{Seat: seat, Said: said, Text: text, Times: 1})
}

// Untold returns the keys of events that a learner is not shown.
func (g *Guide) Untold() []string { return slices.Clone(g.untold) }
