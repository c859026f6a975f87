package text

// What the tests say in full.
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
)

type Against = against
