#include "hot.h"
#include <motus.hpp>

int main() {
  auto runtime = motus::runtime::create();
  auto view = motus::view::create(runtime);
  runtime.window().add_subview(view);
  double sum = 0;
  for (int i = 0; i < ROUNDS; i++) {
    view.set_center({double(i), 2});
    view.set_alpha(.5);
    sum += view.center().x;
    if (i % 100 == 0) {
      runtime.tick(i);
      for (const auto &change : runtime.changes())
        sum += change.values[0];
    }
  }
  return sum < 0;
}
