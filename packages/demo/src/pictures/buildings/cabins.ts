import { darken, type Color } from "../drawing/color.ts";
import { box } from "../drawing/solid.ts";
import { coverSingle } from "./flat-roofs.ts";
import { drawDoor, drawWindow, windowRow, type WindowStyle } from "./openings.ts";
import { drawChimney, drawPost, drawRailing, raise } from "./parts.ts";
import type { Draft, Plan } from "./plan.ts";
import { coverAcross, coverAlong, type Block, type Roofing } from "./roofs.ts";
import type { Site } from "./site.ts";
import { drawVerandah } from "./verandah.ts";

/** A deck of boards before a front. */
function deck({ canvas, snowy }: Site, x0: number, x1: number, out: number, up: number): void {
  const color: Color = snowy ? "#dfe8ef" : "#a58662";
  box(canvas, [x0, 0, -out], [x1, up, 0], color);
  if (snowy) return;
  canvas.lines(
    Array.from({ length: 12 }, (_, index) => {
      const z = (-out * (index + 1)) / 13;
      return [
        [x0, up + 0.002, z],
        [x1, up + 0.002, z],
      ] as const;
    }),
    darken(color, 0.4),
    { width: 1, opacity: 0.5 },
  );
}

/** Logs under turf or slate, a covered porch and a stone chimney. */
function logCabin({ palette, scene }: Draft): Plan {
  const [width, depth, height] = [9.4, 7, 2.8];
  return {
    width,
    depth,
    height: height + 2.9,
    porch: 2,
    door: 2.6,
    draw(site) {
      const look: WindowStyle = { frame: palette.trim, columns: 2, rows: 2, casing: 0.12 };
      const roofing: Roofing = {
        color: palette.roof,
        texture: palette.cladding === "logs" ? "turf" : "tiles",
        trim: darken(palette.trim, 0.1),
        overhang: 0.65,
      };
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
        gable: { on: "side", rise: 2.3 },
        plinth: { height: 0.45, color: "#8a8780" },
      });
      windowRow(site, side, [1.2, depth - 2.4], { up: 1.05, width: 1.2, height: 1.15 }, look);
      drawWindow(
        site,
        side,
        { along: depth / 2 - 0.5, up: height + 0.35, width: 1, height: 0.9 },
        look,
      );
      drawWindow(
        site,
        front,
        { along: 4.3, up: 1, width: 1.7, height: 1.25 },
        { ...look, columns: 3 },
      );
      drawWindow(site, front, { along: 7, up: 1, width: 1.3, height: 1.25 }, look);
      drawDoor(
        site,
        front,
        { along: 2.1, up: 0.45, width: 1, height: 2 },
        palette.door,
        palette.trim,
      );
      coverAlong(site, block, 2.3, roofing);
      drawChimney(
        site,
        [width * 0.62, height + 1.7, depth * 0.5],
        1.5,
        scene.seed % 2 ? "#8b8780" : "#7d7973",
      );
      deck(site, 0.2, width - 0.2, 2, 0.45);
      for (const x of [0.5, 4]) drawPost(site, x, -1.7, 0.45, 2.6, palette.trim, 0.18);
      const porch: Block = { x0: 0.3, x1: 4.2, z0: -1.9, z1: 0, height: 2.6 };
      coverAcross(site, porch, 1, { ...roofing, overhang: 0.3 });
      site.canvas.polygon(
        [
          [0.3, 2.6, -1.9],
          [4.2, 2.6, -1.9],
          [2.25, 3.6, -1.9],
        ],
        darken(palette.wall, 0.1),
      );
    },
  };
}

