import { facing, strip } from "../drawing/faces.ts";
import { between } from "../drawing/random.ts";
import { box } from "../drawing/solid.ts";
import { coverFlat } from "./flat-roofs.ts";
import { roofingOf, windowsOf } from "./house-southern-look.ts";
import { drawDoor, drawGarageDoor, drawWindow, windowRow, type WindowStyle } from "./openings.ts";
import { drawPost, drawRailing, raise } from "./parts.ts";
import type { Draft, Plan } from "./plan.ts";
import { coverHipped, type Block, type Roofing } from "./roofs.ts";

/** A raised timber house with its verandah upstairs, open below. */
export function raisedHouse({ random, palette }: Draft): Plan {
  const [width, depth, floor] = [between(random, 10.5, 12), 9, 2.5];
  const height = floor + 3.1;
  const door = width * 0.5;
  return {
    width,
    depth,
    height: height + 2.3,
    porch: 2.6,
    door,
    drive: [width - 4.2, width - 0.8],
    draw(site) {
      const roofing: Roofing = { ...roofingOf(palette), texture: "seams" };
      const look = windowsOf(palette);
      const under: Block = { x0: 0.2, x1: width - 0.2, z0: 0.3, z1: depth, height: floor };
      const lower = raise(site, under, { color: "#b9b4aa", cladding: "render" });
      lower.side.lines(
        Array.from(
          { length: 50 },
          (_, index) =>
            [
              [index * 0.17, 0],
              [index * 0.17, floor],
            ] as const,
        ),
        lower.side.color("#ece7dc"),
        { width: 5 },
      );
      drawGarageDoor(
        lower.front,
        { along: width - 4.4, up: 0, width: 3.4, height: 2.1 },
        "#e6e1d6",
      );
      drawWindow(site, lower.front, { along: 1, up: 0.9, width: 1.6, height: 1.1 }, look);
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, floor, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
        corners: palette.trim,
      });
      windowRow(site, side, [1.1, 3.9, 6.6], { up: 0.85, width: 1.25, height: 1.5 }, look);
      for (const along of [0.9, door + 1.5, width - 2.2]) {
        drawWindow(site, front, { along, up: 0.35, width: 1.4, height: 2.05 }, look);
      }
      drawDoor(
        site,
        front,
        { along: door - 0.5, up: 0, width: 1, height: 2.2 },
        palette.door,
        palette.trim,
      );
      coverHipped(site, block, 2.1, roofing);
      site.canvas.polygon(
        facing(0.2, width - 0.2, floor, 0.4, 0.29),
        site.canvas.gradient([
          [0, "#0d1118", 0.4],
          [1, "#0d1118", 0],
        ]),
      );
      for (const x of [0.1, width * 0.33, width * 0.66, width - 0.1])
        drawPost(site, x, -2.1, 0, floor, palette.trim, 0.16);
      const steps = 11;
      const stringer = (x: number) =>
        site.canvas.polygon(
          [
            [x, floor, -2],
            [x, 0.1, -4.3],
            [x, 0, -4],
            [x, floor - 0.3, -2],
          ],
          "#7d6244",
        );
      stringer(door + 0.8);
      for (let step = 1; step <= steps; step++) {
        const up = (floor * (steps - step)) / steps;
        box(
          site.canvas,
          [door - 0.8, up, -2.2 - (step - 1) * 0.2],
          [door + 0.8, up + 0.06, -2 - (step - 1) * 0.2],
          "#a98a66",
        );
      }
      stringer(door - 0.8);
      box(site.canvas, [0, floor - 0.18, -2.2], [width, floor, 0], "#a98a66");
      for (const [from, to] of [
        [0.1, door - 0.8],
        [door + 0.8, width - 0.1],
      ] as const) {
        drawRailing(site, [from, to], -2.12, floor, palette.trim);
      }
      for (const x of [0.1, width * 0.25, door - 0.85, door + 0.85, width * 0.77, width - 0.1]) {
        drawPost(site, x, -2.12, floor, height - 0.3, palette.trim, 0.12);
      }
      const { canvas } = site;
      canvas.polygon(
        strip(-0.2, width + 0.2, [height - 0.3, -2.5], [height + 0.3, 0]),
        roofing.color,
      );
      box(canvas, [-0.2, height - 0.46, -2.54], [width + 0.2, height - 0.28, -2.46], palette.trim);
    },
  };
}

/** Rendered boxes with a timber feature, a double garage and large panes. */
export function modernHouse({ random, palette }: Draft): Plan {
  const [width, depth] = [13.4, 9];
  const upper = between(random, 0.2, 1.4);
  const door = 6.6;
  return {
    width,
    depth,
    height: 6.6,
    porch: 1.4,
    door,
    drive: [width - 5.6, width - 0.7],
    draw(site) {
      const look: WindowStyle = { frame: "#2f3438", columns: 2, rows: 1, casing: 0.05 };
      const roofing: Roofing = {
        color: palette.roof,
        texture: "seams",
        trim: "#3b4146",
        overhang: 0.15,
      };
      const lower: Block = { x0: 0, x1: width, z0: 0, z1: depth, height: 3 };
      const base = raise(site, lower, { color: palette.wall, cladding: "render" });
      windowRow(site, base.side, [1.2, 5], { up: 0.5, width: 2.6, height: 1.9 }, look);
      drawWindow(
        site,
        base.front,
        { along: 1, up: 0.35, width: 3.6, height: 2.2 },
        { ...look, columns: 3 },
      );
      base.front.rect([5.5, 0], [8, 3], palette.second);
      base.front.lines(
        Array.from(
          { length: 20 },
          (_, index) =>
            [
              [5.5 + index * 0.125, 0],
              [5.5 + index * 0.125, 3],
            ] as const,
        ),
        "#33261b",
        { width: 1, opacity: 0.4 },
      );
      drawDoor(
        site,
        base.front,
        { along: door - 0.55, up: 0.1, width: 1.15, height: 2.4 },
        palette.door,
        "#2f3438",
      );
      drawGarageDoor(
        base.front,
        { along: width - 5.2, up: 0, width: 4.5, height: 2.35 },
        "#5a6268",
        6,
      );
      coverFlat(site, lower, { ...roofing, overhang: 0.3 }, 0.3);
      const block: Block = {
        x0: upper,
        x1: upper + 8.6,
        z0: -0.9,
        z1: depth - 1,
        floor: 3.25,
        height: 6,
      };
      const top = raise(site, block, { color: palette.second, cladding: palette.secondCladding });
      site.canvas.polygon(
        facing(upper, upper + 8.6, 3, 2.2, 0),
        site.canvas.gradient([
          [0, "#0d1118", 0.5],
          [1, "#0d1118", 0],
        ]),
      );
      drawWindow(
        site,
        top.front,
        { along: 0.8, up: 0.4, width: 3.6, height: 1.9 },
        { ...look, columns: 3 },
      );
      drawWindow(site, top.front, { along: 5.6, up: 0.9, width: 2.2, height: 1.3 }, look);
      drawWindow(site, top.side, { along: 1.6, up: 0.8, width: 2.6, height: 1.3 }, look);
      coverFlat(site, block, { ...roofing, overhang: 0.55 }, 0.22);
    },
  };
}
