package cli

import (
	"bytes"
	"strings"

	"ennead/internal/locale"

	"github.com/alecthomas/kong"
)

// example is shown by the help of ennead itself.
const example = "ennead play pharaon --seats human,scribe"

// speak translates the help of a command line. The keys of its words are derived from the names of commands and
// flags; the Help methods return examples, which are the same in every language.
func speak(app *kong.Application, words *locale.Catalogue) {
	app.Help, app.Detail = words.Word("cli.help.ennead"), exampleOf(words, example)
	speakFlags(app.Node, "", words)
	for _, child := range app.Children {
		speakNode(child, child.Name, words)
	}
}

// speakNode is speak for a command of that name and its subcommands.
func speakNode(node *kong.Node, name string, words *locale.Catalogue) {
	key := "cli.help." + name
	node.Help, node.Detail = words.Word(key), exampleOf(words, node.Detail)
	if more := key + ".more"; words.Has(more) {
		node.Detail = words.Word(more) + "\n\n" + node.Detail
	}
	speakFlags(node, name+".", words)
	for _, child := range node.Children {
		speakNode(child, name+"."+child.Name, words)
	}
}

// exampleOf formats lines as one would type them.
func exampleOf(words *locale.Catalogue, lines string) string {
	return words.Word("cli.help.example") + "\n  " + strings.ReplaceAll(lines, "\n", "\n  ")
}

// speakFlags is speak for the flags and arguments of a command.
func speakFlags(node *kong.Node, command string, words *locale.Catalogue) {
	for _, flag := range node.Flags {
		flag.Help = words.Word(flagKey(command, flag.Name, words))
		if key := "cli.holder." + strings.ToLower(flag.PlaceHolder); words.Has(key) {
			flag.PlaceHolder = words.Word(key)
		}
	}
	for _, value := range node.Positional {
		value.Help = words.Word(flagKey(command, value.Name, words))
	}
}

// flagKey returns the key of a command's own words for a flag or argument, otherwise that of the common words.
func flagKey(command, name string, words *locale.Catalogue) string {
	if own := "cli.flag." + command + name; words.Has(own) {
		return own
	}
	return "cli.flag." + name
}

// printHelp is kong's own printer, with kong's few words also translated.
func printHelp(words *locale.Catalogue) kong.HelpPrinter {
	return func(options kong.HelpOptions, ctx *kong.Context) error {
		out := ctx.Stdout
		var page bytes.Buffer
		ctx.Stdout = &page
		err := kong.DefaultHelpPrinter(options, ctx)
		ctx.Stdout = out
		if err != nil {
			return err
		}
		_, err = out.Write([]byte(framed(page.String(), words)))
		return err
	}
}

// framed translates the headings of a page of help, and nothing else on it.
func framed(page string, words *locale.Catalogue) string {
	lines := strings.Split(page, "\n")
	for i, line := range lines {
		switch usage, ok := strings.CutPrefix(line, "Usage:"); {
		case ok:
			usage = strings.Replace(usage, "<command>", words.Word("cli.help.a_command"), 1)
			usage = strings.Replace(usage, "[flags]", words.Word("cli.help.some_flags"), 1)
			lines[i] = words.Word("cli.help.usage") + usage
		case line == "Flags:":
			lines[i] = words.Word("cli.help.flags")
		case line == "Arguments:":
			lines[i] = words.Word("cli.help.arguments")
		case line == "Commands:":
			lines[i] = words.Word("cli.help.commands")
		case strings.HasPrefix(line, `Run "ennead <command> --help"`):
			lines[i] = words.Word("cli.help.another", "command", "ennead "+words.Word("cli.help.a_command"))
		}
	}
	return strings.Join(lines, "\n")
}
