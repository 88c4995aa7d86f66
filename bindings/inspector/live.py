#!/usr/bin/env python3
"""Shows a program that uses Motus while it runs, as a page in a browser:

    motus-live run.trace PROGRAM [ARGUMENT...]     starts the program, recorded
    motus-live run.trace                           of a program that is started otherwise

The page has lanes, curves and the picture as they come, holds the program's clock, slows it, takes it on by single
frames, and shows what would have happened with another number in a call. The second form says which environment the program needs. Options, before the trace: --held starts with
the clock held, --port N.

What is served is served to this machine alone, at an address that nobody can guess."""

import argparse
import hmac
import http.server
import json
import math
import os
import pathlib
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

HERE = pathlib.Path(__file__).resolve().parent
FIRST = b"motus trace 1,"
MOST_TEXT = 1 << 20  # bytes of one answer
LIMITS = {"speed": 10_000, "step": 1_000_000}  # thousandths, microseconds: bindings/record/live.h
MOST_ORDER = 64
MOST_SEEN = 64 << 20  # bytes of what would have happened
PATIENCE = .5  # seconds that a question waits for more
# Nothing from elsewhere, and in no frame of another page.
HEADERS = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff",
           "X-Frame-Options": "DENY", "Cross-Origin-Resource-Policy": "same-origin",
           "Content-Security-Policy": "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
                                      "connect-src 'self'; frame-ancestors 'none'"}


class Place:
    """Where the recorder, the player and the page are: in an archive, or in a checkout."""

    def __init__(self):
        if HERE.name == "bin":
            base = HERE.parent
            self.recorder, self.library = base / "lib/motus-record/libmotus.so.0", base / "lib/libmotus.so.0"
            self.player = HERE / "motus-replay"
            self.page = (base / "share/motus/live.html").read_text
        else:
            root = HERE.parents[1]
            self.recorder = root / ".build/motus/record/libmotus.so.0"
            self.library = root / ".build/release/libmotus.so"
            self.player = root / ".build/motus/record/motus-replay"
            sys.path.insert(0, str(HERE))
            import build
            self.page = lambda: build.page(is_live=True)
        if not self.player.exists():
            raise SystemExit(f"motus-live: there is no {self.player}: make record makes it")


