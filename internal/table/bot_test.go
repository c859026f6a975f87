package table

import (
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/sticks"
)

// bots describes a table for a person and bots of these levels.
func bots(levels ...string) Spec {
	spec := people(len(levels) + 1)
	for i, level := range levels {
		spec.Seats[i+1] = SeatSpec{Kind: Bot, Level: level}
	}
	return spec
}

// crowd describes a table with only bots.
func crowd(levels ...string) Spec {
	spec := bots(levels...)
	spec.Seats = spec.Seats[1:]
	return spec
}

func TestBotsAmongThemselves(t *testing.T) {
	h := open(t)
	var ids []ID
	for range 12 {
		id, err := h.Create(t.Context(), crowd("first", "first", "first"), ann, game.Spectator)
		must(t, err)
		defer h.Watch(id)()
		ids = append(ids, id)
	}
	for _, id := range ids {
		at := h.eventually(id, "over", func(t *Table) bool { return t.Status == Over })
		if _, err := game.Verify(sticks.Game, at.Match.Record); err != nil {
			t.Error(err)
		}
		for i, s := range at.Seats {
			if got := at.Match.Record.Names[i]; s.Name == "" || got != s.Name+", first" {
				t.Errorf("the bot %q is recorded as %q", s.Name, got)
			}
		}
	}
}

func TestFailingBotsFreezeTheirTableAlone(t *testing.T) {
	h := open(t, func(c *Config) { c.Patience = 50 * time.Millisecond })
	well := h.begun(bots("first"))
	for _, level := range []string{"panic", "error", "illegal", "foreign", "slow"} {
		id := h.begun(bots(level))
		at := h.eventually(id, "frozen", func(t *Table) bool { return t.Status == Frozen })
		if at.Reason != ReasonBot || at.Owing() != 0 || len(at.Match.Record.Turns) == 0 {
			t.Errorf("%s: %+v", level, at)
		}
		if !strings.Contains(h.log.String(), `"level":"`+level+`"`) {
			t.Errorf("%s: nothing in the log", level)
		}
		version := at.Version
		_, err := h.Choose(t.Context(), id, 0, version, parse(t, "hide left"))
		wants(t, err, ErrFrozen)
		wants(t, h.Ready(t.Context(), id, 0, [16]byte{}), ErrFrozen)
		_, err = h.Claim(t.Context(), id, h.key(id, 0), bek, "Bek")
		wants(t, err, ErrFrozen)
		must(t, h.Rename(t.Context(), ann, "Ann "+level)) // works with a frozen table
		if at := h.look(id); at.Version != version {
			t.Errorf("a frozen table changed: %+v", at)
		}
	}
	h.eventually(well, "over", func(at *Table) bool { h.step(well); return at.Status == Over })
	wants(t, h.Thaw(t.Context(), well), ErrNotFrozen)
}

func TestThaw(t *testing.T) {
	h := open(t)
	id := h.begun(bots("error"))
	at := h.eventually(id, "frozen", func(t *Table) bool { return t.Status == Frozen })
	h.reopen(func(c *Config) {
		c.Bots = func(string, game.Game, uint64, Effort) (Player, error) { return &testBot{"first"}, nil }
	})
	if again := h.look(id); again.Status != Frozen || again.Reason != ReasonBot ||
		!again.Match.State.Equal(at.Match.State) {
		t.Fatalf("%+v", again)
	}
	must(t, h.Thaw(t.Context(), id))
	h.eventually(id, "over", func(at *Table) bool { h.step(id); return at.Status == Over })
}

func TestLevelThatIsGone(t *testing.T) {
	h := open(t, func(c *Config) { c.Pause = time.Hour })
	id := h.begun(bots("first"))
	h.reopen(func(c *Config) { c.Pause, c.Bots = 0, nil })
	at := h.eventually(id, "frozen", func(t *Table) bool { return t.Status == Frozen })
	if at.Reason != ReasonBot {
		t.Errorf("%+v", at)
	}
}

func TestBotsWakeAfterARestart(t *testing.T) {
	h := open(t, func(c *Config) { c.Pause = time.Hour })
	var ids []ID
	for range 3 {
		id, err := h.Create(t.Context(), crowd("first", "first"), ann, game.Spectator)
		must(t, err)
		ids = append(ids, id)
	}
	for _, id := range ids {
		if turns := h.look(id).Match.Record.Turns; len(turns) != 2 {
			t.Errorf("a bot did not wait: %v", turns)
		}
	}
	h.reopen(func(c *Config) { c.Pause = 0 })
	for _, id := range ids {
		defer h.Watch(id)()
		h.eventually(id, "over", func(t *Table) bool { return t.Status == Over })
	}
}

