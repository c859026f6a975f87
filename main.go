// Ennead is a server for playing strategy games of ancient Egypt, a referee and a laboratory.
package main

import "ennead/internal/cli"

func main() { cli.Main() }
