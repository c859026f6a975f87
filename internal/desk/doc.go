// Package desk is where whoever runs a house looks after its tables. A house that is open has a socket in its data folder, for the
// owner of the folder alone; [Dial] speaks to it. Where the house is closed, [Local] does the same upon the house itself.
package desk
