import type { Point } from "../drawing/clip.ts";
import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { facing, level, strip } from "../drawing/faces.ts";
import { between } from "../drawing/random.ts";
import { box } from "../drawing/solid.ts";
import { BIRCH, GUM, ROUND } from "../nature/trees.ts";
import type { Building } from "../scene.ts";
import { coverFlat } from "./flat-roofs.ts";
import { drawLamp, drawWindow, type WindowStyle } from "./openings.ts";
import { raise } from "./parts.ts";
import type { Plan } from "./plan.ts";
import type { Block } from "./roofs.ts";
import { plantBed, plantTree, type Site } from "./site.ts";

const FAR = 90;

const URBAN: ReadonlySet<Building> = new Set(["apartment_block", "shop", "office"]);

/** A street lamp; shines at dusk. */
function streetLamp(site: Site, x: number, z: number): void {
  const { canvas, air } = site;
  box(canvas, [x - 0.06, 0, z - 0.06], [x + 0.06, 5.2, z + 0.06], "#3d444a");
  box(canvas, [x - 0.06, 5.1, z - 0.5], [x + 0.1, 5.22, z + 0.06], "#3d444a");
  if (air.lamps > 0.5) drawLamp(site, [x, 5.05, z - 0.4], 2.4);
}

/** A plain neighbouring building. */
function drawNeighbour(site: Site, block: Block, tone: number): void {
  const { air, scene, canvas } = site;
  const walls: readonly Color[] =
    scene.style === "nordic"
      ? ["#cdb9a0", "#b98a6a", "#c9cdc8"]
      : ["#d8cfc0", "#b58468", "#cfd3d0"];
  const color = mix(walls[tone % walls.length] ?? "#cfc8bd", air.haze, 0.22);
  const { front, side, width, depth } = raise(site, block, { color, cladding: "render" });
  const look: WindowStyle = { frame: lighten(color, 0.5), casing: 0.05, curtains: false };
  for (let up = 1; up < block.height - 2; up += 3) {
    for (let along = 1.1; along < width - 1.6; along += 2.9) {
      drawWindow(site, front, { along, up, width: 1.4, height: 1.6 }, look);
    }
    for (let along = 1.4; along < depth - 1.6; along += 3.2) {
      drawWindow(site, side, { along, up, width: 1.3, height: 1.5 }, look);
    }
  }
  coverFlat(
    site,
    block,
    { color, texture: "seams", trim: lighten(color, 0.25), overhang: 0.1 },
    0.4,
  );
  canvas.polygon(facing(block.x0, block.x1, 0, 1.2, block.z0), "#12201a", { opacity: 0.12 });
}

