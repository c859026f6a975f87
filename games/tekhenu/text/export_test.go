package text

// Access for the external tests.

type Against = against

var (
	Refusals = refusals
	Told     = told
	Whys     = whys
)
