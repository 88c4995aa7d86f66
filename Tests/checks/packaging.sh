#!/bin/sh
# Holds: the packaging files of bindings/packaging, filled in for the archives that checks/dist has made, package them:
# Conan and dpkg-buildpackage make packages of which C is built and run; vcpkg's port is run with stand-ins for vcpkg's
# functions; npm's package is installed and run in node; wheels have the tags that pip asks for, pass twine, and
# auditwheel finds no need beyond them; the files for Homebrew, Nix and Swift are read by Ruby, Nix and Swift.
# Tools of Python are found in PATH, or with TOOLS=FOLDER.
cd "$(dirname "$0")/../.." || exit 2
set -e
root=$PWD
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
: "${PYTHON:=python3}"
archives=$root/.build/motus/dist packaged=
PATH=${TOOLS:+$TOOLS:}$PATH
version=$(sed -n 's/^.define MOTUS_VERSION_STRING "\(.*\)"/\1/p' include/motus.h)
archive=$archives/motus-$version-linux-$(uname -m).tar.gz
[ -f "$archive" ] || { echo "SKIPPED: there is no $archive: make dist"; exit 0; }
# Packages that want archives of other systems are tried with stand-ins for these: what is downloaded is not.
cp -R "$archives" "$place/archives"
for system in linux-x86_64 linux-aarch64 windows-x86_64 windows-aarch64 macos android-arm64; do
  [ -f "$place/archives/motus-$version-$system.tar.gz" ] || echo none >"$place/archives/motus-$version-$system.tar.gz"
done
[ -f "$place/archives/motus-$version-xcframework.zip" ] || echo none >"$place/archives/motus-$version-xcframework.zip"
"$PYTHON" bindings/packaging/fill.py "file://$place/archives" "$place/archives" "$place/packaging" >"$place/log"
! grep -rE '@[A-Z0-9]+(:[a-z0-9_-]+)?@' "$place/packaging" || { echo 'has been left open'; exit 1; }
cp bindings/packaging/conan/test_package/spring.c "$place"

# has TOOL: says what is not tried without it.
has() { command -v "$1" >/dev/null || { echo "SKIPPED: $1 is not installed: $2"; return 1; }; }
# quietly COMMAND…: shows what it says when it fails.
quietly() { "$@" >"$place/log" 2>&1 || { tail -n 60 "$place/log"; echo "$1 fails"; exit 1; }; }

if has conan 'the Conan recipe is not tried'; then
  export CONAN_HOME=$place/conan
  quietly env -u CC -u CXX conan profile detect # it does not know the name cc
  for shared in True False; do
    quietly conan create --no-remote "$place/packaging/conan" --build=missing -o "motus/*:shared=$shared"
    grep -q "^Motus $version: x = 300.00" "$place/log" || { cat "$place/log"; echo 'Conan: the test has not run'; exit 1; }
  done
  packaged="$packaged, Conan"
fi
if has cmake "vcpkg's port is not tried"; then
  cat >"$place/vcpkg.cmake" <<'ENDS'
# vcpkg's functions, as far as the port calls them.
function(vcpkg_download_distfile out)
  cmake_parse_arguments(A "" "URLS;FILENAME;SHA512" "" ${ARGN})
  file(DOWNLOAD ${A_URLS} "${WORK}/${A_FILENAME}" EXPECTED_HASH SHA512=${A_SHA512})
  set(${out} "${WORK}/${A_FILENAME}" PARENT_SCOPE)
endfunction()
function(vcpkg_extract_source_archive out)
  cmake_parse_arguments(A "" "ARCHIVE" "" ${ARGN})
  file(MAKE_DIRECTORY "${WORK}/source")
  execute_process(COMMAND tar -C "${WORK}/source" --strip-components=1 -xzf "${A_ARCHIVE}" COMMAND_ERROR_IS_FATAL ANY)
  set(${out} "${WORK}/source" PARENT_SCOPE)
endfunction()
function(vcpkg_install_copyright)
  cmake_parse_arguments(A "" "" "FILE_LIST" ${ARGN})
  file(COPY_FILE ${A_FILE_LIST} "${CURRENT_PACKAGES_DIR}/share/motus/copyright")
endfunction()
include("${PORT}/portfile.cmake")
ENDS
  "$PYTHON" -m json.tool "$place/packaging/vcpkg/vcpkg.json" >/dev/null
  # port SYSTEM ARCHITECTURE: what it installs, found by CMake.
  port() {
    mkdir -p "$place/vcpkg-$1/work"
    quietly cmake -DVCPKG_TARGET_IS_"$1"=1 -DVCPKG_TARGET_ARCHITECTURE="$2" -DWORK="$place/vcpkg-$1/work" \
      -DCURRENT_PACKAGES_DIR="$place/vcpkg-$1/motus" -DPORT="$place/packaging/vcpkg" -P "$place/vcpkg.cmake"
    mkdir "$place/vcpkg-$1/program"
    cp "$place/spring.c" "$place/vcpkg-$1/program"
    printf '%s\n' 'cmake_minimum_required(VERSION 3.16)' 'project(spring C)' 'find_package(motus CONFIG REQUIRED)' \
      'add_executable(spring spring.c)' 'target_link_libraries(spring motus::motus)' >"$place/vcpkg-$1/program/CMakeLists.txt"
    shift 2
    program=$place/vcpkg-$system
    quietly cmake -S "$program/program" -B "$program/built" -Dmotus_DIR="$program/motus/share/motus" "$@"
    quietly cmake --build "$program/built"
  }
  case $(uname -m) in aarch64) here=arm64 ;; *) here=x64 ;; esac
  system=LINUX
  port LINUX $here
  "$place/vcpkg-LINUX/built/spring" >/dev/null
  packaged="$packaged, vcpkg's port"
  if [ -f "$archives/motus-$version-windows-x86_64.tar.gz" ] && command -v x86_64-w64-mingw32-gcc >/dev/null; then
    system=WINDOWS
    port WINDOWS x64 -DCMAKE_SYSTEM_NAME=Windows -DCMAKE_C_COMPILER=x86_64-w64-mingw32-gcc
    packaged="$packaged for Linux and Windows"
  fi
