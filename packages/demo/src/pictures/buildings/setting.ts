import { HEIGHT, WIDTH } from "../drawing/camera.ts";
import { short } from "../drawing/canvas.ts";
import { darken, lighten, mix, tinted, type Color } from "../drawing/color.ts";
import { between } from "../drawing/random.ts";
import { underTint } from "../nature/atmosphere.ts";
import { drawGround } from "../nature/ground.ts";
import { drawRidge, drawWater } from "../nature/ridges.ts";
import { drawSky } from "../nature/sky.ts";
import { drawSpruce, drawThicket, drawTree, BIRCH, GUM, ROUND } from "../nature/trees.ts";
import type { Site } from "./site.ts";

/** What lies behind a building. */
export type Setting = "fjord" | "valley" | "forest" | "town" | "bush" | "coast" | "suburb" | "city";

const skyAtHorizon = ({ air }: Site): Color => air.sky.at(-1)?.[1] ?? "#ffffff";

/** Distant roofs and blocks of a town, paler with distance. */
function drawTown(site: Site, horizon: number, height: number): void {
  const { canvas, random, air } = site;
  const tones: readonly Color[] =
    site.scene.style === "nordic"
      ? ["#b9a598", "#a98f7e", "#c9c2b6", "#9aa5ab", "#b7a08a"]
      : ["#c4bdb1", "#b3bcc2", "#cdb9a2", "#a8b2b8", "#d2cbc0"];
  for (const layer of [0, 1]) {
    for (let x = -60; x < WIDTH + 60;) {
      const width = between(random, 70, 190);
      const tall = height * between(random, 0.45, 1) * (layer ? 0.62 : 1);
      const tone = tones[Math.floor(random() * tones.length)] ?? "#b9b2a8";
      const color = mix(tone, air.haze, layer ? 0.35 : 0.62);
      const top = horizon - tall;
      canvas.fill(
        `M${short(x)} ${short(horizon + 8)}V${short(top)}h${short(width)}V${short(horizon + 8)}Z`,
        color,
      );
      if (layer && random() < 0.5) {
        canvas.fill(
          `M${short(x - 5)} ${short(top)}l${short(width / 2 + 5)} ${short(-width * 0.22)}l${short(width / 2 + 5)} ${short(width * 0.22)}Z`,
          darken(color, 0.18),
        );
      }
      let panes = "";
      for (let up = top + 16; up < horizon - 18; up += 24) {
        for (let along = x + 12; along < x + width - 16; along += 24) {
          if (random() < 0.8) panes += `M${short(along)} ${short(up)}h10v13h-10Z`;
        }
      }
      if (air.lamps > 0.5) canvas.unlit(() => canvas.fill(panes, "#ffd891", layer ? 0.6 : 0.35));
      else canvas.fill(panes, darken(color, 0.35), 0.4);
      x += width + between(random, -4, 26);
    }
  }
}

function drawFar(site: Site, setting: Setting, horizon: number, shore: number): void {
  const { canvas, random, air, snowy } = site;
  const { haze } = air;
  const water = tinted(skyAtHorizon(site), [0.86, 0.94, 1]);
  const ridge = (lift: number, height: number, roughness: number, color: Color, snow = 0) =>
    drawRidge(canvas, random, { base: horizon + lift, height, roughness, color, haze, snow });
  switch (setting) {
    case "fjord":
      ridge(2, 400, 0.52, "#7f9dbb", 0.5);
      ridge(2, 220, 0.5, "#5f839c", snowy ? 0.9 : 0);
      ridge(3, 40, 0.5, snowy ? "#b7c8d4" : "#6f8f78");
      return drawWater(canvas, random, horizon, shore + 12, water);
    case "valley":
      ridge(0, 320, 0.48, "#86a1ba", snowy ? 0.9 : 0.34);
      ridge(0, 190, 0.45, "#6a8d98", snowy ? 0.9 : 0);
      return ridge(6, 96, 0.4, snowy ? "#c5d3dd" : "#7fa07c");
    case "forest":
      ridge(0, 230, 0.44, "#8aa6b8", snowy ? 0.9 : 0);
      return ridge(4, 140, 0.4, snowy ? "#a9bccb" : "#7d9c8e");
    case "bush":
      ridge(0, 170, 0.43, "#93aec4");
      return ridge(4, 92, 0.4, "#86a28c");
    case "coast":
      ridge(2, 78, 0.42, "#a3bcca");
      return drawWater(canvas, random, horizon, shore + 12, "#86bdd2");
    case "suburb":
      ridge(0, 120, 0.38, "#a0b7c6");
      return drawTown(site, horizon, 70);
    case "town":
      ridge(0, 250, 0.46, "#8fa8bc", snowy ? 0.8 : 0.16);
      return drawTown(site, horizon, 170);
    case "city":
      return drawTown(site, horizon, 250);
  }
}

const isCoastal = (setting: Setting): boolean => setting === "fjord" || setting === "coast";

