package table

import (
	"bufio"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/sticks"
	"ennead/internal/store/sqlite"
)

// TestCrash kills a running house again and again, and checks that everything it had acknowledged is still there.
func TestCrash(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ennead.db")
	known := map[ID]acknowledged{}
	lines := 0
	for range 8 {
		lines += playAndKill(t, path, known)
		checkAcknowledged(t, path, known)
	}
	if lines < 100 || len(known) < 8 {
		t.Errorf("only %d moves at %d tables were acknowledged", lines, len(known))
	}
	t.Logf("%d acknowledged moves at %d tables survived 8 kills", lines, len(known))
}

// acknowledged is the last state that a player was told.
type acknowledged struct {
	version int64
	sum     string
}

func sum(at *Table) string {
	var text strings.Builder
	_ = game.WriteRecord(&text, at.Match.Game, at.Match.Record)
	return fmt.Sprintf("%x", sha256.Sum256([]byte(text.String())))
}

func playAndKill(t *testing.T, path string, known map[ID]acknowledged) (lines int) {
	cmd := exec.CommandContext(t.Context(), os.Args[0])
	cmd.Env = append(os.Environ(), "ENNEAD_PLAY="+path)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	enough := 13 + rand.IntN(60) // moves, however slow the machine is
	for in := bufio.NewReader(out); ; lines++ {
		line, err := in.ReadString('\n')
		if err != nil { // a line that was cut off was not acknowledged
			break
		}
		if lines == enough {
			time.AfterFunc(time.Duration(rand.IntN(20_000))*time.Microsecond, func() { _ = cmd.Process.Kill() })
		}
		var id ID
		var told acknowledged
		if _, err := fmt.Sscan(line, &id, &told.version, &told.sum); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		known[id] = told
	}
	if err := cmd.Wait(); err == nil || cmd.ProcessState.ExitCode() == 2 {
		t.Fatalf("the player ended by itself: %v", err) // panics exit with 2
	}
	return lines
}

func checkAcknowledged(t *testing.T, path string, known map[ID]acknowledged) {
	s, err := sqlite.Open(t.Context(), path)
	must(t, err)
	defer s.Close()
	h, err := Open(t.Context(), Config{Store: s, Bus: bus.New(), Games: []game.Game{sticks.Game}})
	must(t, err)
	defer h.Close()
	for id, told := range known {
		at, err := h.Look(t.Context(), id)
		must(t, err)
		switch {
		case at.Status == Frozen:
			t.Errorf("%s is frozen: %s", id, at.Reason)
		case at.Version == told.version && sum(at) == told.sum:
		case at.Version == told.version+1: // stored, but killed before acknowledging it
			known[id] = acknowledged{at.Version, sum(at)}
		default:
			t.Errorf("%s has version %d, %d was acknowledged", id, at.Version, told.version)
		}
	}
}

// playUntilKilled is the process that [TestCrash] kills: eight players, each at tables of their own.
func playUntilKilled() {
	path := os.Getenv("ENNEAD_PLAY")
	if path == "" {
		return
	}
	ctx := context.Background()
	s, err := sqlite.Open(ctx, path)
	if err != nil {
		panic(err)
	}
	h, err := Open(ctx, Config{Store: s, Bus: bus.New(), Games: []game.Game{sticks.Game}})
	if err != nil {
		panic(err)
	}
	for i := range 8 {
		go func() {
			for {
				if err := playOne(ctx, h, PersonID(fmt.Sprintf("the person number %d", i))); err != nil {
					panic(err)
				}
			}
		}()
	}
	select {}
}

// playOne plays the person's unfinished table, or opens one, and reports what was acknowledged.
func playOne(ctx context.Context, h *House, person PersonID) error {
	id, err := unfinished(ctx, h, person)
	if err != nil {
		return err
	}
	for seat := range game.Seat(2) {
		at, err := h.Look(ctx, id)
		if err != nil {
			return err
		}
		if !at.Seats[seat].Taken {
			if _, err := h.Claim(ctx, id, h.SeatKey(at, seat), person, ""); err != nil {
				return err
			}
		}
		if err := h.Ready(ctx, id, seat, [16]byte{1}); err != nil {
			return err
		}
	}
	for {
		at, err := h.Look(ctx, id)
		if err != nil || at.Status == Over {
			return err
		}
		seat := at.Owing().First()
		moves := at.Match.State.Moves(nil, seat)
		next, err := h.Choose(ctx, id, seat, at.Version, moves[rand.IntN(len(moves))])
		if rand.IntN(4) == 0 && err == nil {
			fmt.Printf("%s %d %s\n", id, next.Version, sum(next))
			if next, err = h.Undo(ctx, id, seat, next.Version); errors.Is(err, ErrBarrier) || errors.Is(err, ErrOver) {
				continue
			}
		}
		if err != nil {
			return err
		}
		fmt.Printf("%s %d %s\n", id, next.Version, sum(next))
	}
}

func unfinished(ctx context.Context, h *House, person PersonID) (ID, error) {
	mine, err := h.Mine(ctx, person)
	if err != nil {
		return "", err
	}
	for _, s := range mine {
		if s.Status != Over {
			return s.ID, nil
		}
	}
	return h.Create(ctx, people(2), person, 0)
}
