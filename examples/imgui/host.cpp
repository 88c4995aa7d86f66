#include "host.h"

#include <SDL.h>
#include <SDL_opengl.h>
#include <algorithm>
#include <backends/imgui_impl_opengl2.h>
#if __has_include(<backends/imgui_impl_sdl2.h>)
#include <backends/imgui_impl_sdl2.h>
#else /* before 1.89.3 */
#include <backends/imgui_impl_sdl.h>
#endif
#include <cstdio>
#include <cstdlib>
#include <imgui.h>
#include <sstream>
#include <vector>

/* The number that the last word of a text begins with. */
static int last_in(const std::string &text, char separator) {
  int last = 0;
  std::istringstream words(text);
  for (std::string word; std::getline(words, word, separator);)
    if (!word.empty())
      last = std::atoi(word.c_str());
  return last;
}

Host::Host(const char *title, int width, int height, const char *mouse,
           const char *wanted)
    : script(mouse ? mouse : ""), is_recorded(mouse != nullptr) {
  if (wanted) {
    std::istringstream words(wanted);
    words >> folder >> shown;
    shown = "," + shown + ",";
  }
  last = last_in(script, ' ');
  last = std::max(last, last_in(shown, ','));
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    std::printf("no window: %s\n", SDL_GetError());
    std::exit(2);
  }
  window = SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED,
                            SDL_WINDOWPOS_CENTERED, width, height,
                            SDL_WINDOW_OPENGL | SDL_WINDOW_ALLOW_HIGHDPI);
  context = window ? SDL_GL_CreateContext(window) : nullptr;
  if (!context) {
    std::printf("no OpenGL: %s\n", SDL_GetError());
    std::exit(2);
  }
  SDL_GL_SetSwapInterval(is_recorded ? 0 : 1);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui_ImplSDL2_InitForOpenGL(window, context);
  ImGui_ImplOpenGL2_Init();
}

Host::~Host() {
  ImGui_ImplOpenGL2_Shutdown();
  ImGui_ImplSDL2_Shutdown();
  ImGui::DestroyContext();
  SDL_GL_DeleteContext(context);
  SDL_DestroyWindow(window);
  SDL_Quit();
}

bool Host::take_input(bool may_sleep) {
  SDL_Event event;
  bool is_there = may_sleep ? SDL_WaitEvent(&event) : SDL_PollEvent(&event);
  while (is_there) {
    if (event.type == SDL_QUIT)
      return false;
    if (!is_recorded)
      ImGui_ImplSDL2_ProcessEvent(&event);
    awake = 3;
    is_there = SDL_PollEvent(&event);
  }
  return true;
}

/* The recorded mouse, in place of the one that there is. */
void Host::play() {
  ImGuiIO &io = ImGui::GetIO();
  std::istringstream samples(script);
  int frame, down;
  float x, y;
  for (std::string one; samples >> one;)
    if (std::sscanf(one.c_str(), "%d,%f,%f,%d", &frame, &x, &y, &down) == 4 &&
        frame == frames) {
      mouse_x = x, mouse_y = y, is_down = down != 0;
      awake = 3;
    }
  io.DeltaTime = 1 / 60.f;
  io.MousePos = ImVec2(mouse_x, mouse_y);
  io.MouseDown[0] = is_down;
}

bool Host::begin(motus_runtime *runtime) {
  bool sleeps = awake == 0 && !motus_runtime_needs_tick(runtime);
  bool is_over = is_recorded && sleeps && frames >= last;
  if (is_over || !take_input(sleeps && !is_recorded))
    return false;
  awake -= awake > 0;
  frames += 1;
  ImGui_ImplOpenGL2_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  if (is_recorded)
    play();
  motus_runtime_tick(runtime, is_recorded ? frames / 60.0
                                          : (double)SDL_GetTicks64() / 1000);
  ImGui::NewFrame();
  return true;
}

void Host::save(int width, int height) {
  std::vector<unsigned char> pixels((size_t)width * (size_t)height * 3);
  std::string path = folder + "/frame" + std::to_string(frames) + ".ppm";
  FILE *file = std::fopen(path.c_str(), "wb");
  if (!file)
    return;
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  std::fprintf(file, "P6\n%d %d\n255\n", width, height);
  for (int row = height - 1; row >= 0; row--)
    std::fwrite(&pixels[(size_t)row * (size_t)width * 3], 3, (size_t)width,
                file);
  std::fclose(file);
}

void Host::end() {
  int width, height;
  SDL_GL_GetDrawableSize(window, &width, &height);
  ImGui::Render();
  glViewport(0, 0, width, height);
  glClearColor(.93f, .92f, .9f, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL2_RenderDrawData(ImGui::GetDrawData());
  if (shown.find("," + std::to_string(frames) + ",") != std::string::npos)
    save(width, height);
  SDL_GL_SwapWindow(window);
}
