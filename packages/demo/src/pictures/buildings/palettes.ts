import type { Color } from "../drawing/color.ts";
import type { Building, ExteriorScene, SceneStyle } from "../scene.ts";
import type { Cladding } from "./cladding.ts";

/** The colours of one building. */
export interface BuildingPalette {
  wall: Color;
  cladding: Cladding;
  trim: Color;
  roof: Color;
  door: Color;
  /** A second wall colour for wings, gables and panels. */
  second: Color;
  secondCladding: Cladding;
}

type Row = readonly [
  wall: Color,
  cladding: Cladding,
  trim: Color,
  roof: Color,
  door: Color,
  second: Color,
  secondCladding: Cladding,
];

type Rows = readonly [Row, ...Row[]];

const NORDIC_HOUSE: Rows = [
  ["#f2efe8", "weatherboard", "#ffffff", "#3b4045", "#3f5a4e", "#e3ddd0", "boards"],
  ["#a03a2c", "boards", "#f7f1e6", "#3a3a3d", "#f2ece0", "#8e3226", "boards"],
  ["#d9ac52", "weatherboard", "#fffaf0", "#54473f", "#5a3b2c", "#c99a42", "boards"],
  ["#4a545b", "boards", "#e9e6df", "#2b2f34", "#b5773f", "#b98a58", "boards"],
  ["#7d9686", "weatherboard", "#fbf8f0", "#3d4144", "#7c3b2e", "#6b8575", "boards"],
  ["#8fa6b8", "boards", "#ffffff", "#3c444c", "#2f4257", "#f2efe8", "boards"],
  ["#ece4d4", "weatherboard", "#8a5a3a", "#5b4a42", "#6d3f2a", "#d9cdb8", "boards"],
  ["#2f3336", "boards", "#c39a68", "#26292c", "#c39a68", "#b98a58", "boards"],
  ["#c8d0ce", "weatherboard", "#ffffff", "#4a4f54", "#9c3b2e", "#b4bfbd", "boards"],
];

const SOUTHERN_HOUSE: Rows = [
  ["#eae3d6", "weatherboard", "#ffffff", "#5c646a", "#37544f", "#d9cdb8", "weatherboard"],
  ["#b9714e", "brick", "#fff7ec", "#4c5156", "#2f4a44", "#e6d8c2", "render"],
  ["#cfd8d6", "weatherboard", "#ffffff", "#8b4638", "#8b4638", "#ffffff", "weatherboard"],
  ["#8d9ba1", "weatherboard", "#ffffff", "#3c4247", "#c9a24b", "#f0ece4", "weatherboard"],
  ["#dcc9a8", "render", "#fffdf6", "#69746c", "#47624f", "#a4623f", "brick"],
  ["#f1eee8", "render", "#33383c", "#3f454a", "#a8703e", "#a8703e", "panels"],
  ["#a3543f", "brick", "#f3e9d8", "#6d4a40", "#33302c", "#f3e9d8", "weatherboard"],
  ["#d8dfe3", "weatherboard", "#ffffff", "#9aa3a8", "#27566b", "#c3ced4", "weatherboard"],
  ["#bfc4ad", "weatherboard", "#fffaf0", "#6f7a70", "#7d3f34", "#fffaf0", "weatherboard"],
];

const NORDIC: Partial<Record<Building, Rows>> = {
  row_house: [
    ["#e9e4da", "boards", "#ffffff", "#3d4247", "#9c3b2e", "#a8443a", "boards"],
    ["#c9a25a", "boards", "#fffaf0", "#43474b", "#2f4a55", "#5d7c84", "boards"],
    ["#4f5a5f", "boards", "#f0ece2", "#2d3135", "#d2a45c", "#d8cfbf", "boards"],
  ],
  apartment_block: [
    ["#b7643f", "brick", "#33383c", "#3a3f44", "#4a3326", "#e7e0d4", "render"],
    ["#e9e4da", "render", "#3a4046", "#44494e", "#5a4634", "#a9825a", "boards"],
    ["#d9d2c4", "brick", "#2f3438", "#3a3f44", "#3a3f44", "#8f6f4f", "boards"],
    ["#5b6268", "brick", "#e9e6df", "#2f3438", "#c39a68", "#c39a68", "boards"],
    ["#c9cfd0", "panels", "#ffffff", "#454b50", "#33424c", "#d9a94f", "panels"],
  ],
  cabin: [
    ["#5a4433", "logs", "#3c2e24", "#50613f", "#a43b2c", "#6b513c", "boards"],
    ["#2e3033", "boards", "#c39a68", "#33373a", "#c39a68", "#b98a58", "boards"],
    ["#7a5a3e", "boards", "#4a3626", "#3a3d40", "#2f4a44", "#8c6a4a", "boards"],
    ["#8d3428", "boards", "#f4eee2", "#3d3d3f", "#f4eee2", "#7c2d22", "boards"],
    ["#6d7168", "boards", "#e9e4d8", "#4e5e3f", "#9c3b2e", "#5d6159", "boards"],
  ],
  farm: [
    ["#9a3527", "boards", "#f8f2e7", "#4a4d50", "#f8f2e7", "#f3efe6", "weatherboard"],
    ["#a8402f", "boards", "#f8f2e7", "#5a4a42", "#f8f2e7", "#d9ac52", "weatherboard"],
    ["#8f8a7e", "boards", "#f4efe4", "#53575a", "#7c3b2e", "#f3efe6", "weatherboard"],
  ],
  shop: [
    ["#e4dccb", "render", "#2f3a38", "#474b50", "#2f4a44", "#2f4a44", "panels"],
    ["#b06a48", "brick", "#f1e9da", "#3f4449", "#2b3440", "#2b3440", "panels"],
  ],
  office: [
    ["#5f6a70", "panels", "#dfe6e9", "#3f464b", "#2f3a40", "#b98a58", "boards"],
    ["#d8d5cd", "panels", "#3a4248", "#4a5157", "#33393d", "#9a5a3e", "brick"],
  ],
  warehouse: [
    ["#8d979c", "metal", "#e8ebec", "#5b646a", "#2d5a78", "#3c474e", "panels"],
    ["#3f5568", "metal", "#e8ebec", "#59626a", "#d9a441", "#cfd5d8", "panels"],
  ],
};

