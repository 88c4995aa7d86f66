-- A game screen in LÖVE: cards that are dealt and played, and a page of rules that is swiped back.
--
--     LUA_CPATH="where/the/module/is/?.so" love examples/love
--
-- The module is .build/motus/bindings/lua/motus.c, which `make bindings` writes, built for Lua 5.1: LuaJIT and so
-- LÖVE takes it. With MOTUS_TEST set, a recorded finger plays instead, on a clock of its own, and the program ends
-- by itself.
local motus = require("motus")

local testing = os.getenv("MOTUS_TEST")
local texts = {} -- by tag
local runtime, stack, rules, cards, count
local clock = 0

-- MARK: Views

local function box(into, x, y, width, height, color, radius)
  local view = motus.view(runtime)
  view:set_frame(x, y, width, height)
  view:set_background_color(color[1], color[2], color[3], color[4] or 1)
  view:set_corner_radius(radius or 0)
  into:add_subview(view)
  return view
end

local function label(into, x, y, width, height, text, size, color)
  local view = box(into, x, y, width, height, color)
  count = count + 1
  view:set_tag(count)
  texts[count] = { text = text, font = love.graphics.newFont(size) }
  view:set_user_interaction_enabled(false)
  return view
end

local function on_tap(view, action)
  local tap = motus.gesture(runtime, { type = motus.GESTURE_TAP })
  tap:set_action(action)
  view:add_gesture(tap)
end

local function spring(bounce, block)
  runtime:animate({ bounce = bounce, response = 0.45, flags = motus.ANIMATION_ALLOW_USER_INTERACTION }, block)
end

-- MARK: The table

local inks = { { 0.80, 0.22, 0.20 }, { 0.13, 0.15, 0.20 } }

-- Where a card is: in a fan in the hand, or in the row on the table.
local function place(card)
  local angle, x, y = 0, 0, 0
  if card.played then
    x, y = 195 + (card.number - 3) * 66, 260 + (card.number % 2) * 14
    angle = (card.number - 3) * 0.02
  else
    angle = (card.number - 3) * 0.13
    x, y = 195 + (card.number - 3) * 58, 590 + (card.number - 3) ^ 2 * 9
  end
  local c, s = math.cos(angle), math.sin(angle)
  card.view:set_center(x, y)
  card.view:set_transform(c, s, -s, c, 0, 0)
end

local function table_did_load(controller)
  local view = controller:view()
  view:set_background_color(0.10, 0.36, 0.29, 1)
  box(view, 24, 150, 342, 220, { 1, 1, 1, 0.06 }, 24)
  label(view, 0, 62, 390, 40, "Five Cards", 30, { 1, 1, 1 })
  label(view, 0, 385, 390, 20, "Tap a card to play it", 14, { 1, 1, 1, 0.6 })
  local button = box(view, 300, 64, 70, 34, { 1, 1, 1, 0.14 }, 17)
  label(button, 0, 0, 70, 34, "Rules", 14, { 1, 1, 1 })
  on_tap(button, function() stack:push(rules, true) end)
  cards = {}
  for number, name in ipairs({ "A", "K", "Q", "J", "10" }) do
    local ink = inks[number % 2 + 1]
    local card = { number = number, view = box(view, 0, 0, 104, 148, { 0.99, 0.985, 0.97 }, 12) }
    cards[number] = card
    card.view:set_border_color(0, 0, 0, 0.14)
    card.view:set_border_width(1)
    card.view:set_center(195, 820) -- below: they are dealt
    label(card.view, 0, 34, 104, 80, name, 46, ink)
    label(card.view, 8, 8, 24, 20, name, 15, ink)
    on_tap(card.view, function()
      card.played = not card.played
      view:add_subview(card.view) -- in front of the others
      spring(0.25, function() place(card) end)
    end)
  end
end

local function rules_did_load(controller)
  local view = controller:view()
  view:set_background_color(0.97, 0.965, 0.95, 1)
  label(view, 0, 62, 390, 40, "Rules", 30, { 0.1, 0.1, 0.12 })
  for line, text in ipairs({ "Play a card, or take it back.", "A card in flight can be turned round.",
    "Swipe from the left edge", "to go back to the table." }) do
    label(view, 0, 120 + line * 34, 390, 24, text, 17, { 0.3, 0.31, 0.34 })
  end
end

-- MARK: LÖVE

local script = { -- seconds, phase, x, y
  { 1.0, "MOVED", 78, 620 }, -- of the mouse, on its way to the click in the same frame
  { 1.0, "BEGAN", 79, 620 }, { 1.1, "ENDED", 79, 620 }, -- a card is played
  { 1.2, "BEGAN", 335, 80 }, { 1.3, "ENDED", 335, 80 }, -- the rules come while it flies
  { 2.2, "BEGAN", 4, 400 }, { 2.6, "MOVED", 330, 400 }, { 2.62, "ENDED", 330, 400 }, -- and go
}

