package web

//go:generate go run -C ../../tools ./bundle ../internal/web/client/main.ts ../internal/web/static/client.js
//go:generate go run -C ../../tools ./bundle ../internal/web/client/people.ts ../internal/web/static/people.js
//go:generate go run -C ../../tools ./bundle ../internal/web/client/lobby.ts ../internal/web/static/lobby.js
//go:generate go run -C ../../tools ./bundle ../internal/web/client/clock.ts ../internal/web/static/clock.js
//go:generate go run -C ../../tools ./bundle ../internal/web/client/offline.ts ../internal/web/static/offline.js
//go:generate go run -C ../../tools ./bundle ../internal/web/client/sw.ts ../internal/web/static/sw.js
//go:generate go run -C ../../tools ./bundle ../internal/web/client/figures.ts ../internal/web/static/figures.js
