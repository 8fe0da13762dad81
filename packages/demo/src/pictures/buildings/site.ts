import type { Canvas } from "../drawing/canvas.ts";
import type { Point } from "../drawing/clip.ts";
import { between, type Random } from "../drawing/random.ts";
import { atmosphereOf, greeneryOf, type Atmosphere, type Greenery } from "../nature/atmosphere.ts";
import { defineFoliage, type Foliage } from "../nature/leaves.ts";
import { defineSpruces, drawShrub, drawSpruce, drawTree, type TreeHabit } from "../nature/trees.ts";
import type { ExteriorScene } from "../scene.ts";

/** The site of a building: canvas, light and plants. */
export interface Site {
  canvas: Canvas;
  random: Random;
  scene: ExteriorScene;
  air: Atmosphere;
  greenery: Greenery;
  leaves: Foliage;
  others: Foliage;
  /** Bushes stay green under autumn trees. */
  bushes: Foliage;
  spruces: readonly string[];
  snowy: boolean;
}

/** Prepares a site under the scene's light. */
export function openSite(canvas: Canvas, random: Random, scene: ExteriorScene): Site {
  const air = atmosphereOf(scene);
  const greenery = greeneryOf(scene.style, scene.season);
  canvas.tint = air.tint;
  const bushTones =
    scene.season === "autumn" ? greeneryOf(scene.style, "dry").leaves : greenery.leaves;
  return {
    canvas,
    random,
    scene,
    air,
    greenery,
    leaves: defineFoliage(canvas, random, greenery.leaves),
    others: defineFoliage(canvas, random, greenery.others),
    bushes: defineFoliage(canvas, random, bushTones),
    spruces: defineSpruces(canvas, random, greenery.conifer),
    snowy: scene.season === "snow",
  };
}

/** A tree standing in space; height in metres. */
export function plantTree(
  site: Site,
  foot: Point,
  height: number,
  habit: TreeHabit,
  foliage: Foliage = site.leaves,
): void {
  const { canvas, random, air } = site;
  const { x, y } = canvas.project(foot);
  const pixels = height * canvas.scaleAt(foot);
  canvas.ellipse([x - pixels * 0.14, y], [pixels * 0.34, pixels * 0.035], "#12201a", {
    opacity: air.shadow,
    blur: 6,
  });
  drawTree(canvas, random, [x, y], pixels, foliage, habit);
}

/** A spruce standing in space; height in metres. */
export function plantSpruce(site: Site, foot: Point, height: number): void {
  const { canvas, random, air } = site;
  const { x, y } = canvas.project(foot);
  const pixels = height * canvas.scaleAt(foot);
  canvas.ellipse([x - pixels * 0.1, y], [pixels * 0.24, pixels * 0.025], "#12201a", {
    opacity: air.shadow,
    blur: 5,
  });
  drawSpruce(canvas, random, [x, y], pixels, site.spruces);
}

/** A bed of shrubs from one point to another; radius in metres. */
export function plantBed(
  site: Site,
  from: Point,
  to: Point,
  radius: number,
  { flowers = true }: { flowers?: boolean } = {},
): void {
  const { canvas, random, greenery } = site;
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(1, Math.round(length / (radius * 1.35)));
  const feet = Array.from({ length: count }, (_, index): Point => {
    const t = (index + between(random, 0.3, 0.7)) / count;
    return [from[0] + (to[0] - from[0]) * t, 0, from[2] + (to[2] - from[2]) * t];
  }).toSorted((a, b) => b[2] - a[2]);
  for (const foot of feet) {
    const { x, y } = canvas.project(foot);
    const pixels = radius * between(random, 0.75, 1.2) * canvas.scaleAt(foot);
    canvas.ellipse([x - pixels * 0.3, y], [pixels * 1.15, pixels * 0.2], "#12201a", {
      opacity: 0.3,
      blur: 4,
    });
    const blooms = flowers && random() < 0.6 ? greenery.flowers : [];
    drawShrub(canvas, random, [x, y], pixels, site.bushes, blooms);
  }
}
