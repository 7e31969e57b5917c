import { seatColours, TEXT_FONT, TITLE_FONT } from "../../theme/colours";
import type { Area, MatLayout, Spot } from "../layout";
import { KARMA_PITCH, KARMA_STOPS } from "../layout";
import type { WoodLook } from "../themes/scene-theme";
import { decorRandom } from "./noise";
import { canvasOf, FRAME_PIXELS, paperGrain, woodTexture } from "./surfaces";

/** What is printed and stamped on a mat. */
export interface MatPrint {
  seat: number;
  name: string;
  karma: number;
  /** Whether shards are in the game (DT-K4). */
  shards: boolean;
  slots: readonly { score: number; bonus: number }[];
  /** Worth of each vine (DT-V1); null where nothing grows. */
  worths: readonly (number | null)[];
}

const INK = "#3b2415";

/** Draws mats; one canvas each, drawn again only when its print changes. */
export function drawMat(ctx: CanvasRenderingContext2D, mat: MatLayout, print: MatPrint, perUnit: number): void {
  const { ground: seat, ink } = seatColours(print.seat);
  ctx.setTransform(perUnit, 0, 0, perUnit, (mat.width * perUnit) / 2, (mat.depth * perUnit) / 2);
  ctx.textBaseline = "alphabetic";
  sheet(ctx, mat, seat);
  header(ctx, mat, print, seat, ink);
  for (const [index, vine] of mat.vines.entries()) {
    panel(ctx, vine, 0.22);
    socket(ctx, vine.token, mat.tokenRadius);
    for (const spot of vine.dice) dieSpot(ctx, spot);
    stem(ctx, vine.token, vine.dice);
    const worth = print.worths[index] ?? null;
    if (worth !== null) stampWorth(ctx, vine.worth, worth);
  }
  mat.slots.forEach((slot, index) => {
    scoreSlot(ctx, slot, index, print.slots[index] ?? null, seat, ink);
  });
  if (print.shards) for (const spot of mat.shards) shardSpot(ctx, spot);
}

function sheet(ctx: CanvasRenderingContext2D, mat: MatLayout, seat: string): void {
  const [w, d] = [mat.width, mat.depth];
  const grain = ctx.createPattern(paperGrain(), "repeat");
  if (!grain) throw new Error("this canvas fills no patterns");
  grain.setTransform(new DOMMatrix().scale(1 / 70));
  ctx.fillStyle = grain;
  ctx.fillRect(-w / 2, -d / 2, w, d);
  ctx.strokeStyle = seat;
  ctx.lineWidth = 0.07;
  box(ctx, { x: 0, z: 0, width: w - 0.18, depth: d - 0.18 }, 0.16);
  ctx.stroke();
}

function header(ctx: CanvasRenderingContext2D, mat: MatLayout, print: MatPrint, seat: string, ink: string): void {
  const { x, z, width, depth } = mat.header;
  box(ctx, { x, z: z + 0.02, width: width - 0.18, depth: depth - 0.1 }, 0.16);
  ctx.fillStyle = seat;
  ctx.fill();
  ctx.save();
  ctx.clip();
  sprigs(ctx, mat.header, print.seat);
  ctx.restore();
  const size = depth * 0.7;
  ctx.fillStyle = ink;
  ctx.textAlign = "left";
  const room = mat.name.width - 1.35;
  let name = print.name;
  ctx.font = `650 ${size}px ${TITLE_FONT}`;
  const measured = ctx.measureText(name).width;
  // A long name is set narrower first, then smaller, and cut only then.
  const squeeze = Math.max(0.78, Math.min(1, room / measured));
  const shrink = Math.max(0.64, Math.min(1, room / (measured * squeeze)));
  const scale = squeeze * shrink;
  while (name.length > 1 && ctx.measureText(name).width * scale > room + 0.01) name = `${name.slice(0, -2)}…`;
  ctx.save();
  ctx.translate(mat.name.x - mat.name.width / 2, z + size * shrink * 0.36);
  ctx.scale(scale, shrink);
  ctx.fillText(name, 0, 0);
  ctx.restore();
  // Karma as a number too: the heart on the board hides the one it stands on.
  const right = mat.name.x + mat.name.width / 2;
  ctx.textAlign = "right";
  ctx.font = `700 ${size}px ${TEXT_FONT}`;
  ctx.fillText(String(print.karma), right, z + size * 0.36);
  heart(ctx, right - ctx.measureText(String(print.karma)).width - 0.34, z + 0.03, 0.42, ink);
}

