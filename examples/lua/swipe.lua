-- A screen is swiped back from a script, without one callback: touches go in, arrays come out.
-- A slow hand lets go too early, and the screen comes back; a quick one throws it off the stack.
package.path = "examples/lua/?.lua;" .. package.path
local motus = require("motus")
local ffi = require("ffi")
local lib, check = motus.lib, motus.check
local FRAME = 1 / 60

local runtime = motus.created("motus_runtime", lib.motus_runtime_create, nil)
local list = motus.created(
  "motus_view_controller", lib.motus_view_controller_create, runtime, nil, nil, nil)
local page = motus.created(
  "motus_view_controller", lib.motus_view_controller_create, runtime, nil, nil, nil)
local stack = motus.created(
  "motus_navigation_controller", lib.motus_navigation_controller_create, runtime, list)
check(lib.motus_runtime_set_root_view_controller(
  runtime, ffi.cast("motus_view_controller *", stack)))
check(lib.motus_navigation_controller_push(stack, page, false, nil, nil, nil))
-- The swipe is made when it is first asked for.
assert(lib.motus_navigation_controller_interactive_pop_gesture(stack) ~= nil)

local names = {
  [lib.MOTUS_EVENT_VIEW_WILL_APPEAR] = "will appear",
  [lib.MOTUS_EVENT_VIEW_DID_APPEAR] = "did appear",
  [lib.MOTUS_EVENT_VIEW_WILL_DISAPPEAR] = "will disappear",
  [lib.MOTUS_EVENT_VIEW_DID_DISAPPEAR] = "did disappear",
  [lib.MOTUS_EVENT_TRANSITION_BECAME_INTERACTIVE] = "a hand moves it",
  [lib.MOTUS_EVENT_TRANSITION_FINISHING] = "let go: it will finish",
  [lib.MOTUS_EVENT_TRANSITION_CANCELLING] = "let go: it goes back",
  [lib.MOTUS_EVENT_TRANSITION_ENDED] = "the end",
}
local center = ffi.new("double[2]")

local function name_of(handle)
  if handle == ffi.cast("void *", list) then return "list" end
  if handle == ffi.cast("void *", page) then return "page" end
  if handle == ffi.cast("void *", stack) then return "stack" end
  return ""
end

local time = 0
local function frame()
  check(lib.motus_runtime_tick(runtime, time))
  local events, count = motus.lent("motus_event", lib.motus_runtime_events, runtime)
  for index = 0, count - 1 do
    local event = events[index]
    local name = names[event.kind]
    if name then
      check(lib.motus_view_property(
        lib.motus_view_controller_view(page), lib.MOTUS_PROPERTY_CENTER, lib.MOTUS_VALUE_SHOWN,
        center, 2))
      print(string.format(
        "%.3f s  x = %6.1f  %-5s %s", time, center[0] - 195, name_of(event.subject), name))
    end
  end
  time = time + FRAME
end

-- A finger that goes from the left edge to `travel` points in so many seconds.
local function swipe(travel, seconds)
  local began = time
  check(lib.motus_runtime_send_touch(runtime, 1, lib.MOTUS_TOUCH_BEGAN, { 2, 400 }, time))
  frame()
  while time < began + seconds do
    local x = 2 + travel * (time - began) / seconds
    check(lib.motus_runtime_send_touch(runtime, 1, lib.MOTUS_TOUCH_MOVED, { x, 400 }, time))
    frame()
  end
  check(lib.motus_runtime_send_touch(runtime, 1, lib.MOTUS_TOUCH_ENDED, { 2 + travel, 400 }, time))
  while lib.motus_runtime_needs_tick(runtime) do frame() end
end

frame()
swipe(120, 0.8)
print("screens in the stack: " .. tonumber(lib.motus_navigation_controller_view_controller_count(stack)))
swipe(180, 0.12)
print("screens in the stack: " .. tonumber(lib.motus_navigation_controller_view_controller_count(stack)))
check(lib.motus_runtime_destroy(runtime))
