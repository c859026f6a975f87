package cli

import (
	"strings"

	"ennead/games"
	"ennead/scenario"
)

type scenarioCommand struct {
	Files []string `arg:"" name:"file"`
}

func (scenarioCommand) Help() string {
	return "ennead scenario games/pharaon/testdata/scenarios/*.yaml"
}

// Run runs all cases and fails if one does.
func (s scenarioCommand) Run(c *console) error {
	passed, failed := 0, 0
	for _, name := range s.Files {
		cases, err := readCases(c, name)
		if err != nil {
			return err
		}
		for _, one := range cases {
			if err := one.Run(games.Find); err != nil {
				failed++
				c.line("%s %s: %s\n  %s", c.paint("1;31", c.words.Word("cli.scenario.fail")), name, one.Name,
					strings.ReplaceAll(err.Error(), "\n", "\n  "))
				continue
			}
			passed++
			c.line("%s %s: %s", c.paint("32", c.words.Word("cli.scenario.pass")), name, one.Name)
		}
	}
	c.say("cli.scenario.sum", "passed", passed, "failed", failed)
	if failed > 0 {
		return errFailed
	}
	return nil
}

func readCases(c *console, name string) ([]*scenario.Scenario, error) {
	in, err := c.open(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	cases, err := scenario.Read(in)
	if err != nil {
		return nil, wrong("cli.error.file", "file", name, "detail", err)
	}
	return cases, nil
}
