#include "rows.h"

#include <SDL_opengl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is in the oldest OpenGL is loaded as well: nothing is to be linked. */
typedef const GLubyte *(APIENTRY *get_string)(GLenum name);
typedef void(APIENTRY *enable)(GLenum what);
typedef void(APIENTRY *blend_func)(GLenum source, GLenum target);
typedef void(APIENTRY *viewport)(GLint x, GLint y, GLsizei width,
                                 GLsizei height);

#define FUNCTIONS(X)                                           \
  X(PFNGLCREATESHADERPROC, CreateShader)                       \
  X(PFNGLSHADERSOURCEPROC, ShaderSource)                       \
  X(PFNGLCOMPILESHADERPROC, CompileShader)                     \
  X(PFNGLGETSHADERIVPROC, GetShaderiv)                         \
  X(PFNGLGETSHADERINFOLOGPROC, GetShaderInfoLog)               \
  X(PFNGLDELETESHADERPROC, DeleteShader)                       \
  X(PFNGLCREATEPROGRAMPROC, CreateProgram)                     \
  X(PFNGLATTACHSHADERPROC, AttachShader)                       \
  X(PFNGLLINKPROGRAMPROC, LinkProgram)                         \
  X(PFNGLGETPROGRAMIVPROC, GetProgramiv)                       \
  X(PFNGLDELETEPROGRAMPROC, DeleteProgram)                     \
  X(PFNGLUSEPROGRAMPROC, UseProgram)                           \
  X(PFNGLGETUNIFORMLOCATIONPROC, GetUniformLocation)           \
  X(PFNGLUNIFORM3FPROC, Uniform3f)                             \
  X(PFNGLGENVERTEXARRAYSPROC, GenVertexArrays)                 \
  X(PFNGLBINDVERTEXARRAYPROC, BindVertexArray)                 \
  X(PFNGLDELETEVERTEXARRAYSPROC, DeleteVertexArrays)           \
  X(PFNGLGENBUFFERSPROC, GenBuffers)                           \
  X(PFNGLBINDBUFFERPROC, BindBuffer)                           \
  X(PFNGLBUFFERDATAPROC, BufferData)                           \
  X(PFNGLBUFFERSUBDATAPROC, BufferSubData)                     \
  X(PFNGLDELETEBUFFERSPROC, DeleteBuffers)                     \
  X(PFNGLENABLEVERTEXATTRIBARRAYPROC, EnableVertexAttribArray) \
  X(PFNGLVERTEXATTRIBPOINTERPROC, VertexAttribPointer)         \
  X(PFNGLVERTEXATTRIBIPOINTERPROC, VertexAttribIPointer)       \
  X(PFNGLVERTEXATTRIBDIVISORPROC, VertexAttribDivisor)         \
  X(PFNGLDRAWARRAYSINSTANCEDPROC, DrawArraysInstanced)         \
  X(get_string, GetString)                                     \
  X(enable, Enable)                                            \
  X(blend_func, BlendFunc)                                     \
  X(viewport, Viewport)

struct row_painter {
#define FIELD(type, name) type name;
  FUNCTIONS(FIELD)
  GLuint program, array, buffer;
  GLint target;
  size_t room; /* rows in the buffer */
};

/* ---- Shaders ---- */

/* Each row is a box with a margin for its soft edge or its blur. */
static const char vertex_source[] =
    "layout(location = 0) in vec4 linear;\n"
    "layout(location = 1) in vec4 place;\n"
    "layout(location = 2) in vec4 clip;\n"
    "layout(location = 3) in vec4 clip_radii;\n"
    "layout(location = 4) in vec4 radii;\n"
    "layout(location = 5) in vec4 color;\n"
    "layout(location = 6) in vec2 paint; /* alpha, width of the border */\n"
    "layout(location = 7) in vec4 border_color;\n"
    "layout(location = 8) in float blur;\n"
    "layout(location = 9) in uint flags;\n"
    "uniform vec3 target; /* width, height, pixels in a point */\n"
    "out vec2 in_box, in_window;\n"
    "flat out vec2 middle;\n"
    "flat out vec4 box_clip, box_clip_radii, box_radii, fill, border;\n"
    "flat out vec3 soft; /* pixels in a unit of the box, border, blur */\n"
    "flat out uint kind;\n"
    "void main() {\n"
    "  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);\n"
    "  mat2 turn = mat2(linear);\n"
    "  vec2 lengths = max(vec2(length(turn[0]), length(turn[1])), 1e-6);\n"
    "  vec2 margin = 1.5 / (lengths * target.z) + blur;\n"
    "  vec2 at = corner * (place.zw + 2.0 * margin) - margin;\n"
    "  middle = place.zw * 0.5;\n"
    "  in_box = at - middle;\n"
    "  in_window = place.xy + turn * at;\n"
    "  box_clip = clip, box_clip_radii = clip_radii, box_radii = radii;\n"
    "  fill = color * paint.x, border = border_color * paint.x;\n"
    "  soft = vec3(sqrt(max(abs(determinant(turn)), 1e-12)) * target.z,\n"
    "              paint.y, blur);\n"
    "  kind = flags;\n"
    "  vec2 clipped = in_window * target.z / target.xy * 2.0 - 1.0;\n"
    "  gl_Position = vec4(clipped.x, -clipped.y, 0, 1);\n"
    "}\n";

