package cli

import (
	"context"
	"fmt"

	"ennead/internal/desk"
	"ennead/internal/table"
)

type ratingsCommand struct {
	What string `arg:""`
	place
	Only  []string `placeholder:"GAME,…"`
	Bots  []string `default:"apprentice,scribe,vizier,priest" placeholder:"LEVEL,…"`
	Games int      `default:"4" placeholder:"N"`
	Seed  uint64   `default:"0" placeholder:"S"`
	JSON  bool     `name:"json"`
}

func (ratingsCommand) Help() string {
	return "ennead ratings kemet --data ./data\nennead ratings rebuild\nennead ratings bots --only kemet --games 10"
}

// What the command is told to work all ratings out anew, and to let bots play for theirs.
const (
	rebuilds = "rebuild"
	tries    = "bots"
)

// Run lists the strongest players of a game, works all ratings out anew or lets bots play for theirs: through the desk
// of the server if that is running, otherwise directly in its data.
func (r ratingsCommand) Run(c *console, ctx *context.Context) error {
	if r.What != rebuilds && r.What != tries {
		g, err := find(r.What)
		if err != nil {
			return err
		}
		r.What = g.ID()
	}
	if err := r.checks(); err != nil {
		return err
	}
	house, leave, err := r.reach(*ctx, strangers)
	if err != nil {
		return err
	}
	defer leave()
	switch r.What {
	case rebuilds:
		return r.rebuild(*ctx, c, house)
	case tries:
		return r.try(*ctx, c, house)
	}
	list, err := house.Leaders(*ctx, r.What)
	switch {
	case err != nil:
		return err
	case r.JSON:
		return c.json(append([]table.Leader{}, list...))
	case len(list) == 0:
		c.say("cli.ratings.none", "n", table.LeastGames)
		return nil
	}
	columns := c.table("cli.ratings.place", "cli.ratings.name", "cli.ratings.rating", "cli.ratings.games",
		"cli.ratings.season")
	for _, l := range list {
		unsure := ""
		if l.Provisional {
			unsure = "?"
		}
		fmt.Fprintf(columns, "%d\t%s\t%d%s\t%d\t%d\t\n", l.Place, l.Name, l.Rating, unsure, l.Games, l.Lately)
	}
	_ = columns.Flush() // the console keeps what was written
	return nil
}

// rebuild works all ratings out anew, and prints what that has found.
func (r ratingsCommand) rebuild(ctx context.Context, c *console, house desk.Desk) error {
	found, err := house.RebuildRatings(ctx)
	switch {
	case err != nil:
		return err
	case r.JSON:
		return c.json(found)
	}
	c.say("cli.ratings.rebuilt", "results", found.Results, "ratings", found.Ratings)
	if found.Trials > 0 {
		c.say("cli.ratings.trials", "trials", found.Trials, "bots", found.Bots)
	}
	if found.Different == 0 {
		c.say("cli.ratings.same")
	} else {
		c.say("cli.ratings.different", "n", found.Different)
	}
	return nil
}
