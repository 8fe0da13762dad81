import { short } from "../drawing/canvas.ts";
import { HEIGHT, WIDTH } from "../drawing/camera.ts";
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

/** Far roofs and blocks of a town, paler with distance. */
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

function drawFar(site: Site, setting: Setting, horizon: number): void {
  const { canvas, random, air, snowy } = site;
  const { haze } = air;
  const sky = skyAtHorizon(site);
  switch (setting) {
    case "fjord":
      drawRidge(canvas, random, {
        base: horizon - 18,
        height: 400,
        roughness: 0.52,
        color: "#8aa5bd",
        haze,
        snow: 0.62,
      });
      drawRidge(canvas, random, {
        base: horizon - 16,
        height: 230,
        roughness: 0.5,
        color: "#6c8ea3",
        haze,
        snow: snowy ? 0.8 : 0,
      });
      drawWater(canvas, random, horizon - 22, horizon + 14, tinted(sky, [0.92, 0.97, 1]));
      return drawRidge(canvas, random, {
        base: horizon + 14,
        height: 46,
        roughness: 0.5,
        color: snowy ? "#b7c8d4" : "#6f8f78",
        haze,
      });
    case "valley":
      drawRidge(canvas, random, {
        base: horizon,
        height: 300,
        roughness: 0.46,
        color: "#93abc0",
        haze,
        snow: snowy ? 0.9 : 0.3,
      });
      drawRidge(canvas, random, {
        base: horizon,
        height: 190,
        roughness: 0.44,
        color: "#7797a0",
        haze,
        snow: snowy ? 0.9 : 0,
      });
      return drawRidge(canvas, random, {
        base: horizon + 6,
        height: 100,
        roughness: 0.4,
        color: snowy ? "#c5d3dd" : "#7fa07c",
        haze,
      });
    case "forest":
      return drawRidge(canvas, random, {
        base: horizon + 4,
        height: 170,
        roughness: 0.4,
        color: snowy ? "#a9bccb" : "#86a396",
        haze,
      });
    case "bush":
      drawRidge(canvas, random, {
        base: horizon,
        height: 150,
        roughness: 0.38,
        color: "#9fb7c8",
        haze,
      });
      return drawRidge(canvas, random, {
        base: horizon + 4,
        height: 84,
        roughness: 0.4,
        color: "#8ba591",
        haze,
      });
    case "coast":
      drawRidge(canvas, random, {
        base: horizon - 16,
        height: 74,
        roughness: 0.4,
        color: "#a8bfca",
        haze,
      });
      return drawWater(canvas, random, horizon - 18, horizon + 16, "#8fc3d6");
    case "suburb":
      return drawRidge(canvas, random, {
        base: horizon,
        height: 90,
        roughness: 0.38,
        color: "#a5bac5",
        haze,
      });
    case "town":
      drawRidge(canvas, random, {
        base: horizon,
        height: 230,
        roughness: 0.44,
        color: "#9db2c1",
        haze,
        snow: snowy ? 0.8 : 0.1,
      });
      return drawTown(site, horizon, 170);
    case "city":
      return drawTown(site, horizon, 250);
  }
}

/** Woods and garden trees at the middle distance, in the colour of the air. */
function drawWoods(site: Site, setting: Setting, horizon: number): void {
  const { canvas, random, scene } = site;
  const nordic = scene.style === "nordic";
  const urban = setting === "town" || setting === "city";
  drawThicket(canvas, random, -40, WIDTH + 40, horizon + 8, urban ? 34 : 52, site.others);
  if (urban) return;
  const spruceShare = nordic ? (setting === "forest" ? 0.85 : 0.5) : 0;
  const count = setting === "forest" ? 30 : 13;
  for (let index = 0; index < count; index++) {
    const x = -30 + ((WIDTH + 60) * (index + random())) / count;
    const tall = between(random, 90, setting === "forest" ? 260 : 190);
    if (random() < spruceShare) drawSpruce(canvas, random, [x, horizon + 12], tall, site.spruces);
    else if (random() < 0.7) {
      const [habit, foliage] = nordic
        ? ([random() < 0.5 ? BIRCH : ROUND, site.leaves] as const)
        : ([GUM, site.leaves] as const);
      drawTree(canvas, random, [x, horizon + 12], tall * 0.8, foliage, habit);
    }
  }
  drawThicket(canvas, random, -40, WIDTH + 40, horizon + 16, 34, site.leaves);
}

/** Sky, landscape, woods and ground, back to front. */
export function drawSetting(site: Site, setting: Setting): void {
  const { canvas, random, air, scene } = site;
  const { horizon } = canvas.camera;
  drawSky(canvas, random, air, horizon, scene.light === "overcast" || scene.light === "dusk");
  underTint(canvas, air.farTint, () => drawFar(site, setting, horizon));
  drawGround(canvas, random, site.greenery, horizon, site.snowy);
  underTint(canvas, mixTint(air.tint, air.farTint), () => drawWoods(site, setting, horizon));
  canvas.unlit(() => {
    const [top, bottom] = [horizon - 90, horizon + 60];
    canvas.fill(
      `M0 ${short(top)}H${WIDTH}V${short(bottom)}H0Z`,
      canvas.gradientBetween(top, bottom, [
        [0, air.haze, 0],
        [0.62, air.haze, 0.42],
        [1, air.haze, 0],
      ]),
    );
  });
}

const mixTint = (a: Site["air"]["tint"], b: Site["air"]["tint"]) =>
  [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2] as const;

/** The last touch over everything: warm light from the right, a darker foot and corners. */
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
          [0, "#ffd98c", 0.32],
          [1, "#ffd98c", 0],
        ]),
      );
    }
    if (scene.light === "dusk") {
      canvas.fill(`M0 0H${WIDTH}V${HEIGHT}H0Z`, lighten(air.haze, 0.1), 0.05);
    }
  });
}
