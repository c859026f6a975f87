package codec

// The shape of components.yaml, as far as the rules need it. Everything else in the file (sources, constraints, notes)
// is for readers.
type fileYAML struct {
	Game struct {
		ID      string
		Players struct{ Min, Max int }
	}
	Vocabulary struct {
		Resources []struct {
			ID  string
			Die string `yaml:"die_color"`
		}
		Others []struct{ ID string } `yaml:"other_tokens"`
		Gods   []struct {
			Index int
			ID    string
		}
		Lighting []string
		Purity   []string
	}
	Tokens struct {
		Unlimited bool `yaml:"unlimited_in_play"`
	}
	Pieces struct {
		Items []struct {
			ID    string
			Count int
		}
	} `yaml:"player_pieces"`
	PlayerBoard struct {
		Tracks struct {
			Resources       []string
			Min, Max, Start int
		} `yaml:"production_tracks"`
		Row struct {
			Slots []struct{ N, Bread, VP int }
		} `yaml:"building_row"`
		Statues struct {
			Cost []int `yaml:"granite_cost"`
		} `yaml:"statue_row"`
	} `yaml:"player_board"`
	ScoreTrack struct{ Start int }           `yaml:"score_track"`
	Begin      struct{ Gain map[string]any } `yaml:"player_start"`
	Track      trackYAML                     `yaml:"population_happiness_track"`
	Dice       diceYAML
	Dial       struct {
		Sections int
		Pattern  []string `yaml:"pattern_clockwise"`
		Rotation struct {
			Direction string
			Step      int
		}
		Arrow int `yaml:"arrow_on_pattern_index"`
		Marks []struct {
			Hourglasses int
			Sections    int `yaml:"sections_clockwise_from_arrow"`
		} `yaml:"scoring_markers"`
	}
	Turns struct {
		Rounds   int
		Rotation int `yaml:"rounds_per_rotation"`
		Maat     int `yaml:"rotations_per_maat"`
		Scoring  int `yaml:"maat_per_scoring"`
		Scorings int
	} `yaml:"turn_structure"`
	Anubis struct{ Scribes int }
	InLine struct {
		Column int `yaml:"column_vp"`
	} `yaml:"in_line"`
	Loss struct {
		Bands []struct{ From, To, VP int }
	} `yaml:"maat_vp_loss"`
	Statues struct {
		Gods struct {
			PerGod int            `yaml:"per_god"`
			Usable map[string]int `yaml:"usable_per_god_by_players"`
		}
		People []struct {
			ID   string
			For  map[string]any `yaml:"counts_for"`
			Gold int
		}
	} `yaml:"statue_sites"`
	Horus struct {
		Tiles struct {
			List []struct{ ID, God string }
		}
		Printed struct{ Order []string } `yaml:"default_printed_order"`
		Bonus   []struct {
			Slot int
			Gain map[string]any
		} `yaml:"slot_bonus"`
		Bot struct {
			List []struct {
				Slots []int
				Gain  map[string]any
			}
		} `yaml:"bot_slot_bonus"`
	} `yaml:"horus_area"`
	Ra struct {
		Slots []struct {
			ID     string
			Values []int `yaml:"die_values"`
			VP     int
		} `yaml:"display_slots"`
	} `yaml:"ra_area"`
	Temple templeYAML
	Osiris osirisYAML `yaml:"osiris_area"`
	Market marketYAML `yaml:"card_market"`
	Bastet struct {
		Cost    struct{ Papyrus int }
		Scribes map[string]int `yaml:"scribes_by_value"`
	}
	Scoring struct {
		Osiris     int   `yaml:"osiris_majority_vp"`
		Building   int   `yaml:"temple_building_vp"`
		Statue     int   `yaml:"temple_statue_vp"`
		Column     int   `yaml:"column_vp_per_aligned_own_building_or_statue"`
		Statues    []int `yaml:"statues_built_vp"`
		Symbol     int   `yaml:"happiness_symbol_vp"`
		Production int   `yaml:"production_max_vp"`
		Bread      int   `yaml:"unpaid_bread_vp"`
		Order      struct {
			First  int
			Second int `yaml:"second_if_3_or_4_players"`
		} `yaml:"final_turn_order_vp"`
		Decrees int `yaml:"max_decrees_scored"`
	}
	Tiles struct {
		Order []string `yaml:"edges_order"`
		List  []struct {
			ID       string
			Cost     struct{ Limestone int }
			Edges    []string
			Lighting string
			Op       map[string]any
		}
	} `yaml:"column_tiles"`
	Start struct {
		List []struct {
			ID         string
			Initiative int
			Op         map[string]any
		}
		Deal map[string]int `yaml:"deal_by_players"`
	} `yaml:"start_cards"`
	Destiny struct {
		List []struct {
			ID   string
			Ankh int
			Op   map[string]any
		}
	} `yaml:"destiny_cards"`
	Decrees struct {
		Symbols struct{ IDs []string }
		List    []cardYAML
	} `yaml:"decree_cards"`
	Blessings    struct{ List []cardYAML } `yaml:"blessing_cards"`
	Technologies struct{ List []cardYAML } `yaml:"technology_cards"`
	Solo         soloYAML
}

