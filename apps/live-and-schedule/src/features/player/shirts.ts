/** Two colours (#rrggbb): what the clip's sides wear, or what the match's do. */
export interface Shirts {
  readonly home: string;
  readonly away: string;
}

const VERTEX = `
attribute vec2 corner;
varying vec2 place;
void main() {
  place = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** Shirts are known by their hue alone, so that light and shade stay. Above the pitch are the stand and its boards, which have such colours too. */
const FRAGMENT = `
precision mediump float;
varying vec2 place;
uniform sampler2D picture;
uniform vec3 worn[2];
uniform vec3 wanted[2];
const vec3 LIGHT = vec3(0.299, 0.587, 0.114);
const float PITCH = 0.735;
vec2 hue(vec3 color) {
  float light = dot(color, LIGHT);
  return vec2(color.b - light, color.r - light);
}
void main() {
  vec3 seen = texture2D(picture, place).rgb;
  vec3 shown = seen;
  if (place.y < PITCH) {
    for (int side = 0; side < 2; side++) {
      float alike = 1.0 - smoothstep(0.12, 0.26, distance(hue(seen), hue(worn[side])));
      float light = dot(seen, LIGHT) / dot(worn[side], LIGHT);
      shown = mix(shown, clamp(wanted[side] * light, 0.0, 1.0), alike);
    }
  }
  gl_FragColor = vec4(shown, 1.0);
}`;

/** Sides of the canvas at most: of the clip's own. */
const WIDEST = 1280;

/**
 * Draws the picture of a video once more over it, with other shirts: the clip that stands for a match is one for all, its sides wear the colours of the match.
 * Undefined where the graphics card does not do it by itself; then the clip's own shirts stay. Returns how to stop.
 */
export function dressUp(video: HTMLVideoElement, canvas: HTMLCanvasElement, worn: Shirts, wanted: Shirts): (() => void) | undefined {
  if (!('requestVideoFrameCallback' in video) || !hasCard()) return undefined;
  const gl = canvas.getContext('webgl', { alpha: false });
  const program = gl && programOf(gl);
  if (!gl || !program) return undefined;
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  for (const [name, value] of [
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
  gl.uniform3fv(gl.getUniformLocation(program, 'worn'), [...channels(worn.home), ...channels(worn.away)]);
  gl.uniform3fv(gl.getUniformLocation(program, 'wanted'), [...channels(wanted.home), ...channels(wanted.away)]);

  let next = 0;
  const draw = () => {
    next = video.requestVideoFrameCallback(draw);
    if (gl.isContextLost() || video.videoWidth === 0) return;
    const width = Math.min(WIDEST, video.videoWidth);
    const height = Math.round((width * video.videoHeight) / video.videoWidth);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      gl.viewport(0, 0, width, height);
    }
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, video);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    canvas.dataset['drawn'] = 'true';
  };
  next = video.requestVideoFrameCallback(draw);
  return () => {
    video.cancelVideoFrameCallback(next);
    delete canvas.dataset['drawn'];
  };
}

let card: boolean | undefined;
/** Whether a graphics card paints. A processor that does it in its place would have nothing left for the rest (and does not always say so by `failIfMajorPerformanceCaveat`). */
function hasCard(): boolean {
  if (card !== undefined) return card;
  const gl = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  const named = gl?.getExtension('WEBGL_debug_renderer_info');
  const renderer = gl ? String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  card = renderer !== '' && !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
  return card;
}

function programOf(gl: WebGLRenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
