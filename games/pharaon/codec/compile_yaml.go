package codec

// The shape of components.yaml, as far as the rules need it. Everything else in the file (sources,
// constraints, notes) is for readers.
type fileYAML struct {
	Schema    string
	Resources struct {
		Types []struct {
			ID    string
			Count int
		}
	}
	Wheel struct {
		Slots  map[string]int `yaml:"slots_per_sector"`
		Colour []string       `yaml:"sector_order_clockwise"`
	}
	Gods struct {
		List []struct{ ID, Quarter string }
	}
	Quarters struct {
		List []quarterYAML
	}
	Pyramid struct {
		Rows struct {
			List []struct {
				Row   int
				Cells []string
			}
		}
	} `yaml:"pyramid_of_time"`
	Tokens struct {
		First   struct{ PP int } `yaml:"first_player"`
		Pharaoh struct {
			PP    int
			Needs struct {
				Nobles int
				Step   int `yaml:"burial_step"`
			}
		}
	}
	Offerings struct {
		List []struct {
			ID, Kind, Resource, Quarter string
			PP                          int
		}
	}
	Jars struct {
		List []struct {
			ID    string
			Upper []string
			Lower string
		}
	}
	Artisans struct {
		List []struct {
			ID   string
			PP   int
			Gain []string
		}
	}
	Nobles struct {
		List []nobleYAML
	}
	Traitor struct {
		NoblePP int `yaml:"default_noble_pp"`
		List    []struct {
			ID          string
			Light, Dark sideYAML
		}
	} `yaml:"traitor_tiles"`
	Setup map[string]any `yaml:"setup_by_players"`
}

type edgeYAML struct{ Need, PP int }

type quarterYAML struct {
	ID      string
	Visible int                        `yaml:"visible_cards"`
	Sides   struct{ CCW, CW edgeYAML } `yaml:"god_sides"`
	Tracks  struct {
		List  []string
		Cells int
		PP    map[string]int `yaml:"pp_by_cell"`
	}
	Options struct {
		List []struct {
			ID     string
			Cost   []string
			Gains  []string
			Arrows []any
		}
	}
	Lots  map[string]int
	Bonus map[string]int `yaml:"bonus_slots"`
	Steps struct {
		List []struct {
			Step int
			Cost []string
			PP   int
		}
	}
}

type nobleYAML struct {
	ID     string
	Number int
	Kind   string
	Power  struct {
		Type    string
		Pair    []string
		Cells   int
		Quarter string
		Effects []map[string]any
	}
	Score struct {
		Base       int
		GodBeside  string `yaml:"per_god_adjacent_to"`
		Each       int
		Pharaoh    int  `yaml:"if_pharaoh"`
		First      int  `yaml:"if_first_player"`
		Noble      int  `yaml:"per_noble"`
		ArtisanPP  int  `yaml:"per_distinct_artisan_pp"`
		Step       int  `yaml:"per_burial_step"`
		Offering   int  `yaml:"per_offering_token"`
		FullTrack  int  `yaml:"per_nile_track_on_cell_3"`
		God        int  `yaml:"per_god_fulfilled"`
		Silver     int  `yaml:"per_silver"`
		Basic      int  `yaml:"per_basic_resource_token"`
		WithOffers bool `yaml:"resource_offerings_count"`
		Copy       bool `yaml:"copy_best_other_noble"`
	}
}

type sideYAML struct {
	Jars   int
	Spaces []struct {
		Space   int
		Effects []map[string]any
	}
}
