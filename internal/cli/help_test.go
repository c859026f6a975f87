package cli

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// commands returns the names of all commands and subcommands, with dots.
func commands(node *kong.Node, above string) (list []string) {
	for _, child := range node.Children {
		list = append(append(list, above+child.Name), commands(child, above+child.Name+".")...)
	}
	return list
}

// helpOf returns what a command prints with --help.
func helpOf(t *testing.T, lang, command string) string {
	t.Helper()
	c, _ := paper(t, lang)
	var g grammar
	parser := newParser(&g, c)
	var text bytes.Buffer
	parser.Stdout, parser.Exit = &text, func(int) {}
	// Continues where the program would end.
	_, _ = parser.Parse(append(strings.Fields(strings.ReplaceAll(command, ".", " ")), "--help"))
	return text.String()
}

// Every command, flag and argument is explained in both languages, on pages whose headings are translated too, and
// nothing is explained that does not exist.
func TestHelpIsComplete(t *testing.T) {
	var g grammar
	raw, err := kong.New(&g, kong.Vars{"data": "x"})
	if err != nil {
		t.Fatal(err)
	}
	all := commands(raw.Model.Node, "")
	if !slices.Contains(all, "sim.all") || !slices.Contains(all, "bench") {
		t.Fatalf("the commands are %v", all)
	}
	possible := map[string]bool{"cli.help.ennead": true, "cli.help.example": true}
	for _, key := range []string{"usage", "flags", "arguments", "commands", "a_command", "some_flags", "another"} {
		possible["cli.help."+key] = true
	}
	gather := func(node *kong.Node, command string) {
		for _, flag := range node.Flags {
			possible["cli.flag."+flag.Name], possible["cli.flag."+command+"."+flag.Name] = true, true
			possible["cli.holder."+strings.ToLower(flag.PlaceHolder)] = true
		}
		for _, value := range node.Positional {
			possible["cli.flag."+value.Name], possible["cli.flag."+command+"."+value.Name] = true, true
		}
	}
	gather(raw.Model.Node, "")
	var walk func(node *kong.Node, above string)
	walk = func(node *kong.Node, above string) {
		for _, child := range node.Children {
			name := above + child.Name
			possible["cli.help."+name], possible["cli.help."+name+".more"] = true, true
			gather(child, name)
			if !strings.Contains(child.Detail, "ennead "+strings.Split(name, ".")[0]) {
				t.Errorf("%s shows no example", name)
			}
			walk(child, name+".")
		}
	}
	walk(raw.Model.Node, "")
	words, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range words.Keys() {
		for _, kind := range []string{"cli.help.", "cli.flag.", "cli.holder."} {
			if strings.HasPrefix(key, kind) && !possible[key] {
				t.Errorf("%s explains nothing", key)
			}
		}
	}
	english := []string{"Usage:", "Flags", "Commands:", "Arguments:", "Run ", "Example", "<command>", "[flags]",
		" the ", "Show "}
	for _, command := range append(all, "") {
		for _, lang := range []string{"en", "fr"} {
			text := helpOf(t, lang, command)
			if strings.Contains(text, "[cli.") || len(text) < 200 {
				t.Errorf("%s in %s lacks words:\n%s", command, lang, text)
			}
			for _, word := range english {
				if lang == "fr" && strings.Contains(text, word) {
					t.Errorf("%s: %q is English:\n%s", command, word, text)
				}
			}
		}
	}
}

// Every alias is understood as the name it stands for, and the help mentions it in both languages.
func TestAliases(t *testing.T) {
	for alias, line := range map[string]string{
		"tournament":     "tournament pharaon --bots random,greedy",
		"--expire":       "serve --expire 48h",
		"--expire-begun": "serve --expire-begun 96h",
		"--bot-delay":    "serve --bot-delay 300ms",
		"--trust-proxy":  "serve --trust-proxy 10.0.0.5",
		"--print":        "learn pharaon --print",
	} {
		command, got := settings(t, line)
		_, want := settings(t, strings.NewReplacer("tournament", "ladder", "--expire-begun", "--forget-begun",
			"--expire", "--forget",
			"--bot-delay", "--pause", "--trust-proxy", "--proxies", "--print", "--tell").Replace(line))
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", line, got, want)
		}
		for _, lang := range []string{"en", "fr"} {
			if text := helpOf(t, lang, command); !strings.Contains(text, alias) {
				t.Errorf("%s: the help does not mention %s:\n%s", lang, alias, text)
			}
		}
	}
}

// settings returns the command of a line, and the grammar as the line fills it in.
func settings(t *testing.T, line string) (command string, g grammar) {
	t.Helper()
	c, _ := paper(t, "en")
	called, err := newParser(&g, c).Parse(strings.Fields(line))
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return called.Selected().Name, g
}

// What the parser of the command line does not understand is reported in the reader's language, with what was typed.
func TestMisreadings(t *testing.T) {
	for _, test := range []struct{ line, en, fr string }{
		{"dance", "unexpected argument dance", "argument inattendu dance"},
		{"bots --dance", "unknown flag --dance", "option inconnue --dance"},
		{"sim pharaon --sed 3", `unknown flag --sed, did you mean "--seed"?`,
			"option inconnue --sed ; peut-être \"--seed\" ?"},
		{"render x", "missing flags: --svg=OUT", "il manque une option : --svg=SORTIE"},
		{"sim", `expected "<game>"`, `il manque "<game>"`},
		{"sim pharaon --games x", `--games: invalid value "x"`, `--games : "x" ne convient pas`},
		{"sim pharaon --games", "--games: the value is missing", "--games : il manque la valeur"},
		{"bench --time soon", `--time: invalid value "soon"`, `--time : "soon" ne convient pas`},
		{"play kemet --ask maybe", `--ask must be one of "always","able","touched","never", not "maybe"`,
			`--ask : attendu "always","able","touched","never", reçu "maybe"`},
	} {
		for lang, want := range map[string]string{"en": test.en, "fr": test.fr} {
			c, _ := paper(t, lang)
			var g grammar
			_, err := newParser(&g, c).Parse(strings.Fields(test.line))
			if err == nil {
				t.Fatalf("%s was understood", test.line)
			}
			plain := strings.NewReplacer("\u202f", " ", "\u00a0", " ", "’", "'").Replace(c.tell(parserError(err)))
			if plain != want {
				t.Errorf("%s in %s: %s, want %s", test.line, lang, plain, want)
			}
		}
	}
}

// The language is the one on the command line, wherever it is given.
func TestAsked(t *testing.T) {
	for line, want := range map[string]string{"bots": "", "--lang fr bots": "fr", "bots --lang=en": "en",
		"sim pharaon --lang": "", "--lang de bots": ""} {
		if got := asked(strings.Fields(line)); got != want {
			t.Errorf("%s: %q", line, got)
		}
	}
}
