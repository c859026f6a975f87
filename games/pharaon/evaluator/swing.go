package evaluator

// How far the final score can still differ from [Value] (see bot.Swing), fitted to games between bots
// (docs/analysis.md). SwingBase is in PP squared, SwingPerPoint in PP.
const (
	SwingBase     = 8.7
	SwingPerPoint = 0.93
)
