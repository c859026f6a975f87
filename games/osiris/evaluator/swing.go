package evaluator

// How far the end may still be from what [Value] expects (see bot.Swing). They are squares of glory points, and glory points.
const (
	SwingBase     = 0.1
	SwingPerPoint = 1.2
)
