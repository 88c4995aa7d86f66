#!/bin/sh
# Holds: the Go module passes its tests, also when the collector runs all the time and each pointer that goes to C is
# looked at, and with the static library; gofmt and vet have nothing to say; the example paints its pictures.
cd "$(dirname "$0")/../.." || exit 2
command -v "${GO:=go}" >/dev/null || { echo 'SKIPPED: go is not installed'; exit 0; }
"${PYTHON:=python3}" bindings/generate >/dev/null || exit 1
root=$PWD out=$PWD/.build/motus/go
mkdir -p "$out/pictures"
export GOCACHE="$root/.build/motus/go-cache" GOPROXY=off GOFLAGS=-mod=mod CGO_LDFLAGS="-L$root/.build/release"
export LD_LIBRARY_PATH="$root/.build/release${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
cd .build/motus/bindings/go || exit 2
# quiet COMMAND…: says what it says when it fails.
quiet() { "$@" >"$out/log" 2>&1 || { cat "$out/log"; echo "$* fails"; exit 1; }; }
if command -v gofmt >/dev/null; then
  unlaid=$(gofmt -l . "$root/Tests/bindings")
  [ -z "$unlaid" ] || { echo "not as gofmt lays it out: $unlaid"; exit 1; }
else echo 'SKIPPED: gofmt is not installed'; fi
quiet "$GO" vet ./...
quiet "$GO" test -c -o "$out/tests" .
quiet "$out/tests" -test.v
tests=$(grep -c '^--- PASS' "$out/log")
[ "$tests" -gt 10 ] || { cat "$out/log"; echo 'there are no tests'; exit 1; }
quiet env GODEBUG=cgocheck=2 GOGC=1 "$out/tests"
said="$tests tests"
[ ! -f "$root/.build/release/libmotus.a" ] || {
  quiet "$GO" test -tags motus_static .
  said="$said, the static library"
}
quiet "$GO" build -o "$out/sequence" ./examples/sequence
rm -f "$out"/pictures/*
quiet "$out/sequence" "$out/pictures"
quiet "$out/sequence" "$out/cards.gif"
pictures=$(find "$out/pictures" -name '*.png' | wc -l)
[ "$pictures" -gt 20 ] || { echo "$pictures pictures"; exit 1; }
echo "Go: $said, $pictures pictures; $("$GO" version)"
