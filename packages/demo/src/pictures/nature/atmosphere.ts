import type { Canvas, Stop } from "../drawing/canvas.ts";
import type { Color, Tint } from "../drawing/color.ts";
import type { ExteriorScene, Light, Season, SceneStyle } from "../scene.ts";

/** Light and colours of a time of day. */
export interface Atmosphere {
  sky: readonly Stop[];
  /** Haze in front of distant hills. */
  haze: Color;
  /** Tint of lit surfaces. */
  tint: Tint;
  /** Tint of the distant landscape, towards the colour of the sky. */
  farTint: Tint;
  cloud: Color;
  /** The share of windows with lamps on, 0 to 1. */
  lamps: number;
  /** Opacity of cast shadows, 0 to 1. */
  shadow: number;
  /** A low or high glow in the sky, if the sun is in front. */
  glow: { color: Color; strength: number; up: number };
}

const HOURS: Record<Light, Atmosphere> = {
  day: {
    sky: [
      [0, "#5fa3dc"],
      [0.5, "#a6d0ee"],
      [1, "#eaf4f6"],
    ],
    haze: "#e6f1f5",
    tint: [1, 1, 1],
    farTint: [1, 1, 1],
    cloud: "#ffffff",
    lamps: 0,
    shadow: 0.4,
    glow: { color: "#ffffff", strength: 0.5, up: 0.2 },
  },
  golden: {
    sky: [
      [0, "#5f9bd0"],
      [0.42, "#a5c8de"],
      [0.72, "#eadcc0"],
      [1, "#fbe3b4"],
    ],
    haze: "#f4e3c8",
    tint: [1.03, 0.985, 0.92],
    farTint: [1.0, 0.98, 0.97],
    cloud: "#fff1dc",
    lamps: 0.15,
    shadow: 0.42,
    glow: { color: "#ffe3a6", strength: 0.7, up: 0.56 },
  },
  overcast: {
    sky: [
      [0, "#a9b9c6"],
      [0.6, "#ccd6dc"],
      [1, "#e8ecec"],
    ],
    haze: "#e3e8ea",
    tint: [0.955, 0.965, 0.975],
    farTint: [0.97, 0.98, 0.99],
    cloud: "#f4f6f7",
    lamps: 0.2,
    shadow: 0.2,
    glow: { color: "#ffffff", strength: 0.45, up: 0.3 },
  },
  dusk: {
    sky: [
      [0, "#27406f"],
      [0.4, "#5c6fa3"],
      [0.68, "#c79bab"],
      [0.86, "#f5b98d"],
      [1, "#fcd9a8"],
    ],
    haze: "#eeb795",
    tint: [0.63, 0.6, 0.68],
    farTint: [0.72, 0.66, 0.77],
    cloud: "#e9b3a6",
    lamps: 0.85,
    shadow: 0.3,
    glow: { color: "#ffdca6", strength: 0.75, up: 0.62 },
  },
};

/** The deeper blue of southern noon. */
const SOUTHERN_NOON: readonly Stop[] = [
  [0, "#3f8fd8"],
  [0.5, "#8cc4ee"],
  [1, "#e9f3f1"],
];

/** The light of a scene. */
export function atmosphereOf({ style, light }: ExteriorScene): Atmosphere {
  const hour = HOURS[light];
  return style === "southern" && light === "day" ? { ...hour, sky: SOUTHERN_NOON } : hour;
}

/** Colours of plants. */
export interface Greenery {
  /** Dark to bright. */
  leaves: readonly [Color, Color, Color, Color];
  /** A second kind of tree. */
  others: readonly [Color, Color, Color, Color];
  conifer: readonly [Color, Color, Color];
  /** Far to near. */
  ground: readonly [Color, Color, Color];
  /** Light, dark, middle. */
  blades: readonly [Color, Color, Color];
  flowers: readonly Color[];
}

