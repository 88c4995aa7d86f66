// Command sequence deals five cards and writes what it sees as pictures: frame-000.png and so on, or one animated GIF.
// It needs no window: an image sequence has a clock of its own, one tick a picture.
//
//	go run ./examples/sequence FOLDER | FILE.gif
package main

import (
	"fmt"
	"image"
	"image/color"
	"image/color/palette"
	"image/draw"
	"image/gif"
	"image/png"
	"log"
	"math"
	"os"
	"path/filepath"
	"strings"

	"motus"
)

const width, height, rate = 320, 200, 30

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func made[T any](one T, err error) T {
	check(err)
	return one
}

// deal makes the cards, each of which leaves a moment after the one before it.
func deal(runtime *motus.Runtime) {
	for at := 0; at < 5; at++ {
		card := made(motus.NewView(runtime))
		check(card.SetFrame(motus.Rc(130, 210, 56, 80)))
		check(card.SetBackgroundColor(motus.RGB(.95, .25+.14*float64(at), .3)))
		check(runtime.Window().AddSubview(card))
		options := motus.With(motus.Bounce(.35))
		options.Delay = .12 * float64(at)
		made(runtime.Animate(options, func() error {
			check(card.SetTransform(motus.Rotation(.12 * float64(at-2))))
			return card.SetCenter(motus.Pt(40+60*float64(at), 100+6*math.Abs(float64(at-2))))
		}, nil))
		check(card.Close()) // the window keeps it
	}
}

// paint fills each item, as the list has them from back to front. A pixel is asked where it is in the item.
func paint(items motus.Rows[motus.DrawItem]) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.Draw(picture, picture.Bounds(), image.NewUniform(color.RGBA{20, 22, 40, 255}), image.Point{}, draw.Src)
	for at := 1; at < items.Len(); at++ { // 0 is the window
		item := items.At(at)
		t := item.Transform
		unit := t.A*t.D - t.B*t.C
		if unit == 0 {
			continue
		}
		fill := color.RGBA{uint8(255 * item.Color.Red), uint8(255 * item.Color.Green), uint8(255 * item.Color.Blue), 255}
		for y := 0; y < height; y++ {
			for x := 0; x < width; x++ {
				dx, dy := float64(x)+.5-t.Tx, float64(y)+.5-t.Ty
				if item.Bounds.Contains(motus.Pt((t.D*dx-t.C*dy)/unit, (t.A*dy-t.B*dx)/unit)) {
					picture.SetRGBA(x, y, fill)
				}
			}
		}
	}
	return picture
}

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: sequence FOLDER | FILE.gif")
	}
	place, film := os.Args[1], gif.GIF{}
	options := motus.DefaultRuntimeOptions()
	options.WindowSize = motus.Sz(width, height)
	runtime := made(motus.NewRuntime(&options))
	defer runtime.Close()
	deal(runtime)
	frame := 0
	for ; runtime.NeedsTick(); frame++ {
		check(runtime.Tick(float64(frame) / rate))
		picture := paint(made(runtime.DrawList()))
		if strings.HasSuffix(place, ".gif") {
			few := image.NewPaletted(picture.Bounds(), palette.Plan9)
			draw.Draw(few, few.Bounds(), picture, image.Point{}, draw.Src)
			film.Image, film.Delay = append(film.Image, few), append(film.Delay, 100/rate)
			continue
		}
		file := made(os.Create(filepath.Join(place, fmt.Sprintf("frame-%03d.png", frame))))
		check(png.Encode(file, picture))
		check(file.Close())
	}
	if len(film.Image) > 0 {
		file := made(os.Create(place))
		check(gif.EncodeAll(file, &film))
		check(file.Close())
	}
	fmt.Printf("%d pictures\n", frame)
}
