import {
  type Camera,
  DepthTexture,
  GLSL3,
  HalfFloatType,
  Matrix4,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  UnsignedIntType,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { Patch } from "./patch";

const SAMPLES = 4;

/** A picture of the scene that is kept from frame to frame, smooth at its edges, with its depths where they are wanted. */
export class KeptPicture {
  private readonly target: WebGLRenderTarget;
  private readonly material: ShaderMaterial;
  private readonly sheet = new Scene();
  private readonly flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly view = new Matrix4();
  private readonly lens = new Matrix4();
  readonly size = new Vector2();

  constructor(depths: boolean) {
    this.target = new WebGLRenderTarget(1, 1, {
      type: HalfFloatType,
      samples: SAMPLES,
      resolveDepthBuffer: depths,
      ...(depths && { depthTexture: new DepthTexture(1, 1, UnsignedIntType) }),
    });
    this.material = new ShaderMaterial({
      glslVersion: GLSL3,
      defines: depths ? { DEPTHS: "" } : {},
      uniforms: { colours: { value: this.target.texture }, depths: { value: this.target.depthTexture } },
      vertexShader: "out vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }",
      fragmentShader: `
        uniform sampler2D colours;
        uniform highp sampler2D depths;
        in vec2 at;
        layout(location = 0) out highp vec4 pc_fragColor;
        #define gl_FragColor pc_fragColor
        void main() {
          gl_FragColor = texture(colours, at);
          #ifdef DEPTHS
            gl_FragDepth = texture(depths, at).r;
          #endif
          #include <tonemapping_fragment>
          #include <colorspace_fragment>
        }`,
      depthTest: depths,
      depthWrite: depths,
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
    gl.getDrawingBufferSize(this.size);
    this.target.setSize(this.size.x, this.size.y);
    this.view.copy(camera.matrixWorld);
    this.lens.copy(camera.projectionMatrix);
    this.draw(gl, scene, camera);
  }

  /** Takes one part of the picture anew; its size and its camera have to fit. */
  mend(gl: WebGLRenderer, scene: Scene, camera: Camera, { x, y, width, height }: Patch): void {
    this.target.scissor.set(x, y, width, height);
    this.target.scissorTest = true;
    this.draw(gl, scene, camera);
    this.target.scissorTest = false;
    this.target.scissor.set(0, 0, this.target.width, this.target.height);
  }

  /** Puts the picture on the canvas. */
  show(gl: WebGLRenderer): void {
    gl.render(this.sheet, this.flat);
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
