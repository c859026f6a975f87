package evaluator

// How far the end may still be from what [Value] expects (see bot.Swing): squares of VP, and VP.
const (
	SwingBase     = 0.1
	SwingPerPoint = 1.2
)
