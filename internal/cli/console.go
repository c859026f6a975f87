package cli

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"ennead/internal/locale"

	"github.com/mattn/go-isatty"
)

// console is where a command reads and writes.
type console struct {
	*bufio.Writer // standard output
	in            *bufio.Reader
	err           io.Writer
	words         *locale.Catalogue
	colour        bool // standard output is a terminal that wants colours
	screen        bool // standard output is a terminal
	progress      bool // standard error is one
}

func newConsole(lang string) (*console, error) {
	if lang != "" && !slices.Contains(locale.Langs, lang) {
		return nil, usage("--lang is one of %s, not %q", strings.Join(locale.Langs, ", "), lang)
	}
	all, err := catalogues()
	if err != nil {
		return nil, err
	}
	screen := terminal(os.Stdout)
	return &console{
		Writer:   bufio.NewWriter(os.Stdout),
		in:       bufio.NewReader(os.Stdin),
		err:      os.Stderr,
		words:    all.In(language(lang, os.Getenv)),
		colour:   screen && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb",
		screen:   screen,
		progress: terminal(os.Stderr),
	}, nil
}

func terminal(f *os.File) bool { return isatty.IsTerminal(f.Fd()) || isatty.IsCygwinTerminal(f.Fd()) }

// language is the one asked for, else that of the environment, by the rules of POSIX.
func language(asked string, env func(string) string) string {
	for _, value := range []string{asked, env("LC_ALL"), env("LC_MESSAGES"), env("LANG")} {
		if value != "" {
			code, _, _ := strings.Cut(value, "_")
			code, _, _ = strings.Cut(code, ".")
			return code
		}
	}
	return locale.Langs[0]
}

// line prints a line.
func (c *console) line(format string, args ...any) { fmt.Fprintf(c, format+"\n", args...) }

// say prints a sentence of the catalogues.
func (c *console) say(key string, args ...any) { fmt.Fprintln(c, c.words.Word(key, args...)) }

// paint colours a text where colours are wanted: codes are those of ECMA-48, such as "1" for bold.
func (c *console) paint(code, text string) string {
	if !c.colour {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}
