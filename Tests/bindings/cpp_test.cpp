/* motus.hpp: references, callbacks, failures and exceptions, as a C++ program
 * meets them. With MOTUS_STATUSES the same without a throw. */
#include <cstdio>
#include <cstring>
#include <memory>
#include <motus.hpp>
#include <string>
#include <vector>

static int failures, checks;
#define CHECK(holds) check((holds), #holds, __LINE__)

static void check(bool holds, const char *what, int line) {
  checks += 1;
  if (!holds) {
    failures += 1;
    std::printf("%s:%d: does not hold: %s\n", __FILE__, line, what);
  }
}

/* What a call gives, with exceptions and with statuses. */
#ifdef MOTUS_STATUSES
template <class T> T got(motus::result<T> result) {
  CHECK(result.status == MOTUS_OK);
  return std::move(result.value);
}
static void done(motus_status status) {
  CHECK(status == MOTUS_OK);
}
#define DONE(call) done(call)
#else
template <class T> T got(T value) {
  return value;
}
#define DONE(call) (call)
#endif

/* Counts how many of it live. */
struct witness {
  static int living;
  witness() {
    living += 1;
  }
  witness(const witness &) {
    living += 1;
  }
  ~witness() {
    living -= 1;
  }
};
int witness::living = 0;

static void references() {
  auto runtime = got(motus::runtime::create());
  auto child = got(motus::view::create(runtime));
  motus::view lent = child;
  {
    auto parent = got(motus::view::create(runtime));
    DONE(parent.add_subview(child));
    motus::shared<motus::view> copy = child, moved = std::move(copy);
    CHECK(!copy && moved == child);
    child.reset();
    CHECK(lent.is_alive());
    moved = nullptr;
    CHECK(lent.is_alive() && lent.superview() == parent);
    motus::shared<motus::dynamic_item> item = parent;
    CHECK(item == parent && item.kind() == MOTUS_KIND_VIEW);
  }
  CHECK(!lent.is_alive());
  motus::shared kept(runtime.window());
  auto taken = kept.leave();
  CHECK(!kept && taken.is_alive());
  motus::shared<motus::view>::adopt(taken);
  CHECK(runtime.window().is_alive());
  std::vector<motus::shared<motus::view>> many;
  for (int i = 0; i < 100; i++)
    many.push_back(got(motus::view::create(runtime)));
  CHECK(got(runtime.statistics()).views == 101);
  many.clear();
  CHECK(got(runtime.statistics()).views == 1);
}

static void animations() {
  auto runtime = got(motus::runtime::create());
  auto card = got(motus::view::create(runtime));
  int finished = 0;
  motus::animation_options options;
  options.duration = .5;
  {
    witness one;
    auto animation = got(runtime.animate(
        options,
        [&] {
          DONE(card.set_center({100, 0}));
        },
        [&finished, one](bool did) { finished += did ? 1 : 100; }));
    CHECK(animation.is_alive());
  }
  CHECK(witness::living == 1);
  DONE(runtime.tick(0));
  double shown[2];
  DONE(runtime.tick(.25));
  DONE(card.property(MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown, 2));
  CHECK(shown[0] > 40 && shown[0] < 60);
  auto changes = got(runtime.changes());
  CHECK(changes.size() == 1 && changes[0].view == card.c());
  DONE(runtime.tick(1));
  CHECK(finished == 1 && witness::living == 0);
  CHECK(!runtime.next_deadline());
  auto animator =
      got(motus::property_animator::create(runtime, 1, motus::timing()));
  DONE(animator.add_animations([&] { DONE(card.set_alpha(0)); }));
  DONE(animator.add_completion(motus::tell(&finished)));
  DONE(animator.start());
  DONE(runtime.tick(1.5));
  DONE(animator.pause());
  DONE(animator.continue_({}, 0));
  DONE(runtime.tick(3));
  bool told = false;
  for (const auto &event : got(runtime.events()))
    told |= event.kind == MOTUS_EVENT_COMPLETED && event.other == &finished;
  CHECK(told && card.alpha() == 0);
  const auto [position, duration] =
      got(motus::decay_projected_end(motus::decay{.998, 0, 1000}));
  CHECK(position > 400 && position < 500 && duration > 1);
  std::function<void(bool)> nothing;
  DONE(runtime.begin_animation());
  got(runtime.commit_animation(nothing));
  DONE(runtime.tick(4));
}