function love.load()
  count = 100
  runtime = motus.runtime({ window_size = { love.graphics.getDimensions() }, longest_step = 0.1 })
  local game = motus.view_controller(runtime, { view_did_load = table_did_load })
  rules = motus.view_controller(runtime, { view_did_load = rules_did_load })
  stack = motus.navigation_controller(runtime, game)
  runtime:set_root_view_controller(stack)
  runtime:tick(0)
  for _, card in ipairs(cards) do
    runtime:animate({ delay = card.number * 0.07, bounce = 0.2 }, function() place(card) end)
  end
end

-- Motus refuses fingers that begin twice or move without having begun, as a mouse does that is on its
-- way to a click; so does this, without a complaint.
local fingers = {} -- those that are down, with where they are
local function send(id, phase, x, y)
  if (phase == "BEGAN") == (fingers[id] ~= nil) then return end
  fingers[id] = phase ~= "ENDED" and phase ~= "CANCELLED" and { x, y } or nil
  runtime:send_touch(id, motus["TOUCH_" .. phase], x, y, clock)
end

-- What the recorded finger has done, or the end with a sentence.
local function test()
  for _, one in ipairs(script) do
    if not one.done and clock >= one[1] then
      one.done = true
      send(1, one[2], one[3], one[4])
    end
  end
  if clock > 1.9 and clock < 2.1 then
    assert(stack:view_controller_count() == 2, "the rules are there")
  end
  if clock > 4 then
    local x, y = cards[1].view:property(motus.PROPERTY_CENTER, motus.VALUE_SHOWN, 2)
    assert(stack:view_controller_count() == 1, "the rules are gone")
    assert(cards[1].played and math.abs(x - 63) < 0.5 and math.abs(y - 274) < 0.5, "the card lies on the table")
    print(("LÖVE: a card at %.0f, %.0f, the page swiped back"):format(x, y))
    love.event.quit(0)
  end
end

function love.update(seconds)
  clock = clock + (testing and 1 / 60 or seconds)
  if testing then test() end
  runtime:tick(clock)
end

function love.draw()
  local next_detail = runtime:draw_details() -- as many as items, in the same order
  for item in runtime:draw_list() do
    local t, b, color, detail = item.transform, item.bounds, item.color, next_detail()
    love.graphics.push()
    love.graphics.applyTransform(love.math.newTransform():setMatrix(
      t.a, t.c, 0, t.tx, t.b, t.d, 0, t.ty, 0, 0, 1, 0, 0, 0, 0, 1))
    love.graphics.setColor(color.red, color.green, color.blue, color.alpha * item.alpha)
    local text = texts[tonumber(item.tag)]
    if text then
      love.graphics.setFont(text.font)
      love.graphics.printf(text.text, b.x, b.y + (b.height - text.font:getHeight()) / 2, b.width, "center")
    else
      love.graphics.rectangle("fill", b.x, b.y, b.width, b.height, item.corner_radius)
      if detail.border_width > 0 then
        local edge = detail.border_color
        love.graphics.setColor(edge.red, edge.green, edge.blue, edge.alpha * item.alpha)
        love.graphics.setLineWidth(detail.border_width)
        love.graphics.rectangle("line", b.x, b.y, b.width, b.height, item.corner_radius)
      end
    end
    love.graphics.pop()
  end
end

-- A mouse is a finger while its button is down. A touch comes as a mouse, too: that one is left out.
local MOUSE = 1
function love.mousepressed(x, y, button, is_touch)
  if button == 1 and not is_touch and not testing then send(MOUSE, "BEGAN", x, y) end
end

function love.mousemoved(x, y, _, _, is_touch)
  if not is_touch and not testing then send(MOUSE, "MOVED", x, y) end
end

function love.mousereleased(x, y, button, is_touch)
  if button == 1 and not is_touch and not testing then send(MOUSE, "ENDED", x, y) end
end

local names, last_name = {}, MOUSE -- LÖVE's name of a finger is no number
local function finger(id, phase, x, y)
  if not names[id] then
    last_name = last_name + 1
    names[id] = last_name
  end
  if not testing then send(names[id], phase, x, y) end
  if phase == "ENDED" then names[id] = nil end
end

function love.touchpressed(id, x, y) finger(id, "BEGAN", x, y) end
function love.touchmoved(id, x, y) finger(id, "MOVED", x, y) end
function love.touchreleased(id, x, y) finger(id, "ENDED", x, y) end

function love.focus(has_focus)
  if has_focus or testing then return end
  for id, at in pairs(fingers) do send(id, "CANCELLED", at[1], at[2]) end
end

function love.resize(width, height)
  runtime:set_window_size({ width, height }, 0)
end

-- In a test nobody is there to read LÖVE's blue screen.
if testing then
  function love.errorhandler(message)
    print(debug.traceback(message))
    return function() return 1 end
  end
end
