# Frequent tasks. Plain `make` prints this help.
.PHONY: help run build check test lint golden e2e race postgres nodes fuzz leaks clean

help: ## print this help
	@grep -E '^[a-z0-9]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

run: ## start the server at http://127.0.0.1:8080
	go run . serve

build: ## build the program into ./ennead
	go build -trimpath -ldflags '-s -w' -o ennead .

check: ## everything that CI checks (.ci/run)
	bash .ci/run

test: ## all tests except those in a browser
	bash .ci/run unit

lint: ## the linters
	bash .ci/run format lint

golden: ## rewrite recorded answers and pictures; then read the diff
	go test ./protocol ./games/pharaon/board -update
	go generate ./...
	git diff --stat

e2e: ## the browser tests
	bash .ci/run browser

race: ## a share of the tests under the race detector
	bash .ci/run race

postgres: ## the tests on PostgreSQL and NATS
	bash .ci/run postgres

nodes: ## servers killed under play; ENNEAD_LONG=1 kills 500
	bash .ci/run nodes

fuzz: ## a few seconds of each fuzz target
	bash .ci/run fuzz

leaks: ## check that the secrecy laws catch deliberate leaks, one run of a game's laws each
	go test ./game/gametest/leaks -leaks -timeout 3h -v

clean: ## remove what was built
	rm -rf ennead bin