static void screens() {
  auto runtime = got(motus::runtime::create());
  std::string said;
  motus::view_controller_callbacks callbacks;
  callbacks.view_did_appear = [&said](motus::view_controller screen, bool) {
    said += screen.title();
  };
  auto list = got(motus::view_controller::create(runtime, callbacks));
  auto page = got(motus::view_controller::create(runtime, callbacks));
  DONE(list.set_title("list "));
  DONE(page.set_title("page "));
  auto stack = got(motus::navigation_controller::create(runtime, list));
  motus::animation_controller_callbacks how;
  how.transition_duration = [](motus::transition_context) { return .25; };
  how.animate_transition = [](motus::transition_context context) {
    DONE(context.container_view().add_subview(
        context.view(MOTUS_TRANSITION_TO)));
    DONE(context.complete(true));
  };
  motus::animation_controller made;
  motus::navigation_delegate delegate;
  delegate.animation_controller =
      [&](motus::navigation_controller, motus_navigation_operation,
          motus::view_controller, motus::view_controller) {
        /* One for each transition: it lives until the library has taken it. */
        auto one = got(motus::animation_controller::create(runtime, how));
        made = one;
        return one;
      };
  DONE(stack.set_delegate(delegate));
  DONE(runtime.set_root_view_controller(stack));
  DONE(runtime.tick(0));
  bool finished = false;
  DONE(stack.push(page, true, [&](bool did) { finished = did; }));
  DONE(runtime.tick(.1));
  CHECK(finished && said == "list page ");
  CHECK(made.is_alive());
  DONE(stack.set_delegate(nullptr));
  CHECK(!made.is_alive());
  motus::view_controller all[] = {page};
  DONE(stack.set_view_controllers(all, false));
  CHECK(stack.view_controller_count() == 1 &&
        stack.top_view_controller() == page);
}

#ifndef MOTUS_STATUSES
static void refusals() {
  auto runtime = motus::runtime::create();
  auto card = motus::view::create(runtime);
  motus::view gone;
  {
    auto other = motus::view::create(runtime);
    gone = other;
  }
  try {
    gone.set_alpha(1);
    CHECK(false);
  } catch (const motus::error &error) {
    CHECK(error.status() == MOTUS_ERROR_STALE_HANDLE);
    CHECK(error.function() == "motus_view_set_alpha");
    CHECK(std::strlen(error.what()) > 30);
  }
  int reports = 0;
  runtime.set_diagnostics(
      [&](motus_status, const char *, const char *) { reports += 1; });
  try {
    card.set_corner_radius(-1);
    CHECK(false);
  } catch (const motus::error &error) {
    CHECK(error.status() == MOTUS_ERROR_INVALID_ARGUMENT && reports == 1);
    CHECK(std::strstr(error.what(), "corner radius"));
  }
  try {
    motus::view().set_alpha(1);
    CHECK(false);
  } catch (const motus::error &error) {
    CHECK(std::strlen(error.what()) > 30);
  }
}

