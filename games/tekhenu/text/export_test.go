package text

// Access for the external tests.

type Against = against

var (
	Refusals = refusals
	Messages = messages
	Whys     = whys
)
