/* Letters in Dear ImGui. In each frame the program says what should be, by key,
 * and draws what is; no view, no animation, nothing to be kept. A click opens a
 * letter, the mouse takes it to another place, the button puts it away; the
 * panel comes up from below. Whatever moves can be clicked meanwhile.
 *
 *   imgui                        opens a window
 *   imgui MOUSE "FOLDER FRAMES"  plays a recorded mouse; see host.h */
#include "host.h"

#include <algorithm>
#include <cstdio>
#include <imgui.h>
#include <vector>

enum { Y, HEIGHT }; /* channels of a letter's glides */
static const float WIDTH = 360, ROW = 54, OPEN = 124, GAP = 10, TOP = 60;

struct Letter {
  const char *from, *text;
  ImVec4 color;
  bool is_there, is_open;
};

static Letter letters[] = {
    {"Ada",
     "The engine weaves algebraic patterns.\nCome and see it.",
     {.93f, .42f, .28f, 1},
     true,
     false},
    {"Grace",
     "I have found the bug.\nIt is a moth.",
     {.16f, .55f, .5f, 1},
     true,
     false},
    {"Katherine",
     "The numbers are good.\nShe may fly.",
     {.32f, .36f, .75f, 1},
     true,
     false},
    {"Emmy",
     "What does not change says\nwhat is kept.",
     {.85f, .64f, .24f, 1},
     true,
     false},
    {"Hedy", "Let the frequencies hop.", {.62f, .44f, .62f, 1}, true, false}};
static std::vector<int> order = {0, 1, 2, 3, 4};

struct Mouse {
  int letter = -1; /* which one it has */
  float grip = 0;
  bool has_moved = false;
};

static float height_of(const Letter &letter) {
  return letter.is_open ? OPEN : ROW;
}

/* A background of a child window that hides the children behind it. */
static void fill(float width, float height, ImVec4 color) {
  ImVec2 at = ImGui::GetWindowPos();
  ImGui::GetWindowDrawList()->AddRectFilled(
      at, ImVec2(at.x + width, at.y + height), ImGui::GetColorU32(color), 14);
}

/* Draws a letter where it is; answers whether the mouse has it. */
static bool draw(Letter &letter, float y, float height, float amount) {
  ImGui::SetCursorPos(ImVec2(20, y));
  ImGui::PushStyleVar(ImGuiStyleVar_Alpha, std::min(1.f, amount));
  ImGui::BeginChild(letter.from, ImVec2(WIDTH - 40, height), false,
                    ImGuiWindowFlags_NoScrollbar |
                        ImGuiWindowFlags_NoScrollWithMouse);
  fill(WIDTH - 40, height, letter.color);
  ImGui::SetCursorPos(ImVec2(WIDTH - 98, 16));
  if (ImGui::Button("Away") && letter.is_there)
    letter.is_there = false;
  ImGui::SetCursorPos(ImVec2(16, 20));
  ImGui::TextUnformatted(letter.from);
  ImGui::SetCursorPos(ImVec2(16, 58));
  ImGui::TextUnformatted(letter.text);
  ImGui::SetCursorPos(ImVec2(0, 0));
  ImGui::InvisibleButton("all", ImVec2(WIDTH - 110, std::max(height, 1.f)));
  bool is_held = ImGui::IsItemActive();
  ImGui::EndChild();
  ImGui::PopStyleVar();
  return is_held;
}

/* A letter goes where it should be; one that the mouse has goes after that on a
 * shorter spring, and keeps its velocity when it is let go. */
static void show(motus_runtime *runtime, int index, float place, Mouse &mouse) {
  Letter &letter = letters[index];
  uint64_t key = motus_id(letter.from);
  bool is_held = mouse.letter == index;
  double amount;
  if (!motus_runtime_presence(runtime, key, letter.is_there, nullptr, &amount))
    return;
  motus_glide_options spring;
  motus_glide_options_init(&spring, sizeof spring);
  spring.timing.spring_duration = is_held ? .08 : .45;
  spring.timing.damping_ratio = is_held ? 1 : .8;
  float pointer = ImGui::GetMousePos().y;
  double y = motus_runtime_glide_number(
      runtime, key, Y, is_held ? pointer - mouse.grip : place, &spring);
  double height = motus_runtime_glide_number(runtime, key, HEIGHT,
                                             height_of(letter), &spring);
  bool was_held = is_held;
  is_held = draw(letter, (float)y, (float)height, (float)amount);
  if (is_held && mouse.letter < 0) {
    mouse = Mouse();
    mouse.letter = index;
    mouse.grip = pointer - (float)y;
  }
  mouse.has_moved |= was_held && ImGui::IsMouseDragging(0);
  if (was_held && !is_held) {
    letter.is_open ^= !mouse.has_moved;
    mouse.letter = -1;
  }
}

