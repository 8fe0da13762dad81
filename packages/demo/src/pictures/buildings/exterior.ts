import { frameCamera, HEIGHT, WIDTH } from "../drawing/camera.ts";
import { Canvas } from "../drawing/canvas.ts";
import { randomFrom } from "../drawing/random.ts";
import { sceneSeed, type ExteriorScene } from "../scene.ts";
import { drawSurroundings } from "./garden.ts";
import { paletteOf } from "./palettes.ts";
import { cornersOf } from "./plan.ts";
import { planOf } from "./plans.ts";
import { drawSetting, finishExterior } from "./setting.ts";
import { openSite } from "./site.ts";

/** Draws a building in its garden or street. */
export function drawExterior(scene: ExteriorScene): string {
  const random = randomFrom(sceneSeed(scene));
  const { plan, view } = planOf({ scene, palette: paletteOf(scene), random });
  const isMirrored = random() < 0.5;
  const canvas = new Canvas(
    frameCamera({
      corners: cornersOf(plan),
      centre: [plan.width / 2, 0, plan.depth * 0.2],
      angle: view.angle,
      distance: view.distance,
      eye: view.eye,
      width: WIDTH * view.fill,
      height: HEIGHT * view.tall,
      middle: WIDTH * 0.5,
      base: HEIGHT * view.base,
    }),
  );
  const site = openSite(canvas, random, scene);
  drawSetting(site, view.setting);
  drawSurroundings(site, plan, view);
  finishExterior(site);
  return canvas.toSvg({ mirrored: isMirrored });
}
