import { HEIGHT, WIDTH } from "../drawing/camera.ts";
import type { Point } from "../drawing/clip.ts";
import { between } from "../drawing/random.ts";
import { drawPath } from "../nature/ground.ts";
import { BIRCH, drawShrub, GUM, ROUND } from "../nature/trees.ts";
import type { Plan, View } from "./plan.ts";
import { plantBed, plantSpruce, plantTree, type Site } from "./site.ts";
import { drawMeadow, drawStreet, drawYard } from "./street.ts";

const PAVING = "#c4beb2";

/** Trees behind the roof and one at each side, so that a house stands among them. */
function drawGrove(site: Site, { width, depth, height }: Plan): void {
  const { random, scene } = site;
  const nordic = scene.style === "nordic";
  const places = [-5.5, -1, width * 0.32, width * 0.7, width + 1, width + 6];
  for (const place of places) {
    const foot: Point = [place + between(random, -1.5, 1.5), 0, depth + between(random, 3, 10)];
    const tall = Math.max(7, height * between(random, 1.25, 1.8));
    if (nordic && random() < 0.45) plantSpruce(site, foot, tall * 1.1);
    else {
      const habit = nordic ? (random() < 0.5 ? BIRCH : ROUND) : random() < 0.65 ? GUM : ROUND;
      plantTree(site, foot, tall, habit, random() < 0.6 ? site.leaves : site.others);
    }
  }
}

/** A lawn with a path, a driveway, beds along the walls and trees at the sides and behind. */
function drawGarden(site: Site, plan: Plan): void {
  const { random, scene, snowy } = site;
  const { width, depth, porch, door, drive } = plan;
  const nordic = scene.style === "nordic";
  const paving = snowy ? "#d5dee7" : PAVING;
  drawGrove(site, plan);
  plantBed(site, [-9, 0, depth + 3], [width + 9, 0, depth + 3], 0.95, { flowers: false });
  if (drive) {
    drawPath(
      site.canvas,
      [
        [
          [drive[0], 0, 0],
          [drive[1], 0, 0],
        ],
        [
          [drive[0] - 0.6, 0, -22],
          [drive[1] + 0.6, 0, -22],
        ],
      ],
      paving,
      9,
    );
  }
  if (door !== undefined) {
    drawPath(
      site.canvas,
      [
        [
          [door - 0.75, 0, -porch + 0.6],
          [door + 0.75, 0, -porch + 0.6],
        ],
        [
          [door - 1.1, 0, -16],
          [door + 1.1, 0, -16],
        ],
      ],
      paving,
      14,
    );
  }
  plan.draw(site);
  const clear = door === undefined ? [] : [[door - 1.5, door + 1.5] as const];
  if (drive) clear.push([drive[0] - 0.5, drive[1] + 0.5]);
  const bed = -Math.max(0.7, porch > 2.1 ? porch + 0.2 : 0.7);
  const stops = clear.toSorted((a, b) => a[0] - b[0]);
  let from = 0.2;
  for (const [start, end] of [...stops, [width, width] as const]) {
    if (start - from > 1.2) plantBed(site, [from, 0, bed], [start - 0.4, 0, bed], 0.46);
    from = Math.max(from, end + 0.2);
  }
  plantBed(site, [-0.7, 0, depth - 0.6], [-0.7, 0, 0.6], 0.42);
  const habit = nordic ? (random() < 0.5 ? BIRCH : ROUND) : random() < 0.5 ? GUM : ROUND;
  plantTree(site, [-5.2 + between(random, -0.8, 0.4), 0, 2.5], between(random, 5.5, 7.5), habit);
  if (random() < 0.6) plantBed(site, [width + 2.6, 0, 0.5], [width + 5.5, 0, 3], 0.8);
  drawForeground(site);
}

/** Low plants in the nearest corners, blurred because they are out of focus. */
function drawForeground({ canvas, random, bushes, greenery, air, snowy }: Site): void {
  canvas.ellipse([WIDTH * 0.86, HEIGHT * 0.97], [620, 70], "#12201a", {
    opacity: air.shadow * 0.5,
    blur: 22,
  });
  if (snowy) return;
  for (const [from, to] of [
    [-60, between(random, 150, 300)],
    [WIDTH - between(random, 130, 260), WIDTH + 60],
  ] as const) {
    for (let x = from; x < to; x += 62) {
      const share = from < 0 ? 1 - (x - from) / (to - from) : (x - from) / (to - from);
      const radius = 40 + 62 * share;
      const blooms = random() < 0.5 ? greenery.flowers : [];
      drawShrub(canvas, random, [x, HEIGHT + 34], radius, bushes, blooms);
    }
  }
}

/** Adds a building's surroundings, drawn in order of depth. */
export function drawSurroundings(site: Site, plan: Plan, view: View): void {
  switch (view.ground) {
    case "garden":
      return drawGarden(site, plan);
    case "street":
      return drawStreet(site, plan);
    case "yard":
      return drawYard(site, plan);
    case "meadow":
      return drawMeadow(site, plan);
  }
}