function sprigs(ctx: CanvasRenderingContext2D, area: Area, seed: number): void {
  const random = decorRandom(seed + 40);
  ctx.globalAlpha = 0.13;
  for (let sprig = 0; sprig < 16; sprig++) {
    leaf(
      ctx,
      area.x + (random() - 0.5) * area.width,
      area.z + (random() - 0.5) * area.depth,
      0.3 + random() * 0.2,
      random() * 6.3,
      "#ffffff",
    );
  }
  ctx.globalAlpha = 1;
}

function panel(ctx: CanvasRenderingContext2D, area: Area, radius: number): void {
  box(ctx, { ...area, width: area.width - 0.04, depth: area.depth - 0.06 }, radius);
  ctx.fillStyle = "rgba(150,112,58,0.13)";
  ctx.fill();
  ctx.lineWidth = 0.025;
  ctx.strokeStyle = "rgba(96,62,28,0.35)";
  ctx.stroke();
}

/** The printed vine from the token past every place of a die. */
function stem(ctx: CanvasRenderingContext2D, token: Spot, dice: readonly Spot[]): void {
  const points = [token, ...dice];
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  for (const [width, colour] of [
    [0.15, "#54783a"],
    [0.06, "#8db065"],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.moveTo(token.x, token.z);
    for (let index = 1; index < points.length; index++) {
      const [from, to] = [points[index - 1] as Spot, points[index] as Spot];
      const bend = index % 2 ? 0.22 : -0.22;
      const [mx, mz] = [(from.x + to.x) / 2 - (to.z - from.z) * bend, (from.z + to.z) / 2 + (to.x - from.x) * bend];
      ctx.quadraticCurveTo(mx, mz, to.x, to.z);
    }
    ctx.stroke();
  }
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1] as Spot, points[index] as Spot];
    const turn = Math.atan2(to.z - from.z, to.x - from.x);
    const [mx, mz] = [(from.x + to.x) / 2, (from.z + to.z) / 2];
    leaf(ctx, mx, mz, 0.34, turn + 1.1, "#5f8a3d");
    leaf(ctx, mx, mz, 0.3, turn - 1.2, "#739c4c");
  }
}

function socket(ctx: CanvasRenderingContext2D, spot: Spot, radius: number): void {
  ctx.beginPath();
  ctx.arc(spot.x, spot.z, radius + 0.07, 0, Math.PI * 2);
  ctx.fillStyle = "rgba(70,38,14,0.28)";
  ctx.fill();
}

