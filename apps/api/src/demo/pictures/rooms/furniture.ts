import { short } from "../drawing/canvas.ts";
import type { Point } from "../drawing/clip.ts";
import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { between } from "../drawing/random.ts";
import { box, contactShadow, disc, turned } from "../drawing/solid.ts";
import type { Wall } from "../drawing/wall.ts";
import type { Stage } from "./stage.ts";

/** Four legs under a top; `inset` metres from its edges. */
export function drawLegs(
  { canvas }: Stage,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
  height: number,
  color: Color,
  thick = 0.05,
): void {
  for (const z of [z1 - thick, z0]) {
    for (const x of [x0, x1 - thick]) box(canvas, [x, 0, z], [x + thick, height, z + thick], color);
  }
}

/** A table with a rectangular top. */
export function drawTable(
  stage: Stage,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
  height: number,
  color: Color,
): void {
  contactShadow(stage.canvas, [x0, z0], [x1, z1], { strength: 0.3, blur: 10 });
  drawLegs(
    stage,
    [x0 + 0.07, z0 + 0.07],
    [x1 - 0.07, z1 - 0.07],
    height - 0.04,
    darken(color, 0.25),
    0.055,
  );
  box(stage.canvas, [x0, height - 0.05, z0], [x1, height, z1], color, { round: 3 });
}

/** A rug with stripes or a border. */
export function drawRug(
  { canvas, random, palette }: Stage,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
): void {
  const base = mix(palette.spark, "#f3eee4", 0.55);
  const at = (x: number, z: number): Point => [x, 0.008, z];
  contactShadow(canvas, [x0 - 0.03, z0 - 0.03], [x1 + 0.03, z1 + 0.03], {
    strength: 0.22,
    blur: 5,
  });
  canvas.polygon(
    [at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)],
    canvas.gradient([
      [0, lighten(base, 0.15)],
      [1, darken(base, 0.04)],
    ]),
  );
  const isStriped = random() < 0.55;
  if (isStriped) {
    const rows = 14;
    canvas.lines(
      Array.from({ length: rows }, (_, row) => {
        const z = z0 + ((z1 - z0) * (row + 0.5)) / rows;
        return [at(x0 + 0.05, z), at(x1 - 0.05, z)] as const;
      }),
      mix(palette.accent, base, 0.45),
      { width: 3, opacity: 0.55 },
    );
    return;
  }
  for (const [inset, width] of [
    [0.12, 5],
    [0.2, 2],
  ] as const) {
    const [a, b, c, d] = [
      at(x0 + inset, z0 + inset),
      at(x1 - inset, z0 + inset),
      at(x1 - inset, z1 - inset),
      at(x0 + inset, z1 - inset),
    ];
    canvas.lines(
      [
        [a, b],
        [b, c],
        [c, d],
        [d, a],
      ],
      mix(palette.accent, base, 0.25),
      { width, opacity: 0.6 },
    );
  }
}

/** A round rug. */
export function drawRoundRug(
  { canvas, palette }: Stage,
  [x, z]: readonly [number, number],
  radius: number,
): void {
  const base = mix(palette.spark, "#f3eee4", 0.5);
  disc(canvas, [x, 0.006, z], radius + 0.03, "#17110c", { opacity: 0.2, blur: 5 });
  disc(canvas, [x, 0.008, z], radius, base);
  for (const share of [0.92, 0.7, 0.48, 0.26]) {
    disc(
      canvas,
      [x, 0.009, z],
      radius * share,
      share > 0.6 ? darken(base, 0.05) : lighten(base, 0.12),
      { opacity: 0.6 },
    );
  }
}

/** A framed picture of hills and a sun, or of plain forms. */
export function drawArt(
  { canvas, random, palette }: Stage,
  wall: Wall,
  [left, bottom]: readonly [number, number],
  [width, height]: readonly [number, number],
): void {
  const [right, top] = [left + width, bottom + height];
  wall.rect([left - 0.02, bottom - 0.06], [right + 0.06, top], "#000000", {
    opacity: 0.22,
    blur: 5,
  });
  wall.rect([left, bottom], [right, top], wall.color(random() < 0.5 ? "#2e2a26" : palette.wood));
  wall.rect([left + 0.025, bottom + 0.025], [right - 0.025, top - 0.025], wall.color("#faf7f1"));
  const margin = Math.min(width, height) * 0.14;
  const [u, v, w, h] = [left + margin, bottom + margin, width - margin * 2, height - margin * 2];
  const area = (points: readonly (readonly [number, number])[], color: Color) =>
    wall.area(
      points.map(([x, y]) => [u + x * w, v + y * h] as const),
      wall.color(color),
    );
  area(
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    mix(palette.spark, "#ffffff", 0.45),
  );
  const lift = between(random, -0.08, 0.12);
  const sunAt = canvas.project(wall.at(u + w * between(random, 0.3, 0.75), v + h * 0.7));
  const sunRadius = Math.min(w, h) * 0.16 * canvas.scaleAt(wall.at(u + w / 2, v + h / 2));
  canvas.ellipse(
    [sunAt.x, sunAt.y],
    [sunRadius * Math.abs(wall.along[0] || 0.75), sunRadius],
    wall.color(palette.accent),
  );
  area(
    [
      [0, 0],
      [1, 0],
      [1, 0.42 + lift],
      [0.72, 0.6 + lift],
      [0.4, 0.34],
      [0, 0.52],
    ],
    palette.main,
  );
  area(
    [
      [0, 0],
      [1, 0],
      [1, 0.2],
      [0.62, 0.36 + lift],
      [0.25, 0.2],
      [0, 0.3],
    ],
    darken(palette.main, 0.35),
  );
}

