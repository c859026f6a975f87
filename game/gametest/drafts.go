package gametest

import (
	"fmt"
	"slices"

	"ennead/game"
)

// drafts checks that a match that drops superseded drafts reaches the same state with the same events, and shows
// everybody except their author the same record.
func (p *player) drafts() error {
	if _, ok := p.state.(game.Negotiated); !ok {
		return nil
	}
	m, err := game.NewMatch(p.Game, game.Record{Setup: p.setup})
	if err != nil {
		return err
	}
	plain, log := m.State.Copy(), game.Log{}
	for i, t := range p.turns {
		if err := overtaking(m, t); err != nil {
			return fmt.Errorf("move %d: %w", i+1, err)
		}
		plain.Play(t.Seat, t.Move, &log)
		if !m.State.Equal(plain) {
			return fmt.Errorf("move %d, %s, leads elsewhere", i+1, p.Game.Lexicon().Text(t.Move))
		}
	}
	var kept []game.Event
	for n := range m.Record.Turns {
		kept = append(kept, m.Events(n, game.Spectator)...)
	}
	if !slices.Equal(kept, log.Events) {
		return fmt.Errorf("%d of %d events are left", len(kept), len(log.Events))
	}
	again, err := game.Replay(p.Game, m.Record)
	if err != nil {
		return fmt.Errorf("without the superseded drafts: %w", err)
	}
	if !again.State.Equal(plain) {
		return fmt.Errorf("without the superseded drafts the game ends elsewhere")
	}
	return nil
}

// overtaking plays a turn. What others read may change only if they are told of it.
func overtaking(m *game.Match, t game.Turn) error {
	before := m.Copy()
	if err := m.PlayWith(t.Seat, t.Move, t.Note); err != nil {
		return err
	}
	if len(m.Record.Turns) == len(before.Record.Turns)+1 {
		return nil
	}
	for seat := range game.Seat(m.State.Seats() + 1) {
		if int(seat) == m.State.Seats() {
			seat = game.Spectator
		}
		if seat != t.Seat && !slices.Equal(m.RecordFor(seat).Turns, before.RecordFor(seat).Turns) {
			return fmt.Errorf("%s reads a different record after a draft of %s", whom(seat), whom(t.Seat))
		}
	}
	return nil
}

// flood checks that however long a seat drafts, it leaves hardly more turns in the record than there are drafts to
// choose from.
func (p *player) flood(game.Seat) error {
	if _, ok := p.state.(game.Negotiated); !ok {
		return nil
	}
	seat := game.Seat(p.rand.Intn(p.state.Seats()))
	m := &game.Match{Game: p.Game, Record: &game.Record{Setup: p.setup}, State: p.state.Copy()}
	most := len(game.OutOfTurnOf(m.State, nil, seat))
	for range 10 * most {
		var silent []game.Move
		for _, d := range game.OutOfTurnOf(m.State, nil, seat) {
			if m.State.VisibleTo(seat, d) == seat.Set() {
				silent = append(silent, d)
			}
		}
		if len(silent) == 0 {
			break
		}
		if err := m.Play(seat, silent[p.rand.Intn(len(silent))]); err != nil {
			return err
		}
	}
	if n := len(m.Record.Turns); n > 2*most {
		return fmt.Errorf("%d drafts of %s leave %d turns, but it has only %d to choose from: Overtakes must drop "+
			"those that a later draft supersedes",
			m.Made(), whom(seat), n, most)
	}
	return nil
}
