package board

// sides are the two sides of the board.
var sides = map[string]*side{"A": &sideA, "B": &sideB}

// sideA is for two and four players. The east bank mirrors the west bank, except for the temple on its shore.
var sideA = side{
	span: 62,
	points: map[string]point{
		// The west bank, from the north along the shore; the obelisk and its neighbours.
		"W0": {-1, 4.1}, "W1": {20, 4.2}, "W2": {35, 7.6}, "W3": {39, 15}, "W4": {43.4, 26}, "W5": {43, 35}, "W6": {42, 42}, "W7": {35.6, 41.5},
		"Wa": {29.6, 37.4}, "Wb": {23.6, 41.9}, "Wc": {-1, 42}, "Wd": {22.4, 50}, "We": {23.6, 59}, "Wf": {-1, 58.4},
		"Wg": {35.8, 47.2}, "Wh": {34, 54}, "Wi": {30.6, 60.6}, "Wj": {27, 62.4}, "Wk": {43, 47}, "Wl": {43.8, 55}, "Wm": {43.4, 62},
		"Wn": {33, 63.4}, "Wo": {32, 67.8}, "Wp": {35.6, 65}, "Wq": {46, 72}, "Wr": {46, 85}, "Ws": {45.4, 93}, "Wt": {43.4, 101},
		"Wu": {36.4, 93}, "Wv": {34.8, 84}, "Ww": {34.6, 74}, "Wx": {31.6, 80}, "Wy": {32.8, 92}, "Wz": {33.8, 101}, "WA": {-1, 101},
		// The east bank.
		"E0": {101, 4.1}, "E1": {80, 4.2}, "E2": {65, 7.6}, "E3": {61, 15}, "E4": {56.6, 26}, "E5": {57, 35}, "E6": {58, 42}, "E7": {64.4, 41.5},
		"Ea": {70.4, 37.4}, "Eb": {76.4, 41.9}, "Ec": {101, 42}, "Ed": {77.6, 50}, "Ee": {76.4, 59}, "Ef": {101, 58.4},
		"Eg": {64.2, 47.2}, "Eh": {66, 54}, "Ei": {69.4, 60.6}, "Ej": {73, 62.4}, "Ek": {57.2, 47}, "El": {55.6, 49.4}, "Em": {62, 49.2},
		"En": {65, 58.6}, "Eo": {62.6, 70.8}, "Ep": {55, 70.6}, "Eq": {52.8, 59}, "Er": {57.4, 77}, "Es": {56.8, 89}, "Et": {58, 101},
		"Eu": {64, 89}, "Ev": {66.8, 80}, "Ew": {67.8, 68}, "Ex": {67, 63.4}, "Ey": {65.4, 94}, "Ez": {63.6, 101}, "EA": {101, 101},
		// The Delta.
		"D0": {45.6, 7.4}, "D1": {50, 6.8}, "D2": {54.4, 7.4}, "D3": {57.4, 11.6}, "D4": {56.4, 18.4}, "D5": {53.8, 24.2}, "D6": {50, 28.4},
		"D7": {46.2, 24.2}, "D8": {43.6, 18.4}, "D9": {42.6, 11.6},
		// The cities: the middle, then round the wall.
		"1m": {11, 20.6}, "1a": {.9, 14.6}, "1b": {2, 7.4}, "1c": {10.5, 4.6}, "1d": {19.3, 7.4}, "1e": {20.7, 18}, "1f": {20.5, 33.6}, "1g": {11.2, 38}, "1h": {1.8, 34.8},
		"2m": {11, 79.6}, "2a": {.9, 85.6}, "2b": {2, 92.8}, "2c": {10.5, 95.6}, "2d": {19.3, 92.8}, "2e": {20.7, 82.2}, "2f": {20.5, 66.6}, "2g": {11.2, 62.2}, "2h": {1.8, 65.4},
		"3m": {89, 20.6}, "3a": {99.1, 14.6}, "3b": {98, 7.4}, "3c": {89.5, 4.6}, "3d": {80.7, 7.4}, "3e": {79.3, 18}, "3f": {79.5, 33.6}, "3g": {88.8, 38}, "3h": {98.2, 34.8},
		"4m": {89, 79.6}, "4a": {99.1, 85.6}, "4b": {98, 92.8}, "4c": {89.5, 95.6}, "4d": {80.7, 92.8}, "4e": {79.3, 82.2}, "4f": {79.5, 66.6}, "4g": {88.8, 62.2}, "4h": {98.2, 65.4},
	},
	land: map[string]string{
		"a.f1": "W0 W1 W2 W3 W4 W5 W6 W7 Wa Wb Wc", "a.t1": "Wc Wb Wd We Wf", "a.wo": "Wb Wa W7 Wg Wh Wi Wj We Wd",
		"a.we": "Wg Wk Wl Wm Wp Wo Wn Wi Wh", "a.t2": "Wm Wq Wr Ws Wu Wv Ww Wp", "a.f2": "Wf We Wj Wi Wn Wo Wx Wy Wz WA",
		"a.f3": "E0 E1 E2 E3 E4 E5 E6 E7 Ea Eb Ec", "a.sa": "Ec Eb Ed Ee Ef", "a.eo": "Eb Ea E7 Eg Eh Ei Ej Ee Ed",
		"a.ee": "Eg Ek El Em En Eo Ep Er Es Eu Ev Ew Ex Ei Eh", "a.t3": "El Em En Eo Ep Eq", "a.f4": "Ef Ee Ej Ei Ex Ew Ev Eu Ey Ez EA",
		"a.delta":   "D1 D2 D3 D4 D5 D6 D7 D8 D9 D0",
		"rock west": "Wp Ww Wv Wu Ws Wt Wz Wy Wx Wo", "rock east": "Es Eu Ey Ez Et",
		"a1.d1": "1m 1a 1h 1g", "a1.d2": "1m 1a 1b 1c 1d 1e", "a1.d3": "1m 1e 1f 1g", "a2.d1": "2m 2a 2h 2g", "a2.d2": "2m 2a 2b 2c 2d 2e", "a2.d3": "2m 2e 2f 2g",
		"a3.d1": "3m 3a 3h 3g", "a3.d2": "3m 3a 3b 3c 3d 3e", "a3.d3": "3m 3e 3f 3g", "a4.d1": "4m 4a 4h 4g", "a4.d2": "4m 4a 4b 4c 4d 4e", "a4.d3": "4m 4e 4f 4g",
	},
	gates: map[string]string{
		"a1.d1": "1h 1g", "a1.d2": "1d 1e", "a1.d3": "1e 1f", "a2.d1": "2h 2g", "a2.d2": "2d 2e", "a2.d3": "2e 2f",
		"a3.d1": "3h 3g", "a3.d2": "3d 3e", "a3.d3": "3e 3f", "a4.d1": "4h 4g", "a4.d2": "4d 4e", "a4.d3": "4e 4f",
	},
	bridges: []bridge{{"a.f1", "a.we", point{39.4, 44.5}}, {"a.f3", "a.ee", point{60.6, 44.5}}},
	ferries: []ferry{
		{"a.wo", "a.eo", point{36, 44.4}, point{50, 44.4}, point{64, 44.4}}, {"a.we", "a.t3", point{43.9, 58}, point{48.4, 58}, point{52.9, 58}},
		{"a.t2", "a.ee", point{46, 79}, point{51.6, 79}, point{57.2, 79}},
	},
	spots: map[string]spots{
		"a1.d1":   {build: point{5, 23.5}, troop: point{5.6, 32.4}, mark: point{3.2, 18.4}},
		"a1.d2":   {build: point{5.8, 14.6}, troop: point{14.4, 15.6}, mark: point{10.2, 8.9}},
		"a1.d3":   {build: point{15.6, 26.8}, troop: point{15.8, 33.2}, mark: point{18.6, 21.6}},
		"a2.d1":   {build: point{5, 72.6}, troop: point{5.3, 79.8}, mark: point{9.2, 67}},
		"a2.d2":   {build: point{5.8, 92.4}, troop: point{14.2, 92.8}, mark: point{10.2, 85.4}},
		"a2.d3":   {build: point{15.6, 72.4}, troop: point{16, 78.6}, mark: point{18.8, 68.4}},
		"a3.d1":   {build: point{95, 23.5}, troop: point{94.4, 32.4}, mark: point{96.8, 18.4}},
		"a3.d2":   {build: point{94.2, 14.6}, troop: point{85.6, 15.6}, mark: point{89.8, 8.9}},
		"a3.d3":   {build: point{84.4, 26.8}, troop: point{84.2, 33.2}, mark: point{81.4, 21.6}},
		"a4.d1":   {build: point{95, 72.6}, troop: point{94.7, 79.8}, mark: point{90.8, 67}},
		"a4.d2":   {build: point{94.2, 92.4}, troop: point{85.8, 92.8}, mark: point{89.8, 85.4}},
		"a4.d3":   {build: point{84.4, 72.4}, troop: point{84, 78.6}, mark: point{81.2, 68.4}},
		"a.f1":    {troop: point{29.2, 32.4}, mark: point{31, 22.6}, name: point{29.2, 13.6}, wide: 150},
		"a.f2":    {troop: point{26.6, 78}, mark: point{26.6, 86}, name: point{26.6, 94.6}, wide: 120},
		"a.f3":    {troop: point{70.8, 32.4}, mark: point{69, 22.6}, name: point{70.8, 13.6}, wide: 150},
		"a.f4":    {troop: point{73.4, 78}, mark: point{73.4, 86}, name: point{73.4, 94.6}, wide: 120},
		"a.t1":    {build: point{7.6, 55.2}, needle: point{12.4, 55}, troop: point{17.8, 55.4}, mark: point{18.8, 47.2}, vp: point{2.8, 53.6}, name: point{8.6, 44.9}, wide: 175},
		"a.sa":    {build: point{91.4, 55.2}, needle: point{98.2, 55}, troop: point{82.2, 55.4}, mark: point{80.8, 47.2}, name: point{91.2, 44.9}, wide: 190},
		"a.wo":    {needle: point{31.6, 47}, troop: point{29, 52.6}, mark: point{27, 44.8}, name: point{28.8, 58}, wide: 92},
		"a.eo":    {needle: point{68.4, 47}, troop: point{71, 52.6}, mark: point{73, 44.8}, name: point{71.2, 58}, wide: 92},
		"a.we":    {troop: point{39, 58.8}, mark: point{34.9, 61.4}, name: point{39.3, 50}, wide: 80},
		"a.ee":    {troop: point{62.4, 81}, mark: point{61.2, 85.4}, name: point{62.4, 74.2}, wide: 80},
		"a.t2":    {build: point{39.2, 73.8}, needle: point{43.6, 73.6}, troop: point{40.4, 84}, mark: point{38.8, 88.4}, vp: point{38, 76}, name: point{50.9, 90}, wide: 92, water: true},
		"a.t3":    {build: point{56.9, 58.6}, needle: point{60.9, 58.4}, troop: point{57.6, 67.6}, mark: point{61.5, 61.2}, vp: point{55, 60.6}, name: point{48.4, 65}, wide: 84, water: true},
		"a.delta": {build: point{48.2, 16.2}, needle: point{53.2, 16}, troop: point{50, 22.4}, mark: point{50, 25.2}, vp: point{53.8, 18.2}, name: point{50, 4.2}, wide: 180, water: true},
	},
	tight: map[string]spots{
		"a.wo": {needle: point{29.2, 44.8}, mark: point{29, 48.4}, troop: point{28.8, 54.6}}, "a.eo": {needle: point{70.8, 44.8}, mark: point{71, 48.4}, troop: point{71.2, 54.6}},
		"a.t1": {build: point{8, 52.6}, needle: point{13.2, 52.4}, mark: point{15.4, 45.6}, troop: point{17, 55.4}},
		"a.sa": {build: point{91, 52.6}, needle: point{98.2, 52.4}, mark: point{83.4, 46}, troop: point{82.8, 55.4}},
		"a.t3": {build: point{57.6, 56.6}, needle: point{61.6, 56.4}, mark: point{58.4, 60.2}, troop: point{58, 65}},
		"a.we": {mark: point{38.8, 61.4}, troop: point{38.8, 55}}, "a.delta": {build: point{48.6, 14}, needle: point{53.4, 13.8}, troop: point{50, 20.2}, mark: point{50, 24.4}},
		"a1.d1": {troop: point{5.4, 31.8}}, "a1.d3": {troop: point{15.6, 31.8}}, "a3.d1": {troop: point{94.6, 31.8}}, "a3.d3": {troop: point{84.4, 31.8}},
		"a2.d2": {troop: point{14.4, 90.8}}, "a4.d2": {troop: point{85.6, 90.8}},
		"a2.d1": {troop: point{5.6, 76.6}}, "a2.d3": {troop: point{15.8, 76.2}}, "a4.d1": {troop: point{94.4, 76.6}}, "a4.d3": {troop: point{84.2, 76.2}},
		"a.t2": {troop: point{40.4, 81}},
	},
	scenery: []scene{
		{"reed", point{43.8, 30}}, {"reed", point{44.4, 64}}, {"reed", point{46.2, 75}}, {"reed", point{55.8, 71.8}}, {"reed", point{57.2, 83}}, {"reed", point{43.4, 51.4}},
		{"reed", point{56.4, 31}}, {"reed", point{45.2, 20.6}}, {"reed", point{54.8, 20.6}},
		{"palm", point{37.4, 22}}, {"palm", point{40.6, 30}}, {"palm", point{62.6, 22}}, {"palm", point{59.4, 30}}, {"palm", point{65, 12.4}}, {"palm", point{24.6, 10.4}}, {"palm", point{75.4, 10.4}},
		{"palm", point{35, 12.4}}, {"palm", point{22.8, 70}}, {"palm", point{77.2, 70}},
	},
}
