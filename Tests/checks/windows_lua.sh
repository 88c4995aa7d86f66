#!/bin/sh
# Lua under Wine, for checks/windows: of Lua's sources, which `make tools` has brought, mingw makes lua.exe; the module
# for Lua has the library in it (another motus.dll could not be loaded beside it by that name). The tests of the module
# pass, the recorded touches have their hash.
# usage: windows_lua.sh WINE OUT; says what it has run
set -e
wine=$1 out=$2/lua
sources=$(ls .build/tools/lupa-*.tar.gz 2>/dev/null | tail -n 1)
[ -n "$sources" ] || { echo "SKIPPED: there are no sources of Lua (make tools): no scripting language under Wine"; exit 0; }
mkdir -p "$out"
[ -d "$out/lua54" ] || tar -C "$out" --strip-components=2 -xzf "$sources" "$(basename "$sources" .tar.gz)/third-party/lua54"
if [ ! -f "$out/lua.exe" ]; then
  (
    cd "$out/lua54"
    # shellcheck disable=SC2046 # a list
    x86_64-w64-mingw32-gcc -std=c99 -O1 -DLUA_BUILD_AS_DLL -shared -o ../lua54.dll \
      $(ls l*.c | grep -vE '^(lua|luac|ltests)\.c$') -Wl,--out-implib,../lua54.lib -static
    x86_64-w64-mingw32-gcc -std=c99 -O1 -DLUA_BUILD_AS_DLL -o ../lua.exe lua.c ../lua54.lib -static
  )
fi
"${PYTHON:-python3}" bindings/generate >/dev/null
x86_64-w64-mingw32-gcc -std=c99 -Wall -Wextra -Werror -O1 -shared -Iinclude -I"$out/lua54" -o "$out/motus.dll" \
  .build/motus/bindings/lua/motus.c "$out/lua54.lib" .build/motus/windows-x86_64/libmotus.a -static

tests=0
for test in lua_test lua_drags_test lua_columns_test; do
  timeout 300 "$wine" "$out/lua.exe" Tests/bindings/$test.lua >"$out/said" 2>&1 || { tail -n 30 "$out/said"; exit 1; }
  tests=$((tests + 1))
done
timeout 300 "$wine" "$out/lua.exe" Tests/bindings/touches_module.lua Tests/bindings/touches.txt | sed 's/\r$//' >"$out/said"
cmp "$out/said" Tests/bindings/touches.pinned
echo "Lua 5.4 with $tests programs of tests"
