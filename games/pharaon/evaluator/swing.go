package evaluator

// How far the end may still be from what [Value] expects (see bot.Swing): fitted to games between bots, of
// which docs/analysis.md tells. They are squares of PP, and PP.
const (
	SwingBase     = 6.9
	SwingPerPoint = 1.5
)
