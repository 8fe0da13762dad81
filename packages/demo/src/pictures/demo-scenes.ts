import type {
  Building,
  ExteriorScene,
  Light,
  RoomKind,
  RoomScene,
  Season,
  SceneStyle,
} from "./scene.ts";

/** One light and season of an exterior. */
type Mood = readonly [light: Light, season: Season];

const NORTHERN_MOODS: readonly Mood[] = [
  ["day", "green"],
  ["golden", "green"],
  ["day", "autumn"],
  ["dusk", "green"],
  ["overcast", "green"],
  ["day", "snow"],
  ["golden", "autumn"],
  ["dusk", "snow"],
];

const SOUTHERN_MOODS: readonly Mood[] = [
  ["day", "green"],
  ["golden", "dry"],
  ["day", "green"],
  ["dusk", "green"],
  ["day", "dry"],
  ["golden", "green"],
  ["overcast", "green"],
  ["dusk", "dry"],
];

/** How many of each building are shared by all demo listings of a style. */
const EXTERIORS: Record<SceneStyle, Readonly<Record<Building, number>>> = {
  nordic: {
    house: 12,
    row_house: 4,
    apartment_block: 7,
    cabin: 6,
    farm: 2,
    shop: 2,
    office: 2,
    warehouse: 2,
    plot: 3,
  },
  southern: {
    house: 13,
    row_house: 4,
    apartment_block: 7,
    cabin: 2,
    farm: 3,
    shop: 2,
    office: 2,
    warehouse: 2,
    plot: 3,
  },
};

/** How many of each room are shared by all demo listings of a style. */
const ROOMS: Readonly<Record<RoomKind, number>> = {
  living_room: 9,
  kitchen: 9,
  bedroom: 8,
  bathroom: 7,
  dining_room: 5,
  workspace: 2,
};

const BUILDINGS: readonly Building[] = [
  "house",
  "row_house",
  "apartment_block",
  "cabin",
  "farm",
  "shop",
  "office",
  "warehouse",
  "plot",
];

const ROOM_KINDS: readonly RoomKind[] = [
  "living_room",
  "kitchen",
  "bedroom",
  "bathroom",
  "dining_room",
  "workspace",
];

const STYLES: readonly SceneStyle[] = ["nordic", "southern"];

/** Every shared exterior: light and season vary with the seed, so that a page of cards is varied. */
export const demoExteriors = (): ExteriorScene[] =>
  STYLES.flatMap((style) =>
    BUILDINGS.flatMap((building) =>
      Array.from({ length: EXTERIORS[style][building] }, (_, seed): ExteriorScene => {
        const moods = style === "nordic" ? NORTHERN_MOODS : SOUTHERN_MOODS;
        const shift = BUILDINGS.indexOf(building) * 3;
        const [light, season] = moods[(seed + shift) % moods.length] ?? ["day", "green"];
        return { kind: "exterior", style, building, seed, light, season };
      }),
    ),
  );

/** Every shared room. */
export const demoRooms = (): RoomScene[] =>
  STYLES.flatMap((style) =>
    ROOM_KINDS.flatMap((kind) =>
      Array.from({ length: ROOMS[kind] }, (_, seed): RoomScene => ({ kind, style, seed })),
    ),
  );

/** The about 150 scenes that demo listings share (D44), exteriors first: cards show them. */
export const demoScenes = (): (ExteriorScene | RoomScene)[] => [...demoExteriors(), ...demoRooms()];
