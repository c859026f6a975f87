package contests

import "ennead/internal/store"

// What pages show of a contest.
type (
	Row   = store.ContestRow
	Entry = store.ContestEntry
	Round = store.ContestRound
	Table = store.ContestTable
)
