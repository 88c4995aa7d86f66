/* Five cards are dealt, one after another, each on a spring; half-way they are
 * called back, and turn round with the velocity they have. Then the last one
 * snaps to a place of its own. Everything that is created here frees itself. */
#include <cstdio>
#include <motus.hpp>
#include <vector>

int main() {
  motus::runtime_options options;
  options.window_size = {390, 300};
  auto runtime = motus::runtime::create(options);
  std::vector<motus::shared<motus::view>> cards;
  for (int i = 0; i < 5; i++) {
    auto card = motus::view::create(runtime);
    card.set_frame({20, 20, 50, 70});
    card.set_background_color({.2, .4 + .1 * i, .8, 1});
    runtime.window().add_subview(card);
    cards.push_back(std::move(card));
  }
  runtime.tick(0);

  motus::animation_options spring;
  spring.timing.type = MOTUS_TIMING_SPRING_BOUNCE;
  spring.timing.bounce = .3;
  for (int i = 0; i < 5; i++) {
    spring.delay = .06 * i;
    runtime.animate(spring, [&] { cards[i].set_center({60. + 65 * i, 150}); });
  }
  int frame = 0;
  for (; frame < 18; frame++)
    runtime.tick(frame / 60.0);
  spring.delay = 0;
  runtime.animate(
      spring,
      [&] {
        for (auto &card : cards)
          card.set_center({195, 80});
      },
      [](bool finished) { std::printf("back together: %d\n", finished); });
  for (; runtime.needs_tick(); frame++) {
    runtime.tick(frame / 60.0);
    if (frame % 12 == 0)
      for (const auto &change : runtime.changes())
        if (change.view == cards.back().c())
          std::printf("%.1f s  the last card is at %.1f, %.1f\n", frame / 60.0,
                      change.values[0], change.values[1]);
  }

  auto animator = motus::dynamic_animator::create(runtime, runtime.window());
  auto snap = motus::snap_behavior::create(runtime, cards.back(), {300, 250});
  motus::dynamic_animator_delegate delegate;
  delegate.did_pause = [](motus::dynamic_animator) {
    std::printf("everything rests\n");
  };
  animator.set_delegate(delegate);
  animator.add_behavior(snap);
  for (; runtime.needs_tick(); frame++)
    runtime.tick(frame / 60.0);
  std::printf("the last card is at %.1f\n", cards.back().center().y);
  try {
    cards.back().set_corner_radius(-1);
  } catch (const motus::error &error) {
    std::printf("refused: %s\n", error.what());
  }
}
