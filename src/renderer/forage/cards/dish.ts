import { berry } from "./bramble";
import { nut } from "./leaves";
import { woodenMouse } from "./mouse";
import { between, blob, type Chance, dot, fill, line, oval, type Point, put } from "./pen";
import { mushroom } from "./soil";

// Dishes of the recipe cards, drawn in a field of 200 × 120 with the table at y = 104.

const SHADE = "#3a2418";

const many = (places: readonly (readonly [x: number, y: number, turn: number, size: number])[], what: () => string) =>
  places.map(([x, y, turn, size]) => put([x, y], turn, size, what())).join("");

const berries = (chance: Chance, ...places: [number, number, number, number][]) => many(places, () => berry(chance));
const nuts = (...places: [number, number, number, number][]) => many(places, nut);
const mushrooms = (chance: Chance, ...places: [number, number, number, number][]) =>
  many(places, () => mushroom(chance));

const plate = (colour = "#f7f4ec"): string =>
  oval([100, 102], 80, 9, SHADE, 0.25) +
  oval([100, 96], 78, 13, "#35506b") +
  oval([100, 94.6], 76.5, 12, colour) +
  oval([100, 94], 54, 7.5, "#e6ddc9");

const bowl = (content: string): string =>
  oval([100, 106], 48, 6, SHADE, 0.3) +
  fill("M38 60C40 92 62 106 100 106C138 106 160 92 162 60Z", "#b9623d") +
  fill("M122 104C146 98 160 84 162 60H148C147 84 138 98 122 104Z", "#94492a") +
  line("M44 74C52 80 148 80 156 74", "#f0d2a0", 2.4) +
  oval([100, 60], 62, 14, "#d98a5e") +
  oval([100, 61], 56, 11, content);

const pot = (colour: string, content: string): string =>
  oval([100, 107], 58, 6, SHADE, 0.3) +
  line("M34 66H24M166 66H176", colour, 9) +
  fill("M38 52H162V92C162 102 152 107 140 107H60C48 107 38 102 38 92Z", colour) +
  fill("M142 52H162V92C162 102 152 107 140 107H126C138 104 142 98 142 88Z", "#000", 0.16) +
  oval([100, 52], 62, 13, "#f7f4ec") +
  oval([100, 53], 56, 10, content);

const board = (): string =>
  oval([100, 108], 84, 5, SHADE, 0.25) +
  fill(
    "M18 96H182C186 96 188 99 187 102L185 106C184 108 182 109 180 109H20C18 109 16 108 15 106L13 102C12 99 14 96 18 96Z",
    "#a86f3f",
  ) +
  line("M24 102C70 99 130 105 176 101", "#7d4b27", 1.6, 0.6);

const crust = (path: string): string => fill(path, "#d99a4e") + line(path, "#9a5d24", 2);

const steam = line(
  "M78 34C72 26 84 20 78 10M100 32C94 22 106 18 100 6M122 34C116 26 128 20 122 10",
  "#a68a66",
  2.4,
  0.55,
);

const jar = (): string =>
  oval([100, 106], 38, 5, SHADE, 0.3) +
  fill(
    "M66 44H134C140 50 140 56 140 62V96C140 103 135 107 128 107H72C65 107 60 103 60 96V62C60 56 60 50 66 44Z",
    "#43204c",
  ) +
  fill("M70 48H80C75 56 74 70 74 98H68C65 80 65 60 70 48Z", "#fff", 0.25) +
  fill("M64 30H136V46H64Z", "#f7f4ec") +
  line("M64 46C76 52 84 42 96 48C108 53 120 42 136 46", "#c04a35", 3) +
  fill("M64 30H136V40H64Z", "#c04a35") +
  line("M74 30V40M84 30V40M94 30V40M104 30V40M114 30V40M124 30V40", "#f7dccf", 2.4) +
  fill("M80 66H120V92H80Z", "#fbf5e6") +
  put(
    [100, 79],
    0,
    0.52,
    berry(() => 0.5),
  );

const cake = (): string =>
  fill("M46 60C46 52 154 52 154 60V90C154 98 46 98 46 90Z", "#a8683a") +
  fill("M46 60C46 50 154 50 154 60C154 70 46 70 46 60Z", "#f3e3c1") +
  line("M47 76C70 84 130 84 153 76", "#f3e3c1", 4);

