import {
  type Camera,
  DepthTexture,
  GLSL3,
  Matrix4,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  UnsignedIntType,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { Patch } from "./patch";

/**
 * A picture of the scene that is kept from frame to frame, with its depths where they are wanted: finished pixels, so
 * that it is copied onto the canvas as it is. More than one sample to a pixel makes its edges smooth.
 */
export class KeptPicture {
  private readonly target: WebGLRenderTarget;
  private readonly material: ShaderMaterial;
  private readonly sheet = new Scene();
  private readonly flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly view = new Matrix4();
  private readonly lens = new Matrix4();
  readonly size = new Vector2();

  constructor({ samples, depths = false }: { samples: 0 | 4; depths?: boolean }) {
    this.target = new WebGLRenderTarget(1, 1, {
      samples,
      colorSpace: SRGBColorSpace,
      // As they are written: not put into sRGB once more by the graphics card.
      internalFormat: "RGBA8",
      resolveDepthBuffer: depths,
      ...(depths && { depthTexture: new DepthTexture(1, 1, UnsignedIntType) }),
    });
    // Three draws into a headset's target as onto the canvas: with tones mapped, and by the very same programs.
    Object.assign(this.target, { isXRRenderTarget: true });
    this.material = new ShaderMaterial({
      glslVersion: GLSL3,
      defines: depths ? { DEPTHS: "" } : {},
      uniforms: { colours: { value: this.target.texture }, depths: { value: this.target.depthTexture } },
      vertexShader: "void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }",
      // Pixel for pixel: to look one up by its place in a texture takes a processor twice as long.
      fragmentShader: `
        uniform sampler2D colours;
        uniform highp sampler2D depths;
        layout(location = 0) out vec4 colour;
        void main() {
          ivec2 at = ivec2(gl_FragCoord.xy);
          colour = texelFetch(colours, at, 0);
          #ifdef DEPTHS
            gl_FragDepth = texelFetch(depths, at, 0).r;
          #endif
        }`,
      depthTest: depths,
      depthWrite: depths,
      toneMapped: false,
    });
    const quad = new Mesh(new PlaneGeometry(2, 2), this.material);
    quad.frustumCulled = false;
    this.sheet.add(quad);
  }

  /** Whether the kept picture is of the canvas's size and from this camera. */
  fits(gl: WebGLRenderer, camera: Camera): boolean {
    gl.getDrawingBufferSize(this.size);
    return (
      this.size.x === this.target.width &&
      this.size.y === this.target.height &&
      this.view.equals(camera.matrixWorld) &&
      this.lens.equals(camera.projectionMatrix)
    );
  }

  /** Takes the whole picture of what the camera's layers show. */
  take(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    this.fit(gl);
    this.view.copy(camera.matrixWorld);
    this.lens.copy(camera.projectionMatrix);
    this.draw(gl, scene, camera);
  }

  /** Takes one part of the picture anew. */
  mend(gl: WebGLRenderer, scene: Scene, camera: Camera, { x, y, width, height }: Patch): void {
    this.target.scissor.set(x, y, width, height);
    this.target.scissorTest = true;
    this.draw(gl, scene, camera);
    this.target.scissorTest = false;
    this.target.scissor.set(0, 0, this.target.width, this.target.height);
  }

  /** Makes room for a picture of the canvas's size, in which nothing is drawn yet. */
  fit(gl: WebGLRenderer): void {
    gl.getDrawingBufferSize(this.size);
    this.target.setSize(this.size.x, this.size.y);
  }

  /** Puts the picture, or one part of it, on the canvas. */
  show(gl: WebGLRenderer, part?: Patch): void {
    if (!part) {
      gl.render(this.sheet, this.flat);
      return;
    }
    const ratio = gl.getPixelRatio();
    gl.setScissor(part.x / ratio, part.y / ratio, part.width / ratio, part.height / ratio);
    gl.setScissorTest(true);
    gl.render(this.sheet, this.flat);
    gl.setScissorTest(false);
  }

  dispose(): void {
    this.target.depthTexture?.dispose();
    this.target.dispose();
    this.material.dispose();
  }

  private draw(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    gl.setRenderTarget(this.target);
    gl.render(scene, camera);
    gl.setRenderTarget(null);
  }
}
