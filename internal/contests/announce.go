package contests

import (
	"slices"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// announced returns of what people are to be told after a change of a contest: those who play in it, and its organiser.
// Of a title that was taken away only the organiser is told. Whoever makes the change knows of it.
func announced(was store.ContestRow, k *store.Contest, by string, now time.Time) (list []store.Notice) {
	tell := func(kind table.NoticeKind, people ...string) {
		for _, who := range people {
			if who == by {
				continue
			}
			list = append(list, store.Notice{Person: who, Kind: string(kind), About: k.ID, Mark: now.UnixMilli(),
				At: now.UnixMilli(), Due: now.Add(table.AnnounceWithin).UnixMilli()})
		}
	}
	if was.Title != "" && k.Title == "" {
		tell(table.NoticeUntitle, k.Organiser)
	}
	if was.State == k.State {
		return list
	}
	kind, ok := map[string]table.NoticeKind{store.ContestRunning: table.NoticeBegun,
		store.ContestFinished: table.NoticeEnded, store.ContestCancelled: table.NoticeOff}[k.State]
	if ok {
		tell(kind, involved(k)...)
	}
	return list
}

// involved returns the organiser of a contest, and those who play in it and have not withdrawn, each once.
func involved(k *store.Contest) []string {
	all := []string{k.Organiser}
	for _, e := range k.Entries {
		if e.Account && e.Leaves == 0 && !slices.Contains(all, e.Person) {
			all = append(all, e.Person)
		}
	}
	return all
}
