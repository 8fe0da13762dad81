import { darken, lighten } from "../drawing/color.ts";
import { strip } from "../drawing/faces.ts";
import { coverFlat } from "./flat-roofs.ts";
import {
  drawDoor,
  drawGarageDoor,
  drawLamp,
  drawWindow,
  windowRow,
  type WindowStyle,
} from "./openings.ts";
import { drawPost, raise } from "./parts.ts";
import type { Draft, Plan } from "./plan.ts";
import { coverHipped, type Block, type Roofing } from "./roofs.ts";

/** A street corner with shop windows under awnings and flats above. */
export function shop({ palette, scene }: Draft): Plan {
  const nordic = scene.style === "nordic";
  const [width, depth, height] = [14.4, 10, nordic ? 7.6 : 7];
  return {
    width,
    depth,
    height: height + (nordic ? 2.4 : 1.2),
    porch: 2.6,
    draw(site) {
      const { canvas } = site;
      const look: WindowStyle = {
        frame: nordic ? "#ffffff" : palette.trim,
        columns: 2,
        rows: 2,
        casing: 0.12,
      };
      const pane: WindowStyle = {
        frame: palette.second,
        columns: 2,
        rows: 1,
        casing: 0.08,
        curtains: false,
      };
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
      });
      windowRow(site, side, [1.2, 4.3, 7.4], { up: 4.6, width: 1.3, height: 1.8 }, look);
      drawWindow(site, side, { along: depth - 4, up: 0.6, width: 3, height: 2.3 }, pane);
      windowRow(site, front, [1, 3.8, 6.5, 9.2, 12], { up: 4.6, width: 1.4, height: 1.8 }, look);
      front.rect(
        [0, 0],
        [width, 3.75],
        canvas.gradient([
          [0, palette.second],
          [1, darken(palette.second, 0.18)],
        ]),
      );
      front.rect([0.3, 3.1], [width - 0.3, 3.6], darken(palette.second, 0.28));
      for (const along of [0.6, 9.2])
        drawWindow(
          site,
          front,
          { along, up: 0.55, width: 4.5, height: 2.3 },
          { ...pane, columns: 3 },
        );
      drawDoor(
        site,
        front,
        { along: 6.5, up: 0.1, width: 1.4, height: 2.6 },
        darken(palette.second, 0.1),
        palette.second,
      );
      front.rect([0, 3.75], [width, 3.95], lighten(palette.trim, 0.35), {}, 0.15);
      if (nordic)
        coverHipped(site, block, 2.4, {
          color: palette.roof,
          texture: "tiles",
          trim: lighten(palette.wall, 0.4),
          overhang: 0.35,
        });
      else
        coverFlat(
          site,
          block,
          {
            color: palette.roof,
            texture: "seams",
            trim: lighten(palette.wall, 0.25),
            overhang: 0.2,
          },
          0.9,
        );
      for (const [x0, x1] of [
        [0.4, 5.3],
        [9, 13.9],
      ] as const) {
        canvas.polygon(
          strip(x0, x1, [2.9, -0.02], [1.7, -0.02]),
          canvas.gradient([
            [0, "#0d1118", 0.4],
            [1, "#0d1118", 0],
          ]),
        );
        const stripes = 14;
        for (let stripe = 0; stripe < stripes; stripe++) {
          const [left, right] = [
            x0 + ((x1 - x0) * stripe) / stripes,
            x0 + ((x1 - x0) * (stripe + 1)) / stripes,
          ];
          const tone = stripe % 2 ? "#f7f2e6" : palette.door;
          canvas.polygon(strip(left, right, [2.45, -1.5], [3.05, 0]), tone);
          canvas.polygon(strip(left, right, [2.2, -1.5], [2.45, -1.5]), darken(tone, 0.12));
        }
      }
      if (site.air.lamps > 0.5) for (const x of [5.9, 8.5]) drawLamp(site, [x, 3.35, -0.2], 1.6);
      for (const x of [5.75, 8.65]) drawPost(site, x, -0.6, 0, 0.5, "#8a6a4c", 0.5);
    },
  };
}

