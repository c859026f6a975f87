// Package notice tells people what happens at their tables while they are not looking, by mail, on their devices and by
// webhooks: those who have asked for it, once for each thing or in a digest, and never what only some may know.
package notice
