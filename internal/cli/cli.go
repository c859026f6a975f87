package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"time"

	"ennead/internal/locale"

	"github.com/alecthomas/kong"
)

// grammar is the command line: its fields define the help, the flags and the environment.
type grammar struct {
	Lang string `placeholder:"LANG"`

	Serve     serveCommand     `cmd:"" default:"withargs"`
	Play      playCommand      `cmd:""`
	Learn     learnCommand     `cmd:""`
	Puzzle    puzzleCommand    `cmd:""`
	Learnt    learntCommand    `cmd:""`
	Sim       simGroup         `cmd:""`
	Ladder    ladderCommand    `cmd:"" aliases:"tournament"`
	Train     trainCommand     `cmd:""`
	Contest   contestGroup     `cmd:""`
	Bench     benchCommand     `cmd:""`
	Load      loadCommand      `cmd:""`
	Exam      examGroup        `cmd:""`
	Scenario  scenarioCommand  `cmd:""`
	Position  positionCommand  `cmd:""`
	Referee   refereeCommand   `cmd:""`
	Replay    replayCommand    `cmd:""`
	Analyse   analyseCommand   `cmd:""`
	Render    renderCommand    `cmd:""`
	Verify    verifyCommand    `cmd:""`
	Check     checkCommand     `cmd:""`
	Backup    backupCommand    `cmd:""`
	MoveHouse moveHouseCommand `cmd:""`
	Tables    tablesCommand    `cmd:""`
	Admin     adminCommand     `cmd:""`
	Ratings   ratingsCommand   `cmd:""`
	Facts     factsCommand     `cmd:""`
	Rules     rulesCommand     `cmd:""`
	Bots      botsCommand      `cmd:""`
	Version   versionCommand   `cmd:""`
}

// Exit codes.
const (
	exitFailure     = 1
	exitUsage       = 2
	exitInterrupted = 128 + int(syscall.SIGINT)
)

// errFailed says that the command has already printed what is wrong.
var errFailed = errors.New("failed")

// Main runs the command line of the process and ends it.
func Main() { MainAt(nil) }

// MainAt is Main where a house goes by another clock than that of the machine: for tests of machines that differ.
func MainAt(now func() time.Time) {
	os.Exit(run(os.Args[1:], now))
}

func run(args []string, now func() time.Time) (code int) {
	c, err := newConsole(asked(args))
	if err != nil {
		fmt.Fprintf(os.Stderr, "ennead: %v\n", err) // the words themselves are missing
		return exitFailure
	}
	c.now = now
	defer func() {
		if p := recover(); p != nil && os.Getenv("ENNEAD_TRACE") == "" {
			c.complain(wrong("cli.error.program", "detail", fmt.Sprint(p)))
			fmt.Fprintln(c.err, c.words.Word("cli.error.report"))
			code = exitFailure
		} else if p != nil {
			panic(p)
		}
	}()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.obey(ctx, args)
}

// obey runs a command line and returns the exit code.
func (c *console) obey(ctx context.Context, args []string) int {
	if err := missing(); err != nil {
		return c.exitCode(err)
	}
	var g grammar
	parser := newParser(&g, c)
	called, err := parser.Parse(args)
	if err != nil {
		c.complain(parserError(err))
		fmt.Fprintln(c.err, c.words.Word("cli.error.try"))
		return exitUsage
	}
	if g.Lang != "" && !slices.Contains(locale.Langs, g.Lang) {
		err = usage("cli.error.lang", "list", strings.Join(locale.Langs, ", "), "lang", g.Lang)
	} else {
		err = called.Run(c, &ctx)
	}
	if flushed := c.Flush(); err == nil {
		err = flushed
	}
	return c.exitCode(err)
}

// newParser returns the parser of the command line, with its help in the console's language.
func newParser(g *grammar, c *console) *kong.Kong {
	parser, err := kong.New(g,
		kong.Name("ennead"),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
		kong.Help(printHelp(c.words)),
		kong.Vars{"data": dataDir(os.Getenv)},
	)
	if err != nil {
		panic(err) // the grammar above is wrong
	}
	speak(parser.Model, c.words)
	return parser
}

// asked returns the language that a command line asks for, before it is parsed, since help and errors also use it. An
// unknown language is reported later.
func asked(args []string) string {
	for i, arg := range args {
		lang, ok := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			lang, ok = args[i+1], true
		}
		if ok && slices.Contains(locale.Langs, lang) {
			return lang
		}
	}
	return ""
}

// complain prints what went wrong.
func (c *console) complain(err error) { fmt.Fprintf(c.err, "ennead: %s\n", c.tell(err)) }

// exitCode prints what went wrong, unless that is obvious, and returns the code.
func (c *console) exitCode(err error) int {
	switch {
	case err == nil, errors.Is(err, syscall.EPIPE): // the reader of our output has seen enough
		return 0
	case errors.Is(err, errFailed):
		return exitFailure
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	}
	c.complain(err)
	var usage usageError
	if errors.As(err, &usage) {
		return exitUsage
	}
	return exitFailure
}
