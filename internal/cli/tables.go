package cli

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/desk"
	"ennead/internal/table"
)

type tablesCommand struct {
	Act   string `arg:"" optional:"" default:"list" enum:"list,close,thaw,free,delete"`
	Table string `arg:"" optional:""`
	Seat  int    `arg:"" optional:""`
	place
	Yes  bool
	JSON bool `name:"json"`
}

func (tablesCommand) Help() string {
	return "ennead tables --data ./data\nennead tables free TABLE 2\nennead tables delete TABLE --yes"
}

// Run lists the tables, or does one thing to one of them: through the desk of the server if that is running,
// otherwise directly in its data.
func (t tablesCommand) Run(c *console, ctx *context.Context) error {
	if err := t.clear(); err != nil {
		return err
	}
	house, leave, err := t.reach(*ctx, strangers)
	if err != nil {
		return err
	}
	defer leave()
	if t.Act != "list" {
		return t.do(*ctx, c, house)
	}
	list, err := house.Tables(*ctx)
	if t.JSON {
		return errors.Join(err, c.json(list))
	}
	t.print(c, list)
	return err
}

// clear returns nil if the command line says what to do.
func (t tablesCommand) clear() error {
	switch {
	case t.Act != "list" && t.Table == "":
		return usage("cli.error.which_table", "act", t.Act)
	case t.Act == "free" && t.Seat < 1:
		return usage("cli.error.which_seat")
	case t.Act == "delete" && !t.Yes:
		return usage("cli.error.sure", "table", t.Table)
	}
	return nil
}

// do does one thing to a table, and prints that.
func (t tablesCommand) do(ctx context.Context, c *console, house desk.Desk) error {
	err := house.Do(ctx, desk.Act(t.Act), table.ID(t.Table), game.Seat(max(t.Seat, 1)-1))
	var problem *table.Problem
	if errors.As(err, &problem) {
		return wrong("cli.error.table", "table", t.Table, "why", c.words.Word(problem.Key))
	}
	if err != nil {
		return err
	}
	c.say(done[desk.Act(t.Act)], "table", t.Table, "n", t.Seat)
	return nil
}

// done are the sentences that confirm each act.
var done = map[desk.Act]string{
	desk.Close: "cli.tables.did.close", desk.Thaw: "cli.tables.did.thaw", desk.Free: "cli.tables.did.free",
	desk.Delete: "cli.tables.did.delete",
}

// print lists tables for people.
func (t tablesCommand) print(c *console, list []desk.Table) {
	if len(list) == 0 {
		c.say("cli.tables.none")
		return
	}
	columns := c.table("cli.tables.table", "cli.tables.game", "cli.tables.status", "cli.tables.seats",
		"cli.tables.moves", "cli.tables.size", "cli.tables.created", "cli.tables.changed")
	for _, one := range list {
		fmt.Fprintf(columns, "%s\t%s\t%s\t%s\t%d\t%s\t%s\t%s\t\n", one.ID, one.Game, c.status(one.Status),
			seatsOf(c, one), one.Moves,
			c.size(int(one.Size)), day(one.Created), day(one.Updated))
	}
	_ = columns.Flush() // the console keeps what was written
	for _, one := range list {
		if one.Reason != "" {
			c.line("%s: %s", one.ID, c.words.Word(string(one.Reason)))
		}
	}
}

// seatsOf returns who sits at a table.
func seatsOf(c *console, one desk.Table) string {
	var names []string
	for i, s := range one.Seats {
		switch {
		case s.Kind == table.Automaton:
			continue
		case s.Kind == table.Bot:
			names = append(names, s.Level)
		case s.Taken:
			names = append(names, s.Name)
		default:
			names = append(names, c.words.Word("cli.tables.free", "n", strconv.Itoa(i+1)))
		}
	}
	return strings.Join(names, ", ")
}

// day formats a moment to the minute, in the time zone of this machine.
func day(at time.Time) string { return at.Local().Format("2006-01-02 15:04") }
