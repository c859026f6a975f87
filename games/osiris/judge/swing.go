package judge

// How far the end may still be from what [Value] expects (see bot.Swing). They are squares of glory points, and glory points.
const (
	SwingBase     = 2.0
	SwingPerPoint = 0.6
)