class Run:
    """A program and its trace: plays what the trace has so far, and keeps what can be seen in it."""

    def __init__(self, place, trace, program, is_held, folder):
        self.trace, self.folder = pathlib.Path(trace).resolve(), pathlib.Path(folder)
        self.orders = open(self.folder / "orders", "wb", buffering=0)
        self.watched_path = self.folder / "watched"
        self.watched = open(self.watched_path, "wb")
        self.state, self.said, self.speed = "waiting", "", 1000
        self.lock = threading.Lock()
        self.player_path = place.player
        self.is_closing = False
        if is_held:
            self.order("speed 0")
        environment = {"MOTUS_TRACE": str(self.trace), "MOTUS_LIVE": str(self.folder / "orders"),
                       "MOTUS_RECORDED": str(place.library), "MOTUS_LIBRARY": str(place.recorder)}
        path = str(place.recorder.parent)
        self.environment = environment | {"LD_LIBRARY_PATH": ":".join(
            [path] + [one for one in [os.environ.get("LD_LIBRARY_PATH")] if one])}
        self.trace.write_bytes(b"")
        self.program = subprocess.Popen(program, env=os.environ | self.environment) if program else None
        self.player = subprocess.Popen([place.player, "-", "-"], stdin=subprocess.PIPE, stdout=self.watched,
                                       stderr=subprocess.DEVNULL)
        self.thread = threading.Thread(target=self.follow, daemon=True)
        self.thread.start()

    def is_over(self):
        return self.is_closing or (self.program is not None and self.program.poll() is not None)

    def follow(self):
        """Hands the trace to the player, as it grows, until the program has ended."""
        begins, problem = b"", ""
        with open(self.trace, "rb") as trace:
            while not problem:
                was_over = self.is_over()
                part = trace.read(1 << 16)
                if part:
                    begins = begins or part[:len(FIRST)]
                    if not FIRST.startswith(begins):
                        problem = f"{self.trace} is no trace of version 1"
                    self.state = "running"
                    try:
                        self.player.stdin.write(part)
                        self.player.stdin.flush()
                    except OSError:  # it has found a mistake, and says so in what it leaves
                        break
                elif was_over:
                    if not begins:
                        problem = ("nothing has been recorded: the program has not called the recorder. One that is "
                                   "linked with libmotus.a, or by a path of its own, cannot be recorded")
                    break
                else:
                    time.sleep(.005)
        try:
            self.player.stdin.close()
        except OSError:
            pass
        self.player.wait()
        code = self.program.wait() if self.program and not problem else None
        ended = "" if not code else f"the program has ended with {code}" if code > 0 else \
            f"the program has been ended by signal {-code}"
        self.said = problem or ended
        self.state = "ended"

    def order(self, text):
        """Hands an order to the recorder; the caller has looked at it."""
        with self.lock:
            self.orders.write(text.encode() + b"\n")
            if text.startswith("speed "):
                self.speed = int(text.split()[1])

    def read(self, start):
        """What can be seen from a byte on: whole lines, once there are some; None beyond the end."""
        until = time.monotonic() + PATIENCE
        while True:
            state = self.state
            with open(self.watched_path, "rb") as watched:
                if start > os.fstat(watched.fileno()).st_size:
                    return None
                watched.seek(start)
                text = watched.read(MOST_TEXT)
            whole = text[:text.rfind(b"\n") + 1]
            if whole or state == "ended" or time.monotonic() > until:
                return {"text": whole.decode(errors="replace"), "next": start + len(whole), "state": state,
                        "said": self.said, "speed": self.speed}
            time.sleep(.01)

    def change(self, line, word, value):
        """What would have been seen, so far, with another number in the trace: text, or a sentence."""
        number = str(int(value)) if value == int(value) and abs(value) < 1e15 else value.hex()
        with self.lock:
            so_far, changed = self.folder / "so_far", self.folder / "changed"
            text = self.trace.read_bytes()
            so_far.write_bytes(text[:text.rfind(b"\n") + 1])
            try:
                done = subprocess.run([self.player_path, "--with", f"{line}:{word}={number}", so_far, changed],
                                      stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=30)
            except subprocess.TimeoutExpired:
                return None, "it takes longer than 30 seconds to play"
            if done.returncode not in (0, 1) or not changed.exists():
                return None, done.stderr.decode(errors="replace").strip() or f"the player has ended with {done.returncode}"
            if changed.stat().st_size > MOST_SEEN:
                return None, "there is too much to be seen"
            return changed.read_text(errors="replace"), ""

    def close(self):
        self.is_closing = True
        if self.program and self.program.poll() is None:
            self.program.terminate()
            try:
                self.program.wait(3)
            except subprocess.TimeoutExpired:
                self.program.kill()
        self.thread.join(10)
        self.player.kill()
        self.orders.close()
        self.watched.close()


def checked_order(body):
    """An order as the recorder reads it, or None."""
    found = re.fullmatch(r"(speed|step) ([0-9]{1,8})", body)
    return f"{found[1]} {int(found[2])}" if found and int(found[2]) <= LIMITS[found[1]] else None


