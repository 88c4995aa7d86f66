#!/bin/sh
# The npm package, motus-VERSION.tgz, of the generated JavaScript and of the module that `make web` has made.
# usage: pack.sh WEB OUT
set -e
web=$1 out=$2
command -v npm >/dev/null || { echo 'SKIPPED: npm is not installed: no npm package'; exit 0; }
[ -f "$web/motus.wasm" ] || { echo "SKIPPED: no $web/motus.wasm (make web): no npm package"; exit 0; }
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cp -R .build/motus/bindings/js/. "$place"
cp "$web/motus.wasm" LICENSE "$place"
name=$(cd "$place" && umask 022 && npm pack --offline --silent --pack-destination "$place")
mv "$place/$name" "$out"
echo "$out/$name"
