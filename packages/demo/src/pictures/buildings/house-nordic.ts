import { facing } from "../drawing/faces.ts";
import { between } from "../drawing/random.ts";
import { box } from "../drawing/solid.ts";
import { coverFlat, coverSingle } from "./flat-roofs.ts";
import { drawDoor, drawGarageDoor, drawWindow, windowRow, type WindowStyle } from "./openings.ts";
import type { BuildingPalette } from "./palettes.ts";
import { drawChimney, drawPost, drawRailing, drawSteps, raise } from "./parts.ts";
import type { Draft, Plan } from "./plan.ts";
import { coverAcross, coverAlong, type Block, type Roofing } from "./roofs.ts";
import type { Site } from "./site.ts";

const PLINTH = { height: 0.4, color: "#8b8781" } as const;

const windowsOf = ({ trim }: BuildingPalette): WindowStyle => ({
  frame: trim,
  columns: 2,
  rows: 2,
});

function drawPorch(site: Site, palette: BuildingPalette, at: number, roofing: Roofing): void {
  drawSteps(site, at - 1.1, at + 1.1, 0, 0.4, "#a8a39a");
  const porch: Block = { x0: at - 1.25, x1: at + 1.25, z0: -1.35, z1: 0, height: 2.75 };
  for (const x of [at - 1.1, at + 1.1]) drawPost(site, x, -1.2, 0.4, 2.75, palette.trim, 0.14);
  coverAcross(site, porch, 0.75, { ...roofing, overhang: 0.22 });
  site.canvas.polygon(
    [
      [porch.x0, 2.75, -1.35],
      [porch.x1, 2.75, -1.35],
      [at, 3.48, -1.35],
    ],
    palette.trim,
  );
}

/** Two storeys with the gable to the street and a small porch. */
function gableHouse({ random, palette }: Draft): Plan {
  const two = random() < 0.7;
  const [width, depth] = [between(random, 8.6, 9.8), between(random, 8.4, 10)];
  const height = two ? 5.5 : 3.2;
  const rise = two ? 3.1 : 3.7;
  const chimneyAt = between(random, 0.32, 0.42) * width;
  const garage = random() < 0.55;
  return {
    width: width + (garage ? 5.4 : 0),
    depth,
    height: height + rise + 0.6,
    door: width / 2,
    porch: 2,
    ...(garage ? { drive: [width + 0.9, width + 4.4] as const } : {}),
    draw(site) {
      const roofing: Roofing = { color: palette.roof, texture: "tiles", trim: palette.trim };
      const look = windowsOf(palette);
      if (garage) {
        const block: Block = { x0: width + 0.2, x1: width + 5.2, z0: 2.6, z1: 8.6, height: 2.7 };
        const { front } = raise(site, block, {
          color: palette.wall,
          cladding: palette.cladding,
          gable: { on: "front", rise: 1.9 },
          corners: palette.trim,
        });
        drawGarageDoor(front, { along: 0.9, up: 0, width: 3.2, height: 2.2 }, palette.trim);
        coverAcross(site, block, 1.9, roofing);
      }
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
        gable: { on: "front", rise },
        plinth: PLINTH,
        corners: palette.trim,
      });
      const columns = [1.0, width - 2.6];
      windowRow(site, front, columns, { up: 1.15, width: 1.6, height: 1.45 }, look);
      if (two) {
        windowRow(site, front, columns, { up: 3.75, width: 1.5, height: 1.4 }, look);
        drawWindow(
          site,
          front,
          { along: width / 2 - 0.7, up: 3.75, width: 1.4, height: 1.4 },
          look,
        );
      }
      drawWindow(
        site,
        front,
        { along: width / 2 - 0.65, up: height + 0.55, width: 1.3, height: 1.2 },
        look,
      );
      const bays = [1.3, depth / 2 - 0.6, depth - 2.5];
      windowRow(site, side, bays, { up: 1.15, width: 1.2, height: 1.4 }, look);
      if (two) windowRow(site, side, bays, { up: 3.75, width: 1.2, height: 1.35 }, look);
      drawDoor(
        site,
        front,
        { along: width / 2 - 0.5, up: 0.4, width: 1, height: 2.1 },
        palette.door,
        palette.trim,
      );
      coverAcross(site, block, rise, roofing);
      const slope = rise / (width / 2);
      drawChimney(
        site,
        [chimneyAt, height + slope * chimneyAt - 0.4, depth * 0.45],
        1.9,
        "#9a5a44",
      );
      drawPorch(site, palette, width / 2, roofing);
    },
  };
}

