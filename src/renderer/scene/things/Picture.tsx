import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
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
import type { QualityLook } from "../quality";
import type { Stage } from "../stage";

/** Things that move are on this layer too, so that the still rest can be drawn without them. */
export const MOVING_LAYER = 1;
const STILL_LAYER = 0;

/**
 * Takes the picture of each frame. Without shadow maps nothing that moves leaves a mark on what is still:
 * then the still things are kept as a picture with its depths, and only the moving ones are drawn anew.
 */
export function Picture({ stage, look }: { stage: Stage; look: QualityLook }) {
  const { gl, invalidate } = useThree();
  const lastView = useMemo(() => new Matrix4(), []);
  const still = useMemo(() => (look.shadowMap > 0 ? null : new StillPicture()), [look]);
  useEffect(() => () => still?.dispose(), [still]);
  useEffect(() => {
    gl.info.autoReset = false;
    return () => {
      gl.info.autoReset = true;
    };
  }, [gl]);

  useFrame(({ scene, camera }) => {
    gl.info.reset();
    // A camera on its way would need a new still picture every frame: that costs more than it saves.
    const looking = still !== null && !lastView.equals(camera.matrixWorld);
    lastView.copy(camera.matrixWorld);
    if (!still || looking) {
      camera.layers.enableAll();
      gl.render(scene, camera);
      if (looking) invalidate();
      return;
    }
    if (stage.stillChanged || !still.fits(gl, camera)) still.take(gl, scene, camera);
    stage.stillChanged = false;
    still.show(gl);
    camera.layers.set(MOVING_LAYER);
    gl.autoClear = false;
    gl.render(scene, camera);
    gl.autoClear = true;
  }, 1);
  return null;
}

class StillPicture {
  private readonly target = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    samples: 4,
    depthTexture: new DepthTexture(1, 1, UnsignedIntType),
  });
  private readonly material = new ShaderMaterial({
    glslVersion: GLSL3,
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
        gl_FragDepth = texture(depths, at).r;
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
    depthTest: true,
    depthWrite: true,
  });
  private readonly sheet = new Scene();
  private readonly flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly view = new Matrix4();
  private readonly lens = new Matrix4();
  private readonly size = new Vector2();

  constructor() {
    const quad = new Mesh(new PlaneGeometry(2, 2), this.material);
    quad.frustumCulled = false;
    this.sheet.add(quad);
  }

  /** Whether the kept picture is of this size and from this camera. */
  fits(gl: WebGLRenderer, camera: Camera): boolean {
    gl.getDrawingBufferSize(this.size);
    return (
      this.size.x === this.target.width &&
      this.size.y === this.target.height &&
      this.view.equals(camera.matrixWorld) &&
      this.lens.equals(camera.projectionMatrix)
    );
  }

  take(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    gl.getDrawingBufferSize(this.size);
    this.target.setSize(this.size.x, this.size.y);
    this.view.copy(camera.matrixWorld);
    this.lens.copy(camera.projectionMatrix);
    camera.layers.set(STILL_LAYER);
    gl.setRenderTarget(this.target);
    gl.render(scene, camera);
    gl.setRenderTarget(null);
  }

  show(gl: WebGLRenderer): void {
    gl.render(this.sheet, this.flat);
  }

  dispose(): void {
    this.target.depthTexture?.dispose();
    this.target.dispose();
    this.material.dispose();
  }
}