fi
if has dpkg-buildpackage 'Debian packages are not built' && has dh 'Debian packages are not built'; then
  mkdir "$place/debian"
  tar -C "$place/debian" -xzf "$archive"
  mv "$place/debian"/motus-* "$place/debian/motus"
  cp -R "$place/packaging/debian" "$place/debian/motus/debian"
  (cd "$place/debian/motus" && quietly dpkg-buildpackage -us -uc -b)
  if command -v lintian >/dev/null; then
    # Whoever uploads a package writes another maintainer into it. lintian cannot read sections with blanks in their names.
    lintian --fail-on error --suppress-tags bogus-mail-host,bogus-mail-host-in-debian-changelog "$place/debian"/*.changes \
      >"$place/log" 2>/dev/null || { cat "$place/log"; exit 1; }
  fi
  mkdir "$place/root"
  for package in "$place/debian"/*.deb; do dpkg -x "$package" "$place/root"; done
  folder=$(dirname "$(ls "$place"/root/usr/lib/*/libmotus.a)")
  export PKG_CONFIG_SYSROOT_DIR="$place/root" PKG_CONFIG_LIBDIR="$folder/pkgconfig"
  # shellcheck disable=SC2046 # a list
  ! has pkg-config 'the Debian packages are not used' ||
    { ${CC:-cc} -std=c99 -o "$place/spring" "$place/spring.c" -L"$folder" $(pkg-config --cflags --libs motus) &&
      LD_LIBRARY_PATH=$folder "$place/spring" >/dev/null; }
  unset PKG_CONFIG_SYSROOT_DIR PKG_CONFIG_LIBDIR
  packaged="$packaged, Debian"
fi
# program PAGE LANGUAGE: the first program on a page.
program() { awk -v begin="\`\`\`$2" '$0 == begin { on = 1; next } /^```/ && on { exit } on' "$1"; }
if has npm "npm's package is not made" && [ -f .build/motus/web/motus.wasm ]; then
  quietly sh bindings/js/pack.sh .build/motus/web "$place"
  mkdir "$place/app"
  echo '{ "name": "app", "version": "1.0.0", "type": "module" }' >"$place/app/package.json"
  program bindings/js/README.md js >"$place/app/app.mjs"
  (cd "$place/app" && quietly npm install --offline --no-audit --no-fund "$place/motus-$version.tgz" && node app.mjs) >"$place/said"
  grep -q 'x = 300.00$' "$place/said" || { cat "$place/said"; echo 'npm: the program of its README does not run'; exit 1; }
  packaged="$packaged, npm"
fi
# Each wheel is what pip takes there, and no other one.
wheels=0
for want in "manylinux2014_x86_64 so" "manylinux_2_17_x86_64 so" "musllinux_1_1_x86_64 so" "manylinux2014_aarch64 so" \
  "musllinux_1_1_aarch64 so" "win_amd64 dll" "win_arm64 dll" "macosx_11_0_arm64 dylib" "macosx_13_0_x86_64 dylib"; do
  tag=${want% *}
  case $tag in
  *linux*x86_64) of=linux-x86_64 ;; *linux*aarch64) of=linux-aarch64 ;; win_amd64) of=windows-x86_64 ;;
  win_arm64) of=windows-aarch64 ;; *) of=macos ;;
  esac
  [ -f "$archives/motus-$version-$of.tar.gz" ] || continue
  quietly "$PYTHON" -m pip install -q --no-deps --no-index --only-binary :all: --platform "$tag" --target "$place/wheel-$tag" \
    --find-links "$archives" motus
  ls "$place/wheel-$tag/motus/"*motus."${want#* }" >/dev/null
  wheels=$((wheels + 1))
done
cp "$root/.build/motus/bindings/python" "$place/python" -R
(cd "$place/python" && "$PYTHON" -c 'import motus_build, sys; motus_build.build_sdist(sys.argv[1])' "$place/archives" >/dev/null)
! has twine 'the texts of wheels are not checked' ||
  quietly twine check --strict "$place/archives"/*.whl "$place/archives/motus-$version.tar.gz"
if has auditwheel 'the needs of wheels are not checked'; then
  for wheel in "$archives"/*manylinux*.whl; do
    quietly auditwheel show "$wheel"
    grep -q 'requires no external shared libraries' "$place/log" || { cat "$place/log"; exit 1; }
  done
fi
packaged="$packaged, pip for $wheels systems"
! has ruby "Homebrew's formula is not read" || { quietly ruby -c "$place/packaging/homebrew/motus.rb"; packaged="$packaged, Homebrew read"; }
! has nix-instantiate "Nix' file is not read" ||
  { quietly nix-instantiate --parse "$place/packaging/nix/default.nix"; packaged="$packaged, Nix read"; }
! has "${SWIFT:=swift}" "Swift's manifest is not read" ||
  { sed -i 's,file://[^"]*/,https://localhost/,' "$place/packaging/swiftpm/Package.swift" # it takes no other addresses
    quietly "$SWIFT" package --package-path "$place/packaging/swiftpm" dump-package; packaged="$packaged, SwiftPM read"; }
echo "${packaged#, }"
