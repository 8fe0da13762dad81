import { darken, mix, type Color } from "../drawing/color.ts";
import { strip } from "../drawing/faces.ts";
import { coverFlat } from "./flat-roofs.ts";
import { drawDoor, drawWindow, windowRow, type WindowStyle } from "./openings.ts";
import { drawChimney, drawRailing, drawSteps, raise } from "./parts.ts";
import type { Draft, Plan } from "./plan.ts";
import { coverAcross, coverAlong, type Block, type Roofing } from "./roofs.ts";
import { drawVerandah } from "./verandah.ts";

/** Two-storey homes in a row, each with its own colour or gable. */
function gabledRow({ random, palette }: Draft): Plan {
  const [unit, depth, height, count] = [5.4, 8.4, 5.5, 4];
  const width = unit * count;
  const isGabled = random() < 0.5;
  const tones: readonly Color[] = [
    palette.wall,
    palette.second,
    mix(palette.wall, palette.second, 0.5),
    palette.wall,
  ];
  return {
    width,
    depth,
    height: height + 2.9,
    porch: 1.6,
    gaps: Array.from({ length: count }, (_, home) => home * unit + 1.25),
    draw(site) {
      const roofing: Roofing = {
        color: palette.roof,
        texture: "tiles",
        trim: palette.trim,
        overhang: 0.3,
      };
      const look: WindowStyle = { frame: palette.trim, columns: 2, rows: 1 };
      for (let home = count - 1; home >= 0; home--) {
        const x0 = home * unit;
        const block: Block = { x0, x1: x0 + unit, z0: home % 2 ? 0 : -0.5, z1: depth, height };
        const { front, side } = raise(site, block, {
          color: tones[home] ?? palette.wall,
          cladding: palette.cladding,
          gable: { on: isGabled ? "front" : "side", rise: isGabled ? 2.1 : 2.7 },
          plinth: { height: 0.35, color: "#8b8781" },
          corners: palette.trim,
        });
        if (home === 0)
          windowRow(site, side, [1.6, depth - 2.8], { up: 3.6, width: 1.2, height: 1.3 }, look);
        if (home === 0)
          windowRow(site, side, [1.6, depth - 2.8], { up: 1.1, width: 1.2, height: 1.3 }, look);
        drawWindow(
          site,
          front,
          { along: 2.4, up: 0.9, width: 2.2, height: 1.6 },
          { ...look, columns: 3 },
        );
        drawWindow(site, front, { along: 0.7, up: 3.55, width: 1.4, height: 1.45 }, look);
        drawWindow(site, front, { along: 3.1, up: 3.55, width: 1.4, height: 1.45 }, look);
        drawDoor(
          site,
          front,
          { along: 0.75, up: 0.35, width: 1, height: 2.1 },
          home % 2 ? palette.door : darken(palette.door, 0.35),
          palette.trim,
        );
        if (isGabled) coverAcross(site, block, 2.1, roofing);
        else coverAlong(site, block, 2.7, roofing);
        if (home % 2)
          drawChimney(
            site,
            [x0 + unit * 0.6, height + (isGabled ? 1.2 : 1.9), depth * 0.5],
            1.3,
            "#8f5542",
          );
        const z = block.z0;
        drawSteps(site, x0 + 0.6, x0 + 1.9, z, 0.35, "#a8a39a");
        site.canvas.polygon(strip(x0 + 0.4, x0 + 2.1, [2.7, z - 1.2], [2.95, z]), palette.roof);
      }
    },
  };
}

/** Terraces behind parapets, each with its verandah and balcony. */
function terraces({ palette }: Draft): Plan {
  const [unit, depth, height, count] = [5.6, 9, 6.4, 3];
  const width = unit * count;
  const tones: readonly Color[] = [palette.wall, palette.second, mix(palette.wall, "#ffffff", 0.3)];
  return {
    width,
    depth,
    height: height + 1.6,
    porch: 2.2,
    gaps: Array.from({ length: count }, (_, home) => home * unit + 1.4),
    draw(site) {
      const look: WindowStyle = { frame: palette.trim, columns: 2, rows: 2, casing: 0.1 };
      const roofing: Roofing = {
        color: palette.roof,
        texture: "seams",
        trim: mix(palette.trim, palette.wall, 0.6),
        overhang: 0.2,
      };
      for (let home = count - 1; home >= 0; home--) {
        const x0 = home * unit;
        const block: Block = { x0, x1: x0 + unit, z0: 0, z1: depth, height };
        const { front, side } = raise(site, block, {
          color: tones[home] ?? palette.wall,
          cladding: home === 1 ? palette.secondCladding : palette.cladding,
        });
        if (home === 0) windowRow(site, side, [2, 5.5], { up: 3.8, width: 1.1, height: 1.6 }, look);
        if (home === 0) windowRow(site, side, [2, 5.5], { up: 1, width: 1.1, height: 1.6 }, look);
        drawWindow(site, front, { along: 2.6, up: 0.6, width: 1.8, height: 2 }, look);
        drawWindow(site, front, { along: 0.9, up: 3.6, width: 1.2, height: 2 }, look);
        drawWindow(site, front, { along: 3.2, up: 3.6, width: 1.2, height: 2 }, look);
        drawDoor(
          site,
          front,
          { along: 0.9, up: 0.25, width: 1, height: 2.3 },
          home % 2 ? palette.door : darken(palette.door, 0.3),
          palette.trim,
        );
        front.rect([0, 0], [0.16, height], palette.trim);
        front.rect([unit - 0.16, 0], [unit, height], darken(palette.trim, 0.06));
        coverFlat(site, block, roofing, 0.8);
        front.area(
          [
            [unit / 2 - 1, height + 0.8],
            [unit / 2 + 1, height + 0.8],
            [unit / 2, height + 1.35],
          ],
          palette.trim,
          {},
          0.2,
        );
        drawVerandah(
          site,
          [x0 + 0.12, x0 + unit - 0.12],
          1.7,
          0.25,
          3.1,
          { roof: { ...roofing, color: darken(palette.trim, 0.18) }, trim: palette.trim },
          [x0 + 0.6, x0 + 2.2],
        );
        drawRailing(site, [x0 + 0.16, x0 + unit - 0.16], -1.65, 3.5, palette.trim);
      }
    },
  };
}

/** Homes in a row, northern or southern. */
export const rowHouses = (draft: Draft): Plan =>
  draft.scene.style === "southern" && draft.scene.seed % 2 === 0
    ? terraces(draft)
    : gabledRow(draft);
