package cli

import (
	"fmt"
	"text/tabwriter"

	"ennead/bot"
)

type botsCommand struct{}

func (botsCommand) Help() string { return "ennead bots" }

// Run lists the families and the named levels.
func (botsCommand) Run(c *console) error {
	table := tabwriter.NewWriter(c, 0, 0, 3, ' ', 0)
	for _, family := range []struct{ name, key string }{
		{"random", "random"}, {"greedy", "greedy"}, {"mcts:500", "iterations"}, {"mcts:250ms", "time"},
		{"mcts:2000x2", "trees"},
	} {
		fmt.Fprintf(table, "%s\t%s\n", family.name, c.words.Word("cli.bots."+family.key))
	}
	for _, level := range bot.Levels {
		fmt.Fprintf(table, "%s\t%s\n", level.Name, c.words.Word("cli.bots.level", "bot", level.Spec.String()))
	}
	return table.Flush()
}
