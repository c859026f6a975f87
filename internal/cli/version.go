package cli

import (
	"runtime"
	"runtime/debug"

	"ennead/games"
	"ennead/protocol"
)

type versionCommand struct{}

func (versionCommand) Help() string { return "ennead version" }

// Run prints the versions.
func (versionCommand) Run(c *console) error {
	c.line("ennead %s, %s %s/%s", version(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	for _, g := range games.All() {
		c.say("cli.version.rules", "game", g.ID(), "version", g.Version())
	}
	c.say("cli.version.protocol", "version", protocol.Version)
	return nil
}

// version returns the version that was built, as far as that is known.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}