/** Pavement, kerb and road along the front, trees in the pavement, a strip of green at the walls. */
export function drawStreet(site: Site, plan: Plan): void {
  const { canvas, random, scene, snowy } = site;
  const { width, depth, porch, door } = plan;
  const paved = snowy ? "#d6dfe8" : "#c6c1b7";
  const asphalt = snowy ? "#aeb9c4" : "#6f7478";
  const near = -porch - 4.2;
  const habit =
    scene.style === "nordic" ? (random() < 0.5 ? BIRCH : ROUND) : random() < 0.5 ? GUM : ROUND;
  for (const x of [-9, -4, width + 4.5, width + 10]) {
    plantTree(
      site,
      [x + between(random, -1, 1), 0, depth + between(random, 0, 8)],
      between(random, 8, 12),
      habit,
      site.others,
    );
  }
  canvas.polygon(
    level(-FAR, FAR, 0, near, -porch - 0.3),
    canvas.gradient([
      [0, lighten(paved, 0.06)],
      [1, darken(paved, 0.06)],
    ]),
  );
  const joints: (readonly [Point, Point])[] = [];
  for (let x = -40; x < width + 40; x += 1.2)
    joints.push([
      [x, 0.002, near],
      [x, 0.002, -porch - 0.3],
    ]);
  for (const z of [near + 1.2, near + 2.4])
    joints.push([
      [-FAR, 0.002, z],
      [FAR, 0.002, z],
    ]);
  canvas.lines(joints, darken(paved, 0.4), { width: 1, opacity: 0.3 });
  if (door !== undefined) canvas.polygon(level(door - 1.6, door + 1.6, 0.004, near, 0), paved);
  canvas.polygon(
    level(-FAR, FAR, -0.12, near - 30, near),
    canvas.gradient([
      [0, asphalt],
      [1, darken(asphalt, 0.16)],
    ]),
  );
  canvas.polygon(strip(-FAR, FAR, [-0.12, near], [0, near]), darken(paved, 0.28));
  canvas.polygon(level(-FAR, FAR, 0.003, near, near + 0.25), lighten(paved, 0.12));
  if (!snowy) {
    for (let x = -40; x < width + 40; x += 5)
      canvas.polygon(level(x, x + 2.4, -0.118, near - 3.4, near - 3.26), "#e9e6dc", {
        opacity: 0.8,
      });
  }
  if (URBAN.has(scene.building)) {
    const tall = Math.max(6.4, plan.height * 0.72);
    const [left, right] = [width * 0.62, width * 0.7];
    drawNeighbour(
      site,
      { x0: width + 5, x1: width + 5 + right, z0: 1.5, z1: 12, height: tall },
      scene.seed,
    );
    drawNeighbour(
      site,
      { x0: -7 - left, x1: -7, z0: 5, z1: 16, height: tall * 0.86 },
      scene.seed + 1,
    );
    plantTree(site, [-4.2, 0, 4], between(random, 6, 8), habit);
    plantTree(site, [width + 2.6, 0, 3], between(random, 6, 8), habit);
  }
  plan.draw(site);
  const gap = plan.gaps ?? (door === undefined ? [] : [door]);
  const ends = [0.2, ...gap.flatMap((at) => [at - 1.3, at + 1.3]), width - 0.2];
  for (let index = 0; index + 1 < ends.length; index += 2) {
    const [from, to] = [ends[index] ?? 0, ends[index + 1] ?? width];
    if (to - from > 1.5 && scene.building !== "shop")
      plantBed(site, [from, 0, -0.7], [to, 0, -0.7], 0.5);
  }
  plantBed(site, [-0.8, 0, depth], [-0.8, 0, 0.8], 0.5);
  streetLamp(site, -3.4, near + 0.7);
  streetLamp(site, width + 2.5, near + 0.7);
  for (const x of [-6.5, width + 6])
    plantTree(site, [x, 0, near + 1.6], between(random, 5.5, 7), habit);
}

/** A concrete apron before a hall, with marked bays. */
export function drawYard(site: Site, plan: Plan): void {
  const { canvas, random, snowy } = site;
  const { width, depth } = plan;
  const concrete = snowy ? "#d3dde6" : "#b9b8b2";
  for (const x of [-8, width + 4, width + 9])
    plantTree(
      site,
      [x, 0, depth + between(random, 1, 6)],
      between(random, 7, 10),
      ROUND,
      site.others,
    );
  canvas.polygon(
    level(-16, width + 12, 0, -40, -0.2),
    canvas.gradient([
      [0, lighten(concrete, 0.06)],
      [1, darken(concrete, 0.14)],
    ]),
  );
  const joints: (readonly [Point, Point])[] = [];
  for (let x = -16; x < width + 12; x += 5)
    joints.push([
      [x, 0.002, -40],
      [x, 0.002, -0.2],
    ]);
  for (let z = -5; z > -30; z -= 5)
    joints.push([
      [-16, 0.002, z],
      [width + 12, 0.002, z],
    ]);
  canvas.lines(joints, darken(concrete, 0.35), { width: 1.2, opacity: 0.35 });
  for (const x of [9.2, 13.8, 15, 19.6, 20.8, 25.4])
    canvas.polygon(level(x - 0.06, x + 0.06, 0.004, -7, -1), "#f4f2ea", { opacity: 0.8 });
  plan.draw(site);
  plantBed(site, [-0.8, 0, depth], [-0.8, 0, 1], 0.6, { flowers: false });
  plantBed(site, [-14, 0, -3], [-5, 0, -4], 0.7, { flowers: false });
}

/** Open land: tall grass, scattered bushes and trees at a distance. */
export function drawMeadow(site: Site, plan: Plan): void {
  const { random, scene } = site;
  const { width, depth } = plan;
  const habit = scene.style === "nordic" ? BIRCH : GUM;
  for (const x of [-14, -7, width * 0.55, width + 7, width + 13]) {
    plantTree(
      site,
      [x + between(random, -2, 2), 0, depth + between(random, 5, 14)],
      between(random, 8, 12),
      habit,
      site.others,
    );
  }
  plan.draw(site);
  for (let index = 0; index < 7; index++) {
    const x = index % 2 ? between(random, width + 3, width + 9) : between(random, -10, -3);
    plantBed(site, [x, 0, between(random, -6, 6)], [x + 1.2, 0, between(random, -6, 6)], 0.5);
  }
}
