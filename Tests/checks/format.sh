#!/bin/sh
# Holds: Swift and C sources are laid out as .swift-format and .clang-format say (`make format`).
cd "$(dirname "$0")/../.." || exit 2
failed=0 checked=
if ${SWIFT:-swift} format --version >/dev/null 2>&1; then
  ${SWIFT:-swift} format lint -r --strict Package.swift Sources Tests || failed=1
  checked='Swift'
else
  echo 'SKIPPED: swift-format is not part of this toolchain'
fi
if command -v clang-format >/dev/null; then
  find include bindings/record examples Tests \( -name '*.[ch]' -o -name '*.cpp' \) 2>/dev/null |
    xargs clang-format --dry-run -Werror || failed=1
  checked="$checked C"
else
  echo 'SKIPPED: clang-format is not installed'
fi
[ $failed = 0 ] || { echo 'run `make format`'; exit 1; }
[ -z "$checked" ] || echo "clean: $checked"
