// needs: Qt6Core
// QPropertyAnimation on a property that Qt itself declares, so that nothing has to be generated:
// the interval of timers that do not run. The driver takes its time from here.
#include <QAbstractAnimation>
#include <QAnimationDriver>
#include <QCoreApplication>
#include <QPropertyAnimation>
#include <QTimer>
#include <vector>

#include "peer.h"

namespace {

class Driver : public QAnimationDriver {
public:
  qint64 now = 0;
  qint64 elapsed() const override {
    return now;
  }
  void advance() override {
    advanceAnimation();
  }
};

QCoreApplication *application;
Driver *driver;
std::vector<QTimer *> objects;
std::vector<QPropertyAnimation *> animations;

bool open(int count) {
  static int argc = 1;
  static char name[] = "bench", *argv[] = {name, nullptr};
  // One of each for the whole program: Qt takes them down by itself.
  if (!application) {
    application = new QCoreApplication(argc, argv);
    driver = new Driver;
    driver->install();
  }
  for (int i = 0; i < count; i++)
    objects.push_back(new QTimer);
  animations.resize(count);
  return true;
}

void start() {
  for (size_t i = 0; i < animations.size(); i++) {
    auto *animation = new QPropertyAnimation(objects[i], "interval");
    animation->setDuration(100000);
    animation->setStartValue(0);
    animation->setEndValue(2000000000);
    animation->setEasingCurve(QEasingCurve::InOutQuad);
    animation->start();
    animations[i] = animation;
  }
  // Qt starts its clock from its event loop.
  for (int i = 0; i < 4; i++)
    QCoreApplication::processEvents();
}

void frame() {
  driver->now += 1;
  driver->advance();
}

void cancel() {
  for (auto *animation : animations) {
    animation->stop();
    delete animation;
  }
}

double value(int index) {
  return objects[index]->interval() / 2e9;
}

void close() {
  for (auto *object : objects)
    delete object;
  objects.clear();
}

} // namespace

const peer other = {
    "Qt 6 property animation", open, start, frame, cancel, value, close};