/** A house plant in a pot; height in metres. */
export function drawPlant({ canvas, random, palette }: Stage, foot: Point, height: number): void {
  const scale = canvas.scaleAt(foot);
  const pot = height * 0.3;
  const { x, y } = canvas.project(foot);
  canvas.ellipse([x + 8, y], [height * 0.3 * scale, height * 0.07 * scale], "#17110c", {
    opacity: 0.36,
    blur: 7,
  });
  turned(
    canvas,
    foot,
    [
      [height * 0.11, 0],
      [height * 0.15, pot * 0.6],
      [height * 0.16, pot],
    ],
    mix(palette.spark, "#ffffff", 0.35),
  );
  const top = y - pot * scale;
  const blades = [...Array(26).keys()].map(() => {
    const angle = -Math.PI / 2 + (random() - 0.5) * 2.1;
    const reach = height * 0.75 * scale * between(random, 0.55, 1);
    return { angle, reach };
  });
  for (const { angle, reach } of blades.toSorted(
    (a, b) => Math.abs(b.angle + 1.57) - Math.abs(a.angle + 1.57),
  )) {
    const [tipX, tipY] = [
      x + Math.cos(angle) * reach,
      top + Math.sin(angle) * reach + Math.abs(Math.cos(angle)) * reach * 0.25,
    ];
    const [midX, midY] = [x + Math.cos(angle) * reach * 0.42, top + Math.sin(angle) * reach * 0.72];
    const wide = height * 0.055 * scale * between(random, 0.7, 1.2);
    const green = mix("#2c5a3a", "#86b569", random());
    canvas.fill(
      `M${short(x)} ${short(top)}Q${short(midX - wide)} ${short(midY)} ${short(tipX)} ${short(tipY)}Q${short(midX + wide)} ${short(midY)} ${short(x)} ${short(top)}Z`,
      green,
    );
    canvas.stroke(
      `M${short(x)} ${short(top)}Q${short(midX)} ${short(midY)} ${short(tipX)} ${short(tipY)}`,
      darken(green, 0.25),
      { width: 1, opacity: 0.6 },
    );
  }
}

/** A vase with green or flowering twigs. */
export function drawVase(
  { canvas, random, palette, plants }: Stage,
  foot: Point,
  height: number,
  color: Color = "#f4f1ea",
): void {
  const scale = canvas.scaleAt(foot);
  const { x, y } = canvas.project(foot);
  canvas.ellipse([x + 3, y], [height * 0.28 * scale, height * 0.08 * scale], "#17110c", {
    opacity: 0.3,
    blur: 3,
  });
  const neck = y - height * 0.5 * scale;
  for (let twig = 0; twig < 7; twig++) {
    const angle = -Math.PI / 2 + (twig - 3) * 0.2;
    const reach = height * scale * between(random, 0.5, 0.9);
    const [tipX, tipY] = [x + Math.cos(angle) * reach, neck + Math.sin(angle) * reach];
    canvas.stroke(
      `M${short(x)} ${short(neck)}Q${short(x)} ${short((neck + tipY) / 2)} ${short(tipX)} ${short(tipY)}`,
      "#566b45",
      { width: 2.2 },
    );
    const id = plants.far[twig % plants.far.length];
    if (id) canvas.use(id, [tipX, tipY], (height * scale * 0.13) / 100);
    if (twig % 2)
      canvas.ellipse([tipX, tipY], [height * scale * 0.05, height * scale * 0.05], palette.spark);
  }
  turned(
    canvas,
    foot,
    [
      [height * 0.12, 0],
      [height * 0.2, height * 0.16],
      [height * 0.17, height * 0.34],
      [height * 0.07, height * 0.46],
      [height * 0.09, height * 0.52],
    ],
    color,
  );
}

