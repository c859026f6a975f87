package cli

import (
	"ennead/games"
	"ennead/protocol"
)

type refereeCommand struct{}

func (refereeCommand) Help() string {
	return `echo '{"do":"new","game":"pharaon","players":3,"seed":7}' | ennead referee`
}

// Run answers requests until the input ends. It uses the console's own buffer, so that each answer leaves the process
// before the next request is awaited.
func (refereeCommand) Run(c *console) error {
	return protocol.Serve(c.in, c.Writer, games.All(), games.Observers()...)
}
