package store

import "context"

// Store keeps tables.
type Store interface {
	Close(ctx context.Context) error
}
