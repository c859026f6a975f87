package store

import "context"

// Boxes is what a store keeps of components that people have corrected: each under the hash of its text, never changed.
type Boxes interface {
	// AddBox stores a box, unless it is stored already; then only a maker who is gone is replaced. With as many boxes
	// of its maker as most it returns [ErrMany] and stores nothing.
	AddBox(ctx context.Context, b Box, most int) error
	// Box returns the box with that hash, or [ErrNotFound].
	Box(ctx context.Context, hash string) (Box, error)
	// BoxesOf lists the boxes of somebody without their texts, the latest first.
	BoxesOf(ctx context.Context, person string) ([]Box, error)
	// LeaveBox takes the maker's name from their box. The box stays: tables may be played with it.
	LeaveBox(ctx context.Context, hash, person string) error
}

// Box holds components of a game.
type Box struct {
	Hash    string // SHA-256 of the text, in hexadecimal digits
	Game    string
	Name    string
	Text    string
	Maker   string // empty once they are gone
	Created int64  // milliseconds since 1970
}
