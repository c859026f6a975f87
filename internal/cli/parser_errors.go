package cli

import "regexp"

// parserErrors lists the messages of the command line's parser: the English pattern, the parts that are shown to
// people, and the names of these.
var parserErrors = []struct {
	form  *regexp.Regexp
	key   string
	names []string
}{
	{regexp.MustCompile(`^unexpected argument (.+)$`), "cli.error.argument", []string{"given"}},
	{regexp.MustCompile(`^unknown flag (.+), did you mean (?:one of )?(.+)\?$`), "cli.error.flag_near",
		[]string{"given", "near"}},
	{regexp.MustCompile(`^unknown flag (.+)$`), "cli.error.flag", []string{"given"}},
	{regexp.MustCompile(`^missing flags: (.+)$`), "cli.error.missing", []string{"given"}},
	{regexp.MustCompile(`^expected (?:one of )?(".+)$`), "cli.error.expected", []string{"given"}},
	{regexp.MustCompile(`^(--[a-z-]+)\S*: .*but got "EOL"`), "cli.error.no_value", []string{"given"}},
	{regexp.MustCompile(`^(--[a-z-]+)\S*: .*but got (".*?")`), "cli.error.value", []string{"given", "near"}},
	{regexp.MustCompile(`^\[?(--[a-z-]+|<[a-z]+>)\S* must be one of (.+) but got (".*")$`), "cli.error.among",
		[]string{"given", "list", "near"}},
	{regexp.MustCompile(`^(--[a-z-]+)\S*: stat (.+): .*$`), "cli.error.dir", []string{"given", "near"}},
	{regexp.MustCompile(`^(--[a-z-]+)\S*: "(.+)" exists but is not a directory$`), "cli.error.not_dir",
		[]string{"given", "near"}},
	{regexp.MustCompile(`^(.*)$`), "cli.error.line", []string{"given"}},
}

// parserError turns an error of the parser into a wordedError.
func parserError(err error) error {
	for _, m := range parserErrors {
		if found := m.form.FindStringSubmatch(err.Error()); found != nil {
			var args []any
			for i, name := range m.names {
				args = append(args, name, found[i+1])
			}
			return usage(m.key, args...)
		}
	}
	return usageError{err}
}
