package cli

import (
	"strings"

	"ennead/docs/rules"
)

type rulesCommand struct {
	Game string `arg:""`
	ID   string `arg:"" optional:""`
}

func (rulesCommand) Help() string { return "ennead rules pharaon PHA-5.2 --lang fr" }

// Run prints the page, or the rule and those that refine it.
func (r rulesCommand) Run(c *console) error {
	g, err := find(r.Game)
	if err != nil {
		return err
	}
	if r.ID == "" {
		text, ok := rules.Text(g.ID(), c.words.Lang())
		if !ok {
			return usage("cli.error.no_rules", "game", g.ID())
		}
		_, err := c.WriteString(text)
		return err
	}
	id := strings.ToUpper(r.ID)
	found := false
	for _, rule := range rules.All(g.ID(), c.words.Lang()) {
		if rule.ID == id || strings.HasPrefix(rule.ID, id+".") {
			if !found {
				c.line("%s", c.paint("2", strings.Trim(rule.Chapter+" · "+rule.Section, " ·")))
			}
			found = true
			c.line("%s  %s", c.paint("1", rule.ID), rule.Text)
		}
	}
	if !found {
		return usage("cli.error.no_rule", "game", g.ID(), "rule", id)
	}
	return nil
}
