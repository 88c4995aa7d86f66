-- Links, drags and glides by key in Lua, as their users have them.
local motus = require("motus")
local FRAME = 1 / 64

local function check(holds, what)
  if not holds then error(what, 2) end
end
local function near(a, b) return math.abs(a - b) < 1e-9 end

-- A parallax: three layers go by one number, each a part of its distance.
do
  local runtime = motus.runtime()
  local camera, layers = motus.value_number(runtime, 0), {}
  for depth = 1, 3 do
    layers[depth] = motus.value_number(runtime, 0)
    motus.link(runtime, { kind = motus.LINK_TARGET_VALUE, object = layers[depth] },
      { { kind = motus.LINK_SOURCE_VALUE, object = camera } },
      { inputs = { 0, 1 }, outputs = { 0, -0.5 ^ (depth - 1) }, before = motus.LINK_END_CONTINUE,
        after = motus.LINK_END_CONTINUE })
  end
  runtime:tick(0)
  runtime:animate({ duration = 1, timing = { type = motus.TIMING_LINEAR } }, function() camera:set_number(100) end)
  runtime:tick(0.5)
  check(layers[1]:number() == -50 and layers[2]:number() == -25 and layers[3]:number() == -12.5, "a parallax")
  check(layers[2]:velocity(1) == -50, "its velocity")
  check(not pcall(layers[1].set_number, layers[1], 5), "a linked value is not the host's")
  runtime:tick(2)
  check(not runtime:needs_tick(), "a parallax at rest")
  runtime:destroy()
end

-- A panel with three places under a finger, what dims behind it, and where it lets go.
do
  local runtime = motus.runtime({ window_size = { 400, 800 } })
  local panel, pan, told, now = motus.view(runtime), motus.gesture(runtime), {}, 0
  panel:set_frame(0, 700, 400, 800)
  runtime:window():add_subview(panel)
  panel:add_gesture(pan)
  local drag = motus.drag_for_view(pan, panel, motus.PROPERTY_CENTER, { axis = motus.DRAG_VERTICAL })
  drag:set_anchors({ { 0, 1100, 7 }, { 0, 800, 8 }, { 0, 500, 9 } })
  drag:set_delegate({
    did_end = function(_, anchor) told[#told + 1] = "end " .. drag:anchor_tag(anchor) end,
    did_settle = function(_, anchor, finished)
      told[#told + 1] = (finished and "rests " or "is taken ") .. drag:anchor_tag(anchor)
    end,
  })
  local dim = motus.value_number(runtime, 0)
  motus.link(runtime, { kind = motus.LINK_TARGET_VALUE, object = dim },
    { { kind = motus.LINK_SOURCE_ANCHORS, object = drag } }, { inputs = { 0, 2 }, outputs = { 0.5, 0 } })
  local function rest(seconds)
    for _ = 1, seconds / FRAME do
      now = now + FRAME
      runtime:tick(now)
    end
  end
  runtime:tick(0)
  runtime:send_touch(1, motus.TOUCH_BEGAN, 200, 750, now)
  for i = 1, 16 do
    now = now + FRAME
    runtime:send_touch(1, motus.TOUCH_MOVED, 200, 750 - 10 * i, now)
    runtime:tick(now)
  end
  local _, y = panel:center()
  check(drag:is_held() and near(y, 950) and near(dim:number(), 0.125), "a panel under a finger")
  check(not pcall(panel.set_center, panel, 200, 5), "what a finger has is not the host's")
  runtime:send_touch(1, motus.TOUCH_ENDED, 200, 590, now)
  rest(2)
  _, y = panel:center()
  check(near(y, 500) and near(dim:number(), 0.5), "a panel that is thrown")
  check(table.concat(told, ", ") == "end 9, rests 9", table.concat(told, ", "))
  drag:step(0, 1)
  rest(2)
  check(drag:anchor() == 1 and dim:number() == 0.25, "a step of a panel")
  runtime:destroy()
end

-- A menu that opens as a ring, by keys: nothing is kept.
do
  local runtime = motus.runtime()
  local function ring(is_open)
    local radius, places = is_open and 100 or 0, {}
    for i = 1, 6 do
      local key = motus.id_in(motus.id("ring"), tostring(i))
      local x = runtime:glide_number(key, 0, radius * math.cos(i * math.pi / 3))
      local y = runtime:glide_number(key, 1, radius * math.sin(i * math.pi / 3))
      places[i] = math.sqrt(x * x + y * y)
    end
    return places
  end
  runtime:tick(0)
  ring(false)
  for frame = 1, 200 do
    runtime:tick(frame / 60)
    local places = ring(frame < 100)
    for i = 2, 6 do check(near(places[i], places[1]), "a ring is round") end
    check(frame ~= 99 or near(places[1], 100), "an open ring")
    check(frame ~= 200 or places[1] == 0, "a closed ring")
  end
  check(not runtime:needs_tick(), "a ring at rest")
  runtime:destroy()
end
print("Lua: a parallax, a panel and a ring of glides")
