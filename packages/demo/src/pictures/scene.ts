import { createHash } from "node:crypto";

/** Version of the renderer, increased whenever any picture changes: URLs are immutable (D44). */
export const RENDERER_VERSION = 1;

/** Architecture and landscape of a picture. */
export type SceneStyle = "nordic" | "southern";

/** Building type of an exterior. */
export type Building =
  | "house"
  | "row_house"
  | "apartment_block"
  | "cabin"
  | "farm"
  | "shop"
  | "office"
  | "warehouse"
  | "plot";

/** The light of an exterior. */
export type Light = "day" | "golden" | "overcast" | "dusk";

/** Season: by the year in the north, by rain in the south. */
export type Season = "green" | "autumn" | "snow" | "dry";

/** A building from the street, with garden and landscape. */
export interface ExteriorScene {
  kind: "exterior";
  style: SceneStyle;
  building: Building;
  /** Any integer: selects shape, colours, planting and side. */
  seed: number;
  light: Light;
  season: Season;
}

/** The rooms that can be drawn. */
export type RoomKind =
  | "living_room"
  | "kitchen"
  | "bathroom"
  | "bedroom"
  | "dining_room"
  | "workspace";

/** A furnished room. */
export interface RoomScene {
  kind: RoomKind;
  style: SceneStyle;
  /** Any integer: selects furniture, colours, view and side. */
  seed: number;
}

/** What a room of a plan is for; decides its floor, furniture and neighbours. */
export type PlanRoomKind =
  | "living_room"
  | "kitchen"
  | "dining_room"
  | "bedroom"
  | "bathroom"
  | "toilet"
  | "hall"
  | "storage"
  | "laundry"
  | "office"
  | "garage"
  | "balcony"
  | "terrace"
  | "other";

/** One room of a listing, exactly as the listing names and measures it. */
export interface PlanRoom {
  kind: PlanRoomKind;
  /** As in the listing, in the listing's language. */
  label: string;
  /** Square metres. */
  area_m2: number;
}

/** A plan of a listing's own rooms: the labels and areas drawn are those given. */
export interface FloorPlanScene {
  kind: "floorplan";
  style: SceneStyle;
  /** Selects one of the arrangements of the same rooms. */
  seed: number;
  /** One to twenty rooms. */
  rooms: readonly PlanRoom[];
  /** Square metres; the sum of rooms may be less (walls). */
  totalArea: number;
  /** The language of numbers and of the word before the total. */
  language: "no" | "en";
}

/** Everything a picture is drawn from, as plain JSON: the same scene gives the same bytes (D44). */
export type Scene = ExteriorScene | RoomScene | FloorPlanScene;

const KINDS: ReadonlySet<unknown> = new Set<Scene["kind"]>([
  "exterior",
  "living_room",
  "kitchen",
  "bathroom",
  "bedroom",
  "dining_room",
  "workspace",
  "floorplan",
]);

/** Whether stored JSON is a scene; it was written by this product, so its kind is enough. */
export const isScene = (value: unknown): value is Scene =>
  typeof value === "object" && value !== null && "kind" in value && KINDS.has(value.kind);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

/**
 * The name of a scene's pictures: 20 hexadecimal digits of scene and renderer version, whatever
 * the order of the scene's fields. `version` is given in tests only.
 */
export const sceneHash = (scene: Scene, version: number = RENDERER_VERSION): string =>
  createHash("sha256")
    .update(`${version}:${canonical(scene)}`)
    .digest("hex")
    .slice(0, 20);

/** Width divided by height: the gallery's 4:3 for all kinds (visual §14). */
export const sceneRatio = (_scene: Scene): number => 4 / 3;

/** Seed of a scene's random numbers: all its fields except light and season. */
export const sceneSeed = (scene: ExteriorScene | RoomScene): string =>
  scene.kind === "exterior"
    ? `${scene.kind} ${scene.style} ${scene.building} ${scene.seed}`
    : `${scene.kind} ${scene.style} ${scene.seed}`;
