// Package lobby brings people together who look for a game. What they want lies in the store as a queue, longest first.
// Every operation is a pure function of the queue and the time, so it does not matter which server carries it out.
package lobby
