package game

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
)

// Fair draws chance that nobody at the table, not even the host, can influence, and that everybody can verify once the
// secret is published. It is a commit–reveal scheme: the seal of the secret is shown first, then each seat adds its own
// bits, then outcomes are drawn by HMAC-SHA-256 with the secret as key.
type Fair struct {
	Secret [32]byte
	Bits   map[Seat][16]byte // added by each player's own machine
}

// Seal returns the SHA-256 of the secret, which is shown before the game.
func (f *Fair) Seal() string {
	sum := sha256.Sum256(f.Secret[:])
	return hex.EncodeToString(sum[:])
}

// Draw decides the index-th chance outcome of the game, counted from 0, among Nature's weighted moves.
func (f *Fair) Draw(s State, index int) (Move, error) {
	moves := s.Moves(nil, Nature)
	if len(moves) == 0 {
		return Move{}, fmt.Errorf("draw %d: no outcome is possible", index)
	}
	block := uint64(0)
	return pick(s, moves, func(total uint64) uint64 {
		// Numbers at or above the largest multiple of total are drawn again to avoid bias.
		limit := ^uint64(0) - (^uint64(0)%total+1)%total
		for {
			mac := hmac.New(sha256.New, f.Secret[:])
			for seat := range Seat(MaxSeats) {
				if bits, ok := f.Bits[seat]; ok {
					mac.Write([]byte{byte(seat)})
					mac.Write(bits[:])
				}
			}
			var place [16]byte
			binary.BigEndian.PutUint64(place[:8], uint64(index))
			binary.BigEndian.PutUint64(place[8:], block)
			mac.Write(place[:])
			if x := binary.BigEndian.Uint64(mac.Sum(nil)); x <= limit {
				return x % total
			}
			block++
		}
	}), nil
}
