package cli

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"ennead/internal/desk"
	"ennead/internal/person"
)

// cases prints the open cases about two people, and on what they are based.
func (a adminCommand) cases(ctx context.Context, c *console, house desk.Desk) error {
	list, err := house.Cases(ctx)
	switch {
	case err != nil:
		return err
	case a.JSON:
		return c.json(append([]desk.Case{}, list...))
	case len(list) == 0:
		c.say("cli.cases.none")
		return nil
	}
	all, err := catalogues() // it says what was found
	if err != nil {
		return err
	}
	words := all.In(c.words.Lang())
	for i, one := range list {
		if i > 0 {
			c.line("")
		}
		names := [2]string{called(c, one.About[0].Name), called(c, one.About[1].Name)}
		c.say("cli.cases.head", "id", one.ID+"."+one.Mark, "when", day(one.Made), "one", names[0], "other", names[1])
		for _, f := range one.Findings {
			c.line("  %s", words.Word("site.admin.case."+string(f.Kind)+".line", f.Told(names[0], names[1])...))
			c.line("  %s", strings.Join(f.Tables, " "))
		}
	}
	return nil
}

// dismiss closes a case of which the operator has read what its id names.
func (a adminCommand) dismiss(ctx context.Context, c *console, house desk.Desk) error {
	id, mark, _ := strings.Cut(a.Name, ".")
	err := house.Dismiss(ctx, desk.Dismissal{Case: id, Mark: mark})
	switch {
	case errors.Is(err, person.ErrSettled):
		return wrong("cli.error.case_gone", "id", strconv.Quote(a.Name))
	case errors.Is(err, person.ErrRenewed):
		return wrong("cli.error.case_renewed", "id", strconv.Quote(a.Name))
	case err != nil:
		return err
	}
	c.say("cli.cases.did", "id", id)
	return nil
}
