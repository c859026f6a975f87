package cli

import (
	"bytes"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/games"
	pharaonkit "ennead/games/pharaon/kit"
	tekhenukit "ennead/games/tekhenu/kit"

	"github.com/alecthomas/kong"
)

// mistakes are lines that a person may type, each wrong in some way, with the beginning of the complaint in both
// languages. The files are those of [mistakenFiles].
var mistakes = []struct{ line, en, fr string }{
	{"dance", "unexpected argument dance", "argument inattendu dance"},
	{"--lang de bots", "--lang is one of en, fr", "--lang est parmi en, fr"},
	{"serve --listen TAKEN", "TAKEN is already in use", "TAKEN est déjà utilisée par un autre programme"},
	{"serve --listen nowhere", `"nowhere": that is no address`, "« nowhere » : ce n'est pas une adresse"},
	{"serve --listen 127.0.0.1:99999", `"127.0.0.1:99999": that is no address`, "« 127.0.0.1:99999 » : ce n'est pas " +
		"une adresse"},
	{"serve --listen 198.51.100.7:0", "198.51.100.7:0 is not an address of this machine",
		"198.51.100.7:0 n'est pas une adresse de cette machine"},
	{"serve --listen 127.0.0.1:0 --forbidden-words dots.txt", "dots.txt: this word list cannot be used",
		"dots.txt : cette liste de mots est inutilisable"},
	{"serve --listen 127.0.0.1:0 --data junk.txt", "junk.txt: the database cannot be written",
		"junk.txt : on ne peut pas écrire la base"},
	{"serve --listen 127.0.0.1:0 --data damaged", "damaged: the database file ennead.db is damaged",
		"damaged : le fichier ennead.db est abîmé"},
	{"serve --listen 127.0.0.1:0 --data lost", "lost: this folder held the data of a server, but its database",
		"lost : ce dossier contenait les données d'un serveur, mais sa base"},
	{"serve --listen 127.0.0.1:0 --data torn", "torn: the server was not shut down properly",
		"torn : le serveur n'a pas été arrêté correctement"},
	{"check --data lost", "lost/ennead.db: this folder held the data of a server",
		"lost/ennead.db : ce dossier contenait les données d'un serveur"},
	{"check --data empty", "there is no data of a server here", "il n'y a pas de données de serveur ici"},
	{"check junk.txt", "junk.txt: the database file ennead.db is damaged", "junk.txt : le fichier ennead.db est abîmé"},
	{"backup sealed.txt --data empty", "\"sealed.txt\" already exists", "« sealed.txt » existe déjà"},
	{"backup copy.db --data empty", "there is no data of a server here", "il n'y a pas de données de serveur ici"},
	{"tables --data empty", "there is no data of a server here", "il n'y a pas de données de serveur ici"},
	{"tables --data damaged", "damaged: the database file ennead.db is damaged", "damaged : le fichier ennead.db " +
		"est abîmé"},
	{"backup copy.db --store here", "--store: this is no address of a database",
		"--store : ce n'est pas l'adresse d'une base"},
	{"move-house --from empty", "ennead move-house needs --from and --to", "ennead move-house demande --from et --to"},
	{"move-house --from empty --to more", "there is no data of a server here", "il n'y a pas de données de serveur ici"},
	{"move-house --from damaged --to more", "damaged: the database file ennead.db is damaged",
		"damaged : le fichier ennead.db est abîmé"},
	{"move-house --from junk.txt --to more", "junk.txt: the database file ennead.db is damaged",
		"junk.txt : le fichier ennead.db est abîmé"},
	{"move-house --reopen junk.txt", "junk.txt: name the data folder", "junk.txt : donnez le dossier de données"},
	{"tables close", "ennead tables close needs to know which table", "ennead tables close doit savoir quelle table"},
	{"tables free abc", "ennead tables free needs the table and the number", "ennead tables free veut la table et " +
		"le numéro"},
	{"tables delete abc", "a deleted table does not come back", "une table supprimée ne revient pas"},
	{"admin --data empty", "there is no data of a server here", "il n'y a pas de données de serveur ici"},
	{"ratings", `expected "<what>"`, `il manque "<what>"`},
	{"ratings chess", `there is no game "chess"`, "il n'y a pas de jeu « chess »"},
	{"ratings kemet --data empty", "there is no data of a server here", "il n'y a pas de données de serveur ici"},
	{"ratings bots --bots scribe,ramses", "ramses is not a level of bots", "ramses n'est pas un niveau de robots"},
	{"ratings bots --data empty", "there is no data of a server here", "il n'y a pas de données de serveur ici"},
	{"facts --data empty", "there is no data of a server here", "il n'y a pas de données de serveur ici"},
	{"admin burn", "<act> must be one of", "<act> : attendu \"list\""},
	{"admin grant", "ennead admin grant needs to know which account", "ennead admin grant doit savoir quel compte"},
	{"admin grant Ani", "ennead admin grant needs the name and a role, admin or mod",
		"ennead admin grant veut le nom et un rôle, admin ou mod"},
	{"admin grant Ani pharaoh", "ennead admin grant needs the name and a role",
		"ennead admin grant veut le nom et un rôle"},
	{"admin revoke Ani mod", "ennead admin revoke takes no role", "ennead admin revoke ne prend pas de rôle"},
	{"admin close Ani", "closing ends all sessions of the account", "fermer un compte met fin à toutes ses connexions"},
	{"admin dismiss", "ennead admin dismiss needs to know which case", "ennead admin dismiss doit savoir quel cas"},
	{"admin warn", "ennead admin warn needs to know which account", "ennead admin warn doit savoir quel compte"},
	{"admin warn Ani", "ennead admin warn needs --reason", "ennead admin warn demande --reason"},
	{"admin warn Ani --reason rude", "ennead admin warn needs --reason", "ennead admin warn demande --reason"},
	{"admin warn Ani --reason spam", "ennead admin warn needs --words", "ennead admin warn demande --words"},
	{"admin mute Ani --reason spam --words No", "--days: choose 1 to", "--days : choisissez 1 à"},
	{"admin ban Ani --reason spam --words No --days 3", "ennead admin ban takes no such options",
		"ennead admin ban ne prend pas ces options"},
	{"admin ban Ani --reason spam --words No", "a ban ends all sessions", "une exclusion met fin à toutes les connexions"},
	{"admin rename Ani --reason name --words No", "ennead admin rename needs the new name",
		"ennead admin rename veut le nouveau nom"},
	{"admin lift", "ennead admin lift needs to know which measure", "ennead admin lift doit savoir quelle mesure"},
	{"admin keep 7", "ennead admin keep needs --words", "ennead admin keep demande --words"},
	{"admin link Ani --words No", "ennead admin link takes no", "ennead admin link ne prend pas ces options"},
	{"admin link Ani --url nowhere", "--url nowhere: say http://", "--url nowhere : donnez http://"},
	{"backup copy.db --data damaged", "damaged: the database file ennead.db is damaged",
		"damaged : le fichier ennead.db est abîmé"},
	{"verify older.txt", "older.txt: the game was played under another version of the rules (1 instead of 2), " +
		"and it does not replay", "older.txt : cette partie a été jouée sous une autre version des règles (1 au lieu " +
		"de 2), et elle ne se rejoue pas"},
	{"serve --components none.yaml", `there is no file or folder "none.yaml"`, "il n'y a ni fichier ni dossier « " +
		"none.yaml »"},
	{"serve --components junk.txt", "junk.txt: the file does not say which game", "junk.txt : le fichier ne dit pas " +
		"de quel jeu"},
	{"serve --rated-components 12=Mine", "--rated-components: 12=Mine is not a hash", "--rated-components : 12=Mine " +
		"n'est pas une empreinte"},
	{"play pharaon --components none.yaml", `there is no file or folder "none.yaml"`, "il n'y a ni fichier ni dossier « " +
		"none.yaml »"},
	{"play pharaon --components junk.txt", "junk.txt: the file does not say which game", "junk.txt : le fichier ne dit " +
		"pas de quel jeu"},
	{"serve --foreign-components maybe", `--foreign-components must be one of`, "--foreign-components : attendu"},
	{"serve --chat loud", `--chat must be one of`, "--chat : attendu"},
	{"serve --components torn.yaml", "torn.yaml: line 3, column", "torn.yaml : ligne 3, colonne"},
	{"serve --pause soon", `--pause: invalid value "soon"`, `--pause : "soon" ne convient pas`},
	{"play chess", `there is no game "chess"`, "il n'y a pas de jeu « chess »"},
	{"play pharaon --seats human,dragon", `there is no such bot ("dragon": the bots are`,
		`ce bot n'existe pas ("dragon" : les bots sont`},
	{"play kemet --seats human", "kemet is for 2 to 5 players, not 1", "kemet se joue de 2 à 5 joueurs, pas à 1"},
	{"play kemet --ask maybe", "--ask must be one of", "--ask : attendu"},
	{"play tekhenu --option level=9", `tekhenu: this table cannot be opened (option "level": "9" is not one of`,
		`tekhenu : cette table ne peut pas s'ouvrir (option "level" : "9" n'est pas parmi`},
	{"learn pharaon --from gone", "--from: there is no folder", "--from : le dossier"},
	{"learn pharaon --from junk.txt", "--from:", "--from :"},
	{"learn pharaon --from empty", `there is no file or folder "guide.yaml"`, "il n'y a ni fichier ni dossier « " +
		"guide.yaml »"},
	{"sim", `expected "<game>"`, `il manque "<game>"`},
	{"sim pharaon --sed 3", "unknown flag --sed", "option inconnue --sed"},
	{"sim pharaon --games many", `--games: invalid value "many"`, `--games : "many" ne convient pas`},
	{"sim pharaon --games 0", "--games is at least 1", "--games vaut au moins 1"},
	{"sim pharaon --option dark=9", "pharaon: this table cannot be opened (option dark:",
		"pharaon : cette table ne peut pas s'ouvrir (option dark :"},
	{"sim pharaon --option discovery=me", "pharaon: this table cannot be opened (option discovery:",
		"pharaon : cette table ne peut pas s'ouvrir (option discovery :"},
	{"sim osiris --option fleet=9", "osiris: this table cannot be opened (option", "osiris : cette table ne peut pas " +
		"s'ouvrir (option"},
	{"sim pharaon --seats mcts,random", `there is no such bot ("mcts": say how long`,
		`ce bot n'existe pas ("mcts" : dites combien de temps`},
	{"sim pharaon --seats mcts:0,random", `there is no such bot ("mcts:0": iterations go`,
		`ce bot n'existe pas ("mcts:0" : les itérations vont`},
	{"sim pharaon --seats mcts:5/depth=x,random", `there is no such bot ("mcts:5/depth=x": depth goes`,
		`ce bot n'existe pas ("mcts:5/depth=x" : depth va`},
	{"sim pharaon --seats mcts:2d,random", `there is no such bot ("mcts:2d": "2d" is neither`,
		`ce bot n'existe pas ("mcts:2d" : "2d" n'est ni`},
	{"sim pharaon --records junk.txt/x", `"junk.txt": part of this path is not a folder`,
		"« junk.txt » a dans son chemin"},
	{"sim all --only chess", `there is no game "chess"`, "il n'y a pas de jeu « chess »"},
	{"sim all --bots dragon", "there is no such bot", "ce bot n'existe pas"},
	{"ladder pharaon --bots greedy", "a ladder is for two bots", "un classement demande au moins deux bots"},
	{"train kemet --dir x --players 9", "no course can have these settings", "ces réglages ne font pas un apprentissage"},
	{"train kemet --dir x --bot dragon", "there is no such bot", "ce bot n'existe pas"},
	{"ladder kemet --players 9", "kemet is for 2 to 5 players, not 9", "kemet se joue de 2 à 5 joueurs, pas à 9"},
	{"load http://games.example.org", "http://games.example.org is not on this machine; if it is your server, add --this-is-my-server",
		"http://games.example.org n'est pas sur cette machine ; si c'est votre serveur, ajoutez --this-is-my-server"},
	{"load localhost", "localhost: say http:// or https:// and a host", "localhost : écrivez http:// ou https:// et un hôte"},
	{"load http://localhost --tables 0", "--tables goes from 1 to ", "--tables va de 1 à "},
	{"serve --listen 127.0.0.1:0 --nats nats://[", "--nats: this is no address of a NATS server", "--nats : ce n'est pas l'adresse d'un serveur NATS"},
	{"serve --url http://h --mail smtp://u:secret@h:x --mail-from a@b.org", "--mail: this is no address of a mail server", "--mail : ce n'est pas l'adresse d'un serveur de messagerie"},
	{"serve --url http://h --mail smtp://h --mail-from house", "--mail-from: house is no mail address", "--mail-from : house n'est pas une adresse de courriel"},
	{"serve --url http://h --mail smtp://h", "--mail says which server takes the letters, --mail-from where they come from: say both", "--mail dit quel serveur prend les courriels, --mail-from d'où ils partent : donnez les deux"},
	{"serve --url http://h --mail-from a@b.org", "--mail says which server takes the letters", "--mail dit quel serveur prend les courriels"},
	{"serve --mail smtp://h --mail-from a@b.org", "--mail: links in letters need the public address", "--mail : les liens des courriels demandent l'adresse publique"},
	{"bench --time 0s", "--time goes from", "--time va de"},
	{"bench --only chess", `there is no game "chess"`, "il n'y a pas de jeu « chess »"},
	{"scenario none.yaml", `there is no file or folder "none.yaml"`, "il n'y a ni fichier ni dossier « none.yaml »"},
	{"scenario junk.txt", "junk.txt: line 1, column 1: wrong type of value",
		"junk.txt : ligne 1, colonne 1 : ce n'est pas le type de valeur"},
	{"scenario field.yaml", `field.yaml: line 2, column 1: "than" is not known`,
		"field.yaml : ligne 2, colonne 1 : « than » n'est pas connu"},
	{"scenario torn.yaml", "torn.yaml: line 3, column", "torn.yaml : ligne 3, colonne"},
	{"scenario empty.txt", "empty.txt: the file holds no scenario",
		"empty.txt : le fichier ne contient aucun scénario"},
	{"puzzle chess", `there is no game "chess"`, "il n'y a pas de jeu « chess »"},
	{"puzzle --day monday", "--day monday: a day looks like 2026-12-24",
		"--day monday : un jour s'écrit comme 2026-12-24"},
	{"learnt chess", `there is no game "chess"`, "il n'y a pas de jeu « chess »"},
	{"exam none.yaml", `there is no file or folder "none.yaml"`, "il n'y a ni fichier ni dossier « none.yaml »"},
	{"exam empty", `"empty": there is no *.yaml file in this folder`,
		"« empty » : ce dossier ne contient aucun *.yaml"},
	{"exam empty.txt", "empty.txt: the file holds no position", "empty.txt : le fichier ne contient aucune position"},
	{"exam field.yaml", `field.yaml: line 2, column 1: "than" is not known`,
		"field.yaml : ligne 2, colonne 1 : « than » n'est pas connu"},
	{"exam nameless.yaml", "nameless.yaml: line 1: name is missing", "nameless.yaml : ligne 1 : name manque"},
	{"exam unknown.yaml", "unknown.yaml: line 3: skill is one of waste, free,",
		"unknown.yaml : ligne 3 : skill est parmi waste, free,"},
	{"exam field.yaml --bots dragon", `there is no such bot ("dragon"`, `ce bot n'existe pas ("dragon"`},
	{"exam field.yaml --jobs=-1", "--jobs is at least 0", "--jobs vaut au moins 0"},
	{"exam find none.txt --to found", `there is no file or folder "none.txt"`, "il n'y a ni fichier ni dossier « " +
		"none.txt »"},
	{"exam find sealed.txt", "missing flags: --to=DIR", "il manque une option : --to=DOSSIER"},
	{"exam find sealed.txt --to found --iterations=-1", "--iterations goes from 0 to 10,000,000",
		"--iterations va de 0 à 10 000 000"},
	{"exam find sealed.txt --to found --most 0", "--most is at least 1", "--most vaut au moins 1"},
	{"exam find sealed.txt --to found --quick dragon", `there is no such bot ("dragon"`, `ce bot n'existe pas ("dragon"`},
	{"exam find sealed.txt --to found --quick greedy,mcts:100ms", "--quick takes no bot that thinks for a time: mcts:100ms",
		"--quick ne prend aucun robot qui réfléchit un temps donné : mcts:100ms"},
	{"exam find junk.txt --to found", "junk.txt: the record cannot be read",
		"junk.txt : cette partie enregistrée ne peut pas se lire"},
	{"position sealed.txt", "missing flags: --at=N", "il manque une option : --at=N"},
	{"position sealed.txt --at=-1", "--at is at least 0", "--at vaut au moins 0"},
	{"position sealed.txt --at 9999", "sealed.txt has", "sealed.txt compte"},
	{"position sealed.txt --at 40 --seat 9", "there is no seat 9", "il n'y a pas de siège 9"},
	{"position sealed.txt --at 0 --seat 1", "sealed.txt: this seat has no decision",
		"sealed.txt : ce siège n'a rien à choisir"},
	{"position own.txt --at 3", "own.txt: this moment cannot be written as a position (the table has its own " +
		"components)",
		"own.txt : ce moment ne peut pas s'écrire sous forme de position (la table a son propre matériel)"},
	{"position junk.txt --at 0", "junk.txt: the record cannot be read",
		"junk.txt : cette partie enregistrée ne peut pas se lire"},
	{"referee now", "unexpected argument now", "argument inattendu now"},
	{"replay none.txt", `there is no file or folder "none.txt"`, "il n'y a ni fichier ni dossier « none.txt »"},
	{"replay empty", `empty: "empty" is a folder`, "empty : « empty » est un dossier"},
	{"replay junk.txt", "junk.txt: the record cannot be read (line 1: the first line",
		"junk.txt : cette partie enregistrée ne peut pas se lire (ligne 1 : la première ligne"},
	{"replay empty.txt", "empty.txt: the record cannot be read (line 1: the text ends",
		"empty.txt : cette partie enregistrée ne peut pas se lire (ligne 1 : le texte finit"},
	{"replay verb.txt", "verb.txt: the record cannot be read (line 13: no move starts",
		"verb.txt : cette partie enregistrée ne peut pas se lire (ligne 13 : aucun coup"},
	{"replay illegal.txt", "illegal.txt: move 2 (* quarter ", "illegal.txt : coup 2 (* quarter "},
	{"replay other.txt", "other.txt: the game was played under another version", "other.txt : cette partie a été " +
		"jouée sous une autre version"},
	{"replay chess.txt", "chess.txt: the record cannot be read (line", "chess.txt : cette partie enregistrée ne peut " +
		"pas se lire (ligne"},
	{"replay crowd.txt", "crowd.txt: pharaon is for 1 to 5 players, not 9", "crowd.txt : pharaon se joue de 1 à 5 " +
		"joueurs, pas à 9"},
	{"replay hidden.txt", "hidden.txt: the record hides moves (move 1)", "hidden.txt : cette partie cache des " +
		"coups (coup 1)"},
	{"replay sealed.txt --to 9999", "sealed.txt has", "sealed.txt compte"},
	{"replay sealed.txt --seat 9", "there is no seat 9", "il n'y a pas de siège 9"},
	{"analyse cut.txt", "cut.txt: the game is not over", "cut.txt : la partie n'est pas finie"},
	{"analyse sealed.txt --iterations 0", "--iterations goes from", "--iterations va de"},
	{"render sealed.txt", "missing flags: --svg", "il manque une option : --svg"},
	{"render sealed.txt --svg gone/board.svg", `there is no file or folder "gone/board.svg"`,
		"il n'y a ni fichier ni dossier « gone/board.svg »"},
	{"verify cut.txt", "cut.txt: all", "cut.txt : les"},
	{"verify forged.txt", "forged.txt: the record cannot be read (move 1: the draw should be",
		"forged.txt : cette partie enregistrée ne peut pas se lire (coup 1 : le tirage donne"},
	{"verify unsealed.txt", "unsealed.txt: the record holds no secret", "unsealed.txt : il n'y a pas de secret"},
	{"verify resealed.txt", "resealed.txt: the record cannot be read (the secret has the seal",
		"resealed.txt : cette partie enregistrée ne peut pas se lire (le sceau du secret est"},
	{"contest pair junk.txt", "junk.txt: this is no JSON of a contest", "junk.txt : à partir de l'octet"},
	{"contest verify cup.json", "cup.json: the seed of the contest is missing", "cup.json : il manque la graine"},
	{"contest standings none.txt", `there is no file or folder "none.txt"`, "il n'y a ni fichier ni dossier « none.txt »"},
	{"rules chess", `there is no game "chess"`, "il n'y a pas de jeu « chess »"},
	{"rules pharaon PHA-99", "pharaon has no rule PHA-99", "pharaon n'a pas de règle PHA-99"},
	{"bots now", "unexpected argument now", "argument inattendu now"},
	{"version --now", "unknown flag --now", "option inconnue --now"},
}

