// Package contests holds contests: people enter, servers pair the rounds by package contest, open the tables, take the
// results, and end rounds whose time is up. All of it is in the store, so any server may do the next step: what must
// happen once is one change of the contest, and tables are opened under ids that it holds already.
//
// docs/contests.md describes it.
package contests
