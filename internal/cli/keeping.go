package cli

import "time"

// keeping is how the house is kept: what goes in time, and what the log says.
type keeping struct {
	ForgetBegun time.Duration `env:"ENNEAD_FORGET_BEGUN" placeholder:"TIME"`
	LogRequests bool          `env:"ENNEAD_LOG_REQUESTS"`
}