/**
 * Pixels from the top to where land begins: at the horizon, or below it if there is water between. The
 * shore is farther than all plants, at every distance of the viewer.
 */
function shoreOf({ canvas }: Site, setting: Setting): number {
  const { horizon, focal, at } = canvas.camera;
  const metres = 45 + Math.hypot(at[0], at[2]) * 1.3;
  return isCoastal(setting) ? horizon + Math.max(30, (focal * at[1]) / metres) : horizon;
}

const OPENNESS: Record<Setting, number> = {
  fjord: 0.46,
  coast: 0.5,
  valley: 0.25,
  forest: 0,
  bush: 0.15,
  suburb: 0.05,
  town: 0.15,
  city: 0.2,
};

/** Woods and garden trees at the middle distance, tinted by the haze. */
function drawWoods(site: Site, setting: Setting, shore: number): void {
  const { canvas, random, scene, air } = site;
  const nordic = scene.style === "nordic";
  const isOpen = isCoastal(setting);
  const isUrban = setting === "town" || setting === "city";
  const [from, to, gaps] = [-40, WIDTH + 40, OPENNESS[setting]];
  drawThicket(
    canvas,
    random,
    { from, to, base: shore + 6, height: isOpen ? 36 : isUrban ? 60 : 84, gaps },
    site.others,
  );
  const veil = canvas.gradientBetween(shore - 90, shore + 20, [
    [0, air.haze, 0],
    [1, air.haze, 0.32],
  ]);
  if (!isOpen) {
    canvas.unlit(() => canvas.fill(`M0 ${short(shore - 90)}H${WIDTH}v110H0Z`, veil));
  }
  if (isUrban) return;
  const spruceShare = nordic ? (setting === "forest" ? 0.8 : 0.5) : 0;
  const count = setting === "forest" ? 34 : isOpen ? 9 : 16;
  for (let index = 0; index < count; index++) {
    const x = -30 + ((WIDTH + 60) * (index + random())) / count;
    const foot = shore + between(random, 8, 20);
    const tall = between(random, 80, setting === "forest" ? 270 : 200);
    if (random() < spruceShare) {
      drawSpruce(canvas, random, [x, foot], tall, site.spruces);
      if (random() < 0.6)
        drawSpruce(canvas, random, [x + tall * 0.2, foot + 4], tall * 0.7, site.spruces);
    } else if (random() < 0.75) {
      const habit = nordic ? (random() < 0.5 ? BIRCH : ROUND) : random() < 0.6 ? GUM : ROUND;
      drawTree(
        canvas,
        random,
        [x, foot],
        tall * 0.85,
        random() < 0.5 ? site.leaves : site.others,
        habit,
      );
    }
  }
  drawThicket(
    canvas,
    random,
    { from, to, base: shore + 20, height: isOpen ? 26 : 46, gaps: Math.max(0.3, gaps) },
    site.leaves,
  );
}

/** Sky, landscape, woods and ground, back to front. */
export function drawSetting(site: Site, setting: Setting): void {
  const { canvas, random, air, scene } = site;
  const { horizon } = canvas.camera;
  const shore = shoreOf(site, setting);
  drawSky(canvas, random, air, horizon, scene.light === "overcast" || scene.light === "dusk");
  underTint(canvas, air.farTint, () => drawFar(site, setting, horizon, shore));
  drawGround(canvas, random, site.greenery, shore, site.snowy);
  underTint(canvas, mixTint(air.tint, air.farTint), () => drawWoods(site, setting, shore));
  canvas.unlit(() => {
    const [top, bottom] = [horizon - 40, horizon + 70];
    canvas.fill(
      `M0 ${short(top)}H${WIDTH}V${short(bottom)}H0Z`,
      canvas.gradientBetween(top, bottom, [
        [0, air.haze, 0],
        [0.6, air.haze, 0.22],
        [1, air.haze, 0],
      ]),
    );
  });
}

const mixTint = (a: Site["air"]["tint"], b: Site["air"]["tint"]) =>
  [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2] as const;

/** Overlay on the whole picture: warm light from the right, darker lower edge and corners. */
export function finishExterior({ canvas, air, scene }: Site): void {
  canvas.unlit(() => {
    canvas.fill(
      `M0 0H${WIDTH}V${HEIGHT}H0Z`,
      canvas.gradientBetween(HEIGHT * 0.72, HEIGHT, [
        [0, "#0d1a16", 0],
        [1, "#0d1a16", 0.26],
      ]),
    );
    if (scene.light === "golden") {
      canvas.ellipse(
        [WIDTH * 0.95, HEIGHT * 0.5],
        [1300, 900],
        canvas.glow([
          [0, "#ffd98c", 0.16],
          [1, "#ffd98c", 0],
        ]),
      );
    }
    if (scene.light === "dusk") {
      canvas.fill(`M0 0H${WIDTH}V${HEIGHT}H0Z`, lighten(air.haze, 0.1), 0.05);
    }
  });
}
