-- As touches.c, through the Lua module: 5.1 to 5.4 and LuaJIT.
local motus = require("motus")
local touches = {}
for line in io.lines(arg[1]) do
  local at, finger, phase, x, y = line:match("^(%d+) (%d+) (%d+) (%S+) (%S+)$")
  if at then
    touches[#touches + 1] = { tonumber(at), tonumber(finger), tonumber(phase), tonumber(x), tonumber(y) }
  end
end
local runtime = motus.runtime()
runtime:set_traces_changes(true)
local list, page = motus.view_controller(runtime), motus.view_controller(runtime)
local stack = motus.navigation_controller(runtime, list)
runtime:set_root_view_controller(stack)
stack:push(page, false)
local pop = stack:interactive_pop_gesture()
local card = motus.view(runtime)
page:view():add_subview(card)
runtime:tick(0)
runtime:animate({ timing = { type = motus.TIMING_SPRING_BOUNCE, bounce = 0.3 } }, function()
  card:set_center(300, 100)
end)
for frame = 1, 120 do
  for _, touch in ipairs(touches) do
    if touch[1] == frame then
      runtime:send_touch(touch[2], touch[3], touch[4], touch[5], frame / 60)
    end
  end
  runtime:tick(frame / 60)
end
assert(pop:is_alive())
print(("%s %d"):format(runtime:trace_hash(), stack:view_controller_count()))
