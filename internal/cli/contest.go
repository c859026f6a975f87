package cli

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"ennead/internal/contest"
)

type contestGroup struct {
	Seed      contestSeedCommand      `cmd:""`
	Pair      contestPairCommand      `cmd:""`
	Verify    contestVerifyCommand    `cmd:""`
	Standings contestStandingsCommand `cmd:""`
}

func (contestGroup) Help() string {
	return "ennead contest pair cup.json\nennead contest standings cup.json"
}

// contestFile is the argument of commands that read a contest.
type contestFile struct {
	File string `arg:""`
}

// read reads the contest, and the seed if the file has it.
func (f contestFile) read(c *console) (*contest.History, *contest.Seed, error) {
	in, err := c.open(f.File)
	if err != nil {
		return nil, nil, err
	}
	defer in.Close()
	h, seed, err := contest.Read(in)
	return h, seed, f.trouble(err)
}

// sealed reads a contest whose seed is needed.
func (f contestFile) sealed(c *console) (*contest.History, *contest.Seed, error) {
	h, seed, err := f.read(c)
	if err == nil && seed == nil {
		err = wrong("cli.error.no_seed", "file", f.File)
	}
	return h, seed, err
}

// trouble says which file an error is about.
func (f contestFile) trouble(err error) error {
	if err == nil {
		return nil
	}
	return wrong("cli.error.file", "file", f.File, "detail", err)
}

type contestSeedCommand struct {
	JSON bool `name:"json"`
}

func (contestSeedCommand) Help() string {
	return "ennead contest seed"
}

// Run prints a new seed and its seal.
func (s contestSeedCommand) Run(c *console) error {
	var seed contest.Seed
	if _, err := rand.Read(seed[:]); err != nil {
		return err
	}
	text := hex.EncodeToString(seed[:])
	if s.JSON {
		return c.json(map[string]string{"seed": text, "seal": seed.Seal()})
	}
	c.say("cli.contest.seed", "seed", text)
	c.say("cli.verify.seal", "seal", seed.Seal())
	return nil
}

type contestPairCommand struct {
	contestFile
	JSON bool `name:"json"`
}

func (contestPairCommand) Help() string {
	return "ennead contest pair cup.json --json"
}

// Run prints the next round.
func (p contestPairCommand) Run(c *console) error {
	h, seed, err := p.sealed(c)
	if err != nil {
		return err
	}
	r, err := contest.Pair(h, seed)
	if err != nil {
		return p.trouble(err)
	}
	if p.JSON {
		return c.json(r)
	}
	c.say("cli.contest.round", "n", len(h.Rounds)+1)
	group := 0
	for _, t := range r.Tables {
		if t.Group != group {
			group = t.Group
			c.say("cli.contest.group", "n", group)
		}
		c.flow(2, 4, c.words.Word("cli.contest.table", "n", t.Table, "list", strings.Join(t.Seats, ", ")))
	}
	if len(r.Byes) > 0 {
		c.flow(2, 4, c.words.Word("cli.contest.byes", "list", strings.Join(r.Byes, ", ")))
	}
	return nil
}

type contestVerifyCommand struct {
	contestFile
}

func (contestVerifyCommand) Help() string {
	return "ennead contest verify cup.json"
}

// Run recomputes all rounds.
func (v contestVerifyCommand) Run(c *console) error {
	h, seed, err := v.sealed(c)
	if err != nil {
		return err
	}
	if err := contest.Verify(h, seed); err != nil {
		return v.trouble(err)
	}
	c.say("cli.contest.verified", "n", len(h.Rounds))
	c.say("cli.verify.seal", "seal", h.Seal)
	return nil
}

type contestStandingsCommand struct {
	contestFile
	JSON bool `name:"json"`
}

func (contestStandingsCommand) Help() string {
	return "ennead contest standings cup.json"
}

// Run prints the order of the entries.
func (s contestStandingsCommand) Run(c *console) error {
	h, seed, err := s.read(c)
	if err != nil {
		return err
	}
	list, err := contest.Standings(h, seed)
	if err != nil {
		return s.trouble(err)
	}
	if s.JSON {
		return c.json(list)
	}
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n].Group == list[0].Group {
			n++
		}
		if list[0].Group > 0 {
			c.say("cli.contest.group", "n", list[0].Group)
		}
		if err := s.print(c, list[:n]); err != nil {
			return err
		}
		list = list[n:]
	}
	return nil
}

// print prints the order of a group.
func (s contestStandingsCommand) print(c *console, list []contest.Standing) error {
	table := c.table("cli.contest.place", "cli.contest.points", "cli.contest.wins", "cli.contest.opponents",
		"cli.contest.share", "cli.contest.entry")
	points := func(parts int) string { return c.words.Decimal(float64(parts)/contest.Point, 2) }
	for _, e := range list {
		name := e.Entry
		for _, note := range []struct {
			key string
			is  bool
		}{{"cli.contest.up", e.Move > 0}, {"cli.contest.down", e.Move < 0}, {"cli.contest.out", e.Out}} {
			if note.is {
				name += " (" + c.words.Word(note.key) + ")"
			}
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t  %s\n", strconv.Itoa(e.Place), points(e.Points),
			c.words.Number(e.Wins), points(e.Opponents), c.words.Decimal(float64(e.Share)/10_000, 1)+" %", name)
	}
	return table.Flush()
}