function dieSpot(ctx: CanvasRenderingContext2D, spot: Spot): void {
  box(ctx, { ...spot, width: 1.06, depth: 1.06 }, 0.2);
  ctx.fillStyle = "rgba(252,243,220,0.8)";
  ctx.fill();
  ctx.lineWidth = 0.035;
  ctx.strokeStyle = "rgba(79,122,53,0.8)";
  ctx.setLineDash([0.14, 0.1]);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** An enamel stamp with a vine's worth; red where the end of the turn clears the vine (DT-V5). */
function stampWorth(ctx: CanvasRenderingContext2D, spot: Spot, worth: number): void {
  const doomed = worth <= 0 || worth >= 7;
  ctx.beginPath();
  ctx.arc(spot.x, spot.z, 0.28, 0, Math.PI * 2);
  ctx.fillStyle = doomed ? "#b3261a" : "#fbf8f0";
  ctx.fill();
  ctx.lineWidth = 0.05;
  ctx.strokeStyle = doomed ? "#6e120a" : "#35506b";
  ctx.stroke();
  ctx.textAlign = "center";
  ctx.fillStyle = doomed ? "#fff6e2" : "#26405a";
  ctx.font = `700 0.42px ${TEXT_FONT}`;
  ctx.fillText(String(worth), spot.x, spot.z + 0.15);
}

function scoreSlot(
  ctx: CanvasRenderingContext2D,
  slot: MatLayout["slots"][number],
  index: number,
  filled: { score: number; bonus: number } | null,
  seat: string,
  ink: string,
): void {
  panel(ctx, slot.area, 0.16);
  box(ctx, { ...slot.die, width: 0.94, depth: 0.94 }, 0.18);
  ctx.fillStyle = "rgba(90,54,22,0.16)";
  ctx.fill();
  ctx.textAlign = "center";
  ctx.fillStyle = "rgba(90,54,22,0.62)";
  ctx.font = `600 0.74px ${TITLE_FONT}`;
  ctx.fillText(String(index + 1), slot.die.x, slot.die.z + 0.26);
  if (filled) slotLabel(ctx, slot.label, index + 1, filled, seat, ink);
}

/** In front of the die, which hides the printed number: the number again, the score, the bonus. */
function slotLabel(
  ctx: CanvasRenderingContext2D,
  label: Area,
  number: number,
  { score, bonus }: { score: number; bonus: number },
  seat: string,
  ink: string,
): void {
  const size = label.depth * 0.92;
  const write = (text: string, x: number, width: number, weight: number, face: string, colour: string) => {
    ctx.font = `${weight} ${size}px ${face}`;
    ctx.fillStyle = colour;
    ctx.save();
    ctx.translate(x, label.z + size * 0.36);
    ctx.scale(Math.min(1, (width - 0.06) / ctx.measureText(text).width), 1);
    ctx.fillText(text, 0, 0);
    ctx.restore();
  };
  const plates: [string, string, string][] = [[String(score), seat, ink]];
  if (bonus > 0) plates.push([`+${bonus}`, "#e0a92f", INK]);
  const share = label.width / 3;
  const left = label.x - label.width / 2;
  write(String(number), left + share / 2, share, 600, TITLE_FONT, "rgba(90,54,22,0.85)");
  const width = (label.width - share) / plates.length;
  plates.forEach(([text, ground, colour], index) => {
    const x = left + share + width * (index + 0.5);
    box(ctx, { x, z: label.z, width: width - 0.05, depth: label.depth }, 0.1);
    ctx.fillStyle = ground;
    ctx.fill();
    write(text, x, width - 0.05, 700, TEXT_FONT, colour);
  });
}

function shardSpot(ctx: CanvasRenderingContext2D, spot: Spot): void {
  ctx.beginPath();
  ctx.arc(spot.x, spot.z, 0.22, 0, Math.PI * 2);
  ctx.lineWidth = 0.03;
  ctx.setLineDash([0.08, 0.06]);
  ctx.strokeStyle = "rgba(143,29,18,0.75)";
  ctx.stroke();
  ctx.setLineDash([]);
}

function leaf(ctx: CanvasRenderingContext2D, x: number, z: number, size: number, turn: number, colour: string): void {
  ctx.save();
  ctx.translate(x, z);
  ctx.rotate(turn);
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(size * 0.3, -size * 0.45, size * 0.8, -size * 0.35, size, 0);
  ctx.bezierCurveTo(size * 0.8, size * 0.35, size * 0.3, size * 0.45, 0, 0);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.restore();
}

function heart(ctx: CanvasRenderingContext2D, x: number, z: number, size: number, colour: string): void {
  const s = size / 2;
  ctx.beginPath();
  ctx.moveTo(x, z + s * 0.9);
  ctx.bezierCurveTo(x - s * 1.5, z - s * 0.1, x - s * 0.8, z - s * 1.2, x, z - s * 0.4);
  ctx.bezierCurveTo(x + s * 0.8, z - s * 1.2, x + s * 1.5, z - s * 0.1, x, z + s * 0.9);
  ctx.fillStyle = colour;
  ctx.fill();
}

function box(ctx: CanvasRenderingContext2D, area: Area, radius: number): void {
  ctx.beginPath();
  ctx.roundRect(area.x - area.width / 2, area.z - area.depth / 2, area.width, area.depth, radius);
}

/** The karma board's top: burnt numbers 0 to 12 on wood, the kept six and the rest parted (DT-K3). */
export function drawKarmaBoard(
  width: number,
  depth: number,
  perUnit: number,
  capped: boolean,
  wood: WoodLook,
): HTMLCanvasElement {
  const { canvas, ctx } = canvasOf(Math.round(width * perUnit), Math.round(depth * perUnit), true);
  const grain = ctx.createPattern(woodTexture(wood, FRAME_PIXELS).image as HTMLCanvasElement, "repeat");
  if (!grain) throw new Error("this canvas fills no patterns");
  ctx.fillStyle = grain;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.fillStyle = "rgba(232,186,120,0.62)";
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.setTransform(perUnit, 0, 0, perUnit, canvas.width / 2, canvas.height / 2);
  for (let stop = 0; stop < KARMA_STOPS; stop++) {
    const x = (stop - (KARMA_STOPS - 1) / 2) * KARMA_PITCH;
    const kept = !capped || stop <= 6;
    ctx.beginPath();
    ctx.arc(x, 0, 0.29, 0, Math.PI * 2);
    ctx.fillStyle = kept ? "rgba(255,244,220,0.92)" : "rgba(84,46,20,0.82)";
    ctx.fill();
    ctx.lineWidth = 0.03;
    ctx.strokeStyle = "rgba(60,30,12,0.85)";
    ctx.stroke();
    ctx.fillStyle = kept ? "#3b2415" : "#f6e2bd";
    ctx.textAlign = "center";
    ctx.font = `700 0.38px ${TEXT_FONT}`;
    ctx.fillText(String(stop), x, 0.135);
  }
  return canvas;
}