/** One and a half storeys along the street with a cross gable and a covered entrance. */
function crossHouse({ random, palette }: Draft): Plan {
  const [width, depth] = [between(random, 11.5, 13), between(random, 7.6, 8.6)];
  const height = between(random, 3, 3.5);
  const rise = 3.3;
  const wingFrom = width * between(random, 0.48, 0.56);
  const wingWidth = 4.4;
  return {
    width,
    depth,
    height: height + rise + 0.9,
    door: wingFrom - 1.25,
    porch: 2.4,
    draw(site) {
      const roofing: Roofing = { color: palette.roof, texture: "tiles", trim: palette.trim };
      const look = windowsOf(palette);
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
        gable: { on: "side", rise },
        plinth: PLINTH,
        corners: palette.trim,
      });
      windowRow(site, side, [1.2, depth - 2.6], { up: 1.15, width: 1.4, height: 1.4 }, look);
      drawWindow(
        site,
        side,
        { along: depth / 2 - 0.65, up: height + 0.5, width: 1.3, height: 1.25 },
        look,
      );
      windowRow(site, front, [0.9, 3.05], { up: 1.15, width: 1.5, height: 1.45 }, look);
      drawWindow(site, front, { along: width - 2.5, up: 1.15, width: 1.5, height: 1.45 }, look);
      drawDoor(
        site,
        front,
        { along: wingFrom - 1.75, up: 0.4, width: 1, height: 2.1 },
        palette.door,
        palette.trim,
      );
      coverAlong(site, block, rise, roofing);
      drawChimney(site, [width * 0.3, height + rise - 0.5, depth / 2], 1.6, "#8f5542");
      const wing: Block = {
        x0: wingFrom,
        x1: wingFrom + wingWidth,
        z0: -1.3,
        z1: depth / 2,
        height: height + 1.5,
      };
      const wingWalls = raise(site, wing, {
        color: palette.second,
        cladding: palette.secondCladding,
        gable: { on: "front", rise: 2 },
        plinth: PLINTH,
        corners: palette.trim,
      });
      drawWindow(
        site,
        wingWalls.front,
        { along: 0.8, up: 0.95, width: 2.8, height: 1.75 },
        { ...look, columns: 3, rows: 1 },
      );
      drawWindow(
        site,
        wingWalls.front,
        { along: 1.45, up: height + 0.35, width: 1.5, height: 1.35 },
        look,
      );
      coverAcross(site, wing, 2, roofing);
      drawSteps(site, wingFrom - 2.3, wingFrom - 0.1, 0, 0.4, "#a8a39a");
      drawPost(site, wingFrom - 2.2, -1.2, 0.4, 2.75, palette.trim);
      box(site.canvas, [wingFrom - 2.4, 2.75, -1.4], [wingFrom, 2.95, 0], palette.trim);
    },
  };
}

/** Two boxes of timber and light walls with large panes and a roof terrace. */
function modernHouse({ random, palette }: Draft): Plan {
  const [width, depth] = [12.4, 8.6];
  const upperFrom = between(random, 2.6, 4.2);
  const single = random() < 0.45;
  return {
    width,
    depth,
    height: single ? 7.4 : 6.6,
    door: 3.4,
    porch: 1.4,
    drive: [width - 4.4, width - 0.8],
    draw(site) {
      const roofing: Roofing = {
        color: palette.roof,
        texture: "seams",
        trim: "#2d3134",
        overhang: 0.12,
      };
      const look: WindowStyle = { frame: "#2b2f33", columns: 2, rows: 1, casing: 0.06 };
      const lower: Block = { x0: 0, x1: width, z0: 0, z1: depth, height: 3.1 };
      const base = raise(site, lower, { color: palette.second, cladding: palette.secondCladding });
      drawWindow(site, base.side, { along: 1, up: 0.5, width: 3.4, height: 2.1 }, look);
      drawWindow(site, base.side, { along: depth - 2.6, up: 1.4, width: 1.6, height: 0.8 }, look);
      drawDoor(
        site,
        base.front,
        { along: 2.9, up: 0.15, width: 1.05, height: 2.3 },
        palette.door,
        "#2b2f33",
      );
      drawWindow(
        site,
        base.front,
        { along: 0.7, up: 0.3, width: 1.5, height: 2.2 },
        { ...look, columns: 1 },
      );
      drawWindow(site, base.front, { along: 4.6, up: 0.9, width: 2.6, height: 1.6 }, look);
      drawGarageDoor(
        base.front,
        { along: width - 4.4, up: 0, width: 3.6, height: 2.35 },
        "#4a5056",
        6,
      );
      coverFlat(site, lower, roofing, 0.28);
      const upper: Block = {
        x0: upperFrom,
        x1: width + 0.5,
        z0: -1,
        z1: depth - 1,
        floor: 3.3,
        height: single ? 5.7 : 6.1,
      };
      const top = raise(site, upper, {
        color: palette.wall,
        cladding: palette.cladding,
        ...(single ? { gable: { on: "single" as const, rise: 1.1 } } : {}),
      });
      site.canvas.polygon(
        facing(upperFrom, width, 3.3, 2.4, 0),
        site.canvas.gradient([
          [0, "#0d1118", 0.5],
          [1, "#0d1118", 0],
        ]),
      );
      drawWindow(
        site,
        top.front,
        { along: 0.8, up: 0.35, width: 3.8, height: 2.05 },
        { ...look, columns: 3 },
      );
      drawWindow(site, top.front, { along: top.width - 3, up: 0.9, width: 2.1, height: 1.3 }, look);
      drawWindow(site, top.side, { along: 1.6, up: 0.8, width: 2.4, height: 1.4 }, look);
      if (single) coverSingle(site, upper, 1.1, { ...roofing, overhang: 0.5 });
      else coverFlat(site, upper, roofing, 0.3);
      drawRailing(site, [0.1, upperFrom - 0.1], 0.15, 3.38, "#2d3134", "glass");
    },
  };
}

/** Dark boards and plain white suit flat roofs and large panes. */
const MODERN_ROWS: ReadonlySet<number> = new Set([3, 7]);

/** One of the northern houses, by seed. */
export function nordicHouse(draft: Draft): Plan {
  const seed = Math.abs(draft.scene.seed);
  if (MODERN_ROWS.has(seed % 9)) return modernHouse(draft);
  return seed % 3 === 1 ? crossHouse(draft) : gableHouse(draft);
}