/* Distances are negative inside. Corners go from the top left clockwise. */
static const char fragment_source[] =
    "in vec2 in_box, in_window;\n"
    "flat in vec2 middle;\n"
    "flat in vec4 box_clip, box_clip_radii, box_radii, fill, border;\n"
    "flat in vec3 soft;\n"
    "flat in uint kind;\n"
    "uniform vec3 target;\n"
    "out vec4 color;\n"
    "float distance_to(vec2 at, vec2 half_size, vec4 radii) {\n"
    "  vec2 side = at.x < 0.0 ? radii.xw : radii.yz;\n"
    "  float radius = at.y < 0.0 ? side.x : side.y;\n"
    "  vec2 q = abs(at) - half_size + radius;\n"
    "  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - radius;\n"
    "}\n"
    "float cover(float pixels) { return clamp(0.5 - pixels, 0.0, 1.0); }\n"
    "void main() {\n"
    "  vec2 half_clip = (box_clip.zw - box_clip.xy) * 0.5;\n"
    "  float seen = cover(distance_to(in_window - box_clip.xy - half_clip,\n"
    "                                 half_clip, box_clip_radii) * target.z);\n"
    "  float edge = distance_to(in_box, middle, box_radii);\n"
    "  if ((kind & 4u) != 0u) { /* a shadow: nearly a Gaussian curve */\n"
    "    float reach = max(soft.z, 0.5 / soft.x);\n"
    "    float part = clamp(0.5 - 0.5 * edge / reach, 0.0, 1.0);\n"
    "    color = fill * (part * part * (3.0 - 2.0 * part) * seen);\n"
    "    return;\n"
    "  }\n"
    "  color = fill * cover(edge * soft.x);\n"
    "  if (soft.y > 0.0) {\n"
    "    float band = cover(edge * soft.x) - cover((edge + soft.y) * soft.x);\n"
    "    vec4 line = border * max(band, 0.0);\n"
    "    color = line + color * (1.0 - line.a);\n"
    "  }\n"
    "  color *= seen;\n"
    "}\n";

static GLuint compile(row_painter *p, GLenum type, bool is_es,
                      const char *source) {
  const char *parts[] = {is_es ? "#version 300 es\nprecision highp float;\n"
                               : "#version 330 core\n",
                         source};
  GLuint shader = p->CreateShader(type);
  GLint worked = 0;
  char log[1024] = "";
  p->ShaderSource(shader, 2, parts, NULL);
  p->CompileShader(shader);
  p->GetShaderiv(shader, GL_COMPILE_STATUS, &worked);
  if (!worked) {
    p->GetShaderInfoLog(shader, sizeof log, NULL, log);
    fprintf(stderr, "a shader does not compile: %s\n", log);
  }
  p->AttachShader(p->program, shader);
  p->DeleteShader(shader); /* with the program */
  return (GLuint)worked;
}

static bool make_program(row_painter *p) {
  const char *version = (const char *)p->GetString(GL_VERSION);
  bool is_es = version != NULL && strncmp(version, "OpenGL ES", 9) == 0;
  GLint worked = 0;
  p->program = p->CreateProgram();
  if (!compile(p, GL_VERTEX_SHADER, is_es, vertex_source) ||
      !compile(p, GL_FRAGMENT_SHADER, is_es, fragment_source))
    return false;
  p->LinkProgram(p->program);
  p->GetProgramiv(p->program, GL_LINK_STATUS, &worked);
  p->target = p->GetUniformLocation(p->program, "target");
  return worked;
}

/* ---- Rows ---- */

