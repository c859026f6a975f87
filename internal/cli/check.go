package cli

import (
	"context"
	"errors"
	"maps"
	"os"
	"slices"
	"strings"

	"ennead/games"
	"ennead/internal/store"
	"ennead/internal/store/postgres"
	"ennead/internal/store/sqlite"
	"ennead/internal/table"
)

type checkCommand struct {
	File string `arg:"" optional:""`
	place
	JSON bool `name:"json"`
}

func (checkCommand) Help() string {
	return "ennead check --data ./data\nennead check backup.db"
}

// health is the result of a check.
type health struct {
	File     string               `json:"file"`
	Well     bool                 `json:"well"`
	Faults   []string             `json:"faults"` // of the file, in the words of SQLite
	Tables   int                  `json:"tables"`
	Status   map[table.Status]int `json:"status"`
	Moves    int                  `json:"moves"`
	Verified int                  `json:"verified"`
	Older    int                  `json:"older"`
	// Unfinished counts tables by game and version of its rules.
	Unfinished map[string]map[int]int `json:"unfinished"`
	Unwell     []unwell               `json:"unwell"`
}

// unwell is a table that cannot be used normally.
type unwell struct {
	Table  table.ID     `json:"table"`
	Game   string       `json:"game"`
	Status table.Status `json:"status"`
	Reason table.Reason `json:"reason"`
	Detail string       `json:"detail"`
	err    error
}

// mostFaults limits how many faults of a file are listed.
const mostFaults = 20

// Run checks the database, and fails if it finds any problem.
func (k checkCommand) Run(c *console, ctx *context.Context) error {
	h, err := k.check(*ctx, c)
	if err != nil {
		return err
	}
	h.Well = len(h.Faults) == 0 && len(h.Unwell) == 0
	if k.JSON {
		err = c.json(h)
	} else {
		k.print(c, &h)
		h.print(c)
	}
	if err == nil && !h.Well {
		err = errFailed
	}
	return err
}

// inDatabase reports whether the tables to check are in a database of a server.
func (k checkCommand) inDatabase() bool { return k.File == "" && k.Store != "" }

// check checks a file and the tables in it, or the tables in a database, whose files are its server's concern.
func (k checkCommand) check(ctx context.Context, c *console) (h health, err error) {
	h = health{File: k.File, Faults: []string{}, Unwell: []unwell{}, Status: map[table.Status]int{},
		Unfinished: map[string]map[int]int{}}
	if k.inDatabase() {
		h.File = k.name()
		db, err := postgres.Peek(ctx, k.Store)
		if err != nil {
			return h, k.trouble(err)
		}
		return h, errors.Join(h.examine(ctx, c, db, k.trouble), db.Close())
	}
	if k.File == "" {
		h.File = database(k.Data)
	}
	trouble := func(err error) error { return storeError(h.File, err) }
	db, err := sqlite.Peek(ctx, h.File)
	if errors.Is(err, os.ErrNotExist) {
		return h, wrong("cli.error.no_house", "file", h.File)
	}
	if err != nil {
		return h, trouble(err)
	}
	defer db.Close()
	faults, err := db.Faults(ctx, mostFaults)
	if err != nil {
		return h, err
	}
	h.Faults = append(h.Faults, faults...)
	return h, h.examine(ctx, c, db, trouble)
}

// examine checks every table of a store. Some may be missing where the file has faults.
func (h *health) examine(ctx context.Context, c *console, db store.Store, trouble func(error) error) error {
	ids, err := db.IDs(ctx)
	if err != nil && len(h.Faults) == 0 {
		return trouble(err)
	}
	conf, err := inspection(db)
	if err != nil {
		return err
	}
	show, clear := c.meter(len(ids))
	defer clear()
	for i, id := range ids {
		f, err := table.Inspect(ctx, conf, table.ID(id))
		if err != nil {
			return err
		}
		h.note(c, f)
		show(i + 1)
	}
	return ctx.Err()
}

// inspection returns the configuration for inspecting the tables of a store.
func inspection(db store.Store) (table.Config, error) {
	lessons, err := guides()
	return table.Config{Store: db, Games: games.Versions(), Guides: lessons}, err
}

// note counts a table.
func (h *health) note(c *console, f table.Finding) {
	h.Tables++
	h.Moves += f.Moves
	if f.Status != "" {
		h.Status[f.Status]++
	}
	if f.Verified {
		h.Verified++
	}
	if f.Older {
		h.Older++
	}
	if f.Status == table.Gathering || f.Status == table.Playing {
		if h.Unfinished[f.Game] == nil {
			h.Unfinished[f.Game] = map[int]int{}
		}
		h.Unfinished[f.Game][f.Rules]++
	}
	if f.Reason != "" {
		u := unwell{Table: f.ID, Game: f.Game, Status: f.Status, Reason: f.Reason, Detail: f.Err.Error(), err: f.Err}
		h.Unwell = append(h.Unwell, u)
	}
}

// print prints what is to be said of the file or the database.
func (k checkCommand) print(c *console, h *health) {
	switch {
	case k.inDatabase():
		c.say("cli.check.database", "file", h.File)
	case len(h.Faults) == 0:
		c.say("cli.check.whole", "file", h.File)
	default:
		c.say("cli.check.faults", "file", h.File)
		for _, fault := range h.Faults {
			c.line("  %s", strings.ReplaceAll(fault, "\n", "\n  "))
		}
	}
}

// print prints the result for people.
func (h *health) print(c *console) {
	c.say("cli.check.tables", "n", h.Tables, "moves", h.Moves)
	for _, s := range []struct {
		status table.Status
		key    string
	}{
		{table.Gathering, "cli.check.gathering"}, {table.Playing, "cli.check.playing"},
		{table.Over, "cli.check.over"}, {table.Frozen, "cli.check.frozen"},
	} {
		if n := h.Status[s.status]; n > 0 {
			c.line("  %s", c.words.Word(s.key, "n", n))
		}
	}
	c.say("cli.check.verified", "n", h.Verified)
	h.printRules(c)
	if h.Older > 0 {
		c.say("cli.check.older", "n", h.Older)
	}
	if len(h.Unwell) > 0 {
		c.say("cli.check.unwell", "n", len(h.Unwell))
	}
	for _, u := range h.Unwell {
		c.line("  %s", c.unwell(u))
	}
	if h.Well {
		c.say("cli.check.well")
	} else {
		c.say("cli.check.do")
	}
}

// printRules prints how many tables still play under older rules.
func (h *health) printRules(c *console) {
	for _, g := range games.All() {
		tables := h.Unfinished[g.ID()]
		for _, version := range slices.Sorted(maps.Keys(tables)) {
			if version < g.Version() {
				c.say("cli.check.rules", "n", tables[version], "game", g.ID(), "version", version, "today", g.Version())
			}
		}
	}
}

// status returns the name of a status.
func (c *console) status(s table.Status) string {
	return map[table.Status]string{
		table.Gathering: c.words.Word("cli.tables.gathering"), table.Playing: c.words.Word("cli.tables.playing"),
		table.Over: c.words.Word("cli.tables.over"), table.Frozen: c.words.Word("cli.tables.frozen"),
	}[s]
}

// unwell says what is wrong with a table.
func (c *console) unwell(u unwell) string {
	if u.Reason == table.ReasonUnread { // SQLite's own message is printed above
		return c.words.Word("cli.check.lost", "table", string(u.Table))
	}
	return c.words.Word("cli.check.one", "table", string(u.Table), "game", u.Game, "status", c.status(u.Status),
		"why", c.words.Word(string(u.Reason)), "detail", c.tell(u.err))
}
