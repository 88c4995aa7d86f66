#!/bin/sh
# Holds: on a Debian that has nothing but a compiler, make, CMake, pkg-config and Python, the archive of `make dist` serves
# C by pkg-config, shared and static, CMake's FetchContent by the archive's address, find_package, and each line of its
# README that wants no other tool. The Debian is made by debootstrap, once, below .build/motus.
cd "$(dirname "$0")/../.." || exit 2
set -e
root=$PWD/.build/motus/fresh
version=$(sed -n 's/^.define MOTUS_VERSION_STRING "\(.*\)"/\1/p' include/motus.h)
archive=.build/motus/dist/motus-$version-linux-$(uname -m).tar.gz
command -v debootstrap >/dev/null && [ "$(id -u)" = 0 ] ||
  { echo 'SKIPPED: debootstrap is not installed, or this is not root: no fresh Debian'; exit 0; }
[ -f "$archive" ] || { echo "SKIPPED: there is no $archive: make dist"; exit 0; }
if [ ! -f "$root/complete" ]; then
  rm -rf "$root"
  mkdir -p "$root"
  . /etc/os-release
  from=$(apt-get indextargets --format '$(SITE)' 2>/dev/null | grep '/debian$' | head -n 1)
  timeout 900 debootstrap --variant=minbase --include=gcc,g++,libc6-dev,make,cmake,pkg-config,python3 \
    "${VERSION_CODENAME:-bookworm}" "$root" $from >.build/motus/fresh.log 2>&1 ||
    { echo "SKIPPED: debootstrap makes no Debian here: $(tail -n 1 .build/motus/fresh.log)"; exit 0; }
  touch "$root/complete"
fi
rm -rf "$root/work"
mkdir "$root/work"
cp "$archive" "$root/work/motus.tar.gz"
cp Tests/checks/archive.py Tests/checks/links.py bindings/packaging/conan/test_package/spring.c "$root/work"
printf '%s\n' 'cmake_minimum_required(VERSION 3.24)' 'project(spring C)' 'if(FETCHED)' 'include(FetchContent)' \
  'FetchContent_Declare(motus URL file:///work/motus.tar.gz)' 'FetchContent_MakeAvailable(motus)' 'else()' \
  'find_package(motus 0.1 REQUIRED)' 'endif()' 'add_executable(shared spring.c)' \
  'target_link_libraries(shared motus::motus)' 'add_executable(static spring.c)' \
  'target_link_libraries(static motus::static)' >"$root/work/CMakeLists.txt"
cat >"$root/work/all.sh" <<'END_OF_ALL'
set -e
cd /work
tar -xzf motus.tar.gz
mv motus-* motus
export PKG_CONFIG_PATH=/work/motus/lib/pkgconfig
cc spring.c $(pkg-config --cflags --libs motus) -Wl,-rpath,/work/motus/lib -o by_pkg_config
cc spring.c $(pkg-config --cflags --libs motus-static) -o by_pkg_config_static
cmake -S . -B found -Dmotus_DIR=/work/motus/lib/cmake/motus >log && cmake --build found >>log
cmake -S . -B fetched -DFETCHED=1 >>log && cmake --build fetched >>log
for program in ./by_pkg_config ./by_pkg_config_static found/shared found/static fetched/shared fetched/static; do
  [ "$($program)" = "$(./by_pkg_config)" ]
done
unset PKG_CONFIG_PATH
python3 archive.py /work/motus
END_OF_ALL
# With a /proc of its own, by which the loader knows where a program stands.
env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin HOME=/root LC_ALL=C.UTF-8 unshare --mount sh -c \
  'mount -t proc proc "$1/proc" && exec chroot "$1" sh /work/all.sh' sh "$root" >"$root/said" 2>&1 ||
  { tail -n 60 "$root/said"; exit 1; }
lines=$(tail -n 1 "$root/said")
rm -rf "$root/work"
echo "pkg-config, static, find_package, FetchContent, $lines"
