package cli

import "time"

// retention configures how data is kept: what is deleted in time, and what is logged.
type retention struct {
	ForgetBegun time.Duration `aliases:"expire-begun" env:"ENNEAD_FORGET_BEGUN" placeholder:"TIME"`
	LogRequests bool          `env:"ENNEAD_LOG_REQUESTS"`
}
