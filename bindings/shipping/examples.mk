# Builds the examples of this archive: `make -C examples` for all, or the name of one.
ROOT := $(abspath $(dir $(lastword $(MAKEFILE_LIST)))/..)
CFLAGS ?= -O2
FLAGS := $(CFLAGS) -I$(ROOT)/include
LINK := -L$(ROOT)/lib -lmotus -lm -Wl,-rpath,$(ROOT)/lib
SUPPORT := $(wildcard c/support/*.c)
NAMES := $(patsubst c/%.c,%,$(wildcard c/*.c)) $(patsubst cpp/%.cpp,%,$(wildcard cpp/*.cpp))
SDL := $(shell pkg-config --exists sdl2 2>/dev/null && echo window wander)
SDL_FLAGS = $$(pkg-config --cflags --libs sdl2) \
  $$(pkg-config --exists SDL2_ttf && echo -DHAVE_TTF && pkg-config --cflags --libs SDL2_ttf)

.PHONY: all $(NAMES) window wander
all: $(NAMES) $(SDL)
	@[ -n "$(SDL)" ] || echo 'The window and the app are left out: SDL2 is not installed (libsdl2-dev)'
$(NAMES) window wander: %: build/%

build/%: c/%.c $(SUPPORT)
	@mkdir -p $(@D)
	$(CC) -std=c99 $(FLAGS) -Ic/support -o $@ $< $(SUPPORT) $(LINK)

build/%: cpp/%.cpp
	@mkdir -p $(@D)
	$(CXX) -std=c++17 $(FLAGS) -o $@ $< $(LINK)

build/window: window/window.c
	@mkdir -p $(@D)
	$(CC) -std=c99 $(FLAGS) -o $@ $< $(LINK) $(SDL_FLAGS)

build/wander: $(wildcard sdl/*.c sdl/app/*.c)
	@mkdir -p $(@D)
	$(CC) -std=c99 $(FLAGS) -o $@ $^ $(LINK) $(SDL_FLAGS)
