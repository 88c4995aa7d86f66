/* Draws rounded rectangles, smooth at their edges, under any transform and
 * inside any chain of rounded clips, with nothing but triangles: so it works
 * with every renderer of SDL, also with the one in software. */
#ifndef PAINTER_H
#define PAINTER_H

#include <motus.h>

#include <SDL.h>

typedef struct painter painter;

/** From the coordinates of a view to pixels, with perspective: (x, y, 1) times
 *  this matrix, column by column, divided by the third number. */
typedef struct pixel_map {
  double m[9];
} pixel_map;

pixel_map pixel_map_of_transform(motus_transform transform, double scale);
pixel_map pixel_map_of_transform_3d(const motus_transform_3d *transform,
                                    double scale);
motus_point pixel_map_point(const pixel_map *map, double x, double y);
/** How many pixels a point is long, about. */
double pixel_map_scale(const pixel_map *map);

/** A rounded rectangle and where it stands. */
typedef struct shape {
  pixel_map map;
  motus_rect bounds;
  motus_corner_radii radii;
  /** By how much the map stretches it along its axes: radii, widths and offsets
   *  are as they are to look. 1 for none. */
  double scale_x, scale_y;
} shape;

painter *painter_create(SDL_Renderer *renderer);
void painter_destroy(painter *p);

/** What is painted from now on is clipped by all of these shapes. */
void painter_set_clips(painter *p, const shape *const *clips, int count);

/** Fills a shape with a colour and, unless it is NULL, with a texture that is
 *  multiplied by the colour. `source` is the part of the texture, 0 to 1. */
void painter_fill(painter *p, const shape *s, motus_color color,
                  SDL_Texture *texture, const motus_rect *source);

/** Paints a border inside a shape. */
void painter_border(painter *p, const shape *s, double width,
                    motus_color color);

/** Paints the shadow of a shape, blurred by a radius. */
void painter_shadow(painter *p, const shape *s, motus_color color,
                    motus_vector offset, double radius);

/** Hands everything to SDL: before anything else is done with the renderer. */
void painter_flush(painter *p);

#endif
