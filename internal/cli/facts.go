package cli

import "context"

type factsCommand struct {
	place
	JSON bool `name:"json"`
}

func (factsCommand) Help() string {
	return "ennead facts --data ./data\nennead facts --json"
}

// Run reads the facts of all finished games anew: through the desk of the server if that is running, otherwise directly
// in its data.
func (f factsCommand) Run(c *console, ctx *context.Context) error {
	house, leave, err := f.reach(*ctx, strangers)
	if err != nil {
		return err
	}
	defer leave()
	found, err := house.RebuildFacts(*ctx)
	switch {
	case err != nil:
		return err
	case f.JSON:
		return c.json(found)
	}
	c.say("cli.facts.games", "n", found.Games)
	if found.Unread > 0 {
		c.say("cli.facts.unread", "n", found.Unread)
	}
	return nil
}
