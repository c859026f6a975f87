package text

// What the tests say in full.

type Against = against

var Refusals = refusals
