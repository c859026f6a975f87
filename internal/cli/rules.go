package cli

import (
	"strings"

	"ennead/docs/rules"
)

type rulesCommand struct {
	Game string `arg:"" help:"The game, such as pharaon."`
	ID   string `arg:"" optional:"" help:"The number of a rule, such as PHA-5.2."`
}

// Help shows an example.
func (rulesCommand) Help() string { return "Example:\n  ennead rules pharaon PHA-5.2 --lang fr" }

// Run prints the page, or the rule and those that refine it.
func (r rulesCommand) Run(c *console) error {
	g, err := find(r.Game)
	if err != nil {
		return err
	}
	if r.ID == "" {
		text, ok := rules.Text(g.ID(), c.words.Lang())
		if !ok {
			return usage("there are no rules of %s in this language", g.ID())
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
		return usage("%s has no rule %s", g.ID(), id)
	}
	return nil
}
