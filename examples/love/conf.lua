function love.conf(t)
  t.identity = "motus-cards"
  t.window.title = "Five Cards"
  t.window.width, t.window.height = 390, 720
  t.window.resizable = true
  t.window.highdpi = true
  t.window.msaa = 4
  t.modules.audio, t.modules.sound, t.modules.physics, t.modules.video = false, false, false, false
end
