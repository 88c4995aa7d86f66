/* As touches.c, in C++. */
#include <cstdio>
#include <fstream>
#include <motus.hpp>

int main(int, char **argv) {
  std::ifstream touches(argv[1]);
  std::string comment;
  std::getline(touches, comment);
  auto runtime = motus::runtime::create();
  runtime.set_traces_changes(true);
  auto list = motus::view_controller::create(runtime);
  auto page = motus::view_controller::create(runtime);
  auto stack = motus::navigation_controller::create(runtime, list);
  runtime.set_root_view_controller(stack);
  stack.push(page, false);
  stack.interactive_pop_gesture();
  auto card = motus::view::create(runtime);
  page.view().add_subview(card);
  runtime.tick(0);
  motus::animation_options spring;
  spring.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
  spring.timing.bounce = .3;
  runtime.animate(spring, [&] { card.set_center({300, 100}); });
  int next = -1, finger = 0, phase = 0;
  double x = 0, y = 0;
  for (int frame = 1; frame <= 120; frame++) {
    while (next <= frame) {
      if (next == frame)
        runtime.send_touch(finger, motus_touch_phase(phase), {x, y},
                           frame / 60.0);
      if (!(touches >> next >> finger >> phase >> x >> y))
        next = 1000;
    }
    runtime.tick(frame / 60.0);
  }
  std::printf("%016llx %d\n",
              static_cast<unsigned long long>(runtime.trace_hash()),
              static_cast<int>(stack.view_controller_count()));
}
