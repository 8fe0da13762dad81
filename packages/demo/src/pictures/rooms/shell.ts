import type { Point } from "../drawing/clip.ts";
import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { level } from "../drawing/faces.ts";
import { between } from "../drawing/random.ts";
import { FRONT, type Stage } from "./stage.ts";

function planks({ canvas, random, left, right, depth }: Stage, color: Color, width: number): void {
  const rows = Math.round((right - left) / width);
  const seams: (readonly [Point, Point])[] = [];
  for (let row = 0; row < rows; row++) {
    const [x0, x1] = [left + row * width, left + (row + 1) * width];
    for (let z = FRONT + random() * 1.2; z < depth;) {
      const end = Math.min(depth, z + between(random, 1, 2.4));
      const tone =
        random() < 0.5 ? darken(color, 0.04 + random() * 0.12) : lighten(color, random() * 0.14);
      canvas.polygon(level(x0, x1, 0, z, end), tone, { opacity: 0.6 });
      seams.push([
        [x0, 0, end],
        [x1, 0, end],
      ]);
      z = end;
    }
    seams.push([
      [x0, 0, FRONT],
      [x0, 0, depth],
    ]);
  }
  canvas.lines(seams, darken(color, 0.5), { width: 1, opacity: 0.45 });
}

function herringbone({ canvas, random, left, right, depth }: Stage, color: Color): void {
  const [wide, long] = [0.1, 0.4];
  const step = wide * Math.SQRT2;
  const reach = long / Math.SQRT2;
  for (let z = FRONT; z < depth + reach; z += step) {
    for (let column = 0; left + column * reach < right + reach; column++) {
      const x = left + column * reach;
      const direction = column % 2 ? 1 : -1;
      const tone = mix(darken(color, 0.16), lighten(color, 0.14), random());
      const [a, b] = direction > 0 ? [z, z + reach] : [z + reach, z];
      const clampZ = (value: number) => Math.min(depth, Math.max(FRONT, value));
      canvas.polygon(
        [
          [x, 0, clampZ(a)],
          [x + reach, 0, clampZ(b)],
          [x + reach, 0, clampZ(b + step)],
          [x, 0, clampZ(a + step)],
        ],
        direction > 0 ? tone : darken(tone, 0.05),
        { edge: { color: darken(color, 0.4), width: 0.5 } },
      );
    }
  }
}

/** Square tiles on the floor, with joints. */
function tiledFloor({ canvas, left, right, depth }: Stage, color: Color, size: number): void {
  canvas.polygon(
    level(left, right, 0, FRONT, depth),
    canvas.gradient([
      [0, lighten(color, 0.1)],
      [1, darken(color, 0.08)],
    ]),
  );
  const joints: (readonly [Point, Point])[] = [];
  for (let x = left + size; x < right; x += size)
    joints.push([
      [x, 0, FRONT],
      [x, 0, depth],
    ]);
  for (let z = FRONT + size; z < depth; z += size)
    joints.push([
      [left, 0, z],
      [right, 0, z],
    ]);
  canvas.lines(joints, darken(color, 0.35), { width: 1.5, opacity: 0.6 });
}

/** Floor, walls, ceiling, the shade in the corners and the skirting. */
export function drawShell(
  stage: Stage,
  { feature = false, tiles = false }: { feature?: boolean; tiles?: boolean } = {},
): void {
  const { canvas, palette, left, right, height, depth, back, leftWall, rightWall } = stage;
  const { wall, floor } = palette;
  const long = depth - FRONT;
  const floorCorners = level(left, right, 0, FRONT, depth);
  if (tiles) tiledFloor(stage, mix(palette.tile, "#8b8f90", 0.35), 0.6);
  else {
    canvas.polygon(
      floorCorners,
      canvas.gradient([
        [0, lighten(floor, 0.16)],
        [1, darken(floor, 0.06)],
      ]),
    );
    if (palette.floorKind === "planks") planks(stage, floor, 0.19);
    else if (palette.floorKind === "herringbone") herringbone(stage, floor);
  }
  canvas.polygon(
    level(left, right, height, FRONT, depth),
    canvas.gradient([
      [0, "#fdfcf9"],
      [1, lighten(wall, 0.35)],
    ]),
  );
  leftWall.rect(
    [0, 0],
    [long, height],
    canvas.gradient(
      [
        [0, darken(wall, 0.02)],
        [1, darken(wall, 0.13)],
      ],
      "right",
    ),
  );
  rightWall.rect(
    [0, 0],
    [long, height],
    canvas.gradient(
      [
        [0, lighten(wall, 0.05)],
        [1, lighten(wall, 0.35)],
      ],
      "right",
    ),
  );
  const backColor = feature ? palette.feature : wall;
  back.rect(
    [0, 0],
    [right - left, height],
    canvas.gradient([
      [0, darken(backColor, 0.02)],
      [1, darken(backColor, 0.1)],
    ]),
  );
  shadeCorners(stage);
  if (tiles) return;
  const board = lighten(wall, 0.55);
  back.rect([0, 0], [right - left, 0.1], darken(board, 0.05), {}, 0.015);
  leftWall.rect([0, 0], [long, 0.1], darken(board, 0.12), {}, 0.015);
  rightWall.rect([0, 0], [long, 0.1], board, {}, 0.015);
}

/** Corners are darker: soft bands along every meeting of two planes. */
export function shadeCorners({
  canvas,
  left,
  right,
  height,
  depth,
  back,
  leftWall,
  rightWall,
}: Stage): void {
  const dark = "#2a2018" as const;
  const wide = right - left;
  const long = depth - FRONT;
  const falling = canvas.gradient([
    [0, dark, 0.14],
    [1, dark, 0],
  ]);
  const rising = canvas.gradient([
    [0, dark, 0],
    [1, dark, 0.16],
  ]);
  const toRight = canvas.gradient(
    [
      [0, dark, 0.14],
      [1, dark, 0],
    ],
    "right",
  );
  const toLeft = canvas.gradient(
    [
      [0, dark, 0],
      [1, dark, 0.14],
    ],
    "right",
  );
  back.rect([0, height - 0.5], [wide, height], falling);
  back.rect([0, 0], [wide, 0.5], rising);
  back.rect([0, 0], [0.7, height], toRight);
  back.rect([wide - 0.7, 0], [wide, height], toLeft);
  leftWall.rect([long - 0.9, 0], [long, height], toLeft);
  rightWall.rect([0, 0], [0.9, height], toRight);
  canvas.polygon(level(left, right, 0, depth - 0.7, depth), falling);
  canvas.polygon(level(left, right, height, depth - 0.9, depth), rising);
}
