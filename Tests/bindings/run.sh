#!/bin/sh
# Runs the tests of one binding against the shipped library: c++ | python | lua | js.
cd "$(dirname "$0")/../.." || exit 2
out=$PWD/.build/motus/bindings-tests packages=.build/motus/bindings
library=$PWD/.build/release
mkdir -p "$out"
"${PYTHON:=python3}" bindings/generate >/dev/null || exit 1
export LD_LIBRARY_PATH="$library${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" PYTHONDONTWRITEBYTECODE=1

need() {
  command -v "$1" >/dev/null || { echo "SKIPPED: $1 is not installed"; exit 0; }
}

# Instructions of a program, as callgrind counts them.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" 2>&1 |
    sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

case $1 in
c++)
  need "${CXX:=c++}"
  flags="-std=c++17 -Wall -Wextra -Werror -pedantic -Iinclude"
  link="-L$library -lmotus"
  "${PYTHON:=python3}" bindings/generate --probe >"$out/probe.cpp" || exit 1
  for mode in -DEXCEPTIONS -DMOTUS_STATUSES -fno-exceptions; do
    # shellcheck disable=SC2086 # lists
    $CXX $flags $mode -fsyntax-only "$out/probe.cpp" &&
      $CXX $flags $mode -g -o "$out/cpp_test" Tests/bindings/cpp_test.cpp $link &&
      "$out/cpp_test" || exit 1
  done
  if command -v valgrind >/dev/null; then
    # shellcheck disable=SC2086
    $CXX $flags -g -o "$out/cpp_test" Tests/bindings/cpp_test.cpp $link || exit 1
    valgrind -q --leak-check=full --error-exitcode=9 "$out/cpp_test" || exit 1
    c=0 cpp=0
    for rounds in 4000 8000; do # the difference counts: the loop without a program's start
      # shellcheck disable=SC2086
      ${CC:-cc} -std=c99 -O2 -DROUNDS=$rounds -Iinclude -o "$out/hot_c" Tests/bindings/hot.c $link &&
        $CXX $flags -O2 -DROUNDS=$rounds -o "$out/hot_cpp" Tests/bindings/hot.cpp $link || exit 1
      c=$(($(instructions "$out/hot_c") - c)) cpp=$(($(instructions "$out/hot_cpp") - cpp))
    done
    echo "the hot loop: $c instructions in C, $cpp in C++"
    [ $((cpp * 100)) -le $((c * 103)) ] || { echo 'more than 3 in 100 above C'; exit 1; }
  else
    echo 'SKIPPED: valgrind is not installed: leaks and instructions are not looked at'
  fi
  echo "C++: with exceptions, with statuses, and without exceptions in the compiler"
  ;;
