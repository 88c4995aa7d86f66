/* The player in WebAssembly, for motus-record.wasm. */
#include "replay.h"

#define EXPORTED(name) __attribute__((export_name(#name)))

EXPORTED(replay_trace) bool replay_trace(const char *trace);
EXPORTED(replay_why) const char *replay_why(void);
EXPORTED(replay_where) unsigned replay_where(void);
EXPORTED(replay_calls_made) unsigned replay_calls_made(void);
EXPORTED(replay_last_hash) uint64_t replay_last_hash(void);
EXPORTED(replay_last_shown_hash) uint64_t replay_last_shown_hash(void);

bool replay_trace(const char *trace) {
  return replay_play(trace);
}
const char *replay_why(void) {
  return replay_problem();
}
unsigned replay_where(void) {
  return replay_line();
}
unsigned replay_calls_made(void) {
  return (unsigned)replay_count();
}
uint64_t replay_last_hash(void) {
  return replay_hash();
}
uint64_t replay_last_shown_hash(void) {
  return replay_shown_hash();
}
