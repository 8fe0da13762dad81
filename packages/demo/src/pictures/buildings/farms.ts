import { darken, lighten } from "../drawing/color.ts";
import { box, turned } from "../drawing/solid.ts";
import { drawDoor, drawWindow, windowRow, type WindowStyle } from "./openings.ts";
import { drawChimney, drawPost, raise } from "./parts.ts";
import type { Draft, Plan } from "./plan.ts";
import { coverAcross, coverAlong, coverHipped, type Block, type Roofing } from "./roofs.ts";
import type { Site } from "./site.ts";
import { drawVerandah } from "./verandah.ts";

/** A fence of posts and rails along the front of a yard. */
function fence(site: Site, x0: number, x1: number, z: number): void {
  const wood = site.snowy ? "#c9d2d8" : "#a3907a";
  for (let x = x0; x <= x1; x += 2.4) drawPost(site, x, z, 0, 1.15, wood, 0.14);
  for (const up of [0.4, 0.75, 1.05])
    box(site.canvas, [x0, up - 0.05, z - 0.03], [x1, up + 0.05, z], lighten(wood, 0.1));
}

/** A red barn with white boards and a ramp, and the farmhouse beside it. */
function northernFarm({ palette }: Draft): Plan {
  const barnWidth = 15;
  return {
    width: barnWidth + 10.5,
    depth: 11,
    height: 9.6,
    porch: 1.5,
    draw(site) {
      const { canvas } = site;
      const roofing: Roofing = { color: palette.roof, texture: "tiles", trim: palette.trim };
      const look: WindowStyle = { frame: palette.trim, columns: 2, rows: 2 };
      const house: Block = {
        x0: barnWidth + 2.4,
        x1: barnWidth + 10.2,
        z0: 4.4,
        z1: 12,
        height: 5.2,
      };
      const home = raise(site, house, {
        color: palette.second,
        cladding: "weatherboard",
        gable: { on: "side", rise: 2.6 },
        plinth: { height: 0.4, color: "#8b8781" },
        corners: palette.trim,
      });
      for (const up of [1.1, 3.5])
        windowRow(site, home.front, [0.8, 5.4], { up, width: 1.4, height: 1.35 }, look);
      drawWindow(site, home.front, { along: 3.2, up: 3.5, width: 1.2, height: 1.35 }, look);
      drawDoor(
        site,
        home.front,
        { along: 3.4, up: 0.4, width: 1, height: 2.05 },
        "#3f5a4e",
        palette.trim,
      );
      coverAlong(site, house, 2.6, roofing);
      drawChimney(site, [barnWidth + 6, 7.2, 8], 1.5, "#9a5a44");
      const barn: Block = { x0: 0, x1: barnWidth, z0: 0, z1: 10.5, height: 5 };
      const { front, side } = raise(site, barn, {
        color: palette.wall,
        cladding: "boards",
        gable: { on: "side", rise: 4 },
        plinth: { height: 0.7, color: "#9b968d" },
        corners: palette.trim,
      });
      windowRow(site, side, [1.4, 4.6, 7.8], { up: 1.3, width: 1.1, height: 1 }, look);
      drawWindow(site, side, { along: 4.6, up: 5.6, width: 1.3, height: 1.2 }, look);
      windowRow(site, front, [0.8, 2.9, 10.4, 12.6], { up: 1.3, width: 1.3, height: 1 }, look);
      const [from, to, top] = [5.5, 9, 4.1];
      front.rect([from - 0.16, 0.1], [to + 0.16, top + 0.16], palette.trim);
      front.rect(
        [from, 0.1],
        [to, top],
        canvas.gradient([
          [0, darken(palette.wall, 0.25)],
          [1, darken(palette.wall, 0.12)],
        ]),
      );
      const middle = (from + to) / 2;
      front.lines(
        [
          [
            [from, 0.1],
            [middle, top],
          ],
          [
            [middle, 0.1],
            [from, top],
          ],
          [
            [middle, 0.1],
            [to, top],
          ],
          [
            [to, 0.1],
            [middle, top],
          ],
          [
            [middle, 0.1],
            [middle, top],
          ],
        ],
        palette.trim,
        { width: 5 },
      );
      coverAlong(site, barn, 4, roofing);
      box(canvas, [barnWidth * 0.5 - 0.7, 8.9, 4.5], [barnWidth * 0.5 + 0.7, 9.9, 6], palette.trim);
      canvas.polygon(
        [
          [from - 0.4, 0.3, 0],
          [to + 0.4, 0.3, 0],
          [to + 1.2, 0, -3.2],
          [from - 1.2, 0, -3.2],
        ],
        site.snowy ? "#dbe5ee" : "#a79e8c",
      );
      fence(site, -9, 4.4, -3.4);
    },
  };
}

/** A homestead under one wide roof, a shed and a water tank. */
function homestead({ palette }: Draft): Plan {
  const width = 15;
  return {
    width: width + 6,
    depth: 10,
    height: 6.6,
    porch: 2.8,
    door: 7.2,
    draw(site) {
      const roofing: Roofing = {
        color: palette.roof,
        texture: "seams",
        trim: palette.trim,
        overhang: 0.7,
      };
      const look: WindowStyle = { frame: palette.trim, columns: 2, rows: 2, casing: 0.08 };
      const shed: Block = { x0: width + 1.6, x1: width + 8.4, z0: 7, z1: 14, height: 3.6 };
      const store = raise(site, shed, {
        color: palette.second,
        cladding: "metal",
        gable: { on: "front", rise: 1.6 },
      });
      store.front.rect([1.6, 0], [5.2, 3], "#4a4f52");
      coverAcross(site, shed, 1.6, {
        ...roofing,
        color: lighten(palette.second, 0.1),
        overhang: 0.2,
      });
      turned(
        site.canvas,
        [width + 1.9, 0, 4.6],
        [
          [1.35, 0],
          [1.35, 2.5],
          [1.2, 2.7],
        ],
        "#aab2ae",
        { gloss: 0.35 },
      );
      const block: Block = { x0: 0, x1: width, z0: 0, z1: 9.6, height: 3.5 };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
        corners: palette.trim,
      });
      windowRow(site, side, [1.2, 4.2, 7], { up: 1, width: 1.3, height: 1.6 }, look);
      windowRow(site, front, [0.9, 3.4, 9.4, 12.2], { up: 0.75, width: 1.5, height: 2 }, look);
      drawDoor(
        site,
        front,
        { along: 6.7, up: 0.4, width: 1, height: 2.2 },
        palette.door,
        palette.trim,
      );
      coverHipped(site, block, 2.6, roofing);
      for (const x of [3.2, 11.6]) drawChimney(site, [x, 4.9, 4.8], 1.6, "#a3543f");
      drawVerandah(
        site,
        [-0.2, width + 0.2],
        2.4,
        0.4,
        3.05,
        { roof: roofing, trim: palette.trim },
        [6.3, 8.1],
      );
      fence(site, -12, 5.6, -6);
      fence(site, 9, 26, -6);
    },
  };
}

/** A farm, northern or southern. */
export const farm = (draft: Draft): Plan =>
  draft.scene.style === "nordic" ? northernFarm(draft) : homestead(draft);
