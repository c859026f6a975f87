package text

// What the tests see beside what everybody sees.

type Against = against

// Functions and tables that only tests use.
var (
	Refusals  = refusals
	EventText = eventText
	Whys      = whys
)