// marked is the beginning of the marker file beside a database.
const marked = "This file tells a lost database from a new house; see docs/hosting.md, Backup and restore.\nabc\n"

// mistakenFiles writes the files that the lines name, and changes to their folder.
func mistakenFiles(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	sealed := sealedGame(t, pharaonkit.Game)
	head, moves, _ := strings.Cut(sealed, "\nmoves\n")
	lines := strings.SplitAfter(moves, "\n")
	secret := regexp.MustCompile(`(?m)^secret .*\n`)
	for name, text := range map[string]string{
		"junk.txt": "hello\n", "empty.txt": "", "dots.txt": "...\n", "torn.yaml": "game:\n  id: pharaon\n  [: 1\n",
		"field.yaml":    "name: x\nthan: {over: true}\n",
		"nameless.yaml": "seat: 1\n",
		"unknown.yaml":  "name: x\nwhy: x\nskill: luck\n",
		"sealed.txt":    sealed,
		"cup.json":      `{"kind": "swiss", "table": 2, "least": 2, "length": 3, "entries": [{"id": "a"}, {"id": "b"}]}`,
		"own.txt": head + "\ncomponents\n| " +
			strings.ReplaceAll(string(pharaonkit.Game.Components()), "\n", "\n| ") + "\nmoves\n" + moves,
		"cut.txt":      head + "\nmoves\n" + strings.Join(lines[:len(lines)-4], ""),
		"verb.txt":     head + "\nmoves\n1 sing\n",
		"illegal.txt":  head + "\nmoves\n" + lines[0] + lines[0],
		"forged.txt":   head + "\nmoves\n" + strings.Join(swapped(lines), ""),
		"hidden.txt":   head + "\nmoves\n* ?\n",
		"other.txt":    regexp.MustCompile(`rules \d+`).ReplaceAllString(sealed, "rules 99"),
		"chess.txt":    strings.Replace(sealed, "game pharaon", "game chess", 1),
		"crowd.txt":    strings.Replace(sealed, "players 3", "players 9", 1),
		"unsealed.txt": secret.ReplaceAllString(sealed, ""),
		"resealed.txt": secret.ReplaceAllString(sealed, "secret "+strings.Repeat("07", 32)+"\n"),
		"older.txt": strings.Replace(strings.Replace(sealedGame(t, tekhenukit.Game),
			"rules 2\n", "rules 1\n", 1), "\n1 ", "\n2 ", 1),
		filepath.Join("lost", "ennead.house"): marked + "shut\n",
		filepath.Join("torn", "ennead.house"): marked + "open\n",
		filepath.Join("torn", "ennead.db"):    strings.Repeat("x", 4096),
		filepath.Join("damaged", "ennead.db"): strings.Repeat("This is no database. ", 100),
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir("empty", 0o755); err != nil {
		t.Fatal(err)
	}
}

// swapped returns moves of which the first draw was changed.
func swapped(lines []string) []string {
	forged := slices.Clone(lines)
	forged[0], forged[1] = forged[1], forged[0]
	return forged
}

// Words that almost every sentence of that language contains, and that do not exist in the other one.
var tongues = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(
		`(?i)\b(the|is|are|was|not|there|of|with|and|cannot|unknown|expected|missing|such|file|must|has|been|bad|invalid|this|does|none|from|folder|says|move)\b`),
	"fr": regexp.MustCompile(
		`(?i)\b(le|la|les|des|une?|est|pas|il|ce|cette|du|dans|sont|ni|vaut|manque|inconnue|ligne|coup|fichier)\b`),
}

