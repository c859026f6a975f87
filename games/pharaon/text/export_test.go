package text

// The tables that the tests check for completeness.
var (
	EventText = eventText
	Refusals  = refusals
	PowerKeys = powerKeys
	PartKeys  = partKeys

	TokenTerm     = tokenTerm
	QuarterTerm   = quarterTerm
	NobleTerm     = nobleTerm
	GainTerm      = gainTerm
	GainTerms     = gainTerms
	DirectionTerm = directionTerm
	TileTerm      = tileTerm
	God           = god
	ActionText    = actionText
	PassText      = passText
	GodsLost      = godsLost
	NextText      = nextText
)

type Against = against
