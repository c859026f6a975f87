package kemet

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// readYAML reads one document without aliases: a few of them can stand for more than any memory holds. Nor
// are there fractions, which the decoder would cut off.
func readYAML(source []byte, to *fileYAML) error {
	file, err := parser.ParseBytes(source, 0)
	if err != nil {
		return err
	}
	if len(file.Docs) != 1 || file.Docs[0].Body == nil {
		return errors.New("one YAML document is wanted")
	}
	body := file.Docs[0].Body
	var found stranger
	ast.Walk(&found, body)
	switch node := found.Node.(type) {
	case nil:
	case *ast.FloatNode, *ast.InfinityNode, *ast.NanNode:
		return fmt.Errorf("%.40s is no whole number", node.GetToken().Value)
	default:
		return errors.New("anchors and aliases are not taken")
	}
	to.body = body
	return yaml.NodeToValue(body, to)
}

// text is what stands at a dotted path of the file, "" if nothing does.
func (f *fileYAML) text(path string) string {
	at := f.body
	for word := range strings.SplitSeq(path, ".") {
		in, ok := at.(ast.MapNode)
		if at = nil; !ok {
			return ""
		}
		for each := in.MapRange(); each.Next(); {
			if each.Key().String() == word {
				at = each.Value()
			}
		}
	}
	if at == nil || at.Type() == ast.NullType {
		return ""
	}
	return at.String()
}

// stranger is a node that has no place in the file, if a walk came upon one.
type stranger struct{ ast.Node }

// Visit is for [ast.Walk].
func (s *stranger) Visit(node ast.Node) ast.Visitor {
	switch node.(type) {
	case *ast.AnchorNode, *ast.AliasNode, *ast.FloatNode, *ast.InfinityNode, *ast.NanNode:
		s.Node = node
	}
	return s
}

// The shape of components.yaml, as far as the rules need it. Everything else in the file (sources,
// constraints, notes) is for readers.
type fileYAML struct {
	body ast.Node // to see what is there

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
