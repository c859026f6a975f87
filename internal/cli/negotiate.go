package cli

import (
	"strconv"
	"strings"

	"ennead/bot"
	"ennead/game"
)

// botsNegotiate lets the bots negotiate if anything has happened since they were last asked: each once per round, until
// none has anything to say.
func (t *hall) botsNegotiate() error {
	if _, ok := t.match.State.(game.Negotiated); !ok || t.heard == t.match.Made() {
		return nil
	}
	for range bot.NegotiationRounds {
		before := t.match.Made()
		for seat := range game.Seat(t.match.State.Seats()) {
			d, ok := t.bots[seat].(bot.Negotiator)
			if !ok {
				continue
			}
			for _, m := range d.Negotiate(t.match.View(seat), seat, &t.tongue) {
				if err := t.match.Play(seat, m); err != nil {
					return err
				}
			}
		}
		if t.match.Made() == before {
			break
		}
	}
	t.heard = t.match.Made()
	return nil
}

// negotiate carries out negotiation that a person typed: numbers or moves separated by ; and an optional note in
// quotes. All of it is done, or nothing. Without arguments it lists the possible moves.
func (t *hall) negotiate(seat game.Seat, view game.State, text string) (done bool) {
	list := game.OutOfTurnOf(view, nil, seat)
	switch {
	case len(list) == 0:
		t.line("%s", t.words.Word("cli.play.no_deals"))
		return false
	case text == "":
		t.line("%s", t.words.Word("cli.play.deals"))
		for i, m := range list {
			t.line("%s  %s  %s", t.paint("1", number(i+1)), t.words.Say(t.match.Game.Label(view, seat, m)),
				t.paint("2", t.match.Game.Lexicon().Text(m)))
		}
		return false
	}
	text, note, _ := strings.Cut(text, `"`)
	note = strings.TrimSuffix(note, `"`)
	all, said := t.match.Copy(), strings.Split(strings.TrimSpace(text), ";")
	for i, one := range said {
		last := ""
		if i == len(said)-1 {
			last = note
		}
		if !t.negotiateOnce(all, seat, strings.TrimSpace(one), last) {
			return false
		}
	}
	*t.match = *all
	return true
}

// negotiateOnce makes one negotiation move, or says why it is illegal. A number refers to the list at that moment.
func (t *hall) negotiateOnce(m *game.Match, seat game.Seat, text, note string) bool {
	view := m.View(seat)
	list := game.OutOfTurnOf(view, nil, seat)
	var move game.Move
	if n, err := strconv.Atoi(text); err == nil && 1 <= n && n <= len(list) {
		move = list[n-1]
	} else if legal, ok := t.legal(seat, view, text); ok {
		move = legal
	} else {
		return false
	}
	if outOfTurn, _ := game.IsOutOfTurn(view, move); !outOfTurn {
		t.line("%s", t.words.Word("cli.play.what"))
		return false
	}
	err := m.PlayWith(seat, move, note)
	if err != nil {
		t.line("%s", t.console.tell(err))
	}
	return err == nil
}
