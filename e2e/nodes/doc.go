// Package nodes plays at several servers of one house, as processes behind a load balancer, while servers are killed,
// PostgreSQL restarts, notices are cut off and one clock is wrong. Its tests need PostgreSQL.
package nodes
