package senet_test

import "testing"

func FuzzComponents(f *testing.F) { suite(f).FuzzComponents(f) }
func FuzzPosition(f *testing.F)   { suite(f).FuzzPosition(f) }
func FuzzRecord(f *testing.F)     { suite(f).FuzzRecord(f) }
func FuzzMoves(f *testing.F)      { suite(f).FuzzMoves(f) }
func FuzzLinear(f *testing.F)     { suite(f).FuzzLinear(f) }
