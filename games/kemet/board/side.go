package board

// side is one face of the board as topology: named points, and for each space the points round it, in
// order. Spaces that share two consecutive points share that border.
type side struct {
	points  map[string]point
	land    map[string]string // by space, and by the name of a rock that nobody can enter
	gates   map[string]string // by district: the two points of the wall between which its gate stands
	bridges []bridge
	ferries []ferry
	spots   map[string]spots
	tight   map[string]spots // what lies elsewhere on narrow screens
	scenery []scene
	span    float64 // how far east the map goes where the east bank is out of play
}

// bridge joins two spaces that water parts.
type bridge struct {
	a, b string
	at   point
}

// ferry joins the quays of two ports by way of a bend.
type ferry struct {
	a, b           string
	from, bend, to point
}

// scene is a palm, a tuft of reeds or another thing that only adorns the map.
type scene struct {
	what string
	at   point
}

// spots are where things stand in a space: each is the foot of what stands there.
type spots struct {
	build  point // temple, Sanctuary or pyramid
	needle point // obelisk
	troop  point
	mark   point // of a choice
	vp     point // of a temple, if not below it
	name   point
	wide   float64 // of the name at most, in units
	water  bool    // the name lies on water
}
