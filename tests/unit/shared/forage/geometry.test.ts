import { expect, test } from "vitest";
import { coveredCells, type Rotation } from "../../../../src/shared/games/forage/geometry";

test.each([
  // Areas are numbered in reading order at rotation 0: 01 / 23 / 45.
  [0, ["0,0:0", "1,0:1", "0,1:2", "1,1:3", "0,2:4", "1,2:5"]],
  [90, ["0,0:4", "1,0:2", "2,0:0", "0,1:5", "1,1:3", "2,1:1"]],
  [180, ["0,0:5", "1,0:4", "0,1:3", "1,1:2", "0,2:1", "1,2:0"]],
  [270, ["0,0:1", "1,0:3", "2,0:5", "0,1:0", "1,1:2", "2,1:4"]],
] as [Rotation, string[]][])(
  "a card turned %i degrees clockwise covers its cells in reading order",
  (rotation, cells) => {
    const found = coveredCells({ x: 0, y: 0, rotation }).map(({ cell, area }) => `${cell}:${area}`);
    expect(found).toEqual(cells);
  },
);

test("x and y are the cell of the rotated card's top-left area (FG-T1)", () => {
  expect(coveredCells({ x: -2, y: 3, rotation: 90 }).map(({ cell }) => cell)).toEqual([
    "-2,3",
    "-1,3",
    "0,3",
    "-2,4",
    "-1,4",
    "0,4",
  ]);
});
