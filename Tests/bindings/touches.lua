-- As touches.c, in LuaJIT through its foreign interface.
package.path = "examples/lua/?.lua;" .. package.path
local motus = require("motus")
local ffi, bit = require("ffi"), require("bit")
local lib, check, created = motus.lib, motus.check, motus.created

local touches = {}
for line in io.lines(arg[1]) do
  local at, finger, phase, x, y = line:match("^(%d+) (%d+) (%d+) (%S+) (%S+)$")
  if at then
    touches[#touches + 1] = { tonumber(at), tonumber(finger), tonumber(phase), tonumber(x), tonumber(y) }
  end
end
local runtime = created("motus_runtime", lib.motus_runtime_create, nil)
check(lib.motus_runtime_set_traces_changes(runtime, true))
local list = created("motus_view_controller", lib.motus_view_controller_create, runtime, nil, nil, nil)
local page = created("motus_view_controller", lib.motus_view_controller_create, runtime, nil, nil, nil)
local stack = created("motus_navigation_controller", lib.motus_navigation_controller_create, runtime, list)
check(lib.motus_runtime_set_root_view_controller(runtime, ffi.cast("motus_view_controller *", stack)))
check(lib.motus_navigation_controller_push(stack, page, false, nil, nil, nil))
assert(lib.motus_navigation_controller_interactive_pop_gesture(stack) ~= nil)
local card = created("motus_view", lib.motus_view_create, runtime)
check(lib.motus_view_add_subview(lib.motus_view_controller_view(page), card))
check(lib.motus_runtime_tick(runtime, 0))
local spring = ffi.new("motus_animation_options")
check(lib.motus_animation_options_init(spring, ffi.sizeof("motus_animation_options")))
spring.timing.type, spring.timing.bounce = lib.MOTUS_TIMING_SPRING_BOUNCE, 0.3
check(lib.motus_runtime_begin_animation(runtime, spring))
check(lib.motus_view_set_center(card, { 300, 100 }))
check(lib.motus_runtime_commit_animation(runtime, nil, nil, nil, nil))
for frame = 1, 120 do
  for _, touch in ipairs(touches) do
    if touch[1] == frame then
      check(lib.motus_runtime_send_touch(runtime, touch[2], touch[3], { touch[4], touch[5] }, frame / 60))
    end
  end
  check(lib.motus_runtime_tick(runtime, frame / 60))
end
local hash = lib.motus_runtime_trace_hash(runtime)
print(("%s%s %d"):format(
  bit.tohex(tonumber(hash / 2ULL ^ 32)), bit.tohex(tonumber(hash % 2ULL ^ 32)),
  tonumber(lib.motus_navigation_controller_view_controller_count(stack))))
