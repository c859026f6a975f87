package cli

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"time"

	"ennead/internal/desk"
	"ennead/internal/locale"
	"ennead/internal/person"
)

// judged are the acts about people, and about what was done to them, with the sentences that confirm them.
var judged = map[string]string{
	"warn": "cli.judge.did.warn", "mute": "cli.judge.did.mute", "rename": "cli.judge.did.rename",
	"ban": "cli.judge.did.ban", "lift": "cli.judge.did.lift", "keep": "cli.judge.did.keep",
}

// judge does something about a person, or about what was done before.
func (a adminCommand) judge(ctx context.Context, c *console, house desk.Desk) error {
	v := desk.Verdict{Act: desk.Act(a.Act), On: a.Name, Reason: a.Reason, Words: a.Words, Days: a.Days, Name: a.Role}
	m, err := house.Judge(ctx, v)
	switch {
	case errors.Is(err, person.ErrNobody):
		return wrong("cli.error.nobody", "name", a.Name)
	case errors.Is(err, person.ErrNoMeasure):
		return wrong("cli.error.measure_gone", "id", strconv.Quote(a.Name))
	case err != nil:
		for _, refusal := range judgements {
			if errors.Is(err, refusal.err) {
				return wrong(refusal.key, "name", a.Name, "other", a.Role, "days", person.MostDays)
			}
		}
		return err
	case a.JSON:
		return c.json(m)
	}
	c.say(judged[a.Act], "name", m.Person, "id", m.ID, "until", day(m.Until), "former", m.Former)
	return nil
}

// judgements are the errors of decisions, with their sentences.
var judgements = []struct {
	err error
	key string
}{
	{person.ErrName, "cli.error.judge_name"}, {person.ErrSaid, "cli.error.judge_words"},
	{person.ErrDays, "cli.error.judge_days"}, {person.ErrAlready, "cli.error.judge_already"},
	{person.ErrLifted, "cli.error.judge_lifted"}, {person.ErrDecided, "cli.error.judge_decided"},
}

// clearVerdict returns nil if the command line says what to do about somebody.
func (a adminCommand) clearVerdict() error {
	_, judges := judged[a.Act]
	measures := slices.Contains(person.Measures(), a.Act)
	switch {
	case !measures && (a.Reason != "" || a.Days != 0), !judges && a.Words != "":
		return usage("cli.error.judge_flags", "act", a.Act)
	case !judges:
		return nil
	case measures && !slices.Contains(person.Reasons(), a.Reason):
		return usage("cli.error.judge_reason", "act", a.Act, "name", a.Name)
	case (measures || a.Act == "keep") && a.Words == "":
		return usage("cli.error.judge_say", "act", a.Act)
	case a.Act == "rename" && a.Role == "":
		return usage("cli.error.judge_rename", "name", a.Name)
	case a.Act == "mute" && (a.Days < 1 || a.Days > person.MostDays):
		return usage("cli.error.judge_days", "days", person.MostDays)
	case a.Act != "mute" && a.Days != 0:
		return usage("cli.error.judge_flags", "act", a.Act)
	case a.Act == "ban" && !a.Yes:
		return usage("cli.error.sure_ban", "name", a.Name)
	}
	return nil
}

// measures prints what was done about an account, and what people have answered, if no account is named.
func (a adminCommand) measures(ctx context.Context, c *console, house desk.Desk) (err error) {
	var list []desk.Measure
	if a.Act == "appeals" {
		list, err = house.Appeals(ctx)
	} else {
		list, err = house.Measures(ctx, a.Name)
	}
	switch {
	case errors.Is(err, person.ErrNobody):
		return wrong("cli.error.nobody", "name", a.Name)
	case err != nil:
		return err
	case a.JSON:
		return c.json(append([]desk.Measure{}, list...))
	case len(list) == 0 && a.Act == "appeals":
		c.say("cli.judge.no_appeals")
		return nil
	case len(list) == 0:
		c.say("cli.judge.none", "name", a.Name)
		return nil
	}
	all, err := catalogues()
	if err != nil {
		return err
	}
	for i, m := range list {
		if i > 0 {
			c.line("")
		}
		printMeasure(c, all.In(c.words.Lang()), m)
	}
	return nil
}

// printMeasure prints for people what was done about somebody, and what they and others said of it.
func printMeasure(c *console, words *locale.Catalogue, m desk.Measure) {
	c.say("cli.judge.head", "id", m.ID, "when", day(m.Made), "kind", words.Word("site.measure.kind."+m.Kind), "reason",
		words.Word("site.measure.reason."+m.Reason))
	c.say("cli.judge.who", "by", whois(c, m.Who), "name", whois(c, m.About))
	c.say("cli.judge.words", "words", m.Words)
	until := "cli.judge.until"
	if !m.Until.After(time.Now()) {
		until = "cli.judge.ended"
	}
	for _, line := range []struct {
		key string
		at  time.Time
		say string
	}{
		{until, m.Until, ""}, {"cli.judge.answer", m.Answered, m.Answer},
		{"cli.judge.reply", m.Decided, m.Reply}, {"cli.judge.lifted", m.Lifted, ""},
	} {
		if !line.at.IsZero() {
			c.say(line.key, "when", day(line.at), "words", line.say)
		}
	}
}

// whois says who a person is: by name, or else what they are, with their id.
func whois(c *console, who desk.Somebody) string {
	switch {
	case who.Name != "":
		return who.Name
	case who.Kind == "":
		return "–"
	}
	return c.words.Word(nameless[who.Kind], "id", who.ID)
}

// nameless are the sentences for those who have no name.
var nameless = map[string]string{"operator": "cli.judge.operator", person.Guest: "cli.judge.guest",
	person.Account: "cli.judge.account", person.Gone: "cli.judge.gone"}

// audit checks the audit and prints its last lines.
func (a adminCommand) audit(ctx context.Context, c *console, house desk.Desk) error {
	written, err := house.Audit(ctx)
	if err != nil {
		return err
	}
	if a.JSON {
		if err := c.json(written); err != nil {
			return err
		}
	} else {
		for _, l := range slices.Backward(written.Lines) {
			c.say("cli.audit.line", "seq", strconv.FormatInt(l.Seq, 10), "when", day(l.At), "by", whois(c, l.Who),
				"what", c.words.Word("cli.audit.did."+l.Action), "name", whois(c, l.About), "data", l.Data)
		}
	}
	if written.Wrong > 0 {
		return wrong("cli.error.audit", "seq", strconv.FormatInt(written.Wrong, 10))
	}
	if !a.JSON {
		c.say("cli.audit.whole", "n", int(written.Seq), "hash", written.Hash)
	}
	return nil
}