// TestPause shows that a person may change their mind until the bot moves.
func TestPause(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Pause = 2 * time.Second })
		defer h.shut() // inside the bubble
		id := h.begun(bots("first"))
		h.move(id, 0, "hide left")
		time.Sleep(2100 * time.Millisecond)
		synctest.Wait()
		at := h.look(id)
		if !at.Owing().Has(0) {
			t.Fatalf("the bot has not moved: %+v", at)
		}
		h.move(id, 0, "keep")
		moved := h.move(id, 0, "lay red") // the bot's turn: sticks are thrown for it, so this is final
		if moved.Undoable(0) != 0 || !moved.Owing().Has(1) {
			t.Fatalf("%+v", moved)
		}
		time.Sleep(1900 * time.Millisecond)
		synctest.Wait()
		if got := h.look(id); got != moved {
			t.Error("the bot was too early")
		}
		time.Sleep(200 * time.Millisecond)
		synctest.Wait()
		if got := h.look(id); got.Version != moved.Version+1 {
			t.Error("the bot was late")
		}
	})
}

// TestPauseBeginsAgain: in a simultaneous choice the bot is to move too, and waits while people change their minds.
func TestPauseBeginsAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Pause = 2 * time.Second })
		defer h.shut()
		id := h.begun(bots("first", "first"))
		for range 3 {
			time.Sleep(1500 * time.Millisecond)
			at := h.move(id, 0, "hide left")
			time.Sleep(1500 * time.Millisecond)
			_, err := h.Undo(t.Context(), id, 0, at.Version)
			must(t, err)
		}
		time.Sleep(2100 * time.Millisecond)
		synctest.Wait()
		if at := h.look(id); at.Owing() != 0b101 {
			t.Errorf("after a pause %b are to move", at.Owing())
		}
	})
}

// A bot that fails while the store also fails is not forgotten: its table is frozen as soon as that can be stored.
func TestFailingBotsOfAFailingStore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		disk := &faulty{}
		h := open(t, func(c *Config) { disk.Store, c.Store, c.Pause = c.Store, disk, 50*time.Millisecond })
		defer h.shut()
		id := h.begun(bots("panic"))
		disk.fail(errDisk)
		time.Sleep(100 * time.Millisecond)
		synctest.Wait()
		if !strings.Contains(h.log.String(), "cannot freeze table") {
			t.Error("the store has not failed")
		}
		disk.fail(nil)
		h.eventually(id, "frozen", func(t *Table) bool { return t.Status == Frozen })
	})
}

func TestBotsOutliveAFailingStore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		disk := &faulty{}
		h := open(t, func(c *Config) { disk.Store, c.Store, c.Pause = c.Store, disk, 50*time.Millisecond })
		defer h.shut()
		id := h.begun(bots("first"))
		disk.fail(errDisk)
		time.Sleep(100 * time.Millisecond)
		synctest.Wait()
		if !strings.Contains(h.log.String(), "bot cannot move yet") {
			t.Error("a bot that cannot move leaves no trace in the log")
		}
		disk.fail(nil)
		h.eventually(id, "moved on", func(t *Table) bool { return t.Status == Playing && !t.Owing().Has(1) })
	})
}

// A house that names its levels seats no other bot, however a table is opened; a bot that already sits there plays
// on.
func TestOnlyLevelsSitDown(t *testing.T) {
	h := open(t)
	old := h.begun(bots("first"))
	over := h.begun(people(2))
	h.finish(over)
	h.reopen(func(c *Config) { c.Levels = []string{"error"} })
	seats := func(level string) []SeatSpec {
		return []SeatSpec{{Kind: Person, Name: "Ann"}, {Kind: Bot, Level: level}}
	}
	ways := map[string]func(level string) error{
		"create": func(level string) error {
			_, err := h.Create(t.Context(), bots(level), ann, 0)
			return err
		},
		"fork": func(level string) error { _, err := h.Fork(t.Context(), over, 3, ann, seats(level)); return err },
		"import": func(level string) error {
			r := *h.look(over).Match.Record
			r.Turns, r.Secret = r.Turns[:3], ""
			_, err := h.Import(t.Context(), strings.NewReader(record(t, sticks.Game, &r)), ann, seats(level))
			return err
		},
	}
	for name, way := range ways {
		if err := way("first"); !errors.Is(err, ErrLevel) {
			t.Errorf("%s: %v", name, err)
		}
		if err := way("error"); err != nil {
			t.Errorf("%s: a level cannot be seated: %v", name, err)
		}
	}
	h.eventually(old, "over", func(at *Table) bool { h.step(old); return at.Status == Over })
}