/* A row goes to the shader as it is: its fields are attributes. */
static void describe_rows(row_painter *p) {
  static const struct {
    GLint size;
    GLenum type;
    size_t offset;
  } fields[] = {{4, GL_FLOAT, offsetof(motus_draw_row, linear)},
                {4, GL_FLOAT, offsetof(motus_draw_row, x)},
                {4, GL_FLOAT, offsetof(motus_draw_row, clip)},
                {4, GL_FLOAT, offsetof(motus_draw_row, clip_radii)},
                {4, GL_FLOAT, offsetof(motus_draw_row, radii)},
                {4, GL_FLOAT, offsetof(motus_draw_row, color)},
                {2, GL_FLOAT, offsetof(motus_draw_row, alpha)},
                {4, GL_UNSIGNED_BYTE, offsetof(motus_draw_row, border_color)},
                {1, GL_FLOAT, offsetof(motus_draw_row, blur)},
                {1, GL_UNSIGNED_INT, offsetof(motus_draw_row, flags)}};
  GLuint each;
  p->GenVertexArrays(1, &p->array);
  p->BindVertexArray(p->array);
  p->GenBuffers(1, &p->buffer);
  p->BindBuffer(GL_ARRAY_BUFFER, p->buffer);
  for (each = 0; each < sizeof fields / sizeof *fields; each++) {
    const void *offset = (const void *)fields[each].offset;
    p->EnableVertexAttribArray(each);
    if (fields[each].type == GL_UNSIGNED_INT)
      p->VertexAttribIPointer(each, fields[each].size, fields[each].type,
                              sizeof(motus_draw_row), offset);
    else
      p->VertexAttribPointer(each, fields[each].size, fields[each].type,
                             fields[each].type == GL_UNSIGNED_BYTE,
                             sizeof(motus_draw_row), offset);
    p->VertexAttribDivisor(each, 1);
  }
}

row_painter *row_painter_create(void *(*load)(const char *name)) {
  row_painter *p = calloc(1, sizeof *p);
  bool is_whole = p != NULL;
  void *found;
#define LOAD(type, name)                                                 \
  if (is_whole) {                                                        \
    found = load("gl" #name);                                            \
    memcpy(&p->name, &found, sizeof p->name);                            \
    is_whole = found != NULL;                                            \
    if (!is_whole)                                                       \
      fprintf(stderr, "gl" #name " is missing: OpenGL 3.3 is needed\n"); \
  }
  FUNCTIONS(LOAD)
  if (is_whole && make_program(p)) {
    describe_rows(p);
    return p;
  }
  free(p);
  return NULL;
}

void row_painter_destroy(row_painter *p) {
  p->DeleteBuffers(1, &p->buffer);
  p->DeleteVertexArrays(1, &p->array);
  p->DeleteProgram(p->program);
  free(p);
}

/* Copies what has changed, or all into a larger buffer. */
static size_t copy_rows(row_painter *p, const motus_draw_row *rows,
                        size_t count, const motus_draw_row_range *ranges,
                        size_t range_count) {
  const motus_draw_row_range all = {0, (int32_t)count};
  size_t bytes = 0, each;
  if (count > p->room) {
    p->room = count + count / 2 + 64;
    p->BufferData(GL_ARRAY_BUFFER, (GLsizeiptr)(p->room * sizeof *rows), NULL,
                  GL_DYNAMIC_DRAW);
    ranges = NULL;
  }
  if (ranges == NULL)
    ranges = &all, range_count = count > 0;
  for (each = 0; each < range_count; each++) {
    size_t size = (size_t)ranges[each].count * sizeof *rows;
    p->BufferSubData(GL_ARRAY_BUFFER,
                     (GLintptr)((size_t)ranges[each].first * sizeof *rows),
                     (GLsizeiptr)size, rows + ranges[each].first);
    bytes += size;
  }
  return bytes;
}

row_costs row_painter_draw(row_painter *p, const motus_draw_row *rows,
                           size_t count, const motus_draw_row_range *ranges,
                           size_t range_count, int width, int height,
                           double scale) {
  row_costs costs = {0, 0};
  p->BindVertexArray(p->array);
  p->BindBuffer(GL_ARRAY_BUFFER, p->buffer);
  costs.bytes = copy_rows(p, rows, count, ranges, range_count);
  p->Viewport(0, 0, width, height);
  p->UseProgram(p->program);
  p->Uniform3f(p->target, (float)width, (float)height, (float)scale);
  p->Enable(GL_BLEND);
  p->BlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA); /* colours are multiplied */
  if (count > 0) {
    p->DrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, (GLsizei)count);
    costs.draw_calls = 1;
  }
  return costs;
}
