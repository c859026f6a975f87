package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"github.com/alecthomas/kong"
)

// grammar is the command line: its fields are the help, the flags and the environment.
type grammar struct {
	Lang string `help:"Language of what is printed: en or fr. Else that of the environment (LC_ALL, LC_MESSAGES, LANG)." placeholder:"LANG"`

	Serve    serveCommand    `cmd:"" default:"withargs" help:"Open the house: a website to play on. This is what ennead does without a command."`
	Play     playCommand     `cmd:"" help:"Play in the terminal, against bots, alone, or several at one keyboard."`
	Learn    learnCommand    `cmd:"" help:"Learn a game by playing it: a guided first game, one idea after another."`
	Sim      simGroup        `cmd:"" help:"Let bots play many games, and count."`
	Ladder   ladderCommand   `cmd:"" help:"Let every two of some bots play, and rate them."`
	Bench    benchCommand    `cmd:"" help:"Measure how fast everything is on this machine, beside the aims of the house."`
	Scenario scenarioCommand `cmd:"" help:"Check rules written as examples: given, when, then."`
	Referee  refereeCommand  `cmd:"" help:"Speak the line protocol (JSON) on standard input and output."`
	Replay   replayCommand   `cmd:"" help:"Show a recorded game in words, and the board where it ends."`
	Analyse  analyseCommand  `cmd:"" help:"Say of a finished game what its decisions were worth, and where the points came from."`
	Render   renderCommand   `cmd:"" help:"Draw the board of a recorded game as SVG."`
	Verify   verifyCommand   `cmd:"" help:"Recompute every draw and every move of a finished record."`
	Rules    rulesCommand    `cmd:"" help:"Print the rules of a game, or one of them by its number."`
	Bots     botsCommand     `cmd:"" help:"List the bots."`
	Version  versionCommand  `cmd:"" help:"Print the version of the program, of the rules and of the protocol."`
}

// Exit codes.
const (
	exitFailure     = 1
	exitUsage       = 2
	exitInterrupted = 128 + int(syscall.SIGINT)
)

// errFailed says that the command has already told what is wrong.
var errFailed = errors.New("failed")

// Main runs the command line of the process and ends it.
func Main() {
	os.Exit(run(os.Args[1:]))
}

func run(args []string) (code int) {
	defer func() {
		if p := recover(); p != nil && os.Getenv("ENNEAD_TRACE") == "" {
			fmt.Fprintf(os.Stderr, "ennead: an error of the program itself: %v\nPlease report it with what ENNEAD_TRACE=1 prints.\n", p)
			code = exitFailure
		} else if p != nil {
			panic(p)
		}
	}()
	var g grammar
	parser, err := kong.New(&g,
		kong.Name("ennead"),
		kong.Description("Strategy games of ancient Egypt: a house to play in, a referee, a laboratory.\n\n"+
			"An unofficial implementation, not affiliated with the publishers.\n\n"+
			"Example:\n  ennead play pharaon --seats human,scribe"),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
		kong.Vars{"data": dataDir(os.Getenv)},
	)
	if err != nil {
		panic(err) // the grammar above is wrong
	}
	called, err := parser.Parse(args)
	if err != nil {
		fmt.Fprintf(os.Stderr, "ennead: %v\nTry \"ennead --help\".\n", err)
		return exitUsage
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	c, err := newConsole(g.Lang)
	if err == nil {
		err = called.Run(c, &ctx)
	}
	if c != nil {
		if flushed := c.Flush(); err == nil {
			err = flushed
		}
	}
	return exitCode(err)
}

// exitCode tells what went wrong, unless that is plain, and gives the code.
func exitCode(err error) int {
	switch {
	case err == nil, errors.Is(err, syscall.EPIPE): // whoever read our output has seen enough
		return 0
	case errors.Is(err, errFailed):
		return exitFailure
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	}
	fmt.Fprintf(os.Stderr, "ennead: %v\n", err)
	var usage usageError
	if errors.As(err, &usage) {
		return exitUsage
	}
	return exitFailure
}

// usageError is what a person typed wrongly.
type usageError struct{ error }

func usage(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// Unwrap gives what is wrong.
func (u usageError) Unwrap() error { return u.error }