/* Thrown in a callback, caught at the border, thrown again by the call. */
static void exceptions() {
  auto runtime = motus::runtime::create();
  auto card = motus::view::create(runtime);
  struct ours {
    int number;
  };
  try {
    runtime.animate({}, [] { throw ours{1}; });
    CHECK(false);
  } catch (const ours &one) {
    CHECK(one.number == 1);
  }
  runtime.animate(
      {}, [&] { card.set_alpha(0); }, [](bool) { throw ours{2}; });
  runtime.animate(
      {},
      [&] {
        card.set_center({9, 9});
      },
      [](bool) { throw ours{3}; });
  runtime.tick(0);
  try {
    runtime.tick(1);
    CHECK(false);
  } catch (const ours &one) {
    CHECK(one.number == 2); /* the first; its frame is whole all the same */
  }
  CHECK(card.alpha() == 0 && !runtime.needs_tick());
  runtime.tick(2);
  /* One call inside another: what the inner callback throws, its caller gets. */
  int caught = 0;
  runtime.animate({}, [&] {
    try {
      runtime.perform_without_animation([] { throw ours{4}; });
    } catch (const ours &one) {
      caught = one.number;
    }
  });
  CHECK(caught == 4);
  CHECK(!motus::take_exception());
}
#else
static void refusals() {
  auto runtime = got(motus::runtime::create());
  auto card = got(motus::view::create(runtime));
  CHECK(card.set_corner_radius(-1) == MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK(!motus::view::create(nullptr));
}

static void exceptions() {
#ifdef __cpp_exceptions
  auto runtime = got(motus::runtime::create());
  auto animation = runtime.animate({}, [] { throw 5; });
  CHECK(animation.status == MOTUS_OK);
  CHECK(motus::take_exception() && !motus::take_exception());
#endif
}
#endif

/* Bars, insets, and links with two arrays of one length. */
static void bars() {
  auto runtime = got(motus::runtime::create());
  auto first = got(motus::view_controller::create(runtime));
  auto stack = got(motus::navigation_controller::create(runtime, first));
  auto bar = got(motus::view::create(runtime));
  stack.set_bar(MOTUS_EDGE_BOTTOM, bar, 49);
  runtime.set_window_insets(MOTUS_INSETS_SAFE_AREA, {50, 0, 34, 0});
  runtime.set_root_view_controller(stack);
  runtime.tick(0);
  CHECK(stack.bar(MOTUS_EDGE_BOTTOM) == bar);
  CHECK(first.safe_area().top == 50 && first.safe_area().bottom == 83);
  first.set_hidden_bars(MOTUS_EDGE_BOTTOM);
  CHECK(first.safe_area().bottom == 34);
  auto rows = got(motus::view::create(runtime));
  auto title = got(motus::view::create(runtime));
  first.view().add_subview(rows);
  rows.add_subview(title);
  rows.set_frame({0, 0, 390, 844});
  auto scroller = got(motus::scroller::create(rows));
  scroller.set_content_size({390, 2000});
  motus_link_range range;
  motus_link_range_init(&range, sizeof range);
  range.kind = MOTUS_SCROLL_RANGE_OFFSETS;
  range.end_offset = 100;
  const double inputs[] = {0, 1}, outputs[] = {10, 20, 30, 60};
  motus_link_options by;
  motus_link_options_init(&by, sizeof by);
  by.inputs = inputs;
  by.input_count = 2;
  by.outputs = outputs;
  by.output_count = 4;
  motus_link_target target{};
  target.kind = MOTUS_LINK_TARGET_PROPERTY;
  target.property = MOTUS_PROPERTY_CENTER;
  target.object = title.c();
  motus_link_source source{};
  source.kind = MOTUS_LINK_SOURCE_RANGE;
  source.object = scroller.c();
  source.component = MOTUS_AXIS_VERTICAL;
  source.range = &range;
  auto link = got(motus::link::create(runtime, target, {&source, 1}, by));
  scroller.scroll_to({0, 50}, false);
  runtime.tick(.1);
  CHECK(title.center().x == 20 && title.center().y == 40);
  CHECK(link.input() == .5);
}

int main() {
  bars();
  references();
  animations();
  screens();
  refusals();
  exceptions();
  CHECK(witness::living == 0);
  std::printf("%d checks, %d failed\n", checks, failures);
  return failures != 0;
}
