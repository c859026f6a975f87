package cli

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/plain"

	"github.com/mattn/go-isatty"
)

// console is where a command reads and writes.
type console struct {
	*bufio.Writer // standard output
	in            *bufio.Reader
	err           io.Writer
	words         *locale.Catalogue
	now           func() time.Time // the clock of a house; nil for that of the machine
	colour        bool             // standard output is a terminal with colours
	screen        bool             // standard output is a terminal
	progress      bool             // standard error is a terminal
}

func newConsole(lang string) (*console, error) {
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

// language returns the language asked for, otherwise that of the environment, by the rules of POSIX.
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

func (c *console) line(format string, args ...any) { fmt.Fprintf(c, format+"\n", args...) }

// flow prints a text in lines that fit, the first indented by indent and the others by hang.
func (c *console) flow(indent, hang int, text string) {
	lines := plain.Text{Columns: measure(os.Getenv("COLUMNS"))}
	lines.Flow(indent, hang, text, nil, "")
	c.WriteString(lines.String())
}

// narrow is the minimum width, in columns, in which text is set.
const narrow = 30

// measure returns how many columns text fills: the terminal's width according to the environment, but not more than a
// board's.
func measure(said string) int {
	n, err := strconv.Atoi(said)
	if err != nil {
		return plain.Width
	}
	return min(max(n, narrow), plain.Width)
}

// say prints a sentence from the catalogues.
func (c *console) say(key string, args ...any) { fmt.Fprintln(c, c.words.Word(key, args...)) }

// table starts a table of numbers with these words as column heads.
func (c *console) table(keys ...string) *tabwriter.Writer {
	var heads []string
	for _, key := range keys {
		heads = append(heads, c.words.Word(key))
	}
	return c.columns(heads...)
}

// columns starts a table of numbers with these column heads.
func (c *console) columns(heads ...string) *tabwriter.Writer {
	table := tabwriter.NewWriter(c, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(table, "%s\t\n", strings.Join(heads, "\t"))
	return table
}

// meter shows on a terminal how much is done; clear erases that.
func (c *console) meter(all int) (show func(done int), clear func()) {
	if !c.progress {
		return func(int) {}, func() {}
	}
	return func(done int) { fmt.Fprintf(c.err, "\r%s", bar(done, all)) }, func() { fmt.Fprint(c.err, "\r\x1b[K") }
}

// gauge is a meter for work whose length shows only when it has begun.
func (c *console) gauge() (show func(done, all int), clear func()) {
	stop := func() {}
	return func(done, all int) {
		var one func(int)
		one, stop = c.meter(all)
		one(done)
	}, func() { stop() }
}

// json prints a value for programs.
func (c *console) json(value any) error {
	out := json.NewEncoder(c)
	out.SetIndent("", "  ")
	return out.Encode(value)
}

// title returns the name of a game in the reader's language.
func (c *console) title(g game.Game) string { return c.words.Word("site.game." + g.ID() + ".title") }

// paint colours a text if colours are wanted: codes are those of ECMA-48, such as "1" for bold.
func (c *console) paint(code, text string) string {
	if !c.colour {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}
