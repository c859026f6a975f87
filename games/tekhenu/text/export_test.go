package text

// Access for the external tests.

type Against = against

var (
	Refusals  = refusals
	EventText = eventText
	Whys      = whys
)
