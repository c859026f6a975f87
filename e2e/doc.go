// Package e2e plays whole games in a browser against the built program: by pointer, by keyboard only, without script,
// with two browsers, through a kill of the server. It also checks the pages with axe-core (testdata/axe.min.js, under
// the Mozilla Public Licence 2.0, used only by these tests).
//
// The tests need Chromium or Chrome. Without one they are skipped on a developer's machine and fail in CI.
package e2e
