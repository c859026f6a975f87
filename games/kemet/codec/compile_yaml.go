package codec

// The shape of components.yaml, as far as the rules need it. Everything else in the file (sources,
// constraints, notes) is for readers.
type fileYAML struct {
	Meta struct {
		ID      string `yaml:"game_id"`
		Trigger int    `yaml:"victory_trigger_vp"`
	}
	Setup struct {
		Prayer  int `yaml:"prayer_points_start"`
		Cards   int `yaml:"di_cards_start"`
		OnBoard struct {
			Districts int
			Each      int `yaml:"units_each"`
		} `yaml:"units_on_board_start"`
		Reserve   int                 `yaml:"units_in_reserve_start"`
		Side      map[string]string   `yaml:"board_side_by_players"`
		Cities    map[string][]string `yaml:"cities_by_players"`
		Closed    map[string]string   `yaml:"closed_bank_by_players"`
		Sanctuary map[string]bool     `yaml:"sanctuary_in_play"`
	}
	Inventory struct {
		Player []struct {
			ID    string
			Count int
		} `yaml:"per_player"`
	}
	Limits struct {
		Troop  int `yaml:"troop_limit"`
		Prayer int `yaml:"prayer_max"`
		Units  int `yaml:"units_per_player"`
	}
	PlayerBoard struct {
		Spaces []struct {
			ID     string
			Level  int
			Action string
		}
	} `yaml:"player_board"`
	Board struct {
		Sides map[string]struct {
			Spaces []spaceYAML
			Land   [][]string
			Ports  [][]string
		}
	}
	Tiles     struct{ Items []tileYAML } `yaml:"power_tiles"`
	Creatures struct {
		Items []struct {
			ID, Special, Tile         string
			Land                      int `yaml:"land_movement"`
			Strength, Damage, Defence int
		}
	}
	Battle struct {
		Items   []battleYAML
		Special struct{ Items []battleYAML }
	} `yaml:"battle_cards"`
	Cards struct {
		Total int
		Items []struct {
			ID, Phase   string
			Cost, Count int
			Effect      map[string]any
		}
	} `yaml:"di_cards"`
	Costs struct {
		Raise    map[int]int `yaml:"raise_pyramid_to_level"`
		Unit     int         `yaml:"recruit_per_unit"`
		Teleport int
		Pray     int `yaml:"pray_gain"`
		Night    int `yaml:"night_prayer_gain"`
		Offering struct{ Units int }
		Delta    struct{ Units, Prayer int }
	}
}

type spaceYAML struct {
	ID, Kind, City, Bank string
	Obelisk, Delta       bool
	Prayer               int
	Units                int `yaml:"sacrifice_units"`
	Gain                 int `yaml:"sacrifice_prayer"`
	XY                   []int
}

type tileYAML struct {
	ID, Rule, Colour, Art, Creature string
	Level                           int
	Effect                          map[string]any
}

type battleYAML struct {
	ID                        string
	Strength, Damage, Defence int
}
