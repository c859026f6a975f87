package guide

import (
	"slices"

	"ennead/game"
)

// News is something that a learner is told of what has happened, and how often it did in a row.
type News struct {
	Seat  game.Seat
	Said  game.Message
	Text  string
	Times int
}

// Told adds one more thing to the news. What the guide leaves untold and what chance does stay out, as they say nothing to
// who does not know the game yet; what reads like the thing before it is the same once more.
func (g *Guide) Told(news []News, seat game.Seat, said game.Message, text string) []News {
	if seat == game.Nature || seat == game.Spectator || slices.Contains(g.untold, said.Key) {
		return news
	}
	if last := len(news) - 1; last >= 0 && news[last].Seat == seat && news[last].Text == text {
		news[last].Times++
		return news
	}
	return append(news, News{Seat: seat, Said: said, Text: text, Times: 1})
}

// Untold are the keys of what a learner is not told.
func (g *Guide) Untold() []string { return slices.Clone(g.untold) }