def checked_change(body):
    """Line, word and number, or None."""
    found = re.fullmatch(r"([0-9]{1,9}) ([0-9]{1,6}) (-?[0-9.]{1,24}(?:e-?[0-9]{1,3})?)", body)
    try:
        value = float(found[3]) if found else math.nan
    except ValueError:
        return None
    return (int(found[1]), int(found[2]), value) if math.isfinite(value) else None


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 60
    server_version, sys_version = "motus-live", ""

    def log_message(self, *_):
        pass

    def answer(self, status, body, kind="text/plain"):
        data = body.encode()
        self.send_response(status)
        for name, value in HEADERS.items():
            self.send_header(name, value)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        if status >= 400:  # what it has sent with it is not read
            self.send_header("Connection", "close")
            self.close_connection = True
        self.end_headers()
        self.wfile.write(data)

    def asked(self):
        """The path behind the token, or None when the question is not the page's own."""
        hosts = [f"{name}:{self.server.server_port}" for name in ("127.0.0.1", "localhost")]
        if self.headers.get("Host") not in hosts:  # a name of another's that leads here
            return self.answer(403, "this address is not asked for by another name")
        origin = self.headers.get("Origin")
        if origin is not None and origin not in [f"http://{host}" for host in hosts]:
            return self.answer(403, "other pages are not served")
        token, _, rest = self.path[1:].partition("/")
        if not hmac.compare_digest(token.encode(), self.server.token.encode()):
            return self.answer(403, "the address has another token: motus-live has printed it")
        return rest

    def do_GET(self):
        rest = self.asked()
        if rest is None:
            return
        at = urllib.parse.urlsplit(rest)
        if at.path == "" and not at.query:
            self.answer(200, self.server.page, "text/html")
        elif at.path == "state" and re.fullmatch(r"from=[0-9]{1,15}", at.query):
            got = self.server.run.read(int(at.query[5:]))
            if got is None:
                self.answer(400, "there is no so much of the trace")
            else:
                self.answer(200, json.dumps(got), "application/json")
        else:
            self.answer(404, "there is no such page")

    def do_POST(self):
        rest = self.asked()
        if rest is None:
            return
        length = self.headers.get("Content-Length", "")
        if rest not in ("order", "change"):
            return self.answer(404, "there is no such page")
        if not re.fullmatch("[0-9]{1,3}", length) or int(length) > MOST_ORDER:
            return self.answer(400, f"an order has at most {MOST_ORDER} bytes")
        body = self.rfile.read(int(length)).decode(errors="replace")
        if rest == "change":
            if not (change := checked_change(body)):
                return self.answer(400, "a change is a line, a word of it, and a number")
            text, problem = self.server.run.change(*change)
            self.answer(400 if problem else 200, problem or text)
        elif not (order := checked_order(body)):
            self.answer(400, "an order is `speed` with 0 to 10000 thousandths, or `step` with up to 1000000 microseconds")
        elif self.server.run.state == "ended":
            self.answer(409, "the program has ended")
        else:
            self.server.run.order(order)
            self.answer(200, order)


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, port, page):
        super().__init__(("127.0.0.1", port), Handler)
        self.run, self.page, self.token = None, page, secrets.token_urlsafe(24)

    def handle_error(self, *_):
        """Browsers that go away in the middle of an answer are no news."""


def main():
    options = argparse.ArgumentParser(prog="motus-live", description=__doc__, allow_abbrev=False,
                                      formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--held", action="store_true", help="start with the clock held")
    options.add_argument("--port", type=int, default=0)
    options.add_argument("trace")
    options.add_argument("program", nargs=argparse.REMAINDER)
    given = options.parse_args()
    place = Place()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="motus-live-") as folder:
        try:
            server = Server(given.port, place.page())
            print(f"http://127.0.0.1:{server.server_port}/{server.token}/", flush=True)
            run = server.run = Run(place, given.trace, given.program, given.held, folder)
        except OSError as problem:
            raise SystemExit(f"motus-live: {problem}")
        try:
            if not given.program:
                print("\n".join(f"{name}={value}" for name, value in run.environment.items()), flush=True)
            server.serve_forever(poll_interval=.2)
        except KeyboardInterrupt:
            pass
        run.close()
    return run.program.returncode if run.program and run.program.returncode > 0 else 0


if __name__ == "__main__":
    sys.exit(main())
