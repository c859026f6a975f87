package table

import (
	"context"
	"iter"
	"time"

	"ennead/game"
	"ennead/internal/learnt"
	"ennead/internal/store"
)

// PastGame is a game that is over, for statistics and lists.
type PastGame struct {
	ID       ID
	Game     string
	Finished time.Time
	Public   bool // anybody may know of it
	Rated    bool
	Void     bool // moderators have taken its result out of the ratings
	Players  int
	Bots     int    // seats that bots and automata had from the beginning
	Pace     string // [PaceLive], [PaceDays], or empty without clocks
	Firsts   int    // how many share the first place
	Seats    []PastSeat
	Mine     int // which of Seats is that of the person who was asked for, or -1
}

// PastSeat is how a seat came off that somebody or a bot had from the beginning.
type PastSeat struct {
	Seat    game.Seat
	Kind    Kind
	Name    string // empty if it is not known any more, and of bots
	Level   string // of a bot
	Account bool   // they have an account of that name now
	Rank    int    // among all of them, shared in a tie
	Points  int
	Place   int  // in the order of first turns, from 1; 0 if that is not known
	Went    bool // the person left, or was absent to the end
	Deeds   []learnt.Did
	Stints  []time.Duration // how long the person thought; nobody but they may know

	Strikes   int  // how often the time of the person was up
	Announced bool // who went offered the seat first, see [House.Offer]
}

// Past returns the last games that a person has played, those that ended last first: at public tables only, as others
// may know them, or all, as the person may.
func (h *House) Past(ctx context.Context, person PersonID, public bool, most int) ([]PastGame, error) {
	who, err := h.who(person)
	if err != nil {
		return nil, err
	}
	facts, err := h.conf.Store.FactsOf(ctx, who, public, most)
	var list []PastGame
	for _, f := range facts {
		if n := len(list); n == 0 || string(list[n-1].ID) != f.Table {
			list = append(list, pastOf(f.Fact))
			list[n].Public, list[n].Void = f.Public, f.Void
		}
		at := &list[len(list)-1]
		seat := pastSeat(f.Fact)
		switch {
		case f.Known != "":
			seat.Kind, seat.Name, seat.Account = Person, f.Known, true
		case f.Went && !f.Same: // somebody else sits there now
			seat.Kind = Person
		default:
			seat.Kind, seat.Name, seat.Level = Kind(f.Kind), f.Name, f.Level
		}
		if f.Person == who {
			at.Mine = len(at.Seats)
		} else {
			seat.Stints = nil
		}
		at.Seats = append(at.Seats, seat)
	}
	return list, err
}

// pastAtOnce is how many games are read from the store at once.
const pastAtOnce = 200

// PastRated yields the rated games at public tables that ended between two moments, without names, those that ended
// first first; of one game, or of all if that is empty.
func (h *House) PastRated(ctx context.Context, game string, from, before time.Time) iter.Seq2[PastGame, error] {
	return h.past(ctx, store.FactQuery{Game: game, From: from.UnixMilli(), Before: before.UnixMilli()})
}

// past yields games from the store, some at once.
func (h *House) past(ctx context.Context, q store.FactQuery) iter.Seq2[PastGame, error] {
	q.Most = pastAtOnce
	return func(yield func(PastGame, error) bool) {
		for {
			facts, err := h.conf.Store.ListFacts(ctx, q)
			if err != nil {
				yield(PastGame{}, err)
				return
			}
			if len(facts) == 0 {
				return
			}
			for len(facts) > 0 {
				one := pastOf(facts[0])
				one.Public = q.Person == ""
				for ; len(facts) > 0 && facts[0].Table == string(one.ID); facts = facts[1:] {
					if q.Person != "" && facts[0].Person == q.Person {
						one.Mine = len(one.Seats)
					}
					seat := pastSeat(facts[0])
					seat.Stints = nil
					one.Seats = append(one.Seats, seat)
				}
				q.From, q.After = one.Finished.UnixMilli(), string(one.ID)
				if !yield(one, nil) {
					return
				}
			}
		}
	}
}

func pastOf(f store.Fact) PastGame {
	return PastGame{ID: ID(f.Table), Game: f.Game, Finished: time.UnixMilli(f.Finished), Rated: f.Rated,
		Players: f.Players, Bots: f.Bots, Pace: f.Pace, Firsts: f.Firsts, Mine: -1}
}

func pastSeat(f store.Fact) PastSeat {
	return PastSeat{Seat: game.Seat(f.Seat), Rank: f.Rank, Points: f.Points, Place: f.Place, Went: f.Went,
		Deeds: learnt.ReadDeeds(f.Deeds), Stints: readStints(f.Stints), Strikes: f.Strikes,
		Announced: f.Announced}
}

// Moment is what somebody's rating was after a game, as people read it.
type Moment struct {
	At          time.Time
	Rating      int
	Unsure      int // how far it may be off, 19 times in 20
	Provisional bool
}

// Course returns what somebody's rating at a game was after the last rated games, the oldest first.
func (h *House) Course(ctx context.Context, person PersonID, game string, most int) ([]Moment, error) {
	all, err := h.conf.Store.Course(ctx, string(person), game, most)
	list := make([]Moment, len(all))
	for i, m := range all {
		list[i] = Moment{time.UnixMilli(m.Finished), m.Shown(), m.Unsure(), m.Provisional()}
	}
	return list, err
}

// Recorded is a finished game with its record, as whoever may see the table reads it: nothing in it is hidden any more.
type Recorded struct {
	PastGame
	Rules  int // the version of the rules
	Record string
}

// RecordedRated yields the rated games at public tables that ended between two moments, with their records.
func (h *House) RecordedRated(ctx context.Context, from, before time.Time) iter.Seq2[Recorded, error] {
	return h.recorded(ctx, store.FactQuery{From: from.UnixMilli(), Before: before.UnixMilli()})
}

// RecordedOf yields all games that a person has played, with their records, those that ended first first.
func (h *House) RecordedOf(ctx context.Context, person PersonID) iter.Seq2[Recorded, error] {
	who, err := h.who(person)
	if err != nil {
		return func(yield func(Recorded, error) bool) { yield(Recorded{}, err) }
	}
	return h.recorded(ctx, store.FactQuery{Person: who, Before: h.now().UnixMilli() + 1})
}

// recorded yields games with their records as they are stored. One that cannot be read is left out.
func (h *House) recorded(ctx context.Context, q store.FactQuery) iter.Seq2[Recorded, error] {
	return func(yield func(Recorded, error) bool) {
		for p, err := range h.past(ctx, q) {
			if err != nil {
				yield(Recorded{}, err)
				return
			}
			s, err := h.conf.Store.Load(ctx, string(p.ID))
			switch {
			case ctx.Err() != nil:
				yield(Recorded{}, ctx.Err())
				return
			case err != nil:
				h.conf.Log.WarnContext(ctx, "a record is left out of a file", "table", p.ID, "error", err)
				continue
			case Status(s.Status) != Over || q.Person == "" && !s.Public:
				continue // it has changed meanwhile
			}
			if !yield(Recorded{p, rulesOf(s.Header), recordText(s)}, nil) {
				return
			}
		}
	}
}
