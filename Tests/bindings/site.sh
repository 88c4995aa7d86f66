#!/bin/sh
# Holds: the site of `make site` is whole, needs nothing from elsewhere, and lives in Chromium, served and opened from its
# folder. The library for it is that of bindings/js; the guide and the reference are those of checks/docs, if they are there.
cd "$(dirname "$0")/../.." || exit 2
command -v "${NODE:=node}" >/dev/null || { echo 'SKIPPED: the site: node is not installed'; exit 0; }
sh bindings/js/build.sh .build/motus/web >/dev/null || exit 1
[ -f .build/motus/web/motus.wasm ] || { echo 'SKIPPED: the site: WebAssembly was not built'; exit 0; }
[ -d .build/motus/docs/html ] || echo 'SKIPPED: the site without guide and reference: doxygen is not installed, or checks/docs has not run'
"${PYTHON:=python3}" bindings/site/build.py .build/motus/web .build/motus/docs/html .build/motus/site || exit 1
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
  { echo 'SKIPPED: the site: chromium is not installed: it is written and not tried'; exit 0; }
exec "$NODE" Tests/bindings/site_test.mjs .build/motus/site "$browser"
