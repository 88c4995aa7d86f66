-- Columns, diagnostics, and rows of frames that are over: the C module and LuaJIT's.
local motus = require("motus")
local function check(holds, what)
  if not holds then error("does not hold: " .. what, 2) end
end
local runtime = motus.runtime()
local cards = {}
for i = 1, 300 do
  cards[i] = motus.view(runtime)
  cards[i]:set_tag(1000 + i)
  runtime:window():add_subview(cards[i])
end
runtime:tick(0)
runtime:animate({ duration = 1, timing = { type = motus.TIMING_LINEAR } }, function()
  for i, card in ipairs(cards) do card:set_center(i, 2 * i) end
end)

-- The columns say what the rows say.
for frame = 1, 60 do
  runtime:tick(frame / 60)
  local sum, count, tags = 0, 0, 0
  for batch in runtime:change_batches() do
    local values, width = batch.values, batch.component_count
    for i = 0, batch.count - 1 do
      sum = sum + values[i * width]
      tags = tags + tonumber(batch.tags[i])
      count = count + 1
    end
  end
  if frame % 20 == 0 then
    local rows = 0
    for change in runtime:changes() do rows = rows + change.values[1] end
    check(math.abs(rows - sum) < 1e-6, "rows and columns")
  end
  check(count == 300 and math.abs(sum - 300 * 301 / 2 * frame / 60) < 1e-6, "columns at " .. frame)
  check(tags == 300 * 1000 + 300 * 301 / 2, "tags at " .. frame)
end
cards[1]:set_alpha(0.5)
runtime:tick(2)
for batch in runtime:change_batches() do
  check(motus.object(batch.views[0]) == cards[1] and batch.properties[0] == motus.PROPERTY_ALPHA, "an object of a column")
end

-- Rows and batches of a frame that is over are refused, those of another runtime's are not.
local other = motus.runtime()
local rows, batches = runtime:changes(), runtime:change_batches()
other:tick(1)
check(rows().view == cards[1] and batches().count == 1, "another runtime's tick")
for _, lent in ipairs({ "changes", "change_batches", "draw_list", "events" }) do
  cards[1]:set_alpha(0.25)
  runtime:tick(runtime:time() + 1)
  local nextRow = runtime[lent](runtime)
  runtime:tick(runtime:time() + 1)
  local good, row = pcall(nextRow)
  check(not good and row:find("earlier frame") or good and row == nil, lent .. " of an earlier frame")
end
other:destroy()

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
check(not pcall(runtime.set_diagnostics, runtime, 5), "no function")
runtime:destroy()
