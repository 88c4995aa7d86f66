-- The Lua module: references, blocks, rows, delegates, failures, errors in callbacks.
local motus = require("motus")
local unpack = table.unpack or unpack
local checks = 0
local function check(holds, what)
  checks = checks + 1
  if not holds then error("does not hold: " .. what, 2) end
end

-- References
local runtime = motus.runtime({ window_size = { 390, 844 } })
local card = motus.view(runtime)
runtime:window():add_subview(card)
check(runtime:window():subview_at(0) == card, "one object has one name")
check(card:superview() == runtime:window(), "the superview is the window")
check(runtime:statistics().views == 2, "two views")
for _ = 1, 50 do motus.view(runtime) end
collectgarbage() collectgarbage()
check(runtime:statistics().views == 2, "the collector releases")
card:set_tag(7)
check(card:tag() == 7 and card:is_alive(), "tags")

-- Blocks and completions
local finished
card:set_bounds(0, 0, 40, 40)
local animation = runtime:animate(
  { duration = 1, timing = { type = motus.TIMING_LINEAR } },
  function() card:set_center(100, 50) end, function(did) finished = did end)
check(animation:is_alive(), "an animation runs")
local x, y = card:center()
check(x == 100 and y == 50, "the model changes at once")
runtime:tick(0)
runtime:tick(0.5)
x = card:property(motus.PROPERTY_CENTER, motus.VALUE_SHOWN, 2)
check(math.abs(x - 50) < 1e-9, "half-way")
local changes = 0
for change in runtime:changes() do
  changes = changes + 1
  check(change.view == card and math.abs(change.values[1] - 50) < 1e-9 and change.tag == 7, "a change")
end
check(changes == 1, "one change")
for item in runtime:draw_list() do check(item.bounds.width > 0 and item.alpha == 1, "an item") end
runtime:tick(1)
check(finished == true, "the completion")
check(runtime:next_deadline() == nil, "no deadline")
local dx, dy = motus.rubber_band_offset(100, 300), nil
check(dx > 0 and dx < 100 and dy == nil, "a rubber band")

runtime:animate({ duration = 0.2, timing = { type = motus.TIMING_POINTS, points = { { 0, 0 }, { 1, 1 } } } },
  function() card:set_alpha(1) end) -- settings on the stack are no completion

-- Settings: what a struct has not is refused, and springs are spelled as in the other languages
local function shown_after(settings)
  local other = motus.runtime()
  local view = motus.view(other)
  other:window():add_subview(view)
  other:animate(settings, function() view:set_center(100, 0) end)
  other:tick(0)
  other:tick(0.1)
  local at = view:property(motus.PROPERTY_CENTER, motus.VALUE_SHOWN, 2)
  other:destroy()
  return at
end
local function timed(timing) return shown_after({ timing = timing }) end
check(shown_after({ bounce = 0.3 }) == timed({ type = motus.TIMING_SPRING_BOUNCE, bounce = 0.3 }), "bounce")
check(shown_after({ bounce = 0.3, response = 0.2 }) ==
  timed({ type = motus.TIMING_SPRING_BOUNCE, bounce = 0.3, spring_duration = 0.2 }), "bounce and response")
check(shown_after({ bounce = 0.3, duration = 0.2 }) == shown_after({ bounce = 0.3, response = 0.2 }),
  "a bounce with a duration lasts that long")
check(shown_after({ damping_ratio = 0.4 }) == timed({ type = motus.TIMING_SPRING_RATIO, damping_ratio = 0.4 }), "ratio")
check(shown_after({ damping_ratio = 0.4, response = 0.2 }) ==
  timed({ type = motus.TIMING_SPRING_RESPONSE, damping_ratio = 0.4, spring_duration = 0.2 }), "response")
