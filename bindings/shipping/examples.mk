# Builds the examples of this archive: `make -C examples` for all, or the name of one. In the archive for Windows say
# CC=x86_64-w64-mingw32-gcc CXX=x86_64-w64-mingw32-g++ besides, on another system than that.
ROOT := $(abspath $(dir $(lastword $(MAKEFILE_LIST)))/..)
CFLAGS ?= -O2
FLAGS := $(CFLAGS) -I$(ROOT)/include
SUPPORT := $(wildcard c/support/*.c)
NAMES := $(patsubst c/%.c,%,$(wildcard c/*.c)) $(patsubst cpp/%.cpp,%,$(wildcard cpp/*.cpp))
DLL := $(wildcard $(ROOT)/lib/motus.dll)
ifneq ($(DLL),) # it is found beside the programs
END := .exe
LINK := $(ROOT)/lib/motus.lib -static
BESIDE := build/motus.dll
else
LINK := -L$(ROOT)/lib -lmotus -lm -Wl,-rpath,$(ROOT)/lib
SDL := $(shell pkg-config --exists sdl2 2>/dev/null && echo window wander cards)
IMGUI := $(shell pkg-config --exists sdl2 imgui freetype2 gl 2>/dev/null && echo letters)
GTK := $(shell pkg-config --exists gtk4 2>/dev/null && echo wander-gtk)
MORE := terminal
endif
SDL_FLAGS = $$(pkg-config --cflags --libs sdl2) \
  $$(pkg-config --exists SDL2_ttf && echo -DHAVE_TTF && pkg-config --cflags --libs SDL2_ttf)

.PHONY: all $(NAMES) window wander cards letters terminal wander-gtk
all: $(NAMES) $(SDL) $(IMGUI) $(GTK) $(MORE)
	@[ -n "$(DLL)$(SDL)" ] || echo 'The window, the app and OpenGL are left out: SDL2 is not installed (libsdl2-dev)'
	@[ -n "$(DLL)$(IMGUI)" ] || echo 'Dear ImGui is left out: it is not installed (libimgui-dev libstb-dev' \
	  'libfreetype-dev libgl-dev libsdl2-dev)'
$(NAMES) window wander cards letters terminal wander-gtk: %: build/%$(END)

build/%$(END): c/%.c $(SUPPORT) | $(BESIDE)
	@mkdir -p $(@D)
	$(CC) -std=c99 $(FLAGS) -Ic/support -o $@ $< $(SUPPORT) $(LINK)

build/%$(END): cpp/%.cpp | $(BESIDE)
	@mkdir -p $(@D)
	$(CXX) -std=c++17 $(FLAGS) -o $@ $< $(LINK)

build/motus.dll: $(DLL)
	@mkdir -p $(@D)
	cp $(DLL) $@

build/window$(END): window/window.c
	@mkdir -p $(@D)
	$(CC) -std=c99 $(FLAGS) -o $@ $< $(LINK) $(SDL_FLAGS)

build/wander$(END): $(wildcard sdl/*.c sdl/app/*.c)
	@mkdir -p $(@D)
	$(CC) -std=c99 $(FLAGS) -o $@ $^ $(LINK) $(SDL_FLAGS)

# A second thread draws with OpenGL.
build/cards$(END): $(wildcard opengl/*.c)
	@mkdir -p $(@D)
	$(CC) -std=c99 $(FLAGS) -o $@ $^ $(LINK) $(SDL_FLAGS)

# Dear ImGui, and what Debian's library of it wants.
build/letters$(END): $(wildcard imgui/*.cpp)
	@mkdir -p $(@D)
	$(CXX) -std=c++17 $(FLAGS) $$(pkg-config --cflags imgui sdl2) -o $@ $^ $(LINK) \
	  $$(pkg-config --libs sdl2 imgui freetype2 gl) -ldl

# The cells of a terminal; POSIX.
build/terminal$(END): $(wildcard terminal/*.c)
	@mkdir -p $(@D)
	$(CC) -std=c99 $(FLAGS) -o $@ $^ $(LINK)

build/wander-gtk: $(filter-out $(addprefix sdl/,host.c canvas.c painter.c text.c),$(wildcard sdl/*.c sdl/app/*.c)) $(wildcard gtk/*.c)
	@mkdir -p $(@D)
	$(CC) -std=gnu11 -DWITHOUT_SDL $(FLAGS) -o $@ $^ $$(pkg-config --cflags gtk4) $(LINK) $$(pkg-config --libs gtk4)
