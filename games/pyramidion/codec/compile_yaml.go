package codec

// The shape of components.yaml, as far as the rules need it. Everything else in the file (sources, notes, names, texts)
// is for readers.
type fileYAML struct {
	Game struct {
		ID      string
		Players struct{ Min, Max int }
		Targets struct {
			Default  any
			Variants []any
		}
	}
	Resources struct {
		Total int
		Items []struct {
			ID    string
			Count int
			Wild  bool `yaml:"wild_when_loading"`
		}
	}
	Colours []struct{ ID string }
	Tokens  struct {
		Torturers   troopYAML              `yaml:"torturer_troops"`
		Negotiators troopYAML              `yaml:"negotiator_troops"`
		Order       struct{ Values []int } `yaml:"order_tokens"`
	}
	Revolts struct {
		Count int
		Items []struct {
			ID    string
			Value int
			Gives map[string]int
		}
	} `yaml:"revolt_tokens"`
	Sites struct {
		Count int
		Items []siteYAML
	}
	Cards struct {
		Count  int
		Counts map[string]countYAML       `yaml:"count_check"`
		Base   struct{ Items []cardYAML } `yaml:"base_sets"`
		Deck   struct {
			Count int
			Items []cardYAML
		}
	} `yaml:"character_cards"`
	Spreads struct {
		Count int
		Items []struct {
			ID   string
			Puts map[string]map[string]int
		}
	} `yaml:"distribution_cards"`
	Boats struct {
		Count int
		Items []struct {
			ID    string
			VP    int
			Needs map[string]int
		}
	} `yaml:"boat_cards"`
	Setup setupYAML
}

type troopYAML struct {
	Each  int `yaml:"per_player"`
	Count int
}

type siteYAML struct {
	ID          string
	N           int
	Influence   int `yaml:"min_influence"`
	Negotiation int `yaml:"min_negotiation"`
	Resources   []string
	Timing      string `yaml:"power_timing"`
}

type countYAML struct{ Total, Base, Deck int }

type cardYAML struct {
	ID, Colour, Type, Effect           string
	Influence, Negotiation, Bargaining int
	Ankh                               bool
	Divine                             int `yaml:"chosen_category_value"`
}

type setupYAML struct {
	Row  int `yaml:"boat_row"`
	Hand struct {
		Base, Dealt int
		Thebes      int `yaml:"thebes_bonus"`
	}
	Activated map[string]int   `yaml:"sites_activated"`
	Sequence  map[string][]int `yaml:"activation_sequence"`
	Two       struct {
		Must     bool `yaml:"must_play_one_card_per_site"`
		Most     int  `yaml:"max_cards_per_site_per_player"`
		Recruits bool `yaml:"recruiting"`
		Swaps    bool `yaml:"swap_order_if_gizeh_idle"`
	} `yaml:"two_player"`
	Options struct {
		NoStatue bool `yaml:"alexandria_no_statue"`
		Guard    int  `yaml:"round_guard"`
	} `yaml:"table_options"`
}
