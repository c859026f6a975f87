package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ennead/internal/desk"
	"ennead/internal/person"
)

type adminCommand struct {
	Act  string `arg:"" optional:"" default:"list" enum:"list,grant,revoke,link,close,reports,settle,cases,dismiss,warn,mute,rename,ban,measures,appeals,lift,keep,audit"`
	Name string `arg:"" optional:""`
	Role string `arg:"" optional:""`
	place
	Reason string `placeholder:"REASON"`
	Words  string `placeholder:"TEXT"`
	Days   int    `placeholder:"N"`
	URL    string `name:"url" env:"ENNEAD_URL" placeholder:"URL"`
	Yes    bool
	JSON   bool `name:"json"`
}

func (adminCommand) Help() string {
	return "ennead admin --data ./data\nennead admin grant Ani mod\n" +
		"ennead admin link Ani --url https://games.example.org\nennead admin reports\n" +
		"ennead admin mute Rok --days 7 --reason insult --words \"Insults at a table\"\nennead admin audit"
}

// Run lists the accounts or the reports, or does one thing to one of them: through the desk of the server if that is
// running, otherwise directly in its data.
func (a adminCommand) Run(c *console, ctx *context.Context) error {
	if err := a.clear(); err != nil {
		return err
	}
	site, err := front{URL: a.URL}.site()
	if err != nil {
		return err
	}
	errand := desk.Errand{Act: desk.Act(a.Act), Name: a.Name, Role: a.Role}
	if site != nil {
		errand.Site = site.String()
	}
	house, leave, err := a.reach(*ctx, acquainted)
	if err != nil {
		return err
	}
	defer leave()
	switch a.Act {
	case "list":
	case "reports":
		return a.reports(*ctx, c, house)
	case "settle":
		return a.settle(*ctx, c, house)
	case "cases":
		return a.cases(*ctx, c, house)
	case "dismiss":
		return a.dismiss(*ctx, c, house)
	case "measures", "appeals":
		return a.measures(*ctx, c, house)
	case "audit":
		return a.audit(*ctx, c, house)
	case "warn", "mute", "rename", "ban", "lift", "keep":
		return a.judge(*ctx, c, house)
	default:
		return a.do(*ctx, c, house, errand)
	}
	list, err := house.Accounts(*ctx)
	switch {
	case err != nil:
		return err
	case a.JSON:
		return c.json(append([]desk.Account{}, list...))
	}
	a.print(c, list)
	return nil
}

// clear returns nil if the command line says what to do.
func (a adminCommand) clear() error {
	switch {
	case a.Act == "settle" && a.Name == "":
		return usage("cli.error.which_report")
	case a.Act == "dismiss" && a.Name == "":
		return usage("cli.error.which_case")
	case slices.Contains([]string{"lift", "keep"}, a.Act) && a.Name == "":
		return usage("cli.error.which_measure", "act", a.Act)
	case !slices.Contains([]string{"list", "reports", "cases", "appeals", "audit"}, a.Act) && a.Name == "":
		return usage("cli.error.which_account", "act", a.Act)
	case a.Act == "grant" && a.Role != person.Admin && a.Role != person.Mod:
		return usage("cli.error.which_role", "name", a.Name)
	case a.Act != "grant" && a.Act != "rename" && a.Role != "":
		return usage("cli.error.no_role", "act", a.Act)
	case a.Act == "close" && !a.Yes:
		return usage("cli.error.sure_account", "name", a.Name)
	}
	return a.clearVerdict()
}

// do does one thing to an account, and prints that.
func (a adminCommand) do(ctx context.Context, c *console, house desk.Desk, errand desk.Errand) error {
	account, err := house.Manage(ctx, errand)
	switch {
	case errors.Is(err, person.ErrNobody):
		return wrong("cli.error.nobody", "name", a.Name)
	case err != nil:
		return err
	case a.JSON:
		return c.json(account)
	}
	key := managed[a.Act]
	if strings.HasPrefix(account.Link, "/") { // nobody knows the address of the site
		key = "cli.admin.did.link.path"
	}
	c.say(key, "name", account.Name, "role", a.Role, "link", account.Link, "until", day(account.Until),
		"days", int(person.Regret.Hours()/24))
	return nil
}

// managed are the sentences that confirm each act.
var managed = map[string]string{
	"grant": "cli.admin.did.grant", "revoke": "cli.admin.did.revoke", "link": "cli.admin.did.link",
	"close": "cli.admin.did.close",
}

// print lists accounts for people.
func (a adminCommand) print(c *console, list []desk.Account) {
	if len(list) == 0 {
		c.say("cli.admin.none")
		return
	}
	columns := c.table("cli.admin.name", "cli.admin.role", "cli.admin.since", "cli.admin.seen")
	for _, one := range list {
		fmt.Fprintf(columns, "%s\t%s\t%s\t%s\t\n", one.Name, standing(c, one), dayIfKnown(one.Since),
			dayIfKnown(one.Seen))
	}
	_ = columns.Flush() // the console keeps what was written
}

// standing returns the role of an account, and whether it is closed, banned or muted.
func standing(c *console, a desk.Account) string {
	var all []string
	if a.Role != "" {
		all = append(all, a.Role)
	}
	if a.Closed {
		all = append(all, c.words.Word("cli.admin.closed"))
	}
	if a.Banned {
		all = append(all, c.words.Word("cli.admin.banned"))
	}
	if !a.Muted.IsZero() {
		all = append(all, c.words.Word("cli.admin.muted", "until", day(a.Muted)))
	}
	return strings.Join(all, ", ")
}

// dayIfKnown is day for a moment that may not be known.
func dayIfKnown(at time.Time) string {
	if at.IsZero() {
		return "–"
	}
	return day(at)
}