/** A ceiling lamp over a place, with the glow below it. */
export function drawPendant(
  { canvas, palette, height }: Stage,
  at: Point,
  radius: number,
  kind: "dome" | "globe" | "cone",
): void {
  const { x, y } = canvas.project(at);
  const scale = canvas.scaleAt(at);
  const ceiling = canvas.project([at[0], height, at[2]]).y;
  canvas.ellipse(
    [x, y],
    [radius * scale * 3.4, radius * scale * 3.4],
    canvas.glow([
      [0, "#ffe9bd", 0.42],
      [1, "#ffe9bd", 0],
    ]),
  );
  canvas.stroke(`M${short(x)} ${short(ceiling)}V${short(y - radius * scale * 0.6)}`, "#2d2a27", {
    width: 2.6,
  });
  if (kind === "globe") {
    canvas.ellipse(
      [x, y],
      [radius * scale * 0.8, radius * scale * 0.8],
      canvas.glow([
        [0, "#fffdf4"],
        [0.7, "#fff0cd"],
        [1, "#e9d3a2"],
      ]),
    );
    return;
  }
  const shade: readonly (readonly [number, number])[] =
    kind === "dome"
      ? [
          [radius, 0],
          [radius * 0.94, radius * 0.3],
          [radius * 0.7, radius * 0.58],
          [radius * 0.12, radius * 0.74],
        ]
      : [
          [radius, 0],
          [radius * 0.2, radius * 0.85],
          [radius * 0.1, radius * 0.9],
        ];
  turned(canvas, at, shade, palette.metal);
  const flat = Math.abs(canvas.camera.at[1] - at[1]) / canvas.project(at).away;
  canvas.ellipse([x, y], [radius * scale * 0.94, Math.max(2, radius * scale * flat)], "#fff0c4");
}

/** A small lamp with a cloth shade, lit. */
export function drawTableLamp({ canvas, palette }: Stage, foot: Point, height: number): void {
  const { x } = canvas.project(foot);
  const shadeAt: Point = [foot[0], foot[1] + height * 0.58, foot[2]];
  const scale = canvas.scaleAt(foot);
  turned(
    canvas,
    foot,
    [
      [height * 0.16, 0],
      [height * 0.05, height * 0.05],
      [height * 0.1, height * 0.3],
      [height * 0.035, height * 0.58],
    ],
    palette.metal,
  );
  canvas.ellipse(
    [x, canvas.project(shadeAt).y],
    [height * scale * 1.1, height * scale * 1.1],
    canvas.glow([
      [0, "#ffe6b0", 0.6],
      [1, "#ffe6b0", 0],
    ]),
  );
  turned(
    canvas,
    shadeAt,
    [
      [height * 0.28, 0],
      [height * 0.2, height * 0.42],
    ],
    "#fff1d2",
    { gloss: 0.5 },
  );
}

/** Books standing in a row along x. */
export function drawBooks(
  { canvas, random, palette }: Stage,
  [x, y, z]: Point,
  count: number,
): void {
  const tones: readonly Color[] = [
    palette.accent,
    palette.main,
    "#d9cdb8",
    "#3d4a55",
    palette.spark,
    "#a64b3b",
  ];
  let at = x;
  for (let book = 0; book < count; book++) {
    const thick = between(random, 0.03, 0.055);
    box(
      canvas,
      [at, y, z],
      [at + thick, y + between(random, 0.18, 0.26), z + 0.16],
      tones[book % tones.length] ?? "#d9cdb8",
    );
    at += thick + 0.003;
  }
}

/** Which way a seat looks. */
export type Facing = "viewer" | "away" | "left" | "right";

/** A dining chair or stool-height chair. */
export function drawChair(
  stage: Stage,
  [x, z]: readonly [number, number],
  facing: Facing,
  seat: Color,
  frame: Color,
  up = 0.46,
): void {
  const { canvas } = stage;
  const half = 0.22;
  const [x0, x1, z0, z1] = [x - half, x + half, z - half, z + half];
  contactShadow(canvas, [x0, z0], [x1, z1], { strength: 0.26, blur: 6 });
  const back = () => {
    const thin = 0.04;
    const [b0, b1]: [Point, Point] =
      facing === "viewer"
        ? [
            [x0, up + 0.08, z1 - thin],
            [x1, up + 0.42, z1],
          ]
        : facing === "away"
          ? [
              [x0, up + 0.08, z0],
              [x1, up + 0.42, z0 + thin],
            ]
          : facing === "left"
            ? [
                [x1 - thin, up + 0.08, z0],
                [x1, up + 0.42, z1],
              ]
            : [
                [x0, up + 0.08, z0],
                [x0 + thin, up + 0.42, z1],
              ];
    const posts: readonly (readonly [number, number])[] =
      facing === "viewer"
        ? [
            [x0, z1 - thin],
            [x1 - thin, z1 - thin],
          ]
        : facing === "away"
          ? [
              [x0, z0],
              [x1 - thin, z0],
            ]
          : facing === "left"
            ? [
                [x1 - thin, z1 - thin],
                [x1 - thin, z0],
              ]
            : [
                [x0, z1 - thin],
                [x0, z0],
              ];
    for (const [px, pz] of posts)
      box(canvas, [px, up, pz], [px + thin, up + 0.4, pz + thin], frame);
    box(canvas, [b0[0], b0[1] + 0.1, b0[2]], b1, seat, { round: 5 });
  };
  const isBackFar =
    facing === "viewer" ||
    (facing === "left" ? canvas.camera.at[0] < x : facing === "right" && canvas.camera.at[0] > x);
  drawLegs(stage, [x0, z0], [x1, z1], up - 0.04, frame, 0.035);
  if (isBackFar) back();
  box(canvas, [x0, up - 0.05, z0], [x1, up, z1], seat, { round: 5 });
  if (!isBackFar) back();
}
