package store

import (
	"context"
	"time"
)

// JobID names a job: there is at most one of each name.
type JobID struct {
	Kind string
	Key  string // what it is about, such as the id of a table
}

// Job is work for any server of the house. A server claims it for a while, and renews the claim while it works; the
// claim of one that has died ends by itself. Two may still work at the same thing, so whatever a job changes needs the
// version that it saw, as every [Change] does.
type Job struct {
	JobID
	Due  int64  // milliseconds since 1970, before which nobody needs to look
	Note []byte // what the server that works says of its progress; nil if it has said nothing
}

// Claim is a server's hold on a job. Its zero value is none.
type Claim struct {
	Stamp int64 // changes whenever the job is queued again
	Held  bool
}

// Jobs is what the house needs of a queue of work. The time is that of the database, so the clocks of servers need not
// agree.
type Jobs interface {
	// PutJobs queues jobs. One that is queued already gets the new time, and no longer ends with a claim from before.
	PutJobs(ctx context.Context, jobs ...Job) error
	// DueJobs lists jobs of these kinds that are due and that nobody holds, the one that is due longest first. The
	// second result is when the first of the others will be due, in milliseconds since 1970; 0 if there is none.
	DueJobs(ctx context.Context, kinds []string, most int) (jobs []Job, next int64, err error)
	// ClaimJob lets a server hold a job for a while, unless another holds it. It need not be queued.
	ClaimJob(ctx context.Context, id JobID, server string, hold time.Duration) (Claim, error)
	// RenewJobs extends claims of the server that have not been taken over; with no time it ends them.
	RenewJobs(ctx context.Context, server string, ids []JobID, hold time.Duration) error
	// NoteJob writes the progress of a job that the server holds.
	NoteJob(ctx context.Context, id JobID, server string, note []byte) error
	// EndJob ends a claim, and the job with it, unless the job has been queued again since: then it is false, and the
	// server still holds the job.
	EndJob(ctx context.Context, id JobID, server string, claim Claim) (done bool, err error)
	// Job reads a queued job; [ErrNotFound] if there is none.
	Job(ctx context.Context, id JobID) (*Job, error)
}