check(shown_after({ timing = motus.TIMING_LINEAR }) == timed({ type = motus.TIMING_LINEAR }), "a type alone")
check(shown_after({ bounce = 0.3 }) ~= shown_after({}), "a spring is no ease")
for _, one in ipairs({
  { "animation_options has no field bouncy", { bouncy = 0.3 } },
  { "timing has no field bonuce", { timing = { type = motus.TIMING_SPRING_BOUNCE, bonuce = 0.3 } } },
  { "not both", { bounce = 0.3, timing = { type = motus.TIMING_LINEAR } } },
  { "one of them", { bounce = 0.3, damping_ratio = 0.5 } },
  { "two words for how long", { bounce = 0.3, response = 0.5, duration = 1 } },
}) do
  ok, message = pcall(runtime.animate, runtime, one[2], function() end)
  check(not ok and message:find(one[1], 1, true), one[1] .. ": " .. tostring(message))
end
for _, one in ipairs({
  { "runtime_options has no field window", motus.runtime, { window = { 10, 10 } } },
  { "gesture_options has no field tap_number", motus.gesture, runtime, { type = motus.GESTURE_TAP, tap_number = 2 } },
  { "scroller_options has no field pages", motus.scroller, card, { pages = 1 } },
  { "implicit_options has no field time", card.set_implicit, card, motus.PROPERTY_ALPHA, { time = 1 } },
}) do
  ok, message = pcall(unpack(one, 2, 5))
  check(not ok and message:find(one[1], 1, true), one[1] .. ": " .. tostring(message))
end

-- Failures
local ok, message = pcall(card.set_corner_radius, card, -1)
check(not ok and message:match("corner radius"), "the diagnostic's sentence: " .. tostring(message))
ok, message = pcall(card.set_center, card, "x", 1)
check(not ok, "arguments are checked")
ok, message = pcall(card.add_subview, card, 5)
check(not ok and message:match("object of motus"), "objects are checked")
ok, message = pcall(runtime.perform_without_animation, runtime, function() error("ours") end)
check(not ok and message:match("ours"), "an error in a block comes out of the call")
runtime:animate({ duration = 0.1 }, function() card:set_alpha(0) end, function() error("later") end)
ok, message = pcall(runtime.tick, runtime, 1.5)
check(not ok and message:match("later"), "an error in a completion comes out of the tick")
ok, message = pcall(runtime.perform_without_animation, runtime, function() runtime:tick(9) end)
check(not ok and message:match("motus_runtime_tick"), "no tick in a callback")
check(runtime:time() == 1.5, "refused")

