import { between } from "../drawing/random.ts";
import { box } from "../drawing/solid.ts";
import { roofingOf, windowsOf } from "./house-southern-look.ts";
import { modernHouse, raisedHouse } from "./house-southern-tall.ts";
import { drawDoor, drawGarageDoor, drawWindow, windowRow, type WindowStyle } from "./openings.ts";
import { drawChimney, drawPost, raise } from "./parts.ts";
import type { Draft, Plan } from "./plan.ts";
import { coverAcross, coverAlong, coverHipped, type Block, type Roofing } from "./roofs.ts";
import { drawVerandah } from "./verandah.ts";

/** A hipped bungalow with a verandah along the front. */
function verandahHouse({ random, palette }: Draft): Plan {
  const [width, depth, height] = [between(random, 12.5, 14), 8.6, 3.2];
  const floor = between(random, 0, 1) < 0.4 ? 1.1 : 0.45;
  const door = width * between(random, 0.42, 0.52);
  return {
    width,
    depth,
    height: height + floor + 2.4,
    porch: 2.6,
    door,
    draw(site) {
      const roofing = roofingOf(palette);
      const look = windowsOf(palette);
      const top = height + floor;
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height: top };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
        plinth: { height: floor, color: "#7d6a5c" },
        corners: palette.trim,
      });
      windowRow(site, side, [1.1, 3.9, 6.2], { up: floor + 0.85, width: 1.25, height: 1.5 }, look);
      for (const along of [0.8, 3.1, door + 1.5, width - 2.3]) {
        drawWindow(
          site,
          front,
          { along, up: floor + 0.35, width: 1.5, height: 2.05 },
          { ...look, columns: 2 },
        );
      }
      drawDoor(
        site,
        front,
        { along: door - 0.5, up: floor, width: 1, height: 2.15 },
        palette.door,
        palette.trim,
      );
      coverHipped(site, block, 2.3, roofing);
      drawChimney(site, [width * 0.7, top + 1.3, depth * 0.5], 1.5, "#a3543f");
      drawVerandah(
        site,
        [-0.1, width + 0.1],
        2.2,
        floor,
        top - 0.35,
        { roof: roofing, trim: palette.trim },
        [door - 0.9, door + 0.9],
      );
    },
  };
}

/** Brick along the street with a projecting gable and a garage under one roof. */
function gableWingHouse({ random, palette }: Draft): Plan {
  const [width, depth, height] = [between(random, 14, 15.2), 8.4, 2.9];
  const wing = between(random, 0.6, 1.2);
  const door = 7.1;
  return {
    width,
    depth,
    height: height + 2.7,
    porch: 1.8,
    door,
    drive: [width - 5.3, width - 0.9],
    draw(site) {
      const roofing = roofingOf(palette);
      const look = windowsOf(palette);
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
      });
      windowRow(site, side, [1.1, 3.6, 6.1], { up: 1, width: 1.3, height: 1.4 }, look);
      drawDoor(
        site,
        front,
        { along: door - 0.55, up: 0.15, width: 1.1, height: 2.2 },
        palette.door,
        palette.trim,
      );
      drawWindow(
        site,
        front,
        { along: door + 1.1, up: 0.3, width: 0.5, height: 2 },
        { ...look, columns: 1, curtains: false },
      );
      drawGarageDoor(
        front,
        { along: width - 5.2, up: 0, width: 4.2, height: 2.25 },
        palette.trim,
        5,
      );
      coverHipped(site, block, 2.2, roofing);
      const block2: Block = { x0: wing, x1: wing + 4.9, z0: -1.5, z1: depth * 0.5, height };
      const front2 = raise(site, block2, {
        color: palette.wall,
        cladding: palette.cladding,
        gable: { on: "front", rise: 1.6 },
      }).front;
      drawWindow(
        site,
        front2,
        { along: 1, up: 0.75, width: 2.9, height: 1.6 },
        { ...look, columns: 3 },
      );
      front2.area(
        [
          [0.9, height + 0.32],
          [4, height + 0.32],
          [2.45, height + 1.5],
        ],
        palette.second,
      );
      coverAcross(site, block2, 1.6, { ...roofing, overhang: 0.5 });
      box(site.canvas, [wing + 4.9, 2.6, -1.5], [door + 1.9, 2.85, 0], palette.trim);
      drawPost(site, door + 1.7, -1.35, 0, 2.6, palette.trim, 0.2);
    },
  };
}

/** A cottage with its gable roof along the street and a skillion porch. */
function cottage({ random, palette }: Draft): Plan {
  const [width, depth, height] = [between(random, 9.2, 10.4), 7.6, 3.3];
  const door = width / 2;
  return {
    width,
    depth,
    height: height + 2.6,
    porch: 2.2,
    door,
    draw(site) {
      const roofing: Roofing = { ...roofingOf(palette), texture: "seams", overhang: 0.35 };
      const look: WindowStyle = { ...windowsOf(palette), rows: 2, columns: 2 };
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
        gable: { on: "side", rise: 2.4 },
        plinth: { height: 0.3, color: "#7d6a5c" },
        corners: palette.trim,
      });
      windowRow(site, side, [1.2, depth - 2.5], { up: 1, width: 1.3, height: 1.6 }, look);
      windowRow(site, front, [1.2, width - 2.8], { up: 0.75, width: 1.6, height: 1.8 }, look);
      drawDoor(
        site,
        front,
        { along: door - 0.5, up: 0.3, width: 1, height: 2.2 },
        palette.door,
        palette.trim,
      );
      coverAlong(site, block, 2.4, roofing);
      drawChimney(site, [width * 0.22, height + 1.8, depth / 2], 1.5, "#a3543f");
      drawVerandah(
        site,
        [0, width],
        1.8,
        0.3,
        height - 0.5,
        { roof: roofing, trim: palette.trim },
        [door - 0.8, door + 0.8],
      );
    },
  };
}

/** One of the southern houses, by seed. */
export function southernHouse(draft: Draft): Plan {
  const forms = [verandahHouse, gableWingHouse, cottage, raisedHouse, modernHouse] as const;
  const seed = Math.abs(draft.scene.seed);
  const form =
    draft.palette.cladding === "render" && seed % 2
      ? modernHouse
      : (forms[seed % forms.length] ?? verandahHouse);
  return form(draft);
}
