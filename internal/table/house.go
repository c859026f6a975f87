package table

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/store"
)

// Config is what a house is made of.
type Config struct {
	Store store.Store
	Bus   *bus.Bus
	Games []game.Game
	// Bots makes a bot of that level; the error says that there is none. Nil where there are no bots.
	Bots func(level string, g game.Game, seed uint64) (Player, error)

	Workers int           // bots that think at the same time; 0 for one
	Pause   time.Duration // before a bot moves, so that people can follow, and undo their last click
	Log     *slog.Logger  // nil for the default
	Now     func() time.Time
}

// Player is a bot. It is given the masked state of its seat and nothing else.
type Player interface {
	Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error)
}

// Spec is a table to be opened.
type Spec struct {
	Game   string
	Setup  game.Setup // Players may be 0: as many as there are Seats
	Seats  []SeatSpec // the players in order, automata left out
	Public bool
}

// SeatSpec is who is to sit on a seat: a person (Name may be empty until somebody takes it) or a bot.
type SeatSpec struct {
	Kind  Kind
	Name  string
	Level string
}

// House keeps all tables.
type House struct{}

// Open opens the house on its store and wakes the bots that owe a choice.
func Open(ctx context.Context, c Config) (*House, error) { return nil, errors.ErrUnsupported }

// Close stops the bots and waits for them. The store stays open: it belongs to the caller.
func (h *House) Close() {}

// Game is the game of that name, or nil.
func (h *House) Game(id string) game.Game { return nil }

// Games are the games of the house, in order.
func (h *House) Games() []game.Game { return nil }

// Create opens a table and draws its secret. The owner sits down at ownerSeat (counted as in
// spec.Seats), or nowhere if that is [game.Spectator]. A table of bots alone begins at once.
func (h *House) Create(ctx context.Context, spec Spec, owner PersonID, ownerSeat game.Seat) (ID, error) {
	return "", errors.ErrUnsupported
}

// Look gives the table as it stands.
func (h *House) Look(ctx context.Context, id ID) (*Table, error) { return nil, errors.ErrUnsupported }

// Held are the seats of a table that the person holds. Whoever lets a person act for a seat asks this first.
func (h *House) Held(t *Table, person PersonID) game.Seats { return 0 }

// Owns tells whether the person opened the table.
func (h *House) Owns(t *Table, person PersonID) bool { return false }

// SeatKey is the secret in the link of a seat. Whoever has it may take the seat, so it is shown to who
// opened the table and to who sits there, and to nobody else.
func (h *House) SeatKey(id ID, seat game.Seat) string { return "" }

// Claim sits a person down by the link of a seat. The same link works again later: losing the browser
// does not lose the seat. An empty name keeps the name that the seat or the person has.
func (h *House) Claim(ctx context.Context, id ID, key string, person PersonID, name string) (game.Seat, error) {
	return 0, errors.ErrUnsupported
}

// Join sits a person down on a free seat of a public table, without a link.
func (h *House) Join(ctx context.Context, id ID, seat game.Seat, person PersonID, name string) error {
	return errors.ErrUnsupported
}

// Ready adds the bits of a seat to the chance of the game, once. When the last person is ready the game begins.
func (h *House) Ready(ctx context.Context, id ID, seat game.Seat, bits [16]byte) error {
	return errors.ErrUnsupported
}

// Choose makes a move for a seat that saw the given version: the answer is the next table, stored.
// The error is [ErrStale], [ErrNotYours], a *[game.Refusal], or says what else is wrong.
func (h *House) Choose(ctx context.Context, id ID, seat game.Seat, version int64, move game.Move) (*Table, error) {
	return nil, errors.ErrUnsupported
}

// Undo takes back the last move of a seat that saw the given version, up to the last new information.
func (h *House) Undo(ctx context.Context, id ID, seat game.Seat, version int64) (*Table, error) {
	return nil, errors.ErrUnsupported
}

// Fork opens a practice table that goes on from the first turns of a finished game, with chance of its
// own. The person holds every seat of Kind Person; the game begins at once.
func (h *House) Fork(ctx context.Context, id ID, turns int, person PersonID, seats []SeatSpec) (ID, error) {
	return "", errors.ErrUnsupported
}

// Import opens a table from the text of a record. A finished game can be looked at; an unfinished one
// goes on as practice like in [House.Fork]; seats may be nil then, for persons everywhere.
func (h *House) Import(ctx context.Context, record io.Reader, person PersonID, seats []SeatSpec) (ID, error) {
	return "", errors.ErrUnsupported
}

// Mine lists the tables where the person sits or that the person opened, last changed first, 100 at most.
func (h *House) Mine(ctx context.Context, person PersonID) ([]Summary, error) {
	return nil, errors.ErrUnsupported
}

// Public lists the public tables, last changed first, 100 at most.
func (h *House) Public(ctx context.Context) ([]Summary, error) { return nil, errors.ErrUnsupported }

// Name is the name that the person used last, or empty.
func (h *House) Name(ctx context.Context, person PersonID) (string, error) {
	return "", errors.ErrUnsupported
}

// Rename gives the person a name, for future tables and for those that are not over.
func (h *House) Rename(ctx context.Context, person PersonID, name string) error {
	return errors.ErrUnsupported
}
