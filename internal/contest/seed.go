package contest

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"strconv"
	"strings"

	"ennead/game"
)

// Seed decides all lots of a contest. It stays secret until the contest is over.
type Seed [32]byte

// Seal returns the commitment to the seed, which is shown before the first round. Its hash differs from that of the
// secret of a table, so that one never opens the other.
func (s *Seed) Seal() string {
	sum := sha256.Sum256(append([]byte("ennead contest seal\n"), s[:]...))
	return hex.EncodeToString(sum[:])
}

// ParseSeed reads a seed of 64 hexadecimal digits.
func ParseSeed(text string) (*Seed, error) {
	raw, err := digits("seed", text)
	if err != nil {
		return nil, err
	}
	return (*Seed)(raw), nil
}

// digits reads the 32 bytes of a seed or seal.
func digits(field, text string) ([]byte, error) {
	if len(text) == 2*len(Seed{}) {
		if raw, err := hex.DecodeString(text); err == nil {
			return raw, nil
		}
	}
	return nil, game.Wrong(nil, "problem.contest.digits", "the {field} has 64 hexadecimal digits", "field", field)
}

// opens returns an error unless the seed has the seal that the history shows.
func (s *Seed) opens(h *History) error {
	if is := s.Seal(); !strings.EqualFold(is, h.Seal) {
		return game.Wrong(nil, "problem.contest.seal", "the seed of the contest has the seal {is}, not {said}",
			"is", is, "said", game.Quote(h.Seal))
	}
	return nil
}

// lot returns the number that the seed draws for a purpose, a round and a name.
func (s *Seed) lot(purpose string, round int, name string) uint64 {
	mac := hmac.New(sha256.New, s[:])
	mac.Write([]byte("ennead contest " + purpose + "\n" + strconv.Itoa(round) + "\n" + name))
	return binary.BigEndian.Uint64(mac.Sum(nil))
}

// publicLot returns the number that a seal draws for the groups of a name, before the seed is known.
func publicLot(seal, name string) uint64 {
	sum := sha256.Sum256([]byte("ennead contest groups\n" + strings.ToLower(seal) + "\n" + name))
	return binary.BigEndian.Uint64(sum[:])
}
