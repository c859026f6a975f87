package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"regexp"
	"strings"
	"syscall"

	"ennead/analysis"
	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/games/box"
	"ennead/internal/outside"
	"ennead/internal/train"
	"ennead/scenario"
)

// libraryErrors maps errors of other parts to the sentence around them. The first match counts.
var libraryErrors = []struct {
	err error
	key string
}{
	{bot.ErrSpec, "cli.error.bot"},
	{scenario.ErrUnsaid, "cli.error.unsaid"},
	{game.ErrHidden, "cli.error.hidden"},
	{game.ErrVersion, "cli.error.version"},
	{game.ErrUnfinished, "cli.error.unfinished"},
	{analysis.ErrUnfinished, "cli.error.unfinished"},
	{game.ErrRecord, "cli.error.record"},
	{game.ErrNotYours, "cli.error.not_owing"},
	{game.ErrNote, "cli.play.note"},
	{game.ErrUnlisted, "cli.error.unlisted"},
	{game.ErrTalk, "cli.error.talk"},
	{game.ErrFull, "cli.error.record_full"},
	{outside.ErrStart, "cli.error.program_start"},
	{outside.ErrAnswer, "cli.error.program_answer"},
	{train.ErrOther, "cli.error.train_other"},
	{arena.ErrIllegal, "cli.error.program_illegal"},
}

// refused maps what a system says about a file or an address to plain words.
var refused = []struct {
	err error
	key string
}{
	{fs.ErrNotExist, "cli.error.absent"},
	{fs.ErrPermission, "cli.error.forbidden"},
	{fs.ErrExist, "cli.error.exists"},
	{syscall.EISDIR, "cli.error.folder"},
	{syscall.ENOTDIR, "cli.error.no_folder"},
	{syscall.ENOSPC, "cli.error.full"},
	{syscall.EROFS, "cli.error.read_only_disk"},
}

// cause returns what the system says, and about which file; unknown errors are quoted.
func (c *console) cause(err error) string {
	var marked yamlError
	if errors.As(err, &marked) {
		return c.unread(marked)
	}
	var fault *box.Fault
	if errors.As(err, &fault) && faults[fault.Kind] != "" {
		return c.faulty(fault)
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		for _, r := range refused {
			if errors.Is(err, r.err) {
				return c.words.Word(r.key, "file", path.Path)
			}
		}
		return c.words.Word("cli.error.system_file", "file", path.Path, "detail", path.Err.Error())
	}
	var address *net.AddrError
	var name *net.DNSError
	if errors.As(err, &address) || errors.As(err, &name) {
		return c.words.Word("cli.error.no_address")
	}
	var system syscall.Errno
	if errors.As(err, &system) {
		return c.words.Word("cli.error.system", "detail", strings.TrimSpace(err.Error()))
	}
	return err.Error()
}

// yamlError is what the library returns for a file that it cannot read, with the place and the lines around it.
type yamlError interface {
	error
	GetMessage() string
	FormatError(colour, source bool) string
}

// unreadable lists the library's messages.
var unreadable = []struct {
	form *regexp.Regexp
	key  string
}{
	{regexp.MustCompile(`^unknown field "(.*)"`), "cli.error.yaml_field"},
	{regexp.MustCompile(`^mapping key "(.*)" already defined`), "cli.error.yaml_twice"},
	{regexp.MustCompile(`^(?:cannot unmarshal|string was used|.* was used where)()`), "cli.error.yaml_kind"},
	{regexp.MustCompile(`^()`), "cli.error.yaml"},
}

// unread says where a file cannot be read and why, and shows the place.
func (c *console) unread(err yamlError) string {
	place, rest, _ := strings.Cut(strings.TrimPrefix(err.FormatError(false, true), "["), "] ")
	line, column, _ := strings.Cut(place, ":")
	_, shown, _ := strings.Cut(rest, "\n")
	for _, u := range unreadable {
		if found := u.form.FindStringSubmatch(err.GetMessage()); found != nil {
			why := c.words.Word(u.key, "given", found[1])
			return c.words.Word("cli.error.yaml_at", "line", line, "column", column, "why", why) + "\n" +
				strings.TrimRight(shown, "\n ")
		}
	}
	return err.Error()
}

// faults are the words for components that are not valid YAML, or not the YAML that is wanted.
var faults = map[box.Kind]string{box.Broken: "cli.error.yaml", box.Twice: "cli.error.yaml_twice",
	box.Other: "cli.error.yaml_kind"}

// faulty says where components cannot be read and why, and shows the line.
func (c *console) faulty(f *box.Fault) string {
	why := c.words.Word(faults[f.Kind], "given", f.Given)
	return fmt.Sprintf("%s\n> %d | %s", c.words.Word("cli.error.yaml_at", "line", f.Line, "column", f.Column, "why",
		why), f.Line, f.Shown)
}
