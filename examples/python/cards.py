"""Cards that are thrown, in pygame: the mouse drags one, lets go, and it flies on, bounces, and snaps
home when it is slow. The whole of the host: touches in, a draw list out.

With a folder as argument a scripted hand plays, without a window, and the last picture is
written there. Needs `pip install motus pygame`, or PYTHONPATH=.build/motus/bindings/python after `make bindings`.
"""

import os
import sys

SCRIPTED = len(sys.argv) > 1
if SCRIPTED:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

import motus

WIDTH, HEIGHT = 480, 360
HOME = [(110, 180), (240, 180), (370, 180)]


class Card(motus.View):
    """A card with a pan: it follows the finger, and is thrown with its velocity."""

    def __init__(self, runtime, home, color):
        super().__init__(runtime)
        self.home = home
        self.frame = home[0] - 45, home[1] - 65, 90, 130
        self.corner_radius = 12
        self.background_color = color
        runtime.window.add_subview(self)
        self.pan = motus.Gesture(runtime)
        self.add_gesture(self.pan)
        self.pan.set_action(self.dragged)

    def dragged(self, pan):
        runtime = pan.runtime
        x, y = pan.translation(None)
        if pan.state == motus.RecognitionState.BEGAN:
            self.start = self.center
            runtime.window.add_subview(self)  # in front of the others
        if pan.state in (motus.RecognitionState.BEGAN, motus.RecognitionState.CHANGED):
            self.center = self.start[0] + x, self.start[1] + y
        else:  # where it would come to rest decides; a spring takes it there with the velocity
            velocity = pan.velocity(None)
            print(f"let go with {velocity[0]:.0f}, {velocity[1]:.0f} points per second")
            with runtime.animate(bounce=.35):
                self.center = self.home
                self.set_property_velocity(motus.Property.CENTER, velocity)


def draw(screen, runtime):
    screen.fill((24, 26, 32))
    for item in runtime.draw_list()[1:]:
        x, y = item.transform.tx + item.bounds.x, item.transform.ty + item.bounds.y
        color = [round(255 * part) for part in tuple(item.color)[:3]]
        pygame.draw.rect(screen, color, (x, y, item.bounds.width, item.bounds.height),
                         border_radius=round(item.corner_radius))


def scripted():
    """A hand that throws the middle card to the right: one list of events a frame."""
    yield [pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(240, 180))]
    for step in range(1, 12):
        yield [pygame.event.Event(pygame.MOUSEMOTION, buttons=(1, 0, 0), pos=(240 + 8 * step, 180 - 3 * step))]
    yield [pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(336, 144))]
    for _ in range(90):
        yield []


pygame.init()
screen = pygame.display.set_mode((WIDTH, HEIGHT))
runtime = motus.Runtime(window_size=(WIDTH, HEIGHT))
cards = [Card(runtime, home, color) for home, color in zip(
    HOME, [(.9, .4, .35, 1), (.95, .75, .3, 1), (.35, .65, .9, 1)])]
script, clock, now, furthest = scripted(), pygame.time.Clock(), 0.0, 0.0
running = True
while running:
    for event in (next(script, [pygame.event.Event(pygame.QUIT)]) if SCRIPTED else pygame.event.get()):
        if event.type == pygame.QUIT:
            running = False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            runtime.send_touch(1, motus.TouchPhase.BEGAN, event.pos, now)
        elif event.type == pygame.MOUSEMOTION and event.buttons[0]:
            runtime.send_touch(1, motus.TouchPhase.MOVED, event.pos, now)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            runtime.send_touch(1, motus.TouchPhase.ENDED, event.pos, now)
    now += 1 / 60 if SCRIPTED else clock.tick(60) / 1000
    runtime.tick(now)
    furthest = max(furthest, cards[1].shown(motus.Property.CENTER)[0])
    draw(screen, runtime)
    pygame.display.flip()
print(f"the middle card went as far as {furthest:.1f} and is back at "
      f"{cards[1].shown(motus.Property.CENTER)[0]:.1f}")
if SCRIPTED:
    pygame.image.save(screen, f"{sys.argv[1]}/cards.png")
