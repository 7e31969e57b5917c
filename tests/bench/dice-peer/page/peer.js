import DiceBox from "@3d-dice/dice-box-threejs";

const box = new DiceBox("#box", { theme_surface: "green-felt", theme_material: "plastic", shadows: true });
await box.initialize();

/** Rolls six-sided dice that are to show these values; answers what the library says they show. */
window.contestant = {
  async roll(values) {
    const { sets } = await box.roll(`${values.length}d6@${values.join(",")}`);
    return sets.flatMap(({ rolls }) => rolls.map(({ value }) => value));
  },
  geometries: () => box.renderer.info.memory.geometries,
};
