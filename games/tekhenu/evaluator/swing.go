package evaluator

// How far the final VP may still differ from [Value] (see bot.Swing): a variance in VP squared, and VP.
const (
	SwingBase     = 0.1
	SwingPerPoint = 1.2
)
