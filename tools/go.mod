module ennead/tools

go 1.26.0

require github.com/evanw/esbuild v0.28.2

require golang.org/x/sys v0.48.0 // indirect
