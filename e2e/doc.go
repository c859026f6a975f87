// Package e2e plays whole games in a browser against the built program: by pointer, by keyboard alone,
// without script, with two browsers, through a kill of the server; and holds its pages against axe-core
// (testdata/axe.min.js, under the Mozilla Public Licence 2.0, used by these tests alone).
//
// The tests need Chromium or Chrome. Without one they are skipped on a developer's machine and fail
// where CI is set.
package e2e