// quoted matches what was typed, the content of a file, and messages of the system.
var quoted = regexp.MustCompile("move-house|\"[^\"\n]*\"|« [^»\n]*»|(?m:^ *>? *[0-9]+ " +
	"[|].*$)|--?[a-z]+|[a-z]+\\.(txt|yaml)|damaged|coup [0-9]+ \\([^)]*?\\)|move [0-9]+ \\([^)]*?\\)|option " +
	"(dark|discovery)")

// Every error, in whichever part it arises, is reported only in the reader's language; and there is a mistake for
// every command.
func TestMistakesAreToldInOneLanguage(t *testing.T) {
	mistakenFiles(t)
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	made := map[string]bool{}
	for lang, other := range map[string]string{"en": "fr", "fr": "en"} {
		c, _ := paper(t, lang)
		for _, mistake := range mistakes {
			var shown bytes.Buffer
			c.err = &shown
			busy := func(text string) string { return strings.Replace(text, "TAKEN", taken.Addr().String(), 1) }
			line, want := busy(mistake.line), busy(map[string]string{"en": mistake.en, "fr": mistake.fr}[lang])
			made[strings.Fields(line)[0]] = true
			if code := c.obey(t.Context(), strings.Fields(line)); code != exitFailure && code != exitUsage {
				t.Errorf("%s in %s ends with %d", line, lang, code)
			}
			plain := strings.NewReplacer("\u202f", " ", "\u00a0", " ", "’", "'").Replace(shown.String())
			if !strings.HasPrefix(plain, "ennead: "+want) || strings.Contains(plain, "[cli.") ||
				strings.Contains(plain, "[problem.") {
				t.Errorf("%s in %s is told\n%s\nwant %s", line, lang, plain, want)
			}
			if word := tongues[other].FindString(quoted.ReplaceAllString(plain, "")); word != "" {
				t.Errorf("%s in %s: %q is of the other language:\n%s", line, lang, word, plain)
			}
		}
	}
	var g grammar
	raw, err := kong.New(&g, kong.Vars{"data": "x"})
	if err != nil {
		t.Fatal(err)
	}
	for _, command := range raw.Model.Children {
		if !made[command.Name] {
			t.Errorf("no mistake is made with %s", command.Name)
		}
	}
}