/** Black boards, a tall glass gable and a wide deck. */
function glassCabin({ palette }: Draft): Plan {
  const [width, depth, height, rise] = [7.4, 10, 3, 3];
  return {
    width: width + 3.4,
    depth,
    height: height + rise,
    porch: 2.6,
    draw(site) {
      const { canvas } = site;
      const look: WindowStyle = {
        frame: darken(palette.trim, 0.3),
        columns: 2,
        rows: 1,
        casing: 0.05,
        curtains: false,
      };
      const roofing: Roofing = {
        color: palette.roof,
        texture: "seams",
        trim: darken(palette.wall, 0.25),
        overhang: 0.7,
      };
      const wing: Block = { x0: width, x1: width + 3.4, z0: 3, z1: 8, height: 2.7 };
      const low = raise(site, wing, {
        color: palette.second,
        cladding: "boards",
        gable: { on: "single", rise: 0.7 },
      });
      drawWindow(site, low.front, { along: 0.6, up: 0.7, width: 2.1, height: 1.6 }, look);
      coverSingle(site, wing, 0.7, { ...roofing, overhang: 0.4 });
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: "boards",
        gable: { on: "front", rise },
      });
      windowRow(site, side, [1.4, 6.2], { up: 0.9, width: 1.9, height: 1.5 }, look);
      drawWindow(
        site,
        front,
        { along: 0.7, up: 0.5, width: width - 1.4, height: 2.4 },
        { ...look, columns: 4 },
      );
      const isLit = site.air.lamps > 0.5;
      const glass = () =>
        front.area(
          [
            [0.9, 3.05],
            [width - 0.9, 3.05],
            [width / 2, height + rise - 0.75],
          ],
          isLit
            ? canvas.gradient([
                [0, "#ffe3ad"],
                [1, "#f0bb70"],
              ])
            : canvas.gradient(
                [
                  [0, "#a9c6da"],
                  [1, "#4d687b"],
                ],
                "slanted",
              ),
        );
      if (isLit) canvas.unlit(glass);
      else glass();
      for (const along of [width / 2 - 0.04, width / 2 - 1.6, width / 2 + 1.52])
        front.rect(
          [along, 3.05],
          [along + 0.08, height + rise * (1 - Math.abs(along - width / 2) / (width / 2)) - 0.6],
          look.frame,
        );
      coverAcross(site, block, rise, roofing);
      drawChimney(site, [width * 0.3, height + rise * 0.45, depth * 0.55], 2, "#3a3c3f");
      deck(site, -0.4, width + 0.6, 2.6, 0.35);
      drawRailing(site, [-0.3, width + 0.5], -2.5, 0.35, darken(palette.trim, 0.2), "glass");
    },
  };
}

/** A beach house on low stumps under a skillion roof. */
function beachHouse({ palette }: Draft): Plan {
  const [width, depth, floor, height] = [10.6, 7.4, 0.9, 3.7];
  return {
    width,
    depth,
    height: height + 1.6,
    porch: 2.4,
    door: 5.2,
    draw(site) {
      const look: WindowStyle = { frame: palette.trim, columns: 3, rows: 1, casing: 0.08 };
      const roofing: Roofing = {
        color: palette.roof,
        texture: "seams",
        trim: palette.trim,
        overhang: 0.7,
      };
      for (const x of [0.3, 3.6, 7, width - 0.3]) drawPost(site, x, 0.4, 0, floor, "#7d6a55", 0.18);
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, floor: floor * 0.45, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
        gable: { on: "side", rise: 1.3 },
        corners: palette.trim,
      });
      windowRow(site, side, [1.2, 4.4], { up: 1.2, width: 1.6, height: 1.3 }, look);
      drawWindow(site, front, { along: 0.8, up: 0.8, width: 2.8, height: 1.8 }, look);
      drawWindow(site, front, { along: width - 3.8, up: 0.8, width: 2.8, height: 1.8 }, look);
      drawDoor(
        site,
        front,
        { along: 4.7, up: 0.5, width: 1, height: 2.15 },
        palette.door,
        palette.trim,
      );
      coverAlong(site, block, 1.3, roofing);
      drawVerandah(
        site,
        [0, width],
        2.2,
        floor,
        height - 0.4,
        { roof: roofing, trim: palette.trim },
        [4.3, 6.1],
      );
    },
  };
}

/** A holiday home, northern or southern. */
export function cabin(draft: Draft): Plan {
  if (draft.scene.style === "southern") return beachHouse(draft);
  return draft.palette.cladding === "boards" && draft.scene.seed % 5 === 1
    ? glassCabin(draft)
    : logCabin(draft);
}
