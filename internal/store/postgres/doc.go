// Package postgres keeps tables in a PostgreSQL database, for any number of servers at once.
//
// Every write is one statement, and so one transaction and one round trip, in READ COMMITTED: the update of the table's
// row, guarded by the version, lets exactly one of many writers through, and all other parts of the statement join that
// row. A pgx.Batch in a transaction would do the same with six statements to parse and a second kind of failure, a
// transaction that is begun and never ended.
//
// Once a write is taken up its answer is certain. It carries a random number that is stored with it, so it may be sent
// again after the connection was lost, and has its effect once: see write.
package postgres