const SOUTHERN: Partial<Record<Building, Rows>> = {
  row_house: [
    ["#e8e1d4", "render", "#ffffff", "#5b6268", "#2f4a55", "#a8603f", "brick"],
    ["#a9573d", "brick", "#f7efe2", "#565c62", "#1f3a44", "#e6dccb", "render"],
    ["#c9d0d0", "weatherboard", "#ffffff", "#4b5359", "#b5773f", "#8f9ba0", "weatherboard"],
  ],
  apartment_block: [
    ["#efebe3", "render", "#3b4248", "#4b5258", "#3b4248", "#b0754d", "panels"],
    ["#a85b3f", "brick", "#efe9dd", "#4b5055", "#2d3a40", "#efe9dd", "render"],
    ["#cdc6b8", "render", "#2f363b", "#41484d", "#2f363b", "#7e8b86", "panels"],
    ["#dfe3e2", "render", "#4a555b", "#4b5258", "#35505a", "#8fa8a6", "panels"],
    ["#8a8178", "brick", "#e9e2d6", "#3f4549", "#2b3236", "#d8cbb4", "render"],
  ],
  cabin: [
    ["#9fb8bb", "weatherboard", "#ffffff", "#a9b1b4", "#d9774a", "#ffffff", "weatherboard"],
    ["#d9cfb8", "weatherboard", "#ffffff", "#8f9a98", "#2f6a74", "#c3b79c", "weatherboard"],
  ],
  farm: [
    ["#efe9dc", "weatherboard", "#ffffff", "#a04a36", "#37544f", "#b9bfc0", "metal"],
    ["#d8c7a4", "brick", "#fff9ee", "#8c9598", "#5a3b2c", "#a8b0b2", "metal"],
  ],
  shop: [
    ["#e9dfcc", "render", "#3b4a4c", "#5a6066", "#274a50", "#274a50", "panels"],
    ["#a85f45", "brick", "#f6ecda", "#53585d", "#7c2f2a", "#7c2f2a", "panels"],
  ],
  office: [
    ["#cfd6d8", "panels", "#3b454b", "#4c555b", "#333c42", "#b47a4c", "panels"],
    ["#e8e4da", "panels", "#4c565c", "#545d63", "#384147", "#6f8d8c", "panels"],
  ],
  warehouse: [
    ["#d9d6cc", "metal", "#5b6469", "#8e979b", "#2f6a5c", "#a85f45", "brick"],
    ["#5e7468", "metal", "#eef0ec", "#7b8589", "#c9a24b", "#cfd3cf", "panels"],
  ],
};

/** All colours a kind of building comes in. */
function palettesOf(style: SceneStyle, building: Building): Rows {
  const [special, houses] =
    style === "nordic" ? [NORDIC, NORDIC_HOUSE] : [SOUTHERN, SOUTHERN_HOUSE];
  return special[building] ?? houses;
}

/** The colours of an exterior, picked by its seed without drawing. */
export function paletteOf(scene: ExteriorScene): BuildingPalette {
  const rows = palettesOf(scene.style, scene.building);
  const row = rows[Math.abs(scene.seed) % rows.length] ?? rows[0];
  const [wall, cladding, trim, roof, door, second, secondCladding] = row;
  return { wall, cladding, trim, roof, door, second, secondCladding };
}
