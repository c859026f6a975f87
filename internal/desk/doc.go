// Package desk lets an operator manage the tables and the accounts of a house. A running server has a socket
// in its data folder, which only the owner of the folder can open; [Dial] connects to it. If no server is running,
// [Local] does the same directly with the house.
package desk
