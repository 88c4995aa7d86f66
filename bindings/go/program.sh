#!/bin/sh
# Builds a program in Go with the module of `make bindings` and the library of this tree:
#   program.sh SOURCE PROGRAM
# It finds the library by LD_LIBRARY_PATH. What Go builds stays in .build/motus/go-cache.
set -e
cd "$(dirname "$0")/../.."
export GOCACHE="$PWD/.build/motus/go-cache" GOPROXY=off GOFLAGS=-mod=mod GO111MODULE=on CGO_LDFLAGS="-L$PWD/.build/release"
place=.build/motus/go-programs/$(basename "$1" .go)
mkdir -p "$place"
cat >"$place/go.mod" <<END
module program

go 1.18

require motus v0.0.0

replace motus => $PWD/.build/motus/bindings/go
END
cp "$1" "$place/main.go"
program=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
(cd "$place" && ${GO:-go} build -o "$program" .)
