import type { Color } from "../drawing/color.ts";
import type { RoomScene } from "../scene.ts";

/** The colours and floor of a room. */
export interface RoomPalette {
  wall: Color;
  /** Colour of the accent wall. */
  feature: Color;
  floor: Color;
  floorKind: "planks" | "herringbone" | "carpet";
  wood: Color;
  /** Sofas, beds, cabinet fronts. */
  main: Color;
  accent: Color;
  /** Second accent, for cushions and art. */
  spark: Color;
  cabinet: Color;
  counter: Color;
  tile: Color;
  metal: Color;
}

type Row = readonly [
  wall: Color,
  feature: Color,
  floor: Color,
  kind: RoomPalette["floorKind"],
  wood: Color,
  main: Color,
  accent: Color,
  spark: Color,
  cabinet: Color,
  counter: Color,
  tile: Color,
  metal: Color,
];

const NORDIC: readonly [Row, ...Row[]] = [
  [
    "#ebe7df",
    "#d8d5ca",
    "#c9a77b",
    "planks",
    "#b98d5e",
    "#6f8272",
    "#d08a5b",
    "#e9d9bd",
    "#e9e6df",
    "#5b5f60",
    "#dfe3e0",
    "#33373a",
  ],
  [
    "#e6e9e8",
    "#9fb2b6",
    "#b88f66",
    "planks",
    "#a57b50",
    "#38566b",
    "#d9a441",
    "#dfe6e8",
    "#47606b",
    "#e7e2d6",
    "#e9eeee",
    "#b08d57",
  ],
  [
    "#efe8dc",
    "#c8b29a",
    "#a67c55",
    "herringbone",
    "#8f6642",
    "#8a4b3c",
    "#3d5a5b",
    "#e7d3bb",
    "#f1ede4",
    "#b98d5e",
    "#ece4d6",
    "#2f3032",
  ],
  [
    "#e8e4dd",
    "#5d6a64",
    "#d2b48c",
    "planks",
    "#c29a6b",
    "#4a4f54",
    "#c96f4a",
    "#d9d3c6",
    "#3b4a45",
    "#d8c4a2",
    "#d9dedb",
    "#c7a468",
  ],
  [
    "#f1efe9",
    "#e2d8c8",
    "#bfa282",
    "herringbone",
    "#a9855d",
    "#c9bfae",
    "#7f9487",
    "#b5654a",
    "#cfd6cf",
    "#f0ede6",
    "#f0eeea",
    "#34373a",
  ],
  [
    "#e4e3de",
    "#7b8c99",
    "#c4a57f",
    "planks",
    "#b08a60",
    "#d7cfc0",
    "#5f7f95",
    "#cf9155",
    "#7d8e8a",
    "#ece8de",
    "#c9d3d6",
    "#2f3336",
  ],
];

const SOUTHERN: readonly [Row, ...Row[]] = [
  [
    "#f3efe6",
    "#e4dccb",
    "#b8875a",
    "planks",
    "#a87a4f",
    "#cfc5b2",
    "#4f7f7b",
    "#dd9b6b",
    "#f4f2ec",
    "#d8d5cf",
    "#f1f0ec",
    "#b9975b",
  ],
  [
    "#f1f0ec",
    "#a8b5ad",
    "#caa679",
    "planks",
    "#b88f62",
    "#5f7a74",
    "#d98b5f",
    "#efe0c6",
    "#8fa39b",
    "#f2efe8",
    "#e5ece8",
    "#2f3336",
  ],
  [
    "#eeeae2",
    "#c9b8a4",
    "#9a6b45",
    "planks",
    "#8a5f3d",
    "#7a6a5c",
    "#b5523f",
    "#e8d3ae",
    "#e8e3d8",
    "#3f4446",
    "#e9e2d6",
    "#c2a05f",
  ],
  [
    "#f4f1ea",
    "#8aa3b0",
    "#cdb796",
    "carpet",
    "#b7935f",
    "#7f9db0",
    "#e0b04f",
    "#f2ead9",
    "#f0eee8",
    "#b0a89c",
    "#dde8ec",
    "#8f9598",
  ],
  [
    "#efede7",
    "#56655c",
    "#b5946b",
    "herringbone",
    "#9f7748",
    "#e3dccd",
    "#6d7f5f",
    "#c9764a",
    "#4f5f56",
    "#efe9dd",
    "#eef0ea",
    "#c9a35e",
  ],
  [
    "#f5f2ed",
    "#ddc9b8",
    "#c7b59b",
    "carpet",
    "#bb9468",
    "#c58f7a",
    "#5a7280",
    "#f0dcc9",
    "#ead9c9",
    "#f3f1ed",
    "#f3e9e2",
    "#b78f60",
  ],
];

/** The colours of a room, picked by its seed without drawing. */
export function roomPaletteOf({ style, seed }: RoomScene): RoomPalette {
  const rows = style === "nordic" ? NORDIC : SOUTHERN;
  const row = rows[Math.abs(seed) % rows.length] ?? rows[0];
  const [
    wall,
    feature,
    floor,
    floorKind,
    wood,
    main,
    accent,
    spark,
    cabinet,
    counter,
    tile,
    metal,
  ] = row;
  return {
    wall,
    feature,
    floor,
    floorKind,
    wood,
    main,
    accent,
    spark,
    cabinet,
    counter,
    tile,
    metal,
  };
}
