// The script of a game's pause menu: three buttons fly in one after the other, the chosen one swells, the score counts up
// to its new number, and all of it may be turned round at any moment. The game calls Update with its clock and Draw with
// its painter; here a terminal is one.
//
//   mcs -r:Motus.dll examples/Menu.cs && mono Menu.exe
using System;
using System.Collections.Generic;
using System.Text;
using Motus;

sealed class PauseMenu : IDisposable
{
    private readonly Runtime runtime = new Runtime(new RuntimeOptions { WindowSize = new Size(60, 16) });
    private readonly List<View> buttons = new List<View>();
    private readonly Value score;
    private bool isOpen;

    public PauseMenu(params string[] words)
    {
        for (int at = 0; at < words.Length; at++)
        {
            var button = new View(runtime) { Frame = new Rect(-30, 2 + 4 * at, 24, 3), BackgroundColor = Color.Hex(0x2040a0), Tag = (ulong)at };
            runtime.Window.AddSubview(button);
            buttons.Add(button);
        }
        score = Value.CreateNumber(runtime, 0);
    }

    public bool Moves => runtime.NeedsTick;
    public int Score => (int)Math.Round(score.Number);

    // Opens or closes the menu from wherever its buttons are.
    public void Toggle()
    {
        isOpen = !isOpen;
        for (int at = 0; at < buttons.Count; at++)
        {
            var button = buttons[at];
            var spring = new AnimationOptions { Timing = Timing.WithBounce(.3), Delay = .06 * at };
            runtime.Animate(spring, () => button.Center = new Point(isOpen ? 30 : -18, button.Center.Y));
        }
    }

    // The chosen button swells and falls back; then the menu closes.
    public async void Choose(int index, int points)
    {
        var button = buttons[index];
        runtime.Animate(new AnimationOptions { Duration = .8, Timing = TimingType.EaseOut }, () => score.Number += points);
        await runtime.AnimateAsync(new AnimationOptions { Duration = .15, Flags = AnimationFlag.Autoreverse }, () => button.Transform = Transform.Scale(1.4, 1.4));
        button.Transform = Transform.Identity;
        Toggle();
    }

    public void Update(double time)
    {
        runtime.Tick(time);
    }

    public void Draw(Action<Rect, View> paint)
    {
        foreach (var item in runtime.DrawList())
        {
            var corner = item.Transform.Apply(new Point(item.Bounds.X, item.Bounds.Y));
            if (item.View != runtime.Window)
                paint(new Rect(corner.X, corner.Y, item.Bounds.Width * item.Transform.A, item.Bounds.Height * item.Transform.D), item.View);
        }
    }

    public void Dispose()
    {
        runtime.Dispose();
    }
}

static class Game
{
    static void Main()
    {
        string[] words = { "Continue", "Restart", "Leave" };
        using (var menu = new PauseMenu(words))
        {
            menu.Toggle();
            for (int frame = 0; frame < 200 && (menu.Moves || frame <= 60); frame++)
            {
                menu.Update(frame / 60.0);
                if (frame == 60)
                    menu.Choose(1, 250);
                if (frame % 12 != 0)
                    continue;
                var screen = new char[16, 60];
                menu.Draw((place, view) =>
                {
                    for (int y = (int)Math.Max(place.Y, 0); y < Math.Min(place.Y + place.Height, 16); y++)
                        for (int x = (int)Math.Max(place.X, 0); x < Math.Min(place.X + place.Width, 60); x++)
                        {
                            int letter = x - (int)place.X - 2, line = y - (int)(place.Y + place.Height / 2);
                            screen[y, x] = line == 0 && letter >= 0 && letter < words[view.Tag].Length ? words[view.Tag][letter] : '░';
                        }
                });
                var text = new StringBuilder("──── " + frame + ", score " + menu.Score + "\n");
                for (int y = 0; y < 16; y++)
                {
                    for (int x = 0; x < 60; x++)
                        text.Append(screen[y, x] == 0 ? ' ' : screen[y, x]);
                    text.Append('\n');
                }
                Console.Write(text);
            }
        }
    }
}
