package osiris

// What things are called in a position, where moves have no word for it.

var partNames = []string{"glory", "barge", "completion", "regent", "cards", "rows", "reaches"}
