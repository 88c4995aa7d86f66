/* The host of examples/sdl/host.h, with GTK 4: a window with an area in it, or
 * an image of cairo. */
#include "../sdl/host.h"
#include "area.h"

#include <stdio.h>
#include <stdlib.h>

struct host {
  motus_runtime *runtime;
  GtkWidget *window, *area; /* NULL in memory */
  painter *painter;         /* NULL with a window: it is the area's */
  cairo_surface_t *image;   /* what host_draw() has drawn */
  double scale;             /* pixels in a point */
  bool is_closed;
};

static gboolean closed(GtkWindow *window, host *h) {
  (void)window;
  h->is_closed = true;
  return FALSE;
}

static void wait_until_mapped(GtkWidget *window) {
  while (!gtk_widget_get_mapped(window) || g_main_context_pending(NULL))
    g_main_context_iteration(NULL, TRUE);
}

static bool open_window(host *h, const host_options *options) {
  if (!gtk_init_check()) {
    fprintf(stderr, "GTK: there is no display\n");
    return false;
  }
  h->area = area_new(h->runtime, painter_create(options->plain_letters));
  h->window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(h->window), options->title);
  gtk_window_set_child(GTK_WINDOW(h->window), h->area);
  g_object_ref(h->area);
  g_signal_connect(h->window, "close-request", G_CALLBACK(closed), h);
  gtk_window_present(GTK_WINDOW(h->window));
  wait_until_mapped(h->window);
  return true;
}

host *host_create(motus_runtime *runtime, const host_options *options) {
  host *h = calloc(1, sizeof *h);
  if (h == NULL)
    return NULL;
  h->runtime = runtime;
  h->scale = options->scale > 0 ? options->scale : 1;
  if (options->title == NULL)
    h->painter = painter_create(options->plain_letters);
  else if (!open_window(h, options)) {
    free(h);
    return NULL;
  }
  return h;
}

void host_destroy(host *h) {
  if (h->window != NULL && !h->is_closed)
    gtk_window_destroy(GTK_WINDOW(h->window));
  if (h->area != NULL)
    g_object_unref(h->area);
  if (h->painter != NULL)
    painter_destroy(h->painter);
  if (h->image != NULL)
    cairo_surface_destroy(h->image);
  free(h);
}

void host_run(host *h) {
  area_run(EXAMPLE_AREA(h->area));
  while (!h->is_closed)
    g_main_context_iteration(NULL, TRUE);
}

/* Makes an image of the picture for the screen, if there is none yet. */
static void make_image(host *h) {
  motus_rect bounds = motus_view_bounds(motus_runtime_window(h->runtime));
  if (h->window != NULL) {
    h->scale = gtk_widget_get_scale_factor(h->area);
    bounds.width = gtk_widget_get_width(h->area);
    bounds.height = gtk_widget_get_height(h->area);
  }
  if (h->image == NULL)
    h->image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
                                          (int)(bounds.width * h->scale + .5),
                                          (int)(bounds.height * h->scale + .5));
}

/* The area as the renderer of its window draws it. */
static void read_window(host *h) {
  GdkPaintable *paintable = gtk_widget_paintable_new(h->area);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  GskRenderNode *node;
  gtk_snapshot_scale(snapshot, (float)h->scale, (float)h->scale);
  gdk_paintable_snapshot(paintable, snapshot, gtk_widget_get_width(h->area),
                         gtk_widget_get_height(h->area));
  node = gtk_snapshot_free_to_node(snapshot);
  g_object_unref(paintable);
  if (node != NULL) {
    GskRenderer *renderer =
        gtk_native_get_renderer(gtk_widget_get_native(h->area));
    graphene_rect_t whole =
        GRAPHENE_RECT_INIT(0, 0, (float)cairo_image_surface_get_width(h->image),
                           (float)cairo_image_surface_get_height(h->image));
    GdkTexture *texture = gsk_renderer_render_texture(renderer, node, &whole);
    gdk_texture_download(texture, cairo_image_surface_get_data(h->image),
                         (gsize)cairo_image_surface_get_stride(h->image));
    cairo_surface_mark_dirty(h->image);
    g_object_unref(texture);
    gsk_render_node_unref(node);
  }
}

static void note_painted(bool *is_painted) {
  *is_painted = true;
}

/* Draws a frame of the window; it comes when the window's clock wants it. */
static void draw_window(host *h) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(h->area);
  bool is_painted = clock == NULL;
  gulong signal =
      clock == NULL
          ? 0
          : g_signal_connect_swapped(clock, "after-paint",
                                     G_CALLBACK(note_painted), &is_painted);
  gtk_widget_queue_draw(h->area);
  while (!is_painted && !h->is_closed)
    g_main_context_iteration(NULL, TRUE);
  if (signal != 0 && !h->is_closed)
    g_signal_handler_disconnect(clock, signal);
  while (g_main_context_pending(NULL))
    g_main_context_iteration(NULL, FALSE);
}

void host_draw(host *h) {
  make_image(h);
  if (h->window != NULL) {
    draw_window(h);
  } else {
    cairo_t *on = cairo_create(h->image);
    cairo_set_source_rgb(on, 0, 0, 0);
    cairo_paint(on);
    cairo_scale(on, h->scale, h->scale);
    painter_draw(h->painter, h->runtime, on, h->scale);
    cairo_destroy(on);
  }
}

bool host_save(host *h, const char *path) {
  FILE *file = fopen(path, "wb");
  int width = cairo_image_surface_get_width(h->image),
      height = cairo_image_surface_get_height(h->image), written = 0;
  if (file == NULL)
    return false;
  if (h->window != NULL)
    read_window(h);
  cairo_surface_flush(h->image);
  fprintf(file, "P6\n%d %d\n255\n", width, height);
  for (int y = 0; y < height; y++) {
    const uint32_t *row =
        (const void *)(cairo_image_surface_get_data(h->image) +
                       y * cairo_image_surface_get_stride(h->image));
    for (int x = 0; x < width; x++) {
      unsigned char pixel[3] = {row[x] >> 16 & 255, row[x] >> 8 & 255,
                                row[x] & 255};
      written += fwrite(pixel, 3, 1, file) == 1;
    }
  }
  return fclose(file) == 0 && written == width * height;
}

bool host_is_closed(host *h) {
  while (g_main_context_pending(NULL))
    g_main_context_iteration(NULL, FALSE);
  return h->is_closed;
}

void host_wait(host *h, double seconds) {
  gint64 end = g_get_monotonic_time() + (gint64)(seconds * 1e6);
  while (g_get_monotonic_time() < end)
    if (!host_is_closed(h))
      g_usleep(1000);
}
