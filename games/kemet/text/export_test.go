package text

// Against is against, for the tests.
type Against = against

// Functions and tables that only tests use.
var (
	CardKeys   = cardKeys
	Refusals   = refusals
	ColourTerm = colourTerm
	CardTerm   = cardTerm
	BeastTerm  = beastTerm
	BattleTerm = battleTerm
	SpaceTerm  = spaceTerm
	TileTerm   = tileTerm
	ActionTerm = actionTerm
	EventText  = eventText
	Gains      = gains
	Yield      = yield
	Opens      = opens
)
