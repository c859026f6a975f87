package table

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"ennead/game"
	pharaonkit "ennead/games/pharaon/kit"
	"ennead/internal/barter"
)

// impatient is a context that ends after that many calls.
type impatient struct {
	context.Context
	left int
}

func (c *impatient) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// Reading a record stops in the middle when its request ends.
func TestReadingEnds(t *testing.T) {
	h := open(t, barterHouse)
	text := "ennead record 1\ngame barter\nrules 1\nplayers 2\nmoves\n" + strings.Repeat("* stone clay\n", 4) +
		strings.Repeat("1 show 2\n", 5_000)
	_, _, err := h.read(t.Context(), strings.NewReader(text)) // move 11 breaks a rule
	wants(t, err, ErrBadRecord)
	_, _, err = h.read(&impatient{t.Context(), 8}, strings.NewReader(text))
	wants(t, err, context.Canceled)
	if len(h.desk.inside)+len(h.desk.line) > 0 {
		t.Error("somebody is still at the desk")
	}
}

// Few are at the desk, few wait, and those who wait in vain are told so.
func TestDesk(t *testing.T) {
	d := newDesk()
	var leave []func()
	for range cap(d.inside) {
		out, err := d.enter(t.Context())
		must(t, err)
		leave = append(leave, out)
	}
	gone, cancel := context.WithCancel(t.Context())
	ended := make(chan error, maxLine)
	for range maxLine {
		go func() {
			_, err := d.enter(gone)
			ended <- err
		}()
	}
	for len(d.line) < cap(d.line) {
		select {
		case err := <-ended:
			t.Fatalf("somebody who waits is sent away: %v", err)
		default:
		}
	}
	_, err := d.enter(t.Context())
	wants(t, err, ErrBusy)
	cancel()
	for range maxLine {
		wants(t, <-ended, context.Canceled)
	}
	leave[0]()
	out, err := d.enter(t.Context())
	must(t, err)
	out()
	for _, out := range leave[1:] {
		out()
	}
	if len(d.inside)+len(d.line) > 0 {
		t.Error("somebody is still at the desk")
	}
}

// A house can be configured to accept no components but its own and the games'.
func TestForeignComponents(t *testing.T) {
	own := pharaonkit.Game.Components()
	host, foreign := append([]byte("# of the house\n"), own...), append([]byte("# of somebody\n"), own...)
	only := func(c *Config) {
		pharaonHouse(c)
		c.OwnComponents, c.Components = true, map[string][]byte{"pharaon": host}
	}
	for _, strict := range []bool{true, false} {
		h := open(t, pharaonHouse)
		if strict {
			h = open(t, only)
		}
		for text, refused := range map[string]bool{"": false, string(own): false, string(host): false,
			string(foreign): strict} {
			spec := people(2)
			spec.Game, spec.Setup = "pharaon", game.Setup{Components: []byte(text)}
			_, err := h.Create(t.Context(), spec, ann, 0)
			if refused != errors.Is(err, ErrForeign) || !refused && err != nil {
				t.Errorf("strict %t: a table with %.20q: %v", strict, text, err)
			}
			record := fmt.Sprintf("ennead record 1\ngame pharaon\nrules %d\nplayers 2\n", pharaonkit.Game.Version())
			if text != "" {
				record += "components\n| " + strings.ReplaceAll(text, "\n", "\n| ") + "\n"
			}
			_, err = h.Import(t.Context(), strings.NewReader(record+"moves\n"), ann, nil)
			if refused != errors.Is(err, ErrForeign) || !refused && err != nil {
				t.Errorf("strict %t: a record with %.20q: %v", strict, text, err)
			}
		}
	}
}

func barterHouse(c *Config) { c.Games = []game.Game{barter.Game} }
