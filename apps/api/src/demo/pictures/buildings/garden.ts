import type { Point } from "../drawing/clip.ts";
import { between } from "../drawing/random.ts";
import { drawPath } from "../nature/ground.ts";
import { BIRCH, GUM, ROUND } from "../nature/trees.ts";
import type { Plan, View } from "./plan.ts";
import { drawMeadow, drawStreet, drawYard } from "./street.ts";
import { plantBed, plantSpruce, plantTree, type Site } from "./site.ts";

const PAVING = "#c4beb2";

/** A lawn with a path, a driveway, beds along the walls and trees at the sides and behind. */
function drawGarden(site: Site, plan: Plan): void {
  const { random, scene, snowy } = site;
  const { width, depth, porch, door, drive } = plan;
  const nordic = scene.style === "nordic";
  const habit = nordic ? (random() < 0.5 ? BIRCH : ROUND) : GUM;
  const paving = snowy ? "#d5dee7" : PAVING;
  for (const x of [-4.5, width * 0.35, width * 0.8, width + 4]) {
    const foot: Point = [x + between(random, -1.5, 1.5), 0, depth + between(random, 4, 9)];
    if (nordic && random() < 0.55) plantSpruce(site, foot, between(random, 8, 13));
    else
      plantTree(
        site,
        foot,
        between(random, 7.5, 10.5),
        habit,
        random() < 0.5 ? site.leaves : site.others,
      );
  }
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
}

/** Lays out what lies around a building, and draws it at its place in depth. */
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
