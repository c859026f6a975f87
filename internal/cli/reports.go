package cli

import (
	"context"
	"errors"
	"strconv"

	"ennead/internal/desk"
	"ennead/internal/locale"
	"ennead/internal/person"
	"ennead/internal/table"
)

// reports prints what people reported of others and nobody has settled.
func (a adminCommand) reports(ctx context.Context, c *console, house desk.Desk) error {
	list, err := house.Reports(ctx)
	switch {
	case err != nil:
		return err
	case a.JSON:
		return c.json(append([]table.Report{}, list...))
	case len(list) == 0:
		c.say("cli.reports.none")
		return nil
	}
	all, err := catalogues() // its phrases, and the grounds of a report
	if err != nil {
		return err
	}
	words := all.In(c.words.Lang())
	for i, r := range list {
		if i > 0 {
			c.line("")
		}
		printReport(c, words, r)
	}
	return nil
}

// printReport prints a report for people, with what stood around the line.
func printReport(c *console, words *locale.Catalogue, r table.Report) {
	c.say("cli.reports.head", "id", r.ID, "when", day(r.Made), "ground",
		words.Word("site.report.ground."+string(r.Ground)))
	switch {
	case r.Contest != "":
		c.say("cli.reports.contest", "by", called(c, r.By), "contest", r.Contest)
	case r.Matter():
		c.say("cli.reports.table", "by", called(c, r.By), "table", string(r.Table))
	default:
		c.say("cli.reports.who", "by", called(c, r.By), "name", called(c, r.Name))
	}
	if r.Seat > 0 {
		c.say("cli.reports.where", "table", string(r.Table), "n", r.Seat)
	}
	if r.Words != "" {
		c.say("cli.reports.words", "words", r.Words)
	}
	quote := func(mark string, q table.Quoted) {
		text := q.Text
		if q.Phrase != "" {
			text = words.Word("site.phrase." + q.Phrase)
		}
		c.line("%s %s  %s: %s", mark, day(q.Said), called(c, q.Name), text)
	}
	for _, q := range r.Before {
		quote(" ", q)
	}
	if r.Line != nil {
		quote(">", *r.Line)
	}
	for _, q := range r.After {
		quote(" ", q)
	}
}

// called returns a name, or that somebody has none.
func called(c *console, name string) string {
	if name == "" {
		return c.words.Word("cli.reports.guest")
	}
	return name
}

// settle says that somebody has dealt with a report.
func (a adminCommand) settle(ctx context.Context, c *console, house desk.Desk) error {
	err := house.Settle(ctx, a.Name)
	if errors.Is(err, person.ErrSettled) {
		return wrong("cli.error.report_gone", "id", strconv.Quote(a.Name))
	}
	if err != nil {
		return err
	}
	c.say("cli.reports.did", "id", a.Name)
	return nil
}
