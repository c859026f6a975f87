module ennead

go 1.26.0
