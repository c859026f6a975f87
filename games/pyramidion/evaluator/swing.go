package evaluator

// How far the final score can still differ from [Value] (see bot.Swing). SwingBase is in VP squared, SwingPerPoint in
// VP.
const (
	SwingBase     = 1.2
	SwingPerPoint = 0.93
)