/** Four storeys of glass and panels over a tall entrance floor. */
export function office({ palette, random }: Draft): Plan {
  const storeys = 4 + Math.floor(random() * 2);
  const [width, depth, storey] = [24, 14, 3.5];
  const height = storeys * storey + 0.6;
  return {
    width,
    depth,
    height: height + 1,
    porch: 2.5,
    door: width * 0.6,
    draw(site) {
      const { canvas } = site;
      const look: WindowStyle = {
        frame: darken(palette.trim, 0.35),
        columns: 3,
        rows: 1,
        casing: 0.05,
        curtains: false,
      };
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height };
      const { front, side } = raise(site, block, { color: palette.wall, cladding: "panels" });
      for (let floor = 0; floor < storeys; floor++) {
        const up = 0.4 + floor * storey;
        for (let along = 0.5; along < depth - 3; along += 3.4)
          drawWindow(site, side, { along, up: up + 0.6, width: 3, height: 2.1 }, look);
        for (let along = 0.5; along < width - 3; along += 3.86)
          drawWindow(
            site,
            front,
            { along, up: up + (floor ? 0.6 : 0.1), width: 3.4, height: floor ? 2.1 : 2.8 },
            look,
          );
        front.rect(
          [0, up + storey - 0.4],
          [width, up + storey - 0.1],
          lighten(palette.wall, 0.18),
          {},
          0.12,
        );
        side.rect(
          [0, up + storey - 0.4],
          [depth, up + storey - 0.1],
          side.color(lighten(palette.wall, 0.18)),
          {},
          0.12,
        );
      }
      const [from, to] = [width * 0.5, width * 0.7];
      front.rect([from, 0], [to, height], palette.second, {}, 0.02);
      front.lines(
        Array.from(
          { length: 40 },
          (_, index) =>
            [
              [from + index * 0.12, 0],
              [from + index * 0.12, height],
            ] as const,
        ),
        darken(palette.second, 0.4),
        { width: 1, opacity: 0.4 },
      );
      for (let floor = 1; floor < storeys; floor++)
        drawWindow(
          site,
          front,
          { along: from + 0.9, up: 0.8 + floor * storey, width: to - from - 1.8, height: 2.3 },
          { ...look, columns: 2 },
        );
      const glazed: WindowStyle = { ...look, columns: 4, frame: "#2d3439" };
      const entrance = { along: from + 0.8, up: 0.08, width: to - from - 1.6, height: 2.7 };
      drawWindow(site, front, entrance, glazed);
      canvas.polygon(
        strip(from - 0.6, to + 0.6, [3.3, -2.4], [3.3, 0]),
        darken(palette.second, 0.5),
      );
      canvas.polygon(
        strip(from - 0.6, to + 0.6, [3.3, -2.4], [3.6, -2.4]),
        darken(palette.trim, 0.1),
      );
      for (const x of [from - 0.4, to + 0.4]) drawPost(site, x, -2.2, 0, 3.3, palette.trim, 0.2);
      coverFlat(
        site,
        block,
        { color: palette.roof, texture: "seams", trim: lighten(palette.wall, 0.2), overhang: 0.15 },
        0.6,
      );
    },
  };
}

/** A metal hall with roller doors, a glazed office corner and an apron of concrete. */
export function warehouse({ palette }: Draft): Plan {
  const [width, depth, height] = [27, 20, 7];
  return {
    width,
    depth,
    height: height + 1.2,
    porch: 2,
    draw(site) {
      const { canvas } = site;
      const roofing: Roofing = {
        color: palette.roof,
        texture: "seams",
        trim: palette.door,
        overhang: 0.15,
      };
      const look: WindowStyle = {
        frame: "#33393e",
        columns: 3,
        rows: 1,
        casing: 0.06,
        curtains: false,
      };
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: "metal",
        plinth: { height: 1, color: "#9a9b98" },
      });
      for (let along = 1.5; along < depth - 3; along += 4)
        drawWindow(site, side, { along, up: 4.8, width: 2.6, height: 1 }, look);
      for (const along of [9.4, 15.2, 21]) {
        drawGarageDoor(front, { along, up: 0, width: 4.2, height: 4.4 }, "#e4e6e4", 9);
        front.rect([along - 0.2, 4.55], [along + 4.4, 4.75], palette.door, {}, 0.9);
        if (site.air.lamps > 0.5) drawLamp(site, front.at(along + 2.1, 5.2, 0.2), 2.6);
      }
      coverFlat(site, block, roofing, 0.7);
      const corner: Block = { x0: 0.6, x1: 7.8, z0: -1.6, z1: 4, height: 6.2 };
      const desk = raise(site, corner, { color: palette.second, cladding: palette.secondCladding });
      drawWindow(
        site,
        desk.front,
        { along: 0.6, up: 3.6, width: 6, height: 1.7 },
        { ...look, columns: 5 },
      );
      drawWindow(site, desk.front, { along: 3, up: 0.4, width: 3.6, height: 2.4 }, look);
      drawWindow(site, desk.side, { along: 0.6, up: 3.6, width: 4.2, height: 1.7 }, look);
      drawDoor(
        site,
        desk.front,
        { along: 0.9, up: 0.05, width: 1.3, height: 2.4 },
        "#2f363b",
        "#33393e",
      );
      coverFlat(site, corner, roofing, 0.35);
      canvas.polygon(strip(0.4, 3.2, [2.75, -2.8], [2.75, -1.6]), "#3a4147");
      canvas.polygon(strip(0.4, 3.2, [2.75, -2.8], [2.95, -2.8]), palette.door);
      for (const along of [9, 14.6, 20.4, 26]) drawPost(site, along, -0.7, 0, 0.95, "#e2b93c", 0.2);
    },
  };
}
