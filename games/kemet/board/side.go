package board

// side is one side of the board as topology: named points, and for each space the points around it, in order. Spaces
// that share two consecutive points share that border.
type side struct {
	points  map[string]point
	land    map[string]string // by space; also rocks, which nobody can enter
	gates   map[string]string // by district: the two points of the wall on both sides of its gate
	bridges []bridge
	ferries []ferry
	spots   map[string]spots
	tight   map[string]spots // the spots that differ on narrow screens
	scenery []scene
	signs   map[string]string // the points of the signs of cities that have no room at the point c of their wall
	span    float64           // width of the map when the east bank is not in play
}

// bridge connects two spaces across water.
type bridge struct {
	a, b string
	at   point
}

// ferry connects the quays of two ports by way of a bend.
type ferry struct {
	a, b           string
	from, bend, to point
}

// scene is a decoration: a palm, reeds and the like.
type scene struct {
	what string
	at   point
}

// spots are the places of things in a space. Each is the foot of the thing.
type spots struct {
	build  point // temple, Sanctuary or pyramid
	needle point // obelisk
	troop  point
	mark   point // of a choice
	vp     point // VP of a temple, if not below the temple
	name   point
	wide   float64 // maximal width of the name, in units
}
