import { paletteOf } from "./buildings/palettes.ts";
import { mix, tinted, type Color } from "./drawing/color.ts";
import { atmosphereOf, greeneryOf } from "./nature/atmosphere.ts";
import { roomPaletteOf } from "./rooms/palettes.ts";
import type { Scene } from "./scene.ts";

/** The paper of plans. */
const PAPER: Color = "#fbfaf7";

/**
 * Placeholder colour of a picture while it loads: the mean of sky, ground and walls, computed from
 * the palettes without rendering.
 */
export function sceneColor(scene: Scene): Color {
  if (scene.kind === "floorplan") return PAPER;
  if (scene.kind !== "exterior") {
    const { wall, floor, main } = roomPaletteOf(scene);
    return mix(mix(wall, floor, 0.36), main, 0.08);
  }
  const air = atmosphereOf(scene);
  const sky = air.sky[Math.floor(air.sky.length / 2)]?.[1] ?? air.haze;
  const { ground } = greeneryOf(scene.style, scene.season);
  const land = mix(tinted(ground[1], air.tint), tinted(paletteOf(scene).wall, air.tint), 0.4);
  return mix(sky, land, 0.55);
}
