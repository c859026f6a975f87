package cli

import (
	"ennead/games"
	"ennead/protocol"
)

type refereeCommand struct{}

// Help shows an example.
func (refereeCommand) Help() string {
	return `echo '{"do":"new","game":"pharaon","players":3,"seed":7}' | ennead referee`
}

// Run answers requests until the input ends. The console's own buffer is handed on, so that each answer
// leaves the process before the next request is waited for.
func (refereeCommand) Run(c *console) error { return protocol.Serve(c.in, c.Writer, games.All, games.Observers...) }
