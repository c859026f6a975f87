// Package notice tells people by mail what happens at their tables while they are not looking: to those who have asked
// for it, once for each thing, and never what only some may know.
package notice
