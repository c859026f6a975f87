// Package contest pairs the rounds of contests and ranks their entries: Swiss rounds at tables of two to five, groups,
// knockouts and leagues. A [History] goes in, a [Round] or [Standing] values come out. The package keeps nothing and
// knows no clock: the same history and the same [Seed] give the same pairing everywhere, so that anybody can recompute
// it once the seed is public.
//
// docs/contests.md describes the pairing step by step.
package contest