python)
  need "${PYTHON:=python3}"
  for test in python_test python_faults_test python_bars_test python_values_test python_drags_test; do
    PYTHONPATH=$packages/python "$PYTHON" -W error Tests/bindings/$test.py || exit 1
  done
  # The wheel, in an empty environment, is whole; so is what pip makes of the folder.
  rm -rf "$out/wheel" "$out/venv"
  "$PYTHON" bindings/python/motus_build.py "$out/wheel" || exit 1
  if "$PYTHON" -m venv "$out/venv" >/dev/null 2>&1; then
    for what in "$out"/wheel/*.whl bindings/python "$packages/python"; do
      "$out/venv/bin/pip" install -q --no-index --force-reinstall "$what" &&
        (cd "$out" && env -u LD_LIBRARY_PATH PYTHONPATH= "$out/venv/bin/python" \
          ../../../Tests/bindings/python_test.py) || exit 1
    done
  else
    echo 'SKIPPED: python3-venv is not installed: the wheel is not installed'
  fi
  if "$PYTHON" -c 'import mypy' 2>/dev/null; then
    "$PYTHON" -m mypy --config-file bindings/python/pyproject.toml --cache-dir "$out/mypy" \
      $packages/python/motus || exit 1
    # A program of a user, and the README's, to those who check strictly.
    sed -n '/^```python/,/^```/p' README.md | sed '/^```/d' >"$out/readme.py"
    for program in Tests/bindings/python_types.py "$out/readme.py"; do
      MYPYPATH=$packages/python "$PYTHON" -m mypy --strict --cache-dir "$out/mypy" "$program" || exit 1
    done
  else
    echo 'SKIPPED: mypy is not installed: types are not checked'
  fi
  "$PYTHON" Tests/bindings/pages.py python && PYTHONPATH=$packages/python "$PYTHON" Tests/bindings/python_cost.py || exit 1
  echo "Python: the package in the tree and $(cd "$out/wheel" && ls)"
  ;;
lua)
  # One C module for each Lua of Debian; LuaJIT takes that of 5.1.
  done= expected=$(cat Tests/bindings/touches.pinned)
  for version in 5.1 5.2 5.3 5.4; do
    if [ ! -f "/usr/include/lua$version/lua.h" ] || ! command -v "lua$version" >/dev/null; then
      echo "SKIPPED: lua$version and its headers are not installed"
      continue
    fi
    mkdir -p "$out/lua$version"
    ${CC:-cc} -std=c99 -Wall -Wextra -Werror -O0 -g -fPIC -shared -Iinclude "-I/usr/include/lua$version" \
      -o "$out/lua$version/motus.so" $packages/lua/motus.c -L"$library" -lmotus || exit 1
    for lua in "lua$version" $([ $version = 5.1 ] && command -v luajit); do
      for test in lua_test lua_drags_test lua_columns_test; do
        LUA_CPATH=$out/lua$version/?.so "$lua" Tests/bindings/$test.lua || exit 1
      done
      hash=$(LUA_CPATH=$out/lua$version/?.so "$lua" Tests/bindings/touches_module.lua \
        Tests/bindings/touches.txt) || exit 1
      [ "$hash" = "$expected" ] || { echo "$lua: the touches give $hash, pinned is $expected"; exit 1; }
      done="$done $(basename "$lua")"
    done
  done
  # LuaJIT without a compiler: the module through its foreign interface passes the same test.
  if command -v luajit >/dev/null; then
    module=$out/lua5.1/motus.so
    [ -f "$module" ] || module=
    for test in lua_test lua_drags_test lua_columns_test luajit_test; do
      # shellcheck disable=SC2086 # one, or none
      MOTUS_LIBRARY=$library/libmotus.so LUA_PATH="$packages/lua/luajit/?.lua" luajit Tests/bindings/$test.lua $module || exit 1
    done
    hash=$(LUA_PATH="$packages/lua/luajit/?.lua" luajit Tests/bindings/touches_module.lua Tests/bindings/touches.txt) &&
      [ "$hash" = "$expected" ] || { echo "LuaJIT's module: the touches give $hash, pinned is $expected"; exit 1; }
    done="$done luajit-ffi"
  else
    echo 'SKIPPED: luajit is not installed'
  fi
  if command -v love >/dev/null && command -v xvfb-run >/dev/null && [ -f "$out/lua5.1/motus.so" ]; then
    LUA_CPATH=$out/lua5.1/?.so MOTUS_TEST=1 timeout 120 xvfb-run -a -n 170 -s '-screen 0 1024x1024x24' \
      love examples/love || { echo 'examples/love failed'; exit 1; }
    done="$done love"
  else
    echo 'SKIPPED: examples/love: love, xvfb-run or the module for Lua 5.1 is missing'
  fi
  [ -z "$done" ] || echo "Lua:$done, the pinned touches"
  ;;
js)
  need "${NODE:=node}"
  sh bindings/js/build.sh .build/motus/web || exit 1
  [ -f .build/motus/web/motus.wasm ] || exit 0
  "$NODE" --expose-gc Tests/bindings/js_test.mjs && "$NODE" Tests/bindings/js_drags_test.mjs && "$NODE" --expose-gc Tests/bindings/js_faults_test.mjs || exit 1
  # The same scenes in C and in WebAssembly: 64 bits and 32, another compiler, the same hashes.
  for scene in touches scenes; do
    ${CC:-cc} -std=c99 -o "$out/${scene}_js" Tests/bindings/$scene.c -Iinclude "-L$library" -lmotus -lm || exit 1
    "$out/${scene}_js" Tests/bindings/touches.txt >"$out/$scene.c.said" &&
      "$NODE" Tests/bindings/$scene.mjs Tests/bindings/touches.txt >"$out/$scene.js.said" || exit 1
    diff "$out/$scene.c.said" "$out/$scene.js.said" || { echo "$scene: C says <, JavaScript >"; exit 1; }
  done
  grep -qx "$(cat Tests/bindings/touches.pinned)" "$out/touches.js.said" || { echo 'not the touches that are pinned'; exit 1; }
  # What is recorded in WebAssembly plays in C, and what is recorded in C plays in WebAssembly.
  sh bindings/record/build.sh "$out/record" "$library" >"$out/record.log" 2>&1 || { cat "$out/record.log"; exit 1; }
  for scene in touches scenes; do
    "$NODE" Tests/bindings/$scene.mjs Tests/bindings/touches.txt "$out/$scene.trace" >"$out/$scene.recorded" &&
      diff "$out/$scene.c.said" "$out/$scene.recorded" || { echo "$scene: recorded, it is something else"; exit 1; }
    MOTUS_TRACE=$out/$scene.c.trace MOTUS_RECORDED=$library/libmotus.so LD_LIBRARY_PATH=$out/record \
      "$out/${scene}_js" Tests/bindings/touches.txt >/dev/null || exit 1
    last=$(tail -n 1 "$out/$scene.c.said" | tr ' ' '\n' | grep -x '[0-9a-f]\{16\}')
    for trace in "$out/$scene.trace" "$out/$scene.c.trace"; do
      shown=
      for player in "$out/record/motus-replay" "$NODE Tests/bindings/replay.mjs"; do
        # shellcheck disable=SC2086 # a list
        again=$($player "$trace" 2>&1) && [ "${again%% *}" = "$last" ] && [ "${again##* }" = "${shown:=${again##* }}" ] ||
          { echo "$player $trace: $again, C says $last, shown $shown"; exit 1; }
      done
    done
  done
  "${PYTHON:=python3}" Tests/checks/readme.py --write && cp .build/motus/readme/first.mjs .build/motus/web &&
    ${CC:-cc} -std=c99 -o "$out/first" .build/motus/readme/first.c -Iinclude "-L$library" -lmotus &&
    "$out/first" >"$out/first.c.said" && "$NODE" .build/motus/web/first.mjs >"$out/first.js.said" &&
    diff "$out/first.c.said" "$out/first.js.said" || { echo "the README's ten lines in JavaScript"; exit 1; }
  rm .build/motus/web/first.mjs
  "$PYTHON" Tests/bindings/pages.py js || exit 1
  if command -v tsc >/dev/null; then
    tsc --noEmit --strict --target es2022 --moduleResolution node --lib es2022,dom Tests/bindings/js_types.ts || exit 1
  else
    echo 'SKIPPED: tsc (Debian: node-typescript) is not installed: motus.d.ts is not checked'
  fi
  if browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome); then
    "$NODE" Tests/bindings/page_test.mjs .build/motus/web "$browser" &&
      "$NODE" Tests/bindings/page_turned_test.mjs .build/motus/web "$browser" &&
      "$NODE" Tests/bindings/mail_page_test.mjs .build/motus/web "$browser" &&
      "$NODE" Tests/bindings/rows_page_test.mjs .build/motus/web "$browser" &&
      "$NODE" Tests/bindings/dom_test.mjs .build/motus/bindings/js "$browser" || exit 1
    "$browser" --headless --no-sandbox --disable-gpu --dump-dom "file://$PWD/.build/motus/web/index.html" 2>/dev/null |
      grep -q 'has to be served' || { echo 'the page says nothing where it is opened from a file'; exit 1; }
    again=$("$out/record/motus-replay" .build/motus/web/pictures/page.trace) &&
      [ "${again%% *}" = "$(cat .build/motus/web/pictures/page.hash)" ] ||
      { echo "the page's trace: $again, the page says $(cat .build/motus/web/pictures/page.hash)"; exit 1; }
  else
    echo 'SKIPPED: chromium is not installed: the page is not tried'
  fi
  "$NODE" Tests/bindings/js_cost.mjs
  ;;
*) echo "c++, python, lua or js, not '$1'"; exit 2 ;;
esac
