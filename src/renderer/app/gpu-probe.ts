/** Edge of the probe's picture, in pixels. */
const EDGE = 192;

const ROUNDS = 3;

const VERTEX = `#version 300 es
void main() {
  vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
out vec4 colour;
void main() {
  vec3 sum = vec3(gl_FragCoord.xy, 1.0);
  for (int i = 0; i < 48; i++) sum = fract(sin(sum * 12.9898) * 43758.5453 + sum.zxy);
  colour = vec4(sum, 1.0);
}`;

/**
 * How long this machine takes to shade a small picture, in milliseconds: about 1 with a graphics card, 20 and more
 * where the processor has to draw. Null where there is no WebGL.
 */
export function probeShading(): number | null {
  const canvas = document.createElement("canvas");
  canvas.width = EDGE;
  canvas.height = EDGE;
  const gl = canvas.getContext("webgl2", { antialias: false });
  if (!gl) return null;
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: not one of React's
  gl.useProgram(program);
  const pixel = new Uint8Array(4);
  const draw = () => {
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    // Only a pixel read back proves that the picture is done.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  };
  draw();
  // A moment in which the machine does something else must not count: the fastest of a few tells.
  let took = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    draw();
    took = Math.min(took, performance.now() - began);
  }
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return took;
}