-- Controllers, delegates, events
local log = {}
local function screen(name)
  return motus.view_controller(runtime, {
    view_did_appear = function(self, animated)
      log[#log + 1] = name .. (animated and " animated" or "")
      check(self:is_alive(), "self")
    end,
  })
end
local list, page = screen("list"), screen("page")
local stack = motus.navigation_controller(runtime, list)
local cut = motus.animation_controller(runtime, {
  transition_duration = function() return 0.25 end,
  animate_transition = function(context)
    context:container_view():add_subview(context:view(motus.TRANSITION_TO))
    context:complete(true)
  end,
})
stack:set_delegate({
  animation_controller = function(navigation, operation, _, to)
    check(navigation == stack and operation == motus.NAVIGATION_PUSH and to == page, "the delegate is asked")
    return cut
  end,
})
runtime:set_root_view_controller(stack)
runtime:tick(3)
local pushed
stack:push(page, true, function(did) pushed = did end)
runtime:tick(3.1)
check(pushed and table.concat(log, ", ") == "list, page animated", table.concat(log, ", "))
local kinds = {}
for event in runtime:events() do kinds[event.kind] = event.subject end
check(kinds[motus.EVENT_VIEW_DID_APPEAR] == page, "events are an iterator")
stack:set_delegate(nil)

-- Hot loops, compiled by LuaJIT, whose calls are refused or call back
local refused, called = 0, 0
for i = 1, 2000 do
  if not pcall(card.set_corner_radius, card, i % 2 == 0 and -1 or 1) then refused = refused + 1 end
  runtime:perform_without_animation(function() called = called + 1 end)
end
check(refused == 1000 and called == 2000, "callbacks from hot loops")

-- Calls from a coroutine
local inside = coroutine.wrap(function()
  runtime:perform_without_animation(function() card:set_alpha(0.5) end)
  return card:alpha()
end)
check(inside() == 0.5, "coroutines")

-- Physics
local animator = motus.dynamic_animator(runtime, runtime:window())
local snap = motus.snap_behavior(runtime, card, 200, 300)
animator:add_behavior(snap)
for i = 1, 600 do runtime:tick(4 + i / 60) end
local sx, sy = card:center()
check(math.abs(sx - 200) < 0.1 and math.abs(sy - 300) < 0.1, "a snap")
check(#animator:items_in_rect(0, 0, 390, 844) == 1, "items in a rectangle")
animator:restore(animator:snapshot())

-- Bars, insets, and links with two arrays of one length
local first, page = motus.view_controller(runtime), motus.view_controller(runtime)
local stack, tabs = motus.navigation_controller(runtime, first), motus.tab_bar_controller(runtime)
local bottom = motus.view(runtime)
tabs:set_view_controllers({ stack }, false)
tabs:set_bar(motus.EDGE_BOTTOM, bottom, 49)
runtime:set_window_insets(motus.INSETS_SAFE_AREA, 50, 0, 34, 0)
runtime:set_root_view_controller(tabs)
runtime:tick(20)
local area = { first:safe_area() }
check(area[1] == 50 and area[3] == 83 and tabs:bar(motus.EDGE_BOTTOM) == bottom, "bars and insets")
page:set_hidden_bars(motus.EDGE_BOTTOM)
stack:push(page, false)
check(bottom:superview() == nil, "a page hides a bar")
stack:pop(false)
check(bottom:superview() == tabs:view(), "and gives it back")
local rows, title = motus.view(runtime), motus.view(runtime)
first:view():add_subview(rows)
rows:add_subview(title)
rows:set_frame(0, 0, 390, 844)
local scroller = motus.scroller(rows)
scroller:set_content_size(390, 2000)
local target = { kind = motus.LINK_TARGET_PROPERTY, object = title, property = motus.PROPERTY_CENTER }
local source = { kind = motus.LINK_SOURCE_RANGE, object = scroller, component = motus.AXIS_VERTICAL,
  range = { kind = motus.SCROLL_RANGE_OFFSETS, begin_offset = 0, end_offset = 100 } }
local link = motus.link(runtime, target, { source }, { inputs = { 0, 1 }, outputs = { 10, 20, 30, 60 } })
scroller:scroll_to(0, 50, false)
runtime:tick(20.1)
local tx, ty = title:center()
check(tx == 20 and ty == 40 and link:input() == 0.5, "a link")
check(not pcall(motus.link, runtime, target, { source }, { inputs = { 0, 1 }, outputs = { 10, 30, 60 } }),
  "arrays of wrong lengths are refused")
-- Numbers that move need no view
local volume = motus.value_number(runtime, 0)
runtime:animate({ duration = 1, timing = { type = motus.TIMING_LINEAR } }, function() volume:set_number(10) end)
runtime:tick(20.6)
check(math.abs(volume:number() - 5) < 1e-9 and math.abs(volume:velocity(1) - 10) < 1e-9, "a value moves")
volume:stop()
check(not volume:is_moving(), "a value stops")
local key = motus.id("card")
check(runtime:glide_number(key, 0, 20) == 20 and runtime:glide_number("card", 0, 300) == 20, "a glide")
runtime:tick(20.7)
check(runtime:glide_number(key, 0, 300) > 20, "a glide moves")
-- Lists of children: a list, and settings
rows:arrange({ { key = 5, frame = { 0, 10, 100, 10 } }, { key = "title", frame = { 0, 20, 100, 10 }, view = title } },
  { duration = 0.1, enter = { alpha = 0.5, duration = 1 } })
runtime:tick(20.8)
check(rows:child_with_key("title", false) == title and title:key() == motus.id("title"), "a list of children")
runtime:destroy()
ok, message = pcall(card.alpha, card)
check(not ok, "stale: " .. tostring(message))
print(checks .. " checks, " .. (jit and jit.version or _VERSION))
