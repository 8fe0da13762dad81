import type { WindowStyle } from "./openings.ts";
import type { BuildingPalette } from "./palettes.ts";
import type { Roofing } from "./roofs.ts";

/** The windows of a southern house. */
export const windowsOf = ({ trim }: BuildingPalette): WindowStyle => ({
  frame: trim,
  columns: 2,
  rows: 1,
  casing: 0.08,
});

/** Its roof: tiles on brick, metal on boards. */
export const roofingOf = ({ roof, trim, cladding }: BuildingPalette): Roofing => ({
  color: roof,
  texture: cladding === "brick" ? "tiles" : "seams",
  trim,
  overhang: 0.65,
});
