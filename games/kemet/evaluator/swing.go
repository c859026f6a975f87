package evaluator

// How far the end may still be from what [Value] expects (see bot.Swing): fitted to games between bots, of
// which docs/analysis.md tells. They are squares of VP, and VP.
const (
	SwingBase     = 0.93
	SwingPerPoint = 0.93
)
