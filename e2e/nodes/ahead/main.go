// Command ahead is ennead on a machine whose clock is three seconds ahead.
package main

import (
	"time"

	"ennead/internal/cli"
)

const ahead = 3 * time.Second

func main() { cli.MainAt(func() time.Time { return time.Now().Add(ahead) }) }
