// Draws the rows of a draw list with WebGL2: one call for all of them, and nothing is copied but rows that have
// changed. Rounded boxes, borders, shadows and clips are found in the shader, by distances. Copy it, and make it yours.

// Each row is a box with a margin for its soft edge or its blur.
const VERTEX = `#version 300 es
precision highp float;
layout(location = 0) in vec4 linear;
layout(location = 1) in vec4 place;
layout(location = 2) in vec4 clip;
layout(location = 3) in vec4 clip_radii;
layout(location = 4) in vec4 radii;
layout(location = 5) in vec4 color;
layout(location = 6) in vec2 paint; // alpha, width of the border
layout(location = 7) in vec4 border_color;
layout(location = 8) in float blur;
layout(location = 9) in uint flags;
uniform vec3 target; // width, height, pixels in a point
out vec2 in_box, in_window;
flat out vec2 middle;
flat out vec4 box_clip, box_clip_radii, box_radii, fill, border;
flat out vec3 soft; // pixels in a unit of the box, border, blur
flat out uint kind;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  mat2 turn = mat2(linear.xy, linear.zw);
  vec2 lengths = max(vec2(length(turn[0]), length(turn[1])), 1e-6);
  vec2 margin = 1.5 / (lengths * target.z) + blur;
  vec2 at = corner * (place.zw + 2.0 * margin) - margin;
  middle = place.zw * 0.5;
  in_box = at - middle;
  in_window = place.xy + turn * at;
  box_clip = clip, box_clip_radii = clip_radii, box_radii = radii;
  fill = color * paint.x, border = border_color * paint.x;
  soft = vec3(sqrt(max(abs(determinant(turn)), 1e-12)) * target.z, paint.y, blur);
  kind = flags;
  vec2 clipped = in_window * target.z / target.xy * 2.0 - 1.0;
  gl_Position = vec4(clipped.x, -clipped.y, 0, 1);
}`;

// Distances are negative inside. Corners go from the top left clockwise.
const FRAGMENT = `#version 300 es
precision highp float;
in vec2 in_box, in_window;
flat in vec2 middle;
flat in vec4 box_clip, box_clip_radii, box_radii, fill, border;
flat in vec3 soft;
flat in uint kind;
uniform vec3 target;
out vec4 color;
float distance_to(vec2 at, vec2 half_size, vec4 radii) {
  vec2 side = at.x < 0.0 ? radii.xw : radii.yz;
  float radius = at.y < 0.0 ? side.x : side.y;
  vec2 q = abs(at) - half_size + radius;
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - radius;
}
float cover(float pixels) { return clamp(0.5 - pixels, 0.0, 1.0); }
void main() {
  vec2 half_clip = (box_clip.zw - box_clip.xy) * 0.5;
  float seen = cover(distance_to(in_window - box_clip.xy - half_clip, half_clip, box_clip_radii) * target.z);
  float edge = distance_to(in_box, middle, box_radii);
  if ((kind & 4u) != 0u) { // a shadow: nearly a Gaussian curve
    float part = clamp(0.5 - 0.5 * edge / max(soft.z, 0.5 / soft.x), 0.0, 1.0);
    color = fill * (part * part * (3.0 - 2.0 * part) * seen);
    return;
  }
  color = fill * cover(edge * soft.x);
  if (soft.y > 0.0) {
    vec4 line = border * max(cover(edge * soft.x) - cover((edge + soft.y) * soft.x), 0.0);
    color = line + color * (1.0 - line.a);
  }
  color *= seen;
}`;

const ROW = 128; // bytes
// A row goes to the shader as it is: [numbers, offset in bytes] of its attributes; colours of borders are bytes.
const FIELDS = [[4, 0], [4, 16], [4, 32], [4, 48], [4, 64], [4, 80], [2, 96], [4, 104], [1, 120], [1, 124]];
const BORDER_COLOR = 7, FLAGS = 9;

export class RowPainter {
  /** @param gl a WebGL2 context. */
  constructor(gl) {
    this.gl = gl;
    this.room = 0; // rows in the buffer
    this.copied = this.calls = 0; // since the beginning: rows, calls
    this.program = gl.createProgram();
    for (const [type, source] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]]) {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
      gl.attachShader(this.program, shader);
    }
    gl.linkProgram(this.program);
    if (!gl.getProgramParameter(this.program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(this.program));
    this.target = gl.getUniformLocation(this.program, "target");
    this.array = gl.createVertexArray();
    this.buffer = gl.createBuffer();
    gl.bindVertexArray(this.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.buffer);
    FIELDS.forEach(([size, offset], at) => {
      gl.enableVertexAttribArray(at);
      if (at === FLAGS) gl.vertexAttribIPointer(at, size, gl.UNSIGNED_INT, ROW, offset);
      else gl.vertexAttribPointer(at, size, at === BORDER_COLOR ? gl.UNSIGNED_BYTE : gl.FLOAT, at === BORDER_COLOR, ROW, offset);
      gl.vertexAttribDivisor(at, 1);
    });
  }

  /** Draws what a runtime shows, back to front. `scale` is how many pixels a point has. */
  draw(runtime, scale) {
    const { gl } = this, rows = runtime.drawRows(), { words, length: count } = rows;
    gl.bindVertexArray(this.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.buffer);
    if (count > this.room) {
      this.room = count + (count >> 1) + 64;
      gl.bufferData(gl.ARRAY_BUFFER, this.room * ROW, gl.DYNAMIC_DRAW);
      this.copy(words, 0, count);
    } else for (const { first, count } of runtime.drawRowChanges()) this.copy(words, first, count);
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.useProgram(this.program);
    gl.uniform3f(this.target, gl.drawingBufferWidth, gl.drawingBufferHeight, scale);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA); // colours are multiplied
    if (count === 0) return;
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
    this.calls += 1;
  }

  /** Straight from the library's memory. */
  copy(words, first, count) {
    const { gl } = this;
    gl.bufferSubData(gl.ARRAY_BUFFER, first * ROW, words, first * ROW / 4, count * ROW / 4);
    this.copied += count;
  }
}