/* The letter under the mouse stands before the first one whose middle is
 * below. */
static void reorder(const Mouse &mouse) {
  if (mouse.letter < 0 || !mouse.has_moved)
    return;
  float middle = ImGui::GetMousePos().y - mouse.grip + ROW / 2, y = TOP;
  std::vector<int> sorted;
  bool is_placed = false;
  for (int index : order) {
    if (index == mouse.letter)
      continue;
    float height = letters[index].is_there ? height_of(letters[index]) : 0;
    if (!is_placed && middle < y + height / 2) {
      sorted.push_back(mouse.letter);
      is_placed = true;
    }
    sorted.push_back(index);
    y += letters[index].is_there ? height + GAP : 0;
  }
  if (!is_placed)
    sorted.push_back(mouse.letter);
  order = sorted;
}

static void show_panel(motus_runtime *runtime, bool &is_open) {
  double amount;
  uint64_t key = motus_id("panel");
  if (!motus_runtime_presence(runtime, key, is_open, nullptr, &amount))
    return;
  double up = motus_runtime_glide_number(runtime, key, Y, is_open, nullptr);
  ImGui::SetCursorPos(ImVec2(0, 480 - 150 * (float)(up * amount)));
  ImGui::PushStyleColor(ImGuiCol_Text, ImVec4(1, 1, 1, 1));
  ImGui::BeginChild("panel", ImVec2(WIDTH, 170));
  fill(WIDTH, 170, ImVec4(.12f, .13f, .16f, .96f));
  ImGui::SetCursorPos(ImVec2(24, 28));
  ImGui::Text("%d letters are here.",
              (int)std::count_if(std::begin(letters), std::end(letters),
                                 [](Letter &one) { return one.is_there; }));
  ImGui::SetCursorPos(ImVec2(24, 62));
  if (ImGui::Button("Bring all back"))
    for (Letter &letter : letters)
      letter.is_there = true;
  ImGui::SameLine();
  if (ImGui::Button("Done"))
    is_open = false;
  ImGui::EndChild();
  ImGui::PopStyleColor();
}

int main(int argc, char **argv) {
  Host host("Letters", (int)WIDTH, 480, argc > 1 ? argv[1] : nullptr,
            argc > 2 ? argv[2] : nullptr);
  motus_runtime *runtime;
  Mouse mouse;
  bool is_panel_open = false;
  if (motus_runtime_create(nullptr, &runtime) != MOTUS_OK)
    return 1;
  ImGui::StyleColorsLight();
  ImGui::GetStyle().ChildRounding = 14;
  ImGui::GetStyle().FrameRounding = 8;
  while (host.begin(runtime)) {
    ImGui::SetNextWindowPos(ImVec2(0, 0));
    ImGui::SetNextWindowSize(ImVec2(WIDTH, 480));
    ImGui::Begin("letters", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoScrollWithMouse |
                     ImGuiWindowFlags_NoBackground);
    ImGui::SetCursorPos(ImVec2(20, 22));
    ImGui::TextUnformatted("Letters");
    ImGui::SetCursorPos(ImVec2(WIDTH - 80, 16));
    if (ImGui::Button("Panel"))
      is_panel_open = !is_panel_open;
    reorder(mouse);
    /* The one that the mouse has stands in front. */
    for (bool is_front : {false, true}) {
      float y = TOP;
      for (int index : std::vector<int>(order)) {
        if ((mouse.letter == index) == is_front)
          show(runtime, index, y, mouse);
        y += letters[index].is_there ? height_of(letters[index]) + GAP : 0;
      }
    }
    show_panel(runtime, is_panel_open);
    ImGui::End();
    host.end();
  }
  std::printf("sleeps after %d frames\n", host.frames);
  return motus_runtime_destroy(runtime) != MOTUS_OK;
}
