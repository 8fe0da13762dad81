import { darken, mix } from "../drawing/color.ts";
import { facing, level, sideways, strip } from "../drawing/faces.ts";
import { eavesShadow, edgeBoard, SNOW, type Block, type Roofing } from "./roofs.ts";
import type { Site } from "./site.ts";

/** A flat roof behind a capped parapet, or with a thin projecting slab. */
export function coverFlat(site: Site, block: Block, roofing: Roofing, slab: number): void {
  const { canvas, snowy } = site;
  const over = roofing.overhang ?? 0.05;
  const { x0, x1, z0, z1, height } = block;
  const [left, right, front, back] = [x0 - over, x1 + over, z0 - over, z1 + over];
  const color = roofing.trim;
  if (over > 0.2) {
    eavesShadow(site, block, 0.9);
    canvas.polygon(level(left, right, height, front, z0), darken(color, 0.4));
    canvas.polygon(
      [
        [left, height, front],
        [left, height, back],
        [x0, height, back],
        [x0, height, front],
      ],
      darken(color, 0.5),
    );
  }
  const top = height + slab;
  canvas.polygon(sideways(left, height, top, front, back), darken(color, 0.3));
  canvas.polygon(facing(left, right, height, top, front), color, {
    edge: { color: darken(color, 0.2), width: 0.8 },
  });
  if (snowy) {
    const cap = top + 0.14;
    canvas.polygon(sideways(left, top, cap, front, back), "#dbe5ee");
    canvas.polygon(facing(left, right, top, cap, front), SNOW);
  }
}

/** A single slope, high at the street; `rise` above the eaves at the back. */
export function coverSingle(site: Site, block: Block, rise: number, roofing: Roofing): void {
  const { canvas } = site;
  const over = roofing.overhang ?? 0.6;
  const { x0, x1, z0, z1, height } = block;
  const fall = rise / (z1 - z0);
  const [left, right, front, back] = [x0 - over, x1 + over, z0 - over, z1 + over];
  const high = height + rise + fall * over + 0.1;
  const low = height - fall * over + 0.1;
  canvas.polygon(
    strip(left, right, [high, front], [high - fall * over, z0]),
    darken(mix(roofing.trim, "#8a5a34", 0.35), 0.3),
  );
  canvas.polygon(
    [
      [left, high, front],
      [left, low, back],
      [x0, low, back],
      [x0, high, front],
    ],
    darken(roofing.trim, 0.5),
  );
  edgeBoard(site, [left, high + 0.16, front], [left, low + 0.16, back], roofing.trim, 0.26);
  edgeBoard(site, [left, high + 0.16, front], [right, high + 0.16, front], roofing.trim, 0.04);
}
