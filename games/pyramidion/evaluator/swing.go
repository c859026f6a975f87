package evaluator

// How far the end may still be from what [Value] expects (see bot.Swing). They are squares of points, and points.
const (
	SwingBase     = 1.2
	SwingPerPoint = 0.93
)
