package arena

import (
	"context"
	"fmt"
	"slices"

	"ennead/bot"
	"ennead/game"
)

// mostMoves stops a game that would not end by itself; it is also the longest record that is read.
const mostMoves = 100_000

// outcome is what is kept of a finished game.
type outcome struct {
	choices, chance int
	rounds          int         // begun; 0 if the game has none
	shuffles        int         // negotiation moves
	scores, ranks   []int       // by seat, including automata
	order           []game.Seat // in which the players had their first turns, see [Survey]
}

// player plays one game after another with the same buffers.
type player struct {
	*series
	state, view game.State
	moves       []game.Move
	bots        []bot.Bot        // by seat
	negotiators []bot.Negotiator // by seat; nil for a bot that does not negotiate
	negotiating bool             // some bot negotiates
	chance      game.Rand        // the source of Nature's outcomes
	picks       game.Rand        // the source of blind bots' choices
	talk        game.Rand        // the source of negotiation moves
	turns       []game.Turn
}

func newPlayer(s *series) *player {
	return &player{series: s, state: s.start.Copy(), view: s.start.Copy(), bots: make([]bot.Bot, s.start.Seats()),
		negotiators: make([]bot.Negotiator, s.start.Seats()), moves: make([]game.Move, 0, 256)}
}

// game plays the index-th game of the series. All rotations of a shuffle share its chance, but not the random choices
// of their bots.
func (p *player) game(ctx context.Context, index int) (outcome, *game.Record, error) {
	p.state.CopyFrom(p.start)
	p.turns = p.turns[:0]
	p.chance = game.NewRand(seed(p.Seed, 0, index/p.period))
	p.picks = game.NewRand(seed(p.Seed, 1, index))
	p.talk = game.NewRand(seed(p.Seed, 127, index))
	for k, seat := range p.seats {
		entrant := p.Bots[p.at(index, k)]
		p.bots[seat] = nil
		if !entrant.Blind {
			p.bots[seat] = entrant.New(seed(p.Seed, 2+k, index))
		}
	}
	p.seatNegotiators()
	all := p.state.Seats()
	o := outcome{order: make([]game.Seat, 0, len(p.seats)), scores: make([]int, all), ranks: make([]int, all)}
	if err := p.play(ctx, &o); err != nil {
		return o, nil, err
	}
	for seat := range game.Seat(all) {
		o.scores[seat], o.ranks[seat] = p.state.Score(seat), p.state.Rank(seat)
	}
	if r, ok := p.state.(game.Rounded); ok {
		o.rounds = r.Rounds()
	}
	o.complete(p.seats)
	return o, p.record(index), nil
}

// seed mixes the seed of the series with a purpose and an index.
func seed(series uint64, purpose, index int) uint64 {
	r := game.NewRand(series ^ uint64(purpose)<<56)
	r = game.NewRand(r.Uint64() + uint64(index))
	return r.Uint64()
}

// play plays from start to end. With only blind bots it allocates nothing.
func (p *player) play(ctx context.Context, o *outcome) error {
	dealt := false // since the last choice
	for n := 0; ; n++ {
		owing := p.state.Owing()
		if owing == 0 {
			return nil
		}
		if n >= mostMoves {
			return fmt.Errorf("%w after %d moves", ErrEndless, n)
		}
		if n&255 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		seat := owing.First()
		if p.negotiating && !dealt && seat != game.Nature {
			made, err := p.negotiate()
			if err != nil {
				return err
			}
			o.shuffles += made
			n += made
			dealt = true
			continue
		}
		dealt = false
		var m game.Move
		var err error
		if seat == game.Nature {
			o.chance++
			m, p.moves = p.chance.Roll(p.state, p.moves)
		} else {
			o.choices++
			if len(o.order) < len(p.seats) && owing.Len() == 1 {
				o.meet(p.state, seat)
			}
			if m, err = p.choose(ctx, seat); err != nil {
				return err
			}
		}
		if p.Record != nil {
			p.turns = append(p.turns, game.Turn{Seat: seat, Move: m})
		}
		p.state.Play(seat, m, nil)
	}
}

// choose asks the bot of a seat. Blind bots and forced moves need no view: the choice depends only on the list of
// legal moves, which the seat may see.
func (p *player) choose(ctx context.Context, seat game.Seat) (game.Move, error) {
	p.moves = p.state.Moves(p.moves[:0], seat)
	switch {
	case len(p.moves) == 0:
		return game.Move{}, fmt.Errorf("seat %d is to move but has no legal move", seat+1)
	case len(p.moves) == 1:
		return p.moves[0], nil
	case p.bots[seat] == nil:
		return p.moves[p.picks.Intn(len(p.moves))], nil
	}
	p.view.CopyFrom(p.state)
	p.view.Mask(seat)
	m, err := p.bots[seat].Choose(ctx, p.view, seat)
	if err != nil {
		return m, fmt.Errorf("seat %d: %w", seat+1, err)
	}
	if !slices.Contains(p.moves, m) {
		return m, fmt.Errorf("seat %d: %w: %s", seat+1, ErrIllegal, p.Game.Lexicon().Text(m))
	}
	return m, nil
}

// record returns the game just played, or nil if no record was asked for.
func (p *player) record(index int) *game.Record {
	if p.Record == nil {
		return nil
	}
	names := make([]string, p.start.Seats())
	for k, seat := range p.seats {
		names[seat] = p.Bots[p.at(index, k)].Name
	}
	return &game.Record{Game: p.Game.ID(), Version: p.Game.Version(), Setup: p.Setup, Names: names,
		Turns: slices.Clone(p.turns)}
}
