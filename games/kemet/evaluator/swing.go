package evaluator

// The spread of the final result around [Value] (see bot.Swing), fitted to games between bots; docs/analysis.md
// describes how. SwingBase is in VP squared, SwingPerPoint in VP.
const (
	SwingBase     = 0.93
	SwingPerPoint = 0.93
)
