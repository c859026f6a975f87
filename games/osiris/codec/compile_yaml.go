package codec

// The shape of components.yaml, as far as the rules need it. Everything else in the file (sources, calibration, notes,
// texts) is for readers.
type fileYAML struct {
	Meta struct {
		ID      string
		Players struct{ Min, Max int }
		Seasons int
	}
	Options struct {
		Horus       []string `yaml:"horus_keeps"`
		Negotiation []string
	}
	Negotiation struct {
		Offers  int `yaml:"max_open_offers"`
		Bribes  int `yaml:"max_open_bribes"`
		Entries int `yaml:"max_entries_between_actions"`
		Text    int `yaml:"max_text_chars"`
	}
	Inventory struct {
		Cards    int            `yaml:"city_cards"`
		Markers  int            `yaml:"bonus_markers"`
		Tokens   map[string]int `yaml:"resource_tokens"`
		Basic    map[string]int `yaml:"basic_workers"`
		Foremen  map[string]int
		PerColor map[string]int `yaml:"monuments_per_color"`
	}
	Resources struct{ List []struct{ ID string } }
	Workers   struct {
		Foreman int `yaml:"foreman_last_season"`
		List    []workerYAML
	}
	Setup struct {
		Table []setupYAML
		Start map[string]int                 `yaml:"start_per_governor"`
		After struct{ Table map[string]int } `yaml:"supply_after_setup"`
	} `yaml:"setup_by_players"`
	Monuments []monumentYAML
	Board     boardYAML
	Blessings struct {
		Copies int `yaml:"copies_per_color"`
		List   []effectYAML
	} `yaml:"blessing_cards"`
	Kinds struct{ List []effectYAML } `yaml:"city_card_kinds"`
	Cards struct {
		Discarded map[string]int
		List      []struct {
			ID, Kind string
			Corner   map[string]int
		}
	} `yaml:"city_cards"`
	Scoring struct {
		Barge      int            `yaml:"barge_bonus"`
		Row        lotYAML        `yaml:"adjacent_lot"`
		Reach      lotYAML        `yaml:"segment_lot"`
		Completion map[string]int `yaml:"completion_bonus"`
		Ties       []string       `yaml:"tie_breaks"`
	}
}

type lotYAML struct{ Size, Glory int }

type workerYAML struct {
	ID, Rank, Resource string
	On                 string `yaml:"works_on"`
	Count              int
}

type setupYAML struct {
	Players  int
	Tokens   int `yaml:"tokens_each"`
	Basic    int `yaml:"basic_each_kind"`
	Foremen  int `yaml:"foremen_each_kind"`
	Workers  int `yaml:"workers_total"`
	Draw     int `yaml:"draw_each"`
	Pool     int `yaml:"workers_cartouche"`
	Left     int `yaml:"left_in_bag"`
	Ankh     bool
	Scarab   bool
	Reserved bool `yaml:"reserved_cartouches"`
}

type monumentYAML struct {
	ID      string
	Pieces  int `yaml:"per_governor"`
	Allowed struct {
		Icons []int `yaml:"section_icons"`
		City  bool
	}
	Glory      struct{ Value int }
	Completion int `yaml:"completion_bonus"`
}

type boardYAML struct {
	Segments  []struct{ ID, Season int }
	Terrains  []terrainYAML
	Cities    []cityYAML
	Sites     []siteYAML
	Adjacency [][]string
	Caravans  []struct {
		ID, Mark string
		Sections []struct {
			ID   string
			Gain map[string]int
		}
	}
	Cartouche struct {
		Slots int
		Hire  int `yaml:"hire_cost"`
	} `yaml:"workers_cartouche"`
	Market struct {
		Cartouches []struct {
			ID          string
			Top, Bottom map[string]int
		}
	}
	Planning struct {
		Cartouches []struct {
			ID, Monument string
			Cost         map[string]int
			Leftmost     bool
		}
	}
	Row struct {
		Cartouches []struct {
			ID   string
			Gain map[string]int
		}
	} `yaml:"regent_row"`
}

type terrainYAML struct {
	ID, Kind, Resource, Bank string
	Segments                 []int
	Sections                 []string
	Yield                    int `yaml:"full_yield"`
}

type cityYAML struct {
	ID, EN, FR, Bank, Site string
	Segments               []int
}

type siteYAML struct {
	ID, Type, Terrain, City, Bank, Mark, Neutral string
	Order, Icons                                 int
	Segments                                     []int
	Allows                                       []string
}

type effectYAML struct {
	ID, Effect     string
	Copies, Amount int
	Gain           map[string]int
}