type trackYAML struct {
	Start   struct{ Population, Happiness int }
	Min     int
	Max     struct{ Value int }
	Symbols []struct {
		At, Symbols int
		VP          int `yaml:"vp_happiness"`
	}
	Rewards []struct {
		At    int
		Gain  map[string]any
		Extra map[string]any `yaml:"extra_action"`
	} `yaml:"happiness_first_time_rewards"`
	Opens []struct {
		At      int
		Section int `yaml:"opens_market_section"`
	} `yaml:"population_first_time_any_player"`
}

type diceYAML struct {
	Total  int
	Colors []struct {
		ID       string
		Count    int
		Produces string
	}
	Pool    map[string]map[string]int `yaml:"pool_by_players"`
	Variant struct {
		Use map[string]int
	} `yaml:"pool_variant_2p"`
	PerSection int                          `yaml:"initial_per_section"`
	Purity     map[string]map[string]string `yaml:"purity_table"`
}

type templeYAML struct {
	Size  struct{ Rows, Columns int }
	Cells struct{ Grid [][][]any }
	Edges struct {
		Palette                  []string
		North, East, South, West []string
	} `yaml:"border_colors"`
	Sites struct {
		List []struct {
			ID, Side string
			Line     map[string]any
			Bread    int
			Players  int `yaml:"min_players"`
		}
		Solo int `yaml:"solo_counts_as_players"`
	} `yaml:"building_sites"`
}

type osirisYAML struct {
	Districts []string `yaml:"districts_left_to_right"`
	Rows      int
	Spaces    struct {
		Each  int `yaml:"per_district_and_row"`
		Total int
	}
	RowGold struct{ Gold int }  `yaml:"row2_first_builder_gold"`
	Cost    struct{ Value int } `yaml:"happiness_cost"`
	Effects struct {
		List []struct {
			Row        int
			Production struct{ Own, Second, Choice int }
			Gain       struct{ Own, Gold int }
			First      struct{ Gold int } `yaml:"first_builder"`
		}
	} `yaml:"row_effects"`
	Second struct{ Row3, Row4 map[string]string } `yaml:"second_resource"`
}

type marketYAML struct {
	Sections []struct {
		Section   int
		Slots     []string
		Open      string
		Happiness int `yaml:"min_happiness"`
	}
	Thoth []struct {
		Values         []int `yaml:"die_values"`
		Cards, Papyrus int
	} `yaml:"thoth_cost"`
	Refresh struct{ Papyrus int } `yaml:"refresh_cost"`
}

type cardYAML struct {
	ID, Symbol string
	Op         map[string]any
	Players    int `yaml:"min_players"`
}

type soloYAML struct {
	Begin  struct{ Population, Happiness, VP, Scribes, Gold int } `yaml:"bot_start"`
	Setup  struct{ Slot int }                                     `yaml:"setup_statue_slot"`
	Levels struct {
		Medium struct {
			Buildings []struct {
				Row      int
				District string
			} `yaml:"osiris_buildings"`
			Column struct{ Cell, Tile string }
		}
		Hard struct {
			Includes string
			Slot     int `yaml:"extra_statue_slot"`
		}
		DecreeHard int `yaml:"extra_challenge_decree_vp"`
	} `yaml:"difficulty"`
	Balance    map[string]int `yaml:"maat_balance"`
	Ankh       int
	Blessing   int                      `yaml:"vp_per_blessing"`
	Technology int                      `yaml:"vp_per_technology"`
	Decree     int                      `yaml:"vp_per_decree"`
	Scribes    int                      `yaml:"scribes_per_vp"`
	Pyramid    []int                    `yaml:"pyramid_rows_bottom_up"`
	Deben      struct{ Faces []string } `yaml:"deben_token"`
	Tiles      struct {
		List []struct {
			ID, Kind, God string
			Order         []string
		}
	} `yaml:"action_tiles"`
}
