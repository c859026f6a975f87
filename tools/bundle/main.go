// Command bundle bundles the site's TypeScript into one script. go generate runs it in internal/web; the result is
// committed, and CI checks that it is current.
package main

import (
	"fmt"
	"os"

	"github.com/evanw/esbuild/pkg/api"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: bundle ENTRY OUTPUT")
		os.Exit(2)
	}
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{os.Args[1]}, Outfile: os.Args[2], Write: true,
		Bundle: true, Target: api.ES2022, Format: api.FormatIIFE, Charset: api.CharsetUTF8,
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true, LegalComments: api.LegalCommentsNone,
		Banner:   map[string]string{"js": "// Ennead (Apache-2.0). The source is in internal/web/client."},
		LogLevel: api.LogLevelInfo,
	})
	if len(result.Errors) > 0 {
		os.Exit(1)
	}
}
