package evaluator

// How far the result may be from the estimate of [Value], see bot.Swing: SwingBase in squares of glory points,
// SwingPerPoint in glory points.
const (
	SwingBase     = 0.3
	SwingPerPoint = 0.75
)
