package person

import "strings"

// Words are the words of a [Code] in each language. Those at the same place mean the same; the lists have no words that
// are easily mistaken for each other, with or without accents.
var Words = map[string][]string{
	"en": strings.Fields(`
		acacia anchor apple arrow autumn bamboo basket boat bridge bronze cactus candle carrot castle cedar chisel
		cinnamon circle clay cloud compass copper coral cotton cricket crown crystal desert diamond dolphin dragon
		eagle ebony elephant emerald falcon feather fennel fern flame forest garden gazelle giraffe granite grape
		guitar hammer harp hazel hedgehog helmet honey horse ibis incense ivory jackal jasmine kitchen ladder lantern
		laurel lemon leopard lizard lotus mango meadow mint mirror mountain needle north oasis ocean olive orchid
		ostrich palace panther papyrus parsley pearl pelican pepper piano pigeon pillow planet pottery pyramid quartz
		rabbit radish ribbon river rocket saffron salmon sandal scarab school sesame shell silver snail sphinx
		squirrel statue sycamore temple thistle thunder topaz tortoise tulip turnip valley vanilla velvet village
		vinegar violin volcano window winter zebra`),
	"fr": strings.Fields(`
		acacia ancre pomme flèche automne bambou panier bateau pont bronze cactus bougie carotte château cèdre ciseau
		cannelle cercle argile nuage boussole cuivre corail coton grillon couronne cristal désert diamant dauphin
		dragon aigle ébène éléphant émeraude faucon plume fenouil fougère flamme forêt jardin gazelle girafe granit
		raisin guitare marteau harpe noisette hérisson casque miel cheval ibis encens ivoire chacal jasmin cuisine
		échelle lanterne laurier citron léopard lézard lotus mangue prairie menthe miroir montagne aiguille nord oasis
		océan olive orchidée autruche palais panthère papyrus persil perle pélican poivre piano pigeon oreiller
		planète poterie pyramide quartz lapin radis ruban fleuve fusée safran saumon sandale scarabée école sésame
		coquille argent escargot sphinx écureuil statue sycomore temple chardon tonnerre topaze tortue tulipe navet
		vallée vanille velours village vinaigre violon volcan fenêtre hiver zèbre`),
}
