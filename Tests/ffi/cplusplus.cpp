// A C++ program calls the library, with lambdas as callbacks.
#include <motus.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

namespace {

int ended;
motus_animation_controller *animator;

std::string bits(double value) {
  std::uint64_t word;
  char text[20];
  std::memcpy(&word, &value, sizeof word);
  std::snprintf(text, sizeof text, "%016llx",
                static_cast<unsigned long long>(word));
  return text;
}

void on_destroy(void *) {
  ended += 1;
}

void on_completed(void *, bool completed) {
  std::printf("completed %d\n", completed);
}

void print_changes(motus_runtime *runtime) {
  const motus_change_batch *batches;
  std::size_t count;
  motus_runtime_change_batches(runtime, &batches, &count);
  for (std::size_t i = 0; i < count; i++) {
    const auto &batch = batches[i];
    for (std::size_t row = 0; row < batch.count; row++) {
      std::printf("change %d", batch.properties[row]);
      for (std::size_t at = 0; at < batch.component_count; at++)
        std::printf(
            " %s",
            bits(batch.values[row * batch.component_count + at]).c_str());
      std::printf("\n");
    }
  }
}

void print_events(motus_runtime *runtime) {
  const motus_event *events;
  std::size_t count;
  motus_runtime_events(runtime, &events, &count);
  for (std::size_t i = 0; i < count; i++)
    std::printf("event %u %d %s\n", static_cast<unsigned>(events[i].kind),
                static_cast<int>(events[i].detail),
                bits(events[i].time).c_str());
}

motus_runtime *open_runtime() {
  motus_runtime_options options;
  motus_runtime *runtime = nullptr;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = motus_size{200, 100};
  motus_runtime_create(&options, &runtime);
  motus_runtime_set_diagnostics(
      runtime,
      [](void *, motus_status status, const char *function, const char *) {
        std::printf("refused %s %s\n", function, motus_status_name(status));
      },
      nullptr, on_destroy);
  motus_runtime_set_traces_changes(runtime, true);
  return runtime;
}

void animate(motus_runtime *runtime) {
  motus_view *view = nullptr;
  motus_view_create(runtime, &view);
  motus_view_add_subview(motus_runtime_window(runtime), view);
  motus_view_set_frame(view, motus_rect{10, 20, 100, 50});
  motus_view_set_background_color(view, motus_color{0.25, 0.5, 0.75, 1});
  motus_view_set_corner_radius(view, -1);
  const auto frame = motus_view_frame(view);
  std::printf("frame %s %s %s %s\n", bits(frame.x).c_str(),
              bits(frame.y).c_str(), bits(frame.width).c_str(),
              bits(frame.height).c_str());
  motus_runtime_tick(runtime, 0);
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = 0.5;
  motus_runtime_begin_animation(runtime, &options);
  motus_view_set_alpha(view, 0.25);
  motus_runtime_commit_animation(
      runtime,
      [](void *, bool finished) { std::printf("finished %d\n", finished); },
      nullptr, on_destroy, nullptr);
  for (int i = 1; i <= 5; i++) {
    motus_runtime_tick(runtime, i * 0.125);
    print_changes(runtime);
  }
  const motus_draw_item *items;
  std::size_t count;
  motus_runtime_draw_list(runtime, &items, &count);
  std::printf("drawn %d %s %s\n", static_cast<int>(count),
              bits(items[count - 1].alpha).c_str(),
              bits(items[count - 1].color.blue).c_str());
  motus_release(view);
}

motus_view_controller *create_screen(motus_runtime *runtime, const char *name) {
  motus_view_controller_callbacks callbacks{};
  motus_view_controller *screen = nullptr;
  callbacks.struct_size = sizeof callbacks;
  callbacks.view_did_load = [](void *user_data, motus_view_controller *) {
    std::printf("%s did_load\n",
                static_cast<std::string *>(user_data)->c_str());
  };
  callbacks.view_did_appear = [](void *user_data, motus_view_controller *,
                                 bool animated) {
    std::printf("%s did_appear %d\n",
                static_cast<std::string *>(user_data)->c_str(), animated);
  };
  motus_view_controller_create(
      runtime, &callbacks, new std::string(name),
      [](void *user_data) {
        delete static_cast<std::string *>(user_data);
        ended += 1;
      },
      &screen);
  return screen;
}

void create_animator(motus_runtime *runtime) {
  motus_animation_controller_callbacks callbacks{};
  callbacks.struct_size = sizeof callbacks;
  callbacks.transition_duration = [](void *, motus_transition_context *) {
    return 0.25;
  };
  callbacks.animate_transition = [](void *, motus_transition_context *context) {
    std::printf("animate %d\n",
                static_cast<int>(motus_transition_context_operation(context)));
    motus_view_add_subview(
        motus_transition_context_container_view(context),
        motus_transition_context_view(context, MOTUS_TRANSITION_TO));
    motus_transition_context_complete(context, true);
  };
  motus_animation_controller_create(runtime, &callbacks, nullptr, on_destroy,
                                    &animator);
}

void navigate(motus_runtime *runtime) {
  const auto root = create_screen(runtime, "list");
  const auto detail = create_screen(runtime, "detail");
  motus_navigation_controller *navigation = nullptr;
  motus_navigation_delegate delegate{};
  create_animator(runtime);
  motus_navigation_controller_create(runtime, root, &navigation);
  delegate.struct_size = sizeof delegate;
  delegate.animation_controller =
      [](void *, motus_navigation_controller *,
         motus_navigation_operation operation, motus_view_controller *,
         motus_view_controller *) -> motus_animation_controller * {
    return operation == MOTUS_NAVIGATION_POP ? animator : nullptr;
  };
  motus_navigation_controller_set_delegate(navigation, &delegate, nullptr,
                                           on_destroy);
  motus_runtime_set_root_view_controller(runtime,
                                         (motus_view_controller *)navigation);
  motus_navigation_controller_push(navigation, detail, true, on_completed,
                                   nullptr, on_destroy);
  for (int i = 0; i < 8; i++) {
    motus_runtime_tick(runtime, 1 + i * 0.0625);
    print_events(runtime);
    if (i == 3)
      print_changes(runtime);
  }
  motus_navigation_controller_pop(navigation, true, on_completed, nullptr,
                                  on_destroy, nullptr);
  motus_runtime_tick(runtime, 2);
  print_events(runtime);
  std::printf(
      "stack %d\n",
      static_cast<int>(
          motus_navigation_controller_view_controller_count(navigation)));
}

} // namespace

int main() {
  const auto runtime = open_runtime();
  animate(runtime);
  navigate(runtime);
  std::printf("trace %016llx\n", static_cast<unsigned long long>(
                                     motus_runtime_trace_hash(runtime)));
  motus_runtime_destroy(runtime);
  const auto status = motus_runtime_tick(runtime, 3);
  std::printf("destroyed %d %s\n", ended, motus_status_name(status));
}
