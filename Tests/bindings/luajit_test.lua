-- What LuaJIT's module has besides: columns and diagnostics; and calls from compiled loops.
local motus = require("motus")
local ffi = require("ffi")
local function check(holds, what)
  if not holds then error("does not hold: " .. what, 2) end
end
local runtime = motus.runtime()
local cards = {}
for i = 1, 300 do
  cards[i] = motus.view(runtime)
  runtime:window():add_subview(cards[i])
end
runtime:tick(0)
runtime:animate({ duration = 1, timing = { type = motus.TIMING_LINEAR } }, function()
  for i, card in ipairs(cards) do card:set_center(i, 2 * i) end
end)

-- The columns say what the rows say; reading them is compiled.
local traces = 0
local function traced(what) if what == "stop" then traces = traces + 1 end end
jit.attach(traced, "trace")
for frame = 1, 60 do
  runtime:tick(frame / 60)
  local sum, count = 0, 0
  for batch in runtime:change_batches() do
    local values, width = batch.values, batch.component_count
    for i = 0, batch.count - 1 do
      sum = sum + values[i * width]
      count = count + 1
    end
  end
  local rows = 0
  if frame % 20 == 0 then
    for change in runtime:changes() do rows = rows + change.values[1] end
    check(math.abs(rows - sum) < 1e-6, "rows and columns")
  end
  check(count == 300 and math.abs(sum - 300 * 301 / 2 * frame / 60) < 1e-6, "columns at " .. frame)
end
jit.attach(traced)
check(traces > 0, "the loop over columns is compiled")
cards[1]:set_alpha(0.5)
runtime:tick(2)
for batch in runtime:change_batches() do
  check(motus.object(batch.views[0]) == cards[1] and batch.properties[0] == motus.PROPERTY_ALPHA, "an object of a column")
end

-- Diagnostics: refusals and warnings, and an error in them comes out of the call.
local heard = {}
runtime:set_diagnostics(function(status, call, message) heard[#heard + 1] = { status, call, message } end)
local good, message = pcall(cards[1].set_corner_radius, cards[1], -1)
check(not good and #heard == 1, "heard")
check(heard[1][1] == motus.ERROR_INVALID_ARGUMENT and heard[1][2] == "motus_view_set_corner_radius" and
  message:find(heard[1][3], 1, true), "the same sentence")
runtime:set_diagnostics(function() error("ours") end)
good, message = pcall(cards[1].set_corner_radius, cards[1], -1)
check(not good and tostring(message):find("ours"), "an error in them")
runtime:set_diagnostics(nil)
good, message = pcall(cards[1].set_corner_radius, cards[1], -1)
check(not good and #heard == 1 and message:find("corner radius"), "not heard any more")

-- A getter that is refused in a hot loop reports, too: it is never compiled.
local stale = motus.view(runtime)
local c = stale.c
local refused = 0
runtime:set_diagnostics(function() refused = refused + 1 end)
for _ = 1, 500 do
  pcall(stale.convert_point, stale, 0 / 0, 1, nil)
end
check(refused == 500, "refused getters: " .. refused)
check(ffi.istype("void *", c), "a handle")
runtime:destroy()
print("columns, diagnostics, " .. jit.version)
