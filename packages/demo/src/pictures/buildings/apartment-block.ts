import { darken, lighten } from "../drawing/color.ts";
import { strip } from "../drawing/faces.ts";
import { between } from "../drawing/random.ts";
import { coverFlat } from "./flat-roofs.ts";
import { drawWindow, windowRow, type WindowStyle } from "./openings.ts";
import { drawBalcony, raise } from "./parts.ts";
import type { Draft, Plan } from "./plan.ts";
import type { Block, Roofing } from "./roofs.ts";

const STOREY = 2.95;

/** Four to six storeys of flats with balconies, a glazed entrance and a set-back top floor. */
export function apartmentBlock({ random, palette, scene }: Draft): Plan {
  const nordic = scene.style === "nordic";
  const storeys = 4 + Math.floor(random() * (nordic ? 2 : 3));
  const bays = 4 + Math.floor(random() * 2);
  const bay = 4.1;
  const [width, depth] = [bays * bay + 2.6, 12];
  const height = storeys * STOREY + 0.5;
  const hasTop = random() < 0.6;
  const stair = 1 + Math.floor(random() * (bays - 2));
  const kind = random() < 0.6 ? "glass" : "bars";
  const inset = between(random, 1.6, 2.4);
  return {
    width,
    depth,
    height: height + (hasTop ? STOREY : 0.5),
    porch: 2,
    door: 1.3 + stair * bay + bay / 2,
    draw(site) {
      const { canvas } = site;
      const look: WindowStyle = {
        frame: nordic ? palette.trim : "#3d444a",
        columns: 2,
        rows: 1,
        casing: 0.06,
      };
      const roofing: Roofing = {
        color: palette.roof,
        texture: "seams",
        trim: darken(palette.trim, 0.2),
        overhang: 0.12,
      };
      if (hasTop) {
        const top: Block = {
          x0: inset,
          x1: width - inset,
          z0: 1.8,
          z1: depth - 1,
          floor: height,
          height: height + STOREY,
        };
        const upper = raise(site, top, { color: palette.second, cladding: palette.secondCladding });
        for (let along = 0.8; along < upper.width - 2.4; along += 3.4)
          drawWindow(site, upper.front, { along, up: 0.3, width: 2.2, height: 2.1 }, look);
        coverFlat(site, top, { ...roofing, overhang: 0.5 }, 0.25);
      }
      const block: Block = { x0: 0, x1: width, z0: 0, z1: depth, height };
      const { front, side } = raise(site, block, {
        color: palette.wall,
        cladding: palette.cladding,
      });
      const left = 1.3 + stair * bay;
      front.rect(
        [left, 0],
        [left + bay, height],
        canvas.gradient([
          [0, palette.second],
          [1, darken(palette.second, 0.08)],
        ]),
      );
      front.rect([0, 0], [width, 0.5], darken(palette.wall, 0.35));
      side.rect([0, 0], [depth, 0.5], side.color(darken(palette.wall, 0.35)));
      for (let storey = 0; storey < storeys; storey++) {
        const up = 0.5 + storey * STOREY;
        front.lines(
          [
            [
              [0, up],
              [width, up],
            ],
          ],
          darken(palette.wall, 0.3),
          { width: 1.5, opacity: 0.5 },
        );
        windowRow(site, side, [1.6, depth - 3.4], { up: up + 0.95, width: 1.5, height: 1.4 }, look);
        for (let column = 0; column < bays; column++) {
          const at = 1.3 + column * bay;
          if (column === stair) {
            drawWindow(
              site,
              front,
              {
                along: at + 1.1,
                up: up + (storey ? 0.4 : 0.6),
                width: 1.9,
                height: storey ? 2.1 : 2,
              },
              { ...look, columns: 2, curtains: false },
            );
          } else if (storey === 0) {
            drawWindow(
              site,
              front,
              { along: at + 0.5, up: up + 0.8, width: 1.3, height: 1.5 },
              look,
            );
            drawWindow(
              site,
              front,
              { along: at + 2.3, up: up + 0.8, width: 1.3, height: 1.5 },
              look,
            );
          } else {
            drawWindow(
              site,
              front,
              { along: at + 0.4, up: up + 0.1, width: 1.9, height: 2.2 },
              { ...look, columns: 2 },
            );
            drawWindow(
              site,
              front,
              { along: at + 2.75, up: up + 0.9, width: 0.9, height: 1.4 },
              { ...look, columns: 1 },
            );
          }
        }
      }
      for (let storey = 1; storey < storeys; storey++) {
        const up = 0.5 + storey * STOREY + 0.06;
        for (let column = bays - 1; column >= 0; column--) {
          if (column === stair) continue;
          const at = 1.3 + column * bay;
          drawBalcony(site, [at + 0.15, at + 3], 0, up, 1.5, {
            slab: lighten(palette.wall, 0.4),
            rail: darken(palette.trim, 0.15),
            kind,
          });
        }
      }
      coverFlat(site, block, roofing, 0.35);
      const door = left + bay / 2;
      const glazed: WindowStyle = {
        ...look,
        columns: 2,
        curtains: false,
        frame: darken(palette.trim, 0.1),
      };
      drawWindow(site, front, { along: door - 1, up: 0.08, width: 2, height: 2.3 }, glazed);
      canvas.polygon(
        strip(door - 1.7, door + 1.7, [2.75, -1.5], [2.75, 0]),
        darken(palette.trim, 0.5),
      );
      canvas.polygon(
        strip(door - 1.7, door + 1.7, [2.75, -1.5], [3, -1.5]),
        darken(palette.trim, 0.25),
      );
    },
  };
}