// The English of a problem is the same in the code, for programs, and in the catalogue, for people; and no catalogue
// entry is unused.
func TestProblemsHaveTheirWords(t *testing.T) {
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	left := map[string]bool{}
	for _, key := range all.Keys() {
		if strings.HasPrefix(key, "problem.") {
			left[key] = true
		}
	}
	form := regexp.MustCompile(`Wrong\([A-Za-z.]+, "(problem\.[a-z_.]+)",\s*"((?:[^"\\]|\\.)*)"`)
	hole := regexp.MustCompile(`\{([a-z]+)\}`)
	joint := regexp.MustCompile(`"\s*\+\s*"`) // of a text on several lines
	made := regexp.MustCompile(`Wrong\([^"]*"problem\.`)
	seen := 0
	for _, folder := range []string{"game", "games", "bot", "exam", "scenario", "internal"} {
		err := filepath.WalkDir(filepath.Join("..", "..", folder), func(file string, _ fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(file) != ".go" {
				return err
			}
			text, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			text = joint.ReplaceAll(text, nil)
			seen += len(made.FindAllIndex(text, -1))
			for _, found := range form.FindAllStringSubmatch(string(text), -1) {
				seen--
				var args []any
				for _, name := range hole.FindAllStringSubmatch(found[2], -1) {
					args = append(args, name[1], name[0])
				}
				delete(left, found[1])
				said := strings.ReplaceAll(all.In("en").Word(found[1], args...), "’", "'")
				if said != found[2] {
					t.Errorf("%s: %s is %q in the code and %q in words", file, found[1], found[2], said)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if seen != 0 {
		t.Errorf("%d problems are made in a form that this test cannot read", seen)
	}
	for key := range left {
		t.Errorf("%s is no problem of any code", key)
	}
}

// Components say which game they belong to, each in the format of its file.
func TestWhoseComponents(t *testing.T) {
	for _, g := range games.All() {
		if found := ofGame(g.Components()); found == nil || found.ID() != g.ID() {
			t.Errorf("the components of %s are taken for those of %v", g.ID(), found)
		}
	}
}