const pictures: Readonly<Record<string, (chance: Chance) => string>> = {
  R01: (chance) => jar() + berries(chance, [38, 90, -20, 0.8], [164, 92, 24, 0.78], [150, 98, -8, 0.6]),
  R02: () =>
    oval([92, 104], 70, 6, SHADE, 0.3) +
    line("M150 84L196 66", "#5a3420", 9) +
    fill("M26 78H160C160 96 146 106 124 106H62C40 106 26 96 26 78Z", "#3d3a3a") +
    oval([93, 78], 67, 13, "#5a5654") +
    nuts([58, 72, -20, 0.92], [92, 66, 8, 1], [126, 73, 22, 0.92], [76, 82, 10, 0.9], [110, 83, -14, 0.9]) +
    steam,
  R03: (chance) => bowl("#ecd9b0") + mushrooms(chance, [82, 66, -14, 0.62], [118, 68, 12, 0.66]) + steam,
  R04: (chance) =>
    bowl("#5f8d40") +
    [46, 64, 82, 104, 124, 142, 154]
      .map((x, index) => fill(blob(chance, [x, 54 - (index % 2) * 8], 15, 10, 0.25), index % 2 ? "#7da653" : "#4c7730"))
      .join("") +
    berries(chance, [66, 46, -10, 0.72]) +
    nuts([102, 44, 6, 0.78]) +
    mushrooms(chance, [136, 60, 10, 0.68]),
  R05: (chance) =>
    plate() +
    fill("M52 94C54 70 74 62 100 62C126 62 146 70 148 94C130 99 70 99 52 94Z", "#f0e0b4") +
    Array.from({ length: 34 }, () =>
      oval([between(chance, 60, 140), between(chance, 70, 93)], 3, 1.5, chance() < 0.5 ? "#fff6da" : "#d9c48c"),
    ).join("") +
    nuts([78, 66, -14, 0.74], [122, 66, 12, 0.74]) +
    mushrooms(chance, [100, 72, 0, 0.72]),
  R06: (chance) =>
    oval([100, 107], 72, 5, SHADE, 0.3) +
    fill("M28 70H172L160 106H40Z", "#3f6a80") +
    fill("M24 64H176V74H24Z", "#5d8aa0") +
    fill("M32 64C44 46 156 46 168 64Z", "#4b2746") +
    Array.from({ length: 46 }, () => {
      const at: Point = [between(chance, 40, 160), between(chance, 50, 63)];
      return fill(
        blob(chance, at, between(chance, 3, 6), between(chance, 2, 4)),
        chance() < 0.5 ? "#dca85c" : "#c08a42",
      );
    }).join("") +
    berries(chance, [72, 46, -14, 0.56], [128, 46, 16, 0.56], [100, 42, 0, 0.6]),
  R07: () =>
    plate() +
    fill("M62 92C62 82 138 82 138 92C138 98 62 98 62 92Z", "#e6bd80") +
    [88, 80, 72, 64, 56]
      .map((y, row) => {
        const half = 34 - row * 6;
        return (
          line(
            `M${100 - half} ${y}C${100 - half / 2} ${y - 9} ${100 + half / 2} ${y + 7} ${100 + half} ${y - 3}`,
            "#b98553",
            8,
          ) +
          line(
            `M${100 - half} ${y - 2}C${100 - half / 2} ${y - 11} ${100 + half / 2} ${y + 5} ${100 + half} ${y - 5}`,
            "#d9ad7c",
            3,
          )
        );
      })
      .join("") +
    nuts([100, 38, 0, 0.95]),
  R08: (chance) =>
    board() +
    [40, 74]
      .map(
        (y, row) =>
          line(`M18 ${y + 22}L184 ${y - 2}`, "#8a5a35", 4) +
          mushrooms(chance, [56 + row * 8, y + 32, -6, 0.7], [100, y + 26, -6, 0.78], [142 - row * 6, y + 20, -6, 0.7]),
      )
      .join(""),
  R09: (chance) =>
    oval([100, 107], 34, 5, SHADE, 0.3) +
    fill(
      "M90 14H110V36C126 42 130 52 130 62V98C130 104 126 107 120 107H80C74 107 70 104 70 98V62C70 52 74 42 90 36Z",
      "#7c8f6a",
      0.5,
    ) +
    fill("M72 62C80 56 120 68 128 60V98C128 103 125 105 120 105H80C75 105 72 103 72 98Z", "#5b2a52") +
    fill("M88 6H112V18H88Z", "#c08a4a") +
    fill("M80 40C76 46 75 52 75 60H80C80 52 82 46 86 42Z", "#fff", 0.6) +
    fill("M78 74H122V96H78Z", "#fbf5e6") +
    put([100, 85], 0, 0.46, berry(chance)) +
    berries(chance, [42, 90, -18, 0.8], [160, 92, 20, 0.74], [58, 99, 10, 0.56]),
  R10: () =>
    plate() +
    [88, 78, 68, 58].map((y) => oval([100, y + 3], 46, 8, "#9a5d24") + oval([100, y], 46, 8, "#e0ab5e")).join("") +
    fill(
      "M66 56C80 48 122 50 134 57C130 64 126 62 124 72C121 80 117 72 116 64C104 66 96 66 88 63C86 74 80 76 79 64C72 62 66 60 66 56Z",
      "#8a4a1c",
      0.85,
    ) +
    nuts([86, 46, -16, 0.74], [114, 46, 14, 0.74], [100, 40, 0, 0.8]),
  R11: (chance) =>
    fill("M8 104L40 82H160L192 104L178 114H22Z", "#f7f0e2") +
    line("M40 82L22 114M72 82L64 114M104 82L106 114M136 82L148 114M14 100H186M28 90H172", "#c04a35", 3, 0.7) +
    crust("M44 72H156L146 98C120 103 80 103 54 98Z") +
    line("M56 74L60 98M72 75L74 100M88 76L89 101M104 76V101M120 75L118 100M136 74L132 99", "#9a5d24", 2, 0.7) +
    oval([100, 70], 58, 11, "#4b2746") +
    berries(chance, [64, 62, -20, 0.6], [88, 58, -6, 0.66], [112, 58, 8, 0.66], [136, 62, 20, 0.6], [100, 66, 0, 0.66]),
  R12: (chance) =>
    oval([100, 107], 70, 5, SHADE, 0.3) +
    fill("M30 76H170L158 105H42Z", "#b9623d") +
    crust("M26 78C30 44 62 30 100 30C138 30 170 44 174 78C150 84 50 84 26 78Z") +
    line(
      "M48 70C60 50 70 42 84 38M80 76C82 58 90 46 100 40M118 76C116 58 110 46 106 40M152 70C140 50 130 42 116 38",
      "#9a5d24",
      2.6,
    ) +
    mushrooms(chance, [100, 66, 0, 0.7]) +
    steam,
  R13: () =>
    plate() +
    cake() +
    fill(
      "M154 54V98C144 98 138 96 136 92C129 92 126 86 129 81C122 78 122 70 128 67C125 60 130 54 138 55C143 50 150 50 154 54Z",
      "#f7f4ec",
    ) +
    nuts([70, 48, -10, 0.62], [100, 46, 4, 0.66]) +
    put([134, 54], 0, 0.56, woodenMouse()),
  R14: (chance) =>
    pot("#4c7730", "#efe2c0") +
    mushrooms(chance, [70, 58, -16, 0.62], [98, 60, 0, 0.7], [128, 58, 14, 0.62]) +
    line("M150 52L176 12", "#8a5a35", 6) +
    steam,
  R15: (chance) =>
    board() +
    [46, 100, 154]
      .map(
        (x) =>
          fill(`M${x - 24} 76C${x - 22} 94 ${x - 12} 98 ${x} 98C${x + 12} 98 ${x + 22} 94 ${x + 24} 76Z`, "#f7f4ec") +
          line(`M${x - 22} 82H${x + 22}`, "#35506b", 2.4) +
          oval([x, 76], 24, 6, "#e6ddc9"),
      )
      .join("") +
    berries(chance, [38, 64, -12, 0.66], [55, 65, 12, 0.62]) +
    nuts([91, 66, -12, 0.72], [110, 66, 12, 0.7]) +
    mushrooms(chance, [146, 76, -8, 0.66], [164, 77, 10, 0.56]),
  R16: () =>
    board() +
    fill("M36 52H150C156 52 158 56 158 60V96H36Z", "#a8683a") +
    fill("M36 52C30 52 28 56 28 60V96H58V60C58 56 56 52 50 52Z", "#d8b07c") +
    fill("M72 52H66V96H72ZM92 52H88V96H92Z", "#7d4b27", 0.35) +
    nuts([43, 66, -20, 0.42], [44, 84, 16, 0.42]) +
    fill("M150 92L176 66C180 63 184 64 185 68L182 96H150Z", "#d8b07c") +
    nuts([172, 84, 10, 0.46], [104, 44, 0, 0.7], [128, 45, 16, 0.62]),
  R17: (chance) =>
    pot("#35506b", "#7a4526") +
    mushrooms(chance, [64, 58, -12, 0.58], [92, 62, 6, 0.62], [124, 60, -6, 0.66]) +
    Array.from({ length: 9 }, () => dot([between(chance, 56, 146), between(chance, 48, 58)], 2.4, "#7da653")).join("") +
    steam,
  R18: (chance) =>
    plate() +
    crust("M42 88C38 66 52 54 70 56C84 46 118 46 130 56C150 54 162 66 158 88C140 95 60 95 42 88Z") +
    fill(
      "M54 82C52 68 64 62 76 63C90 56 112 56 124 63C138 62 148 68 146 82C142 92 138 84 132 86C126 96 118 88 112 88C106 98 98 88 90 88C84 96 76 86 70 88C62 90 56 90 54 82Z",
      "#f3c24f",
    ) +
    berries(chance, [74, 68, -14, 0.56], [100, 64, 0, 0.62], [126, 68, 14, 0.56]),
};

/** The dish of a recipe, 200 × 120; a recipe without a picture of its own gets a plate of all three foods. */
export function paintDish(recipe: string, chance: Chance): string {
  const picture = pictures[recipe];
  if (picture) return picture(chance);
  return (
    plate() + berries(chance, [66, 80, -10, 0.8]) + nuts([100, 78, 0, 0.85]) + mushrooms(chance, [134, 94, 6, 0.8])
  );
}
