package codec

import (
	"fmt"
	"strconv"

	"ennead/game"
	"ennead/games/osiris"
)

// A position as a state: what lies before the governors, and what has been chosen of an action.

// partNames are the parts of the score as a position names them.
var partNames = []string{"glory", "barge", "completion", "regent", "cards", "rows", "reaches"}

// mostPoints is the most of a part of the score, so that there is room for what may come.
const mostPoints = 90

// ofPlayer is the place of what belongs to a seat.
func ofPlayer(seat game.Seat) string { return fmt.Sprintf("/players/%d", seat) }

func (l *loader) everybody(list []playerJSON) {
	if !l.That(len(list) == int(l.Count), "/players: there are %d; %d would fit", len(list), l.Count) {
		return
	}
	for i := range list {
		l.player(game.Seat(i), &list[i])
	}
}

func (l *loader) player(seat game.Seat, j *playerJSON) {
	p, at := &l.Player[seat], ofPlayer(seat)
	l.That(!j.Hidden, "%s/hidden: a masked position cannot be loaded; its tokens would fit", at)
	l.That(j.Idle == 0, "%s/idle: a masked position cannot be loaded; 0 would fit, not %d", at, j.Idle)
	l.That(j.Closed == 0, "%s/closed: a masked position cannot be loaded; 0 would fit, not %d", at, j.Closed)
	*p = osiris.Player{
		Tokens: l.tokens(at+"/tokens", j.Tokens), Cards: l.cardsOf(at+"/cards", j.Cards), Scribed: j.Scribed,
		Blessings: uint8(l.Set(at+"/blessings", j.Blessings, osiris.BlessingNames)),
		Played:    uint8(l.Set(at+"/played", j.Played, osiris.BlessingNames)),
		Order:     l.Number(at+"/order", j.Order, 0, int(l.Count)),
		Did:       l.actions(at+"/did", j.Did),
		DidBefore: l.actions(at+"/didBefore", j.DidBefore),
	}
	if both := p.Blessings & p.Played; both != 0 {
		l.That(false,
			"%s/played: a blessing is there that is among the unplayed ones; it is one or the other (OSI-5.9.1)", at)
	}
	l.Counts(at+"/workers", j.Workers, osiris.WorkerNames, osiris.MaxGoods, p.Workers[:])
	l.Counts(at+"/lost", j.Lost, osiris.MonumentNames, osiris.MaxPieces, p.Lost[:])
	l.Counts(at+"/vp", j.VP, partNames, mostPoints, p.VP[:])
	for word, cards := range j.Known {
		l.known(at+"/known", seat, word, cards)
	}
}

// known are the cards of a hand that another seat knows (OSI-13.7).
func (l *loader) known(at string, seat game.Seat, word string, cards []string) {
	viewer, err := strconv.Atoi(word)
	if !l.That(err == nil && viewer >= 1 && viewer <= int(l.Count) && viewer != int(seat)+1,
		"%s: %.20q is no other seat; 1 to %d without %d would fit (OSI-13.7)", at, word, l.Count, seat+1) {
		return
	}
	known, at := l.cardsOf(at+"/"+word, cards), at+"/"+word
	l.That(known != 0, "%s: no card is known; one of the hand or more would fit (OSI-13.7)", at)
	if others := known &^ l.Player[seat].Cards; others != 0 {
		l.That(false,
			"%s: %s is not in the hand; only what is there is known (OSI-13.7)", at, osiris.CardNames[others.First()])
	}
	l.Player[seat].Known[viewer-1] = known
}

// actions are those that a seat has done (OSI-3.2).
func (l *loader) actions(at string, words []string) uint16 {
	set := uint16(l.Set(at, words, osiris.ActionNames))
	l.That(set&1 == 0, "%s: %q is no action; %q to %q would fit (OSI-3.2)",
		at, osiris.ActionNames[0], osiris.ActionNames[1], osiris.ActionNames[len(osiris.ActionNames)-1])
	return set
}

func (l *loader) turn(j *turnJSON) {
	t := &l.Turn
	if j == nil {
		return
	}
	if j.Card != "" {
		t.Card = osiris.Card(l.Word("/turn/card", j.Card, osiris.CardNames))
	}
	if j.Worker != "" {
		t.Worker = osiris.Worker(l.Word("/turn/worker", j.Worker, osiris.WorkerNames))
	}
	if l.That(len(j.Hired) <= len(t.Hired),
		"/turn/hired: %d workers; at most %d would fit (OSI-11.7)", len(j.Hired), len(t.Hired)) {
		for i, word := range j.Hired {
			t.Hired[i] = l.Word(fmt.Sprintf("/turn/hired/%d", i), word, osiris.WorkerNames) + 1
		}
	}
	t.Paid = l.tokens("/turn/paid", j.Paid)
	for word, tokens := range j.Piles {
		t.Piles[l.Word("/turn/piles", word, osiris.PileNames)] = l.tokens("/turn/piles/"+word, tokens)
	}
	t.At = l.Number("/turn/at", j.At, 0, osiris.MaxPlaces)
	if j.Side != "" {
		t.Side = l.Word("/turn/side", j.Side, osiris.SideNames)
	}
	t.Plan, t.Kept = l.one("/turn/plan", j.Plan, osiris.PlanNames), l.one("/turn/kept", j.Kept, osiris.PlanNames)
	l.That(*t != osiris.Turn{}, "/turn: says nothing; it is left out where nothing has been chosen")
}
