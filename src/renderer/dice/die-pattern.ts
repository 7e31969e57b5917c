import { Color, type Material } from "three";
import type { Finish } from "./sets/dice-set";

type Pattern = NonNullable<Finish["pattern"]>["kind"];

/** Value noise in three dimensions, by hashing the corners of a grid. */
const NOISE = `
  float gardenHash(vec3 at) { return fract(sin(dot(at, vec3(127.1, 311.7, 74.7))) * 43758.5453); }
  float gardenNoise(vec3 at) {
    vec3 cell = floor(at);
    vec3 t = fract(at);
    t = t * t * (3.0 - 2.0 * t);
    vec2 o = vec2(0.0, 1.0);
    return mix(
      mix(mix(gardenHash(cell), gardenHash(cell + o.yxx), t.x), mix(gardenHash(cell + o.xyx), gardenHash(cell + o.yyx), t.x), t.y),
      mix(mix(gardenHash(cell + o.xxy), gardenHash(cell + o.yxy), t.x), mix(gardenHash(cell + o.xyy), gardenHash(cell + o.yyy), t.x), t.y),
      t.z);
  }`;

/** How much of the vein's colour is at a point of the die, 0 to 1. */
const VEIN: Record<Pattern, string> = {
  // Rings of a trunk whose middle lies outside the die, and fibres along it.
  grain: `
    vec2 trunk = at.yz + vec2(1.3, 0.7) + 0.05 * sin(at.x * 5.0);
    float ring = 0.5 + 0.5 * sin(length(trunk) * 62.0 + 4.0 * gardenNoise(at * vec3(1.2, 4.0, 4.0)));
    return clamp(0.5 * ring * ring + 0.5 * gardenNoise(at * vec3(5.0, 60.0, 60.0)) - 0.06, 0.0, 1.0);`,
  // Smoke drawn through what is still liquid.
  swirl: `
    vec3 bent = at + 0.35 * sin(at.yzx * 5.0 + 1.3);
    float smoke = gardenNoise(bent * 3.4) * 0.7 + gardenNoise(bent * 8.0) * 0.3;
    return smoothstep(0.3, 0.72, smoke);`,
  brushed: "return 0.75 * gardenNoise(at * vec3(3.0, 60.0, 60.0));",
};

/** Lets the pattern of a finish run through the bodies drawn with this material, differently in every instance. */
export function addPattern(material: Material, { pattern, glow = 0 }: Finish): void {
  if (!pattern) return;
  const vein = new Color(pattern.vein);
  material.onBeforeCompile = (shader) => {
    shader.uniforms.veinColour = { value: vein };
    shader.uniforms.rimGlow = { value: glow };
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nattribute float patterned;\nvarying vec4 vGarden;")
      .replace(
        "#include <begin_vertex>",
        "#include <begin_vertex>\nvGarden = vec4(position + float(gl_InstanceID) * vec3(0.37, 1.71, 2.93), patterned);",
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "#include <common>",
        `#include <common>
        uniform vec3 veinColour;
        uniform float rimGlow;
        varying vec4 vGarden;
        ${NOISE}
        float gardenVein(vec3 at) { ${VEIN[pattern.kind]} }`,
      )
      .replace(
        "#include <color_fragment>",
        `#include <color_fragment>
        float inVein = gardenVein(vGarden.xyz) * step(0.5, vGarden.w);
        diffuseColor.rgb = mix(diffuseColor.rgb, veinColour, inVein);`,
      )
      .replace(
        "#include <emissivemap_fragment>",
        `#include <emissivemap_fragment>
        float atRim = 1.0 - clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0);
        totalEmissiveRadiance += diffuseColor.rgb * rimGlow * (0.12 + atRim * atRim) * step(0.5, vGarden.w);`,
      );
  };
  material.customProgramCacheKey = () => `die-${pattern.kind}`;
}