const NORTHERN: Record<Season, Greenery> = {
  green: {
    leaves: ["#2f5636", "#4a7d3f", "#78a850", "#b3d072"],
    others: ["#3b6140", "#5d8b4a", "#8fb65c", "#c5d884"],
    conifer: ["#24402f", "#355c41", "#56805a"],
    ground: ["#a8c274", "#86ac55", "#55833a"],
    blades: ["#b6d07c", "#3f6d2d", "#8db75a"],
    flowers: ["#ffffff", "#f6d7e2", "#e6bfe0", "#f3df8d"],
  },
  autumn: {
    leaves: ["#6b4a22", "#a8702c", "#d79a3a", "#f0c865"],
    others: ["#6e3a24", "#a9552d", "#cf7c3c", "#e9ab62"],
    conifer: ["#26402f", "#3a5a40", "#5c7c58"],
    ground: ["#bcb772", "#9ba055", "#6c7a38"],
    blades: ["#d3c67c", "#5b6a30", "#a9a85a"],
    flowers: ["#d9772e", "#c9542f", "#e5b04a"],
  },
  snow: {
    leaves: ["#6b7a80", "#97a6ad", "#cfdae0", "#ffffff"],
    others: ["#76858a", "#a5b3b9", "#d8e2e7", "#ffffff"],
    conifer: ["#2f4a44", "#557069", "#e9f1f5"],
    ground: ["#eef4f8", "#e4edf4", "#cfdde9"],
    blades: ["#ffffff", "#c3d3e2", "#dfe9f1"],
    flowers: [],
  },
  dry: {
    leaves: ["#3d5a37", "#5d7d43", "#8aa356", "#bccb7e"],
    others: ["#445f3c", "#688649", "#96ab60", "#c9d38c"],
    conifer: ["#2a4433", "#3f6046", "#62845f"],
    ground: ["#c6c581", "#a9ab5f", "#7b853f"],
    blades: ["#d9d394", "#66732f", "#b4b065"],
    flowers: ["#ffffff", "#f0d27a"],
  },
};

const SOUTHERN: Record<Season, Greenery> = {
  green: {
    leaves: ["#44603f", "#67854f", "#94ac69", "#c5d193"],
    others: ["#33553a", "#4f7d45", "#7da557", "#b5cd78"],
    conifer: ["#2c4a36", "#456a4b", "#6b8f66"],
    ground: ["#b9c67a", "#98b35a", "#69893f"],
    blades: ["#cbd58a", "#4f7331", "#a2bb62"],
    flowers: ["#ffffff", "#c9a3dc", "#f2b8c6", "#f5d35c"],
  },
  autumn: {
    leaves: ["#59502c", "#8f7a3d", "#bd9f55", "#e0ca86"],
    others: ["#6b3a28", "#a05433", "#c77d48", "#e3b077"],
    conifer: ["#2f4736", "#4c674a", "#748e66"],
    ground: ["#c9c27c", "#aaab5c", "#7b8341"],
    blades: ["#dccd8b", "#6b7334", "#b5b063"],
    flowers: ["#c9542f", "#e5b04a"],
  },
  snow: {
    leaves: ["#44603f", "#67854f", "#94ac69", "#c5d193"],
    others: ["#33553a", "#4f7d45", "#7da557", "#b5cd78"],
    conifer: ["#2c4a36", "#456a4b", "#6b8f66"],
    ground: ["#b9c67a", "#98b35a", "#69893f"],
    blades: ["#cbd58a", "#4f7331", "#a2bb62"],
    flowers: [],
  },
  dry: {
    leaves: ["#4e6044", "#728257", "#9ca977", "#cccf9f"],
    others: ["#56603f", "#7c8352", "#a7a870", "#d2cc98"],
    conifer: ["#34493a", "#50684f", "#7a8d6c"],
    ground: ["#ddcf94", "#c9b877", "#9a8f52"],
    blades: ["#ecdfaa", "#8b8147", "#d3c07c"],
    flowers: ["#ffffff", "#e58fa5", "#f0c14f", "#b693d6"],
  },
};

/** The plants of a scene. */
export const greeneryOf = (style: SceneStyle, season: Season): Greenery =>
  (style === "nordic" ? NORTHERN : SOUTHERN)[season];

/** Runs a drawing function under another light. */
export function underTint(canvas: Canvas, tint: Tint, draw: () => void): void {
  const before = canvas.tint;
  canvas.tint = tint;
  draw();
  canvas.tint = before;
}
