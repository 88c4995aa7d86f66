/* A window of SDL2 and OpenGL 2 for Dear ImGui and Motus: clock, input, sleep. */
#ifndef HOST_H
#define HOST_H
#include <motus.h>
#include <string>

struct SDL_Window;

class Host {
public:
  /* A recorded mouse stands in `script` as "frame,x,y,down …"; the pictures of
   * the frames that `shown` names, "folder 12,24", are written to the folder. A
   * host that is given them ends once it would sleep. */
  Host(const char *title, int width, int height, const char *script,
       const char *shown);
  ~Host();
  /* Waits while nothing moves, brings the runtime to this frame, and begins one
   * of Dear ImGui. False when the window is closed. */
  bool begin(motus_runtime *runtime);
  /* Draws it. */
  void end();
  int frames = 0;

private:
  bool take_input(bool may_sleep);
  void play();
  void save(int width, int height);

  SDL_Window *window = nullptr;
  void *context = nullptr;
  std::string script, folder, shown;
  bool is_recorded, is_down = false;
  float mouse_x = -1, mouse_y = -1;
  int last = 0; /* the last frame in which something is asked for */
  /* Dear ImGui settles within a few frames after input. */
  int awake = 3;
};

#endif
