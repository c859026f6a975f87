// Ennead is an open house to play strategy games of ancient Egypt, a referee and a laboratory.
package main

import "ennead/internal/cli"

func main() { cli.Main() }
